import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from scopa_desktop import paths
from scopa_desktop.app.art import ProgramArt
from scopa_desktop.skins.faults import SkinInvalid
from scopa_desktop.storage.settings import Settings
from scopa_desktop.wording.cards import card_name, speak_of

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture(autouse=True)
def latin() -> Iterator[None]:
    yield
    speak_of("latin")


def test_nothing_is_read_before_it_is_wanted() -> None:
    art = ProgramArt(paths.assets_dir() / "no such folder")
    assert art.wear(Settings(deck="french")) is None
    assert not {"drawings", "shadows", "surfaces", "table_faces"} & vars(art).keys()


def test_pages_and_table_have_cards_of_their_own() -> None:
    art = ProgramArt(paths.assets_dir())
    assert art.page_faces is not art.table_faces
    assert art.page_faces.skin is art.table_faces.skin
    card = art.card(6, 100, 2.0, True)
    assert (card.height(), card.devicePixelRatio()) == (200, 2.0)


def test_the_deck_of_the_settings_is_worn_at_once_or_when_it_is_wanted() -> None:
    art = ProgramArt(paths.assets_dir(), Settings(deck="spanish", back="siren-blue"))
    assert (art.deck, art.back, art.is_large) == ("spanish", "siren-blue", False)
    before = art.emblem(0, 20, 1.0).toImage()
    four = Settings(deck="french", variant="four_colours", large_indices=True)
    assert art.wear(four) is None
    assert (art.deck, art.back, art.is_large) == ("french", "", True)
    assert card_name(18) == "queen of hearts"
    assert art.page_faces.skin.variant == "four_colours"
    assert art.skin.variant == ""
    assert art.emblem(0, 20, 1.0).toImage() != before
    assert art.table_faces.skin == art.page_faces.skin


@pytest.mark.parametrize("late", [False, True])
def test_in_place_of_a_damaged_deck_the_italian_one_is_shown(user_folder: Path, late: bool) -> None:
    folder = user_folder / "decks" / "mine"
    shutil.copytree(paths.assets_dir() / "decks" / "spanish", folder)
    table = (folder / "deck.toml").read_text("utf-8").replace('key = "spanish"', 'key = "mine"')
    (folder / "deck.toml").write_text(table, "utf-8")
    (folder / "copas-05.svg").write_text("no picture")
    mine = Settings(deck="mine", back="no-such-back")
    art = ProgramArt(paths.assets_dir(), Settings() if late else mine)
    if late:
        art.card(3, 40, 1.0, False)
        fault = art.wear(mine)
    else:
        art.card(3, 40, 1.0, False)
        fault = art.fault
    assert fault is not None
    assert (fault.code, fault.detail) == ("file_unreadable", "copas-05.svg")
    assert (art.deck, art.back) == ("italian", "")
    (folder / "copas-05.svg").write_text((folder / "copas-06.svg").read_text("utf-8"), "utf-8")
    assert art.wear(mine) is None
    assert art.deck == "mine"


@pytest.fixture
def own_assets(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the program's files that may be damaged."""
    folder = tmp_path / "assets"
    shutil.copytree(paths.assets_dir(), folder)
    monkeypatch.setattr(paths, "assets_dir", lambda: folder)
    return folder


def test_in_place_of_a_damaged_italian_deck_the_spanish_one_is_shown(own_assets: Path) -> None:
    (own_assets / "decks" / "italian" / "deck.toml").unlink()
    art = ProgramArt(own_assets)
    art.card(3, 40, 1.0, False)
    assert (art.deck, str(art.fault)) == ("spanish", "no_table: italian")
    assert card_name(3) == "four of coins"


def test_without_any_sound_deck_the_first_fault_is_raised(own_assets: Path) -> None:
    shutil.rmtree(own_assets / "decks")
    art = ProgramArt(own_assets)
    with pytest.raises(SkinInvalid, match="deck_unknown: italian"):
        art.card(3, 40, 1.0, False)


def test_cards_that_were_read_stay_when_all_decks_are_gone(own_assets: Path) -> None:
    art = ProgramArt(own_assets)
    before = art.card(3, 40, 1.0, False).toImage()
    shutil.rmtree(own_assets / "decks")
    fault = art.wear(Settings(deck="french"))
    assert str(fault) == "deck_unknown: french"
    assert art.deck == "italian"
    assert art.card(3, 40, 1.0, False).toImage() == before


def test_each_thing_is_made_once() -> None:
    art = ProgramArt(paths.assets_dir())
    assert art.drawings is art.drawings
    assert art.shadows is art.shadows
    assert art.surfaces is art.surfaces

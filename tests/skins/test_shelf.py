from pathlib import Path

import pytest

from scopa_desktop import paths
from scopa_desktop.skins.faults import SkinInvalid
from scopa_desktop.skins.shelf import deck_folders, find_decks, load_deck
from scopa_desktop.skins.skin import Skin
from tests.skins.strangers import MakeDeck

OWN = ["french", "french_numbers", "italian", "spanish"]


def read_files(monkeypatch: pytest.MonkeyPatch) -> list[Path]:
    """Fills with every file that is read from now on."""
    files: list[Path] = []
    read = Path.read_bytes

    def watched(path: Path) -> bytes:
        files.append(path)
        return read(path)

    monkeypatch.setattr(Path, "read_bytes", watched)
    return files


def test_the_program_has_its_decks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(paths.DATA_VARIABLE, str(tmp_path))
    assert deck_folders() == (paths.assets_dir() / "decks", tmp_path / "decks")
    found = find_decks(deck_folders())
    assert [folder.name for folder, _ in found] == OWN
    assert [deck.key for _, deck in found if isinstance(deck, Skin)] == OWN


def test_decks_of_the_player_are_found_good_and_bad(make_deck: MakeDeck) -> None:
    good = make_deck("good")
    short = make_deck("short")
    (short / "cups-3.png").unlink()
    again = make_deck("again")
    text = (again / "deck.toml").read_text("utf-8")
    (again / "deck.toml").write_text(text.replace('"again"', '"italian"'), "utf-8")
    (good.parent / "empty").mkdir()
    (good.parent / ".git").mkdir()
    (good.parent / "__MACOSX").mkdir()
    (good.parent / "readme.txt").touch()
    found = {folder.name: deck for folder, deck in find_decks((paths.assets_dir() / "decks", good.parent))}
    assert list(found) == [*OWN, "again", "empty", "good", "short"]
    assert isinstance(found["good"], Skin)
    faults = {name: (deck.code, deck.detail) for name, deck in found.items() if isinstance(deck, SkinInvalid)}
    assert faults == {
        "again": ("key_taken", "italian"),
        "empty": ("no_table", "empty"),
        "short": ("file_missing", "cups-3.png"),
    }


def test_a_folder_that_is_closed_to_us_has_no_decks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "deck").mkdir()

    def closed(path: Path) -> bool:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "is_dir", closed)
    assert find_decks([tmp_path]) == []


def test_a_missing_folder_has_no_decks(tmp_path: Path) -> None:
    assert find_decks([tmp_path / "decks"]) == []


def test_finding_decks_reads_tables_only(monkeypatch: pytest.MonkeyPatch) -> None:
    files = read_files(monkeypatch)
    find_decks([paths.assets_dir() / "decks"])
    assert {path.name for path in files} == {"deck.toml"}


@pytest.mark.parametrize("key", OWN)
def test_loading_a_deck_touches_no_other(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    files = read_files(monkeypatch)
    assert load_deck(key, deck_folders()).key == key
    assert {path.parent.name for path in files} == {key}


def test_a_deck_whose_folder_has_another_name_is_found(make_deck: MakeDeck) -> None:
    folder = make_deck("mine")
    folder.rename(folder.parent / "mine-main")
    skin = load_deck("mine", (paths.assets_dir() / "decks", folder.parent))
    assert skin.faces[0].parent.name == "mine-main"


def test_a_damaged_deck_is_named_with_its_fault(make_deck: MakeDeck) -> None:
    folder = make_deck("mine")
    (folder / "deck.toml").write_text("format = ")
    with pytest.raises(SkinInvalid) as caught:
        load_deck("mine", [folder.parent])
    assert caught.value.code == "table_unreadable"


def test_a_folder_of_that_name_with_another_deck_is_not_taken_for_it(make_deck: MakeDeck) -> None:
    folder = make_deck("mine")
    folder.rename(folder.parent / "yours")
    with pytest.raises(SkinInvalid) as caught:
        load_deck("yours", [folder.parent])
    assert (caught.value.code, caught.value.detail) == ("deck_unknown", "yours")


@pytest.mark.parametrize("key", ["gone", "", "../italian", "a\0b"])
def test_an_unknown_deck_is_named(key: str) -> None:
    with pytest.raises(SkinInvalid) as caught:
        load_deck(key, [paths.assets_dir() / "decks"])
    assert (caught.value.code, caught.value.detail) == ("deck_unknown", key)

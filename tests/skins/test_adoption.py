import os
from pathlib import Path

import pytest

from scopa_desktop.skins import adoption
from scopa_desktop.skins.adoption import adopt_deck
from scopa_desktop.skins.faults import SkinInvalid
from scopa_desktop.skins.shelf import find_decks
from scopa_desktop.skins.skin import Skin
from tests.skins.strangers import MakeDeck, draw_png

pytestmark = pytest.mark.usefixtures("qapp")

NONE: frozenset[str] = frozenset()


@pytest.fixture
def shelf(tmp_path: Path) -> Path:
    return tmp_path / "data" / "decks"


def files_in(folder: Path) -> set[str]:
    return {str(path.relative_to(folder).as_posix()) for path in folder.rglob("*") if path.is_file()}


def test_a_deck_is_copied_with_all_it_needs_and_nothing_else(make_deck: MakeDeck, shelf: Path) -> None:
    source = make_deck(
        "mine",
        'back = "art/back.png"\n[variant.new]\ntitle = "New"\n[variant.new.files]\n7D = "new/sun.png"\n',
    )
    for name in ("art/back.png", "new/sun.png", "holiday.png"):
        draw_png(source / name, "red")
    for name in ("LICENCE.txt", "ReadMe.md", "notes.doc"):
        (source / name).write_text("ours", "utf-8")
    before = files_in(source)
    added = adopt_deck(source, shelf, NONE)
    assert (added.key, added.back) == ("mine", shelf / "mine" / "art" / "back.png")
    assert before - files_in(shelf / "mine") == {"holiday.png", "notes.doc"}
    assert files_in(source) == before
    (found,) = find_decks((shelf,))
    assert isinstance(found[1], Skin)


def test_a_deck_whose_key_is_taken_is_refused(make_deck: MakeDeck, shelf: Path) -> None:
    with pytest.raises(SkinInvalid) as refused:
        adopt_deck(make_deck("mine"), shelf, frozenset({"mine"}))
    assert refused.value.code == "key_taken"
    assert not shelf.exists()


def test_a_damaged_picture_is_found_before_anything_is_copied(make_deck: MakeDeck, shelf: Path) -> None:
    source = make_deck("mine")
    picture = source / "cups-3.png"
    picture.write_bytes(picture.read_bytes()[:60])
    with pytest.raises(SkinInvalid) as refused:
        adopt_deck(source, shelf, NONE)
    assert (refused.value.code, refused.value.detail) == ("file_unreadable", "cups-3.png")
    assert not shelf.exists()


def test_a_folder_without_a_table_is_no_deck(tmp_path: Path, shelf: Path) -> None:
    with pytest.raises(SkinInvalid) as refused:
        adopt_deck(tmp_path, shelf, NONE)
    assert refused.value.code == "no_table"


def test_the_folder_of_a_damaged_deck_is_left_alone(make_deck: MakeDeck, shelf: Path) -> None:
    for name in ("mine", "mine-2"):
        (shelf / name).mkdir(parents=True)
    adopt_deck(make_deck("mine"), shelf, NONE)
    assert sorted(path.name for path in shelf.iterdir()) == ["mine", "mine-2", "mine-3"]


def test_what_cannot_be_copied_leaves_nothing(
    make_deck: MakeDeck, shelf: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    copied: list[object] = []

    def full(source: Path, target: Path) -> None:
        copied.append(source)
        if len(copied) == 5:
            raise OSError(28, os.strerror(28))
        target.write_bytes(source.read_bytes())

    monkeypatch.setattr(adoption.shutil, "copyfile", full)
    with pytest.raises(OSError, match="No space"):
        adopt_deck(make_deck("mine"), shelf, NONE)
    assert list(shelf.iterdir()) == []

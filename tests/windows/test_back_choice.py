from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot

from scopa_desktop import paths
from scopa_desktop.skins.card_art import BACKS
from scopa_desktop.skins.skin import load_skin
from scopa_desktop.windows.back_choice import BackChoice
from scopa_desktop.windows.dress import Dress

DECKS = paths.assets_dir() / "decks"


@pytest.fixture
def backs(dress: Dress, host: QWidget) -> BackChoice:
    made = BackChoice(dress)
    made.setParent(host)
    made.resize(made.sizeHint())
    made.set_deck(load_skin(DECKS / "italian"))
    made.show()
    return made


def pictures(backs: BackChoice) -> list[QImage]:
    return [made.grab().toImage() for made in backs.findChildren(QPushButton)]


def test_own_and_all_backs_are_there(qtbot: QtBot, backs: BackChoice) -> None:
    swatches = backs.findChildren(QPushButton)
    assert len(swatches) == 1 + len(BACKS)
    assert len({made.accessibleName() for made in swatches}) == len(swatches)
    with qtbot.waitSignal(backs.changed) as told:
        qtbot.mouseClick(swatches[3], Qt.MouseButton.LeftButton)
    assert told.args == [BACKS[2]]


def test_the_own_back_follows_the_deck(backs: BackChoice) -> None:
    before = pictures(backs)
    backs.set_deck(load_skin(DECKS / "spanish"))
    after = pictures(backs)
    assert [n for n, (one, other) in enumerate(zip(before, after, strict=True)) if one != other] == [0]


def test_a_damaged_back_leaves_its_place_empty(backs: BackChoice, tmp_path: Path) -> None:
    bad = tmp_path / "bad.svg"
    bad.write_text("no picture")
    before = pictures(backs)[0]
    backs.set_deck(replace(load_skin(DECKS / "italian"), back=bad))
    assert pictures(backs)[0] != before

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from scopa_desktop import paths
from scopa_desktop.skins.skin import Skin, load_skin
from scopa_desktop.windows.deck_button import DeckButton, DeckSample
from scopa_desktop.windows.dress import Dress

DECKS = paths.assets_dir() / "decks"


@pytest.fixture
def skin() -> Skin:
    return load_skin(DECKS / "french")


def test_the_whole_card_is_the_button(qtbot: QtBot, dress: Dress, host: QWidget, skin: Skin) -> None:
    made = DeckButton(dress, skin)
    made.setParent(host)
    made.resize(290, made.heightForWidth(290))
    made.show()
    assert made.accessibleName() == "French: Kings, queens and jacks"
    for spot in (made.rect().center(), made.findChild(DeckSample).geometry().center()):
        qtbot.mouseClick(host.childAt(spot) or made, Qt.MouseButton.LeftButton)
    assert made.isChecked() is False  # twice
    assert made.height() >= made.findChild(DeckSample).height()


def test_the_sample_shows_its_deck(dress: Dress, host: QWidget, skin: Skin, tmp_path: Path) -> None:
    sample = DeckSample(dress, skin, 4)
    sample.setParent(host)
    sample.show()
    french = sample.grab().toImage()
    sample.set_skin(load_skin(DECKS / "spanish"))
    assert sample.grab().toImage() != french
    sample.set_skin(skin)
    assert sample.grab().toImage() == french
    bad = tmp_path / "bad.svg"
    bad.write_text("no picture")
    sample.set_skin(replace(skin, faces=(bad,) * 40))
    assert sample.grab().toImage() != french

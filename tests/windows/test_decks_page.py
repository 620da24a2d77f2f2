from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QCheckBox, QComboBox, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from scopa_desktop import paths
from scopa_desktop.skins.shelf import find_decks
from scopa_desktop.skins.skin import Skin, SkinInvalid
from scopa_desktop.storage.settings import Settings
from scopa_desktop.windows.back_choice import BackChoice
from scopa_desktop.windows.deck_button import DeckButton
from scopa_desktop.windows.deck_view import DeckView
from scopa_desktop.windows.decks_page import DecksPage
from scopa_desktop.windows.dress import Dress
from tests.windows.longer import Longer
from tests.windows.seen import assert_readable, texts

BROKEN = (Path("piacentine"), SkinInvalid("file_missing", "cups-10.svg"))


class Shelf:
    """The program's decks, and what a test puts beside them."""

    def __init__(self) -> None:
        self.more: list[tuple[Path, Skin | SkinInvalid]] = []

    def find(self) -> list[tuple[Path, Skin | SkinInvalid]]:
        return [*find_decks([paths.assets_dir() / "decks"]), *self.more]


@pytest.fixture
def shelf() -> Shelf:
    return Shelf()


def shown(dress: Dress, host: QWidget, shelf: Shelf) -> DecksPage:
    made = DecksPage(dress, shelf.find)
    made.setParent(host)
    made.setGeometry(host.rect())
    made.refresh()
    made.show()
    return made


@pytest.fixture
def page(dress: Dress, host: QWidget, shelf: Shelf) -> DecksPage:
    return shown(dress, host, shelf)


@pytest.fixture
def told(page: DecksPage) -> list[Settings]:
    heard: list[Settings] = []
    page.settings_changed.connect(heard.append)
    return heard


def deck(page: DecksPage, key: str) -> DeckButton:
    return next(made for made in page.findChildren(DeckButton) if made.skin.key == key)


def boxes(page: DecksPage) -> dict[str, QCheckBox]:
    """Those that are shown; a new one is not before its layout has come to it."""
    QCoreApplication.processEvents()
    return {made.accessibleName(): made for made in page.findChildren(QCheckBox) if made.isVisible()}


def test_the_program_decks_come_in_their_order(page: DecksPage) -> None:
    keys = [made.skin.key for made in page.findChildren(DeckButton)]
    assert keys == ["italian", "spanish", "french", "french_numbers"]
    assert deck(page, "italian").isChecked()


def test_each_choice_is_told_at_once(qtbot: QtBot, page: DecksPage, told: list[Settings]) -> None:
    qtbot.mouseClick(deck(page, "french"), Qt.MouseButton.LeftButton)
    qtbot.mouseClick(boxes(page)["Four colours"], Qt.MouseButton.LeftButton)
    words = next(made for made in page.findChildren(QLabel) if made.text() == "Large indices")
    qtbot.mouseClick(words, Qt.MouseButton.LeftButton)
    for name in ("Sirens, blue", "Bare wood"):
        swatch = next(made for made in page.findChildren(QPushButton) if made.accessibleName() == name)
        qtbot.mouseClick(swatch, Qt.MouseButton.LeftButton)
    assert told == [
        Settings(deck="french"),
        Settings(deck="french", variant="four_colours"),
        Settings(deck="french", variant="four_colours", large_indices=True),
        Settings(deck="french", variant="four_colours", large_indices=True, back="siren-blue"),
        Settings(deck="french", variant="four_colours", large_indices=True, back="siren-blue", cloth="wood"),
    ]


def test_arrow_keys_go_through_the_decks(
    qtbot: QtBot, page: DecksPage, told: list[Settings], host: QWidget
) -> None:
    page.focus_first()
    qtbot.keyClick(host.focusWidget(), Qt.Key.Key_Down)
    assert told == [Settings(deck="spanish")]
    assert deck(page, "spanish").hasFocus()


def test_settings_from_elsewhere_are_shown_and_told_nobody(page: DecksPage, told: list[Settings]) -> None:
    page.set_settings(Settings(deck="french_numbers", variant="four_colours", value_corners=False))
    assert deck(page, "french_numbers").isChecked()
    assert boxes(page)["Four colours"].isChecked()
    assert not boxes(page)["Capture value in the corner"].isChecked()
    page.set_settings(Settings(deck="spanish", variant="four_colours"))
    assert "Four colours" not in boxes(page)
    page.set_settings(Settings(deck="gone"))
    assert told == []


def test_a_damaged_deck_is_named_with_its_fault(qtbot: QtBot, page: DecksPage, shelf: Shelf) -> None:
    assert "Not loaded" not in texts(page)
    shelf.more = [BROKEN]
    page.refresh()
    named = {"Not loaded", "piacentine: the file cups-10.svg is missing."}
    qtbot.waitUntil(lambda: named <= set(texts(page)))
    shelf.more = []
    page.refresh()
    assert "Not loaded" not in texts(page)


def test_narrow_windows_have_a_list_that_folds(
    qtbot: QtBot, page: DecksPage, told: list[Settings], host: QWidget
) -> None:
    host.resize(800, 563)
    page.setGeometry(host.rect())
    assert page.is_narrow
    combo = page.findChild(QComboBox)
    assert combo.isVisible()
    assert not deck(page, "italian").isVisible()
    page.focus_first()
    assert combo.hasFocus()
    qtbot.keyClick(combo, Qt.Key.Key_Down)
    assert told == [Settings(deck="spanish")]
    assert combo.currentData() == "spanish"


def test_the_folder_is_asked_for(qtbot: QtBot, page: DecksPage) -> None:
    opener = next(made for made in page.findChildren(QPushButton) if made.text() == "Open the folder")
    with qtbot.waitSignal(page.add_asked):
        next(made for made in page.findChildren(QPushButton) if made.text() == "Add a deck…").click()
    with qtbot.waitSignal(page.folder_asked):
        qtbot.mouseClick(opener, Qt.MouseButton.LeftButton)


@pytest.mark.parametrize("size", [(800, 563), (1000, 700), (1280, 763), (2560, 1043)])
@pytest.mark.parametrize("long", [False, True])
def test_nothing_is_cut(
    qtbot: QtBot, dress: Dress, host: QWidget, shelf: Shelf, size: tuple[int, int], long: bool
) -> None:
    shelf.more = [BROKEN]
    translator = Longer()
    if long:
        QCoreApplication.installTranslator(translator)
    try:
        host.resize(*size)
        page = shown(dress, host, shelf)
        page.set_settings(Settings(deck="french"))
    finally:
        QCoreApplication.removeTranslator(translator)
    page.grab()
    assert_readable(qtbot, page)


@pytest.mark.parametrize("size", [(800, 563), (1280, 763)])
def test_many_decks_push_neither_cards_nor_faults_away(
    qtbot: QtBot, dress: Dress, host: QWidget, shelf: Shelf, size: tuple[int, int]
) -> None:
    italian = next(deck for _, deck in shelf.find() if isinstance(deck, Skin))
    shelf.more = [(Path(f"own{n}"), replace(italian, key=f"own{n}")) for n in range(8)]
    shelf.more += [(Path(f"odd\n{n} " + "x" * 300), SkinInvalid("no_table", "x" * 300)) for n in range(4)]
    shelf.more += [(Path("fault"), SkinInvalid("table_wrong", "Object missing required field `key` " * 3))]
    host.resize(*size)
    page = shown(dress, host, shelf)
    view = page.findChild(DeckView)
    qtbot.waitUntil(lambda: view.mapTo(page, view.rect().bottomLeft()).y() < page.height())
    choices = page.findChild(BackChoice)
    if not page.is_narrow:
        qtbot.waitUntil(lambda: choices.mapTo(page, choices.rect().bottomLeft()).y() < page.height())
    lines = [made for made in page.findChildren(QLabel) if made.text().startswith(("odd", "fault"))]
    assert len(lines) == 5
    assert all("\n" not in line.text() for line in lines)
    qtbot.waitUntil(lambda: all(line.height() >= line.heightForWidth(line.width()) for line in lines))


def test_tab_goes_from_the_decks_to_their_variants_and_on(qtbot: QtBot, page: DecksPage) -> None:
    page.set_settings(Settings(deck="french"))
    page.refresh()
    page.focus_first()
    reached = []
    for _ in range(5):
        focused = page.window().focusWidget()
        reached.append(focused.accessibleName() or focused.text())
        qtbot.keyClick(focused, Qt.Key.Key_Tab)
    assert [name.split(":")[0] for name in reached] == [
        "French",
        "Capture value in the corner",
        "Large indices",
        "Four colours",
        "Add a deck…",
    ]

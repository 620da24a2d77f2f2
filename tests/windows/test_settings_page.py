import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QCheckBox, QComboBox, QLineEdit, QPushButton, QSlider, QWidget
from pytestqt.qtbot import QtBot

from scopa_desktop.storage.settings import PACE_RANGE, Settings
from scopa_desktop.windows.dress import Dress
from scopa_desktop.windows.settings_page import SettingsPage
from scopa_desktop.wording.cards import speak_of
from tests.windows.longer import Longer
from tests.windows.seen import assert_readable, texts


def shown(dress: Dress, host: QWidget) -> SettingsPage:
    made = SettingsPage(dress)
    made.setParent(host)
    made.setGeometry(host.rect())
    made.show()
    return made


@pytest.fixture
def page(dress: Dress, host: QWidget) -> SettingsPage:
    return shown(dress, host)


@pytest.fixture
def told(page: SettingsPage) -> list[Settings]:
    heard: list[Settings] = []
    page.settings_changed.connect(heard.append)
    return heard


def box_of(page: SettingsPage, name: str) -> QCheckBox:
    return next(made for made in page.findChildren(QCheckBox) if made.accessibleName() == name)


def test_every_control_shows_the_settings_and_tells_nobody(page: SettingsPage, told: list[Settings]) -> None:
    page.set_settings(Settings(tempo="brisk", value_corners=False, cloth="red", pace=1500, player_name="Ann"))
    assert page.findChild(QComboBox).currentData() == "brisk"
    assert not box_of(page, "Capture value in the corner").isChecked()
    assert page.findChild(QLineEdit).text() == "Ann"
    assert page.findChild(QSlider).value() == 15
    assert any("1.5" in text or "1,5" in text for text in texts(page))
    assert "Red" in texts(page)
    assert told == []


def test_each_change_is_told_at_once_as_a_whole(
    qtbot: QtBot, page: SettingsPage, told: list[Settings]
) -> None:
    page.set_settings(Settings(player_name="Ann"))
    qtbot.keyClick(page.findChild(QComboBox), Qt.Key.Key_Down)
    box = box_of(page, "Capture value in the corner")
    qtbot.mouseClick(box, Qt.MouseButton.LeftButton, pos=box.rect().center())
    qtbot.keyClick(page.findChild(QSlider), Qt.Key.Key_Right)
    blue = next(made for made in page.findChildren(QPushButton) if made.accessibleName() == "Blue")
    qtbot.mouseClick(blue, Qt.MouseButton.LeftButton)
    assert told == [
        Settings(player_name="Ann", tempo="brisk"),
        Settings(player_name="Ann", tempo="brisk", value_corners=False),
        Settings(player_name="Ann", tempo="brisk", value_corners=False, pace=800),
        Settings(player_name="Ann", tempo="brisk", value_corners=False, pace=800, cloth="blue"),
    ]


def test_large_indices_counters_and_hand(qtbot: QtBot, page: SettingsPage, told: list[Settings]) -> None:
    boxes = {made.accessibleName(): made for made in page.findChildren(QComboBox)}
    qtbot.keyClick(boxes["Counters by the piles"], Qt.Key.Key_Up)
    qtbot.keyClick(boxes["Your hand"], Qt.Key.Key_Down)
    large = box_of(page, "Large indices")
    large.click()
    box_of(page, "Hints").click()
    expected = Settings(counters="own", hand_order="suit", large_indices=True, hints=False)
    assert told[-1] == expected
    assert len(told) == 4
    page.set_settings(Settings())
    page.set_settings(expected)
    assert boxes["Counters by the piles"].currentData() == "own"
    assert boxes["Your hand"].currentData() == "suit"
    assert large.isChecked()
    assert not box_of(page, "Hints").isChecked()
    assert len(told) == 4


def test_the_gallery_is_one_click_away_and_the_deck_is_named(qtbot: QtBot, page: SettingsPage) -> None:
    page.set_settings(Settings(deck="spanish", back="siren-blue"))
    assert "Spanish  ·  Sirens, blue" in texts(page)
    choose = next(made for made in page.findChildren(QPushButton) if made.text() == "Choose…")
    with qtbot.waitSignal(page.decks_asked):
        qtbot.mouseClick(choose, Qt.MouseButton.LeftButton)


def test_a_name_is_told_when_it_is_typed(qtbot: QtBot, page: SettingsPage, told: list[Settings]) -> None:
    page.focus_first()
    name = page.findChild(QLineEdit)
    assert name.hasFocus()
    qtbot.keyClicks(name, "Zia | Lina ")
    assert told == []
    qtbot.keyClick(name, Qt.Key.Key_Tab)
    assert told == [Settings(player_name="Zia Lina")]
    name.setFocus()
    qtbot.keyClick(name, Qt.Key.Key_Tab)
    assert len(told) == 1


def test_the_pace_reaches_both_ends(qtbot: QtBot, page: SettingsPage, told: list[Settings]) -> None:
    slider = page.findChild(QSlider)
    qtbot.keyClick(slider, Qt.Key.Key_Home)
    qtbot.keyClick(slider, Qt.Key.Key_End)
    assert [settings.pace for settings in told] == list(PACE_RANGE)


def test_reset_and_home_are_asked_for(qtbot: QtBot, page: SettingsPage) -> None:
    reset = next(made for made in page.findChildren(QPushButton) if made.text() == "Reset…")
    with qtbot.waitSignal(page.reset_asked):
        qtbot.mouseClick(reset, Qt.MouseButton.LeftButton)
    with qtbot.waitSignal(page.home_asked):
        qtbot.keyClick(page.findChild(QComboBox), Qt.Key.Key_Escape)


def test_every_control_has_a_name(page: SettingsPage) -> None:
    for kind in (QComboBox, QCheckBox, QSlider, QLineEdit):
        assert page.findChild(kind).accessibleName()


@pytest.mark.parametrize("size", [(800, 563), (1000, 700), (1280, 763), (2560, 1043)])
@pytest.mark.parametrize("long", [False, True])
def test_nothing_is_cut(qtbot: QtBot, dress: Dress, host: QWidget, size: tuple[int, int], long: bool) -> None:
    translator = Longer()
    if long:
        QCoreApplication.installTranslator(translator)
    try:
        host.resize(*size)
        page = shown(dress, host)
    finally:
        QCoreApplication.removeTranslator(translator)
    page.grab()
    assert_readable(qtbot, page)


def test_counters_are_told_in_the_words_of_the_deck(page: SettingsPage) -> None:
    assert "Cards, coins and sevens taken" in texts(page)
    speak_of("french")
    try:
        page.set_settings(Settings(deck="french"))
        assert "Cards, diamonds and sevens taken" in texts(page)
    finally:
        speak_of("latin")

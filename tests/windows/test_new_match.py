import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QLineEdit, QPushButton, QSpinBox, QWidget
from pytestqt.qtbot import QtBot

from scopa_desktop.storage.settings import Settings
from scopa_desktop.windows.dress import Dress
from scopa_desktop.windows.new_match import NewMatchPage
from scopa_desktop.wording.rules import level_description
from tests.windows.longer import Longer
from tests.windows.seen import assert_readable, texts


@pytest.fixture
def page(dress: Dress, host: QWidget) -> NewMatchPage:
    return shown(dress, host)


def shown(dress: Dress, host: QWidget) -> NewMatchPage:
    made = NewMatchPage(dress)
    made.setParent(host)
    made.setGeometry(host.rect())
    made.show()
    return made


def named(page: QWidget, text: str) -> QPushButton:
    return next(made for made in page.findChildren(QPushButton) if made.text() == text)


def lines(page: QWidget) -> list[QLineEdit]:
    return [made for made in page.findChildren(QLineEdit) if not isinstance(made.parent(), QSpinBox)]


def test_enter_deals_with_the_last_set_up(qtbot: QtBot, page: NewMatchPage, host: QWidget) -> None:
    last = Settings(level="fair", target=16, player_name="Ann", cloth="blue")
    page.set_settings(last)
    page.focus_first()
    with qtbot.waitSignal(page.deal_asked) as told:
        qtbot.keyClick(host.focusWidget(), Qt.Key.Key_Return)
    assert told.args == [last]


def test_a_set_up_by_mouse_and_keys(qtbot: QtBot, page: NewMatchPage) -> None:
    you, opponent = lines(page)
    you.setFocus()
    qtbot.keyClicks(you, "  Zia|Lina ")
    qtbot.keyClick(you, Qt.Key.Key_Tab)
    assert you.text() == "ZiaLina"
    qtbot.keyClicks(opponent, "Bo")
    qtbot.mouseClick(named(page, "Novice"), Qt.MouseButton.LeftButton)
    assert level_description("novice") in texts(page)
    qtbot.mouseClick(named(page, "One deal"), Qt.MouseButton.LeftButton)
    with qtbot.waitSignal(page.deal_asked) as told:
        qtbot.mouseClick(named(page, "Deal the cards"), Qt.MouseButton.LeftButton)
    assert told.args == [Settings(player_name="ZiaLina", opponent_name="Bo", level="novice", target=1)]


def test_a_target_of_ones_own(qtbot: QtBot, page: NewMatchPage) -> None:
    other = page.findChild(QSpinBox)
    assert other is not None
    assert not other.isVisible()
    qtbot.mouseClick(named(page, "Other…"), Qt.MouseButton.LeftButton)
    assert other.isVisible()
    other.selectAll()
    qtbot.keyClicks(other, "101")
    assert page.chosen().target == 101
    assert any("101" in text for text in texts(page))
    page.set_settings(Settings(target=40))
    assert other.isVisible()
    assert other.value() == 40
    page.set_settings(Settings(target=21))
    assert not other.isVisible()
    assert page.chosen().target == 21


def test_enter_in_a_name_deals(qtbot: QtBot, page: NewMatchPage) -> None:
    you, _ = lines(page)
    you.setFocus()
    qtbot.keyClicks(you, "Ann")
    with qtbot.waitSignal(page.deal_asked) as told:
        qtbot.keyClick(you, Qt.Key.Key_Return)
    assert told.args[0].player_name == "Ann"


def test_names_stop_at_their_greatest_length(qtbot: QtBot, page: NewMatchPage) -> None:
    you, _ = lines(page)
    qtbot.keyClicks(you, "x" * 30)
    assert len(page.chosen().player_name) == 24


def test_tab_goes_from_top_to_bottom(qtbot: QtBot, page: NewMatchPage, host: QWidget) -> None:
    named(page, "Home").setFocus()
    seen = []
    for _ in range(7):
        focused = host.focusWidget()
        seen.append(focused.text() if isinstance(focused, QPushButton) else focused.accessibleName())
        qtbot.keyClick(focused, Qt.Key.Key_Tab)
    assert seen == [
        "Home",
        "Your name",
        "Name of your opponent",
        "Easy",
        "11",
        "Read the rules",
        "Deal the cards",
    ]


def test_rules_and_home_are_there(qtbot: QtBot, page: NewMatchPage) -> None:
    with qtbot.waitSignal(page.rules_asked):
        qtbot.mouseClick(named(page, "Read the rules"), Qt.MouseButton.LeftButton)
    with qtbot.waitSignal(page.home_asked):
        qtbot.mouseClick(named(page, "Home"), Qt.MouseButton.LeftButton)


@pytest.mark.parametrize("size", [(800, 563), (999, 700), (1000, 700), (1280, 763), (2560, 1043)])
@pytest.mark.parametrize("long", [False, True])
def test_nothing_is_cut(qtbot: QtBot, dress: Dress, host: QWidget, size: tuple[int, int], long: bool) -> None:
    translator = Longer()
    if long:
        QCoreApplication.installTranslator(translator)
    try:
        host.resize(*size)
        page = shown(dress, host)
        page.set_settings(Settings(target=77))
    finally:
        QCoreApplication.removeTranslator(translator)
    page.grab()
    assert_readable(qtbot, page)
    assert page.is_narrow == (size[0] < 1000)

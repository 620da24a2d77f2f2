from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QLineEdit, QPushButton, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from scopa_desktop.windows.dress import Dress
from scopa_desktop.windows.parts import label
from scopa_desktop.windows.sheet import EDGE, LOW_EDGE, Sheet


@pytest.fixture
def below(host: QWidget) -> QLineEdit:
    """A field of the page under the sheet."""
    field = QLineEdit(host)
    field.setGeometry(10, 10, 100, 40)
    field.show()
    field.setFocus()
    return field


def sheet_of(dress: Dress, paragraphs: int, width: float = 35) -> Sheet:
    sheet = Sheet(dress, "A question", width=width)
    for n in range(paragraphs):
        sheet.body.addWidget(label(f"Paragraph {n}. " + "Some words to read. " * 8, wrap=True))
    sheet.foot.addStretch(1)
    sheet.add_button("Leave", "leave")
    sheet.add_button("Stay", "stay", "primary", default=True)
    return sheet


def opened(dress: Dress, host: QWidget, paragraphs: int = 1, width: float = 35) -> Sheet:
    sheet = sheet_of(dress, paragraphs, width)
    sheet.open_over(host, motion=False)
    return sheet


def named(sheet: Sheet, text: str) -> QPushButton:
    return next(made for made in sheet.findChildren(QPushButton) if text in (made.text(), made.toolTip()))


WAYS: dict[str, tuple[Callable[[QtBot, Sheet], None], str]] = {
    "button": (lambda bot, sheet: bot.mouseClick(named(sheet, "Leave"), Qt.MouseButton.LeftButton), "leave"),
    "Enter": (lambda bot, sheet: bot.keyClick(sheet.window().focusWidget(), Qt.Key.Key_Return), "stay"),
    "Enter elsewhere": (lambda bot, sheet: bot.keyClick(sheet, Qt.Key.Key_Enter), "stay"),
    "Esc": (lambda bot, sheet: bot.keyClick(sheet.window().focusWidget(), Qt.Key.Key_Escape), ""),
    "cross": (lambda bot, sheet: bot.mouseClick(named(sheet, "Close"), Qt.MouseButton.LeftButton), ""),
}


@pytest.mark.parametrize("way", WAYS)
def test_every_way_to_close_tells_once(
    qtbot: QtBot, dress: Dress, host: QWidget, below: QLineEdit, way: str
) -> None:
    sheet = opened(dress, host)
    told: list[str] = []
    sheet.closed.connect(told.append)
    close, key = WAYS[way]
    close(qtbot, sheet)
    assert told == [key]
    assert not sheet.isVisible()
    sheet.close_with("again")
    assert told == [key]


def test_the_focus_returns_where_it_was(qtbot: QtBot, dress: Dress, host: QWidget, below: QLineEdit) -> None:
    sheet = opened(dress, host)
    assert host.focusWidget() is named(sheet, "Stay")
    qtbot.keyClick(host.focusWidget(), Qt.Key.Key_Escape)
    assert host.focusWidget() is below


def test_dismiss_says_nothing_but_that_it_is_gone(dress: Dress, host: QWidget) -> None:
    sheet = opened(dress, host)
    told: list[str] = []
    sheet.closed.connect(told.append)
    sheet.gone.connect(lambda: told.append("gone"))
    sheet.dismiss()
    sheet.dismiss()
    assert told == ["gone"]


def test_tab_stays_on_the_sheet(qtbot: QtBot, dress: Dress, host: QWidget, below: QLineEdit) -> None:
    sheet = opened(dress, host)
    seen = []
    for _ in range(4):
        seen.append(host.focusWidget())
        qtbot.keyClick(host.focusWidget(), Qt.Key.Key_Tab)
    leave, stay, cross = (named(sheet, text) for text in ("Leave", "Stay", "Close"))
    assert seen == [stay, cross, leave, stay]
    qtbot.keyClick(host.focusWidget(), Qt.Key.Key_Backtab)
    assert host.focusWidget() is stay


def test_nothing_below_can_take_the_focus(dress: Dress, host: QWidget, below: QLineEdit) -> None:
    sheet = opened(dress, host)
    below.setFocus()
    assert host.focusWidget() is named(sheet, "Stay")


def test_nothing_below_gets_the_mouse_or_keys(
    qtbot: QtBot, dress: Dress, host: QWidget, below: QLineEdit
) -> None:
    sheet = opened(dress, host)
    assert host.childAt(below.geometry().center()) is sheet
    qtbot.mouseClick(sheet, Qt.MouseButton.LeftButton, pos=below.geometry().center())
    qtbot.keyClicks(host.focusWidget(), "abc")
    assert below.text() == ""
    assert sheet.isVisible()


def test_the_paper_is_as_high_as_its_words_and_in_the_middle(dress: Dress, host: QWidget) -> None:
    low, high = opened(dress, host, 1), opened(dress, host, 4)
    assert low.paper.height() < high.paper.height() < host.height() - 2 * LOW_EDGE
    centre = low.paper.geometry().center() - host.rect().center()
    assert max(abs(centre.x()), abs(centre.y())) <= 1
    assert low.paper.width() == dress.px(35)


def test_what_the_paper_covers_is_told_and_does_not_wait_for_it_to_rise(
    qtbot: QtBot, dress: Dress, host: QWidget
) -> None:
    at_rest = opened(dress, host, 2)
    rising = sheet_of(dress, 2)
    rising.open_over(host)
    assert rising.paper.geometry() != rising.covered == at_rest.covered
    with qtbot.waitSignal(rising.fitted):
        host.resize(host.width() - 100, host.height())
    assert rising.covered.center().x() == pytest.approx(host.width() / 2, abs=1)


def test_long_texts_scroll_while_head_and_foot_stand(qtbot: QtBot, dress: Dress, host: QWidget) -> None:
    sheet = opened(dress, host, 40)
    bar = sheet._scroll.verticalScrollBar()
    assert sheet.paper.height() == host.height() - 2 * LOW_EDGE
    assert bar.maximum() > 0
    top = named(sheet, "Stay").geometry()
    for key, least in ((Qt.Key.Key_PageDown, 200), (Qt.Key.Key_Down, 210)):
        qtbot.keyClick(host.focusWidget(), key)
        assert bar.value() >= least
    qtbot.keyClick(host.focusWidget(), Qt.Key.Key_Up)
    qtbot.keyClick(host.focusWidget(), Qt.Key.Key_PageUp)
    assert bar.value() == 0
    assert named(sheet, "Stay").geometry() == top
    assert host.focusWidget() is named(sheet, "Stay")


def test_a_smaller_window_makes_a_smaller_paper(qtbot: QtBot, dress: Dress, host: QWidget) -> None:
    sheet = opened(dress, host, 5, width=60)
    host.resize(500, 300)
    qtbot.waitUntil(lambda: sheet.width() == 500)
    paper = sheet.paper.geometry()
    assert sheet.rect().adjusted(EDGE, LOW_EDGE, -EDGE, -LOW_EDGE).contains(paper)
    for made in sheet.findChildren(QPushButton):
        corner = made.mapTo(sheet, made.rect().bottomRight())
        assert paper.contains(corner)


def test_new_words_make_room_for_themselves(qtbot: QtBot, dress: Dress, host: QWidget) -> None:
    sheet = opened(dress, host)
    before = sheet.paper.height()
    words = sheet._content.findChildren(QLabel)[0]
    words.setText("Many more words. " * 60)
    qtbot.waitUntil(lambda: sheet.paper.height() > before)
    assert words.height() >= words.heightForWidth(words.width())


def test_the_paper_rises_into_place(qtbot: QtBot, dress: Dress, host: QWidget) -> None:
    sheet = Sheet(dress, "Title", "Quiet words")
    sheet.add_button("Close", "close", default=True)
    sheet.open_over(host, motion=True)
    start = sheet.paper.y()
    end = (host.height() - sheet.paper.height()) // 2
    assert start > end
    qtbot.waitUntil(lambda: sheet.paper.y() == end)
    other = Sheet(dress)
    other.open_over(host, motion=True)
    other.dismiss()


def test_of_two_sheets_the_upper_one_has_the_keys(qtbot: QtBot, dress: Dress, host: QWidget) -> None:
    lower = opened(dress, host)
    upper = opened(dress, host)
    told: list[str] = []
    lower.closed.connect(lambda _key: told.append("lower"))
    upper.closed.connect(lambda _key: told.append("upper"))
    qtbot.keyClick(host.focusWidget(), Qt.Key.Key_Escape)
    assert lower.isAncestorOf(host.focusWidget())
    qtbot.keyClick(host.focusWidget(), Qt.Key.Key_Escape)
    assert told == ["upper", "lower"]


def test_a_line_that_just_fits_needs_no_scroll_bar(dress: Dress, host: QWidget) -> None:
    sheet = Sheet(dress, "A question")
    words = label("a", wrap=True)
    sheet.body.addWidget(words)
    sheet.open_over(host, motion=False)
    line = words.heightForWidth(words.width())
    text = "a"
    while words.heightForWidth(words.width()) == line:
        text = words.text()
        words.setText(text + " a")
    words.setText(text)
    sheet.refit()
    area = sheet.findChild(QScrollArea)
    assert area is not None
    assert area.verticalScrollBar().maximum() == 0
    assert area.viewport().width() == area.width()
    sheet.dismiss()

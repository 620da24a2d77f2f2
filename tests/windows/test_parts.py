import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from scopa_desktop.rules.cards import SETTEBELLO
from scopa_desktop.windows.dress import Dress
from scopa_desktop.windows.parts import (
    Cards,
    Header,
    ShortLabel,
    TwoLineButton,
    WrappingButton,
    button,
    check,
    clear_layout,
    combo,
    label,
    line,
    panel,
    scroll,
)


def test_a_label_never_reads_a_name_as_markup(qtbot: QtBot) -> None:
    made = label("<b>Ann</b>", "quiet")
    qtbot.addWidget(made)
    assert made.textFormat() == Qt.TextFormat.PlainText
    assert made.property("role") == "quiet"


def test_a_short_label_shows_all_as_tool_tip_only_when_cut(host: QWidget) -> None:
    made = ShortLabel("A rather long line of words")
    made.setParent(host)
    made.resize(60, 20)
    made.show()
    made.grab()
    assert made.toolTip() == "A rather long line of words"
    made.resize(600, 20)
    made.grab()
    assert made.toolTip() == ""


def test_enter_presses_a_focused_button(qtbot: QtBot, host: QWidget) -> None:
    made = button("Go")
    made.setParent(host)
    made.show()
    made.setFocus()
    with qtbot.waitSignal(made.clicked):
        qtbot.keyClick(made, Qt.Key.Key_Return)


def test_an_icon_takes_the_colour_of_its_dress(qtbot: QtBot, dress: Dress) -> None:
    made = button("Home", "quiet", dress=dress, icon="prev")
    qtbot.addWidget(made)
    assert not made.icon().isNull()
    assert button("Home", "quiet").icon().isNull()


def test_combo_and_check_start_as_told(qtbot: QtBot) -> None:
    made = combo((("a", "Alpha"), ("b", "Beta")), "b")
    box = check("On", True)
    for widget in (made, box):
        qtbot.addWidget(widget)
    assert (made.currentText(), made.currentData()) == ("Beta", "b")
    assert box.isChecked()
    with pytest.raises(StopIteration):
        combo((("a", "Alpha"),), "z")


def test_scroll_shows_the_focused_widget_with_its_ring(qtbot: QtBot, host: QWidget) -> None:
    inner = QWidget()
    column = QVBoxLayout(inner)
    buttons = [button(str(n)) for n in range(30)]
    for made in buttons:
        column.addWidget(made)
    area = scroll(inner)
    area.setParent(host)
    area.setGeometry(0, 0, 300, 200)
    area.show()
    buttons[0].setFocus()
    for _ in range(12):
        qtbot.keyClick(host.focusWidget(), Qt.Key.Key_Tab)
    focused = host.focusWidget()
    assert focused is buttons[12]
    top = focused.mapTo(area.viewport(), focused.rect().topLeft()).y()
    assert top >= 6
    assert top + focused.height() + 6 <= area.viewport().height()


def test_cards_are_as_wide_as_they_lie(qtbot: QtBot, dress: Dress) -> None:
    upright = Cards(dress.pictures, (SETTEBELLO, 1, 2), 80)
    across = Cards(dress.pictures, (SETTEBELLO,), 80, cross=True)
    none = Cards(dress.pictures, (), 80)
    tight = Cards(dress.pictures, (SETTEBELLO, 1), 80, step=20)
    for made in (upright, across, none, tight):
        qtbot.addWidget(made)
    assert (upright.width(), upright.height()) == (3 * 50 + 2 * 4 + 6, 86)
    assert (across.width(), across.height()) == (86, 56)
    assert none.width() == 1
    assert tight.width() == 76
    picture = upright.grab().toImage()
    dpr = picture.devicePixelRatio()
    colours = {picture.pixelColor(round(x * dpr), round(43 * dpr)).hue() // 3 for x in (27, 81, 135)}
    assert len(colours) == 3


def test_header_leads_home(qtbot: QtBot, dress: Dress) -> None:
    made = Header(dress, "Settings", "At once", (button("Reset…"),))
    qtbot.addWidget(made)
    with qtbot.waitSignal(made.home_asked):
        qtbot.mouseClick(made.home, Qt.MouseButton.LeftButton)


def test_buttons_of_the_home_page_grow_with_their_words(qtbot: QtBot, dress: Dress, host: QWidget) -> None:
    two = TwoLineButton(dress, "Play", "Scopa", "menu")
    one = WrappingButton(dress, "History")
    for made in (two, one):
        made.setParent(host)
    low = two.heightForWidth(300), one.heightForWidth(120)
    two.set_texts("Play", "Scopa with somebody of quite a long name, to one hundred and one points")
    other = WrappingButton(dress, "History of all the matches that were ever played")
    qtbot.addWidget(other)
    assert two.heightForWidth(300) > low[0]
    assert other.heightForWidth(120) > low[1]
    assert two.texts[0] == "Play"
    assert two.accessibleName().startswith("Play: Scopa with")
    assert two.hasHeightForWidth()


def test_a_click_on_the_words_of_a_button_is_a_click_on_it(qtbot: QtBot, dress: Dress, host: QWidget) -> None:
    made = TwoLineButton(dress, "Play", "Scopa", "big")
    made.setParent(host)
    made.resize(300, 80)
    made.show()
    words = made.findChildren(QLabel)[0]
    assert words.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
    with qtbot.waitSignal(made.clicked):
        qtbot.mouseClick(made, Qt.MouseButton.LeftButton, pos=words.geometry().center())


def test_panels_lines_and_clearing(qtbot: QtBot) -> None:
    frame, column = panel("note", margins=(1, 2, 3, 4), spacing=5)
    qtbot.addWidget(frame)
    column.addWidget(line("rule"))
    column.addWidget(QPushButton("x"))
    assert frame.property("role") == "note"
    assert column.spacing() == 5
    assert column.contentsMargins().bottom() == 4
    clear_layout(column)
    assert column.count() == 0

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QComboBox, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from scopa_desktop.windows.choice import Choice
from scopa_desktop.windows.dress import Dress

OPTIONS = ((1, "One deal"), (11, "Eleven"), (21, "Twenty-one"))


def shown(dress: Dress, host: QWidget, width: int = 600) -> Choice:
    choice = Choice(dress, OPTIONS, 11, "Up to")
    choice.setParent(host)
    choice.setGeometry(0, 0, width, 40)
    choice.show()
    return choice


def buttons(choice: Choice) -> list[QPushButton]:
    return choice.findChildren(QPushButton)


def test_a_click_chooses_and_tells_once(qtbot: QtBot, dress: Dress, host: QWidget) -> None:
    choice = shown(dress, host)
    told: list[object] = []
    choice.changed.connect(told.append)
    qtbot.mouseClick(buttons(choice)[2], Qt.MouseButton.LeftButton)
    qtbot.mouseClick(buttons(choice)[2], Qt.MouseButton.LeftButton)
    assert choice.value == 21
    assert told == [21]
    assert [made.isChecked() for made in buttons(choice)] == [False, False, True]


def test_arrow_keys_choose(qtbot: QtBot, dress: Dress, host: QWidget) -> None:
    choice = shown(dress, host)
    choice.focus_target().setFocus()
    told: list[object] = []
    choice.changed.connect(told.append)
    qtbot.keyClick(host.focusWidget(), Qt.Key.Key_Right)
    qtbot.keyClick(host.focusWidget(), Qt.Key.Key_Left)
    assert told == [21, 11]


def test_tab_reaches_only_the_chosen_one(dress: Dress, host: QWidget) -> None:
    choice = shown(dress, host)
    reached = [made.focusPolicy() & Qt.FocusPolicy.TabFocus for made in buttons(choice)]
    assert [bool(policy) for policy in reached] == [False, True, False]


def test_where_the_row_does_not_fit_it_is_a_combo_box(qtbot: QtBot, dress: Dress, host: QWidget) -> None:
    choice = shown(dress, host)
    assert choice.is_row
    choice.focus_target().setFocus()
    choice.resize(180, 40)
    box = choice.findChild(QComboBox)
    assert not choice.is_row
    assert box is not None
    assert box.isVisible()
    assert box.currentText() == "Eleven"
    assert host.focusWidget() is box
    told: list[object] = []
    choice.changed.connect(told.append)
    qtbot.keyClick(box, Qt.Key.Key_Up)
    assert told == [1]
    choice.resize(600, 40)
    assert choice.is_row
    assert host.focusWidget() is buttons(choice)[0]


def test_set_value_tells_nobody(dress: Dress, host: QWidget) -> None:
    choice = shown(dress, host)
    told: list[object] = []
    choice.changed.connect(told.append)
    choice.set_value(1)
    assert choice.value == 1
    assert not told


def test_each_button_is_wide_enough_for_its_bold_words(dress: Dress, host: QWidget) -> None:
    choice = shown(dress, host)
    before = [made.width() for made in buttons(choice)]
    for value, _ in OPTIONS:
        choice.set_value(value)
        choice.grab()
        assert [made.width() for made in buttons(choice)] == before
        for made in buttons(choice):
            metrics = made.fontMetrics()
            assert metrics.horizontalAdvance(made.text()) <= made.width() - 2 * 8


def test_enter_is_left_to_the_page(qtbot: QtBot, dress: Dress, host: QWidget) -> None:
    class Page(QWidget):
        keys: tuple[int, ...] = ()

        def keyPressEvent(self, event: QKeyEvent) -> None:
            self.keys += (event.key(),)

    page = Page(host)
    page.show()
    choice = shown(dress, page)
    choice.focus_target().setFocus()
    qtbot.keyClick(choice.focus_target(), Qt.Key.Key_Return)
    assert page.keys == (Qt.Key.Key_Return,)
    assert choice.value == 11

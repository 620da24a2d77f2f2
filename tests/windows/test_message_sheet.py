from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot

from scopa_desktop.windows.dress import Dress
from scopa_desktop.windows.message_sheet import Answer, message_sheet
from tests.windows.seen import assert_readable, texts

ANSWERS = (Answer("delete", "Delete"), Answer("keep", "Keep it"))


def test_the_safe_answer_is_last_green_and_the_default(qtbot: QtBot, dress: Dress, host: QWidget) -> None:
    sheet = message_sheet(dress, "Delete it?", ("It is gone then.",), ANSWERS)
    sheet.open_over(host, motion=False)
    focused = host.focusWidget()
    assert isinstance(focused, QPushButton)
    assert focused.text() == "Keep it"
    assert focused.property("role") == "primary"
    with qtbot.waitSignal(sheet.closed) as told:
        qtbot.keyClick(focused, Qt.Key.Key_Return)
    assert told.args == ["keep"]


def test_the_other_answer_can_be_given_by_keys(qtbot: QtBot, dress: Dress, host: QWidget) -> None:
    sheet = message_sheet(dress, "Delete it?", (), ANSWERS)
    sheet.open_over(host, motion=False)
    qtbot.keyClick(host.focusWidget(), Qt.Key.Key_Backtab)
    with qtbot.waitSignal(sheet.closed) as told:
        qtbot.keyClick(host.focusWidget(), Qt.Key.Key_Return)
    assert told.args == ["delete"]


def test_a_note_names_the_file(qtbot: QtBot, dress: Dress, host: QWidget) -> None:
    note = ("The file was kept as", "settings.damaged.json", "No value in line 3")
    sheet = message_sheet(dress, "Damaged", ("Put aside.", "All else is safe."), ANSWERS[1:], note=note)
    sheet.open_over(host, motion=False)
    sheet.grab()
    assert set(note) | {"Damaged", "Put aside.", "All else is safe."} <= set(texts(sheet))
    assert_readable(qtbot, sheet.paper)
    assert "settings.damaged.json" in sheet.accessibleDescription()

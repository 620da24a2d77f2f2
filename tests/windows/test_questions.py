from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot

from scopa_desktop.windows import questions
from scopa_desktop.windows.dress import Dress
from scopa_desktop.windows.sheet import Sheet
from scopa_desktop.wording.faults import FaultTold
from tests.windows.matches import summary
from tests.windows.seen import texts

QUESTIONS: list[tuple[Callable[[Dress], Sheet], str, str]] = [
    (lambda dress: questions.delete_question(dress, summary(1)), "Delete", "Keep it"),
    (questions.resign_question, "Resign", "Play on"),
    (questions.reset_question, "Reset", "Keep them"),
]


@pytest.mark.parametrize(("make", "yes", "no"), QUESTIONS)
def test_only_the_deed_itself_says_yes(
    qtbot: QtBot, dress: Dress, host: QWidget, make: Callable[[Dress], Sheet], yes: str, no: str
) -> None:
    for text, key in ((yes, questions.YES), (no, "")):
        sheet = make(dress)
        sheet.open_over(host, motion=False)
        button = next(button for button in sheet.findChildren(QPushButton) if button.text() == text)
        with qtbot.waitSignal(sheet.closed) as caught:
            qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
        assert caught.args == [key]


@pytest.mark.parametrize(("make", "yes", "no"), QUESTIONS)
def test_enter_and_escape_are_the_safe_answer(
    qtbot: QtBot, dress: Dress, host: QWidget, make: Callable[[Dress], Sheet], yes: str, no: str
) -> None:
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Escape):
        sheet = make(dress)
        sheet.open_over(host, motion=False)
        with qtbot.waitSignal(sheet.closed) as caught:
            qtbot.keyClick(host.focusWidget(), key)
        assert caught.args == [""]


def test_what_is_deleted_is_named(dress: Dress, host: QWidget) -> None:
    sheet = questions.delete_question(dress, summary(1))
    sheet.open_over(host, motion=False)
    assert any("Nora" in text for text in texts(sheet))
    sheet.dismiss()


def test_faults_name_the_file_and_the_reason(dress: Dress, host: QWidget) -> None:
    for sheet, wanted in (
        (
            questions.fault_sheet(dress, FaultTold("Damaged", ("Put aside.",), "settings.damaged.json")),
            {"Damaged", "Put aside.", "settings.damaged.json"},
        ),
        (questions.export_fault_sheet(dress, "match.scopa", "no room"), {"match.scopa", "no room"}),
    ):
        sheet.open_over(host, motion=False)
        assert wanted <= set(texts(sheet))
        sheet.dismiss()

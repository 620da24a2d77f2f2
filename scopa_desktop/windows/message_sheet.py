"""Questions and faults on paper: what happened, what was done, what is safe, and the answers."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtWidgets import QWidget

from scopa_desktop.windows.dress import Dress
from scopa_desktop.windows.parts import label, panel
from scopa_desktop.windows.sheet import Sheet


@dataclass(frozen=True, slots=True)
class Answer:
    """A button of a question; the safe answer comes last, is green and the default for Enter."""

    key: str
    text: str


def message_sheet(
    dress: Dress,
    title: str,
    paragraphs: Sequence[str],
    answers: Sequence[Answer],
    *,
    note: Sequence[str] = (),
    width: float = 35,
) -> Sheet:
    """A sheet with some paragraphs and answers.

    ``note`` is set apart: a quiet line, then what it names (a file), then further quiet lines.
    """
    sheet = Sheet(dress, title, width=width, title_role="title", rule=False)
    for text in paragraphs:
        sheet.body.addWidget(label(text, wrap=True))
    if note:
        sheet.body.addWidget(_note(note))
    sheet.setAccessibleDescription("\n".join([*paragraphs, *note]))
    sheet.foot.addStretch(1)
    for n, answer in enumerate(answers):
        is_safe = n == len(answers) - 1
        sheet.add_button(answer.text, answer.key, "primary" if is_safe else "", default=is_safe)
    return sheet


def _note(lines: Sequence[str]) -> QWidget:
    frame, column = panel("note", margins=(16, 10, 16, 12), spacing=2)
    for n, text in enumerate(lines):
        column.addWidget(label(text, "" if n == 1 else "small", wrap=True))
    return frame

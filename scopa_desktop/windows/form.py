"""Named controls below each other in a panel."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QLabel, QLineEdit, QVBoxLayout, QWidget

from scopa_desktop.windows.dress import Dress
from scopa_desktop.windows.parts import label, line, panel

MARGINS = (22, 14, 22, 14)
SPACING = 0.5
"""Between rows, em."""
TIGHT_MARGINS = (22, 8, 22, 8)
TIGHT_SPACING = 0.25


class FormRow:
    """A name at the left and its controls at the right."""

    def __init__(self, name: QLabel, cell: QWidget) -> None:
        self._name = name
        self._cell = cell

    def set_name(self, text: str) -> None:
        """Call the controls otherwise."""
        self._name.setText(text)

    def set_shown(self, on: bool) -> None:
        """Hide or show the row; what follows moves up or down."""
        self._name.setVisible(on)
        self._cell.setVisible(on)


class Form(QFrame):
    """A panel with a title, which can be hidden to save room, and rows."""

    def __init__(self, dress: Dress, title: str) -> None:
        super().__init__()
        self._dress = dress
        frame, column = panel(margins=MARGINS, spacing=10)
        self._column = column
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(frame)
        self.heads: tuple[QWidget, ...] = (label(title, "title", wrap=True), line())
        for head in self.heads:
            column.addWidget(head)
        self._names: list[QLabel] = []
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(dress.px(1.25))
        self._grid.setVerticalSpacing(dress.px(SPACING))
        self._grid.setColumnStretch(1, 1)
        column.addLayout(self._grid)
        column.addStretch(1)

    def set_tight(self, on: bool) -> None:
        """Bring the rows closer together in a small window."""
        self._column.setContentsMargins(*(TIGHT_MARGINS if on else MARGINS))
        self._grid.setVerticalSpacing(self._dress.px(TIGHT_SPACING if on else SPACING))

    def add_row(self, name: str, controls: Sequence[QWidget], *below: Sequence[QWidget]) -> FormRow:
        """``below`` are rows under the controls.  Lines and labels take the room that is left."""
        named = label(name, align=Qt.AlignmentFlag.AlignVCenter)
        named.setMinimumHeight(self._dress.px(2.5))
        cell = QWidget()
        column = QVBoxLayout(cell)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(self._dress.px(0.3))
        for widgets in (controls, *below):
            row = QHBoxLayout()
            row.setSpacing(self._dress.px(0.75))
            for widget in widgets:
                row.addWidget(widget, _stretch(widget))
            row.addStretch(1)
            column.addLayout(row)
        self._names.append(named)
        at = self._grid.rowCount()
        self._grid.addWidget(named, at, 0, Qt.AlignmentFlag.AlignTop)
        self._grid.addWidget(cell, at, 1)
        return FormRow(named, cell)

    @property
    def name_width(self) -> int:
        """What the longest name needs, whether it is shown or not."""
        return max(name.sizeHint().width() for name in self._names)

    def set_name_width(self, width: int) -> None:
        """Let the controls begin so far from the left."""
        self._grid.setColumnMinimumWidth(0, width)


def _stretch(widget: QWidget) -> int:
    """Lines to type in grow first, up to their greatest width, then labels."""
    return 1000 if isinstance(widget, QLineEdit) else 100 if isinstance(widget, QLabel) else 0

"""The table in the window."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QVBoxLayout, QWidget


class TablePage(QWidget):
    """Nothing but the view of the table, from edge to edge."""

    def __init__(self, make_view: Callable[[], QWidget]) -> None:
        """The view is made when it is first wanted, for a table takes longer to build than Home."""
        super().__init__()
        self._make_view = make_view
        self._view: QWidget | None = None
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)

    def build(self) -> QWidget:
        """Make the view if there is none yet, and give it."""
        if self._view is None:
            self._view = self._make_view()
            layout = self.layout()
            assert layout is not None
            layout.addWidget(self._view)
        return self._view

    def focus_first(self) -> None:
        """Give the focus to the table: keys play."""
        self.build().setFocus(Qt.FocusReason.OtherFocusReason)

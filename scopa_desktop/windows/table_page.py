"""The table in the window."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QVBoxLayout, QWidget


class TablePage(QWidget):
    """Nothing but the view of the table, from edge to edge."""

    def __init__(self, view: QWidget) -> None:
        super().__init__()
        self._view = view
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(view)

    def focus_first(self) -> None:
        """Give the focus to the table: keys play."""
        self._view.setFocus(Qt.FocusReason.OtherFocusReason)

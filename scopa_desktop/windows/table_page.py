"""The table in the window."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

if TYPE_CHECKING:
    from scopa_desktop.windows.hint_panel import HintPanel


class TablePage(QWidget):
    """The view of the table, from edge to edge, and at times a hint over its far edge."""

    escaped = Signal()
    """Esc was pressed and means nothing at the table."""

    def __init__(self, make_view: Callable[[], QWidget]) -> None:
        """The view is made when it is first wanted, for a table takes longer to build than Home."""
        super().__init__()
        self._make_view = make_view
        self._view: QWidget | None = None
        self._panel: HintPanel | None = None
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

    def set_panel(self, panel: "HintPanel | None") -> None:
        """Lay a hint over the table instead of the one before."""
        if self._panel is not None:
            self._panel.hide()
            self._panel.deleteLater()
        self._panel = panel
        if panel is not None:
            panel.place_in(self.rect())
            panel.show()
            panel.place_in(self.rect())
            panel.raise_()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._panel is not None:
            self._panel.place_in(self.rect())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.escaped.emit()
        else:
            super().keyPressEvent(event)

    def focus_first(self) -> None:
        """Give the focus to the table: keys play."""
        self.build().setFocus(Qt.FocusReason.OtherFocusReason)

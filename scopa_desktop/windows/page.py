"""What all pages have in common: wood under a veil, the way home, the primary button for Enter."""

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QPushButton, QScrollArea, QVBoxLayout, QWidget

from scopa_desktop.windows.dress import Dress

FOLD_BELOW = 62.5
"""In em (1000 px at 16): a narrower page shows one scrolling column."""


ROUND_FOCUS = 12
"""Room for the ring around what has the focus, px."""


class Page(QWidget):
    """A page of the main window; ``column`` holds what it shows from top to bottom."""

    home_asked = Signal()

    def __init__(self, dress: Dress) -> None:
        super().__init__()
        self.dress = dress
        self.primary: QPushButton | None = None
        self.is_narrow = False
        self._ground: tuple[tuple[int, int, float], QPixmap] | None = None
        self.column = QVBoxLayout(self)
        self._space()

    def focus_first(self) -> None:
        """Give the focus to where a person most likely goes on."""
        target: QWidget = self.primary if self.primary is not None and self.primary.isEnabled() else self
        target.setFocus(Qt.FocusReason.TabFocusReason)

    def fold(self, is_narrow: bool) -> None:
        """Told when the page gets too narrow for two columns, or wide enough again."""

    def _space(self) -> None:
        if self.is_narrow:
            self.column.setContentsMargins(16, 6, 16, 14)
            self.column.setSpacing(8)
        else:
            self.column.setContentsMargins(28, 14, 28, 22)
            self.column.setSpacing(14)

    def minimumSizeHint(self) -> QSize:
        # A page unfolded for a wide window must not keep the window from becoming narrow.
        return QSize(self.dress.px(20), self.dress.px(15))

    def resizeEvent(self, event: QResizeEvent) -> None:
        is_narrow = self.width() < self.dress.px(FOLD_BELOW)
        if is_narrow != self.is_narrow:
            self.is_narrow = is_narrow
            self._space()
            self.fold(is_narrow)

    def focusNextPrevChild(self, next: bool) -> bool:
        """Brings what gets the focus into view, also where it comes from outside a part that scrolls."""
        moved = super().focusNextPrevChild(next)
        focused = self.window().focusWidget()
        if moved and focused is not None:
            for area in self.findChildren(QScrollArea):
                inner = area.widget()
                if inner is not None and inner.isAncestorOf(focused):
                    area.ensureWidgetVisible(focused, ROUND_FOCUS, ROUND_FOCUS)
        return moved

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        alt = event.modifiers() == Qt.KeyboardModifier.AltModifier
        if key == Qt.Key.Key_Escape or (key == Qt.Key.Key_Left and alt):
            self.home_asked.emit()
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.primary is not None:
            self.primary.click()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        ratio = self.devicePixelRatioF()
        key = (self.width(), self.height(), ratio)
        if self._ground is None or self._ground[0] != key:
            # Kept: the gradient over wood takes some 10 ms, and a page repaints at each hover.
            ground = self.dress.pictures.page(self.width(), self.height(), self.dress.scheme, ratio)
            self._ground = (key, ground)
        QPainter(self).drawPixmap(0, 0, self._ground[1])

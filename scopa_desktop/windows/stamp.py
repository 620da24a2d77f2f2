"""A point on the score sheet, stamped."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from scopa_desktop.look import fonts, tokens


class Stamp(QWidget):
    """A gold disc with the number, nothing when there is none."""

    def __init__(self, points: int, size: int) -> None:
        super().__init__()
        self._points = points
        self._progress = 1.0
        self.setFixedSize(size, size)
        self.setAccessibleName(str(points) if points else "")

    def set_progress(self, progress: float) -> None:
        """0 not stamped yet, 1 on the paper; it comes down from above, larger."""
        self._progress = progress
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        if not self._points or self._progress <= 0:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setOpacity(self._progress)
        middle = self.width() / 2
        radius = (middle - 1.5) * (0.7 + 0.3 * self._progress)
        painter.setPen(QPen(QColor(tokens.INK), 1.6))
        painter.setBrush(QColor(tokens.GOLD))
        painter.drawEllipse(self.rect().center(), radius, radius)
        painter.setFont(fonts.title_font(radius * 1.1, QFont.Weight.Bold))
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, str(self._points))
        painter.end()

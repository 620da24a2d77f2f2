"""A page that fades away over the next one."""

from PySide6.QtCore import QEasingCurve, Qt, QVariantAnimation
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from scopa_desktop.look import tokens


class Fade(QWidget):
    """The last picture of a page over its parent; gone after 140 ms and never in the way of a click."""

    def __init__(self, parent: QWidget, page: QWidget) -> None:
        """Take the picture of ``page`` as it is now and start to fade."""
        super().__init__(parent)
        self._picture = page.grab()
        self._opacity = 1.0
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setGeometry(parent.rect())
        duration, easing = tokens.MOTION["page"]
        self._animation = QVariantAnimation(self)
        self._animation.setStartValue(1.0)
        self._animation.setEndValue(0.0)
        self._animation.setDuration(duration)
        self._animation.setEasingCurve(QEasingCurve.Type[easing])
        self._animation.valueChanged.connect(self._set_opacity)
        self._animation.finished.connect(self.deleteLater)
        self.show()
        self.raise_()
        self._animation.start()

    def stop(self) -> None:
        """End at once."""
        self._animation.stop()
        self.hide()
        self.deleteLater()

    def _set_opacity(self, opacity: float) -> None:
        self._opacity = opacity
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setOpacity(self._opacity)
        painter.drawPixmap(0, 0, self._picture)

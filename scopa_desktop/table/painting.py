"""A picture that is painted once per change and shown as a pixmap."""

from collections.abc import Callable, Hashable
from math import ceil, floor

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem

from scopa_desktop.look import fonts, tokens
from scopa_desktop.look.tokens import Rgba
from scopa_desktop.table.layout import Rect

Paint = Callable[[QPainter], None]

HINTS = (
    QPainter.RenderHint.Antialiasing
    | QPainter.RenderHint.SmoothPixmapTransform
    | QPainter.RenderHint.TextAntialiasing
)


def snapped(length: float, ratio: float) -> float:
    """The nearest length of whole device pixels."""
    return floor(length * ratio + 0.5) / ratio


def painted(box: QRectF, ratio: float, paint: Paint) -> QPixmap:
    """A pixmap of ``box``, which ``paint`` fills in its own coordinates."""
    pixmap = QPixmap(max(1, ceil(box.width() * ratio)), max(1, ceil(box.height() * ratio)))
    pixmap.fill(Qt.GlobalColor.transparent)
    pixmap.setDevicePixelRatio(ratio)
    painter = QPainter(pixmap)
    painter.setRenderHints(HINTS)
    painter.translate(-box.x(), -box.y())
    paint(painter)
    painter.end()
    return pixmap


class Painting(QGraphicsPixmapItem):
    """Cheap to show in every frame: Python paints it only when its ``key`` changes."""

    def __init__(self, parent: QGraphicsItem | None = None) -> None:
        super().__init__(parent)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self._key: Hashable = None

    def show_painted(self, key: Hashable, box: QRectF, ratio: float, paint: Paint) -> None:
        """Show what ``paint`` draws into ``box``, in scene coordinates; nothing new costs nothing."""
        left, top = floor(box.x() * ratio) / ratio, floor(box.y() * ratio) / ratio
        whole = QRectF(left, top, box.right() - left, box.bottom() - top)
        wanted = (key, whole.getRect(), ratio)
        if wanted != self._key:
            self._key = wanted
            self.setPixmap(painted(whole, ratio, paint))
            self.setPos(whole.topLeft())
        self.setVisible(True)


def colour(value: str | Rgba) -> QColor:
    """A token as Qt's colour."""
    return QColor(value) if isinstance(value, str) else QColor(*value)


def as_qt(box: Rect) -> QRectF:
    """A rectangle of the layout as Qt's."""
    return QRectF(box.x, box.y, box.w, box.h)


def paint_shaded_text(painter: QPainter, box: QRectF, flags: int, text: str) -> None:
    """Text on the felt: light, over a dark copy a pixel below."""
    painter.setPen(QColor(0, 0, 0, 150))
    painter.drawText(box.translated(0, 1.2), flags, text)
    painter.setPen(colour(tokens.Table.text))
    painter.drawText(box, flags, text)


def paint_plate(painter: QPainter, box: QRectF, radius: float) -> None:
    """A walnut plate with its gold line and a little shade below."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(0, 0, 0, 50))
    painter.drawRoundedRect(box.translated(0, 2), radius, radius)
    painter.setBrush(colour(tokens.Table.plate))
    painter.setPen(QPen(colour(tokens.Table.plate_line), 1))
    painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)


def paint_disc(painter: QPainter, centre: QPointF, radius: float, text: str, fill: str) -> None:
    """A number in a round badge."""
    painter.setPen(QPen(colour(tokens.INK), max(1.6, radius * 0.14)))
    painter.setBrush(colour(fill))
    painter.drawEllipse(centre, radius, radius)
    painter.setPen(colour(tokens.INK))
    painter.setFont(fonts.title_font(radius * (1.35 if len(text) < 2 else 1.1), tokens.SCORE_WEIGHT))
    box = QRectF(centre.x() - radius, centre.y() - radius * 1.02, 2 * radius, 2 * radius)
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)

"""The sign of a score row: one size, told apart by outline."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from scopa_desktop.look import fonts, tokens
from scopa_desktop.rules.cards import COINS, SUITS
from scopa_desktop.rules.scoring import PointKind
from scopa_desktop.windows.dress import Pictures
from scopa_desktop.windows.row_drawings import SIGNS, Pen


class RowIcon(QWidget):
    """A fan of backs, the deck's coin, the four suits, a sign of our own, or the broom."""

    def __init__(self, pictures: Pictures, kind: PointKind, size: int) -> None:
        super().__init__()
        self._pictures = pictures
        self._kind = kind
        self.setFixedSize(size, size)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        size, ratio = self.width(), self.devicePixelRatioF()
        if self._kind == "cards":
            _paint_backs(painter, size)
        elif self._kind == "coins":
            side = 0.86 * size
            painter.drawPixmap(QPointF(0.07 * size, 0.07 * size), self._pictures.emblem(COINS, side, ratio))
        elif self._kind in SIGNS:
            SIGNS[self._kind](Pen(painter, self._pictures, size, ratio))
        elif self._kind in ("primiera", "primiera_count"):
            for n, suit in enumerate(SUITS):
                at = QPointF(0.52 * size * (n % 2), 0.52 * size * (n // 2))
                painter.drawPixmap(at, self._pictures.emblem(suit, 0.48 * size, ratio))
            if self._kind == "primiera_count":
                _paint_number(painter, size)
        else:
            wide = size * self._pictures.proportion("broom")
            broom = self._pictures.drawing("broom", wide, size, ratio)
            painter.drawPixmap(QPointF((size - wide) / 2, 0), broom)


def _paint_number(painter: QPainter, size: int) -> None:
    """A seven on a disc: most of them first."""
    middle = QPointF(size / 2, size / 2)
    painter.setPen(QPen(QColor(tokens.INK), 1))
    painter.setBrush(QColor(tokens.IVORY))
    painter.drawEllipse(middle, 0.22 * size, 0.22 * size)
    painter.setFont(fonts.title_font(0.36 * size, QFont.Weight.Bold))
    painter.drawText(QRectF(0, 0, size, size), Qt.AlignmentFlag.AlignCenter, "7")


def _paint_backs(painter: QPainter, size: int) -> None:
    tall = round(0.74 * size)
    wide = tall * 0.625
    for angle in (-20, 0, 20):
        painter.save()
        painter.translate(size / 2, 0.96 * size)
        painter.rotate(angle)
        painter.translate(0, -0.44 * size - tall * 0.06)
        painter.setPen(QPen(QColor(tokens.INK), 1))
        painter.setBrush(QColor(tokens.BLUE))
        painter.drawRoundedRect(QRectF(-wide / 2, -tall / 2, wide, tall), 2.5, 2.5)
        painter.setPen(QPen(QColor(tokens.IVORY), 1.2, Qt.PenStyle.SolidLine))
        painter.setBrush(QColor(tokens.BLUE_D))
        painter.drawRoundedRect(QRectF(-wide / 2 + 2.2, -tall / 2 + 2.2, wide - 4.4, tall - 4.4), 1.5, 1.5)
        painter.restore()

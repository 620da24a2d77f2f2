"""Signs of points, drawn from the deck's own coin and sword, cards, crowns and figures."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen, QPolygonF

from scopa_desktop.look import fonts, tokens
from scopa_desktop.rules.cards import COINS, SWORDS, Suit
from scopa_desktop.rules.scoring import PointKind
from scopa_desktop.windows.dress import Pictures

GRID: Final = 24.0
"""The drawings are made on a square of so many units."""
_LINE: Final = 1.1
_CARD: Final = (9.0, 14.0)
_LEAF: Final = "#3f7d3a"
_IRON: Final = "#5b6b7a"


class Pen:
    """Draws on the grid, with the signs of the deck in play."""

    def __init__(self, painter: QPainter, pictures: Pictures, size: float, ratio: float) -> None:
        self._painter = painter
        self._pictures = pictures
        self._scale = size / GRID
        self._ratio = ratio
        painter.scale(self._scale, self._scale)

    def sign(self, suit: Suit, x: float, y: float, size: float, turn: float = 0) -> None:
        """The sign of a suit about a point."""
        painter = self._painter
        painter.save()
        painter.translate(x, y)
        painter.rotate(turn)
        picture = self._pictures.emblem(suit, size * self._scale, self._ratio)
        painter.drawPixmap(QRectF(-size / 2, -size / 2, size, size), picture, QRectF(picture.rect()))
        painter.restore()

    def card(self, x: float, y: float, turn: float = 0, scale: float = 1) -> None:
        """A plain card about a point."""
        painter = self._painter
        wide, tall = (scale * side for side in _CARD)
        painter.save()
        painter.translate(x, y)
        painter.rotate(turn)
        self._outline(tokens.IVORY)
        painter.drawRoundedRect(QRectF(-wide / 2, -tall / 2, wide, tall), 1.3 * scale, 1.3 * scale)
        painter.restore()

    def number(self, text: str, x: float, y: float, size: float, colour: str = tokens.INK) -> None:
        """A number about a point."""
        painter = self._painter
        painter.setFont(fonts.title_font(size, QFont.Weight.Bold))
        painter.setPen(QColor(colour))
        box = QRectF(x - size, y - size, 2 * size, 2 * size)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)

    def crown(self, x: float, y: float, size: float) -> None:
        """Three points over a rim, about a point."""
        half, low, high = size / 2, y + 0.28 * size, y - 0.34 * size
        outline = (
            (x - half, y - 0.2 * size),
            (x - 0.25 * size, y + 0.02 * size),
            (x, high),
            (x + 0.25 * size, y + 0.02 * size),
            (x + half, y - 0.2 * size),
            (x + 0.4 * size, low),
            (x - 0.4 * size, low),
        )
        self._outline(tokens.GOLD)
        self._painter.drawPolygon(QPolygonF([QPointF(*corner) for corner in outline]))

    def bubble(self) -> None:
        """What is said aloud."""
        path = QPainterPath()
        path.addRoundedRect(QRectF(1.5, 2, 21, 15), 5, 5)
        tail = QPainterPath()
        tail.addPolygon(QPolygonF([QPointF(6.5, 15.5), QPointF(5.5, 22), QPointF(13, 16)]))
        tail.closeSubpath()
        self._outline(tokens.IVORY)
        self._painter.drawPath(path.united(tail))

    def twig(self) -> None:
        """Rosemary across the sign below it."""
        painter = self._painter
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(_LEAF), 1.5, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        stem = QPainterPath(QPointF(3.5, 21))
        stem.quadTo(QPointF(11, 17), QPointF(20, 5.5))
        painter.drawPath(stem)
        for at in (0.2, 0.37, 0.54, 0.71, 0.88):
            spot = stem.pointAtPercent(at)
            for dx, dy in ((-3.4, -1.6), (2.2, 3.0)):
                painter.drawLine(spot, spot + QPointF(dx, dy))

    def horseshoe(self) -> None:
        """For the knights' horses."""
        painter = self._painter
        path = QPainterPath(QPointF(6.7, 19))
        path.cubicTo(QPointF(1.2, 9.5), QPointF(5, 3.6), QPointF(12, 3.6))
        path.cubicTo(QPointF(19, 3.6), QPointF(22.8, 9.5), QPointF(17.3, 19))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for colour, width in ((tokens.INK, 6.2), (_IRON, 4.2)):
            painter.setPen(QPen(QColor(colour), width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.SquareCap))
            painter.drawPath(path)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(tokens.IVORY))
        for at in (0.08, 0.24, 0.4, 0.6, 0.76, 0.92):
            painter.drawEllipse(path.pointAtPercent(at), 0.9, 0.9)

    def _outline(self, fill: str) -> None:
        self._painter.setBrush(QColor(fill))
        line = QPen(QColor(tokens.INK), _LINE)
        line.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        self._painter.setPen(line)


def _settebello(pen: Pen) -> None:
    """A card with a seven and a coin."""
    pen.card(12, 12, 0, 1.6)
    pen.number("7", 8.4, 6.2, 9)
    pen.sign(COINS, 13, 15, 12)


def _sevens(pen: Pen) -> None:
    """Two sevens, one before the other."""
    pen.card(8.2, 10.5, -8, 1.15)
    pen.card(15, 13.2, 6, 1.15)
    pen.number("7", 15.2, 13.2, 11)


def _settanta(pen: Pen) -> None:
    """All four sevens."""
    for x in (6.6, 17.4):
        for y in (6.3, 17.7):
            pen.card(x, y, 0, 0.78)
            pen.number("7", x, y, 7.6)


def _re_bello(pen: Pen) -> None:
    """A crowned coin."""
    pen.sign(COINS, 12, 15.2, 16)
    pen.crown(12, 4.9, 11)


def _frac_king(pen: Pen) -> None:
    """A crowned coin between eight and eight."""
    pen.sign(COINS, 12, 16.6, 13.5)
    pen.crown(12, 8.6, 8.5)
    pen.number("8", 3.4, 6, 8.5)
    pen.number("8", 20.6, 6, 8.5)


def _rosmarino(pen: Pen) -> None:
    """A sword and rosemary."""
    pen.sign(SWORDS, 12, 12, 23)
    pen.twig()


def _napola(pen: Pen) -> None:
    """Coins in a row that rises."""
    for x, y in ((5.6, 18), (12, 12), (18.4, 6)):
        pen.sign(COINS, x, y, 10.4)


def _coin_figures(pen: Pen) -> None:
    """Three crowns over a coin."""
    pen.sign(COINS, 12, 16.4, 14.4)
    pen.crown(4.6, 8.2, 7.4)
    pen.crown(19.4, 8.2, 7.4)
    pen.crown(12, 4.4, 8.4)


def _trentino(pen: Pen) -> None:
    """The first three cards, above them a coin."""
    for number, x, y, turn in ((1, 5.8, 15.4, -9), (3, 18.2, 15.4, 9), (2, 12, 15.8, 0)):
        pen.card(x, y, turn, 0.95)
        pen.number(str(number), x, y + 0.6, 9.4)
    pen.sign(COINS, 12, 5.2, 9.6)


def _declarations(pen: Pen) -> None:
    """Said aloud."""
    pen.bubble()
    pen.number("!", 12, 9.4, 15)


def _ponino(pen: Pen) -> None:
    """A horseshoe, twice as many."""
    pen.horseshoe()
    pen.number("×2", 12, 13.4, 7.6)


def _frac(pen: Pen) -> None:
    """An ace, and a figure with its crown."""
    pen.card(7.8, 11.2, -9, 1.2)
    pen.number("1", 5.4, 8.2, 8.4)
    pen.card(15.4, 13, 7, 1.2)
    pen.crown(15.6, 12.8, 7.6)


SIGNS: Final[Mapping[PointKind, Callable[[Pen], None]]] = MappingProxyType(
    {
        "settebello": _settebello,
        "sevens": _sevens,
        "settanta": _settanta,
        "re_bello": _re_bello,
        "frac_king": _frac_king,
        "rosmarino": _rosmarino,
        "napola": _napola,
        "coin_figures": _coin_figures,
        "trentino": _trentino,
        "declarations": _declarations,
        "ponino": _ponino,
        "frac": _frac,
    }
)
"""What is drawn for which kind of point."""

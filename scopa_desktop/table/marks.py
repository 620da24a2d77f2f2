"""The marks of play around cards: frames, brackets, the ring of the focus, veils and number discs."""

from typing import Final, Literal, TypeAlias

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen, QPixmap

from scopa_desktop.look import tokens
from scopa_desktop.table.painting import Painting, colour, paint_disc, painted

FrameKind: TypeAlias = Literal["whole", "corners", "focus"]

GROW: Final = {"whole": 4.0, "corners": 2.5, "focus": 4.0}
"""Room between card and mark, in pixels of a card 170 high."""
COLOURS: Final = {"whole": tokens.Table.mark, "corners": tokens.Table.bracket, "focus": tokens.Table.focus}
BRACKET: Final = 0.17
"""Arm of a corner bracket, in the card's height."""
KEY_LINE, LINE = 7.0, 3.6
"""Pens: ink below, the colour on it."""
KEPT: Final = 60


class Frames:
    """Pixmaps to lay over a card, each painted once per size."""

    def __init__(self) -> None:
        self._pixmaps: dict[tuple[str, int, float], QPixmap] = {}

    def frame(self, kind: FrameKind, height: float, ratio: float) -> QPixmap:
        """A mark around a card ``height`` high; the card stands in the middle."""
        return self._kept(kind, height, ratio)

    def veil(self, height: float, ratio: float) -> QPixmap:
        """What dims a card that takes no part in a choice."""
        return self._kept("veil", height, ratio)

    def _kept(self, kind: str, height: float, ratio: float) -> QPixmap:
        key = (kind, round(height * ratio), ratio)
        pixmap = self._pixmaps.get(key)
        if pixmap is None:
            if len(self._pixmaps) >= KEPT:
                self._pixmaps.clear()
            pixmap = _veil(height, ratio) if kind == "veil" else _frame(kind, height, ratio)
            self._pixmaps[key] = pixmap
        return pixmap


class Disc(Painting):
    """A number at the upper right of a card: the captures it belongs to, or the hands left in the stock."""

    def show_number(self, text: str, centre: QPointF, radius: float, is_active: bool, ratio: float) -> None:
        fill = tokens.GOLD if is_active else tokens.IVORY
        reach = radius * 1.1 + 1
        box = QRectF(centre.x() - reach, centre.y() - reach, 2 * reach, 2 * reach)
        key = (text, fill, centre.x(), centre.y(), radius)
        self.show_painted(key, box, ratio, lambda p: paint_disc(p, centre, radius, text, fill))


def _frame(kind: str, height: float, ratio: float) -> QPixmap:
    size = max(1.0, height / 170)
    grow = GROW[kind] * size
    width = height * tokens.CARD_RATIO
    ring = QRectF(-width / 2 - grow, -height / 2 - grow, width + 2 * grow, height + 2 * grow)
    radius = tokens.CARD_RADIUS * height + grow
    path = _brackets(ring, radius, BRACKET * height) if kind == "corners" else QPainterPath()
    if kind != "corners":
        path.addRoundedRect(ring, radius, radius)
    reach = KEY_LINE * size / 2 + 1

    def paint(painter: QPainter) -> None:
        for pen_colour, pen in ((tokens.Table.mark_key, KEY_LINE), (COLOURS[kind], LINE)):
            cap, join = Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin
            painter.setPen(QPen(colour(pen_colour), pen * size, Qt.PenStyle.SolidLine, cap, join))
            painter.drawPath(path)

    return painted(ring.adjusted(-reach, -reach, reach, reach), ratio, paint)


def _brackets(ring: QRectF, radius: float, arm: float) -> QPainterPath:
    path = QPainterPath()
    for across, down in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
        x, y = across * ring.width() / 2, down * ring.height() / 2
        path.moveTo(x - across * arm, y)
        path.lineTo(x - across * radius, y)
        path.quadTo(x, y, x, y - down * radius)
        path.lineTo(x, y - down * arm)
    return path


def _veil(height: float, ratio: float) -> QPixmap:
    width = height * tokens.CARD_RATIO
    radius = tokens.CARD_RADIUS * height
    box = QRectF(-width / 2, -height / 2, width, height)

    def paint(painter: QPainter) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour(tokens.Table.dim))
        painter.drawRoundedRect(box, radius, radius)

    return painted(box, ratio, paint)

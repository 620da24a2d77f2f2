"""What lies with a pile: the counters below it and the outline of its place while it is empty."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from scopa_desktop.look import fonts, tokens
from scopa_desktop.look.drawings import Drawings
from scopa_desktop.look.icons import draw_icon
from scopa_desktop.rules.cards import COINS
from scopa_desktop.table.layout import Layout, Seat
from scopa_desktop.table.painting import Painting, colour
from scopa_desktop.table.places import Counters

LEFT: Final = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
OUTLINE: Final = QColor(251, 243, 224, 70)
SIGN_WIDTHS: Final = (1.05, 1.13, 0.92)
"""Of the card, the coin and the seven before their numbers, in em."""
APART: Final = 0.40
"""After each number, in em."""
CLOSE: Final = 0.26
"""After each where there is little room."""
SHRUNK: Final = (0.82, 0.72, 0.62, 0.54)
"""Of the usual size, where there is little room."""
LEAST: Final = 12.2
"""No em smaller than this, in pixels, unless text is smaller altogether."""
SEVEN: Final = QRectF(0.0, 0.12, 0.78, 1.08)
"""The little card with the seven, in em: a bare seven would read as the first digit of its number."""


class PileCounters(Painting):
    """Cards, coins and sevens of a side; nothing while the pile is empty."""

    def __init__(self, drawings: Drawings) -> None:
        super().__init__()
        self._drawings = drawings

    def show_counters(self, counters: Counters, layout: Layout, seat: int, ratio: float) -> None:
        if not counters.cards:
            self.hide()
            return
        spot = layout.seats[seat]
        numbers = (str(counters.cards), str(counters.coins), str(counters.sevens))
        em, widths = _fitted(numbers, spot.counters.w, layout.em)
        steps = [width + _gap(em, layout.em) for width in widths]
        total = sum(steps[:-1]) + widths[-1]
        x = spot.counters.x if spot.scopa_side > 0 else spot.counters.right - total
        y = spot.counters.y + 0.07 * layout.em
        box = QRectF(x - 1, y - 1, total + 4, 1.35 * em + 2)
        key = (numbers, em, x, y, self._drawings.emblem_set)
        self.show_painted(key, box, ratio, lambda p: self._paint(p, numbers, steps, (x, y), (em, ratio)))

    def _paint(
        self,
        painter: QPainter,
        numbers: tuple[str, str, str],
        steps: list[float],
        corner: tuple[float, float],
        size: tuple[float, float],
    ) -> None:
        (x, y), (em, ratio) = corner, size
        for place, (number, step) in enumerate(zip(numbers, steps, strict=False)):
            match place:
                case 0:
                    draw_icon(painter, "cards", x, y + 0.1 * em, 1.05 * em, tokens.Table.quiet)
                case 1:
                    emblem = self._drawings.emblem(COINS, 1.02 * em, ratio)
                    painter.drawPixmap(QPointF(x, y + 0.13 * em), emblem)
                case _:
                    _paint_seven(painter, x, y, em)
            painter.setFont(_font(em))
            painter.setPen(colour(tokens.Table.text))
            painter.drawText(QRectF(x + SIGN_WIDTHS[place] * em, y, 3 * em, 1.3 * em), LEFT, number)
            x += step


class PileOutline(Painting):
    """Where the first capture will go."""

    def show_outline(self, spot: Seat, ratio: float) -> None:
        slot = spot.pile
        box = QRectF(slot.x - slot.w / 2, slot.y - slot.h / 2, slot.w, slot.h)
        radius = tokens.CARD_RADIUS * slot.h

        def paint(painter: QPainter) -> None:
            painter.setPen(QPen(OUTLINE, 1.4, Qt.PenStyle.DashLine))
            painter.drawRoundedRect(box, radius, radius)

        self.show_painted(slot, box.adjusted(-1, -1, 1, 1), ratio, paint)


def _paint_seven(painter: QPainter, x: float, y: float, em: float) -> None:
    card = QRectF(x + SEVEN.x() * em, y + SEVEN.y() * em, SEVEN.width() * em, SEVEN.height() * em)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour(tokens.IVORY))
    painter.drawRoundedRect(card, 0.14 * em, 0.14 * em)
    painter.setFont(fonts.body_font(0.88 * em, 700))
    painter.setPen(colour(tokens.INK))
    painter.drawText(card, Qt.AlignmentFlag.AlignCenter, "7")


def _fitted(numbers: tuple[str, str, str], room: float, em: float) -> tuple[float, list[float]]:
    """Their size and widths: smaller where there is little room; of three the last is left out first."""
    least = min(LEAST, SHRUNK[0] * em)
    sizes = [em, *(part * em for part in SHRUNK if part * em > least), least]
    for shown in (3, 2, 1):
        for size in sizes:
            metrics = QFontMetricsF(_font(size))
            pairs = zip(SIGN_WIDTHS[:shown], numbers, strict=False)
            widths = [sign * size + metrics.horizontalAdvance(number) for sign, number in pairs]
            if sum(widths) + (shown - 1) * _gap(size, em) <= room:
                return size, widths
    return size, widths


def _gap(size: float, em: float) -> float:
    """After each number, at this size instead of ``em``."""
    return (APART if size == em else CLOSE) * size


def _font(em: float) -> QFont:
    return fonts.body_font(tokens.SIZE["small"] * em, 600)

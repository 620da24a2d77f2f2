"""The name plates of the other players and the score plate."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen, QPolygonF

from scopa_desktop.look import fonts, tokens
from scopa_desktop.table.layout import SHORT_ROW, Layout, Rect
from scopa_desktop.table.painting import Painting, as_qt, colour, paint_plate

translate = QCoreApplication.translate

MOST_PEGS = 21
"""A longer match shows its score as a bar."""
EMPTY_PEG = QColor(255, 240, 210, 46)

MIDDLE = Qt.AlignmentFlag.AlignVCenter
LEFT = MIDDLE | Qt.AlignmentFlag.AlignLeft
RIGHT = MIDDLE | Qt.AlignmentFlag.AlignRight


SIGN: Final = 0.95
"""Room of the sign of a side, in em."""
SIZES: Final = (1.06, 0.92, 0.80)
"""Of a name, in em: smaller ones before anything is cut."""
PADS: Final = (0.8, 0.5)
"""On each side of what a name plate says, in em: usually, and in a plate less than ``NARROW`` em wide."""
NARROW: Final = 5.5
SMALLER: Final = (1.0, 0.86, 0.74, 0.64)
"""All on a name plate, of the usual size, before a name is cut."""
LEAST: Final = 12.5
"""No em smaller than this on a name plate, in pixels, unless text is smaller altogether."""
TWO_LINES: Final = 0.75
"""Of a name in two lines, in em."""


@dataclass(frozen=True, slots=True)
class Name:
    """What a name plate says."""

    name: str
    level: str
    """In words; empty for a person."""
    is_turn: bool
    side: int | None = None
    """Where players form sides: 0 ours; each has a sign of another shape."""
    points: int | None = None
    """Where the score plate has no room for all."""
    bonus: int = 0
    """For a declared hand, as long as some of it lies open."""


@dataclass(frozen=True, slots=True)
class Score:
    """What the score plate says."""

    deal: int
    target: int
    names: tuple[str, ...]
    """By line, ours first."""
    points: tuple[int, ...]
    is_our_turn: bool
    has_signs: bool = False
    """Whether the sides have signs, as on the name plates."""
    short_names: tuple[str, ...] = ()
    """Where there is no room for the others."""


class NamePlate(Painting):
    """At the inner edge of a hand: name and level, lit in gold in the player's turn."""

    def show_name(self, name: Name, layout: Layout, seat: int, ratio: float) -> None:
        room = layout.seats[seat].name
        if room is None:
            self.hide()
            return
        edge, compact, em = layout.seats[seat].edge, layout.compact, layout.em
        shown = replace(name, level="" if compact else name.level)
        box = as_qt(room).adjusted(-1, -1, 1, 4)
        self.show_painted((shown, edge, em), box, ratio, lambda p: _paint_name(p, shown, room, edge, em))


class ScorePlate(Painting):
    """In the lower left corner: the deal, the target and the points of each side as pegs."""

    def show_score(self, score: Score, layout: Layout, ratio: float) -> None:
        room, em = layout.score, layout.em
        box = as_qt(room).adjusted(-1, -1, 1, 4)
        self.show_painted((score, em), box, ratio, lambda p: _paint_score(p, score, room, em))


class FanPlate(Painting):
    """Under the cards of a capture that is seen again: they do not lie on the table."""

    def show_plate(self, room: Rect, ratio: float) -> None:
        box = as_qt(room)
        radius = tokens.RADIUS["panel"]
        self.show_painted(room, box.adjusted(-1, -1, 1, 4), ratio, lambda p: paint_plate(p, box, radius))


def paint_sign(painter: QPainter, centre: QPointF, em: float, side: int, *, is_lit: bool) -> None:
    """The sign of a side: a full peg for ours, a ring, a diamond."""
    ink = tokens.INK if is_lit else tokens.Table.text if side else tokens.GOLD
    painter.setPen(QPen(colour(ink), max(1.6, 0.1 * em)))
    painter.setBrush(Qt.BrushStyle.NoBrush if side else colour(ink))
    reach = 0.27 * em
    if side < 2:
        painter.drawEllipse(centre, reach, reach)
        return
    reach *= 1.25
    corners = [(0.0, -reach), (reach, 0.0), (0.0, reach), (-reach, 0.0)]
    painter.drawPolygon(QPolygonF([centre + QPointF(x, y) for x, y in corners]))


def _paint_name(painter: QPainter, name: Name, room: Rect, edge: str, table_em: float) -> None:
    points = "" if name.points is None else str(name.points)
    if name.bonus:
        points = f"{points} +{name.bonus}".strip()
    level = name.level
    for em in [part * table_em for part in SMALLER if part == 1 or part * table_em >= LEAST]:
        level_font = fonts.body_font(0.80 * em)
        points_font = fonts.title_font(1.12 * em, tokens.SCORE_WEIGHT)
        sign_width = 0.0 if name.side is None else SIGN * em
        points_width = QFontMetricsF(points_font).horizontalAdvance(points) + 0.55 * em if points else 0.0
        level_width = QFontMetricsF(level_font).horizontalAdvance(level) + 0.5 * em if level else 0.0
        pad = PADS[room.w < NARROW * em] * em
        space = room.w - 2 * pad - sign_width - points_width
        name_font, text, text_width = _fitted((name.name,), space, em)
        if text == name.name:
            break
    if level and text_width + level_width > space:  # the level goes first, then the name is cut
        level, level_width = "", 0.0
    total = sign_width + text_width + level_width + points_width
    width = min(room.w, total + 2 * pad)
    left = {"top": room.cx - width / 2, "right": room.right - width}.get(edge, room.x)
    box = QRectF(left, room.y, width, room.h)
    paint_plate(painter, box, room.h / 2)
    if name.is_turn:
        painter.setPen(QPen(colour(tokens.INK), 2))
        painter.setBrush(colour(tokens.GOLD))
        painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), room.h / 2 - 1, room.h / 2 - 1)
    x = box.center().x() - total / 2
    if name.side is not None:
        centre = QPointF(x + 0.3 * em, box.center().y())
        paint_sign(painter, centre, em, name.side, is_lit=name.is_turn)
        x += sign_width
    painter.setFont(name_font)
    painter.setPen(colour(tokens.INK if name.is_turn else tokens.Table.text))
    painter.drawText(QRectF(x, room.y - 0.02 * em, text_width + 2, room.h), MIDDLE, text)
    x += text_width
    if level:
        painter.setFont(level_font)
        painter.setPen(colour(tokens.INK if name.is_turn else tokens.Table.quiet))
        painter.drawText(
            QRectF(x + 0.5 * em, room.y + 0.06 * em, level_width - 0.5 * em + 2, room.h), MIDDLE, level
        )
        x += level_width
    if points:
        painter.setFont(points_font)
        painter.setPen(colour(tokens.INK if name.is_turn else tokens.GOLD_L))
        painter.drawText(QRectF(x, room.y - 0.02 * em, points_width + 1, room.h), RIGHT, points)


def headline(score: Score) -> tuple[str, str]:
    """Which deal it is, and what is played to; a single deal has nothing to play to."""
    deal = translate("Table", "Deal {number}").format(number=score.deal) if score.deal else ""
    if score.target > 1:
        return deal, translate("Table", "to {target}").format(target=score.target)
    return translate("Table", "One deal") if score.deal <= 1 else deal, ""


def _paint_score(painter: QPainter, score: Score, room: Rect, em: float) -> None:
    paint_plate(painter, as_qt(room), tokens.RADIUS["plate"])
    pad = 0.75 * em
    inner = QRectF(room.x + pad, room.y, room.w - 2 * pad, room.h)
    head = QRectF(inner.x(), room.y + 0.45 * em, inner.width(), 1.4 * em)
    painter.setFont(fonts.body_font(tokens.SIZE["small"] * em))
    painter.setPen(colour(tokens.Table.quiet))
    deal, target = headline(score)
    metrics = QFontMetricsF(painter.font())
    space = head.width() - metrics.horizontalAdvance(target) - 0.6 * em
    if metrics.horizontalAdvance(deal) > space:  # in longer words the target has the room first
        deal = metrics.elidedText(deal, Qt.TextElideMode.ElideRight, space)
    painter.drawText(head, LEFT, deal)
    painter.drawText(head, RIGHT, target)
    row = (room.h - 2.3 * em) / max(1, len(score.names))
    has_pegs = row > SHORT_ROW * em + 1 and score.target > 1
    y = room.y + 2.0 * em
    for side, (name, points) in enumerate(zip(score.names, score.points, strict=True)):
        line = QRectF(inner.x(), y, inner.width(), 1.55 * em)
        sign = side if score.has_signs else None
        names = (name, *score.short_names[side : side + 1])
        _paint_side(painter, line, (names, points), sign, side == 0, side == 0 and score.is_our_turn, em)
        if has_pegs:
            pegs = QRectF(inner.x(), y + row * 0.84, inner.width(), 0)
            _paint_pegs(painter, pegs, points, score.target, tokens.IVORY if side else tokens.GOLD, em)
        y += row


def _paint_side(
    painter: QPainter,
    line: QRectF,
    standing: tuple[Sequence[str], int],
    sign: int | None,
    is_ours: bool,
    is_lit: bool,
    em: float,
) -> None:
    names, points = standing
    points_font = fonts.title_font(1.35 * em, tokens.SCORE_WEIGHT)
    aside = 0.0 if sign is None else SIGN * em
    space = line.width() - aside - QFontMetricsF(points_font).horizontalAdvance(str(points)) - 0.6 * em
    font, text, width = _fitted(names, space, em)
    height = 1.376 * em
    if text not in names:
        font, text, width = _in_two_lines(names[-1], space, em)
        height = 1.74 * em
    painter.setPen(colour(tokens.Table.text))
    if is_lit:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour(tokens.GOLD))
        lamp = QRectF(line.x() - 0.4 * em, line.center().y() - height / 2, aside + width + 0.8 * em, height)
        painter.drawRoundedRect(lamp, 0.688 * em, 0.688 * em)
    if sign is not None:
        centre = QPointF(line.x() + 0.3 * em, line.center().y())
        paint_sign(painter, centre, em, sign, is_lit=is_lit)
    painter.setPen(colour(tokens.INK if is_lit else tokens.Table.text))
    painter.setFont(font)
    _draw_lines(painter, line.adjusted(aside, 0, 0, 0), text, em)
    painter.setFont(points_font)
    painter.setPen(colour(tokens.GOLD_L if is_ours else tokens.Table.text))
    painter.drawText(line, RIGHT, str(points))


def _fitted(names: Sequence[str], space: float, em: float) -> tuple[QFont, str, float]:
    """A name in its font, a size down and then shorter before it is cut, and its width."""
    for name in names:
        for size in SIZES:
            font = fonts.title_font(size * em, tokens.TITLE_WEIGHT)
            width = QFontMetricsF(font).horizontalAdvance(name)
            if width <= space:
                return font, name, width
    metrics = QFontMetricsF(font)
    text = metrics.elidedText(name, Qt.TextElideMode.ElideRight, space)
    return font, text, metrics.horizontalAdvance(text)


def _in_two_lines(names: str, space: float, em: float) -> tuple[QFont, str, float]:
    """Names parted where the longer line is shortest; each line is cut if it must be."""
    font = fonts.title_font(TWO_LINES * em, tokens.TITLE_WEIGHT)
    metrics = QFontMetricsF(font)
    words = names.split(", ")
    ways = [[", ".join(words[:n]) + ",", ", ".join(words[n:])] for n in range(1, len(words))] or [[names]]
    lines = min(ways, key=lambda way: max(map(metrics.horizontalAdvance, way)))
    cut = [metrics.elidedText(line, Qt.TextElideMode.ElideRight, space) for line in lines]
    return font, "\n".join(cut), max(map(metrics.horizontalAdvance, cut))


def _draw_lines(painter: QPainter, box: QRectF, text: str, em: float) -> None:
    """One line, or two closer to each other than the font would have them."""
    lines = text.split("\n")
    apart = 0.81 * em
    for n, line in enumerate(lines):
        painter.drawText(box.translated(0, (n - (len(lines) - 1) / 2) * apart), LEFT, line)


def _paint_pegs(painter: QPainter, line: QRectF, points: int, target: int, full: str, em: float) -> None:
    if target <= MOST_PEGS:
        gap = line.width() / target
        radius = min(0.17 * em, gap * 0.34)
        painter.setPen(Qt.PenStyle.NoPen)
        for hole in range(target):
            painter.setBrush(colour(full) if hole < points else EMPTY_PEG)
            painter.drawEllipse(QPointF(line.x() + gap * (hole + 0.5), line.y()), radius, radius)
        return
    cap, style = Qt.PenCapStyle.RoundCap, Qt.PenStyle.SolidLine
    painter.setPen(QPen(EMPTY_PEG, 0.22 * em, style, cap))
    painter.drawLine(line.topLeft(), line.topRight())
    if points > 0:
        painter.setPen(QPen(colour(full), 0.22 * em, style, cap))
        end = QPointF(line.x() + line.width() * min(1, points / target), line.y())
        painter.drawLine(line.topLeft(), end)

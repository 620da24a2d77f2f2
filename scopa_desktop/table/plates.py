"""The name plate of an opponent and the score plate."""

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen

from scopa_desktop.look import fonts, tokens
from scopa_desktop.table.layout import Layout, Rect
from scopa_desktop.table.painting import Painting, as_qt, colour, paint_plate

translate = QCoreApplication.translate

MOST_PEGS = 21
"""A longer match shows its score as a bar."""
EMPTY_PEG = QColor(255, 240, 210, 46)

MIDDLE = Qt.AlignmentFlag.AlignVCenter
LEFT = MIDDLE | Qt.AlignmentFlag.AlignLeft
RIGHT = MIDDLE | Qt.AlignmentFlag.AlignRight


@dataclass(frozen=True, slots=True)
class Name:
    """What a name plate says."""

    name: str
    level: str
    """In words; empty for a person."""
    is_turn: bool


@dataclass(frozen=True, slots=True)
class Score:
    """What the score plate says."""

    deal: int
    target: int
    names: tuple[str, ...]
    """By side, ours first."""
    points: tuple[int, ...]
    is_our_turn: bool


class NamePlate(Painting):
    """At the inner edge of a hand: name and level, lit in gold in the player's turn."""

    def show_name(self, name: Name, layout: Layout, seat: int, ratio: float) -> None:
        room = layout.seats[seat].name
        if room is None:
            self.hide()
            return
        edge, compact, em = layout.seats[seat].edge, layout.compact, layout.em
        shown = Name(name.name, "" if compact else name.level, name.is_turn)
        box = as_qt(room).adjusted(-1, -1, 1, 4)
        self.show_painted((shown, edge, em), box, ratio, lambda p: _paint_name(p, shown, room, edge, em))


class ScorePlate(Painting):
    """In the lower left corner: the deal, the target and the points of each side as pegs."""

    def show_score(self, score: Score, layout: Layout, ratio: float) -> None:
        room, em = layout.score, layout.em
        box = as_qt(room).adjusted(-1, -1, 1, 4)
        self.show_painted((score, em), box, ratio, lambda p: _paint_score(p, score, room, em))


def _paint_name(painter: QPainter, name: Name, room: Rect, edge: str, em: float) -> None:
    name_font = fonts.title_font(1.06 * em, tokens.TITLE_WEIGHT)
    level_font = fonts.body_font(0.80 * em)
    text, level = name.name, name.level
    text_width = QFontMetricsF(name_font).horizontalAdvance(text)
    level_width = QFontMetricsF(level_font).horizontalAdvance(level)
    if level and text_width + level_width + 2.1 * em > room.w:  # the level goes first, then the name is cut
        level = ""
    if text_width > room.w - 1.6 * em:
        metrics = QFontMetricsF(name_font)
        text = metrics.elidedText(text, Qt.TextElideMode.ElideRight, room.w - 1.6 * em)
        text_width = metrics.horizontalAdvance(text)
    total = text_width + (level_width + 0.5 * em if level else 0)
    width = min(room.w, total + 1.6 * em)
    left = {"top": room.cx - width / 2, "right": room.right - width}.get(edge, room.x)
    box = QRectF(left, room.y, width, room.h)
    paint_plate(painter, box, room.h / 2)
    if name.is_turn:
        painter.setPen(QPen(colour(tokens.INK), 2))
        painter.setBrush(colour(tokens.GOLD))
        painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), room.h / 2 - 1, room.h / 2 - 1)
    x = box.center().x() - total / 2
    painter.setFont(name_font)
    painter.setPen(colour(tokens.INK if name.is_turn else tokens.Table.text))
    painter.drawText(QRectF(x, room.y - 0.02 * em, text_width + 2, room.h), MIDDLE, text)
    if level:
        painter.setFont(level_font)
        painter.setPen(colour(tokens.INK if name.is_turn else tokens.Table.quiet))
        x += text_width + 0.5 * em
        painter.drawText(QRectF(x, room.y + 0.06 * em, level_width + 2, room.h), MIDDLE, level)


def _paint_score(painter: QPainter, score: Score, room: Rect, em: float) -> None:
    paint_plate(painter, as_qt(room), tokens.RADIUS["plate"])
    pad = 0.75 * em
    inner = QRectF(room.x + pad, room.y, room.w - 2 * pad, room.h)
    head = QRectF(inner.x(), room.y + 0.45 * em, inner.width(), 1.4 * em)
    painter.setFont(fonts.body_font(tokens.SIZE["small"] * em))
    painter.setPen(colour(tokens.Table.quiet))
    deal = translate("Table", "Deal {number}").format(number=score.deal) if score.deal else ""
    target = translate("Table", "to {target}").format(target=score.target)
    metrics = QFontMetricsF(painter.font())
    space = head.width() - metrics.horizontalAdvance(target) - 0.6 * em
    if metrics.horizontalAdvance(deal) > space:  # in longer words the target has the room first
        deal = metrics.elidedText(deal, Qt.TextElideMode.ElideRight, space)
    painter.drawText(head, LEFT, deal)
    painter.drawText(head, RIGHT, target)
    row = 2.15 * em
    y = room.y + 2.0 * em
    for side, (name, points) in enumerate(zip(score.names, score.points, strict=True)):
        line = QRectF(inner.x(), y, inner.width(), row * 0.72)
        is_ours = side == 0
        _paint_side(painter, line, name, points, is_ours, is_ours and score.is_our_turn, em)
        pegs = QRectF(inner.x(), y + row * 0.84, inner.width(), 0)
        _paint_pegs(painter, pegs, points, score.target, tokens.GOLD if is_ours else tokens.IVORY, em)
        y += row


def _paint_side(
    painter: QPainter, line: QRectF, name: str, points: int, is_ours: bool, is_lit: bool, em: float
) -> None:
    font = fonts.title_font(1.06 * em, tokens.TITLE_WEIGHT)
    metrics = QFontMetricsF(font)
    text = metrics.elidedText(name, Qt.TextElideMode.ElideRight, line.width() - 2.2 * em)
    painter.setPen(colour(tokens.Table.text))
    if is_lit:
        width, height = metrics.horizontalAdvance(text), line.height() / 0.72 * 0.64
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour(tokens.GOLD))
        lamp = QRectF(line.x() - 0.4 * em, line.y() + 0.055 * line.height(), width + 0.8 * em, height)
        painter.drawRoundedRect(lamp, height / 2, height / 2)
        painter.setPen(colour(tokens.INK))
    painter.setFont(font)
    painter.drawText(line, LEFT, text)
    painter.setFont(fonts.title_font(1.35 * em, tokens.SCORE_WEIGHT))
    painter.setPen(colour(tokens.GOLD_L if is_ours else tokens.Table.text))
    painter.drawText(line, RIGHT, str(points))


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

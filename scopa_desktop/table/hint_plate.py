"""The button of the hint in the corner of the table, and its sign on a card."""

from typing import Final, Literal, TypeAlias

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPen

from scopa_desktop.look import fonts, tokens
from scopa_desktop.look.icons import draw_icon
from scopa_desktop.table.layout import Layout
from scopa_desktop.table.painting import Painting, colour, paint_plate

translate = QCoreApplication.translate

HintState: TypeAlias = Literal["away", "idle", "ready", "busy", "shown"]
"""Not allowed, not now, to be asked for, asked for, on the table."""

HEIGHT: Final = 2.5
"""Of the button, in em."""
ICON: Final = 1.35


class HintButton(Painting):
    """In the lower right corner; an icon alone where there is little room."""

    def show_button(self, state: HintState, layout: Layout, ratio: float) -> None:
        if state == "away":
            self.hide()
            return
        em, room = layout.em, layout.buttons
        height = HEIGHT * em
        box = QRectF(room.x, room.bottom - height, room.w, height)
        compact = layout.compact
        self.show_painted(
            (state, em, compact),
            box.adjusted(-1, -1, 1, 4),
            ratio,
            lambda p: _paint_button(p, box, em, state, compact=compact),
        )


class HintSign(Painting):
    """A lamp in gold on the upper edge of the card to play."""

    def show_sign(self, centre: QPointF, radius: float, ratio: float) -> None:
        reach = radius * 1.1 + 1
        box = QRectF(centre.x() - reach, centre.y() - reach, 2 * reach, 2 * reach)
        self.show_painted((centre.x(), centre.y(), radius), box, ratio, lambda p: _sign(p, centre, radius))


def _paint_button(painter: QPainter, box: QRectF, em: float, state: HintState, *, compact: bool) -> None:
    paint_plate(painter, box, tokens.RADIUS["plate"])
    is_lit = state in ("busy", "shown")
    if is_lit:
        painter.setPen(QPen(colour(tokens.INK), 2))
        painter.setBrush(colour(tokens.GOLD))
        radius = tokens.RADIUS["plate"] - 1
        painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), radius, radius)
    ink = tokens.INK if is_lit else tokens.Table.text
    painter.setOpacity(0.45 if state == "idle" else 1.0)
    size = ICON * em
    x = box.center().x() - size / 2 if compact else box.x() + 0.8 * em
    icon_ink = tokens.INK if is_lit else tokens.GOLD_L
    draw_icon(painter, "hint", x, box.center().y() - size / 2, size, icon_ink)
    if not compact:
        text = translate("Table", "Thinking…") if state == "busy" else translate("Table", "Hint")
        room = box.adjusted(1.1 * em + size, 0, -0.4 * em, 0)
        painter.setFont(fonts.body_font(em))
        painter.setPen(colour(ink))
        text = QFontMetricsF(painter.font()).elidedText(text, Qt.TextElideMode.ElideRight, room.width())
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, text)


def _sign(painter: QPainter, centre: QPointF, radius: float) -> None:
    painter.setPen(QPen(colour(tokens.INK), max(1.6, radius * 0.14)))
    painter.setBrush(colour(tokens.GOLD))
    painter.drawEllipse(centre, radius, radius)
    size = 1.3 * radius
    draw_icon(painter, "hint", centre.x() - size / 2, centre.y() - size / 2, size, tokens.INK)

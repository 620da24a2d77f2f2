"""The score of a match deal by deal, as a small chart on paper."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from scopa_desktop.look import fonts, tokens
from scopa_desktop.windows.dress import Dress

translate = QCoreApplication.translate

OURS = 0
NAME_STEP = 1.4
"""From one name at the end of a line to the next, em."""
_COLOURS = (tokens.RED_D, tokens.BLUE_D, tokens.GREEN_D, tokens.INK, tokens.GOLD_D, tokens.BLUE)
_STEPS = (5, 10, 20, 50)


class MatchChart(QWidget):
    """Lines over the deals: ours thick with full pegs, others thin with rings, the target dashed."""

    def __init__(
        self,
        dress: Dress,
        scores: Sequence[Sequence[int]],
        target: int,
        names: Sequence[str],
    ) -> None:
        """``scores`` holds for each side its score before the first deal and after each one."""
        super().__init__()
        self._dress = dress
        self._scores = [tuple(line) for line in scores]
        self._target = target
        self._names = tuple(names)
        self._ends = [f"{name} {line[-1]}" for name, line in zip(names, scores, strict=True)]
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(translate("MatchChart", "Score deal by deal"))
        self.setAccessibleDescription(", ".join(self._ends))

    @property
    def least_height(self) -> int:
        """Room for all names at the ends of the lines, one below the other."""
        return self._dress.px(NAME_STEP * len(self._names) + 0.6)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        em = self._dress.em
        small, bold = fonts.body_font(0.86 * em), fonts.title_font(1.06 * em, QFont.Weight.Bold)
        widest = max(QFontMetricsF(bold).horizontalAdvance(text) for text in self._ends)
        # Above the line of a high target, which is at the very top, its words have room.
        left, top = 2.1 * em, 1.3 * em
        right = self.width() - min(0.3 * self.width(), widest + em)
        field = QRectF(left, top, right - left, self.height() - 1.9 * em - top)
        self._paint_ground(painter, field, small)
        self._paint_lines(painter, field, bold)
        painter.end()

    @property
    def _top_score(self) -> int:
        return max(self._target, *(max(line) for line in self._scores)) + 1

    def _at(self, field: QRectF, deal: float, score: float) -> QPointF:
        deals = max(1, len(self._scores[0]) - 1)
        return QPointF(
            field.left() + field.width() * deal / deals,
            field.bottom() - field.height() * score / self._top_score,
        )

    def _paint_ground(self, painter: QPainter, field: QRectF, font: QFont) -> None:
        em = self._dress.em
        painter.setFont(font)
        metrics = QFontMetricsF(font)
        step = next((step for step in _STEPS if self._top_score / step < 5), _STEPS[-1])
        for score in range(0, self._top_score, step):
            y = self._at(field, 0, score).y()
            painter.setPen(QPen(QColor(tokens.Paper.line), 1))
            painter.drawLine(QPointF(field.left(), y), QPointF(field.right(), y))
            painter.setPen(QColor(tokens.Paper.quiet))
            box = QRectF(0, y - 0.7 * em, field.left() - 0.5 * em, 1.4 * em)
            painter.drawText(box, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, str(score))
        self._paint_deals(painter, field, metrics)
        y = self._at(field, 0, self._target).y()
        painter.setPen(QPen(QColor(tokens.Paper.quiet), 1.4, Qt.PenStyle.DashLine))
        painter.drawLine(QPointF(field.left(), y), QPointF(field.right(), y))
        goal = translate("MatchChart", "to {target}").format(target=self._target)
        box = QRectF(field.left() + 0.3 * em, y - 1.3 * em, 10 * em, 1.2 * em)
        painter.drawText(box, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, goal)

    def _paint_deals(self, painter: QPainter, field: QRectF, metrics: QFontMetricsF) -> None:
        em, deals = self._dress.em, len(self._scores[0]) - 1
        if deals < 1:
            return
        room = field.width() / deals
        labels = [translate("MatchChart", "Deal {number}").format(number=n) for n in range(1, deals + 1)]
        if max(metrics.horizontalAdvance(text) for text in labels) + 0.6 * em > room:
            labels = [str(n) for n in range(1, deals + 1)]
        widest = max(metrics.horizontalAdvance(text) for text in labels) + 0.6 * em
        every = max(1, -(-int(widest) // max(1, int(room))))
        for n in range(every, deals + 1, every):
            point = self._at(field, n, 0)
            box = QRectF(point.x() - 4 * em, field.bottom() + 0.35 * em, 8 * em, 1.3 * em)
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, labels[n - 1])

    def _paint_lines(self, painter: QPainter, field: QRectF, font: QFont) -> None:
        em = self._dress.em
        heights = self._name_heights(field)
        for side in reversed(range(len(self._scores))):
            line, colour, ours = self._scores[side], QColor(_COLOURS[side]), side == OURS
            points = [self._at(field, deal, score) for deal, score in enumerate(line)]
            path = QPainterPath(points[0])
            for point in points[1:]:
                path.lineTo(point)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            pen = QPen(colour, 3.4 if ours else 2.0)
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            painter.setPen(pen)
            painter.drawPath(path)
            painter.setPen(QPen(colour, 2))
            painter.setBrush(colour if ours else QColor(tokens.IVORY))
            for point in points:
                painter.drawEllipse(point, 5, 5)
            painter.setFont(font)
            painter.setPen(colour)
            start = field.right() + 0.75 * em
            box = QRectF(start, heights[side] - 0.8 * em, self.width() - start, 1.6 * em)
            text = self._end_text(side, QFontMetricsF(font), box.width())
            painter.drawText(box, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, text)

    def _end_text(self, side: int, metrics: QFontMetricsF, room: float) -> str:
        """Name and score; where both do not fit the name is shortened."""
        score = f" {self._scores[side][-1]}"
        rest = room - metrics.horizontalAdvance(score)
        return metrics.elidedText(self._names[side], Qt.TextElideMode.ElideRight, rest) + score

    def _name_heights(self, field: QRectF) -> list[float]:
        """Where the names at the line ends stand: in the order of the scores, apart from each other."""
        gap = NAME_STEP * self._dress.em
        order = sorted(range(len(self._scores)), key=lambda side: (-self._scores[side][-1], side))
        heights = [0.0] * len(order)
        lowest = float("-inf")
        for side in order:
            y = self._at(field, 0, self._scores[side][-1]).y()
            heights[side] = lowest = max(y, lowest + gap)
        spare = max(0.0, lowest - field.bottom())
        top = heights[order[0]] - spare
        # Of six names the first would else stand above the chart.
        spare -= max(0.0, NAME_STEP / 2 * self._dress.em - top)
        return [height - spare for height in heights]

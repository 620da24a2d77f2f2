"""The score sheet of a deal: what each side holds, who took each point, and why."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, QTimer, QVariantAnimation
from PySide6.QtGui import QColor, QFont, QMouseEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from scopa_desktop.look import fonts, tokens
from scopa_desktop.rules.cards import Card
from scopa_desktop.rules.events import DealEnded
from scopa_desktop.rules.scoring import PRIMIERA_POINTS, PointRow
from scopa_desktop.windows.dress import Dress
from scopa_desktop.windows.parts import Cards, ShortLabel, clear_layout, label, line
from scopa_desktop.windows.row_icon import RowIcon
from scopa_desktop.windows.sheet import EDGE, MARGIN, Sheet
from scopa_desktop.wording.cards import card_name, listed
from scopa_desktop.wording.scores import points_summary, row_name, row_reason

translate = QCoreApplication.translate

NEXT = "next"
"""Key of the button that goes on; Esc and the cross go on as well."""

_WIDTH = 60
_WIDE = 74
"""For three sides and more, em."""
_FEW_SIDES = 2
_SUM = 2.7
"""Room of the sum of a primiera, em."""
_LEAST_STEP = 9
"""From one card to the next, px; closer together they are a pile and no fan."""
_BAR = 1.2
"""What a scroll bar takes from the rows, em."""
_COMPACT_BELOW = 1000
"""Windows narrower than this, in px at em 16, get the small measures."""
_LONG_WORD = 12
"""Letters from which on a word may not fit into the column of the reasons."""


class _Measures(NamedTuple):
    card: int
    icon: int
    gap: int
    row: int
    spacing: int
    words: float
    stamp: float
    inset: float
    margins: tuple[float, float]
    """Of the paper, sideways and upwards."""
    parts: float
    """Between head, rows, totals and foot."""


_USUAL = _Measures(
    card=66,
    icon=44,
    gap=18,
    row=54,
    spacing=5,
    words=0.27,
    stamp=2,
    inset=0.6,
    margins=(MARGIN, 1.4),
    parts=0.6,
)
_COMPACT = _Measures(
    card=46,
    icon=36,
    gap=8,
    row=42,
    spacing=2,
    words=0.25,
    stamp=1.75,
    inset=0.2,
    margins=(1.25, 0.5),
    parts=0.2,
)


class Stamp(QWidget):
    """A point, stamped: a gold disc with the number, nothing when there is none."""

    def __init__(self, points: int, size: int) -> None:
        super().__init__()
        self._points = points
        self._progress = 1.0
        self.setFixedSize(size, size)
        self.setAccessibleName(str(points) if points else "")

    def set_progress(self, progress: float) -> None:
        """0 not stamped yet, 1 on the paper; it comes down from above, larger."""
        self._progress = progress
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        if not self._points or self._progress <= 0:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setOpacity(self._progress)
        middle = self.width() / 2
        radius = (middle - 1.5) * (0.7 + 0.3 * self._progress)
        painter.setPen(QPen(QColor(tokens.INK), 1.6))
        painter.setBrush(QColor(tokens.GOLD))
        painter.drawEllipse(self.rect().center(), radius, radius)
        painter.setFont(fonts.title_font(radius * 1.1, QFont.Weight.Bold))
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, str(self._points))
        painter.end()


class ScoreSheet(Sheet):
    """One column a side, a row for each point; the rows appear one after the other, any key shows all."""

    def __init__(
        self, dress: Dress, ended: DealEnded, names: Sequence[str], rules_text: str, go_on: str
    ) -> None:
        """``names`` are by side; ``go_on`` is what the button in the foot says."""
        title = translate("ScoreSheet", "Deal {number}").format(number=ended.number)
        width = _WIDTH if len(names) <= _FEW_SIDES else _WIDE
        super().__init__(dress, title, points_summary(ended.score, names), width=width)
        self._ended = ended
        self._names = tuple(names)
        self._compact: bool | None = None
        self._room = 0
        """For what a side holds of a row, beside the stamp, px."""
        self._foot_grid: QGridLayout | None = None
        self._groups: list[tuple[list[QWidget], list[Stamp]]] = []
        self._pending = 0
        self._step = QTimer(self)
        self._step.timeout.connect(self._reveal_next)
        self._stamping = QVariantAnimation(self)
        self._stamping.setStartValue(0.0)
        self._stamping.setEndValue(1.0)
        self._stamping.setDuration(tokens.MOTION["score_row"][0])
        self._stamping.valueChanged.connect(self._stamp_on)
        self._stamped: list[Stamp] = []
        self.foot.addWidget(label(rules_text, "quiet"))
        self.foot.addStretch(1)
        self.add_button(go_on, NEXT, "primary", default=True)
        for pressed in self.findChildren(QPushButton):
            pressed.installEventFilter(self)

    @property
    def is_revealing(self) -> bool:
        """Whether rows are still to appear."""
        return self._pending > 0

    def open_over(self, host: QWidget, *, motion: bool = True) -> None:
        super().open_over(host, motion=motion)
        if motion:
            self._start_reveal()

    def show_all(self) -> None:
        """Put every row and point on the paper at once."""
        self._step.stop()
        self._stamping.stop()
        self._pending = 0
        for widgets, stamps in self._groups:
            for widget in widgets:
                widget.setVisible(True)
            for stamp in stamps:
                stamp.set_progress(1.0)

    def dismiss(self) -> None:
        self.show_all()
        super().dismiss()

    def _build(self, compact: bool) -> None:
        """(Re)make the rows in the measures of the window."""
        self._compact = compact
        self._groups = []
        clear_layout(self.body)
        clear_layout(self.base)
        measures = self._measures(compact)
        self._space(measures)
        rows, totals = QWidget(), QWidget()
        grid, foot = QGridLayout(rows), QGridLayout(totals)
        self._foot_grid = foot
        widths = self._column_widths(measures)
        stamp = self._dress.px(measures.stamp) + self._dress.px(measures.inset) + self._dress.px(0.4)
        self._room = widths[-1] - stamp - self._pad
        for layout in (grid, foot):
            layout.setContentsMargins(0, 0, 0, 0)
            layout.setHorizontalSpacing(measures.gap)
            layout.setVerticalSpacing(measures.spacing)
            for column, width in enumerate(widths):
                layout.setColumnMinimumWidth(column, width)
                layout.setColumnStretch(column, width if column else 0)
        for side, name in enumerate(self._names):
            role = "title" if len(self._names) <= _FEW_SIDES else "head"
            head = ShortLabel(name, role)
            head.setContentsMargins(self._pad, 0, 0, 0)
            grid.addWidget(head, 0, 2 + side)
        for n, row in enumerate(self._ended.score.rows):
            grid.addWidget(line(), 2 * n + 1, 0, 1, 2 + len(self._names))
            self._groups.append(self._add_row(grid, 2 * n + 2, row, measures))
        self._groups.append(self._add_totals(foot, measures))
        if self._pad:
            for side in range(len(self._names)):
                rules = 2 * len(self._ended.score.rows) + 1
                grid.addWidget(_column_rule(), 0, 2 + side, rules, 1, Qt.AlignmentFlag.AlignLeft)
                foot.addWidget(_column_rule(), 0, 2 + side, Qt.AlignmentFlag.AlignLeft)
        self.body.addWidget(rows)
        self.base.addWidget(line("rule"))
        self.base.addWidget(totals)

    def _measures(self, compact: bool) -> _Measures:
        measures = _COMPACT if compact else _USUAL
        if len(self._names) <= _FEW_SIDES:
            return measures
        return measures._replace(card=_COMPACT.card, gap=4, words=0.21, inset=0.3)

    @property
    def _pad(self) -> int:
        """Between the line at the left of a column and what stands in it; no lines for two sides."""
        return self._dress.px(0.5) if len(self._names) > _FEW_SIDES else 0

    def _wanted_height(self, inside: int, *, scrolls: bool) -> int:
        if self._foot_grid is not None:
            # Totals stand below their columns, which a scroll bar makes narrower.
            self._foot_grid.setContentsMargins(0, 0, self._dress.px(_BAR) if scrolls else 0, 0)
        return super()._wanted_height(inside, scrolls=scrolls)

    def _space(self, measures: _Measures) -> None:
        layout = self.paper.layout()
        assert layout is not None
        side, top = (self._dress.px(margin) for margin in measures.margins)
        layout.setContentsMargins(side, top, side, top)
        layout.setSpacing(self._dress.px(measures.parts))

    def _column_widths(self, measures: _Measures) -> list[int]:
        inside = min(self._width, self.width() - 2 * EDGE) - 2 * self._dress.px(measures.margins[0])
        inside -= self._dress.px(_BAR)
        sides = len(self._names)
        rest = inside - measures.icon - (1 + sides) * measures.gap
        words = round(measures.words * rest)
        return [measures.icon, words, *([(rest - words) // sides] * sides)]

    def _add_row(
        self, grid: QGridLayout, at: int, row: PointRow, measures: _Measures
    ) -> tuple[list[QWidget], list[Stamp]]:
        icon = RowIcon(self._dress.pictures, row.kind, measures.icon)
        words = QWidget()
        column = QVBoxLayout(words)
        column.setContentsMargins(self._pad, 0, 0, 0)
        column.setSpacing(0)
        column.addStretch(1)
        column.addWidget(label(row_name(row.kind), "head", wrap=True))
        column.addWidget(label(row_reason(row, [*map(_breakable, self._names)]), "small", wrap=True))
        column.addStretch(1)
        grid.addWidget(icon, at, 0, Qt.AlignmentFlag.AlignCenter)
        grid.addWidget(words, at, 1)
        widgets, stamps = [icon, words], []
        for side in range(len(self._names)):
            stamp = Stamp(row.points[side], self._dress.px(measures.stamp))
            cell = QWidget()
            holder = QHBoxLayout(cell)
            holder.setContentsMargins(self._pad, 0, self._dress.px(measures.inset), 0)
            holder.setSpacing(self._dress.px(0.4))
            for content in self._holding(row, side, measures):
                holder.addWidget(content)
            holder.addStretch(1)
            holder.addWidget(stamp)
            grid.addWidget(cell, at, 2 + side)
            widgets.append(cell)
            stamps.append(stamp)
        for widget in widgets:
            _keep_room(widget)
        grid.setRowMinimumHeight(at, measures.row)
        return widgets, stamps

    def _holding(self, row: PointRow, side: int, measures: _Measures) -> list[QWidget]:
        """What a side holds of a row: a number, or the cards behind it."""
        amount, cards = row.amounts[side], row.cards[side]
        match row.kind:
            case "cards" | "coins":
                return [label(str(amount), "point")]
            case "primiera":
                return self._primiera_holding(amount, cards, measures)
            case "declarations":
                return [label(str(amount), "point")] if amount else []
            case "settebello" | "scopas" | "re_bello" | "rosmarino" | "frac_king":
                return [self._cards(cards, measures, cross=row.kind == "scopas")] if cards else []
            case _:
                return [self._cards(cards, measures)] if cards else []

    def _cards(self, cards: Sequence[Card], measures: _Measures, *, cross: bool = False) -> Cards:
        # Many scopas overlap, so that the column keeps its width; in a narrow one they stand upright.
        cross = cross and self._room >= measures.card + 6
        along = measures.card * (1 if cross else tokens.CARD_RATIO)
        step = min(along + 4, (self._room - along - 6) / max(1, len(cards) - 1))
        made = Cards(self._dress.pictures, cards, measures.card, cross=cross, step=max(2.0, step))
        made.setAccessibleName(listed([card_name(card) for card in cards]))
        return made

    def _primiera_holding(self, amount: int, cards: Sequence[Card], measures: _Measures) -> list[QWidget]:
        """The cards with their points and the sum; in a narrow column a fan of them, or the sum alone."""
        room = self._room - self._dress.px(_SUM)
        wide = measures.card * tokens.CARD_RATIO
        if len(self._names) <= _FEW_SIDES or room >= 4 * (wide + 8):
            return [self._primiera(cards, measures), label(f"= {amount}", "point")]
        total = label(str(amount), "point")
        total.setToolTip(listed([card_name(card) for card in cards]))
        step = (room - wide - 6) / 3
        if step < _LEAST_STEP or not cards:
            return [total]
        fan = Cards(self._dress.pictures, cards, measures.card, step=step)
        fan.setAccessibleName(total.toolTip())
        return [fan, total]

    def _primiera(self, cards: Sequence[Card], measures: _Measures) -> QWidget:
        """The cards behind a primiera, each over its points: the sum explains itself."""
        made = QWidget()
        grid = QGridLayout(made)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(2)
        grid.setVerticalSpacing(0)
        for n, card in enumerate(cards):
            grid.addWidget(self._cards((card,), measures), 0, n)
            points = label(str(PRIMIERA_POINTS[card % 10 + 1]), "small", align=Qt.AlignmentFlag.AlignCenter)
            grid.addWidget(points, 1, n)
        return made

    def _add_totals(self, grid: QGridLayout, measures: _Measures) -> tuple[list[QWidget], list[Stamp]]:
        widgets: list[QWidget] = []
        room = QWidget()  # an empty column would lose its gap
        room.setFixedWidth(measures.icon)
        grid.addWidget(room, 0, 0)
        grid.addWidget(label(translate("ScoreSheet", "Match"), "title"), 0, 1)
        for side, (before, now) in enumerate(zip(self._ended.before, self._ended.totals, strict=True)):
            cell = QWidget()
            holder = QHBoxLayout(cell)
            # Without lines between them at least this far from the next side's words.
            inset = measures.inset if self._pad else max(measures.inset, 0.6)
            holder.setContentsMargins(self._pad, 0, self._dress.px(inset), 0)
            text = translate("ScoreSheet", "{before} and {more} more")
            if len(self._names) > _FEW_SIDES:
                text = translate("ScoreSheet", "{before} + {more}", "points before and in this deal")
            more = text.format(before=before, more=now - before)
            total = label(str(now), "total", align=Qt.AlignmentFlag.AlignCenter)
            total.setMinimumWidth(self._dress.px(2))
            total.setAccessibleName(self._names[side])
            holder.addWidget(label(more, "quiet"))
            holder.addStretch(1)
            holder.addWidget(total)
            _keep_room(cell)
            grid.addWidget(cell, 0, 2 + side)
            widgets.append(cell)
        return widgets, []

    def _start_reveal(self) -> None:
        for widgets, stamps in self._groups:
            for widget in widgets:
                widget.setVisible(False)
            for stamp in stamps:
                stamp.set_progress(0.0)
        self._pending = len(self._groups)
        self._step.start(tokens.MOTION["score_row_stagger"][0])

    def _reveal_next(self) -> None:
        """The next row; the point that was just being stamped is finished first."""
        self._stamp_on(1.0)
        widgets, self._stamped = self._groups[len(self._groups) - self._pending]
        for widget in widgets:
            widget.setVisible(True)
        self._pending -= 1
        self._stamping.start()
        if not self._pending:
            self._step.stop()

    def _stamp_on(self, progress: float) -> None:
        for stamp in self._stamped:
            stamp.set_progress(progress)

    def resizeEvent(self, event: QResizeEvent) -> None:
        compact = self.width() < self._dress.px(_COMPACT_BELOW / 16)
        if compact != self._compact:
            was_revealing = self.is_revealing
            self.show_all()
            self._build(compact)
            if was_revealing:
                self.show_all()
        super().resizeEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.show_all()
        event.accept()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.KeyPress and self.is_revealing:
            self.show_all()
            return True
        return super().eventFilter(watched, event)


def _breakable(name: str) -> str:
    """A name that a line can end in: one long word may be wider than the column."""
    return name if max(map(len, name.split()), default=0) < _LONG_WORD else "\u200b".join(name)


def _column_rule() -> QFrame:
    """A line down a column: of many, a point must not seem to be the neighbour's."""
    made = QFrame()
    made.setStyleSheet(f"background: {tokens.Paper.line}; border: 0;")
    made.setFixedWidth(1)
    return made


def _keep_room(widget: QWidget) -> None:
    policy = widget.sizePolicy()
    policy.setRetainSizeWhenHidden(True)
    widget.setSizePolicy(policy)

"""The score sheet of a deal: what each side holds, who took each point, and why."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, QTimer, QVariantAnimation
from PySide6.QtGui import QColor, QFont, QMouseEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

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
        super().__init__(dress, title, points_summary(ended.score, names), width=_WIDTH)
        self._ended = ended
        self._names = tuple(names)
        self._compact: bool | None = None
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
        measures = _COMPACT if compact else _USUAL
        self._space(measures)
        rows, totals = QWidget(), QWidget()
        grid, foot = QGridLayout(rows), QGridLayout(totals)
        widths = self._column_widths(measures)
        for layout in (grid, foot):
            layout.setContentsMargins(0, 0, 0, 0)
            layout.setHorizontalSpacing(measures.gap)
            layout.setVerticalSpacing(measures.spacing)
            for column, width in enumerate(widths):
                layout.setColumnMinimumWidth(column, width)
                layout.setColumnStretch(column, width if column else 0)
        for side, name in enumerate(self._names):
            grid.addWidget(ShortLabel(name, "title"), 0, 2 + side)
        for n, row in enumerate(self._ended.score.rows):
            grid.addWidget(line(), 2 * n + 1, 0, 1, 2 + len(self._names))
            self._groups.append(self._add_row(grid, 2 * n + 2, row, measures))
        self._groups.append(self._add_totals(foot, measures))
        self.body.addWidget(rows)
        self.base.addWidget(line("rule"))
        self.base.addWidget(totals)

    def _space(self, measures: _Measures) -> None:
        layout = self.paper.layout()
        assert layout is not None
        side, top = (self._dress.px(margin) for margin in measures.margins)
        layout.setContentsMargins(side, top, side, top)
        layout.setSpacing(self._dress.px(measures.parts))

    def _column_widths(self, measures: _Measures) -> list[int]:
        inside = min(self._width, self.width() - 2 * EDGE) - 2 * self._dress.px(measures.margins[0])
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
        column.setContentsMargins(0, 0, 0, 0)
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
            holder.setContentsMargins(0, 0, self._dress.px(measures.inset), 0)
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
                return [self._primiera(cards, measures), label(f"= {amount}", "point")]
            case "declarations":
                return [label(str(amount), "point")] if amount else []
            case "settebello" | "scopas" | "re_bello" | "rosmarino" | "frac_king":
                return [self._cards(cards, measures, cross=row.kind == "scopas")] if cards else []
            case _:
                return [self._few(cards, measures)] if cards else []

    def _cards(self, cards: Sequence[Card], measures: _Measures, *, cross: bool = False) -> Cards:
        # Many scopas overlap, so that the column keeps its width.
        step = None if len(cards) <= 3 else 2.4 * measures.card / (len(cards) - 1)
        made = Cards(self._dress.pictures, cards, measures.card, cross=cross, step=step if cross else None)
        made.setAccessibleName(listed([card_name(card) for card in cards]))
        return made

    def _few(self, cards: Sequence[Card], measures: _Measures) -> Cards:
        """Cards side by side, closer together the more there are."""
        step = None if len(cards) <= 3 else 2.4 * measures.card / (len(cards) - 1)
        made = Cards(self._dress.pictures, cards, measures.card, step=step)
        made.setAccessibleName(listed([card_name(card) for card in cards]))
        return made

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
            # At least this far from the next side's words.
            holder.setContentsMargins(0, 0, self._dress.px(max(measures.inset, 0.6)), 0)
            more = translate("ScoreSheet", "{before} and {more} more").format(
                before=before, more=now - before
            )
            total = label(str(now), "total", align=Qt.AlignmentFlag.AlignCenter)
            total.setMinimumWidth(self._dress.px(2))
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


def _keep_room(widget: QWidget) -> None:
    policy = widget.sizePolicy()
    policy.setRetainSizeWhenHidden(True)
    widget.setSizePolicy(policy)

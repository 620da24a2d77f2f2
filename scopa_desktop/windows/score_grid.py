"""The rows of a score sheet and the line of totals below them, in measures that suit the window."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from scopa_desktop.look import tokens
from scopa_desktop.rules.cards import Card
from scopa_desktop.rules.events import DealEnded
from scopa_desktop.rules.ruleset import Ruleset
from scopa_desktop.rules.scoring import PRIMIERA_POINTS, PointRow
from scopa_desktop.windows.dress import Dress
from scopa_desktop.windows.names import breakable
from scopa_desktop.windows.parts import Cards, ShortLabel, label, line
from scopa_desktop.windows.row_icon import RowIcon
from scopa_desktop.windows.sheet import MARGIN
from scopa_desktop.windows.stamp import Stamp
from scopa_desktop.wording.cards import card_name, listed
from scopa_desktop.wording.scores import row_name, row_reason

translate = QCoreApplication.translate

FEW_SIDES = 2
_SUM = 2.7
"""Room of the sum of a primiera, em."""
_MORE = 7.5
"""Columns as wide as this say how many points a total had before, em."""
_LEAST_STEP = 9
"""From one card to the next, px; closer together they are a pile and no fan."""
_BAR = 1.2
"""What a scroll bar takes from the rows, em."""


class Measures(NamedTuple):
    """Sizes in px, but for those said to be otherwise."""

    card: int
    icon: int
    gap: int
    row: int
    spacing: int
    words: tuple[float, float, float, float]
    """Share of the width that the words take: for two sides, three, four, and six."""
    title: float
    """Size of the sheet's title, em."""
    name: float
    """Size of a row's name, em."""
    total: float
    """Size of the totals, em."""
    stamp: float
    """em."""
    inset: float
    """Right of the stamp, em."""
    margins: tuple[float, float]
    """Of the paper, sideways and upwards, em."""
    parts: float
    """Between head, rows, totals and foot, em."""


DENSITIES = (
    Measures(
        card=66,
        icon=44,
        gap=18,
        row=54,
        spacing=5,
        words=(0.27, 0.21, 0.21, 0.21),
        title=tokens.SIZE["page"],
        name=tokens.SIZE["lead"],
        total=tokens.SIZE["total"],
        stamp=2,
        inset=0.6,
        margins=(MARGIN, 1.4),
        parts=0.6,
    ),
    Measures(
        card=46,
        icon=36,
        gap=8,
        row=42,
        spacing=2,
        words=(0.3, 0.25, 0.23, 0.23),
        title=tokens.SIZE["page"],
        name=tokens.SIZE["lead"],
        total=tokens.SIZE["total"],
        stamp=1.75,
        inset=0.2,
        margins=(1.25, 0.5),
        parts=0.2,
    ),
    Measures(
        card=30,
        icon=32,
        gap=8,
        row=36,
        spacing=1,
        words=(0.36, 0.33, 0.33, 0.3),
        title=tokens.SIZE["title"],
        name=1.0,
        total=tokens.SIZE["title"],
        stamp=1.6,
        inset=0.2,
        margins=(1.25, 0.4),
        parts=0.1,
    ),
)
"""From roomy to dense: the first in which a sheet need not scroll is the best."""
ROOMY, COMPACT = 0, 1

Group = tuple[list[QWidget], list[Stamp]]
"""What appears together: the widgets of a row, and its stamps."""


class ScoreGrid:
    """Made for one width and one density; ``rows`` and ``totals`` are ready to be laid out."""

    def __init__(
        self,
        dress: Dress,
        ended: DealEnded,
        names: Sequence[str],
        rules: Ruleset,
        density: int,
        inside: int,
    ) -> None:
        """``names`` are by side; ``inside`` is the width between the margins of the paper, px."""
        self._dress = dress
        self._ended = ended
        self._names = tuple(names)
        self._rules = rules
        self._measures = self._suited(DENSITIES[density])
        self.rows, self.totals = QWidget(), QWidget()
        self.groups: list[Group] = []
        """All rows from top to bottom, the totals last."""
        grid, foot = QGridLayout(self.rows), QGridLayout(self.totals)
        self._foot = foot
        widths = self._column_widths(inside)
        self._column = widths[-1]
        stamp = sum(map(dress.px, (self._measures.stamp, self._measures.inset, 0.4)))
        self._room = widths[-1] - stamp - self._pad
        """For what a side holds of a row, beside the stamp, px."""
        for layout in (grid, foot):
            layout.setContentsMargins(0, 0, 0, 0)
            layout.setHorizontalSpacing(self._measures.gap)
            layout.setVerticalSpacing(self._measures.spacing)
            for column, width in enumerate(widths):
                layout.setColumnMinimumWidth(column, width)
                layout.setColumnStretch(column, width if column else 0)
        self._add_heads(grid)
        for n, row in enumerate(ended.score.rows):
            grid.addWidget(line(), 2 * n + 1, 0, 1, 2 + len(self._names))
            self.groups.append(self._add_row(grid, 2 * n + 2, row))
        self.groups.append(self._add_totals(foot))
        if self._pad:
            for side in range(len(self._names)):
                rules_down = 2 * len(ended.score.rows) + 1
                grid.addWidget(_column_rule(), 0, 2 + side, rules_down, 1, Qt.AlignmentFlag.AlignLeft)
                foot.addWidget(_column_rule(), 0, 2 + side, Qt.AlignmentFlag.AlignLeft)

    def make_room_for_bar(self, on: bool) -> None:
        """Totals stand below their columns, which a scroll bar makes narrower."""
        self._foot.setContentsMargins(0, 0, self._dress.px(_BAR) if on else 0, 0)

    def _suited(self, measures: Measures) -> Measures:
        if len(self._names) <= FEW_SIDES:
            return measures
        return measures._replace(
            card=min(measures.card, DENSITIES[COMPACT].card), gap=4, inset=min(measures.inset, 0.3)
        )

    @property
    def _pad(self) -> int:
        """Between the line at the left of a column and what stands in it; no lines for two sides."""
        return self._dress.px(0.5) if len(self._names) > FEW_SIDES else 0

    def _column_widths(self, inside: int) -> list[int]:
        measures, sides = self._measures, len(self._names)
        rest = inside - self._dress.px(_BAR) - measures.icon - (1 + sides) * measures.gap
        words = round(measures.words[min(sides, 5) - 2] * rest)
        return [measures.icon, words, *([(rest - words) // sides] * sides)]

    def _add_heads(self, grid: QGridLayout) -> None:
        role = "title" if len(self._names) <= FEW_SIDES and self._measures.name > 1 else "head"
        for side, name in enumerate(self._names):
            head = ShortLabel(name, role)
            head.setContentsMargins(self._pad, 0, 0, 0)
            grid.addWidget(head, 0, 2 + side)

    def _add_row(self, grid: QGridLayout, at: int, row: PointRow) -> Group:
        measures = self._measures
        icon = RowIcon(self._dress.pictures, row.kind, measures.icon)
        words = self._words(row)
        grid.addWidget(icon, at, 0, Qt.AlignmentFlag.AlignCenter)
        grid.addWidget(words, at, 1)
        widgets, stamps = [icon, words], []
        for side in range(len(self._names)):
            stamp = Stamp(row.points[side], self._dress.px(measures.stamp))
            cell = QWidget()
            holder = QHBoxLayout(cell)
            holder.setContentsMargins(self._pad, 0, self._dress.px(measures.inset), 0)
            holder.setSpacing(self._dress.px(0.4))
            for content in self._holding(row, side):
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

    def _words(self, row: PointRow) -> QWidget:
        """The name of a row over the reason."""
        made = QWidget()
        column = QVBoxLayout(made)
        column.setContentsMargins(self._pad, 0, 0, 0)
        column.setSpacing(0)
        column.addStretch(1)
        name = label(row_name(row.kind, self._rules), "head", wrap=True)
        name.setStyleSheet(f"font-size: {self._dress.px(self._measures.name)}px;")
        column.addWidget(name)
        reason = row_reason(row, [*map(breakable, self._names)], self._rules)
        column.addWidget(label(reason, "small", wrap=True))
        column.addStretch(1)
        return made

    def _holding(self, row: PointRow, side: int) -> list[QWidget]:
        """What a side holds of a row: a number, or the cards behind it."""
        amount, cards = row.amounts[side], row.cards[side]
        match row.kind:
            case "cards" | "coins":
                return [label(str(amount), "point")]
            case "primiera":
                return self._primiera_holding(amount, cards)
            case "declarations":
                return [label(str(amount), "point")] if amount else []
            case _:
                return [self._cards(cards, cross=row.kind == "scopas")] if cards else []

    def _cards(self, cards: Sequence[Card], *, cross: bool = False) -> Cards:
        # Many scopas overlap, so that the column keeps its width; in a narrow one they stand upright.
        height = self._measures.card
        cross = cross and self._room >= height + 6
        along = height * (1 if cross else tokens.CARD_RATIO)
        step = min(along + 4, (self._room - along - 6) / max(1, len(cards) - 1))
        made = Cards(self._dress.pictures, cards, height, cross=cross, step=max(2.0, step))
        made.setAccessibleName(listed([card_name(card) for card in cards]))
        return made

    def _primiera_holding(self, amount: int, cards: Sequence[Card]) -> list[QWidget]:
        """The cards with their points and the sum; in a narrow column a fan of them, or the sum alone."""
        room = self._room - self._dress.px(_SUM)
        wide = self._measures.card * tokens.CARD_RATIO
        if len(self._names) <= FEW_SIDES or room >= 4 * (wide + 8):
            return [self._primiera(cards), label(f"= {amount}", "point")]
        total = label(str(amount), "point")
        total.setToolTip(listed([card_name(card) for card in cards]))
        step = (room - wide - 6) / 3
        if step < _LEAST_STEP or not cards:
            return [total]
        fan = Cards(self._dress.pictures, cards, self._measures.card, step=min(step, wide + 4))
        fan.setAccessibleName(total.toolTip())
        return [fan, total]

    def _primiera(self, cards: Sequence[Card]) -> QWidget:
        """The cards behind a primiera, each over its points: the sum explains itself."""
        made = QWidget()
        grid = QGridLayout(made)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(2)
        grid.setVerticalSpacing(0)
        for n, card in enumerate(cards):
            grid.addWidget(self._cards((card,)), 0, n)
            points = label(str(PRIMIERA_POINTS[card % 10 + 1]), "small", align=Qt.AlignmentFlag.AlignCenter)
            grid.addWidget(points, 1, n)
        return made

    def _add_totals(self, grid: QGridLayout) -> Group:
        widgets: list[QWidget] = []
        room = QWidget()  # an empty column would lose its gap
        room.setFixedWidth(self._measures.icon)
        grid.addWidget(room, 0, 0)
        match = label(translate("ScoreSheet", "Match"), "title")
        match.setStyleSheet(f"font-size: {self._dress.px(0.75 * self._measures.total)}px;")
        match.setContentsMargins(self._pad, 0, 0, 0)
        grid.addWidget(match, 0, 1)
        for side, (before, now) in enumerate(zip(self._ended.before, self._ended.totals, strict=True)):
            cell = QWidget()
            holder = QHBoxLayout(cell)
            # Without lines between them at least this far from the next side's words.
            inset = self._measures.inset if self._pad else max(self._measures.inset, 0.6)
            holder.setContentsMargins(self._pad, 0, self._dress.px(inset), 0)
            if self._column >= self._dress.px(_MORE):
                holder.addWidget(label(self._more_text(before, now - before), "quiet"))
            holder.addStretch(1)
            holder.addWidget(self._total(side, now))
            _keep_room(cell)
            grid.addWidget(cell, 0, 2 + side)
            widgets.append(cell)
        return widgets, []

    def _more_text(self, before: int, more: int) -> str:
        text = translate("ScoreSheet", "{before} and {more} more")
        if len(self._names) > FEW_SIDES:
            text = translate("ScoreSheet", "{before} + {more}", "points before and in this deal")
        return text.format(before=before, more=more)

    def _total(self, side: int, points: int) -> QLabel:
        made = label(str(points), "total", align=Qt.AlignmentFlag.AlignCenter)
        made.setStyleSheet(f"font-size: {self._dress.px(self._measures.total)}px;")
        made.setMinimumWidth(self._dress.px(2))
        made.setAccessibleName(self._names[side])
        return made


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

"""The score sheet of a deal: what each side holds, who took each point, and why."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QTimer, QVariantAnimation
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QPushButton, QWidget

from scopa_desktop.look import tokens
from scopa_desktop.rules.events import DealEnded
from scopa_desktop.rules.ruleset import Ruleset
from scopa_desktop.windows.dress import Dress
from scopa_desktop.windows.parts import ShortLabel, clear_layout, line
from scopa_desktop.windows.score_grid import COMPACT, DENSITIES, FEW_SIDES, ROOMY, ScoreGrid
from scopa_desktop.windows.sheet import Sheet
from scopa_desktop.windows.stamp import Stamp
from scopa_desktop.wording.scores import points_summary

translate = QCoreApplication.translate

NEXT = "next"
"""Key of the button that goes on; Esc and the cross go on as well."""

_WIDTH = 60
_WIDE = 74
"""For three sides and more, em."""
_COMPACT_BELOW = 62.5
"""Narrower windows begin with the compact measures, em."""


class ScoreSheet(Sheet):
    """One column a side, a row for each point; the rows appear one after the other, any key shows all."""

    def __init__(
        self,
        dress: Dress,
        ended: DealEnded,
        names: Sequence[str],
        rules: Ruleset,
        rules_text: str,
        go_on: str,
    ) -> None:
        """``names`` are by side; ``rules_text`` names the rules, ``go_on`` is what the button in the foot
        says."""
        title = translate("ScoreSheet", "Deal {number}").format(number=ended.number)
        width = _WIDTH if len(names) <= FEW_SIDES else _WIDE
        super().__init__(dress, title, points_summary(ended.score, names, rules), width=width)
        self._ended = ended
        self._names = tuple(names)
        self._rules = rules
        self._density: int | None = None
        self._built_for = 0
        """Width of the paper the rows were made for, px."""
        self._needed: dict[int, int] = {}
        """Height of the paper by density, at that width, px."""
        self._grid: ScoreGrid | None = None
        self._pending = 0
        self._step = QTimer(self)
        self._step.timeout.connect(self._reveal_next)
        self._stamping = QVariantAnimation(self)
        self._stamping.setStartValue(0.0)
        self._stamping.setEndValue(1.0)
        self._stamping.setDuration(tokens.MOTION["score_row"][0])
        self._stamping.valueChanged.connect(self._stamp_on)
        self._stamped: list[Stamp] = []
        self.foot.addWidget(ShortLabel(rules_text, "quiet"), 1)
        self.add_button(go_on, NEXT, "primary", default=True)
        for pressed in self.findChildren(QPushButton):
            pressed.installEventFilter(self)

    @property
    def is_revealing(self) -> bool:
        """Whether rows are still to appear."""
        return self._pending > 0

    @property
    def density(self) -> int | None:
        """Which of ``DENSITIES`` the rows have."""
        return self._density

    def open_over(self, host: QWidget, *, motion: bool = True) -> None:
        super().open_over(host, motion=motion)
        if motion:
            self._start_reveal()

    def show_all(self) -> None:
        """Put every row and point on the paper at once."""
        self._step.stop()
        self._stamping.stop()
        self._pending = 0
        self._stamped = []
        if self._grid is None:
            return
        for widgets, stamps in self._grid.groups:
            for widget in widgets:
                widget.setVisible(True)
            for stamp in stamps:
                stamp.set_progress(1.0)

    def dismiss(self) -> None:
        self.show_all()
        super().dismiss()

    def refit(self) -> None:
        """Take the roomiest measures in which nothing scrolls, else the densest."""
        if self.paper_width != self._built_for:
            self._built_for = self.paper_width
            self._needed.clear()
            self._density = None
        first = COMPACT if self.width() < self._dress.px(_COMPACT_BELOW) else ROOMY
        for density in range(first, len(DENSITIES)):
            if density not in self._needed:
                self._build(density)
                self._needed[density] = self.needed_height
            if self._needed[density] <= self.room:
                break
        if density != self._density:
            self._build(density)
        super().refit()

    def _build(self, density: int) -> None:
        """(Re)make the rows."""
        self.show_all()
        self._density = density
        measures = DENSITIES[density]
        clear_layout(self.body)
        clear_layout(self.base)
        layout = self.paper.layout()
        assert layout is not None
        side, top = (self._dress.px(margin) for margin in measures.margins)
        layout.setContentsMargins(side, top, side, top)
        layout.setSpacing(self._dress.px(measures.parts))
        self.heading.setStyleSheet(f"font-size: {self._dress.px(measures.title)}px;")
        made = self._grid = ScoreGrid(
            self._dress, self._ended, self._names, self._rules, density, self.inside
        )
        self.body.addWidget(made.rows)
        self.base.addWidget(line("rule"))
        self.base.addWidget(made.totals)
        # Fonts are those of the style sheet only once a widget is polished, which showing it would do.
        for child in self.paper.findChildren(QWidget):
            child.ensurePolished()

    def _wanted_height(self, inside: int, *, scrolls: bool) -> int:
        if self._grid is not None:
            self._grid.make_room_for_bar(scrolls)
        return super()._wanted_height(inside, scrolls=scrolls)

    def _start_reveal(self) -> None:
        assert self._grid is not None
        for widgets, stamps in self._grid.groups:
            for widget in widgets:
                widget.setVisible(False)
            for stamp in stamps:
                stamp.set_progress(0.0)
        self._pending = len(self._grid.groups)
        self._step.start(tokens.MOTION["score_row_stagger"][0])

    def _reveal_next(self) -> None:
        """The next row; the point that was just being stamped is finished first."""
        assert self._grid is not None
        self._stamp_on(1.0)
        widgets, self._stamped = self._grid.groups[len(self._grid.groups) - self._pending]
        for widget in widgets:
            widget.setVisible(True)
        self._pending -= 1
        self._stamping.start()
        if not self._pending:
            self._step.stop()

    def _stamp_on(self, progress: float) -> None:
        for stamp in self._stamped:
            stamp.set_progress(progress)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.show_all()
        event.accept()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.KeyPress and self.is_revealing:
            self.show_all()
            return True
        return super().eventFilter(watched, event)

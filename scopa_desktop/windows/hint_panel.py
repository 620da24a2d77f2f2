"""The hint in words, over the far edge of the table: what to play, why, and what other plays cost."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QRect, Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QKeyEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from scopa_desktop.rules.plays import Play
from scopa_desktop.windows.dress import Dress
from scopa_desktop.windows.parts import button, label

translate = QCoreApplication.translate

WIDEST: Final = 46
"""In em."""
FAR: Final = 0.205
"""Share of the table's height in which the far player's hand, pile and counters lie."""
TALL: Final = 42
"""Of a table with room for a row more, in em."""
MOST_ROWS: Final = 4
"""Other plays that are shown; further ones are worse."""


@dataclass(frozen=True, slots=True)
class Row:
    """Another play in words."""

    play: Play
    told: str
    cost: str


@dataclass(frozen=True, slots=True)
class HintShown:
    """A hint in words."""

    play: Play
    told: str
    reasons: str
    note: str
    """About the costs."""
    rows: tuple[Row, ...]
    """The best first."""


class HintPanel(QFrame):
    """Lies over the table and takes no focus by itself; Tab leads into it."""

    closed = Signal()
    """By its cross or Esc."""
    play_pointed = Signal(object)
    """The play of a row that has the focus or the mouse, or else the best."""

    def __init__(self, dress: Dress, shown: HintShown, parent: QWidget) -> None:
        super().__init__(parent)
        self._dress, self._shown = dress, shown
        self.setProperty("role", "panel")
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAccessibleName(translate("Hint", "Hint"))
        self.setAccessibleDescription(f"{shown.told}. {shown.reasons}")
        column = QVBoxLayout(self)
        column.setContentsMargins(dress.px(1.0), dress.px(0.25), dress.px(0.3), dress.px(0.3))
        column.setSpacing(dress.px(0.1))
        head = QHBoxLayout()
        head.addWidget(label(shown.told, "head", wrap=True), 1)
        self._close = button("", "entry", dress=dress, icon="close")
        self._close.setAccessibleName(translate("Hint", "Close the hint"))
        self._close.setToolTip(translate("Hint", "Close the hint"))
        self._close.clicked.connect(self.closed)
        head.addWidget(self._close, 0, Qt.AlignmentFlag.AlignTop)
        column.addLayout(head)
        reasons = label(shown.reasons, wrap=True)
        reasons.setContentsMargins(0, 0, dress.px(0.7), dress.px(0.2))
        column.addWidget(reasons)
        self._grid = QGridLayout()
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(dress.px(0.4))
        self._grid.setVerticalSpacing(0)
        self._rows = [self._row(row) for row in shown.rows[:MOST_ROWS]]
        column.addLayout(self._grid)
        column.addStretch(1)
        for before, row in pairwise((*self._rows, self._close)):
            QWidget.setTabOrder(before, row)

    @property
    def rows(self) -> Sequence[QPushButton]:
        """A button for each other play that is shown; what it says is its text."""
        return tuple(self._rows)

    def announce(self) -> None:
        """Let a screen reader say it, whatever has the focus."""
        told = f"{self._shown.told}. {self._shown.reasons}"
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, told))

    def place_in(self, room: QRect) -> None:
        """Lie in the middle of the upper edge of ``room``, as high as the text needs."""
        rim = max(9, round(0.022 * min(room.width(), room.height()))) + 4
        width = min(room.width() - 2 * rim - self._dress.px(1), self._dress.px(WIDEST))
        half = (width - self._dress.px(2)) // 2
        columns = 2 if all(row.sizeHint().width() <= half for row in self._rows) else 1
        fitting = MOST_ROWS - 1 if room.height() >= TALL * self._dress.em else MOST_ROWS - 2
        for number, row in enumerate(self._rows):
            self._grid.addWidget(row, number // columns, number % columns, Qt.AlignmentFlag.AlignLeft)
            row.setVisible(number < (MOST_ROWS if columns == 2 else fitting))
        self._grid.setColumnStretch(2, 1)
        layout = self.layout()
        assert layout is not None
        layout.activate()
        height = layout.totalHeightForWidth(width) if layout.hasHeightForWidth() else self.sizeHint().height()
        # Nothing of what belongs to the player over there is cut in half.
        height = max(height, round(FAR * room.height()) - rim)
        self.setGeometry(room.x() + (room.width() - width) // 2, room.y() + rim, width, height)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """A row is looked at."""
        kind = event.type()
        if kind in (QEvent.Type.FocusIn, QEvent.Type.Enter):
            place = self._rows.index(watched)  # type: ignore[arg-type]  # only rows are watched
            self.play_pointed.emit(self._shown.rows[place].play)
        elif kind in (QEvent.Type.FocusOut, QEvent.Type.Leave):
            self.play_pointed.emit(self._shown.play)
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        else:
            super().keyPressEvent(event)

    def _row(self, row: Row) -> QPushButton:
        text = translate("Hint", "{play}: {cost}", "another play and what it costs").format(
            play=row.told, cost=row.cost
        )
        made = button(text, "entry")
        made.setParent(self)
        made.setToolTip(self._shown.note)
        made.setAccessibleDescription(self._shown.note)
        made.clicked.connect(lambda: self.play_pointed.emit(row.play))
        made.installEventFilter(self)
        return made

"""The hint in words, over the far edge of the table: what to play, why, and what other plays cost."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QRect, QSize, Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QFontMetrics, QIcon, QKeyEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from scopa_desktop.look.icons import icon
from scopa_desktop.rules.plays import Play
from scopa_desktop.windows.dress import Dress
from scopa_desktop.windows.parts import NO_BREAK, button, label

translate = QCoreApplication.translate

WIDEST: Final = 46
"""In em."""
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
    """Lies over the table and takes no focus by itself; Tab leads into it.

    It does not reach down to the table cards: where there is no room for both, a button turns from the
    reasons to the other plays and back.
    """

    closed = Signal()
    """By its cross or Esc."""
    play_pointed = Signal(object)
    """The play of a row that has the focus or the mouse, or else the best."""
    placed = Signal()
    """It covers something else of the table now."""

    def __init__(
        self, dress: Dress, shown: HintShown, parent: QWidget, clear: Callable[[], tuple[float, float]]
    ) -> None:
        """``clear``: where the things of the players at the far edge end, and where the table cards begin."""
        super().__init__(parent)
        self._dress, self._shown, self._clear = dress, shown, clear
        self._is_turned = False
        self.setProperty("role", "panel")
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAccessibleName(translate("Hint", "Hint"))
        self.setAccessibleDescription(f"{shown.told}. {shown.reasons}")
        column = QVBoxLayout(self)
        column.setSpacing(dress.px(0.1))
        head = QHBoxLayout()
        self._told = label(shown.told, "head", wrap=True)
        head.addWidget(self._told, 1)
        self._turn = button("", "entry")
        self._turn.setIconSize(QSize(dress.px(1.25), dress.px(1.25)))
        self._signs = tuple(icon(name, dress.scheme.text, (dress.px(1.25),)) for name in ("next", "prev"))
        self._turn.clicked.connect(self._turn_over)
        head.addWidget(self._turn, 0, Qt.AlignmentFlag.AlignTop)
        self._close = button("", "entry", dress=dress, icon="close")
        self._close.setAccessibleName(translate("Hint", "Close the hint"))
        self._close.setToolTip(translate("Hint", "Close the hint"))
        self._close.clicked.connect(self.closed)
        head.addWidget(self._close, 0, Qt.AlignmentFlag.AlignTop)
        column.addLayout(head)
        self._reasons = label(shown.reasons, wrap=True)
        column.addWidget(self._reasons)
        self._grid = QGridLayout()
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(dress.px(0.4))
        self._grid.setVerticalSpacing(0)
        self._rows = [self._row(row) for row in shown.rows[:MOST_ROWS]]
        column.addLayout(self._grid)
        column.addStretch(1)
        for before, row in pairwise((*self._rows, self._turn, self._close)):
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
        far, table = (int(edge) - room.y() - rim for edge in self._clear())
        height = self._fit(width, table)
        if height <= table:
            height = min(table, max(height, far))
        self.setGeometry(room.x() + (room.width() - width) // 2, room.y() + rim, width, height)
        self.placed.emit()

    def _fit(self, width: int, most: int) -> int:
        """Lay the text out in ``width`` and not higher than ``most``, if it can be; how high that is."""
        numbers = range(len(self._rows), 0, -1)
        if self._is_turned and self._lay_out(width, len(self._rows), has_reasons=True, is_fine=False) <= most:
            self._is_turned = False  # the window has grown: there is room for both
        if self._is_turned:
            ways = [(number, False, is_fine) for is_fine in (False, True) for number in numbers]
        else:
            ways = [(number, True, False) for number in numbers] + [(0, True, False), (0, True, True)]
        height = 0
        for number, has_reasons, is_fine in ways:
            height = self._lay_out(width, number, has_reasons=has_reasons, is_fine=is_fine)
            if height <= most:
                break
        return height

    def _lay_out(self, width: int, number: int, *, has_reasons: bool, is_fine: bool) -> int:
        """Show so many rows, in small letters or not; how high the panel is then."""
        dress = self._dress
        inner = width - dress.px(1.3)
        half = (inner - dress.px(0.7)) // 2
        for row in self._rows:
            _become(row, "fine" if is_fine else "entry")
            row.setText(row.property("told"))
        is_double = number > 1 and all(row.sizeHint().width() <= half for row in self._rows[:number])
        columns = 2 if is_double else 1
        for place, row in enumerate(self._rows):
            self._grid.addWidget(row, place // columns, place % columns, Qt.AlignmentFlag.AlignLeft)
            row.setVisible(place < number)
            if not is_double:
                _break(row, inner)
        self._grid.setColumnStretch(2, 1)
        self._reasons.setVisible(has_reasons)
        _become(self._reasons, "fine" if is_fine else "")
        self._reasons.setContentsMargins(0, 0, dress.px(0.7), 0 if is_fine else dress.px(0.2))
        for made in (self._turn, self._close):
            _become(made, "fine" if is_fine else "entry")
        column = self.layout()
        assert column is not None
        above, below = (dress.px(0.1), dress.px(0.15)) if is_fine else (dress.px(0.25), dress.px(0.3))
        column.setContentsMargins(dress.px(1.0), above, dress.px(0.3), below)
        self._show_turn(inner, can_turn=bool(self._rows) and not (number and has_reasons))
        return self._height(width)

    def _show_turn(self, inner: int, *, can_turn: bool) -> None:
        """The button, a sign alone where its word would break the title; the title as large as fits."""
        turned = translate("Hint", "Other plays", "button"), translate("Hint", "Why", "button: the reasons")
        word = turned[self._is_turned]
        self._turn.setVisible(can_turn)
        self._turn.setToolTip(word)
        self._turn.setAccessibleName(word)
        signed = self._close.sizeHint().width()
        for role, text in (("head", word), ("head", ""), ("strong", ""), ("strong fine", "")):
            _become(self._told, role)
            self._turn.setText(text)
            self._turn.setIcon(QIcon() if text else self._signs[self._is_turned])
            aside = signed + (self._turn.sizeHint().width() if can_turn else 0)
            long = self._told.fontMetrics().horizontalAdvance(self._shown.told)
            if long <= inner - aside - self._dress.px(0.5):
                return

    def _height(self, width: int) -> int:
        layout = self.layout()
        assert layout is not None
        layout.activate()
        return layout.totalHeightForWidth(width) if layout.hasHeightForWidth() else self.sizeHint().height()

    def _turn_over(self) -> None:
        """From the reasons to the other plays, or back."""
        self._is_turned = not self._is_turned
        page = self.parentWidget()
        assert page is not None
        self.place_in(page.rect())

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
            play=row.told, cost=row.cost.replace(" ", NO_BREAK)
        )
        made = button(text, "entry")
        made.setProperty("told", text)
        made.setParent(self)
        made.setToolTip(self._shown.note)
        made.setAccessibleDescription(self._shown.note)
        made.clicked.connect(lambda: self.play_pointed.emit(row.play))
        made.installEventFilter(self)
        return made


def _become(made: QWidget, role: str) -> None:
    """Give a widget another role, and the letters that go with it."""
    if made.property("role") != role:
        made.setProperty("role", role)
        made.style().unpolish(made)
        made.style().polish(made)


def _break(row: QPushButton, width: int) -> None:
    """Break the text of a row into lines that fit."""
    while row.sizeHint().width() > width and " " in row.text().rpartition("\n")[2]:
        lines = row.text().split("\n")
        over = row.sizeHint().width() - width
        room = QFontMetrics(row.font()).horizontalAdvance(lines[-1]) - over
        words, first = lines[-1].split(" "), 1
        while first < len(words) - 1:
            if QFontMetrics(row.font()).horizontalAdvance(" ".join(words[: first + 1])) > room:
                break
            first += 1
        lines[-1:] = [" ".join(words[:first]), " ".join(words[first:])]
        row.setText("\n".join(lines))

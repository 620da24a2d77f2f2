"""All matches: continue one, delete one, export one as a record."""

from collections.abc import Sequence
from datetime import UTC, datetime

from PySide6.QtCore import QCoreApplication, QItemSelectionModel, Qt, Signal
from PySide6.QtGui import QBrush, QColor, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QHeaderView,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

from scopa_desktop.look import fonts
from scopa_desktop.storage.history import MatchSummary
from scopa_desktop.storage.rule_sets import RuleSet, name_of
from scopa_desktop.windows.choice import Choice
from scopa_desktop.windows.dates import short_date
from scopa_desktop.windows.dress import Dress
from scopa_desktop.windows.match_card import MatchCard, players_text, result_of, rules_text, score_text
from scopa_desktop.windows.page import Page
from scopa_desktop.windows.parts import Header, button, label, panel

translate = QCoreApplication.translate

CARD_WIDTH = 23.25
"""em."""
SCORE = 3
"""Column of the points."""
ROWS = QItemSelectionModel.SelectionFlag.Rows


class HistoryPage(Page):
    """The list, and beside it the chosen match when there is room."""

    continue_asked = Signal(int)
    """Id of an unfinished match."""
    delete_asked = Signal(object)
    """``MatchSummary`` of the match to delete; the question is still to be put."""
    export_asked = Signal(object)
    """``MatchSummary`` of the match to write as a record."""
    import_asked = Signal()
    """Records to read into the history."""

    def __init__(self, dress: Dress) -> None:
        super().__init__(dress)
        self._matches: tuple[MatchSummary, ...] = ()
        self._shown: tuple[MatchSummary, ...] = ()
        self._rule_sets: tuple[RuleSet, ...] = ()
        which = translate("History", "Matches shown")
        self._which = Choice(
            dress,
            ((False, translate("History", "All matches")), (True, translate("History", "Unfinished"))),
            False,
            which,
        )
        self._which.changed.connect(self._fill)
        more = button(translate("History", "Import…"), "quiet")
        more.clicked.connect(self.import_asked)
        header = Header(dress, translate("History", "History"), "", (more, self._which))
        header.home_asked.connect(self.home_asked)
        self.column.addWidget(header)
        body = QHBoxLayout()
        body.setSpacing(dress.px(1.25))
        body.addWidget(self._list_panel(), 1)
        self._card = MatchCard(dress)
        self._card.setFixedWidth(dress.px(CARD_WIDTH))
        body.addWidget(self._card)
        self.column.addLayout(body, 1)
        self._fill()

    def set_matches(self, matches: Sequence[MatchSummary]) -> None:
        """All matches, the newest first; the chosen one stays chosen."""
        self._matches = tuple(matches)
        self._fill()

    def set_rule_sets(self, rule_sets: Sequence[RuleSet]) -> None:
        """The player's own rules, by whose names matches are called."""
        self._rule_sets = tuple(rule_sets)
        self._fill()

    def show_only_unfinished(self, on: bool) -> None:
        """Narrow the list to what can be continued, or show everything."""
        self._which.set_value(on)
        self._fill()

    @property
    def chosen(self) -> MatchSummary | None:
        """The match of the selected row."""
        row = self._table.currentRow()
        return self._shown[row] if 0 <= row < len(self._shown) else None

    def focus_first(self) -> None:
        """Give the focus to the list, else to the way home."""
        target: QWidget = self._table if self._shown else self._which.focus_target()
        target.setFocus(Qt.FocusReason.TabFocusReason)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._card.setFixedWidth(min(self.dress.px(CARD_WIDTH), round(0.3 * self.width())))

    def fold(self, is_narrow: bool) -> None:
        self._card.setVisible(not is_narrow)

    def _list_panel(self) -> QWidget:
        frame, column = panel(margins=(16, 10, 16, 14), spacing=12)
        heads = (
            translate("History", "Date"),
            translate("History", "Rules"),
            translate("History", "Other players"),
            translate("History", "Score"),
            translate("History", "Result"),
        )
        self._table = QTableWidget(0, len(heads))
        self._table.setHorizontalHeaderLabels(heads)
        self._table.setAccessibleName(translate("History", "Matches"))
        self._table.verticalHeader().hide()
        self._table.verticalHeader().setDefaultSectionSize(self.dress.px(2.5))
        self._table.setShowGrid(False)
        self._table.setWordWrap(False)
        self._table.setTabKeyNavigation(False)
        self._table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self._table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self._table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self._table.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        head = self._table.horizontalHeader()
        head.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        head.setHighlightSections(False)
        head.setSectionsClickable(False)
        head.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        for column_of_names in (1, 2):
            head.setSectionResizeMode(column_of_names, QHeaderView.ResizeMode.Stretch)
        self._table.itemSelectionChanged.connect(self._choose)
        self._table.cellDoubleClicked.connect(lambda *_: self._continue())
        column.addWidget(self._table, 1)
        self._empty = label("", "quiet", wrap=True, align=Qt.AlignmentFlag.AlignCenter)
        column.addWidget(self._empty, 1)
        foot = QHBoxLayout()
        foot.setSpacing(self.dress.px(0.5))
        self._count = label("", "quiet")
        foot.addWidget(self._count)
        foot.addStretch(1)
        self._delete = button(translate("History", "Delete…"), "quiet")
        self._delete.clicked.connect(self._ask_to_delete)
        self._export = button(translate("History", "Export…"))
        self._export.clicked.connect(self._ask_to_export)
        self.primary = button(translate("History", "Continue"), "primary")
        self.primary.setMinimumWidth(self.dress.px(8.5))
        self.primary.clicked.connect(self._continue)
        for made in (self._delete, self._export, self.primary):
            foot.addWidget(made)
        column.addLayout(foot)
        return frame

    def _fill(self) -> None:
        before = self.chosen
        only_unfinished = bool(self._which.value)
        self._shown = tuple(match for match in self._matches if not only_unfinished or match.finished is None)
        now = datetime.now(UTC)
        self._table.blockSignals(True)
        self._table.setRowCount(len(self._shown))
        for row, match in enumerate(self._shown):
            self._fill_row(row, match, now)
        self._table.blockSignals(False)
        self._table.setVisible(bool(self._shown))
        self._empty.setVisible(not self._shown)
        self._empty.setText(
            translate("History", "No match is unfinished.")
            if self._matches
            else translate("History", "Your matches will be listed here, from the first deal on.")
        )
        count = len(self._shown)
        self._count.setText(translate("History", "%n match(es)", "", count))
        if self._shown:
            ids = [match.id for match in self._shown]
            row = ids.index(before.id) if before is not None and before.id in ids else 0
            self._table.setCurrentCell(row, 0, QItemSelectionModel.SelectionFlag.ClearAndSelect | ROWS)
        self._choose()

    def _fill_row(self, row: int, match: MatchSummary, now: datetime) -> None:
        scheme = self.dress.scheme
        result = result_of(match)
        colours = {"won": scheme.accent_text, "unfinished": scheme.quiet}
        cells = (
            (short_date(match.started, now), scheme.quiet),
            (rules_text(match, self.name_of(match)), ""),
            (players_text(match), ""),
            (score_text(match), ""),
            (f"{result.sign} {result.text}", colours.get(result.key, "")),
        )
        for column, (text, colour) in enumerate(cells):
            item = QTableWidgetItem(text)
            item.setToolTip(text)
            if colour:
                item.setForeground(QBrush(QColor(colour)))
            if column == SCORE:
                item.setFont(fonts.title_font(self.dress.px(1.06), 600))
            self._table.setItem(row, column, item)

    def _choose(self) -> None:
        match = self.chosen
        self._card.show_match(match, "" if match is None else self.name_of(match))
        for made in (self._delete, self._export):
            made.setEnabled(match is not None)
        if self.primary is not None:
            self.primary.setEnabled(match is not None and match.finished is None)

    def name_of(self, match: MatchSummary) -> str:
        return "" if match.rules is None else name_of(match.rules, self._rule_sets)

    def _continue(self) -> None:
        match = self.chosen
        if match is not None and match.finished is None:
            self.continue_asked.emit(match.id)

    def _ask_to_delete(self) -> None:
        if self.chosen is not None:
            self.delete_asked.emit(self.chosen)

    def _ask_to_export(self) -> None:
        if self.chosen is not None:
            self.export_asked.emit(self.chosen)

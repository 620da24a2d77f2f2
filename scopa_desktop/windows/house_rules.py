"""The house rules of a match that is set up: folded at first, then every option with its value."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QSize, Qt, Signal
from PySide6.QtGui import QStandardItem, QStandardItemModel
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QVBoxLayout,
    QWidget,
)

from scopa_desktop.look import icons
from scopa_desktop.rules.ruleset import FIELDS, FieldValue
from scopa_desktop.windows.draft import CHOSEN, Draft
from scopa_desktop.windows.dress import Dress
from scopa_desktop.windows.parts import button, check, combo, label, line, panel
from scopa_desktop.wording.house_rules import CHANGED
from scopa_desktop.wording.options import option_line, option_name, value_name
from scopa_desktop.wording.rules import preset_name
from scopa_desktop.wording.rules_faults import rules_fault_told

translate = QCoreApplication.translate

CONTROL = 12.5
"""Width of the values, em."""
MARGINS, TIGHT_MARGINS = (20, 8, 20, 14), (20, 4, 20, 6)
SWITCH = ("off", "on")


def changed_text(draft: Draft, field: str) -> str:
    """What the preset has instead, with the sign of a change; empty where nothing is changed."""
    if field not in draft.changed:
        return ""
    usual: FieldValue = getattr(draft.usual, field)
    return translate("New match", "{sign} {preset}: {usual}").format(
        sign=CHANGED, preset=preset_name(draft.preset), usual=value_name(field, usual)
    )


class OptionRow:
    """Name, one plain line, the mark of a change, and the value."""

    def __init__(
        self, dress: Dress, grid: QGridLayout, field: str, chosen: Callable[[str, FieldValue], None]
    ) -> None:
        self._field = field
        words = QVBoxLayout()
        words.setSpacing(0)
        self._name = label("", wrap=True)
        words.addWidget(self._name)
        self._mark = label("", "changed", wrap=True)
        words.addWidget(self._mark)
        self._line = label("", "small", wrap=True)
        words.addWidget(self._line)
        at = grid.rowCount()
        grid.addLayout(words, at, 0)
        self._check: QCheckBox | None = None
        self._list: QComboBox | None = None
        if tuple(FIELDS[field]) == SWITCH:
            box = self._check = check(translate("New match", "Yes"), False)
            box.clicked.connect(lambda on: chosen(field, SWITCH[on]))
            self.control: QWidget = box
        else:
            values = list(FIELDS[field])
            made = self._list = combo([])
            # Kept by hand: asked of the list again it may come back as no QStandardItemModel.
            self._model = QStandardItemModel(made)
            for value in values:
                self._model.appendRow(QStandardItem(value_name(field, value)))
            made.setModel(self._model)
            made.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
            made.activated.connect(lambda number: chosen(field, values[number]))
            self.control = made
        self.control.setFixedWidth(dress.px(CONTROL))
        self.say()
        grid.addWidget(self.control, at, 1, Qt.AlignmentFlag.AlignVCenter)

    def say(self) -> None:
        """Name rule and values with the words of the deck in play."""
        name, line_of_words = option_name(self._field), option_line(self._field)
        self._name.setText(name)
        self._line.setText(line_of_words)
        self.control.setAccessibleName(name)
        self.control.setAccessibleDescription(line_of_words)
        if self._list is not None:
            for number, value in enumerate(FIELDS[self._field]):
                self._list.setItemText(number, value_name(self._field, value))

    def show(self, draft: Draft) -> None:
        """The value, and which others fit."""
        values, value = draft.values(self._field), draft.value(self._field)
        if self._check is not None:
            fault = values["on"]
            self._check.setChecked(value == "on")
            other = values["off"] if value == "on" else fault
            self._check.setEnabled(other is None)
            self._check.setToolTip("" if other is None else rules_fault_told(other))
        if self._list is not None:
            self._list.setCurrentIndex(list(values).index(value))
            for number, fault in enumerate(values.values()):
                item = self._model.item(number)
                item.setEnabled(fault is None)
                item.setToolTip("" if fault is None else rules_fault_told(fault))
        text = changed_text(draft, self._field)
        self._mark.setText(text)
        self._mark.setVisible(bool(text))


class HouseRules(QFrame):
    """Shows a draft; what the person changes comes as another draft."""

    changed = Signal(object)
    """``Draft`` after a change by the person."""
    unfolded = Signal()
    """All options are shown: the moment to bring them into view."""
    rename_asked = Signal()
    delete_asked = Signal()

    def __init__(self, dress: Dress, draft: Draft) -> None:
        super().__init__()
        self._dress = dress
        self._draft = draft
        self._rows: list[OptionRow] = []
        frame, column = panel(margins=MARGINS, spacing=6)
        self._column = column
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(frame)
        self._fold = button(translate("New match", "House rules"), "fold")
        self._fold.setAutoDefault(False)
        self._fold.setCheckable(True)
        self._fold.setIconSize(QSize(dress.px(1.1), dress.px(1.1)))
        self._fold.toggled.connect(self._unfold)
        self._count = label("", "changed", wrap=True, align=Qt.AlignmentFlag.AlignVCenter)
        self._put_back = button(translate("New match", "Put back"), "quiet")
        self._put_back.clicked.connect(lambda: self.changed.emit(self._draft.put_back()))
        top = QHBoxLayout()
        top.addWidget(self._fold)
        top.addWidget(self._count, 1)
        top.addWidget(self._put_back)
        column.addLayout(top)
        own = QHBoxLayout()
        self._own = (
            button(translate("New match", "Rename…"), "quiet"),
            button(translate("New match", "Delete…"), "quiet"),
        )
        for made, signal in zip(self._own, (self.rename_asked, self.delete_asked), strict=True):
            made.clicked.connect(signal)
            own.addWidget(made)
        own.addStretch(1)
        column.addLayout(own)
        self._options = QWidget()
        self._grid = QGridLayout(self._options)
        self._grid.setContentsMargins(0, dress.px(0.3), 0, 0)
        self._grid.setHorizontalSpacing(dress.px(1.25))
        self._grid.setVerticalSpacing(dress.px(0.6))
        self._grid.setColumnStretch(0, 1)
        column.addWidget(self._options)
        self._unfold(False)
        self.show_draft(draft, is_own=False)

    def set_tight(self, on: bool) -> None:
        """Leave less room around it in a small window."""
        self._column.setContentsMargins(*(TIGHT_MARGINS if on else MARGINS))

    def say_again(self) -> None:
        """Name the options anew: the deck has other words."""
        for row in self._rows:
            row.say()
            row.show(self._draft)

    def show_draft(self, draft: Draft, *, is_own: bool) -> None:
        """``is_own``: a rule set of the player's own is chosen, which has a name."""
        self._draft = draft
        for row in self._rows:
            row.show(draft)
        count = len(draft.changed)
        self._count.setText(
            translate("New match", "{sign} %n change(s) from {preset}", "", count).format(
                sign=CHANGED, preset=preset_name(draft.preset)
            )
            if count
            else ""
        )
        self._put_back.setVisible(bool(count))
        for made in self._own:
            made.setVisible(is_own)

    def _unfold(self, on: bool) -> None:
        if on and not self._rows:
            self._grid.addWidget(line(), 0, 0, 1, 2)
            self._rows = [OptionRow(self._dress, self._grid, name, self._choose) for name in CHOSEN]
            before: QWidget = self._own[-1]
            for row in self._rows:
                row.show(self._draft)
                # Made later than the rest of the page they would come last of all.
                QWidget.setTabOrder(before, row.control)
                before = row.control
        self._options.setVisible(on)
        if on:
            self.unfolded.emit()
        sign = "fold" if on else "next"
        self._fold.setIcon(icons.icon(sign, self._dress.scheme.accent_text, (self._dress.px(1.1),)))

    def _choose(self, field: str, value: FieldValue) -> None:
        self.changed.emit(self._draft.with_option(field, value))

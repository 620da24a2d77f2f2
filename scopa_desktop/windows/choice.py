"""One of a few short texts: a row of joined buttons, or a combo box where the row does not fit."""

import math
from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetricsF, QResizeEvent
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QSizePolicy, QWidget

from scopa_desktop.windows.dress import Dress
from scopa_desktop.windows.parts import button, combo, tab_to_chosen


class Choice(QWidget):
    """Arrow keys move in the row; Tab reaches only the chosen one.

    Each button is as wide as its text in bold, since the chosen one is bold.
    """

    changed = Signal(object)
    """The value the person has chosen; not emitted by ``set_value``."""

    def __init__(
        self, dress: Dress, options: Sequence[tuple[object, str]], chosen: object, name: str
    ) -> None:
        """``options`` are values and texts; ``name`` is what a screen reader calls the choice."""
        super().__init__()
        self._values = tuple(value for value, _ in options)
        self._value = chosen
        font = QFont(self.font())
        font.setPixelSize(dress.px(1))
        font.setWeight(QFont.Weight.DemiBold)
        metrics = QFontMetricsF(font)
        self._row = QWidget(self)
        row = QHBoxLayout(self._row)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        self._group = QButtonGroup(self)
        last = len(options) - 1
        for n, (value, text) in enumerate(options):
            made = button(text, "seg")
            # Arrows and the space bar choose; Enter is left to the main button of the page.
            made.setAutoDefault(False)
            made.setCheckable(True)
            made.setAccessibleDescription(name)
            made.setProperty("end", "first" if n == 0 else "last" if n == last else "mid")
            made.setMinimumWidth(
                max(dress.px(2.75), math.ceil(metrics.horizontalAdvance(text)) + dress.px(2.1))
            )
            self._group.addButton(made, n)
            made.setChecked(value == chosen)
            row.addWidget(made)
        tab_to_chosen(self._group)
        self._combo = combo(options, chosen)
        self._combo.setParent(self)
        self._combo.setAccessibleName(name)
        self._combo.hide()
        self._group.idClicked.connect(self._chosen)
        self._group.idToggled.connect(lambda n, on: self._chosen(n) if on else None)
        self._combo.activated.connect(self._chosen)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    @property
    def value(self) -> object:
        """What is chosen."""
        return self._value

    @property
    def is_row(self) -> bool:
        """Whether the buttons are shown and not the combo box."""
        return self._row.isVisibleTo(self)

    def set_value(self, value: object) -> None:
        """Choose without telling anybody; ``None`` if nothing is to be chosen."""
        self._value = value
        if value is None and None not in self._values:
            self._choose_nothing()
            return
        n = self._values.index(value)
        self._group.button(n).setChecked(True)
        tab_to_chosen(self._group)
        self._combo.setCurrentIndex(n)

    def focus_target(self) -> QWidget:
        """The widget to give the focus to."""
        checked = self._group.checkedButton()
        return checked if self.is_row and checked is not None else self._combo

    def _choose_nothing(self) -> None:
        self._group.setExclusive(False)
        for made in self._group.buttons():
            made.setChecked(False)
        self._group.setExclusive(True)
        tab_to_chosen(self._group)
        self._combo.setCurrentIndex(-1)

    def _chosen(self, n: int) -> None:
        if self._values[n] == self._value:
            return
        self.set_value(self._values[n])
        self.changed.emit(self._value)

    def sizeHint(self) -> QSize:
        row, box = self._row.sizeHint(), self._combo.sizeHint()
        return QSize(row.width(), max(row.height(), box.height()))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._combo.minimumSizeHint().width(), self.sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        wanted = self._row.sizeHint().width()
        fits = wanted <= self.width()
        had_focus = (
            self.isAncestorOf(focused) if (focused := self.window().focusWidget()) is not None else False
        )
        self._row.setGeometry(0, 0, min(wanted, self.width()), self.height())
        self._combo.setGeometry(0, 0, min(self.width(), self._combo.sizeHint().width()), self.height())
        if fits != self.is_row:
            self._row.setVisible(fits)
            self._combo.setVisible(not fits)
            if had_focus:
                self.focus_target().setFocus(Qt.FocusReason.OtherFocusReason)

"""Settings: each applies at once."""

from collections.abc import Sequence
from dataclasses import replace
from typing import get_args

from PySide6.QtCore import QCoreApplication, QLocale, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QCheckBox,
    QFrame,
    QGridLayout,
    QLabel,
    QLineEdit,
    QSlider,
    QVBoxLayout,
    QWidget,
)

from scopa_desktop.look import tokens
from scopa_desktop.storage.set_up import NAME_LENGTH
from scopa_desktop.storage.settings import PACE_RANGE, Counters, HandOrder, Settings
from scopa_desktop.windows.cloth_choice import ClothChoice
from scopa_desktop.windows.dress import Dress
from scopa_desktop.windows.names import clean_name, default_name
from scopa_desktop.windows.page import Page
from scopa_desktop.windows.parts import Header, button, check, combo, label, line, panel, scroll
from scopa_desktop.windows.table_sample import TableSample
from scopa_desktop.wording.cards import in_deck
from scopa_desktop.wording.deck_names import back_name, deck_name
from scopa_desktop.wording.rules import cloth_name, counters_name, hand_order_name, tempo_name

translate = QCoreApplication.translate

PACE_STEP = 100
"""ms between two places of the slider."""


class SettingsPage(Page):
    """Shows the settings and tells each change as a whole new value."""

    settings_changed = Signal(object)
    """``Settings`` after a change by the person."""
    reset_asked = Signal()
    decks_asked = Signal()
    """The gallery of decks is wanted."""

    def __init__(self, dress: Dress) -> None:
        super().__init__(dress)
        self._settings = Settings()
        reset = button(translate("Settings", "Reset…"), "quiet")
        reset.clicked.connect(self.reset_asked)
        header = Header(
            dress,
            translate("Settings", "Settings"),
            translate("Settings", "Everything applies at once."),
            (reset,),
        )
        header.home_asked.connect(self.home_asked)
        self._home = header.home
        self.column.addWidget(header)
        self._body = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._body.setSpacing(dress.px(1.25))
        inner = QWidget()
        whole = QVBoxLayout(inner)
        whole.addLayout(self._body)
        whole.addStretch(1)
        self._scroll = scroll(inner, 0)
        self.column.addWidget(self._scroll, 1)
        for group in (self._play_group(), self._table_group()):
            self._body.addWidget(group, 1)
        self.set_settings(self._settings)

    def set_settings(self, settings: Settings) -> None:
        """Show settings that were changed elsewhere; tells nobody."""
        self._settings = settings
        self._sample.show_settings(settings)
        self._counted.setText(in_deck(translate("Settings", "Cards, {coins} and sevens taken")))
        widgets = (
            self._tempo,
            self._pace,
            self._values,
            self._large,
            self._counters,
            self._order,
            self._hints,
        )
        for widget in widgets:
            widget.blockSignals(True)
        self._tempo.setCurrentIndex(self._tempo.findData(settings.tempo))
        self._pace.setValue(round(settings.pace / PACE_STEP))
        self._values.setChecked(settings.value_corners)
        self._large.setChecked(settings.large_indices)
        self._counters.setCurrentIndex(self._counters.findData(settings.counters))
        self._order.setCurrentIndex(self._order.findData(settings.hand_order))
        self._hints.setChecked(settings.hints)
        for widget in widgets:
            widget.blockSignals(False)
        self._name.setText(settings.player_name)
        self._cloth.set_value(settings.cloth)
        self._say_pace()
        self._say_cloth()
        self._say_deck()

    def focus_first(self) -> None:
        """Give the focus to the first setting."""
        self._name.setFocus(Qt.FocusReason.TabFocusReason)

    def fold(self, is_narrow: bool) -> None:
        self._body.setSpacing(10 if is_narrow else self.dress.px(1.25))
        self._body.setDirection(QBoxLayout.Direction.LeftToRight)
        # Long words may need more than half of a page that is wide enough for two columns else.
        needed = self._body.minimumSize().width()
        if is_narrow or needed + self._scroll.verticalScrollBar().sizeHint().width() > self._scroll.width():
            self._body.setDirection(QBoxLayout.Direction.TopToBottom)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.column.activate()
        self.fold(self.is_narrow)

    def _play_group(self) -> QFrame:
        self._name = QLineEdit()
        self._name.setMaxLength(NAME_LENGTH)
        self._name.setPlaceholderText(default_name())
        self._name.editingFinished.connect(self._name_typed)
        self._tempo = combo([(key, tempo_name(key)) for key in tokens.TEMPO])
        self._tempo.currentIndexChanged.connect(
            lambda: self._change(replace(self._settings, tempo=self._tempo.currentData()))
        )
        self._pace = QSlider(Qt.Orientation.Horizontal)
        low, high = PACE_RANGE
        self._pace.setRange(low // PACE_STEP, high // PACE_STEP)
        self._pace.setPageStep(5)
        self._pace.valueChanged.connect(self._pace_moved)
        self._pace_note = label("", "small", wrap=True)
        self._counted = label("", "small", wrap=True)
        self._counters = combo([(key, counters_name(key)) for key in get_args(Counters)])
        self._counters.currentIndexChanged.connect(
            lambda: self._change(replace(self._settings, counters=self._counters.currentData()))
        )
        self._order = combo([(key, hand_order_name(key)) for key in get_args(HandOrder)])
        self._order.currentIndexChanged.connect(
            lambda: self._change(replace(self._settings, hand_order=self._order.currentData()))
        )
        self._hints = check("", True)
        self._hints.toggled.connect(lambda on: self._change(replace(self._settings, hints=on)))
        frame, column = self._group(
            translate("Settings", "Play"),
            (
                (
                    translate("Settings", "Your name"),
                    self._name,
                    label(translate("Settings", "From the next match on"), "small", wrap=True),
                ),
                (
                    translate("Settings", "Tempo"),
                    self._tempo,
                    label(
                        translate("Settings", "How fast cards move; instant shows no motion"),
                        "small",
                        wrap=True,
                    ),
                ),
                (translate("Settings", "Thinking time"), self._pace, self._pace_note),
                (
                    translate("Settings", "Counters by the piles"),
                    self._counters,
                    self._counted,
                ),
                (
                    translate("Settings", "Your hand"),
                    self._order,
                    label(translate("Settings", "The order in which your cards lie"), "small", wrap=True),
                ),
                (
                    translate("Settings", "Hints"),
                    self._hints,
                    label(
                        translate("Settings", "The key H shows the best play, and why"), "small", wrap=True
                    ),
                ),
            ),
        )
        column.addStretch(1)
        return frame

    def _table_group(self) -> QFrame:
        self._values = check("", True)
        self._values.toggled.connect(lambda on: self._change(replace(self._settings, value_corners=on)))
        self._large = check("", False)
        self._large.toggled.connect(lambda on: self._change(replace(self._settings, large_indices=on)))
        self._decks = button(translate("Settings", "Choose…"))
        self._decks.clicked.connect(self.decks_asked)
        self._deck_note = label("", "small", wrap=True)
        self._cloth = ClothChoice(self.dress)
        self._cloth.changed.connect(self._cloth_chosen)
        self._cloth_note = label("", "small", wrap=True)
        frame, column = self._group(
            translate("Settings", "Cards and table"),
            (
                (translate("Settings", "Deck and back"), self._decks, self._deck_note),
                (
                    translate("Settings", "Capture value in the corner"),
                    self._values,
                    label(translate("Settings", "A number on each card, from 1 to 10"), "small", wrap=True),
                ),
                (
                    translate("Settings", "Large indices"),
                    self._large,
                    label(
                        translate("Settings", "A large number and sign in the corner instead"),
                        "small",
                        wrap=True,
                    ),
                ),
                (translate("Settings", "Table cloth"), self._cloth, self._cloth_note),
            ),
        )
        self._sample = TableSample(self.dress)
        column.addSpacing(self.dress.px(0.4))
        column.addWidget(self._sample, 1)
        return frame

    def _group(self, title: str, rows: Sequence[tuple[str, QWidget, QLabel]]) -> tuple[QFrame, QVBoxLayout]:
        frame, column = panel(margins=(22, 12, 22, 16), spacing=8)
        column.addWidget(label(title, "title"))
        column.addWidget(line())
        grid = QGridLayout()
        grid.setVerticalSpacing(self.dress.px(0.9))
        grid.setHorizontalSpacing(self.dress.px(1.25))
        grid.setColumnStretch(0, 1)
        wide = self.dress.px(17.75)
        grid.setColumnMinimumWidth(1, wide)
        for n, (name, control, note) in enumerate(rows):
            texts = QVBoxLayout()
            texts.setSpacing(0)
            texts.addStretch(1)
            texts.addWidget(label(name, wrap=True))
            texts.addWidget(note)
            texts.addStretch(1)
            grid.addLayout(texts, n, 0)
            control.setAccessibleName(name)
            side = Qt.AlignmentFlag.AlignVCenter
            if isinstance(control, QCheckBox | ClothChoice):
                side |= Qt.AlignmentFlag.AlignLeft
            else:
                control.setFixedWidth(wide)
            grid.addWidget(control, n, 1, side)
        column.addLayout(grid)
        return frame, column

    def _change(self, settings: Settings) -> None:
        if settings != self._settings:
            self._settings = settings
            self._sample.show_settings(settings)
            self.settings_changed.emit(settings)

    def _name_typed(self) -> None:
        name = clean_name(self._name.text())
        self._name.setText(name)
        self._change(replace(self._settings, player_name=name))

    def _pace_moved(self, place: int) -> None:
        self._say_pace()
        self._change(replace(self._settings, pace=place * PACE_STEP))

    def _cloth_chosen(self, key: str) -> None:
        self._say_cloth()
        self._change(replace(self._settings, cloth=key))  # type: ignore[arg-type]  # one of its keys

    def _say_pace(self) -> None:
        seconds = QLocale().toString(self._pace.value() * PACE_STEP / 1000, "f", 1)
        text = translate("Settings", "A computer player takes at least {seconds} seconds")
        self._pace_note.setText(text.format(seconds=seconds))

    def _say_deck(self) -> None:
        settings = self._settings
        parts = [deck_name(settings.deck, settings.deck)]
        if settings.back:
            parts.append(back_name(settings.back))
        self._deck_note.setText("  ·  ".join(parts))

    def _say_cloth(self) -> None:
        self._cloth_note.setText(cloth_name(self._cloth.value))

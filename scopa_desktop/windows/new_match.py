"""Set up a match: whom to play, how well, and to how many points."""

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import (
    QBoxLayout,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from scopa_desktop.players.level_keys import LEVELS
from scopa_desktop.storage.settings import NAME_LENGTH, Settings
from scopa_desktop.windows.choice import Choice
from scopa_desktop.windows.dress import Dress
from scopa_desktop.windows.names import clean_name, default_names
from scopa_desktop.windows.page import Page
from scopa_desktop.windows.parts import Header, button, label, line, panel, scroll
from scopa_desktop.windows.points import points_list
from scopa_desktop.wording.rules import level_description, level_name, preset_description, preset_name

translate = QCoreApplication.translate

TARGETS = (1, 11, 16, 21, 31, 51)
OTHER = 0
"""Stands for a target of the player's own."""
TARGET_RANGE = (2, 101)
"""Of a target of the player's own; a single deal has its own choice."""


class NewMatchPage(Page):
    """Keeps what is typed until the cards are dealt; ``set_settings`` fills in the last set-up."""

    deal_asked = Signal(object)
    """``Settings`` with names, level and target of the match to start."""
    rules_asked = Signal()

    def __init__(self, dress: Dress) -> None:
        super().__init__(dress)
        self._settings = Settings()
        header = Header(dress, translate("New match", "New match"))
        header.home_asked.connect(self.home_asked)
        self.column.addWidget(header)
        self._body = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._body.setSpacing(dress.px(1.25))
        inner = QWidget()
        whole = QVBoxLayout(inner)
        whole.addLayout(self._body)
        whole.addStretch(1)
        self.column.addWidget(scroll(inner, 0), 1)
        self._heads: list[QWidget] = []
        self._right = QVBoxLayout()
        self._right.setSpacing(dress.px(1))
        self._right.addWidget(self._players_panel(), 3)
        self._right.addWidget(self._length_panel(), 2)
        self._body.addWidget(self._game_panel(), 4)
        self._body.addLayout(self._right, 6)
        foot = QHBoxLayout()
        read = button(translate("New match", "Read the rules"), "quiet")
        read.clicked.connect(self.rules_asked)
        foot.addWidget(read)
        foot.addStretch(1)
        self.primary = button(translate("New match", "Deal the cards"), "primary")
        self.primary.setMinimumWidth(dress.px(14.4))
        self.primary.setStyleSheet(f"font-size: {dress.px(1.12)}px; min-height: {dress.px(2.1)}px;")
        self.primary.clicked.connect(lambda: self.deal_asked.emit(self.chosen()))
        foot.addWidget(self.primary)
        self.column.addLayout(foot)
        self.set_settings(self._settings)

    def set_settings(self, settings: Settings) -> None:
        """Fill in the set-up of the last match."""
        self._settings = settings
        self._player.setText(settings.player_name)
        self._opponent.setText(settings.opponent_name)
        self._level.set_value(settings.level)
        is_listed = settings.target in TARGETS
        self._target.set_value(settings.target if is_listed else OTHER)
        if not is_listed:
            self._other.setValue(settings.target)
        self._say_level()
        self._say_target()

    def chosen(self) -> Settings:
        """The settings with the set-up as it stands on the page."""
        target = self._target.value
        level = self._level.value
        assert isinstance(level, str)
        assert isinstance(target, int)
        return replace(
            self._settings,
            player_name=clean_name(self._player.text()),
            opponent_name=clean_name(self._opponent.text()),
            level=level,
            target=self._other.value() if target == OTHER else target,
        )

    def fold(self, is_narrow: bool) -> None:
        way = QBoxLayout.Direction.TopToBottom if is_narrow else QBoxLayout.Direction.LeftToRight
        self._body.setDirection(way)
        self._body.setSpacing(10 if is_narrow else self.dress.px(1.25))
        self._right.setSpacing(10 if is_narrow else self.dress.px(1))
        for widget in (self._points, *self._heads):
            widget.setVisible(not is_narrow)

    def _game_panel(self) -> QWidget:
        """The rules that are played, in short."""
        frame, column = panel(margins=(22, 14, 22, 18), spacing=10)
        column.addWidget(label(preset_name("classic"), "title"))
        column.addWidget(label(preset_description("classic"), "quiet", wrap=True))
        self._points = QWidget()
        points = QVBoxLayout(self._points)
        points.setContentsMargins(0, 0, 0, 0)
        points.setSpacing(self.dress.px(0.9))
        points.addWidget(line())
        points.addWidget(points_list(self.dress))
        column.addWidget(self._points)
        column.addStretch(1)
        return frame

    def _players_panel(self) -> QWidget:
        you, opponent = default_names()
        self._player = self._name_line(you, translate("New match", "Your name"))
        self._opponent = self._name_line(opponent, translate("New match", "Name of your opponent"))
        plays = translate("New match", "Plays")
        self._level = Choice(self.dress, [(key, level_name(key)) for key in LEVELS], LEVELS[0], plays)
        self._level.changed.connect(self._say_level)
        self._level_note = label("", "small", wrap=True)
        return self._group(
            translate("New match", "At the table"),
            (
                (translate("New match", "Your name"), (self._player,), ()),
                (translate("New match", "Against"), (self._opponent,), ()),
                (plays, (self._level,), (self._level_note,)),
            ),
        )

    def _length_panel(self) -> QWidget:
        up_to = translate("New match", "Up to")
        targets: list[tuple[object, str]] = [(n, str(n)) for n in TARGETS]
        targets[0] = (1, translate("New match", "One deal"))
        targets.append((OTHER, translate("New match", "Other…")))
        self._target = Choice(self.dress, targets, 11, up_to)
        self._target.changed.connect(self._say_target)
        self._other = QSpinBox()
        self._other.setRange(*TARGET_RANGE)
        self._other.setValue(41)
        self._other.setAccessibleName(translate("New match", "Points to play to"))
        self._other.setFixedWidth(self.dress.px(4.5))
        self._other.setAlignment(Qt.AlignmentFlag.AlignCenter)
        # No buttons: keys and wheel serve.  The rule for single lines would frame the line inside once more.
        self._other.setStyleSheet(
            "QSpinBox::up-button, QSpinBox::down-button { width: 0; border: 0; }"
            "QLineEdit { border: 0; padding: 0; min-height: 0; background: transparent; }"
        )
        self._other.valueChanged.connect(self._say_target)
        self._target_note = label("", "small", wrap=True)
        return self._group(
            translate("New match", "The match"), ((up_to, (self._target,), (self._other, self._target_note)),)
        )

    def _group(
        self, title: str, rows: Sequence[tuple[str, tuple[QWidget, ...], tuple[QWidget, ...]]]
    ) -> QWidget:
        """A panel of named controls, each with what stands below it."""
        frame, column = panel(margins=(22, 14, 22, 14), spacing=10)
        head, rule = label(title, "title", wrap=True), line()
        self._heads += [head, rule]
        column.addWidget(head)
        column.addWidget(rule)
        grid = QGridLayout()
        grid.setHorizontalSpacing(self.dress.px(1.25))
        grid.setVerticalSpacing(self.dress.px(0.3))
        grid.setColumnMinimumWidth(0, self.dress.px(5.5))
        grid.setColumnStretch(1, 1)
        for n, (name, controls, below) in enumerate(rows):
            grid.addWidget(label(name), 3 * n, 0)
            for at, widgets in ((3 * n, controls), (3 * n + 1, below)):
                row = QHBoxLayout()
                row.setSpacing(self.dress.px(0.75))
                for widget in widgets:
                    row.addWidget(widget, 1 if isinstance(widget, QLabel) else 0)
                if widgets and not isinstance(widgets[-1], QLabel):
                    row.addStretch(1)
                grid.addLayout(row, at, 1)
            grid.setRowMinimumHeight(3 * n + 2, self.dress.px(0.25))
        column.addLayout(grid)
        column.addStretch(1)
        return frame

    def _name_line(self, default: str, name: str) -> QLineEdit:
        made = QLineEdit()
        made.setMaxLength(NAME_LENGTH)
        made.setPlaceholderText(default)
        made.setAccessibleName(name)
        made.setFixedWidth(self.dress.px(17))
        made.editingFinished.connect(lambda: made.setText(clean_name(made.text())))
        return made

    def _say_level(self) -> None:
        self._level_note.setText(level_description(str(self._level.value)))

    def _say_target(self) -> None:
        is_other = self._target.value == OTHER
        self._other.setVisible(is_other)
        target = self._other.value() if is_other else self._target.value
        if target == 1:
            note = translate(
                "New match", "Whoever has more points after a deal wins; level, another deal is played."
            )
        else:
            note = translate(
                "New match", "The first to {target} points wins; level at the end of a deal, play goes on."
            ).format(target=target)
        self._target_note.setText(note)

"""Set up a match: how many play, in which form, who they are, how well they play, to how many points."""

from dataclasses import replace

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QSpinBox, QVBoxLayout, QWidget

from scopa_desktop.storage.set_up import TEAM_FORMS, SetUp
from scopa_desktop.storage.settings import Settings
from scopa_desktop.windows.choice import Choice
from scopa_desktop.windows.dress import Dress
from scopa_desktop.windows.form import Form, FormRow
from scopa_desktop.windows.names import clean_name, default_name
from scopa_desktop.windows.opponents import Opponents, name_line
from scopa_desktop.windows.page import Page
from scopa_desktop.windows.parts import Header, button, label, line, panel, scroll
from scopa_desktop.windows.points import points_list
from scopa_desktop.wording.rules import preset_description, preset_name, teams_name

translate = QCoreApplication.translate

TARGETS = (1, 11, 16, 21, 31, 51)
OTHER = 0
"""Stands for a target of the player's own."""
OWN_TARGETS = (2, 101)
"""A single deal has its own choice."""


class NewMatchPage(Page):
    """Keeps what is typed until the cards are dealt; ``set_settings`` fills in the last set-up."""

    deal_asked = Signal(object)
    """``Settings`` with the set-up of the match to start as the newest, and the player's name."""
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
        self._forms: list[Form] = []
        self._right = QVBoxLayout()
        self._right.setSpacing(dress.px(1))
        self._right.addWidget(self._players_form(), 3)
        self._right.addWidget(self._length_form(), 2)
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
        self._fill(self._settings)
        self._align()

    def set_settings(self, settings: Settings) -> None:
        """Fill in the last set-up if it is another one; else what was typed stays."""
        last, self._settings = self._settings, settings
        if (settings.set_up, settings.player_name) != (last.set_up, last.player_name):
            self._fill(settings)

    def chosen(self) -> Settings:
        """The settings with the set-up as it stands on the page."""
        target, players = self._target.value, self._players.value
        assert isinstance(target, int)
        assert isinstance(players, int)
        set_up = SetUp(
            players=players,
            teams=self._form_of(players),
            target=self._other.value() if target == OTHER else target,
            names=self._opponents.names,
            levels=self._opponents.levels,
        )
        named = replace(self._settings, player_name=clean_name(self._player.text()))
        return named.with_set_up(set_up)

    def fold(self, is_narrow: bool) -> None:
        way = QBoxLayout.Direction.TopToBottom if is_narrow else QBoxLayout.Direction.LeftToRight
        self._body.setDirection(way)
        self._body.setSpacing(10 if is_narrow else self.dress.px(1.25))
        self._right.setSpacing(10 if is_narrow else self.dress.px(1))
        for widget in (self._points, *(head for form in self._forms for head in form.heads)):
            widget.setVisible(not is_narrow)

    def _fill(self, settings: Settings) -> None:
        set_up = settings.set_up
        self._player.setText(settings.player_name)
        self._players.set_value(set_up.players)
        if set_up.players in self._teams:
            self._teams[set_up.players].set_value(set_up.teams)
        self._opponents.set_set_up(set_up)
        is_listed = set_up.target in TARGETS
        self._target.set_value(set_up.target if is_listed else OTHER)
        if not is_listed:
            self._other.setValue(set_up.target)
        self._say_form()
        self._say_target()

    def _align(self) -> None:
        """All controls begin on one line, however many are shown."""
        width = max(form.name_width for form in self._forms)
        for form in self._forms:
            form.set_name_width(width)

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

    def _players_form(self) -> QWidget:
        form = Form(self.dress, translate("New match", "At the table"))
        self._forms.append(form)
        players = translate("New match", "Players")
        self._players = Choice(self.dress, [(n, str(n)) for n in TEAM_FORMS], 2, players)
        self._players.changed.connect(self._say_form)
        form.add_row(players, (self._players,))
        sides = translate("New match", "Sides")
        self._teams: dict[int, Choice] = {}
        self._team_rows: dict[int, FormRow] = {}
        for number, forms in TEAM_FORMS.items():
            if len(forms) > 1:
                options = [(key, teams_name(number, key)) for key in forms]
                made = self._teams[number] = Choice(self.dress, options, forms[0], sides)
                made.changed.connect(self._say_form)
                self._team_rows[number] = form.add_row(sides, (made,))
        self._player = name_line(self.dress)
        self._player.setPlaceholderText(default_name())
        self._player.setAccessibleName(translate("New match", "Your name"))
        self._player.editingFinished.connect(self._name_typed)
        form.add_row(translate("New match", "Your name"), (self._player,))
        self._opponents = Opponents(self.dress, form)
        return form

    def _length_form(self) -> QWidget:
        up_to = translate("New match", "Up to")
        targets: list[tuple[object, str]] = [(n, str(n)) for n in TARGETS]
        targets[0] = (1, translate("New match", "One deal"))
        targets.append((OTHER, translate("New match", "Other…")))
        self._target = Choice(self.dress, targets, 11, up_to)
        self._target.changed.connect(self._say_target)
        self._other = QSpinBox()
        self._other.setRange(*OWN_TARGETS)
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
        form = Form(self.dress, translate("New match", "The match"))
        self._forms.append(form)
        form.add_row(up_to, (self._target,), (self._other, self._target_note))
        return form

    def _form_of(self, players: int) -> str:
        return str(self._teams[players].value) if players in self._teams else TEAM_FORMS[players][0]

    def _say_form(self) -> None:
        players = self._players.value
        assert isinstance(players, int)
        for number, row in self._team_rows.items():
            row.set_shown(number == players)
        self._opponents.set_form(players, self._form_of(players))
        self._opponents.say_names(clean_name(self._player.text()) or default_name())
        self._say_target()

    def _name_typed(self) -> None:
        name = clean_name(self._player.text())
        self._player.setText(name)
        self._opponents.say_names(name or default_name())

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

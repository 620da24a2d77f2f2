"""Set up a match: which game with which house rules, who plays, to how many points."""

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QCoreApplication, QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QSpinBox, QVBoxLayout, QWidget

from scopa_desktop.rules.ruleset import PRESETS
from scopa_desktop.storage.rule_sets import RuleSet
from scopa_desktop.storage.set_up import TEAM_FORMS, SetUp
from scopa_desktop.storage.settings import Settings
from scopa_desktop.windows.choice import Choice
from scopa_desktop.windows.draft import Draft, draft_of
from scopa_desktop.windows.dress import Dress
from scopa_desktop.windows.form import Form, FormRow
from scopa_desktop.windows.games import Game, Games
from scopa_desktop.windows.house_rules import HouseRules, changed_text
from scopa_desktop.windows.names import clean_name, default_name
from scopa_desktop.windows.opponents import Opponents, name_line
from scopa_desktop.windows.page import Page
from scopa_desktop.windows.parts import Header, button, label, scroll
from scopa_desktop.wording.house_rules import counts_in_order
from scopa_desktop.wording.rules import teams_name
from scopa_desktop.wording.rules_faults import rules_fault_told

translate = QCoreApplication.translate

TARGETS = (1, 11, 16, 21, 31, 51)
OTHER = 0
"""Stands for a target of the player's own."""
OWN_TARGETS = (2, 101)
"""A single deal has its own choice."""
GAMES = (21.5, 28)
"""Least and greatest width of the list of games, em."""
FORMS = 45.75
"""What the forms beside it and the margins want, em."""


class NewMatchPage(Page):
    """Keeps what is typed until the cards are dealt; ``set_settings`` fills in the last set-up."""

    deal_asked = Signal(object)
    """``Settings`` with the set-up of the match to start as the newest, and the player's name."""
    rules_asked = Signal(object)
    """``Ruleset`` as it stands on the page."""
    save_asked = Signal(object)
    """``RuleSet`` as it stands on the page, to be given a name; it has that of the chosen one or none."""
    rename_asked = Signal(object)
    """``RuleSet`` that is chosen."""
    delete_asked = Signal(object)
    """``RuleSet`` that is chosen."""

    def __init__(self, dress: Dress) -> None:
        super().__init__(dress)
        self._settings = Settings()
        self._draft = draft_of("classic", 2, "teams")
        self._has_own_target = False
        """The target is typed, whether the list has it or not."""
        header = Header(dress, translate("New match", "New match"))
        header.home_asked.connect(self.home_asked)
        self.column.addWidget(header)
        self._games = Games(dress)
        self._games.chosen.connect(self._game_chosen)
        inner = QWidget()
        self._right = QVBoxLayout(inner)
        self._right.addWidget(self._games.folded)
        body = QHBoxLayout()
        body.setSpacing(dress.px(1.25))
        body.addWidget(self._games)
        self._scroll = scroll(inner, dress.px(0.6))
        body.addWidget(self._scroll, 1)
        self.column.addLayout(body, 1)
        self._forms: list[Form] = []
        self._right.setSpacing(dress.px(0.75))
        self._right.addWidget(self._players_form())
        self._right.addWidget(self._length_form())
        self._house = HouseRules(dress, self._draft)
        self._house.changed.connect(self._house_changed)
        self._house.unfolded.connect(self._show_options)
        self._house.rename_asked.connect(lambda: self.rename_asked.emit(self._games.game.rule_set))
        self._house.delete_asked.connect(lambda: self.delete_asked.emit(self._games.game.rule_set))
        self._right.addWidget(self._house)
        self._right.addStretch(1)
        foot = QHBoxLayout()
        self._save = button(translate("New match", "Save these rules…"))
        self._save.clicked.connect(lambda: self.save_asked.emit(self._as_rule_set()))
        foot.addWidget(self._save)
        read = button(translate("New match", "Read the rules"), "quiet")
        read.clicked.connect(lambda: self.rules_asked.emit(self._draft.rules))
        foot.addWidget(read)
        foot.addStretch(1)
        self.primary = button(translate("New match", "Deal the cards"), "primary")
        self.primary.setMinimumWidth(dress.px(14.4))
        self.primary.setStyleSheet(f"font-size: {dress.px(1.12)}px; min-height: {dress.px(2.1)}px;")
        self.primary.clicked.connect(lambda: self.deal_asked.emit(self.chosen()))
        foot.addWidget(self.primary)
        self.column.addLayout(foot)
        self._games.folded.hide()
        for form in self._forms:
            for head in form.heads:
                head.hide()
        self._fill(self._settings)

    def set_settings(self, settings: Settings) -> None:
        """Fill in the last set-up if it is another one; else what was typed stays."""
        last, self._settings = self._settings, settings
        if settings.deck != last.deck:
            # The program changes the words when all its pages know of the new deck.
            QTimer.singleShot(0, self, self._say_again)
        if (settings.set_up, settings.player_name) != (last.set_up, last.player_name):
            self._fill(settings)

    def set_rule_sets(self, rule_sets: Sequence[RuleSet], chosen: str = "") -> None:
        """The player's own rule sets; the one called ``chosen`` is chosen as it stands on the page."""
        last, draft = self._settings.set_up, self._draft
        is_last = (last.preset, last.target, last.options) == (draft.preset, draft.target, draft.options)
        name = chosen or self._set_up_name() or (last.rule_set if is_last else "")
        self._games.set_rule_sets(rule_sets)
        self._games.set_game(self._draft.preset, name)
        self._show_draft()

    def chosen(self) -> Settings:
        """The settings with the set-up as it stands on the page."""
        draft = self._draft
        set_up = SetUp(
            players=draft.players,
            teams=draft.teams,
            target=draft.target,
            names=self._opponents.names,
            levels=self._opponents.levels,
            preset=draft.preset,
            options=draft.options,
            rule_set=self._set_up_name(),
        )
        named = replace(self._settings, player_name=clean_name(self._player.text()))
        return named.with_set_up(set_up)

    def resizeEvent(self, event: QResizeEvent) -> None:
        least, most = map(self.dress.px, GAMES)
        self._games.setFixedWidth(min(most, max(least, self.width() - self.dress.px(FORMS))))
        super().resizeEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._align()  # only now have names the letters of the style sheet

    def fold(self, is_narrow: bool) -> None:
        self._games.setVisible(not is_narrow)
        self._games.folded.setVisible(is_narrow)
        self._right.setSpacing(4 if is_narrow else self.dress.px(0.75))
        self._house.set_tight(is_narrow)
        for form in self._forms:
            form.set_tight(is_narrow)

    def _fill(self, settings: Settings) -> None:
        set_up = settings.set_up
        self._has_own_target = False
        self._draft = Draft(set_up.preset, set_up.players, set_up.teams, set_up.target, set_up.options)
        self._player.setText(settings.player_name)
        self._games.set_game(set_up.preset, set_up.rule_set)
        self._opponents.set_set_up(set_up)
        self._show_draft()

    def _say_again(self) -> None:
        """Games and options speak of the cards of the deck in play."""
        self._games.say_again()
        self._house.say_again()

    def _set_up_name(self) -> str:
        """Of the own rule set that is chosen, as long as nothing differs from it."""
        own, draft = self._games.game.rule_set, self._draft
        same = own is not None and (own.target, own.options) == (draft.target, draft.options)
        return own.name if own is not None and same else ""

    def _as_rule_set(self) -> tuple[str, Draft]:
        own = self._games.game.rule_set
        return ("" if own is None else own.name), self._draft

    def _align(self) -> None:
        """All controls begin on one line, however many are shown."""
        width = max(form.name_width for form in self._forms)
        for form in self._forms:
            form.set_name_width(width)

    def _players_form(self) -> QWidget:
        form = Form(self.dress, translate("New match", "At the table"))
        self._forms.append(form)
        players = translate("New match", "Players")
        self._players: dict[tuple[int, ...], Choice] = {}
        for numbers in dict.fromkeys(preset.players for preset in PRESETS.values()):
            made = Choice(self.dress, [(n, str(n)) for n in numbers], numbers[0], players)
            made.changed.connect(lambda number: self._form_chosen(int(number), ""))
            self._players[numbers] = made
        self._note = label("", "changed", wrap=True)
        form.add_row(players, tuple(self._players.values()), (self._note,))
        sides = translate("New match", "Sides")
        self._teams: dict[int, Choice] = {}
        self._team_rows: dict[int, FormRow] = {}
        for number, forms in TEAM_FORMS.items():
            if len(forms) > 1:
                options = [(key, teams_name(number, key)) for key in forms]
                made = self._teams[number] = Choice(self.dress, options, forms[0], sides)
                made.changed.connect(lambda teams: self._form_chosen(self._draft.players, str(teams)))
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
        self._target.changed.connect(self._other_asked)
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
        self._other.valueChanged.connect(self._target_chosen)
        self._target_note = label("", "small", wrap=True)
        self._target_mark = label("", "changed", wrap=True)
        form = Form(self.dress, translate("New match", "The match"))
        self._forms.append(form)
        form.add_row(up_to, (self._target,), (self._other, self._target_mark), (self._target_note,))
        return form

    def _game_chosen(self, game: Game) -> None:
        self._has_own_target = False
        own, draft = game.rule_set, self._draft
        if own is None:
            self._draft = draft_of(game.preset, draft.players, draft.teams)
        else:
            wanted = draft_of(own.preset, draft.players, draft.teams, own.target, own.options)
            if wanted.options != own.options:  # not for so many
                wanted = draft_of(own.preset, own.players, "", own.target, own.options)
            self._draft = wanted
        self._show_draft()

    def _show_options(self) -> None:
        """The options below each other fill the page: begin with the first."""
        inner = self._scroll.widget()
        assert inner is not None
        QCoreApplication.sendPostedEvents(inner, QEvent.Type.LayoutRequest)
        self._right.activate()
        inner.resize(inner.width(), self._right.totalHeightForWidth(inner.width()))
        self._scroll.verticalScrollBar().setValue(self._house.y())

    def _house_changed(self, draft: Draft) -> None:
        self._has_own_target = self._has_own_target and draft.target == self._draft.target
        self._draft = draft
        self._show_draft()

    def _form_chosen(self, players: int, teams: str) -> None:
        forms = TEAM_FORMS[players]
        if not teams:
            kept = self._teams[players].value if players in self._teams else forms[0]
            teams = str(kept)
        self._draft, fault = self._draft.with_players(players, teams)
        self._show_draft()
        if fault is not None:
            text = translate("New match", "{reason} This house rule is put back.")
            self._say_note(text.format(reason=rules_fault_told(fault)))

    def _target_chosen(self) -> None:
        target = self._other.value() if self._target.value == OTHER else self._target.value
        assert isinstance(target, int)
        self._draft = replace(self._draft, target=target)
        self._show_draft()

    def _show_draft(self) -> None:
        """Show the game as it stands on all controls."""
        draft = self._draft
        for numbers, choice in self._players.items():
            is_shown = numbers == PRESETS[draft.preset].players
            choice.setVisible(is_shown)
            if is_shown:
                choice.set_value(draft.players)
        for number, row in self._team_rows.items():
            row.set_shown(number == draft.players)
        if draft.players in self._teams:
            self._teams[draft.players].set_value(draft.teams)
        self._opponents.set_form(draft.players, draft.teams)
        self._opponents.say_names(clean_name(self._player.text()) or default_name())
        self._align()
        is_listed = draft.target in TARGETS and not self._has_own_target
        self._target.set_value(draft.target if is_listed else OTHER)
        if self._other.value() != draft.target and not is_listed:
            self._other.blockSignals(True)
            self._other.setValue(draft.target)
            self._other.blockSignals(False)
        self._say_target()
        self._house.show_draft(draft, is_own=self._games.game.rule_set is not None)
        self._save.setEnabled(bool(draft.changed) or self._games.game.rule_set is not None)
        self._say_note("")

    def _say_note(self, text: str) -> None:
        self._note.setText(text)
        self._note.setVisible(bool(text))

    def _name_typed(self) -> None:
        name = clean_name(self._player.text())
        self._player.setText(name)
        self._opponents.say_names(name or default_name())

    def _other_asked(self, target: object) -> None:
        """A target of the list, or one of the player's own from now on."""
        self._has_own_target = target == OTHER
        self._target_chosen()
        if self._has_own_target:
            self._other.setFocus(Qt.FocusReason.OtherFocusReason)
            self._other.selectAll()

    def _say_target(self) -> None:
        draft = self._draft
        self._other.setVisible(self._target.value == OTHER)
        if draft.rules.inverse == "on" and draft.target == 1:
            note = translate(
                "New match", "Whoever has the fewest points after a deal wins; level, another deal is played."
            )
        elif draft.rules.inverse == "on":
            note = translate(
                "New match", "When a side has reached {target} points, whoever has the fewest wins."
            ).format(target=draft.target)
        elif draft.target == 1 and counts_in_order(draft.rules):
            note = translate("New match", "Whoever has more points after a deal wins.")
        elif draft.target == 1:
            note = translate(
                "New match", "Whoever has more points after a deal wins; level, another deal is played."
            )
        elif counts_in_order(draft.rules):
            note = translate("New match", "The first to {target} points wins.").format(target=draft.target)
        else:
            note = translate(
                "New match", "The first to {target} points wins; level at the end of a deal, play goes on."
            ).format(target=draft.target)
        if self._target.value == OTHER:
            note = translate("New match", "From {least} to {most}. {note}").format(
                least=OWN_TARGETS[0], most=OWN_TARGETS[1], note=note
            )
        self._target_note.setText(note)
        mark = changed_text(draft, "target")
        self._target_mark.setText(mark)
        self._target_mark.setVisible(bool(mark))

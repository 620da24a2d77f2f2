"""The computer players of a match to be set up: a row each, with name, level and side."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtWidgets import QComboBox, QLabel, QLineEdit

from scopa_desktop.players.level_keys import LEVELS
from scopa_desktop.rules.ruleset import ruleset
from scopa_desktop.storage.set_up import NAME_LENGTH, SetUp
from scopa_desktop.windows.choice import Choice
from scopa_desktop.windows.dress import Dress
from scopa_desktop.windows.form import Form, FormRow
from scopa_desktop.windows.names import clean_name, opponent_names
from scopa_desktop.windows.parts import ShortLabel, combo, label
from scopa_desktop.wording.cards import listed
from scopa_desktop.wording.rules import level_description, level_name

translate = QCoreApplication.translate

MOST = 5
"""Computer players at one table."""
NAME_WIDTHS = (8, 14)
"""Least and greatest, em."""


class Opponents(QObject):
    """Puts its rows into a form.  What is typed for seats that are not played stays until it is wanted."""

    def __init__(self, dress: Dress, form: Form) -> None:
        super().__init__(form)
        self._player = ""
        self._players, self._teams = 2, "teams"
        self._rows: list[FormRow] = []
        self._names: list[QLineEdit] = []
        self._levels: list[QComboBox] = []
        self._sides: list[QLabel] = []
        for _ in range(MOST):
            name = name_line(dress)
            name.editingFinished.connect(self._name_typed)
            level = combo([(key, level_name(key)) for key in LEVELS])
            level.currentIndexChanged.connect(self._say_level)
            side = ShortLabel("", "quiet")
            self._rows.append(form.add_row("", (name, level, side)))
            self._names.append(name)
            self._levels.append(level)
            self._sides.append(side)
        plays = translate("New match", "Plays")
        self._all = Choice(dress, [(key, level_name(key)) for key in LEVELS], LEVELS[0], plays)
        self._all.changed.connect(self._give_all)
        self._note = label("", "small", wrap=True)
        self._all_row = form.add_row(plays, (self._all,), (self._note,))

    @property
    def names(self) -> tuple[str, ...]:
        """As typed, by seat from 1 on; empty for the usual name."""
        return tuple(clean_name(name.text()) for name in self._names[: self._players - 1])

    @property
    def levels(self) -> tuple[str, ...]:
        """By seat from 1 on."""
        return tuple(str(level.currentData()) for level in self._levels[: self._players - 1])

    def set_set_up(self, set_up: SetUp) -> None:
        """Fill in all rows; those that are not played get the level of the last one that is."""
        for n in range(MOST):
            self._names[n].setText(set_up.names[n] if n < len(set_up.names) else "")
            level = set_up.levels[min(n, len(set_up.levels) - 1)]
            self._levels[n].setCurrentIndex(LEVELS.index(level))
        self.set_form(set_up.players, set_up.teams)

    def set_form(self, players: int, teams: str) -> None:
        """Show the rows of so many players, and who plays with whom."""
        self._players, self._teams = players, teams
        for n, row in enumerate(self._rows):
            row.set_shown(n < players - 1)
            if n < players - 1:
                place = place_name(players, n + 1)
                row.set_name(place)
                self._names[n].setAccessibleName(translate("New match", "Name: {place}").format(place=place))
                self._levels[n].setAccessibleName(
                    translate("New match", "Level: {place}").format(place=place)
                )
            self._levels[n].setVisible(players > 2)
        self._all_row.set_name(
            translate("New match", "All play") if players > 2 else translate("New match", "Plays")
        )
        self._say_level()
        self.say_names(self._player)

    def say_names(self, player: str) -> None:
        """Show what players are called who have no name of their own, and who plays with whom."""
        self._player = player
        names = (player, *opponent_names(self.names, player))
        for line, name in zip(self._names, names[1:], strict=False):
            line.setPlaceholderText(name)
        for n, text in enumerate(side_texts(self._players, self._teams, names)):
            self._sides[n].setText(text)
            self._sides[n].setVisible(bool(text))

    def _name_typed(self) -> None:
        for line in self._names:
            if line.text() != (name := clean_name(line.text())):
                line.setText(name)
        self.say_names(self._player)

    def _give_all(self, key: object) -> None:
        for level in self._levels:
            level.blockSignals(True)
            level.setCurrentIndex(LEVELS.index(str(key)))
            level.blockSignals(False)
        self._say_level()

    def _say_level(self) -> None:
        levels = set(self.levels)
        common = levels.pop() if len(levels) == 1 else None
        self._all.set_value(common)
        self._note.setText(
            level_description(common) if common else translate("New match", "Each at a level of their own.")
        )


def name_line(dress: Dress) -> QLineEdit:
    """A line for a name of a player."""
    made = QLineEdit()
    made.setMaxLength(NAME_LENGTH)
    made.setMinimumWidth(dress.px(NAME_WIDTHS[0]))
    made.setMaximumWidth(dress.px(NAME_WIDTHS[1]))
    return made


def place_name(players: int, seat: int) -> str:
    """Where a computer player sits."""
    if players == 2:
        return translate("New match", "Against")
    right, left = translate("New match", "On your right"), translate("New match", "On your left")
    opposite = translate("New match", "Opposite")
    between = {
        3: (),
        4: (opposite,),
        6: (translate("New match", "Top right"), opposite, translate("New match", "Top left")),
    }[players]
    return (right, *between, left)[seat - 1]


def side_texts(players: int, teams: str, names: Sequence[str]) -> list[str]:
    """With or against whom each computer player plays, where that is not plain; by seat from 1 on."""
    rules = ruleset(players=players, teams=teams)
    if len(rules.sides) == players:
        return [""] * (players - 1)
    texts = []
    for seat in range(1, players):
        mates = rules.sides[rules.side_of[seat]]
        if 0 in mates:
            texts.append(translate("New match", "● with you"))
        elif len(rules.sides) == 2:
            texts.append(translate("New match", "○ against you"))
        else:
            others = listed([names[mate] for mate in mates if mate != seat])
            texts.append(translate("New match", "○ with {names}").format(names=others))
    return texts

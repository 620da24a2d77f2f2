"""The rules of a match while it is set up: a preset, who plays, and house rules that fit."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from scopa_desktop.rules.ruleset import FIELDS, PRESETS, FieldValue, Ruleset, RulesInvalid, ruleset
from scopa_desktop.storage.set_up import APART, TEAM_FORMS, options_of, rules_with

WITH_HAND = "table"
"""Settled by the size of the hands: all forty cards are dealt."""
CHOSEN = tuple(name for name in FIELDS if name not in (*APART, WITH_HAND))
"""The house rules that can be chosen one by one."""


@dataclass(frozen=True, slots=True)
class Draft:
    """Always rules that can be played."""

    preset: str
    players: int
    teams: str
    target: int
    options: tuple[tuple[str, FieldValue], ...] = ()

    @property
    def rules(self) -> Ruleset:
        return rules_with(
            self.preset, self.options, players=self.players, teams=self.teams, target=self.target
        )

    @property
    def usual(self) -> Ruleset:
        """The preset without house rules."""
        return ruleset(self.preset, players=self.players)

    @property
    def changed(self) -> tuple[str, ...]:
        """Which rules differ from the preset, as they can be chosen; the target among them."""
        names = [name for name, _ in self.options if name != WITH_HAND]
        return (("target",) if self.target != self.usual.target else ()) + tuple(names)

    def value(self, field: str) -> FieldValue:
        value: FieldValue = getattr(self.rules, field)
        return value

    def with_option(self, field: str, value: FieldValue) -> "Draft":
        """With a house rule changed; raises ``RulesInvalid`` if it does not fit the others."""
        changed: dict[str, FieldValue] = {**dict(self.options), field: value}
        if field == "hand":
            changed[WITH_HAND] = 0 if value == 10 else 4
        return replace(self, options=options_of(self._made(changed)))

    def values(self, field: str) -> Mapping[FieldValue, RulesInvalid | None]:
        """All values of a rule, each with the reason why it does not fit, if it does not."""
        found: dict[FieldValue, RulesInvalid | None] = {}
        for value in FIELDS[field]:
            try:
                self.with_option(field, value)
                found[value] = None
            except RulesInvalid as fault:
                found[value] = fault
        return found

    def with_players(self, players: int, teams: str) -> tuple["Draft", RulesInvalid | None]:
        """For another number of players; house rules that are not for so many go, with the reason."""
        draft = replace(self, players=players, teams=teams)
        try:
            draft._made(dict(self.options))
        except RulesInvalid as fault:
            kept = tuple((name, value) for name, value in self.options if name not in ("hand", WITH_HAND))
            return replace(draft, options=kept), fault
        return draft, None

    def put_back(self) -> "Draft":
        """The preset as such."""
        return replace(self, target=self.usual.target, options=())

    def _made(self, changed: Mapping[str, FieldValue]) -> Ruleset:
        # Napola and table are fields like others: the core refuses what does not go together.
        own: dict[str, FieldValue] = {
            **changed,
            "players": self.players,
            "teams": self.teams,
            "target": self.target,
        }
        return ruleset(self.preset, **own)


def draft_of(
    preset: str,
    players: int,
    teams: str,
    target: int | None = None,
    options: tuple[tuple[str, FieldValue], ...] = (),
) -> Draft:
    """A preset for so many players, or for the number it is played by; ``None`` is its own target."""
    allowed = PRESETS[preset].players
    if players not in allowed:
        players = allowed[0]
    if teams not in TEAM_FORMS[players]:
        teams = TEAM_FORMS[players][0]
    first = Draft(preset, players, teams, ruleset(preset, players=players).target)
    wanted = replace(first, target=first.target if target is None else target, options=options)
    return wanted.with_players(players, teams)[0]

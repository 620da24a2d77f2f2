"""The rules of a match as one frozen value; a preset is nothing but a set of field values."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from types import MappingProxyType
from typing import Any, Final, Literal, TypeAlias

Teams: TypeAlias = Literal["teams", "individual", "three_pairs"]
CaptureChoice: TypeAlias = Literal["single_first", "fewest", "free"]
MaxCaptured: TypeAlias = Literal["none", 2]
SumTo: TypeAlias = Literal["value", 15, 11, "value_or_15"]
LastCardScopa: TypeAlias = Literal["never_last_card", "counts", "never_last_hand"]
KingsRedeal: TypeAlias = Literal[3, 4, "off"]
RestOfTable: TypeAlias = Literal["last_capturer", "dealer"]
Switch: TypeAlias = Literal["off", "on"]
FieldValue: TypeAlias = int | str
RulesFault: TypeAlias = Literal[
    "unknown_preset",  # no such preset
    "unknown_field",  # no such rule
    "unknown_value",  # the rule has no such value
    "players_not_in_preset",  # the preset is not played by so many
    "three_pairs_without_six",  # three pairs need six players
]

FIELDS: Final[Mapping[str, Sequence[FieldValue]]] = MappingProxyType(
    {
        "players": (2, 3, 4, 6),
        "teams": ("teams", "individual", "three_pairs"),
        "target": range(1, 102),
        "capture_choice": ("single_first", "fewest", "free"),
        "max_captured": ("none", 2),
        "sum_to": ("value", 15, 11, "value_or_15"),
        "capture_optional": ("off", "on"),
        "last_card_scopa": ("never_last_card", "counts", "never_last_hand"),
        "kings_redeal": (3, 4, "off"),
        "rest_of_table": ("last_capturer", "dealer"),
    }
)
"""Every rule that can differ with the values it may have, in the order records write them."""


class RulesInvalid(ValueError):
    """Rules that do not exist or cannot go together."""

    def __init__(self, code: RulesFault, field: str, value: object) -> None:
        super().__init__(code, field, value)
        self.code: Final = code
        self.field: Final = field
        """The rule at fault, ``preset`` for the preset's key."""
        self.value: Final = value

    def __str__(self) -> str:
        return f"{self.code}: {self.field}={self.value!r}"


@dataclass(frozen=True, slots=True)
class Ruleset:
    """Every rule that can differ.

    Make one with ``ruleset(preset, **fields)``, which refuses impossible combinations.
    """

    preset: str = "classic"
    players: int = 2
    teams: Teams = "teams"
    target: int = 11
    capture_choice: CaptureChoice = "single_first"
    """An equal card goes before sums; or only the captures with the fewest cards; or any."""
    max_captured: MaxCaptured = "none"
    """Larger captures drop out before ``fewest`` chooses."""
    sum_to: SumTo = "value"
    """What the captured cards add up to; for 15 and 11 together with the card played, and without any
    preference for an equal card."""
    capture_optional: Switch = "off"
    """A card that could capture may be laid instead."""
    last_card_scopa: LastCardScopa = "never_last_card"
    kings_redeal: KingsRedeal = 3
    """How many kings on the table make the same dealer deal again."""
    rest_of_table: RestOfTable = "last_capturer"
    """Who is given the cards left after the last play; the last capturer may be nobody, the dealer never."""

    @property
    def sides(self) -> tuple[tuple[int, ...], ...]:
        """The seats of each side; sides are numbered in the order of their lowest seats."""
        return _sides(self.players, self.teams)

    @property
    def side_of(self) -> tuple[int, ...]:
        """The side of each seat."""
        return _side_of(self.players, self.teams)


@dataclass(frozen=True, slots=True)
class Preset:
    """A named game."""

    key: str
    players: tuple[int, ...]
    """How many can play it."""
    fields: Mapping[str, FieldValue] = field(default_factory=dict)
    """What differs from the defaults of ``Ruleset``."""


PRESETS: Final[Mapping[str, Preset]] = MappingProxyType(
    {preset.key: preset for preset in (Preset("classic", players=(2, 3, 4, 6)),)}
)


def ruleset(preset: str = "classic", **fields: FieldValue) -> Ruleset:
    """The rules of a preset with some fields changed.

    Raises ``RulesInvalid`` for what does not exist or does not go together; nothing is repaired in silence.
    """
    if preset not in PRESETS:
        raise RulesInvalid("unknown_preset", "preset", preset)
    for name, value in fields.items():
        if name not in FIELDS:
            raise RulesInvalid("unknown_field", name, value)
        # True is not 1 here, nor 2.0 two: a record spells them differently.
        if not any(type(value) is type(known) and value == known for known in FIELDS[name]):
            raise RulesInvalid("unknown_value", name, value)
    rules = _made(preset, {**PRESETS[preset].fields, **fields})
    if rules.players not in PRESETS[preset].players:
        raise RulesInvalid("players_not_in_preset", "players", rules.players)
    if rules.teams == "three_pairs" and rules.players != 6:
        raise RulesInvalid("three_pairs_without_six", "teams", rules.teams)
    return rules


def differences(rules: Ruleset) -> dict[str, FieldValue]:
    """The fields that differ from the rules' preset, in the order of ``FIELDS``."""
    plain = _made(rules.preset, PRESETS[rules.preset].fields)
    return {name: getattr(rules, name) for name in FIELDS if getattr(rules, name) != getattr(plain, name)}


@cache
def _sides(players: int, teams: Teams) -> tuple[tuple[int, ...], ...]:
    if teams == "three_pairs":
        return ((0, 3), (1, 4), (2, 5))
    if teams == "teams" and players in (4, 6):
        return tuple(tuple(range(side, players, 2)) for side in (0, 1))
    return tuple((seat,) for seat in range(players))


@cache
def _side_of(players: int, teams: Teams) -> tuple[int, ...]:
    sides = _sides(players, teams)
    return tuple(next(side for side, seats in enumerate(sides) if seat in seats) for seat in range(players))


def _made(preset: str, values: Mapping[str, Any]) -> Ruleset:
    return Ruleset(preset=preset, **values)

"""The rules of a match as one frozen value; a preset is nothing but a set of field values."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from types import MappingProxyType
from typing import Any, Final, Literal, TypeAlias

Teams: TypeAlias = Literal["teams", "individual", "three_pairs"]
Hand: TypeAlias = Literal[3, 9, 10]
Table: TypeAlias = Literal[4, 0]
CaptureChoice: TypeAlias = Literal["single_first", "fewest", "free"]
MaxCaptured: TypeAlias = Literal["none", 2]
SumTo: TypeAlias = Literal["value", 15, 11, "value_or_15"]
LastCardScopa: TypeAlias = Literal["never_last_card", "counts", "never_last_hand"]
KingsRedeal: TypeAlias = Literal[3, 4, "off"]
OpeningTable: TypeAlias = Literal["off", "fifteen"]
RestOfTable: TypeAlias = Literal["last_capturer", "dealer"]
AceSweep: TypeAlias = Literal["off", "no_scopa", "scopa"]
AceOnAce: TypeAlias = Literal["equal_first", "sweep"]
AceOnEmpty: TypeAlias = Literal["stays", "own_pile"]
FirstAce: TypeAlias = Literal["free", "no_sweep"]
AceRedeal: TypeAlias = Literal["off", 1, 2]
Primiera: TypeAlias = Literal["partial", "need_four", "most_sevens", "off"]
Napola: TypeAlias = Literal["off", "full", "to_six"]
Cappotto: TypeAlias = Literal["off", "seven_nil", "ten_coins"]
Scoring: TypeAlias = Literal["classic", "frac"]
BothPastTarget: TypeAlias = Literal["higher", "in_order_if_tied", "in_order_always"]
Switch: TypeAlias = Literal["off", "on"]
FieldValue: TypeAlias = int | str
RulesFault: TypeAlias = Literal[
    "unknown_preset",  # no such preset
    "unknown_field",  # no such rule
    "unknown_value",  # the rule has no such value
    "players_not_in_preset",  # the preset is not played by so many
    "three_pairs_without_six",  # three pairs need six players
    "hand_without_four",  # hands of nine and ten need four players
    "not_forty_dealt",  # hand and table do not deal out the forty cards
    "napoleone_without_napola",  # the napoleone is a napola of all ten coins
]

FIELDS: Final[Mapping[str, Sequence[FieldValue]]] = MappingProxyType(
    {
        "players": (2, 3, 4, 6),
        "teams": ("teams", "individual", "three_pairs"),
        "target": range(1, 102),
        "hand": (3, 9, 10),
        "table": (4, 0),
        "capture_choice": ("single_first", "fewest", "free"),
        "max_captured": ("none", 2),
        "sum_to": ("value", 15, 11, "value_or_15"),
        "capture_optional": ("off", "on"),
        "last_card_scopa": ("never_last_card", "counts", "never_last_hand"),
        "kings_redeal": (3, 4, "off"),
        "opening_table": ("off", "fifteen"),
        "rest_of_table": ("last_capturer", "dealer"),
        "ace_sweep": ("off", "no_scopa", "scopa"),
        "ace_on_ace": ("equal_first", "sweep"),
        "ace_on_empty": ("stays", "own_pile"),
        "first_ace": ("free", "no_sweep"),
        "ace_redeal": ("off", 1, 2),
        "primiera": ("partial", "need_four", "most_sevens", "off"),
        "sevens": ("off", "on"),
        "settanta": ("off", "on"),
        "re_bello": ("off", "on"),
        "rosmarino": ("off", "on"),
        "napola": ("off", "full", "to_six"),
        "napoleone": ("off", "on"),
        "cappotto": ("off", "seven_nil", "ten_coins"),
        "coin_figures": ("off", "on"),
        "trentino": ("off", "on"),
        "ponino": ("off", "on"),
        "declarations": ("off", "on"),
        "scoring": ("classic", "frac"),
        "inverse": ("off", "on"),
        "both_past_target": ("higher", "in_order_if_tied", "in_order_always"),
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
    hand: Hand = 3
    """Cards each in one hand; nine and ten are for four players and deal everything at once."""
    table: Table = 4
    """Cards dealt to the table; all forty cards are dealt in the end."""
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
    opening_table: OpeningTable = "off"
    """A dealt table worth 15 is taken by the dealer as one scopa, worth 30 as two."""
    rest_of_table: RestOfTable = "last_capturer"
    """Who is given the cards left after the last play; the last capturer may be nobody, the dealer never."""
    ace_sweep: AceSweep = "off"
    """An ace takes the whole table and nothing less; as a scopa or not.  The next three rest on it."""
    ace_on_ace: AceOnAce = "equal_first"
    """With an ace on the table the ace takes only that, or sweeps like any."""
    ace_on_empty: AceOnEmpty = "stays"
    """An ace on an empty table stays there, or goes to its player's pile."""
    first_ace: FirstAce = "free"
    """Whether an ace as the first card of a deal sweeps, or is a card like any other."""
    ace_redeal: AceRedeal = "off"
    """How many aces on the table make the same dealer deal again."""
    primiera: Primiera = "partial"
    """All holdings compete; or only those of all four suits; or sevens, then sixes and so on are counted."""
    sevens: Switch = "off"
    """A point for most sevens, another for all four."""
    settanta: Switch = "off"
    """A point for all four sevens."""
    re_bello: Switch = "off"
    """A point for the king of coins."""
    rosmarino: Switch = "off"
    """A point for the jack of swords."""
    napola: Napola = "off"
    """A point for each coin from the ace on without a gap, three at least; to six points at most or all."""
    napoleone: Switch = "off"
    """All ten coins win the match outright."""
    cappotto: Cappotto = "off"
    """A match score of seven or more against nothing, or all ten coins, wins outright."""
    coin_figures: Switch = "off"
    """Five points for jack, knight and king of coins in one pile."""
    trentino: Switch = "off"
    """The ace, two and three of coins score their value; all three win outright."""
    ponino: Switch = "off"
    """All four knights double the points for scopas."""
    declarations: Switch = "off"
    """Hands of small or like cards may be declared for points."""
    scoring: Scoring = "classic"
    """``frac``: only aces and figures score, one point each."""
    inverse: Switch = "off"
    """The side with the fewest points wins when any has reached the target."""
    both_past_target: BothPastTarget = "higher"
    """Which of several sides past the target wins: the highest, or the first in the order of counting."""

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


_ANY_NUMBER: Final = (2, 3, 4, 6)
_ESCOBA: Final[Mapping[str, FieldValue]] = {
    "target": 21,
    "sum_to": 15,
    "capture_optional": "on",
    "opening_table": "fifteen",
    "sevens": "on",
}
_SCIENTIFICO: Final[Mapping[str, FieldValue]] = {"players": 4, "target": 21, "hand": 10, "table": 0}

PRESETS: Final[Mapping[str, Preset]] = MappingProxyType(
    {
        preset.key: preset
        for preset in (
            Preset("classic", _ANY_NUMBER),
            Preset("napola", _ANY_NUMBER, {"target": 21, "napola": "full", "napoleone": "on"}),
            Preset("re_bello", _ANY_NUMBER, {"re_bello": "on"}),
            Preset(
                "scopa_d_assi",
                _ANY_NUMBER,
                {"target": 31, "ace_sweep": "no_scopa", "first_ace": "no_sweep"},
            ),
            Preset("asso_pigliatutto", _ANY_NUMBER, {"ace_sweep": "scopa"}),
            Preset("quindici", _ANY_NUMBER, {"sum_to": 15}),
            Preset("escoba", _ANY_NUMBER, _ESCOBA),
            Preset("escoba_no_primiera", _ANY_NUMBER, {**_ESCOBA, "primiera": "off"}),
            Preset("a_perdere", _ANY_NUMBER, {"target": 21, "inverse": "on"}),
            Preset("ponino", _ANY_NUMBER, {"ponino": "on"}),
            Preset("scopone", (4,), {"players": 4, "hand": 9}),
            Preset("scientifico", (4,), _SCIENTIFICO),
            Preset("trentino", (4,), {**_SCIENTIFICO, "trentino": "on"}),
            Preset("frac", _ANY_NUMBER, {"target": 16, "capture_choice": "free", "scoring": "frac"}),
            Preset(
                "cirulla",
                (2, 3, 4),
                {
                    "target": 51,
                    "capture_choice": "free",
                    "sum_to": "value_or_15",
                    "opening_table": "fifteen",
                    "ace_sweep": "scopa",
                    "ace_redeal": 2,
                    "napola": "full",
                    "cappotto": "ten_coins",
                    "coin_figures": "on",
                    "declarations": "on",
                },
            ),
        )
    }
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
    if rules.hand != 3 and rules.players != 4:
        raise RulesInvalid("hand_without_four", "hand", rules.hand)
    if (rules.hand == 10) != (rules.table == 0):
        raise RulesInvalid("not_forty_dealt", "table", rules.table)
    if rules.napoleone == "on" and rules.napola == "off":
        raise RulesInvalid("napoleone_without_napola", "napoleone", rules.napoleone)
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

"""What a match is begun with, as settings remember it."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final

from scopa_desktop.players.level_keys import LEVELS

if TYPE_CHECKING:
    from scopa_desktop.rules.ruleset import FieldValue, Ruleset

NAME_LENGTH: Final = 24
CLASSIC: Final = "classic"
APART: Final = ("players", "teams", "target")
"""Fields of the rules that are no house rules."""
TARGET_RANGE: Final = (1, 101)
TEAM_FORMS: Final[Mapping[int, tuple[str, ...]]] = MappingProxyType(
    {2: ("teams",), 3: ("teams",), 4: ("teams", "individual"), 6: ("teams", "three_pairs", "individual")}
)
"""How so many players can be divided, the usual way first."""


@dataclass(frozen=True, slots=True)
class SetUp:
    """Who sits at the table, in which form, for how many points."""

    players: int = 2
    teams: str = "teams"
    target: int = 11
    names: tuple[str, ...] = ("",)
    """Of the computer players by seat from 1 on; empty for the usual name."""
    levels: tuple[str, ...] = ("easy",)
    """Of the computer players by seat from 1 on."""
    preset: str = CLASSIC
    options: "tuple[tuple[str, FieldValue], ...]" = ()
    """House rules: the fields that differ from the preset, in their order, without those named above."""
    rule_set: str = ""
    """The player's own name of these rules, if they have one."""

    def __post_init__(self) -> None:
        forms = TEAM_FORMS.get(self.players, ()) if type(self.players) is int else ()
        others = self.players - 1 if forms else 0
        for name, is_right in (
            ("players", bool(forms)),
            ("teams", self.teams in forms),
            ("target", is_within(self.target, TARGET_RANGE)),
            ("names", _has_length(self.names, others) and all(map(is_name, self.names))),
            ("levels", _has_length(self.levels, others) and all(level in LEVELS for level in self.levels)),
            ("rule_set", is_name(self.rule_set)),
            ("options", isinstance(self.options, tuple)),
        ):
            if not is_right:
                raise ValueError(f"{name}: cannot be {getattr(self, name)!r}")
        # The classic game is always right: Home at the first start need not know the rules.
        if (self.preset, self.options) != (CLASSIC, ()) and options_of(self.rules) != self.options:
            raise ValueError(f"options: cannot be {self.options!r}")

    @property
    def rules(self) -> "Ruleset":
        """What is played."""
        named: dict[str, Any] = {"players": self.players, "teams": self.teams, "target": self.target}
        return rules_with(self.preset, self.options, **named)


def rules_with(preset: object, options: object, **fields: Any) -> "Ruleset":
    """The rules of a preset with house rules and other fields; raises ``ValueError``, nothing else."""
    from scopa_desktop.rules.ruleset import ruleset  # late: Home needs none for the classic game

    try:
        changed: dict[str, Any] = dict(options)  # type: ignore[call-overload]
    except (TypeError, ValueError) as error:  # what is no pairs of words and values
        raise ValueError(f"options: {error}") from None
    try:
        return ruleset(preset, **{**changed, **fields})  # type: ignore[arg-type]
    except TypeError as error:  # no words
        raise ValueError(f"preset, options: {error}") from None


def options_of(rules: "Ruleset") -> "tuple[tuple[str, FieldValue], ...]":
    """The house rules of some rules, as a set-up has them."""
    from scopa_desktop.rules.ruleset import differences

    return tuple((name, value) for name, value in differences(rules).items() if name not in APART)


def set_up_from(entry: object) -> SetUp:
    """A set-up as a file has it; raises ``ValueError``."""
    if not isinstance(entry, dict):
        raise ValueError(f"cannot be {entry!r}")
    fields: dict[str, Any] = {name: as_tuples(value) for name, value in entry.items()}
    try:
        return SetUp(**fields)
    except TypeError as error:  # a word that is unknown, or a list where none can be
        raise ValueError(str(error)) from None


def as_tuples(value: object) -> object:
    """Lists of a file, and lists in them, as values that never change."""
    return tuple(map(as_tuples, value)) if isinstance(value, list) else value


def is_within(value: object, limits: tuple[int, int]) -> bool:
    """A whole number, and not ``True``."""
    return type(value) is int and limits[0] <= value <= limits[1]


def is_name(value: object) -> bool:
    """What a record allows in a name, and no longer than a name plate."""
    return (
        isinstance(value, str)
        and len(value) <= NAME_LENGTH
        and "|" not in value
        and not any(letter < " " or letter == "\x7f" for letter in value)
        and is_text(value)
    )


def is_text(value: str) -> bool:
    """Whether a file can hold it: JSON can name halves of characters, which UTF-8 cannot."""
    return not any("\ud800" <= letter <= "\udfff" for letter in value)


def _has_length(value: object, length: int) -> bool:
    return isinstance(value, tuple) and len(value) == length

"""What a match is begun with, as settings remember it."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, Final

from scopa_desktop.players.level_keys import LEVELS

NAME_LENGTH: Final = 24
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

    def __post_init__(self) -> None:
        forms = TEAM_FORMS.get(self.players, ()) if type(self.players) is int else ()
        others = self.players - 1 if forms else 0
        for name, is_right in (
            ("players", bool(forms)),
            ("teams", self.teams in forms),
            ("target", is_within(self.target, TARGET_RANGE)),
            ("names", _has_length(self.names, others) and all(map(is_name, self.names))),
            ("levels", _has_length(self.levels, others) and all(level in LEVELS for level in self.levels)),
        ):
            if not is_right:
                raise ValueError(f"{name}: cannot be {getattr(self, name)!r}")


def set_up_from(entry: object) -> SetUp:
    """A set-up as a file has it; raises ``ValueError``."""
    if not isinstance(entry, dict):
        raise ValueError(f"cannot be {entry!r}")
    fields: dict[str, Any] = {
        name: tuple(value) if isinstance(value, list) else value for name, value in entry.items()
    }
    try:
        return SetUp(**fields)
    except TypeError as error:  # a word that is unknown, or a list where none can be
        raise ValueError(str(error)) from None


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
    )


def _has_length(value: object, length: int) -> bool:
    return isinstance(value, tuple) and len(value) == length

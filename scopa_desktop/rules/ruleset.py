"""The rules of a match as one frozen value; a preset is nothing but a set of field values."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

Teams: TypeAlias = Literal["teams", "individual", "three_pairs"]


@dataclass(frozen=True, slots=True)
class Ruleset:
    """Every rule that can differ.  Make one with ``ruleset(preset, **fields)``, which refuses impossible combinations."""

    preset: str = "classic"
    players: int = 2
    teams: Teams = "teams"
    target: int = 11

    @property
    def sides(self) -> tuple[tuple[int, ...], ...]:
        """The seats of each side; sides are numbered in the order of their lowest seats."""
        if self.teams == "three_pairs":
            return ((0, 3), (1, 4), (2, 5))
        if self.teams == "teams" and self.players in (4, 6):
            return tuple(tuple(range(side, self.players, 2)) for side in (0, 1))
        return tuple((seat,) for seat in range(self.players))

    @property
    def side_of(self) -> tuple[int, ...]:
        """The side of each seat."""
        sides = self.sides
        return tuple(next(n for n, seats in enumerate(sides) if seat in seats) for seat in range(self.players))

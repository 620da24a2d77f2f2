"""Whole matches of computer players against each other, without a window."""

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from scopa_desktop.match.match import Match
from scopa_desktop.match.shuffle import deck_for, first_dealer
from scopa_desktop.players.levels import choose
from scopa_desktop.rules.ruleset import Ruleset


@dataclass(frozen=True, slots=True)
class Tally:
    """The sums over some matches; tuples are by side."""

    matches: int
    deals: int
    wins: tuple[int, ...]
    points: tuple[int, ...]

    @property
    def points_a_deal(self) -> tuple[float, ...]:
        """The mean by side; noughts without a deal."""
        return tuple(points / max(1, self.deals) for points in self.points)

    def with_match(self, match: Match) -> "Tally":
        """The sums with one more match, which must be over."""
        return Tally(
            self.matches + 1,
            self.deals + len(match.deals),
            tuple(wins + (side == match.winner) for side, wins in enumerate(self.wins)),
            tuple(points + more for points, more in zip(self.points, match.scores, strict=True)),
        )


def no_matches(rules: Ruleset) -> Tally:
    """The tally to start from."""
    nothing = (0,) * len(rules.sides)
    return Tally(0, 0, nothing, nothing)


def simulate(rules: Ruleset, levels: Sequence[str], matches: int, seed: int) -> Iterator[Match]:
    """Played-out matches, one after another; ``levels`` are by seat.

    Match number n (from 1) has the seed ``seed + n - 1`` and can so be played again alone.
    """
    return (play_match(rules, levels, seed + number) for number in range(matches))


def play_match(rules: Ruleset, levels: Sequence[str], seed: int) -> Match:
    """One match to its end; the same arguments give the same match."""
    chance = random.Random(f"decisions of {seed}")
    match = Match(rules, first_dealer(rules, seed), names=tuple(levels), seed=seed)
    while not match.is_over:
        match.deal(deck_for(rules, seed, match.deal_number + 1))
        while (seat := turn_of(match)) is not None:
            match.take(choose(levels[seat], match.view(seat), int(chance.random() * 2**32)))
    return match


def turn_of(match: Match) -> int | None:
    """The seat to play; ``None`` between deals."""
    return match.state.turn if match.state else None

"""How much stronger one computer player is than another.

    python bench/arena.py fair easy --decks 1000
    python bench/arena.py fair easy --players 4 --teams individual

Every deck is played once for each side that A can be, the other sides being B; seat 0 leads each time.
Printed is what A scores more than the mean of the others, in points a deal, with a 95 % interval over decks.
"""

import argparse
import random
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from typing import TypeAlias

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from scopa_desktop.match.match import Match
from scopa_desktop.match.shuffle import deck_for
from scopa_desktop.players.level_keys import LEVELS
from scopa_desktop.players.levels import choose
from scopa_desktop.rules.cards import Card
from scopa_desktop.rules.plays import Play, legal_plays
from scopa_desktop.rules.ruleset import Ruleset, ruleset
from scopa_desktop.rules.view import PlayerView

Chooser: TypeAlias = Callable[[PlayerView, int], Play]


def any_play(view: PlayerView, seed: int) -> Play:
    """The weakest yardstick: any legal play."""
    plays = legal_plays(view.rules, view.hand, view.table)
    return plays[int(random.Random(seed).random() * len(plays))]


PLAYERS: dict[str, Chooser] = {"random": any_play, **{level: partial(choose, level) for level in LEVELS}}


@dataclass(frozen=True, slots=True)
class Margin:
    """Points a deal that A scores more."""

    mean: float
    half_width: float
    """Of the 95 % interval."""

    def __str__(self) -> str:
        return f"{self.mean:+.2f} +- {self.half_width:.2f}"


def play_deal(rules: Ruleset, deck: tuple[Card, ...], seats: list[Chooser], seed: int) -> tuple[int, ...]:
    """Points by side of one deal dealt by the last seat."""
    chance = random.Random(seed)
    match = Match(rules, rules.players - 1)
    match.deal(deck)
    while match.state is not None and (seat := match.state.turn) is not None:
        match.take(seats[seat](match.view(seat), int(chance.random() * 2**32)))
    return match.scores


def duel(rules: Ruleset, a: Chooser, b: Chooser, decks: int, seed: int) -> Margin:
    """A against B over duplicate decks."""
    margins = []
    for number in range(decks):
        deck = deck_for(rules, seed + number, 1)
        leads = []
        for own in range(len(rules.sides)):
            seats = [a if side == own else b for side in rules.side_of]
            points = play_deal(rules, deck, seats, seed + number)
            leads.append(points[own] - (sum(points) - points[own]) / (len(points) - 1))
        margins.append(fmean(leads))
    return Margin(fmean(margins), 1.96 * stdev(margins) / sqrt(decks))


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("a", choices=PLAYERS)
    parser.add_argument("b", choices=PLAYERS)
    parser.add_argument("--decks", type=int, default=700)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--preset", default="classic")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--teams", default="teams")
    options = parser.parse_args()
    rules = ruleset(options.preset, players=options.players, teams=options.teams)
    started = time.process_time()
    margin = duel(rules, PLAYERS[options.a], PLAYERS[options.b], options.decks, options.seed)
    form = f"{options.preset}, {options.players} players, {options.teams}"
    print(f"{options.a} against {options.b}, {form}: {margin} points a deal", end=" ")
    print(f"({options.decks} decks, {time.process_time() - started:.1f} s)")


if __name__ == "__main__":
    main()

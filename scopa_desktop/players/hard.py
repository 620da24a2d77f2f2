"""Hard: imagines some worlds and plays what is best in most of them, with a memory that fails."""

from operator import itemgetter
from typing import Final

from scopa_desktop.players.rest_of_hand import RestOfHand
from scopa_desktop.players.tree import IsStopped, grow, most_visited, never
from scopa_desktop.players.weighing import mean_values
from scopa_desktop.players.worlds import Worlds, chance_of, forgotten
from scopa_desktop.rules.plays import Play
from scopa_desktop.rules.view import PlayerView

FORGETS: Final = 0.1
"""Share of the captured cards that it thinks are still about, between two players."""
FORGETS_OF_MANY: Final = 0.2
"""The same, where more than two play."""
WORLDS: Final = 20
"""Between two players for every play, each solved to the end of the hand."""
FIRST_TRIES: Final = 120
"""Plays tried in all in these: where many are possible it looks at fewer worlds before it has favourites."""
FAVOURITES: Final = 3
"""So many of the plays, the best of the first worlds, are tried in more."""
MORE_WORLDS: Final = 40
ITERATIONS: Final = 300
"""Of Master's search, where more than two play."""
BY_THUMB: Final = 0.8
"""Share of them in which the others play by rule of thumb."""


def choose(view: PlayerView, seed: int, is_stopped: IsStopped = never) -> Play:
    """The play with the best mean, or the one visited most."""
    plays = view.legal_plays()
    if len(plays) == 1:
        return plays[0]
    chance = chance_of(seed)
    share = FORGETS if view.rules.players == 2 else FORGETS_OF_MANY
    worlds = Worlds(view, chance, forgotten(view, share, chance))
    hand = RestOfHand(view, chance)
    if view.rules.players > 2:
        return most_visited(grow(hand, worlds, chance, ITERATIONS, is_stopped, by_thumb=BY_THUMB))
    first_worlds = min(WORLDS, max(1, FIRST_TRIES // len(plays)))
    firsts = mean_values(view, hand, worlds, plays, first_worlds, is_stopped, by_thumb=True)
    favourites = sorted(zip(plays, firsts, strict=True), key=itemgetter(1), reverse=True)[:FAVOURITES]
    plays, firsts = [play for play, _ in favourites], [value for _, value in favourites]
    more = mean_values(view, hand, worlds, plays, MORE_WORLDS, is_stopped, by_thumb=True)
    values = [first_worlds * first + MORE_WORLDS * second for first, second in zip(firsts, more, strict=True)]
    return plays[values.index(max(values))]

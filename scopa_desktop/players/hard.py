"""Hard: imagines some worlds and plays what is best in most of them, with a memory that fails."""

from typing import Final

from scopa_desktop.players.rest_of_hand import RestOfHand
from scopa_desktop.players.tree import IsStopped, grow, most_visited, never
from scopa_desktop.players.weighing import mean_values
from scopa_desktop.players.worlds import Worlds, chance_of, forgotten
from scopa_desktop.rules.plays import Play
from scopa_desktop.rules.view import PlayerView

FORGETS: Final = 0.2
"""Share of the captured cards that it thinks are still about."""
WORLDS: Final = 30
"""Between two players, each solved to the end of the hand."""
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
    worlds = Worlds(view, chance, forgotten(view, FORGETS, chance))
    hand = RestOfHand(view, chance)
    if view.rules.players > 2:
        return most_visited(grow(hand, worlds, chance, ITERATIONS, is_stopped, by_thumb=BY_THUMB))
    values = mean_values(view, hand, worlds, plays, WORLDS, is_stopped, by_thumb=True)
    return plays[values.index(max(values))]

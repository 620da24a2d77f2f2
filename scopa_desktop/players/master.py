"""Master: searches the hand in play over what it knows, with a perfect memory."""

from typing import Final

from scopa_desktop.players.inference import doubts
from scopa_desktop.players.rest_of_hand import RestOfHand
from scopa_desktop.players.tree import IsStopped, grow, most_visited, never
from scopa_desktop.players.weighing import mean_values
from scopa_desktop.players.worlds import Chance, LikelyWorlds, Worlds, chance_of
from scopa_desktop.rules.plays import Play
from scopa_desktop.rules.view import PlayerView

ITERATIONS: Final = 1000
"""They define the level, not the seconds they take."""
BY_THUMB: Final = 0.5
"""Share of them in which the other side plays by rule of thumb: nobody sees all cards as the search does."""
BY_THUMB_OF_MANY: Final = 0.8
"""The same, where more than two play."""


def choose(view: PlayerView, seed: int, is_stopped: IsStopped = never) -> Play:
    """The play visited most; the last hand between two, all cards of which are known, needs no tree."""
    plays = view.legal_plays()
    if len(plays) == 1:
        return plays[0]
    chance = chance_of(seed)
    worlds = worlds_of(view, chance)
    hand = RestOfHand(view, chance)
    if worlds.is_certain and hand.is_solved(hand.world(worlds.hands())):
        values = mean_values(view, hand, worlds, plays, 1, is_stopped, by_thumb=True)
        return plays[values.index(max(values))]
    by_thumb = BY_THUMB if view.rules.players == 2 else BY_THUMB_OF_MANY
    return most_visited(grow(hand, worlds, chance, ITERATIONS, is_stopped, by_thumb=by_thumb))


def worlds_of(view: PlayerView, chance: Chance) -> Worlds:
    """All that could be; with more than two players rather what fits the plays so far.

    Between two, where a hand lasts three plays, it brought nothing (``docs/strength.md``).
    """
    against = doubts(view) if view.rules.players > 2 else None
    return Worlds(view, chance) if against is None else LikelyWorlds(view, chance, against)

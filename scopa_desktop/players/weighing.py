"""An honest value for every play: all of them tried in the same worlds."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from scopa_desktop.players.rest_of_hand import RestOfHand
from scopa_desktop.players.tree import IsStopped, Stopped, never
from scopa_desktop.players.worlds import Worlds, chance_of
from scopa_desktop.rules.plays import Play
from scopa_desktop.rules.view import PlayerView

WORLDS: Final = 100
"""Where the rest of the hand is solved."""
PLAYED_OUT: Final = 300
"""Where it is played out by rule of thumb, which tells less."""


@dataclass(frozen=True, slots=True)
class Weighed:
    """What a play is worth."""

    play: Play
    value: float
    """Points that its side will be ahead at the end of the deal; near the end of a match, of the worth of
    winning it (``stakes``)."""


def weigh(view: PlayerView, seed: int, is_stopped: IsStopped = never) -> tuple[Weighed, ...]:
    """All legal plays, best first; the difference of two values is what one costs against the other.

    Where the rest of the hand is solved the others are taken, as by Master, half for perfect and half for
    people who play by rule of thumb.  Costs some 20 ms between two players, up to half a second else.
    Raises ``Stopped``.
    """
    chance = chance_of(seed)
    worlds = Worlds(view, chance)
    hand = RestOfHand(view, chance)
    plays = view.legal_plays()
    is_solved = hand.is_solved(hand.world(worlds.hands()))
    times = (1 if worlds.is_certain else WORLDS) if is_solved else PLAYED_OUT
    values = mean_values(view, hand, worlds, plays, times, is_stopped, by_thumb=is_solved)
    weighed = [Weighed(play, value) for play, value in zip(plays, values, strict=True)]
    return tuple(sorted(weighed, key=lambda one: -one.value))


def mean_values(
    view: PlayerView,
    hand: RestOfHand,
    worlds: Worlds,
    plays: Sequence[Play],
    times: int,
    is_stopped: IsStopped = never,
    *,
    by_thumb: bool = False,
) -> list[float]:
    """By play, for the side of the seat.

    ``by_thumb``: the others play as well as can be in one half and by rule of thumb in the other.
    """
    side = view.rules.side_of[view.seat]
    totals = [0.0] * len(plays)
    manners = (False, True) if by_thumb and hand.has_two_sides else (False,)
    for _ in range(times):
        if is_stopped():
            raise Stopped
        hands = worlds.hands()
        for number, play in enumerate(plays):
            for manner in manners:
                position = hand.world(hands.copy())
                position.take(play)
                totals[number] += hand.values(position, by_thumb=manner)[side]
    return [total / (times * len(manners)) for total in totals]

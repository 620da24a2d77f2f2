"""An honest value for every play: all of them tried in the same worlds."""

from collections.abc import Sequence

from scopa_desktop.players.rest_of_hand import RestOfHand
from scopa_desktop.players.tree import IsStopped, Stopped, never
from scopa_desktop.players.worlds import Worlds
from scopa_desktop.rules.plays import Play
from scopa_desktop.rules.view import PlayerView


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
    """By play, for the side of the seat; the difference of two is what one costs against the other.

    ``by_thumb``: the others play as well as can be in one half and by rule of thumb in the other.
    Raises ``Stopped``.
    """
    side = view.rules.side_of[view.seat]
    totals = [0.0] * len(plays)
    manners = (False, True) if by_thumb and hand.has_two_sides else (False,)
    for _ in range(times):
        if is_stopped():
            raise Stopped
        hand.save_effort()
        hands = worlds.hands()
        for number, play in enumerate(plays):
            for manner in manners:
                position = hand.world(hands.copy())
                position.take(play)
                totals[number] += hand.values(position, by_thumb=manner)[side]
    return [total / (times * len(manners)) for total in totals]

"""Search over what a seat knows: one tree for all worlds that could be (information-set tree search).

Each iteration deals the hidden hands anew, goes down the tree by the plays that are legal in that world, adds
one node, finishes the hand in that world and writes the result along its way.  Partners and opponents alike
choose in the tree for their own side, as if they saw all cards of that world; in a share of the iterations
the opponents see no more than the table and their own cards and play by rule of thumb.
"""

from collections.abc import Callable, Sequence
from math import log, sqrt
from typing import Final, TypeAlias

from scopa_desktop.players.rest_of_hand import RestOfHand
from scopa_desktop.players.worlds import Chance, Worlds
from scopa_desktop.rules.plays import Play

IsStopped: TypeAlias = Callable[[], bool]

CURIOSITY: Final = 0.7
"""How much plays tried less are preferred."""
SCALE: Final = 1.5
"""Times the spread of values that count as 1 against it."""
POLLED: Final = 32
"""Iterations between two looks for a stop message."""


class Stopped(Exception):
    """Nobody waits for the choice any more."""


def never() -> bool:
    """For those who wait to the end."""
    return False


class Node:
    """A play, with what came of it."""

    __slots__ = ("available", "children", "total", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0
        """For the side that made the play."""
        self.available = 0
        """How often it was legal when its parent was visited."""
        self.children: dict[Play, Node] = {}


def grow(
    hand: RestOfHand,
    worlds: Worlds,
    chance: Chance,
    iterations: int,
    is_stopped: IsStopped = never,
    *,
    by_thumb: float = 0.0,
) -> Node:
    """The root of the tree after some iterations.  Raises ``Stopped``.

    ``by_thumb``: the share of the iterations in which the other sides play by rule of thumb.
    """
    root = Node()
    stock_size, own, thumb = hand.stock_size, hand.side, hand.thumb
    scale = SCALE * hand.spread
    for iteration in range(iterations):
        if not iteration % POLLED and is_stopped():
            raise Stopped
        hand.save_effort()
        position = hand.world(worlds.hands())
        side_of = position.side_of
        is_by_thumb = chance() < by_thumb
        node = root
        path = []
        while position.cards_left > stock_size:
            side = side_of[position.turn]
            children = node.children
            if is_by_thumb and side != own:
                plays = thumb(position.hands[position.turn], position.table)
            else:
                plays = position.legal_plays()
            untried = [play for play in plays if play not in children]
            if untried:
                play = untried[int(chance() * len(untried))]
                node = children[play] = Node()
                for other in plays:
                    if other in children:
                        children[other].available += 1
            else:
                play, node = _best_bound(plays, children)
            path.append((node, side))
            position.take(play)
            if untried:
                break
        values = hand.values(position, by_thumb=is_by_thumb)
        for passed, side in path:
            passed.visits += 1
            passed.total += values[side] / scale
    return root


def most_visited(root: Node) -> Play:
    """The choice of the tree."""
    return max(root.children, key=lambda play: root.children[play].visits)


def _best_bound(plays: Sequence[Play], children: dict[Play, Node]) -> tuple[Play, Node]:
    best, found = -1e9, plays[0]
    for play in plays:
        child = children[play]
        child.available += 1
        visits = child.visits
        bound = child.total / visits + CURIOSITY * sqrt(log(child.available) / visits)
        if bound > best:
            best, found = bound, play
    return found, children[found]

"""Opponents to measure against that are no levels."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final, TypeAlias

from scopa_desktop.players.rest_of_hand import RestOfHand
from scopa_desktop.players.tree import grow, most_visited
from scopa_desktop.players.weighing import mean_values
from scopa_desktop.players.worlds import Worlds, chance_of
from scopa_desktop.players.worth import can_be_swept
from scopa_desktop.rules.cards import OF_SUIT, OF_VALUE, SETTEBELLO, CardSet, cards_in
from scopa_desktop.rules.plays import Play
from scopa_desktop.rules.position import Position
from scopa_desktop.rules.scoring import PRIMIERA_POINTS
from scopa_desktop.rules.view import PlayerView

Chooser: TypeAlias = Callable[[PlayerView, int], Play]

COINS: Final = OF_SUIT[0]
SEVENS: Final = OF_VALUE[7]


def any_play(view: PlayerView, seed: int) -> Play:
    """The weakest yardstick: any legal play."""
    plays = view.legal_plays()
    return plays[int(Random(seed).random() * len(plays))]


def ladder(view: PlayerView, _seed: int) -> Play:
    """A greedy ladder: sweep, else the settebello, sevens, coins, most cards; else lay what is worth least,
    rather where one card cannot take all."""

    def rung(play: Play) -> tuple[float, ...]:
        taken = play & view.table
        if taken:
            return (
                1,
                taken == view.table,
                play >> SETTEBELLO & 1,
                (play & SEVENS).bit_count(),
                (play & COINS).bit_count(),
                play.bit_count(),
            )
        card = play.bit_length() - 1
        is_safe = not can_be_swept(view.rules, view.table | play, view.unseen)
        return (0, is_safe, -PRIMIERA_POINTS[card % 10 + 1] - 10 * (card < 10), 0, 0, 0)

    return max(view.legal_plays(), key=rung)


WORLDS: Final = 12
PLIES: Final = 5


def twelve_by_five(view: PlayerView, seed: int) -> Play:
    """Twelve sampled worlds searched five plies deep, the cards to come dealt from the lowest up.

    Judged by the points as they stand and small shares of what is ahead.  For two players.
    """
    plays = view.legal_plays()
    if len(plays) == 1:
        return plays[0]
    worlds = Worlds(view, chance_of(seed))
    totals = [0.0] * len(plays)
    side = view.rules.side_of[view.seat]
    for _ in range(WORLDS):
        hands = worlds.hands()
        position = _position(view, hands)
        for number, play in enumerate(plays):
            position.take(play)
            totals[number] += _deep(position, side, PLIES - 1, -1e9, 1e9)
            position.undo()
    return plays[totals.index(max(totals))]


def _position(view: PlayerView, hands: Sequence[CardSet]) -> Position:
    players = view.rules.players
    held = 0
    for hand in hands:
        held |= hand
    coming = list(cards_in(view.unseen & ~held))
    stock = [
        [
            sum(1 << card for card in coming[start + seat : start + 3 * players : players])
            for seat in range(players)
        ]
        for start in range(0, len(coming), 3 * players)
    ]
    return Position(
        view.rules,
        dealer=view.dealer,
        turn=view.seat,
        hands=hands,
        table=view.table,
        stock=stock,
        piles=view.piles,
        scopas=view.scopas,
        last_capturer=view.last_capturer,
        bonuses=view.bonuses or None,
    )


def _deep(position: Position, side: int, plies: int, alpha: float, beta: float) -> float:
    if not plies or position.is_over:
        return _standing(position, side)
    is_own = position.side_of[position.turn] == side
    for play in position.legal_plays():
        position.take(play)
        value = _deep(position, side, plies - 1, alpha, beta)
        position.undo()
        if is_own:
            alpha = max(alpha, value)
        else:
            beta = min(beta, value)
        if alpha >= beta:
            break
    return alpha if is_own else beta


def _standing(position: Position, side: int) -> float:
    points = position.points()
    own, other = position.piles[side], position.piles[1 - side]
    return (
        points[side]
        - points[1 - side]
        + 0.05 * (own.bit_count() - other.bit_count())
        + 0.1 * ((own & COINS).bit_count() - (other & COINS).bit_count())
        + 0.15 * ((own & SEVENS).bit_count() - (other & SEVENS).bit_count())
    )


class OpenWorlds(Worlds):
    """The one world that is."""

    def __init__(self, view: PlayerView, hands: Sequence[CardSet]) -> None:
        super().__init__(view, chance_of(0))
        self._hands = list(hands)

    def hands(self) -> list[CardSet]:
        return self._hands.copy()


@dataclass(frozen=True, slots=True)
class Cheater:
    """Sees all hands (not the stock): the upper bound for anybody who does not."""

    iterations: int = 400

    def __call__(self, view: PlayerView, seed: int) -> Play:
        raise TypeError("a cheater must be shown the hands")

    def choose(self, view: PlayerView, hands: Sequence[CardSet], seed: int) -> Play:
        plays = view.legal_plays()
        if len(plays) == 1:
            return plays[0]
        chance = chance_of(seed)
        hand = RestOfHand(view, chance)
        worlds = OpenWorlds(view, hands)
        if hand.is_solved(hand.world(worlds.hands())):
            values = mean_values(view, hand, worlds, plays, 1)
            return plays[values.index(max(values))]
        return most_visited(grow(hand, worlds, chance, self.iterations))


OPPONENTS: Final[Mapping[str, Chooser]] = {
    "random": any_play,
    "ladder": ladder,
    "12x5": twelve_by_five,
    "cheater": Cheater(),
}

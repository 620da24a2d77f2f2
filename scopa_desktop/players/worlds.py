"""Hidden hands as they could be: what a seat has not seen, dealt out at random."""

from collections.abc import Callable, Mapping, Sequence
from math import exp
from random import Random
from typing import Final, TypeAlias

from scopa_desktop.rules.cards import CardSet, cards_in
from scopa_desktop.rules.view import PlayerView

Chance: TypeAlias = Callable[[], float]
"""From 0 to below 1.  Of ``Random`` only ``random()`` is promised to stay the same in every Python."""

STEPS: Final = 12
"""Exchanges tried from one world to the next."""
SETTLING: Final = 20
"""Exchanges tried for each hidden card before the first."""


def chance_of(seed: int) -> Chance:
    """Chance that the seed alone decides."""
    return Random(seed).random


class Worlds:
    """An endless supply of hands by seat that agree with all a seat knows."""

    def __init__(self, view: PlayerView, chance: Chance, forgotten: CardSet = 0) -> None:
        """``forgotten``: cards seen but thought to be still about."""
        self._chance = chance
        self._cards: Final = [1 << card for card in cards_in(view.unseen | forgotten)]
        self._own = view.hand
        self._seat = view.seat
        declared = view.declared or (0,) * len(view.hand_sizes)
        self._shown = declared
        self._sizes = [
            size - shown.bit_count() for size, shown in zip(view.hand_sizes, declared, strict=True)
        ]
        others = [size for seat, size in enumerate(self._sizes) if seat != view.seat and size]
        self.is_certain: Final = not others or (len(others) == 1 and others[0] == len(self._cards))
        """There is only one such world."""

    def hands(self) -> list[CardSet]:
        """One world."""
        cards = self._cards
        chance = self._chance
        left = len(cards)
        hands = []
        for seat, size in enumerate(self._sizes):
            if seat == self._seat:
                hands.append(self._own)
                continue
            hand = self._shown[seat]
            for _ in range(size):
                drawn = int(chance() * left)
                left -= 1
                card = cards[drawn]
                cards[drawn] = cards[left]
                cards[left] = card
                hand |= card
            hands.append(hand)
        return hands


class LikelyWorlds(Worlds):
    """The same, the likelier ones more often: a walk from world to world by exchanges of two cards.

    An exchange that makes the world likelier is always made, another as often as it is likely (Metropolis).
    """

    def __init__(self, view: PlayerView, chance: Chance, doubts: Sequence[Mapping[CardSet, float]]) -> None:
        """``doubts`` by seat: how much less likely a card in its hand makes a world, as logarithms."""
        super().__init__(view, chance)
        nobody = len(doubts)
        self._hands = super().hands()
        self._slots = [
            (seat, 1 << card)
            for seat, hand in enumerate(self._hands)
            if seat != view.seat
            for card in cards_in(hand & view.unseen)
        ]
        held = 0
        for hand in self._hands:
            held |= hand
        self._in_hands = len(self._slots)
        self._slots += [(nobody, 1 << card) for card in cards_in(view.unseen & ~held)]
        self._doubts = [*doubts, dict.fromkeys(self._cards, 0.0)]
        self._hands.append(0)
        self._walk(SETTLING * self._in_hands)

    def hands(self) -> list[CardSet]:
        """One world, a few steps from the last."""
        self._walk(STEPS)
        return self._hands[:-1]

    def _walk(self, steps: int) -> None:
        if not self._in_hands:
            return
        slots, doubts, hands, chance = self._slots, self._doubts, self._hands, self._chance
        held, every = self._in_hands, len(self._slots)
        for _ in range(steps):
            one, two = int(chance() * held), int(chance() * every)
            first, card = slots[one]
            second, other = slots[two]
            if first == second:
                continue
            change = doubts[first][card] + doubts[second][other] - doubts[first][other] - doubts[second][card]
            if change >= 0 or chance() < exp(change):
                slots[one], slots[two] = (first, other), (second, card)
                exchange = card | other
                hands[first] ^= exchange
                hands[second] ^= exchange


def forgotten(view: PlayerView, share: float, chance: Chance) -> CardSet:
    """Captured cards that have slipped a memory, each with the same probability."""
    slipped = 0
    for pile in view.piles:
        for card in cards_in(pile):
            if chance() < share:
                slipped |= 1 << card
    return slipped

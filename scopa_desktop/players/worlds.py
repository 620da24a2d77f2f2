"""Hidden hands as they could be: what a seat has not seen, dealt out at random."""

from collections.abc import Callable
from random import Random
from typing import Final, TypeAlias

from scopa_desktop.rules.cards import CardSet, cards_in
from scopa_desktop.rules.view import PlayerView

Chance: TypeAlias = Callable[[], float]
"""From 0 to below 1.  Of ``Random`` only ``random()`` is promised to stay the same in every Python."""


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
        self._known = view.declared or (0,) * view.rules.players
        self._sizes = [
            size - known.bit_count() for size, known in zip(view.hand_sizes, self._known, strict=True)
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
            hand = self._known[seat]
            for _ in range(size):
                drawn = int(chance() * left)
                left -= 1
                card = cards[drawn]
                cards[drawn] = cards[left]
                cards[left] = card
                hand |= card
            hands.append(hand)
        return hands


def forgotten(view: PlayerView, share: float, chance: Chance) -> CardSet:
    """Captured cards that have slipped a memory, each with the same probability."""
    slipped = 0
    for pile in view.piles:
        for card in cards_in(pile):
            if chance() < share:
                slipped |= 1 << card
    return slipped

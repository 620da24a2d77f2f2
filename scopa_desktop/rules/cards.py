"""Cards and sets of cards as plain integers.

A card is an index 0-39, ``suit * 10 + value - 1``; suits are coins, cups, swords, clubs (0-3).
A set of cards is a 40-bit mask with bit ``card`` set, so that zones combine with ``|`` and ``&``.
"""

from collections.abc import Iterable, Iterator
from typing import Final, TypeAlias

Card: TypeAlias = int
CardSet: TypeAlias = int
Suit: TypeAlias = int

COINS: Final[Suit] = 0
CUPS: Final[Suit] = 1
SWORDS: Final[Suit] = 2
CLUBS: Final[Suit] = 3
SUITS: Final = (COINS, CUPS, SWORDS, CLUBS)

DECK: Final[tuple[Card, ...]] = tuple(range(40))
ALL_CARDS: Final[CardSet] = (1 << 40) - 1
SETTEBELLO: Final[Card] = 6
"""The seven of coins."""

BIT: Final[tuple[CardSet, ...]] = tuple(1 << card for card in DECK)
VALUE: Final[tuple[int, ...]] = tuple(card % 10 + 1 for card in DECK)
"""Capture value by card, 1-10 (8 jack, 9 knight, 10 king)."""

OF_SUIT: Final[tuple[CardSet, ...]] = tuple(0x3FF << 10 * suit for suit in SUITS)
OF_VALUE: Final[tuple[CardSet, ...]] = tuple(
    sum(1 << (10 * suit + value - 1) for suit in SUITS) if value else 0 for value in range(11)
)
"""All four cards of a value; index 0 is empty."""


def card_of(suit: Suit, value: int) -> Card:
    """The card of a suit and a value 1-10."""
    return suit * 10 + value - 1


def suit_of(card: Card) -> Suit:
    """0 coins, 1 cups, 2 swords, 3 clubs."""
    return card // 10


def value_of(card: Card) -> int:
    """Capture value, 1-10."""
    return card % 10 + 1


def set_of(cards: Iterable[Card]) -> CardSet:
    """The mask of some cards."""
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask


def cards_in(mask: CardSet) -> Iterator[Card]:
    """The cards of a mask, lowest index first."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low

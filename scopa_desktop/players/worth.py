"""What cards are worth before a deal is counted, in points."""

from typing import Final

from scopa_desktop.rules.cards import COINS, OF_SUIT, OF_VALUE, SETTEBELLO, CardSet, cards_in

CARD: Final = 0.045
"""Each of these is a share of the point it helps to win; the weights are the study's."""
COIN: Final = 0.11
SEVEN: Final = 0.17
SIX: Final = 0.07
ACE: Final = 0.04
SEVEN_OF_COINS: Final = 0.85
SCOPA: Final = 1.0

_COINS: Final = OF_SUIT[COINS]
_SEVENS: Final = OF_VALUE[7]
_SIXES: Final = OF_VALUE[6]
_ACES: Final = OF_VALUE[1]
_SETTEBELLO: Final = 1 << SETTEBELLO


def gain(taken: CardSet, *, scopa: bool = False) -> float:
    """Points that taking these cards is worth."""
    points = (
        CARD * taken.bit_count()
        + COIN * (taken & _COINS).bit_count()
        + SEVEN * (taken & _SEVENS).bit_count()
        + SIX * (taken & _SIXES).bit_count()
        + ACE * (taken & _ACES).bit_count()
    )
    if taken & _SETTEBELLO:
        points += SEVEN_OF_COINS
    return points + SCOPA if scopa else points


def pips(cards: CardSet) -> int:
    """Sum of the values."""
    return sum(card % 10 + 1 for card in cards_in(cards))


def can_be_swept(table: CardSet, unseen: CardSet) -> bool:
    """Whether one unseen card could take all of the table by its value."""
    total = pips(table)
    return 0 < total <= 10 and bool(unseen & OF_VALUE[total])

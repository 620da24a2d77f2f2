"""How a deck of forty in order becomes hands and table."""

from collections.abc import Sequence
from typing import Final, Literal, TypeAlias

from scopa_desktop.rules.cards import DECK, OF_VALUE, Card, set_of
from scopa_desktop.rules.ruleset import Ruleset

HAND_SIZE: Final = 3
TABLE_SIZE: Final = 4

DeckFault: TypeAlias = Literal[
    "not_forty_cards",  # not forty different cards
    "too_many_kings",  # on the table: the same dealer deals again
]


def deck_fault(rules: Ruleset, deck: Sequence[Card]) -> DeckFault | None:
    """Why a shuffled deck cannot be played, ``None`` if it can."""
    if sorted(deck) != list(DECK):
        return "not_forty_cards"
    kings = (set_of(opening_table(rules, deck)) & OF_VALUE[10]).bit_count()
    if rules.kings_redeal != "off" and kings >= rules.kings_redeal:
        return "too_many_kings"
    return None


def opening_table(rules: Ruleset, deck: Sequence[Card]) -> tuple[Card, ...]:
    """The cards dealt to the table, after the first hands."""
    first = HAND_SIZE * rules.players
    return tuple(deck[first : first + TABLE_SIZE])


def hands_dealt(
    rules: Ruleset, dealer: int, deck: Sequence[Card]
) -> tuple[tuple[tuple[Card, ...], ...], ...]:
    """All hands of a deal: by number of the hand, by seat, in the order dealt.

    Cards come off the front one at a time, from the seat after the dealer round to the dealer.
    """
    players = rules.players
    size = HAND_SIZE * players
    cards = tuple(deck)
    first_cards = [(seat - dealer - 1) % players for seat in range(players)]
    return tuple(
        tuple([cards[start + first : start + size : players] for first in first_cards])
        for start in (0, *range(size + TABLE_SIZE, len(cards), size))
    )

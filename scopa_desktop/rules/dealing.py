"""How a deck of forty in order becomes hands and table."""

from collections.abc import Sequence
from typing import Final, Literal, TypeAlias

from scopa_desktop.rules.cards import CUPS, DECK, OF_VALUE, Card, card_of, set_of, value_of
from scopa_desktop.rules.ruleset import Ruleset

FIFTEEN: Final = 15
"""What an opening table that takes itself is worth, or twice that."""
SEVEN_OF_CUPS: Final[Card] = card_of(CUPS, 7)
"""Stands for other cards where hands may be declared."""

DeckFault: TypeAlias = Literal[
    "not_forty_cards",  # not forty different cards
    "too_many_kings",  # on the table: the same dealer deals again
    "too_many_aces",  # likewise
]


def deck_fault(rules: Ruleset, deck: Sequence[Card]) -> DeckFault | None:
    """Why a shuffled deck cannot be played, ``None`` if it can."""
    if sorted(deck) != list(DECK):
        return "not_forty_cards"
    table = set_of(opening_table(rules, deck))
    if rules.kings_redeal != "off" and (table & OF_VALUE[10]).bit_count() >= rules.kings_redeal:
        return "too_many_kings"
    if rules.ace_redeal != "off" and (table & OF_VALUE[1]).bit_count() >= rules.ace_redeal:
        return "too_many_aces"
    return None


def opening_table(rules: Ruleset, deck: Sequence[Card]) -> tuple[Card, ...]:
    """The cards dealt to the table, after the first hands."""
    first = rules.hand * rules.players
    return tuple(deck[first : first + rules.table])


def opening_scopas(rules: Ruleset, table: Sequence[Card]) -> int:
    """How many scopas the dealer takes the dealt table as; 0 leaves it to the players."""
    if rules.opening_table == "off":
        return 0
    worth = sum(map(value_of, table))
    totals = {worth}
    if rules.declarations == "on" and SEVEN_OF_CUPS in table:
        totals = {worth - 7 + value for value in range(1, 11)}
    return 1 if FIFTEEN in totals else 2 if 2 * FIFTEEN in totals else 0


def hands_dealt(
    rules: Ruleset, dealer: int, deck: Sequence[Card]
) -> tuple[tuple[tuple[Card, ...], ...], ...]:
    """All hands of a deal: by number of the hand, by seat, in the order dealt.

    Cards come off the front one at a time, from the seat after the dealer round to the dealer.
    """
    players = rules.players
    size = rules.hand * players
    cards = tuple(deck)
    first_cards = [(seat - dealer - 1) % players for seat in range(players)]
    return tuple(
        tuple([cards[start + first : start + size : players] for first in first_cards])
        for start in (0, *range(size + rules.table, len(cards), size))
    )

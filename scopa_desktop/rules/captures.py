"""Which table cards a card can take: tables filled as needed, shared by everything that plays.

A new way of capturing is one more function here and one more line in ``plays.play_finder``.
"""

from typing import Final

from scopa_desktop.rules.cards import DECK, OF_VALUE, Card, CardSet, cards_in, value_of

KEPT: Final = 1 << 15
"""Sets of table cards remembered for each value; then the table starts again.  Some 8 MB a value at worst."""

EQUAL: Final[tuple[CardSet, ...]] = tuple(OF_VALUE[value_of(card)] for card in DECK)
"""By card: the cards of the same value."""
LOWER: Final[tuple[CardSet, ...]] = tuple(
    sum(OF_VALUE[value] for value in range(1, value_of(card))) for card in DECK
)
"""By card: the cards of a lower value."""
SUMS: Final[tuple[dict[CardSet, tuple[CardSet, ...]], ...]] = tuple({} for _ in range(11))
"""By value: lower table cards -> the sets among them that add up to it; filled by ``sums``."""


def single_first(card: Card, table: CardSet) -> tuple[CardSet, ...]:
    """One card of equal value; only without one, a set of two or more that adds up to the value."""
    equal = table & EQUAL[card]
    if equal:
        return tuple(1 << other for other in cards_in(equal))
    return sums(value_of(card), table & LOWER[card])


def sums(value: int, lower: CardSet) -> tuple[CardSet, ...]:
    """The sets among some cards of lower value that add up to ``value``, in an order of the cards alone."""
    known = SUMS[value]
    found = known.get(lower)
    if found is None:
        if len(known) >= KEPT:
            known.clear()
        found = known[lower] = _sums(value, lower)
    return found


def _sums(value: int, lower: CardSet) -> tuple[CardSet, ...]:
    found: list[CardSet] = []
    partial: list[tuple[CardSet, int]] = [(0, value)]
    for card in cards_in(lower):
        bit = 1 << card
        own = value_of(card)
        longer: list[tuple[CardSet, int]] = []
        for chosen, missing in partial:
            if missing > own:
                longer.append((chosen | bit, missing - own))
            elif missing == own:
                found.append(chosen | bit)
        partial += longer
    return tuple(found)

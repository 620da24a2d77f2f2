"""Which table cards a card can take: tables filled as needed, shared by everything that plays.

Rules are put together from small functions once; what is put together knows of no option any more.
"""

from collections.abc import Callable
from functools import cache
from typing import Final, TypeAlias

from scopa_desktop.rules.cards import ALL_CARDS, DECK, OF_VALUE, Card, CardSet, cards_in, value_of
from scopa_desktop.rules.ruleset import AceOnAce, CaptureChoice, MaxCaptured, SumTo

CaptureFinder: TypeAlias = Callable[[Card, CardSet], tuple[CardSet, ...]]
"""(card, table) -> every set of table cards the card can take."""

KEPT: Final = 1 << 15
"""Sets of table cards remembered for each value; then the table starts again.  Some 8 MB a value at worst."""

EQUAL: Final[tuple[CardSet, ...]] = tuple(OF_VALUE[value_of(card)] for card in DECK)
"""By card: the cards of the same value."""
LOWER: Final[tuple[CardSet, ...]] = tuple(
    sum(OF_VALUE[value] for value in range(1, value_of(card))) for card in DECK
)
"""By card: the cards of a lower value."""
UP_TO: Final[tuple[CardSet, ...]] = (
    *(sum(OF_VALUE[: value + 1]) for value in range(10)),
    *(ALL_CARDS for _ in range(10, 15)),
)
"""By a sum to be made, 0-14: the cards of at most this value."""
SUMS: Final[tuple[dict[CardSet, tuple[CardSet, ...]], ...]] = tuple({} for _ in range(15))
"""By sum: some table cards -> the sets among them that add up to it; filled by ``sums``."""


def single_first(card: Card, table: CardSet) -> tuple[CardSet, ...]:
    """One card of equal value; only without one, a set of two or more that adds up to the value."""
    if table & EQUAL[card]:
        return _equal(card, table)
    return sums(value_of(card), table & LOWER[card])


@cache
def capture_finder(choice: CaptureChoice, most: MaxCaptured, sum_to: SumTo) -> CaptureFinder:
    """The captures under some rules."""
    if sum_to in (15, 11):
        # Equal cards do not capture here, so that none of them can go first.
        finder = _together(sum_to)
    elif sum_to == "value":
        finder = single_first if choice == "single_first" else _by_value
    else:
        finder = _either(_by_value, _together(15))
        if choice == "single_first":
            finder = _equal_first(finder)
    if most != "none":
        finder = _at_most(most, finder)
    return _fewest(finder) if choice == "fewest" else finder


def with_ace_sweep(finder: CaptureFinder, on_ace: AceOnAce, sum_to: SumTo) -> CaptureFinder:
    """The captures of ``finder``, but an ace takes the whole table and nothing less.

    Under ``equal_first`` it is an ordinary card again while another ace lies there, only that it takes an
    equal card in every way of counting.
    """
    beside_ace = _equal if sum_to in (15, 11) else finder

    def found(card: Card, table: CardSet) -> tuple[CardSet, ...]:
        if card % 10 or not table:
            return finder(card, table)
        if on_ace == "equal_first" and table & OF_VALUE[1]:
            return beside_ace(card, table)
        return (table,)

    return found


def sums(total: int, cards: CardSet) -> tuple[CardSet, ...]:
    """The sets among some cards that add up to ``total``, 0-14, in an order that follows from the cards.

    The cards are at most worth ``total`` each: the table of sets is read with them alone.
    """
    known = SUMS[total]
    found = known.get(cards)
    if found is None:
        if len(known) >= KEPT:
            known.clear()
        found = known[cards] = _sums(total, cards)
    return found


def _equal(card: Card, table: CardSet) -> tuple[CardSet, ...]:
    return tuple(1 << other for other in cards_in(table & EQUAL[card]))


def _by_value(card: Card, table: CardSet) -> tuple[CardSet, ...]:
    return _equal(card, table) + sums(value_of(card), table & LOWER[card])


def _together(total: int) -> CaptureFinder:
    missing = [total - value_of(card) for card in DECK]
    by_card = [(UP_TO[rest], SUMS[rest], rest) for rest in missing]

    def finder(card: Card, table: CardSet) -> tuple[CardSet, ...]:
        low, known, rest = by_card[card]
        cards = table & low
        # Nearly always known already; the call is spared.
        found = known.get(cards)
        return sums(rest, cards) if found is None else found

    return finder


def _either(first: CaptureFinder, second: CaptureFinder) -> CaptureFinder:
    # No set is found twice: by value it adds up to v, together to 15 - v.
    return lambda card, table: first(card, table) + second(card, table)


def _equal_first(others: CaptureFinder) -> CaptureFinder:
    return lambda card, table: _equal(card, table) or others(card, table)


def _at_most(most: int, all_captures: CaptureFinder) -> CaptureFinder:
    def finder(card: Card, table: CardSet) -> tuple[CardSet, ...]:
        return tuple(taken for taken in all_captures(card, table) if taken.bit_count() <= most)

    return finder


def _fewest(all_captures: CaptureFinder) -> CaptureFinder:
    def finder(card: Card, table: CardSet) -> tuple[CardSet, ...]:
        found = all_captures(card, table)
        least = min((taken.bit_count() for taken in found), default=0)
        return tuple(taken for taken in found if taken.bit_count() == least)

    return finder


def _sums(total: int, cards: CardSet) -> tuple[CardSet, ...]:
    found: list[CardSet] = []
    partial: list[tuple[CardSet, int]] = [(0, total)]
    for card in cards_in(cards):
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

"""A play: the card from the hand together with what it captures; and which plays are legal."""

from collections.abc import Callable
from typing import Final, TypeAlias

from scopa_desktop.rules.captures import EQUAL, LOWER, SUMS, sums
from scopa_desktop.rules.cards import DECK, Card, CardSet, value_of
from scopa_desktop.rules.ruleset import Ruleset

Play: TypeAlias = CardSet
"""``played | captured`` as one mask; in a position, ``play & table`` is what it captures."""
PlayFinder: TypeAlias = Callable[[CardSet, CardSet], list[Play]]
"""(hand, table) -> all legal plays, by the index of the card played; never empty for a hand with cards."""

_BY_BIT: Final = {
    1 << card: (EQUAL[card], LOWER[card], SUMS[value_of(card)], value_of(card)) for card in DECK
}


def play_finder(rules: Ruleset) -> PlayFinder:
    """The legal plays under some rules; look it up once, not for every play."""
    return single_first_plays


def legal_plays(rules: Ruleset, hand: CardSet, table: CardSet) -> list[Play]:
    """All legal plays of a hand, by the index of the card played."""
    return play_finder(rules)(hand, table)


def card_played(play: Play, table: CardSet) -> Card:
    """The card from the hand; ``table`` as it was before the play."""
    return (play & ~table).bit_length() - 1


def single_first_plays(hand: CardSet, table: CardSet) -> list[Play]:
    """The plays under ``captures.single_first``, written out: a search calls this more than anything else."""
    plays = []
    while hand:
        bit = hand & -hand
        hand ^= bit
        equal_mask, lower_mask, known, value = _BY_BIT[bit]
        equal = table & equal_mask
        if equal:
            while equal:
                other = equal & -equal
                plays.append(bit | other)
                equal ^= other
            continue
        lower = table & lower_mask
        if lower:
            found = known.get(lower)
            if found is None:
                found = sums(value, lower)
            if found:
                plays += [bit | captured for captured in found]
                continue
        plays.append(bit)
    return plays

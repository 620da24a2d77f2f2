"""A play: the card from the hand together with what it captures; and which plays are legal."""

from collections.abc import Callable
from functools import cache
from typing import Final, TypeAlias

from scopa_desktop.rules.captures import (
    EQUAL,
    LOWER,
    SUMS,
    CaptureFinder,
    capture_finder,
    single_first,
    sums,
    with_ace_sweep,
)
from scopa_desktop.rules.cards import DECK, OF_VALUE, Card, CardSet, value_of
from scopa_desktop.rules.ruleset import AceOnAce, CaptureChoice, MaxCaptured, Ruleset, SumTo, Switch

Play: TypeAlias = CardSet
"""``played | captured`` as one mask; in a position, ``play & table`` is what it captures."""
PlayFinder: TypeAlias = Callable[[CardSet, CardSet], list[Play]]
"""(hand, table) -> all legal plays, by the index of the card played; never empty for a hand with cards."""

_BY_BIT: Final = {
    1 << card: (EQUAL[card], LOWER[card], SUMS[value_of(card)], value_of(card)) for card in DECK
}


def play_finder(rules: Ruleset, is_first: bool = False) -> PlayFinder:
    """The legal plays under some rules; look it up once, not for every play.

    ``is_first`` is for the first play of a deal, in which an ace may be a card like any other.
    """
    return _play_finder(
        rules.capture_choice,
        rules.max_captured,
        rules.sum_to,
        rules.capture_optional,
        rules.ace_on_ace if has_ace_sweep(rules, is_first) else None,
    )


def legal_plays(rules: Ruleset, hand: CardSet, table: CardSet, is_first: bool = False) -> list[Play]:
    """All legal plays of a hand, by the index of the card played."""
    return play_finder(rules, is_first)(hand, table)


def has_ace_sweep(rules: Ruleset, is_first: bool = False) -> bool:
    """Whether aces are more than cards like any other, in the first play of a deal or later."""
    return rules.ace_sweep != "off" and not (is_first and rules.first_ace == "no_sweep")


def is_ace_sweep(rules: Ruleset, play: Play, table: CardSet, is_first: bool = False) -> bool:
    """Whether a legal play that captures is an ace taking the whole table by its right to."""
    return (
        has_ace_sweep(rules, is_first)
        and bool(play & ~table & OF_VALUE[1])
        and not (rules.ace_on_ace == "equal_first" and table & OF_VALUE[1])
    )


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


@cache
def _play_finder(
    choice: CaptureChoice,
    most: MaxCaptured,
    sum_to: SumTo,
    capture_optional: Switch,
    ace_on_ace: AceOnAce | None,
) -> PlayFinder:
    captures = capture_finder(choice, most, sum_to)
    if ace_on_ace is not None:
        captures = with_ace_sweep(captures, ace_on_ace, sum_to)
    if capture_optional == "on":
        return _plays_or_laying(captures)
    return single_first_plays if captures is single_first else _plays_with(captures)


def _plays_with(captures: CaptureFinder) -> PlayFinder:
    def finder(hand: CardSet, table: CardSet) -> list[Play]:
        plays = []
        while hand:
            bit = hand & -hand
            hand ^= bit
            found = captures(bit.bit_length() - 1, table)
            if found:
                plays += [bit | taken for taken in found]
            else:
                plays.append(bit)
        return plays

    return finder


def _plays_or_laying(captures: CaptureFinder) -> PlayFinder:
    def finder(hand: CardSet, table: CardSet) -> list[Play]:
        plays = []
        while hand:
            bit = hand & -hand
            hand ^= bit
            found = captures(bit.bit_length() - 1, table)
            if found:
                plays += [bit | taken for taken in found]
            plays.append(bit)
        return plays

    return finder

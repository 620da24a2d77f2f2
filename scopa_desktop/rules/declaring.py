"""Declarations: hands of three shown for points before the first of them is played."""

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from scopa_desktop.rules.cards import CardSet, cards_in, value_of
from scopa_desktop.rules.dealing import SEVEN_OF_CUPS
from scopa_desktop.rules.plays import Play
from scopa_desktop.rules.ruleset import Ruleset

DeclaredPoints: TypeAlias = Literal[3, 10]

SMALL: Final = 9
"""A hand worth at most this may be declared for 3 points."""
_HAND: Final = 3
_WILD: Final = 1 << SEVEN_OF_CUPS


@dataclass(frozen=True, slots=True)
class Declaration:
    """A decision: to show the hand for points."""

    points: DeclaredPoints
    """3 for three cards worth at most 9 together, 10 for three alike."""


Decision: TypeAlias = Play | Declaration
"""What a seat can decide in its turn: a play, or before it to declare its hand."""

SMALL_HAND: Final = Declaration(3)
THREE_ALIKE: Final = Declaration(10)


def declarations(rules: Ruleset, hand: CardSet, declared: CardSet = 0) -> tuple[Declaration, ...]:
    """What a seat may declare before it plays, lower points first.

    ``declared`` are the seat's cards that lie face up already: a hand is declared once.
    The seven of cups counts as 1 among small cards, and is like any card.
    """
    if rules.declarations == "off" or rules.hand != _HAND or hand.bit_count() != _HAND or hand & declared:
        return ()
    values = [value_of(card) for card in cards_in(hand & ~_WILD)]
    found = []
    if sum(values) + (_HAND - len(values)) <= SMALL:
        found.append(SMALL_HAND)
    if len(set(values)) == 1:
        found.append(THREE_ALIKE)
    return tuple(found)

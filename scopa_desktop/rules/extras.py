"""Points beyond the four of the classic deal that each pile scores by itself."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Final, Literal, TypeAlias

from scopa_desktop.rules.cards import CLUBS, COINS, CUPS, OF_SUIT, OF_VALUE, SWORDS, CardSet, card_of, set_of
from scopa_desktop.rules.ruleset import Ruleset

ExtraKind: TypeAlias = Literal[
    "settanta",  # all four sevens
    "re_bello",  # the king of coins
    "rosmarino",  # the jack of swords
    "napola",  # coins from the ace on without a gap
    "coin_figures",  # jack, knight and king of coins
    "trentino",  # the ace, two and three of coins
    "frac",  # aces and figures
]

SEVENS: Final = OF_VALUE[7]
KNIGHTS: Final = OF_VALUE[9]
ALL_COINS: Final = OF_SUIT[COINS]
LEAST_NAPOLA: Final = 3
KING_OF_COINS: Final = 1 << card_of(COINS, 10)
JACK_OF_SWORDS: Final = 1 << card_of(SWORDS, 8)
COIN_FIGURES: Final = set_of(card_of(COINS, value) for value in (8, 9, 10))
LOW_COINS: Final = set_of(card_of(COINS, value) for value in (1, 2, 3))
FRAC: Final = set_of(card_of(suit, value) for suit in (COINS, CUPS, SWORDS, CLUBS) for value in (1, 8, 9, 10))


@dataclass(frozen=True, slots=True)
class Extra:
    """One kind of such points."""

    kind: ExtraKind
    held: Callable[[CardSet], CardSet]
    """The cards of a pile that stand for it, also when they score nothing yet."""
    points: Callable[[CardSet], int]
    """What a pile scores."""


def napola(pile: CardSet) -> CardSet:
    """The coins from the ace on without a gap, if they are three at least."""
    run = 0
    while run < 10 and pile >> run & 1:
        run += 1
    return (1 << run) - 1 if run >= LEAST_NAPOLA else 0


@cache
def extras(rules: Ruleset) -> tuple[Extra, ...]:
    """What scores under some rules, in the order of the fields."""
    if rules.scoring == "frac":
        return (Extra("frac", lambda pile: pile & FRAC, lambda pile: (pile & FRAC).bit_count()),)
    found = []
    if rules.settanta == "on":
        found.append(_all_of("settanta", SEVENS, 1))
    if rules.re_bello == "on":
        found.append(_all_of("re_bello", KING_OF_COINS, 1))
    if rules.rosmarino == "on":
        found.append(_all_of("rosmarino", JACK_OF_SWORDS, 1))
    if rules.napola == "full":
        found.append(Extra("napola", napola, lambda pile: napola(pile).bit_count()))
    elif rules.napola == "to_six":
        found.append(Extra("napola", napola, lambda pile: min(6, napola(pile).bit_count())))
    if rules.coin_figures == "on":
        found.append(_all_of("coin_figures", COIN_FIGURES, 5))
    if rules.trentino == "on":
        found.append(
            Extra(
                "trentino",
                lambda pile: pile & LOW_COINS,
                lambda pile: (pile & 1) + (pile & 2) + 3 * (pile >> 2 & 1),
            )
        )
    return tuple(found)


def _all_of(kind: ExtraKind, wanted: CardSet, points: int) -> Extra:
    """Points for holding every one of some cards."""
    return Extra(kind, lambda pile: pile & wanted, lambda pile: 0 if wanted & ~pile else points)

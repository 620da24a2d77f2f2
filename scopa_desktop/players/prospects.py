"""What a deal will bring, judged at the end of a hand from the piles: the leaf of the search.

Points that a majority decides are seen as a curve of the lead so far, steeper the fewer cards are still to be
dealt; ``tools/fit_leaf.py`` fits the curves from play of a level against itself.  Points for single cards are
counted as they are, points for several cards together by the chance that the missing ones come too.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from math import tanh
from typing import Final, TypeAlias

from scopa_desktop.players.leaf_weights import STAGES
from scopa_desktop.rules.cards import (
    COINS,
    OF_SUIT,
    OF_VALUE,
    SETTEBELLO,
    SUITS,
    SWORDS,
    CardSet,
    card_of,
    cards_in,
)
from scopa_desktop.rules.ruleset import Ruleset
from scopa_desktop.rules.scoring import PRIMIERA_POINTS

Lead: TypeAlias = Callable[[CardSet, CardSet, int, int], float]
"""(own pile, other pile, own scopas, other scopas) -> points more than the other at the end of the deal."""
Extras: TypeAlias = Callable[[CardSet, CardSet, int, int], float]

SEVEN_AHEAD: Final = 6
"""Added to the primiera for each seven, as those left in the deck decide it."""
OUTRIGHT: Final = 8.0
"""Points that winning the match at a blow is seen as."""
EVEN: Final = 0.5
"""The chance that a card not taken yet comes to a side."""

_COINS: Final = OF_SUIT[COINS]
_SEVENS: Final = OF_VALUE[7]
_KNIGHTS: Final = OF_VALUE[9]
_COIN_FIGURES: Final = _COINS & (OF_VALUE[8] | OF_VALUE[9] | OF_VALUE[10])
_FIRST_COINS: Final = _COINS & (OF_VALUE[1] | OF_VALUE[2] | OF_VALUE[3])
_FRAC: Final = OF_VALUE[1] | OF_VALUE[8] | OF_VALUE[9] | OF_VALUE[10]
_STANDING: Final = tuple(
    max((PRIMIERA_POINTS[value] for value in range(1, 11) if suit >> value - 1 & 1), default=0)
    + (SEVEN_AHEAD if suit >> 6 & 1 else 0)
    for suit in range(1024)
)
"""By the ten cards of a suit."""


@dataclass(frozen=True, slots=True)
class Stage:
    """The curves with so many cards in the stock."""

    cards: float
    """Slopes: a lead of n gives tanh(slope * n) points."""
    coins: float
    primiera: float
    sevens: float
    leading: float
    """Points that leading the next hand is worth."""
    low_table: float
    """More of them, when one card can take all of the table."""
    spread: float
    """Standard deviation of what comes from what is expected."""


def stage(rules: Ruleset, stock_size: int) -> Stage:
    """Between the sizes that were fitted a straight line."""
    stages = _stages(rules.preset if STAGES.get(rules.preset) else "classic")
    size = min(max(stock_size, min(stages)), max(stages))
    below = max(known for known in stages if known <= size)
    above = min(known for known in stages if known >= size)
    share = (size - below) / (above - below) if above > below else 0.0
    return Stage(
        *(low + share * (high - low) for low, high in zip(stages[below], stages[above], strict=True))
    )


def standing(pile: CardSet) -> int:
    """Primiera points, and more for sevens."""
    return sum(_STANDING[pile >> 10 * suit & 1023] for suit in SUITS)


def lead_finder(rules: Ruleset, at: Stage) -> Lead:
    """How far a side will be ahead of another under some rules."""
    return _frac_lead if rules.scoring == "frac" else _lead_finder(_scored(rules), at)


def card_points(rules: Ruleset) -> dict[int, float]:
    """Points that single cards bring by themselves, by card."""
    if rules.scoring == "frac":
        return dict.fromkeys(cards_in(_FRAC), 1.0)
    points = {SETTEBELLO: 1.0}
    if rules.re_bello == "on":
        points[card_of(COINS, 10)] = 1.0
    if rules.rosmarino == "on":
        points[card_of(SWORDS, 8)] = 1.0
    if rules.trentino == "on":
        points |= {card_of(COINS, value): float(value) for value in (1, 2, 3)}
    return points


@dataclass(frozen=True, slots=True)
class _Scored:
    """What of the rules the piles are judged by."""

    cards: tuple[tuple[int, float], ...]
    """Points for single cards."""
    sets: tuple[tuple[CardSet, float], ...]
    """Points for all cards of a set."""
    has_primiera: bool
    has_sevens: bool
    napola: int
    """The most coins in a row that count; 0 without the rule."""
    has_ponino: bool


def _scored(rules: Ruleset) -> _Scored:
    sets = [
        (cards, points)
        for cards, points, is_on in (
            (_SEVENS, 1.0, rules.settanta == "on"),
            (_SEVENS, 1.0, rules.sevens == "on"),
            (_COIN_FIGURES, 5.0, rules.coin_figures == "on"),
            (_FIRST_COINS, OUTRIGHT, rules.trentino == "on"),
            (
                _COINS,
                OUTRIGHT,
                rules.napoleone == "on" or rules.cappotto == "ten_coins",
            ),
        )
        if is_on
    ]
    return _Scored(
        cards=tuple(card_points(rules).items()),
        sets=tuple(sets),
        has_primiera=rules.primiera != "off",
        has_sevens=rules.sevens == "on",
        napola={"off": 0, "full": 10, "to_six": 6}[rules.napola],
        has_ponino=rules.ponino == "on",
    )


@cache
def _lead_finder(scored: _Scored, at: Stage) -> Lead:
    # A negative lead counts from the end of the list.
    cards = _curve(at.cards, 40)
    coins = _curve(at.coins, 10)
    primiera = _curve(at.primiera if scored.has_primiera else 0.0, 84 + 4 * SEVEN_AHEAD)
    extras = _extras(scored, at)
    held = _STANDING

    def lead(own: CardSet, other: CardSet, own_scopas: int, other_scopas: int) -> float:
        points = (
            own_scopas
            - other_scopas
            + cards[own.bit_count() - other.bit_count()]
            + coins[(own & _COINS).bit_count() - (other & _COINS).bit_count()]
            + primiera[
                held[own & 1023]
                + held[own >> 10 & 1023]
                + held[own >> 20 & 1023]
                + held[own >> 30]
                - held[other & 1023]
                - held[other >> 10 & 1023]
                - held[other >> 20 & 1023]
                - held[other >> 30]
            ]
        )
        if extras is not None:
            points += extras(own, other, own_scopas, other_scopas)
        if own >> SETTEBELLO & 1:
            return points + 1.0
        return points - 1.0 if other >> SETTEBELLO & 1 else points

    return lead


def _extras(scored: _Scored, at: Stage) -> Extras | None:
    """All but what every game has; ``None`` if there is nothing more."""
    singles = tuple((1 << card, points) for card, points in scored.cards if card != SETTEBELLO)
    if not (singles or scored.sets or scored.has_sevens or scored.napola or scored.has_ponino):
        return None
    relevant = _SEVENS | _KNIGHTS | _COINS
    for card, _points in singles:
        relevant |= card
    sevens = _curve(at.sevens, 4)
    known: dict[tuple[CardSet, CardSet], tuple[float, float, float]] = {}

    def extras(own: CardSet, other: CardSet, own_scopas: int, other_scopas: int) -> float:
        key = (own & relevant, other & relevant)
        found = known.get(key)
        if found is None:
            found = known[key] = judged(*key)
        points, own_doubles, other_doubles = found
        return points + own_doubles * own_scopas - other_doubles * other_scopas

    def judged(own: CardSet, other: CardSet) -> tuple[float, float, float]:
        points = sum(worth * (bool(own & card) - bool(other & card)) for card, worth in singles)
        for cards, worth in scored.sets:
            points += worth * (_chance_of_all(own, other, cards) - _chance_of_all(other, own, cards))
        if scored.has_sevens:
            points += sevens[(own & _SEVENS).bit_count() - (other & _SEVENS).bit_count()]
        if scored.napola:
            points += _napola(own, other, scored.napola) - _napola(other, own, scored.napola)
        if not scored.has_ponino:
            return points, 0.0, 0.0
        return points, _chance_of_all(own, other, _KNIGHTS), _chance_of_all(other, own, _KNIGHTS)

    return extras


def _chance_of_all(own: CardSet, other: CardSet, cards: CardSet) -> float:
    """That a side will hold all of some cards."""
    return 0.0 if other & cards else EVEN ** (cards & ~own).bit_count()


def _napola(own: CardSet, other: CardSet, most: int) -> float:
    """The mean points for ace, two, three and further coins in a row."""
    chance, points = 1.0, 0.0
    for value in range(1, most + 1):
        if other >> value - 1 & 1:
            break
        if not own >> value - 1 & 1:
            chance *= EVEN
        points += (0.0, 0.0, 0.0, 3.0)[value] * chance if value <= 3 else chance
    return points


def _frac_lead(own: CardSet, other: CardSet, _own_scopas: int, _other_scopas: int) -> float:
    return float((own & _FRAC).bit_count() - (other & _FRAC).bit_count())


def _curve(slope: float, most: int) -> Sequence[float]:
    return [tanh(slope * lead) for lead in (*range(most + 1), *range(-most, 0))]


@cache
def _stages(preset: str) -> dict[int, tuple[float, ...]]:
    found = {}
    for line in STAGES[preset]:
        size, *numbers = line.split()
        found[int(size)] = tuple(map(float, numbers))
    return found

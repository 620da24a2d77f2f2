"""What cards are worth before a deal is counted, in points, by the rules in force."""

from dataclasses import dataclass
from functools import cache
from typing import Final

from scopa_desktop.rules.cards import (
    COINS,
    DECK,
    OF_VALUE,
    SETTEBELLO,
    SUITS,
    SWORDS,
    Card,
    CardSet,
    card_of,
    cards_in,
)
from scopa_desktop.rules.plays import Play, is_ace_sweep
from scopa_desktop.rules.ruleset import Ruleset

CARD: Final = 0.045
"""Each of these is a share of the point it helps to win; the weights are the study's."""
COIN: Final = 0.11
SEVEN: Final = 0.17
SIX: Final = 0.07
ACE: Final = 0.04
SINGLE: Final = 0.85
"""For a card that scores a point by itself: one can do no better than have it."""
SCOPA: Final = 1.0
KNIGHT: Final = 0.15
"""Under ponino."""
NAPOLA: Final = (0.0, 0.6, 0.6, 0.6, 0.25, 0.15, 0.1, 0.05, 0.05, 0.05, 0.05)
"""By value, for the coins under napola."""
COIN_FIGURE: Final = 0.8
"""Each, when jack, knight and king of coins score five."""

_PRIMIERA: Final = {7: SEVEN, 6: SIX, 1: ACE}


@dataclass(frozen=True, slots=True)
class Worth:
    """The worth of cards to the side that takes them; below nothing where points are to be avoided."""

    suits: tuple[tuple[float, ...], ...]
    """By suit and its ten cards."""
    scopa: float

    def gain(self, taken: CardSet, *, scopa: bool = False) -> float:
        """Points that taking these cards is worth."""
        coins, cups, swords, clubs = self.suits
        points = (
            coins[taken & 1023] + cups[taken >> 10 & 1023] + swords[taken >> 20 & 1023] + clubs[taken >> 30]
        )
        return points + self.scopa if scopa else points


@cache
def worth_under(rules: Ruleset) -> Worth:
    """The worth of cards under some rules."""
    sign = -1.0 if rules.inverse == "on" else 1.0
    cards = [sign * _card_worth(rules, card) for card in DECK]
    suits = tuple(
        tuple(
            [
                sum([cards[10 * suit + place] for place in range(10) if held >> place & 1])
                for held in range(1024)
            ]
        )
        for suit in SUITS
    )
    return Worth(suits, 0.0 if rules.scoring == "frac" else sign * SCOPA)


def _card_worth(rules: Ruleset, card: Card) -> float:
    value = card % 10 + 1
    if rules.scoring == "frac":
        return SINGLE if value in (1, 8, 9, 10) else 0.0
    points = CARD + extra_worth(rules, card)
    if card < 10:
        points += COIN
    if card == SETTEBELLO:
        points += SINGLE
    if rules.primiera != "off":
        points += _PRIMIERA.get(value, 0.0)
    return points


def extra_worth(rules: Ruleset, card: Card) -> float:
    """What a card is worth by rules that not every game has."""
    value = card % 10 + 1
    is_coin = card < 10
    points = 0.0
    if value == 7:
        points += SEVEN * ((rules.sevens == "on") + (rules.settanta == "on"))
    if value == 9 and rules.ponino == "on":
        points += KNIGHT
    if card == card_of(COINS, 10) and rules.re_bello == "on":
        points += SINGLE
    if card == card_of(SWORDS, 8) and rules.rosmarino == "on":
        points += SINGLE
    if is_coin and rules.napola != "off":
        points += NAPOLA[value]
    if is_coin and value >= 8 and rules.coin_figures == "on":
        points += COIN_FIGURE
    if is_coin and value <= 3 and rules.trentino == "on":
        points += SINGLE * value
    return points


def pips(cards: CardSet) -> int:
    """Sum of the values."""
    return sum(card % 10 + 1 for card in cards_in(cards))


def sweep_limit(rules: Ruleset) -> int:
    """The most that a table can be worth for one card to take all of it by its value."""
    return 14 if rules.sum_to in (15, "value_or_15") else 10


def can_be_swept(rules: Ruleset, table: CardSet, unseen: CardSet) -> bool:
    """Whether one unseen card could take all of the table by its value."""
    total = pips(table)
    if not 0 < total <= sweep_limit(rules):
        return False
    if rules.sum_to == "value":
        return bool(unseen & OF_VALUE[total])
    sweepers = OF_VALUE[total] if rules.sum_to == "value_or_15" and total <= 10 else 0
    missing = (11 if rules.sum_to == 11 else 15) - total
    if 0 < missing <= 10:
        sweepers |= OF_VALUE[missing]
    return bool(unseen & sweepers)


def is_scopa(rules: Ruleset, play: Play, table: CardSet) -> bool:
    """Whether a capture takes all of the table and is more than an ace's sweep; the last card aside."""
    return not table & ~play and not (rules.ace_sweep == "no_scopa" and is_ace_sweep(rules, play, table))

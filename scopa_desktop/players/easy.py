"""Easy: a scopa if there is one, else the most valuable capture, else the card that does least harm."""

from functools import cache
from typing import Final

from scopa_desktop.players.worth import can_be_swept, extra_worth, is_scopa
from scopa_desktop.rules.cards import DECK, SETTEBELLO, cards_in
from scopa_desktop.rules.plays import Play
from scopa_desktop.rules.ruleset import Ruleset
from scopa_desktop.rules.scoring import PRIMIERA_POINTS
from scopa_desktop.rules.view import PlayerView

COIN: Final = 10
SEVEN_OF_COINS: Final = 40
"""Both on top of the primiera points of a card."""
POINT: Final = 60
"""For what a card is worth by further rules."""
SCOPA: Final = 1000
LAYING: Final = -300
"""Below every capture."""
EXPOSED: Final = -500
"""Laying a card that leaves a table which one card could sweep."""


def choose(view: PlayerView) -> Play:
    """Looks at the cards gained and at the table left, never at what others may hold in detail."""
    sign = -1 if view.rules.inverse == "on" else 1
    return max(view.legal_plays(), key=lambda play: sign * _merit(view, play))


def _merit(view: PlayerView, play: Play) -> float:
    values = _values(view.rules)
    value = sum(values[card] for card in cards_in(play))
    captured = play & view.table
    if captured:
        return value + (
            SCOPA if view.rules.scoring == "classic" and is_scopa(view.rules, play, view.table) else 0
        )
    exposed = can_be_swept(view.rules, view.table | play, view.unseen)
    return LAYING - value + (EXPOSED if exposed else 0)


@cache
def _values(rules: Ruleset) -> tuple[float, ...]:
    """By card."""
    if rules.scoring == "frac":
        return tuple([POINT if card % 10 + 1 in (1, 8, 9, 10) else 0 for card in DECK])
    return tuple(
        [
            PRIMIERA_POINTS[card % 10 + 1]
            + COIN * (card < 10)
            + SEVEN_OF_COINS * (card == SETTEBELLO)
            + POINT * extra_worth(rules, card)
            for card in DECK
        ]
    )

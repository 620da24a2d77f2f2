"""Easy: a scopa if there is one, else the most valuable capture, else the card that does least harm."""

from typing import Final

from scopa_desktop.players.worth import can_be_swept
from scopa_desktop.rules.cards import SETTEBELLO, CardSet, cards_in
from scopa_desktop.rules.plays import Play, legal_plays
from scopa_desktop.rules.scoring import PRIMIERA_POINTS
from scopa_desktop.rules.view import PlayerView

COIN: Final = 10
SEVEN_OF_COINS: Final = 40
"""Both on top of the primiera points of a card."""
SCOPA: Final = 1000
LAYING: Final = -300
"""Below every capture."""
EXPOSED: Final = -500
"""Laying a card that leaves a table which one card could sweep."""


def choose(view: PlayerView) -> Play:
    """Looks at the cards gained and at the table left, never at what others may hold in detail."""
    return max(legal_plays(view.rules, view.hand, view.table), key=lambda play: _merit(view, play))


def _merit(view: PlayerView, play: Play) -> int:
    captured = play & view.table
    if captured:
        return _value(play) + (SCOPA if captured == view.table else 0)
    exposed = can_be_swept(view.table | play, view.unseen)
    return LAYING - _value(play) + (EXPOSED if exposed else 0)


def _value(cards: CardSet) -> int:
    return sum(
        PRIMIERA_POINTS[card % 10 + 1] + COIN * (card < 10) + SEVEN_OF_COINS * (card == SETTEBELLO)
        for card in cards_in(cards)
    )

"""A turn as a value: the deal before, the decision, what happened, the deal after."""

from dataclasses import dataclass

from scopa_desktop.rules.cards import Card, CardSet, set_of
from scopa_desktop.rules.declaring import Decision
from scopa_desktop.rules.events import Declared, Event


@dataclass(frozen=True, slots=True)
class DealState:
    """One deal at rest, hidden cards included.  Sides are numbered by their lowest seats."""

    number: int
    """Of the deal, from 1."""
    dealer: int
    turn: int | None
    """Seat to play; ``None`` when the deal is over."""
    hands: tuple[tuple[Card, ...], ...]
    """By seat, in the order dealt."""
    table: tuple[Card, ...]
    """Oldest first."""
    piles: tuple[CardSet, ...]
    """By side."""
    scopas: tuple[tuple[Card, ...], ...]
    """By side: the cards scopas were made with, in order."""
    last_capturer: int | None
    """Seat."""
    stock: tuple[Card, ...]
    """Not dealt yet, next card first."""
    hands_left: int
    """Further hands in the stock."""
    declared: tuple[Declared, ...] = ()
    """All declarations of this deal; those of its cards still in hands lie face up."""

    def face_up(self, seat: int) -> CardSet:
        """The cards in a hand that all may see, because they were declared."""
        shown = set_of(card for event in self.declared if event.seat == seat for card in event.cards)
        return shown & set_of(self.hands[seat])


@dataclass(frozen=True, slots=True)
class Turn:
    """One step of a deal.  The deal's first turn deals the cards: no decision, and nothing before it."""

    before: DealState | None
    decision: Decision | None
    events: tuple[Event, ...]
    after: DealState

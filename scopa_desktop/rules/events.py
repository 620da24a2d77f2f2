"""What can happen at the table, as frozen values.

``Event`` is closed: end every match over it in ``assert_never``.
"""

from dataclasses import dataclass
from typing import TypeAlias

from scopa_desktop.rules.cards import Card
from scopa_desktop.rules.scoring import DealScore


@dataclass(frozen=True, slots=True)
class DealStarted:
    """A new deal: the dealer has shuffled."""

    number: int
    """From 1."""
    dealer: int


@dataclass(frozen=True, slots=True)
class HandsDealt:
    """Each seat got a new hand, one card at a time from the seat after the dealer round to the dealer."""

    hands: tuple[tuple[Card, ...], ...]
    """By seat, in the order dealt."""
    hands_left: int
    """Further hands in the stock."""


@dataclass(frozen=True, slots=True)
class TableDealt:
    """The first cards face up on the table, in the order dealt."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class CardLaid:
    """A card was played and captured nothing: it lies on the table."""

    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class CardsCaptured:
    """A card was played and took others; all of them go to the pile of the seat's side."""

    seat: int
    card: Card
    captured: tuple[Card, ...]
    """In table order, oldest first."""


@dataclass(frozen=True, slots=True)
class ScopaMade:
    """The capture before this event emptied the table and counts as a scopa."""

    seat: int
    card: Card
    """The card played; it is laid crosswise in the pile."""


@dataclass(frozen=True, slots=True)
class TableAwarded:
    """The cards left after the last play go to the last capturer, or by other rules to the dealer."""

    seat: int
    cards: tuple[Card, ...]
    """In table order."""


@dataclass(frozen=True, slots=True)
class DealEnded:
    """The deal is played out and scored."""

    number: int
    score: DealScore
    before: tuple[int, ...]
    """Match score by side before this deal."""
    totals: tuple[int, ...]
    """Match score by side, this deal included."""


@dataclass(frozen=True, slots=True)
class MatchEnded:
    """One side has won."""

    winner: int
    """Side."""
    totals: tuple[int, ...]


Event: TypeAlias = (
    DealStarted
    | HandsDealt
    | TableDealt
    | CardLaid
    | CardsCaptured
    | ScopaMade
    | TableAwarded
    | DealEnded
    | MatchEnded
)

"""What can happen at the table, as frozen values.

``Event`` is closed: end every match over it in ``assert_never``.
"""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from scopa_desktop.rules.cards import Card
from scopa_desktop.rules.declaring import DeclaredPoints
from scopa_desktop.rules.scoring import DealScore

Outright: TypeAlias = Literal["napoleone", "seven_nil", "ten_coins", "trentino"]
"""The rules that win a match at once, the first to be named first."""


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
class OpeningTaken:
    """The dealer takes the table just dealt, which is worth 15 or 30, as one scopa or two."""

    seat: int
    """The dealer."""
    cards: tuple[Card, ...]
    """In table order."""
    scopas: tuple[Card, ...]
    """Those of the cards that are laid crosswise in the pile; none where scopas do not count."""


@dataclass(frozen=True, slots=True)
class Declared:
    """A seat shows its hand for points before playing the first card of it."""

    seat: int
    cards: tuple[Card, ...]
    """The hand; it lies face up until played."""
    points: DeclaredPoints


@dataclass(frozen=True, slots=True)
class CardLaid:
    """A card was played and captured nothing: it lies on the table."""

    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class AcePiled:
    """An ace was played to an empty table and goes to the pile of the seat's side: no capture, no scopa."""

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
    as_dealer: bool = False
    """The rest is always the dealer's."""


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
    outright: Outright | None = None
    """The rule by which the match was won at once; ``None`` for a win by points."""


Event: TypeAlias = (
    DealStarted
    | HandsDealt
    | TableDealt
    | OpeningTaken
    | Declared
    | CardLaid
    | AcePiled
    | CardsCaptured
    | ScopaMade
    | TableAwarded
    | DealEnded
    | MatchEnded
)

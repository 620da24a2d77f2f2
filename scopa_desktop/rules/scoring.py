"""Points of a deal: who won each, and with which cards."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from scopa_desktop.rules.cards import Card

PointKind: TypeAlias = Literal["cards", "coins", "settebello", "primiera", "scopas"]


@dataclass(frozen=True, slots=True)
class PointRow:
    """One kind of point: what each side holds of it and who scored.  All tuples are by side."""

    kind: PointKind
    amounts: tuple[int, ...]
    """cards, coins: how many; settebello: 1 or 0; primiera: the total; scopas: how many."""
    cards: tuple[tuple[Card, ...], ...]
    """What stands behind it: the coins held, the settebello, the primiera cards by suit, the cards scopas were made with.
    Empty for ``cards``."""
    points: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class DealScore:
    """The score sheet of one deal."""

    rows: tuple[PointRow, ...]
    points: tuple[int, ...]
    """Sum by side."""

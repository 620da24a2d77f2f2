"""Points of a deal: who won each, and with which cards."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from scopa_desktop.rules.cards import OF_SUIT, SETTEBELLO, SUITS, Card, CardSet, cards_in, value_of
from scopa_desktop.rules.ruleset import Ruleset

PointKind: TypeAlias = Literal["cards", "coins", "settebello", "primiera", "scopas"]
Scopas: TypeAlias = Sequence[Sequence[Card]]
"""By side: the cards scopas were made with."""

PRIMIERA_POINTS: Final = (0, 16, 12, 13, 14, 15, 18, 21, 10, 10, 10)
"""By capture value 1-10; nothing at 0."""

_COINS: Final = OF_SUIT[0]
_SETTEBELLO: Final = 1 << SETTEBELLO
_BEST: Final = tuple(
    max((PRIMIERA_POINTS[value] for value in range(1, 11) if suit >> value - 1 & 1), default=0)
    for suit in range(1024)
)
"""By the ten cards of a suit: the best primiera points among them."""


@dataclass(frozen=True, slots=True)
class PointRow:
    """One kind of point: what each side holds of it and who scored.  All tuples are by side."""

    kind: PointKind
    amounts: tuple[int, ...]
    """cards, coins: how many; settebello: 1 or 0; primiera: the total; scopas: how many."""
    cards: tuple[tuple[Card, ...], ...]
    """What stands behind it: the coins held, the settebello, the primiera cards by suit, the cards scopas
    were made with.  Empty for ``cards``."""
    points: tuple[int, ...]

    @property
    def winner(self) -> int | None:
        """The side that alone has the most of it, ``None`` for a tie."""
        return strict_maximum(self.amounts)


@dataclass(frozen=True, slots=True)
class DealScore:
    """The score sheet of one deal."""

    rows: tuple[PointRow, ...]
    points: tuple[int, ...]
    """Sum by side."""


RowScorer: TypeAlias = Callable[[Sequence[CardSet], Scopas], PointRow]
PointsFinder: TypeAlias = Callable[[Sequence[CardSet], Sequence[int]], tuple[int, ...]]
"""(piles, numbers of scopas), both by side -> points by side."""


def score_deal(rules: Ruleset, piles: Sequence[CardSet], scopas: Scopas) -> DealScore:
    """The score sheet of a deal played out; piles and scopas by side."""
    rows = tuple(scorer(piles, scopas) for scorer in row_scorers(rules))
    return DealScore(rows, tuple(map(sum, zip(*(row.points for row in rows), strict=True))))


def row_scorers(rules: Ruleset) -> tuple[RowScorer, ...]:
    """What scores under some rules, in the order of the score sheet."""
    return (_cards_row, _coins_row, _settebello_row, _primiera_row, _scopas_row)


def points_finder(rules: Ruleset) -> PointsFinder:
    """The points of ``score_deal`` without its reasons, for searching; look it up once, not every deal."""
    return classic_points


def classic_points(piles: Sequence[CardSet], scopas: Sequence[int]) -> tuple[int, ...]:
    """Cards, coins, settebello, primiera and scopas, all by side."""
    points = list(scopas)
    for amounts in (
        [pile.bit_count() for pile in piles],
        [(pile & _COINS).bit_count() for pile in piles],
        [primiera_total(pile) for pile in piles],
    ):
        most = max(amounts)
        if amounts.count(most) == 1:
            points[amounts.index(most)] += 1
    for side, pile in enumerate(piles):
        if pile & _SETTEBELLO:
            points[side] += 1
    return tuple(points)


def strict_maximum(amounts: Sequence[int]) -> int | None:
    """The side that alone has the most, ``None`` for a tie."""
    most = max(amounts)
    return amounts.index(most) if amounts.count(most) == 1 else None


def primiera_total(pile: CardSet) -> int:
    """The best primiera points of each suit held, summed; a missing suit adds nothing."""
    return _BEST[pile & 1023] + _BEST[pile >> 10 & 1023] + _BEST[pile >> 20 & 1023] + _BEST[pile >> 30]


def primiera_cards(pile: CardSet) -> tuple[Card, ...]:
    """The card of each suit held that counts for the primiera, the jack before knight and king, by suit."""
    return tuple(
        max(cards_in(held), key=lambda card: PRIMIERA_POINTS[value_of(card)])
        for held in (pile & OF_SUIT[suit] for suit in SUITS)
        if held
    )


def _cards_row(piles: Sequence[CardSet], scopas: Scopas) -> PointRow:
    return _majority("cards", [pile.bit_count() for pile in piles], [() for _ in piles])


def _coins_row(piles: Sequence[CardSet], scopas: Scopas) -> PointRow:
    held = [tuple(cards_in(pile & _COINS)) for pile in piles]
    return _majority("coins", [len(cards) for cards in held], held)


def _settebello_row(piles: Sequence[CardSet], scopas: Scopas) -> PointRow:
    held = tuple(1 if pile & _SETTEBELLO else 0 for pile in piles)
    return PointRow("settebello", held, tuple((SETTEBELLO,) * has for has in held), held)


def _primiera_row(piles: Sequence[CardSet], scopas: Scopas) -> PointRow:
    return _majority(
        "primiera", [primiera_total(pile) for pile in piles], [primiera_cards(pile) for pile in piles]
    )


def _scopas_row(piles: Sequence[CardSet], scopas: Scopas) -> PointRow:
    counts = tuple(len(cards) for cards in scopas)
    return PointRow("scopas", counts, tuple(tuple(cards) for cards in scopas), counts)


def _majority(kind: PointKind, amounts: Sequence[int], cards: Sequence[tuple[Card, ...]]) -> PointRow:
    winner = strict_maximum(amounts)
    points = tuple(int(side == winner) for side in range(len(amounts)))
    return PointRow(kind, tuple(amounts), tuple(cards), points)

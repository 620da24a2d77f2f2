"""Points of a deal: who won each, and with which cards."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import Final, Literal, TypeAlias

from scopa_desktop.rules.cards import OF_SUIT, OF_VALUE, SETTEBELLO, SUITS, Card, CardSet, cards_in, value_of
from scopa_desktop.rules.extras import FRAC, KING_OF_COINS, KNIGHTS, SEVENS, ExtraKind, extras
from scopa_desktop.rules.ruleset import Primiera, Ruleset

PointKind: TypeAlias = Literal[
    ExtraKind,
    "cards",
    "coins",
    "settebello",
    "primiera",
    "primiera_count",  # most sevens, then sixes and so on
    "sevens",  # most sevens, and all four
    "frac_king",  # the king of coins decides at eight each
    "declarations",
    "ponino",  # all four knights double the scopas
    "scopas",
]
Scopas: TypeAlias = Sequence[Sequence[Card]]
"""By side: the cards scopas were made with."""

PRIMIERA_POINTS: Final = (0, 16, 12, 13, 14, 15, 18, 21, 10, 10, 10)
"""By capture value 1-10; nothing at 0."""

MOST_SEVENS: Final = (7, 6, 1, 5, 4, 3, 2)
"""Values in the order in which the primiera by number compares them."""

_COINS: Final = OF_SUIT[0]
_SETTEBELLO: Final = 1 << SETTEBELLO
_HALF_FRAC: Final = 8
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
    """primiera: the total; primiera_count: see ``primiera_amounts``; declarations: points; else how many."""
    cards: tuple[tuple[Card, ...], ...]
    """What stands behind it: the coins held, the settebello, the primiera cards by suit, the cards scopas
    were made with and so on.  Empty for ``cards`` and ``declarations``."""
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


PointsFinder: TypeAlias = Callable[[Sequence[CardSet], Sequence[int]], tuple[int, ...]]
"""(piles, numbers of scopas), both by side -> points by side."""


def score_deal(
    rules: Ruleset, piles: Sequence[CardSet], scopas: Scopas, bonuses: Sequence[int] = ()
) -> DealScore:
    """The score sheet of a deal played out, all by side; ``bonuses`` are points for declarations."""
    if rules.scoring == "frac":
        rows = [*_extra_rows(rules, piles), _frac_king_row(piles)]
    else:
        rows = [_cards_row(piles), _coins_row(piles), _settebello_row(piles)]
        if rules.primiera != "off":
            rows.append(_primiera_row(rules.primiera, piles))
        if rules.sevens == "on":
            rows.append(_sevens_row(piles))
        rows += _extra_rows(rules, piles)
        if rules.declarations == "on":
            rows.append(_declarations_row(bonuses or (0,) * len(piles)))
        if rules.ponino == "on":
            rows.append(_ponino_row(piles, scopas))
        rows.append(_scopas_row(scopas))
    return DealScore(tuple(rows), tuple(map(sum, zip(*(row.points for row in rows), strict=True))))


@cache
def points_finder(rules: Ruleset) -> PointsFinder:
    """The points of ``score_deal`` without its reasons and without declarations, for searching.

    Look it up once, not every deal.
    """
    if rules.scoring == "frac":
        return _frac_points
    own = tuple(extra.points for extra in extras(rules))
    primiera, sevens, ponino = rules.primiera, rules.sevens == "on", rules.ponino == "on"
    if primiera == "partial" and not (own or sevens or ponino):
        return classic_points

    def finder(piles: Sequence[CardSet], scopas: Sequence[int]) -> tuple[int, ...]:
        points = list(_main_points(primiera, piles, scopas))
        for side, pile in enumerate(piles):
            for scored in own:
                points[side] += scored(pile)
            if sevens and not SEVENS & ~pile:
                points[side] += 1
            if ponino and not KNIGHTS & ~pile:
                points[side] += scopas[side]
        if sevens:
            _count_most([(pile & SEVENS).bit_count() for pile in piles], points)
        return tuple(points)

    return finder


def classic_points(piles: Sequence[CardSet], scopas: Sequence[int]) -> tuple[int, ...]:
    """Cards, coins, settebello, primiera and scopas, all by side."""
    points = list(scopas)
    _count_most([pile.bit_count() for pile in piles], points)
    _count_most([(pile & _COINS).bit_count() for pile in piles], points)
    _count_most([primiera_total(pile) for pile in piles], points)
    for side, pile in enumerate(piles):
        if pile & _SETTEBELLO:
            points[side] += 1
    return tuple(points)


def _main_points(
    primiera: Primiera, piles: Sequence[CardSet], scopas: Sequence[int]
) -> tuple[int, ...] | list[int]:
    if primiera == "partial":
        return classic_points(piles, scopas)
    points = list(scopas)
    _count_most([pile.bit_count() for pile in piles], points)
    _count_most([(pile & _COINS).bit_count() for pile in piles], points)
    if primiera != "off":
        _count_most(primiera_amounts(primiera, piles), points)
    for side, pile in enumerate(piles):
        if pile & _SETTEBELLO:
            points[side] += 1
    return points


def _frac_points(piles: Sequence[CardSet], _scopas: Sequence[int]) -> tuple[int, ...]:
    points = [(pile & FRAC).bit_count() for pile in piles]
    if points.count(_HALF_FRAC) == 2:
        for side, pile in enumerate(piles):
            if pile & KING_OF_COINS:
                points[side] += 1
    return tuple(points)


def _count_most(amounts: Sequence[int], points: list[int]) -> None:
    """One point more for the side that alone has the most."""
    most = max(amounts)
    if amounts.count(most) == 1:
        points[amounts.index(most)] += 1


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


def primiera_amounts(primiera: Primiera, piles: Sequence[CardSet]) -> list[int]:
    """What is compared for the primiera, by side.

    Of ``need_four`` the total, 0 with a suit missing; of ``most_sevens`` a number of seven digits: how many
    sevens, sixes, aces, 5, 4, 3 and 2.
    """
    if primiera == "most_sevens":
        return [
            int("".join(str((pile & OF_VALUE[value]).bit_count()) for value in MOST_SEVENS)) for pile in piles
        ]
    if primiera == "need_four":
        return [primiera_total(pile) if all(pile & suit for suit in OF_SUIT) else 0 for pile in piles]
    return [primiera_total(pile) for pile in piles]


def _cards_row(piles: Sequence[CardSet]) -> PointRow:
    return _majority("cards", [pile.bit_count() for pile in piles], [() for _ in piles])


def _coins_row(piles: Sequence[CardSet]) -> PointRow:
    held = [tuple(cards_in(pile & _COINS)) for pile in piles]
    return _majority("coins", [len(cards) for cards in held], held)


def _settebello_row(piles: Sequence[CardSet]) -> PointRow:
    held = tuple(1 if pile & _SETTEBELLO else 0 for pile in piles)
    return PointRow("settebello", held, tuple((SETTEBELLO,) * has for has in held), held)


def _primiera_row(primiera: Primiera, piles: Sequence[CardSet]) -> PointRow:
    amounts = primiera_amounts(primiera, piles)
    if primiera == "most_sevens":
        cards = [
            tuple(card for value in MOST_SEVENS for card in cards_in(pile & OF_VALUE[value]))
            for pile in piles
        ]
        return _majority("primiera_count", amounts, cards)
    held = [primiera_cards(pile) if amount else () for pile, amount in zip(piles, amounts, strict=True)]
    return _majority("primiera", amounts, held)


def _sevens_row(piles: Sequence[CardSet]) -> PointRow:
    held = [tuple(cards_in(pile & SEVENS)) for pile in piles]
    row = _majority("sevens", [len(cards) for cards in held], held)
    points = tuple(point + (len(cards) == 4) for point, cards in zip(row.points, held, strict=True))
    return replace(row, points=points)


def _extra_rows(rules: Ruleset, piles: Sequence[CardSet]) -> list[PointRow]:
    rows = []
    for extra in extras(rules):
        held = [tuple(cards_in(extra.held(pile))) for pile in piles]
        rows.append(PointRow(extra.kind, tuple(map(len, held)), tuple(held), tuple(map(extra.points, piles))))
    return rows


def _frac_king_row(piles: Sequence[CardSet]) -> PointRow:
    is_level = [(pile & FRAC).bit_count() for pile in piles].count(_HALF_FRAC) == 2
    held = tuple(1 if pile & KING_OF_COINS else 0 for pile in piles)
    cards = tuple(tuple(cards_in(pile & KING_OF_COINS)) for pile in piles)
    return PointRow("frac_king", held, cards, tuple(has if is_level else 0 for has in held))


def _declarations_row(bonuses: Sequence[int]) -> PointRow:
    return PointRow("declarations", tuple(bonuses), tuple(() for _ in bonuses), tuple(bonuses))


def _ponino_row(piles: Sequence[CardSet], scopas: Scopas) -> PointRow:
    held = [tuple(cards_in(pile & KNIGHTS)) for pile in piles]
    points = tuple(len(made) if len(cards) == 4 else 0 for cards, made in zip(held, scopas, strict=True))
    return PointRow("ponino", tuple(map(len, held)), tuple(held), points)


def _scopas_row(scopas: Scopas) -> PointRow:
    counts = tuple(len(cards) for cards in scopas)
    return PointRow("scopas", counts, tuple(tuple(cards) for cards in scopas), counts)


def _majority(kind: PointKind, amounts: Sequence[int], cards: Sequence[tuple[Card, ...]]) -> PointRow:
    winner = strict_maximum(amounts)
    points = tuple(int(side == winner) for side in range(len(amounts)))
    return PointRow(kind, tuple(amounts), tuple(cards), points)

"""Whether a match is won after a deal, by whom, and by which rule."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, assert_never

from scopa_desktop.rules.cards import CardSet
from scopa_desktop.rules.events import Outright
from scopa_desktop.rules.extras import ALL_COINS, LOW_COINS
from scopa_desktop.rules.ruleset import Ruleset
from scopa_desktop.rules.scoring import DealScore, PointKind, strict_maximum

CAPPOTTO: Final = 7
"""A match score that wins outright against nothing."""
_STEPS: Final[Mapping[PointKind, int]] = {
    "cards": 0,
    "coins": 1,
    "settebello": 2,
    "primiera": 3,
    "primiera_count": 3,
    "ponino": 5,
    "scopas": 5,
}
"""The steps in which points are counted where the order decides; all others are extras, before the scopas."""
_EXTRAS: Final = 4


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a match stands after a deal."""

    winner: int | None
    """Side; ``None`` plays on."""
    outright: Outright | None = None
    """The rule of a win at once."""


def outcome(rules: Ruleset, before: Sequence[int], score: DealScore, piles: Sequence[CardSet]) -> Outcome:
    """How the match stands after a deal; ``before`` is the score of the match by side without it."""
    totals = [old + new for old, new in zip(before, score.points, strict=True)]
    won = _outright(rules, totals, piles)
    if won.winner is not None:
        return won
    if max(totals) < rules.target:
        return Outcome(None)
    if rules.inverse == "on":
        return Outcome(strict_maximum([-total for total in totals]))
    match rules.both_past_target:
        case "higher":
            return Outcome(strict_maximum(totals))
        case "in_order_if_tied":
            competing = [side for side, total in enumerate(totals) if total == max(totals)]
        case "in_order_always":
            competing = list(range(len(totals)))
        case _ as unreachable:
            assert_never(unreachable)
    if len(competing) == 1:
        return Outcome(competing[0])
    return Outcome(_first_in_order(rules.target, before, score, competing))


def _outright(rules: Ruleset, totals: Sequence[int], piles: Sequence[CardSet]) -> Outcome:
    all_coins = next((side for side, pile in enumerate(piles) if not ALL_COINS & ~pile), None)
    if rules.napoleone == "on" and all_coins is not None:
        return Outcome(all_coins, "napoleone")
    if rules.cappotto == "seven_nil":
        best = max(totals)
        if best >= CAPPOTTO and sum(totals) == best:
            return Outcome(totals.index(best), "seven_nil")
    if rules.cappotto == "ten_coins" and all_coins is not None:
        return Outcome(all_coins, "ten_coins")
    if rules.trentino == "on":
        low = next((side for side, pile in enumerate(piles) if not LOW_COINS & ~pile), None)
        if low is not None:
            return Outcome(low, "trentino")
    return Outcome(None)


def _first_in_order(
    target: int, before: Sequence[int], score: DealScore, competing: Sequence[int]
) -> int | None:
    """The side that is alone in front at or past the target after the earliest step."""
    totals = list(before)
    for step in range(6):
        for row in score.rows:
            if _STEPS.get(row.kind, _EXTRAS) == step:
                totals = [total + points for total, points in zip(totals, row.points, strict=True)]
        past = [side for side in competing if totals[side] >= target]
        best = max((totals[side] for side in past), default=0)
        leading = [side for side in past if totals[side] == best]
        if len(leading) == 1:
            return leading[0]
    return None

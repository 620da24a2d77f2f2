"""What the result of a deal is worth for the match: its points, near the end the chance to win."""

from bisect import bisect_left
from collections.abc import Callable, Sequence
from functools import cache
from math import exp
from operator import add
from statistics import pstdev
from typing import Final, TypeAlias

from scopa_desktop.match.outcome import outcome
from scopa_desktop.players.leaf_weights import RESULTS
from scopa_desktop.rules.cards import CardSet
from scopa_desktop.rules.ruleset import Ruleset
from scopa_desktop.rules.scoring import DealScore, points_finder, score_deal, strict_maximum

OfLead: TypeAlias = Callable[[float], float]

RARE: Final = 0.03
"""The end of a match is near when a side makes the points it needs in this share of deals."""
WIN: Final = 3.0
"""A match won counts as such a lead, one lost as its opposite: about the spread of the leads of a deal."""
OUTRIGHT: Final = 8.0
"""A match won at a blow, while the end is far."""
MOST: Final = 20.0
"""Leads beyond are taken for this one."""
STEP: Final = 0.25


class Stakes:
    """The worth of results, in points a side is ahead."""

    def __init__(
        self, rules: Ruleset, scores: Sequence[int], spread: float, bonuses: Sequence[int] = ()
    ) -> None:
        """``scores`` of the match before the deal; ``spread`` of results about what is expected of them;
        ``bonuses`` for declarations in the deal."""
        self._points = points_finder(rules)
        self._bonuses = tuple(bonuses) if any(bonuses) and rules.scoring == "classic" else ()
        self._has_outright = has_outright_win(rules)
        self._rules = rules
        self._scores = tuple(scores)
        self._sign = -1.0 if is_inverse(rules) else 1.0
        self.is_near: Final = max(scores) + reach(rules.preset) >= rules.target
        """The deal may well decide the match."""
        self.spread: Final = WIN if self.is_near else spread_of_deals(rules.preset)
        """How far values lie apart."""
        self.of_lead: Final = self._of_lead(spread)
        """The worth of an expected lead of side 0, with two sides; ``None`` if it is that lead itself."""

    def of_result(self, piles: Sequence[CardSet], scopas: Sequence[int]) -> tuple[float, ...]:
        """By side, of a deal that is over."""
        points = self._points(piles, scopas)
        if self._bonuses:
            points = tuple(map(add, points, self._bonuses))
        if not (self.is_near or self._has_outright):
            return self.of_leads(leads(points))
        totals = [before + more for before, more in zip(self._scores, points, strict=True)]
        won = self._winner(points, piles, scopas)
        if not self.is_near:
            values = self.of_leads(leads(points))
            return values if won is None else tuple(map(add, values, _for_winner(won, len(points), OUTRIGHT)))
        if len(points) == 2:
            chance = _chance_to_win(self._rules, *totals) if won is None else float(won == 0)
            value = WIN * (2 * chance - 1)
            return value, -value
        values = self.of_leads(leads(points))
        return values if won is None else tuple(map(add, values, _for_winner(won, len(points), WIN)))

    def of_leads(self, ahead: Sequence[float]) -> tuple[float, ...]:
        """By side, of leads over the mean of the others."""
        sign = self._sign
        return tuple([sign * lead for lead in ahead])

    def _winner(self, points: tuple[int, ...], piles: Sequence[CardSet], scopas: Sequence[int]) -> int | None:
        rules = self._rules
        if rules.both_past_target == "higher":
            return outcome(rules, self._scores, DealScore((), points), piles).winner
        # The order of counting asks for the rows; of the scopas only the number matters.
        cards = [(0,) * made for made in scopas]
        return outcome(rules, self._scores, score_deal(rules, piles, cards, self._bonuses), piles).winner

    def _of_lead(self, spread: float) -> OfLead | None:
        if self.is_near and len(self._scores) == 2:
            curve = _curve(self._rules, self._scores, round(spread, 1))
            last = len(curve) - 1

            def chance(lead: float) -> float:
                place = int((lead + MOST) / STEP + 0.5)
                return curve[0 if place < 0 else min(place, last)]

            return chance
        return None if self._sign > 0 else _negated


def leads(points: Sequence[float]) -> tuple[float, ...]:
    """By side: how far it is ahead of the mean of the others."""
    total = sum(points)
    others = len(points) - 1
    return tuple([own - (total - own) / others for own in points])


def has_outright_win(rules: Ruleset) -> bool:
    """Whether a match can be won at a blow."""
    return "on" in (rules.napoleone, rules.trentino) or rules.cappotto != "off"


def _for_winner(won: int, sides: int, worth: float) -> list[float]:
    return [worth if side == won else -worth / (sides - 1) for side in range(sides)]


def is_inverse(rules: Ruleset) -> bool:
    """Whether points are to be avoided."""
    return rules.inverse == "on"


def winner(rules: Ruleset, totals: Sequence[int]) -> int | None:
    """The side that has won a match by its totals, ``None`` if another deal is played."""
    if max(totals) < rules.target:
        return None
    return strict_maximum([-total for total in totals] if is_inverse(rules) else totals)


@cache
def reach(preset: str) -> int:
    """The points a side makes in a deal at least rarely."""
    made = sorted(
        points
        for leader, dealer, times in _results(preset)
        for points in (leader, dealer)
        for _ in range(times)
    )
    return made[min(len(made) - 1, int((1 - RARE) * len(made)))]


@cache
def spread_of_deals(preset: str) -> float:
    """Standard deviation of the leads that deals end with."""
    return pstdev([own - other for own, other, times in _results(preset) for _ in range(times)])


@cache
def _results(preset: str) -> tuple[tuple[int, int, int], ...]:
    """What deals brought: two sides and how often."""
    found = []
    for line in RESULTS.get(preset) or RESULTS["classic"]:
        for word in line.split():
            own, other, times = map(int, word.split(":"))
            found.append((own, other, times))
    return tuple(found)


@cache
def _chance_to_win(rules: Ruleset, own: int, other: int) -> float:
    """Of the first of two sides between two deals."""
    won = winner(rules, (own, other))
    if won is not None:
        return float(won == 0)
    if own == other:
        return 0.5
    if min(own, other) >= rules.target:
        return 0.5
    total, weight = 0.0, 0
    for first, second, times in _results(rules.preset):
        if first or second:
            ahead = _chance_to_win(rules, own + first, other + second)
            total += times * (ahead + _chance_to_win(rules, own + second, other + first))
            weight += 2 * times
    return total / weight


@cache
def _curve(rules: Ruleset, scores: tuple[int, int], spread: float) -> Sequence[float]:
    """The worth for side 0 by the lead expected, from -MOST in steps of STEP."""
    by_lead: dict[int, list[float]] = {}
    for first, second, times in _results(rules.preset):
        for own, other in ((first, second), (second, first)):
            chance = _chance_to_win(rules, scores[0] + own, scores[1] + other)
            sums = by_lead.setdefault(own - other, [0.0, 0.0])
            sums[0] += times * chance
            sums[1] += times
    known = sorted(by_lead)

    def at(lead: int) -> float:
        # Leads that never came are taken for the nearest that did.
        nearest = known[min(bisect_left(known, lead), len(known) - 1)]
        won, times = by_lead[nearest]
        return won / times

    most = int(MOST)
    worths = [(lead, WIN * (2 * at(lead) - 1)) for lead in range(-2 * most, 2 * most + 1)]
    curve = []
    for step in range(int(2 * MOST / STEP) + 1):
        expected = step * STEP - MOST
        weights = [exp(-(((lead - expected) / spread) ** 2) / 2) for lead, _worth in worths]
        total = sum(weight * worth for weight, (_lead, worth) in zip(weights, worths, strict=True))
        curve.append(total / sum(weights))
    return curve


def _negated(lead: float) -> float:
    return -lead

"""Fit the curves by which the search judges the end of a hand, from deals of a level against itself.

    python tools/fit_leaf.py                    all presets
    python tools/fit_leaf.py classic cirulla    these anew, the others as they are

Fair players play 3,000 deals of each preset, two of them or four where only four can play.  For every number
of cards left in the stock the slopes are those with the least squared error, kind of point by kind of point.
The distribution of results is kept too: near the end of a match it tells the chance to win.  The same command
writes the same scopa_desktop/players/leaf_weights.py.
"""

import argparse
import multiprocessing
import os
import sys
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import tanh
from pathlib import Path
from random import Random
from statistics import fmean, pstdev

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from scopa_desktop.match.match import Match
from scopa_desktop.match.shuffle import deck_for
from scopa_desktop.players.horizon import is_low
from scopa_desktop.players.leaf_weights import RESULTS, STAGES
from scopa_desktop.players.levels import choose
from scopa_desktop.players.prospects import Stage, lead_finder, standing
from scopa_desktop.players.worth import sweep_limit
from scopa_desktop.rules.cards import COINS, OF_SUIT, OF_VALUE, CardSet, set_of
from scopa_desktop.rules.events import DealEnded
from scopa_desktop.rules.ruleset import PRESETS, Ruleset, ruleset

ROOT = Path(__file__).resolve().parent.parent
TARGET = ROOT / "scopa_desktop" / "players" / "leaf_weights.py"
DEALS = 3000
LEVEL = "fair"
WIDTH = 94
GRIDS = {"cards": 0.4, "coins": 1.2, "primiera": 0.15, "sevens": 2.0}
"""The steepest slope tried by kind of point."""
STEPS = 80


@dataclass(frozen=True, slots=True)
class Sample:
    """The end of a hand, seen from side 0."""

    stock_size: int
    piles: tuple[CardSet, ...]
    scopas: tuple[int, ...]
    is_leading: bool
    is_low: bool
    won: Mapping[str, int]
    """1, 0 or -1 at the end of the deal, by kind of point."""
    lead: int
    """In points, at the end of the deal."""


def samples_of(rules: Ruleset, seed: int) -> tuple[list[Sample], tuple[int, int]]:
    """The ends of hands of one deal, and the points of leader and dealer."""
    chance = Random(seed)
    match = Match(rules, seed % rules.players)
    turn = match.deal(deck_for(rules, seed, 1))
    leading = rules.side_of[(seed + 1) % rules.players]
    ends = []
    while (seat := turn.after.turn) is not None:
        turn = match.take(choose(LEVEL, match.view(seat), int(chance.random() * 2**32)))
        if turn.after.turn is not None and turn.after.hands_left != turn.before.hands_left:
            after = turn.after
            size = len(after.stock) + sum(map(len, after.hands))
            ends.append((size, after.piles, tuple(map(len, after.scopas)), set_of(after.table)))
    score = next(event.score for event in turn.events if isinstance(event, DealEnded))
    won = {
        row.kind: (row.amounts[0] > row.amounts[1]) - (row.amounts[0] < row.amounts[1])
        for row in score.rows
        if row.kind in GRIDS
    }
    lead = score.points[0] - score.points[1]
    limit = sweep_limit(rules)
    samples = [
        Sample(size, piles, scopas, leading == 0, is_low(table, limit), won, lead)
        for size, piles, scopas, table in ends
    ]
    return samples, (score.points[leading], score.points[1 - leading])


def ahead(kind: str, piles: Sequence[CardSet]) -> int:
    """What the curve of a kind of point is drawn over."""
    own, other = piles
    match kind:
        case "cards":
            return own.bit_count() - other.bit_count()
        case "coins":
            return (own & OF_SUIT[COINS]).bit_count() - (other & OF_SUIT[COINS]).bit_count()
        case "sevens":
            return (own & OF_VALUE[7]).bit_count() - (other & OF_VALUE[7]).bit_count()
        case _:
            return standing(own) - standing(other)


def slope(kind: str, samples: Sequence[Sample]) -> float:
    """The best on a grid; noughts for a kind that does not score."""
    results = Counter((ahead(kind, sample.piles), sample.won.get(kind, 0)) for sample in samples)
    grid = [GRIDS[kind] * step / STEPS for step in range(1, STEPS + 1)]
    return min(
        grid, key=lambda k: sum(times * (tanh(k * x) - won) ** 2 for (x, won), times in results.items())
    )


def stage_of(rules: Ruleset, samples: Sequence[Sample]) -> Stage:
    """The curves for one size of the stock."""
    slopes = {kind: slope(kind, samples) for kind in GRIDS}
    lead = lead_finder(rules, Stage(**slopes, leading=0.0, low_table=0.0, spread=1.0))
    rest = []
    for sample in samples:
        missing = sample.lead - lead(*sample.piles, *sample.scopas)
        rest.append((sample.is_low, missing if sample.is_leading else -missing))
    high = fmean([missing for is_low, missing in rest if not is_low])
    low = [missing for is_low, missing in rest if is_low]
    # Of a table that is seldom low nothing can be said.
    more = fmean(low) - high if len(low) > 100 else 0.0
    return Stage(**slopes, leading=high, low_table=more, spread=pstdev([missing for _, missing in rest]))


def fitted(preset: str) -> tuple[str, tuple[str, ...], tuple[str, ...]]:
    """The lines of one preset: stages and results."""
    rules = ruleset(preset, players=PRESETS[preset].players[0])
    by_size: dict[int, list[Sample]] = {}
    results: Counter[tuple[int, int]] = Counter()
    for seed in range(DEALS):
        samples, points = samples_of(rules, seed)
        results[points] += 1
        for sample in samples:
            by_size.setdefault(sample.stock_size, []).append(sample)
    stages = []
    for size in sorted(by_size):
        at = stage_of(rules, by_size[size])
        numbers = (at.cards, at.coins, at.primiera, at.sevens, at.leading, at.low_table, at.spread)
        stages.append(" ".join([str(size), *(f"{number:.4g}" for number in numbers)]))
    words = [f"{leader}:{dealer}:{times}" for (leader, dealer), times in sorted(results.items())]
    return preset, tuple(stages), tuple(_wrapped(words))


def _wrapped(words: Sequence[str]) -> list[str]:
    lines = [""]
    for word in words:
        if len(lines[-1]) + len(word) >= WIDTH:
            lines.append("")
        lines[-1] += f" {word}" if lines[-1] else word
    return lines


def source(stages: Mapping[str, Sequence[str]], results: Mapping[str, Sequence[str]]) -> str:
    """The module that holds the numbers."""
    head = '''"""Fitted by tools/fit_leaf.py, which writes this file anew."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

'''
    return (
        head
        + _mapping("STAGES", stages)
        + '"""By preset a line for each size of the stock: it, then the fields of ``prospects.Stage``."""\n\n'
        + _mapping("RESULTS", results)
        + '"""By preset how often a deal brought so many points, as ``leader:dealer:times``."""\n'
    )


def _mapping(name: str, lines: Mapping[str, Sequence[str]]) -> str:
    text = f"{name}: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(\n    {{\n"
    for preset in sorted(lines):
        body = "".join(f'            "{line}",\n' for line in lines[preset])
        text += f'        "{preset}": (\n{body}        ),\n' if body else f'        "{preset}": (),\n'
    return text + "    }\n)\n"


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("presets", nargs="*", metavar="PRESET")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    options = parser.parse_args()
    stages = dict(STAGES)
    results = dict(RESULTS)
    with multiprocessing.get_context("spawn").Pool(options.jobs) as pool:
        for preset, lines, outcome in pool.imap(fitted, options.presets or list(PRESETS)):
            stages[preset], results[preset] = lines, outcome
            print(preset, *lines, sep="\n  ", flush=True)
    TARGET.write_text(source(stages, results), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""How much stronger one computer player is than another.

    python bench/arena.py fair easy --decks 1000
    python bench/arena.py master easy --preset scopone --seats 4 --decks 300
    python bench/arena.py fair easy --seats 4 --teams individual

Every deck is played once for each side that A can be, the other sides being B; seat 0 leads each time and the
last seat deals.  The last line tells what A scores more than the mean of the others, in points a deal, with a
95 % interval over decks, and the share of matches A would win, by drawing deals until a match is won.  A
player against itself draws other seeds on the two sides.
Results are kept under build/arena as they come: the same command goes on where it was stopped, and plays only
what more decks need.  Changed sources of rules or players start anew.
"""

import argparse
import hashlib
import json
import multiprocessing
import os
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from math import sqrt
from pathlib import Path
from random import Random
from statistics import fmean, stdev
from typing import TypeAlias

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from bench.opponents import OPPONENTS, Cheater, Chooser
from scopa_desktop.match.match import Match
from scopa_desktop.match.shuffle import deck_for
from scopa_desktop.players.level_keys import LEVELS
from scopa_desktop.players.levels import choose
from scopa_desktop.rules.cards import Card, set_of
from scopa_desktop.rules.ruleset import PRESETS, Ruleset, ruleset

ROOT = Path(__file__).resolve().parent.parent
PLAYERS: Mapping[str, Chooser] = {**OPPONENTS, **{level: partial(choose, level) for level in LEVELS}}
MATCHES = 4000
"""Drawn for the estimate."""
KEPT = ROOT / "build" / "arena"
SOURCES = ("scopa_desktop/rules", "scopa_desktop/match", "scopa_desktop/players", "bench")

Points: TypeAlias = tuple[int, ...]
"""By side."""
DeckResult: TypeAlias = tuple[Points, ...]
"""By the side that A was."""


@dataclass(frozen=True, slots=True)
class Margin:
    """Points a deal that A scores more."""

    mean: float
    half_width: float
    """Of the 95 % interval."""

    def __str__(self) -> str:
        return f"{self.mean:+.2f} +- {self.half_width:.2f}"


def play_deal(rules: Ruleset, deck: tuple[Card, ...], seats: Sequence[Chooser], seed: int) -> Points:
    """Points by side of one deal dealt by the last seat."""
    chance = Random(seed)
    match = Match(rules, rules.players - 1)
    match.deal(deck)
    while match.state is not None and (seat := match.state.turn) is not None:
        chooser = seats[seat]
        decision = int(chance.random() * 2**32)
        if isinstance(chooser, Cheater):
            match.take(
                chooser.choose(match.view(seat), [set_of(hand) for hand in match.state.hands], decision)
            )
        else:
            match.take(chooser(match.view(seat), decision))
    return match.scores


def play_deck(rules: Ruleset, a: Chooser, b: Chooser, seed: int) -> DeckResult:
    """One deck with A on every side in turn."""
    deck = deck_for(rules, seed, 1)
    return tuple(
        play_deal(rules, deck, [a if side == own else b for side in rules.side_of], seed)
        for own in range(len(rules.sides))
    )


def with_other_seeds(chooser: Chooser) -> Chooser:
    """The same player, who draws otherwise: against itself it would score nothing but ties."""
    return lambda view, seed: chooser(view, ~seed % 2**32)


def lead(result: DeckResult) -> float:
    """How much more A had than the mean of the others, over one deck."""
    return fmean(
        points[own] - (sum(points) - points[own]) / (len(points) - 1) for own, points in enumerate(result)
    )


def margin(results: Sequence[DeckResult]) -> Margin:
    """Over some decks."""
    leads = [lead(result) for result in results]
    if len(leads) < 2:
        return Margin(fmean(leads), float("inf"))
    return Margin(fmean(leads), 1.96 * stdev(leads) / sqrt(len(leads)))


def duel(rules: Ruleset, a: Chooser, b: Chooser, decks: int, seed: int) -> Margin:
    """A against B over duplicate decks, in this process."""
    return margin([play_deck(rules, a, b, seed + number) for number in range(decks)])


def win_share(rules: Ruleset, results: Sequence[DeckResult], matches: int = MATCHES, seed: int = 1) -> float:
    """The share of matches that A would win against copies of B, seats and deals drawn at random."""
    chance = Random(seed)
    sides = len(rules.sides)
    won = 0
    for number in range(matches):
        own = number % sides
        totals = [0] * sides
        turn = own
        winner = None
        while winner is None:
            points = results[int(chance.random() * len(results))][turn]
            # A is side ``own`` of the match, whatever side it had in the deal drawn.
            for side, more in enumerate(points):
                totals[(side - turn + own) % sides] += more
            winner = match_winner(rules, totals)
            turn = (turn + 1) % sides
        won += winner == own
    return won / matches


def match_winner(rules: Ruleset, totals: Sequence[int]) -> int | None:
    """By the totals alone: what won outright or in order of counting is not known of deals drawn."""
    if max(totals) < rules.target:
        return None
    front = min(totals) if rules.inverse == "on" else max(totals)
    return totals.index(front) if list(totals).count(front) == 1 else None


def shares(rules: Ruleset, results: Sequence[DeckResult]) -> str:
    """How often A wins, loses and shares a deal as the dealer's side and as the other; two sides only."""
    dealing = rules.side_of[-1]
    parts = []
    for name, own in (("dealer's side", dealing), ("other side", 1 - dealing)):
        differences = [result[own][own] - result[own][1 - own] for result in results]
        won = sum(difference > 0 for difference in differences) / len(results)
        lost = sum(difference < 0 for difference in differences) / len(results)
        parts.append(f"{name} {won:.1%} won, {lost:.1%} lost, {1 - won - lost:.1%} level")
    return "deals as " + "; as ".join(parts)


@dataclass(frozen=True, slots=True)
class Contest:
    """All that decides the results: names, so that it can be sent to another process and kept."""

    a: str
    b: str
    preset: str
    players: int
    teams: str
    seed: int

    @property
    def rules(self) -> Ruleset:
        return ruleset(self.preset, players=self.players, teams=self.teams)

    @property
    def file(self) -> Path:
        """Where the results are kept."""
        name = f"{self.a}-{self.b}-{self.preset}-{self.players}-{self.teams}-{self.seed}-{_sources()}.jsonl"
        return KEPT / name

    def deck(self, number: int) -> tuple[int, DeckResult]:
        """The result of one deck, by its number from 0."""
        a, b = PLAYERS[self.a], PLAYERS[self.b]
        if a is b and not isinstance(b, Cheater):
            b = with_other_seeds(b)
        return number, play_deck(self.rules, a, b, self.seed + number)


def play(contest: Contest, decks: int, jobs: int, *, fresh: bool = False) -> Iterator[dict[int, DeckResult]]:
    """All results so far, again after every deck: those kept first, then those played."""
    if fresh:
        contest.file.unlink(missing_ok=True)
    results = _kept(contest.file)
    missing = [number for number in range(decks) if number not in results]
    results = {number: result for number, result in results.items() if number < decks}
    yield results
    if not missing:
        return
    contest.file.parent.mkdir(parents=True, exist_ok=True)
    with contest.file.open("a", encoding="utf-8") as file:
        # Ends a line that was being written when the program was stopped.
        file.write("\n")
        for number, result in _played(contest, missing, jobs):
            results[number] = result
            file.write(json.dumps([number, result]) + "\n")
            file.flush()
            yield results


def _played(contest: Contest, numbers: Sequence[int], jobs: int) -> Iterator[tuple[int, DeckResult]]:
    if jobs == 1:
        yield from map(contest.deck, numbers)
        return
    with multiprocessing.get_context("spawn").Pool(jobs) as pool:
        yield from pool.imap_unordered(contest.deck, numbers)


def _kept(file: Path) -> dict[int, DeckResult]:
    if not file.exists():
        return {}
    found = {}
    for line in file.read_text(encoding="utf-8").splitlines():
        try:
            number, result = json.loads(line)
        except ValueError:
            continue
        found[number] = tuple(tuple(points) for points in result)
    return found


def _sources() -> str:
    """What the results depend on, in eight signs."""
    digest = hashlib.sha256()
    for folder in SOURCES:
        for path in sorted((ROOT / folder).glob("*.py")):
            digest.update(path.read_bytes())
    return digest.hexdigest()[:8]


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("a", choices=PLAYERS, metavar="A", help=", ".join(PLAYERS))
    parser.add_argument("b", choices=PLAYERS, metavar="B")
    parser.add_argument("--decks", type=int, default=700)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--preset", choices=PRESETS, default="classic")
    parser.add_argument("--seats", type=int, help="how many play; the fewest of the preset if not given")
    parser.add_argument("--teams", default="teams")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes (one a core)")
    parser.add_argument("--fresh", action="store_true", help="play again what is kept")
    options = parser.parse_args(arguments)
    seats = options.seats or PRESETS[options.preset].players[0]
    contest = Contest(options.a, options.b, options.preset, seats, options.teams, options.seed)
    rules = contest.rules
    started = time.monotonic()
    results: dict[int, DeckResult] = {}
    for results in play(contest, options.decks, options.jobs, fresh=options.fresh):
        if results:
            passed = time.monotonic() - started
            so_far = (
                f"\r{len(results)}/{options.decks} decks, {margin(list(results.values()))}, {passed:.0f} s "
            )
            print(so_far, end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    ordered = [results[number] for number in sorted(results)]
    print(f"{options.preset}, {seats} seats, {options.teams}, seed {options.seed}")
    if seats == 4 and len(rules.sides) == 2:
        print(shares(rules, ordered))
    estimate = f"{margin(ordered)} points a deal, {len(ordered)} decks, match {win_share(rules, ordered):.1%}"
    print(f"{options.a} - {options.b}: {estimate}".replace("%", " %"))
    return 0


if __name__ == "__main__":
    sys.exit(main())

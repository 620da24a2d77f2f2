"""How long a choice takes, by level, preset, number of players and stage of the deal.

    python bench/think.py                                all presets
    python bench/think.py scopone --seats 4 --deals 20
    python bench/think.py classic --hint                 hints instead of choices

CPU time of one core, over the decisions of whole deals that have more than one legal play; the stages are
thirds of a deal by the cards played.
"""

import argparse
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import median, quantiles

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from scopa_desktop.coach.hint import hint
from scopa_desktop.match.match import Match
from scopa_desktop.match.shuffle import deck_for
from scopa_desktop.players.level_keys import LEVELS
from scopa_desktop.players.levels import choose
from scopa_desktop.rules.ruleset import PRESETS, Ruleset, ruleset
from scopa_desktop.rules.view import PlayerView

STAGES = ("early", "middle", "late")


@dataclass(frozen=True, slots=True)
class Decision:
    """What a seat saw where it had a choice."""

    view: PlayerView
    stage: str


def decisions(rules: Ruleset, deals: int) -> list[Decision]:
    """The decisions of deals among Easy players."""
    found = []
    for seed in range(deals):
        match = Match(rules, 0)
        match.deal(deck_for(rules, seed, 1))
        while match.state is not None and (seat := match.state.turn) is not None:
            view = match.view(seat)
            if len(match.legal_plays()) > 1:
                left = view.stock_size + sum(view.hand_sizes)
                found.append(Decision(view, STAGES[min(2, 3 * (40 - left) // 40)]))
            match.take(choose("easy", view, 0))
    return found


def line(name: str, times: Sequence[float]) -> str:
    """Times in ms."""
    slow = quantiles(times, n=100)[98] if len(times) > 1 else times[0]
    return f"{name}: median {median(times):.2f} ms, p99 {slow:.2f} ms, max {max(times):.2f} ms"


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("presets", nargs="*", metavar="PRESET", help="only these presets")
    parser.add_argument("--seats", type=int, help="only this number of players")
    parser.add_argument("--level", choices=LEVELS, action="append", help="only this level")
    parser.add_argument("--hint", action="store_true", help="time hints instead of the levels")
    parser.add_argument("--deals", type=int, default=10)
    parser.add_argument("--stages", action="store_true", help="also by stage of the deal")
    options = parser.parse_args(arguments)
    for key in options.presets or PRESETS:
        for players in PRESETS[key].players:
            if options.seats not in (None, players):
                continue
            found = decisions(ruleset(key, players=players), options.deals)
            for level in ("hint",) if options.hint else options.level or LEVELS:
                times: dict[str, list[float]] = {}
                for seed, decision in enumerate(found):
                    started = time.process_time_ns()
                    if options.hint:
                        hint(decision.view, seed)
                    else:
                        choose(level, decision.view, seed)
                    times.setdefault(decision.stage, []).append((time.process_time_ns() - started) / 1e6)
                name = f"{level}, {key}, {players} players"
                print(line(name, [one for stage in times.values() for one in stage]), flush=True)
                if options.stages:
                    for stage in STAGES:
                        if stage in times:
                            print("  " + line(f"{name}, {stage}", times[stage]))
    return 0


if __name__ == "__main__":
    sys.exit(main())

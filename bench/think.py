"""How long a choice takes, by level and number of players.

    python bench/think.py --deals 50

CPU time of one core, over the decisions of whole deals that have more than one legal play.
"""

import argparse
import sys
import time
from pathlib import Path
from statistics import fmean, quantiles

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from scopa_desktop.match.match import Match
from scopa_desktop.match.shuffle import deck_for
from scopa_desktop.players.level_keys import LEVELS
from scopa_desktop.players.levels import choose
from scopa_desktop.rules.ruleset import Ruleset, ruleset
from scopa_desktop.rules.view import PlayerView


def decisions(rules: Ruleset, deals: int) -> list[PlayerView]:
    """What the seats saw in deals among Easy players, where they had a choice."""
    views = []
    for seed in range(deals):
        match = Match(rules, 0)
        match.deal(deck_for(rules, seed, 1))
        while match.state is not None and (seat := match.state.turn) is not None:
            view = match.view(seat)
            if len(match.legal_plays()) > 1:
                views.append(view)
            match.take(choose("easy", view, 0))
    return views


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--deals", type=int, default=50)
    deals = parser.parse_args().deals
    for players in (2, 3, 4, 6):
        views = decisions(ruleset("classic", players=players), deals)
        for level in LEVELS:
            times = []
            for seed, view in enumerate(views):
                started = time.process_time_ns()
                choose(level, view, seed)
                times.append((time.process_time_ns() - started) / 1e6)
            slow = f"p99 {quantiles(times, n=100)[98]:.2f} ms, max {max(times):.2f} ms"
            print(f"{level}, {players} players: mean {fmean(times):.3f} ms, {slow}")


if __name__ == "__main__":
    main()

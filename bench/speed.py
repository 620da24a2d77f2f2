#!/usr/bin/env python3
"""How many random deals a second the rules core plays, for every preset and number of players.

    python bench/speed.py [--deals N] [PRESET...]

A deal is played through ``legal_plays`` and ``take`` of ``Position``, as the computer players do, from decks
shuffled beforehand, and its points are counted.  CPU time, best of five.  "of calibration" is the ratio to a
fixed loop of plain Python (``calibration.py``), which hardly depends on the machine.
"""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from random import Random

# A script sees its own folder only; the checkout may not be installed.
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from bench.calibration import calibration, rate
from scopa_desktop.match.shuffle import deck_for
from scopa_desktop.rules.cards import Card
from scopa_desktop.rules.position import Position
from scopa_desktop.rules.ruleset import PRESETS, Ruleset, ruleset


def deals_a_second(rules: Ruleset, deals: int) -> float:
    """Random deals a second under some rules."""
    decks = [deck_for(rules, seed, 1) for seed in range(deals)]
    chance = Random(1).random
    return deals * rate(lambda: _play(rules, decks, chance), 1)


def speed_line(rules: Ruleset, deals: int, calibrated: float) -> str:
    """One line of the report."""
    speed = deals_a_second(rules, deals)
    ratio = speed / calibrated
    return f"{rules.preset} {rules.players} players: {speed:.0f} deals/s, {ratio:.2f} of calibration"


def _play(rules: Ruleset, decks: Sequence[tuple[Card, ...]], chance) -> None:
    for number, deck in enumerate(decks):
        position = Position.dealt(rules, number % rules.players, deck)
        while not position.is_over:
            plays = position.legal_plays()
            position.take(plays[int(chance() * len(plays))])
        position.points()


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Speed of the rules core.")
    parser.add_argument("presets", nargs="*", metavar="PRESET", help="only these presets")
    parser.add_argument("--deals", type=int, default=2000, help="deals a round (2000)")
    options = parser.parse_args(arguments)
    calibrated = calibration()
    for key in options.presets or PRESETS:
        for players in PRESETS[key].players:
            print(speed_line(ruleset(key, players=players), options.deals, calibrated), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())

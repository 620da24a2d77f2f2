"""``simulate``: computer players play whole matches; their records can be kept."""

import argparse
import sys
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import Final

from scopa_desktop.coach.simulate import Tally, no_matches, simulate
from scopa_desktop.match.match import Match
from scopa_desktop.match.record import write_record
from scopa_desktop.players.level_keys import LEVELS
from scopa_desktop.rules.ruleset import (
    FIELDS,
    PRESETS,
    FieldValue,
    Ruleset,
    RulesFault,
    RulesInvalid,
    ruleset,
)

REASONS: Final[Mapping[RulesFault, str]] = MappingProxyType(
    {
        "unknown_preset": "there is no preset {value}",
        "unknown_field": "there is no rule {field}",
        "unknown_value": "the rule {field} has no value {value}",
        "players_not_in_preset": "this preset is not for {value} players",
        "three_pairs_without_six": "three pairs need six players",
        "hand_without_four": "hands of {value} cards need four players",
        "not_forty_dealt": "hands of ten go with an empty table, all others with four cards on it",
        "napoleone_without_napola": "the napoleone needs the napola",
    }
)


class OptionsInvalid(ValueError):
    """Options that make no sense; the text says why in plain English."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options of ``simulate``."""
    parser.add_argument(
        "--preset", default="classic", metavar="KEY", help=f"rules to play by: {', '.join(PRESETS)} (classic)"
    )
    parser.add_argument(
        "--players",
        required=True,
        metavar="LEVEL,LEVEL...",
        help=f"a level for each seat, 2, 3, 4 or 6 of them: {', '.join(LEVELS)}",
    )
    parser.add_argument("--matches", type=int, default=1, metavar="N", help="how many to play (1)")
    parser.add_argument(
        "--seed", type=int, default=1, metavar="S", help="of the first match; the next has S + 1 (1)"
    )
    parser.add_argument("--out", type=Path, metavar="DIR", help="write match-0001.scopa and so on to here")
    parser.add_argument(
        "--set",
        action="append",
        default=[],
        dest="fields",
        metavar="FIELD=VALUE",
        help="change a rule of the preset, such as target=21; may stand several times",
    )


def run(options: argparse.Namespace) -> int:
    """Play, and print a summary line; 1 if a record cannot be written, 2 if the options make no sense."""
    levels = [level.strip() for level in options.players.split(",")]
    try:
        rules = rules_for(options.preset, levels, options.fields)
        if options.matches < 1:
            raise OptionsInvalid("at least one match must be played")
    except OptionsInvalid as error:
        print(f"simulate: {error}", file=sys.stderr)
        return 2
    started = time.perf_counter()
    tally = no_matches(rules)
    folder: Path | None = options.out
    try:
        if folder is not None:
            folder.mkdir(parents=True, exist_ok=True)
        for match in simulate(rules, levels, options.matches, options.seed):
            tally = tally.with_match(match)
            if folder is not None:
                write(match, folder, tally.matches)
    except OSError as error:
        print(f"simulate: cannot write to {folder}: {error.strerror or error}", file=sys.stderr)
        return 1
    print(summary(rules, levels, tally, time.perf_counter() - started))
    return 0


def rules_for(preset: str, levels: Sequence[str], fields: Sequence[str]) -> Ruleset:
    """The rules for as many players as levels; raises ``OptionsInvalid``."""
    for level in levels:
        if level not in LEVELS:
            raise OptionsInvalid(f"there is no level {level!r}; there are {', '.join(LEVELS)}")
    if len(levels) not in FIELDS["players"]:
        raise OptionsInvalid(f"name 2, 3, 4 or 6 levels parted by commas, not {len(levels)}")
    values: dict[str, FieldValue] = {"players": len(levels)}
    for text in fields:
        name, parted, spelled = text.partition("=")
        if not parted:
            raise OptionsInvalid(f"--set {text}: write it as field=value")
        if name == "players":
            raise OptionsInvalid("the number of players is the number of levels named")
        values[name] = next((known for known in FIELDS.get(name, ()) if str(known) == spelled), spelled)
    try:
        return ruleset(preset, **values)
    except RulesInvalid as error:
        raise OptionsInvalid(REASONS[error.code].format(field=error.field, value=error.value)) from None


def write(match: Match, folder: Path, number: int) -> None:
    """Write the record of a match, ``match-0001.scopa`` for the first."""
    (folder / f"match-{number:04}.scopa").write_text(write_record(match), "utf-8", newline="\n")


def summary(rules: Ruleset, levels: Sequence[str], tally: Tally, seconds: float) -> str:
    """One line: who won how often, with how many points a deal, side by side."""
    sides = []
    for side, seats in enumerate(rules.sides):
        name = "+".join(levels[seat] for seat in seats)
        sides.append(f"{name} {tally.wins[side]} won {tally.points_a_deal[side]:.2f} a deal")
    matches, deals = _counted(tally.matches, "match", "es"), _counted(tally.deals, "deal", "s")
    return f"{rules.preset}, {rules.players} players: {', '.join(sides)}; {matches}, {deals}, {seconds:.1f} s"


def _counted(number: int, noun: str, ending: str) -> str:
    return f"{number} {noun}{'' if number == 1 else ending}"

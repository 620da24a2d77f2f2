"""Pictures of the score sheet and the rules of every preset, number of players and form of team."""

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from scopa_desktop.app.program import Program
    from scopa_desktop.match.match import Match
    from scopa_desktop.rules.events import DealEnded

NAMES: Final = ("You", "Bruno", "Irene", "Pilar", "Dino", "Elsa")
DEALS: Final = 60
"""Deals that are played for one whose sheet has much to show."""
LIKES_TO_TAKE: Final = 0.9


def draw_sheets(program: "Program", folder: Path, only: Sequence[str], settle: Callable[[], None]) -> None:
    """All of them into a folder, from the program's own window in its present size."""
    from scopa_desktop.rules.ruleset import PRESETS, ruleset
    from scopa_desktop.windows.rules_sheet import rules_sheet
    from scopa_desktop.windows.score_sheet import ScoreSheet
    from scopa_desktop.windows.sheet import Sheet
    from scopa_desktop.wording.rules import rules_line
    from scopa_desktop.wording.scores import side_names

    window = program.window
    window.show_page("table")
    dress = window._dress

    def take(name: str, make: Callable[[], Sheet]) -> None:
        if only and not any(part in name for part in only):
            return
        window.open_sheet(make())
        settle()
        window.grab().save(str(folder / f"{name}.png"))
        window.dismiss_sheets()

    def scored(preset: str, players: int, teams: str, *, full: bool) -> Sheet:
        match, ended = best_deal(preset, players, teams, full=full)
        names = side_names(match.rules, match.names)
        return ScoreSheet(
            dress, ended, names, match.rules, rules_line(preset, match.rules.target), "Next deal"
        )

    for preset, players, teams in forms():
        for full in (True, False):
            name = f"score-{preset}-{players}-{teams}{'' if full else '-bare'}"
            take(name, lambda: scored(preset, players, teams, full=full))  # noqa: B023 - called at once
    for preset, parts in PRESETS.items():
        rules = ruleset(preset, players=parts.players[0])
        take(f"rules-{preset}", lambda: rules_sheet(dress, rules))  # noqa: B023 - called at once


def forms() -> Iterator[tuple[str, int, str]]:
    """Every preset with every number of players and form of team."""
    from scopa_desktop.rules.ruleset import PRESETS
    from scopa_desktop.storage.set_up import TEAM_FORMS

    for preset, parts in PRESETS.items():
        for players in parts.players:
            for teams in TEAM_FORMS[players]:
                yield preset, players, teams


@cache
def best_deal(preset: str, players: int, teams: str, *, full: bool) -> tuple["Match", "DealEnded"]:
    """The deal among some in which most rows are won, or fewest."""
    from scopa_desktop.match.match import Match
    from scopa_desktop.match.shuffle import deck_for
    from scopa_desktop.rules.events import DealEnded
    from scopa_desktop.rules.ruleset import ruleset

    rules = ruleset(preset, players=players, teams=teams, target=101)
    found: list[tuple[int, int, Match, DealEnded]] = []
    for seed in range(DEALS):
        chance = Random(seed)
        match = Match(rules, seed % players, names=NAMES[:players], seed=seed)
        match.deal(deck_for(rules, seed, 1))
        while match.state is not None and match.state.turn is not None:
            declarations = match.legal_declarations()
            plays = match.legal_plays()
            taking = [play for play in plays if play.bit_count() > 1]
            wanted = taking if taking and chance.random() < LIKES_TO_TAKE else plays
            match.take(declarations[0] if declarations else chance.choice(list(wanted)))
        ended = next(event for event in match.turns[-1].events if isinstance(event, DealEnded))
        worth = sum(10 * any(row.points) + min(5, sum(row.points)) for row in ended.score.rows)
        found.append((worth, seed, match, ended))
    _, _, match, ended = (max if full else min)(found, key=lambda one: one[:2])
    return match, ended

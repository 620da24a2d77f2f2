"""Matches played out by themselves, for the sheets to show."""

from random import Random

from scopa_desktop.match.match import Match
from scopa_desktop.match.shuffle import deck_for
from scopa_desktop.rules.events import DealEnded, Event, MatchEnded
from scopa_desktop.rules.ruleset import ruleset

NAMES = ("Anna", "Nora")
TABLE = (*NAMES, "Bruno", "Lucia", "Aldo", "Rosa")


def played(
    seed: int = 5, target: int = 11, players: int = 2, teams: str = "teams"
) -> tuple[Match, list[DealEnded], MatchEnded]:
    """A match to its end, with the events that its sheets are made from."""
    rules = ruleset(players=players, teams=teams, target=target)
    match = Match(rules, 0, names=TABLE[:players], seed=seed)
    chance = Random(seed)
    events: list[Event] = []
    while not match.is_over:
        if match.awaits_deal:
            match.deal(deck_for(match.rules, seed, match.deal_number + 1))
        events += match.take(chance.choice(match.legal_plays())).events
    deals = [event for event in events if isinstance(event, DealEnded)]
    return match, deals, next(event for event in events if isinstance(event, MatchEnded))

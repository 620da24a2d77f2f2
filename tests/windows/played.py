"""Matches played out by themselves, for the sheets to show."""

from random import Random

from scopa_desktop.match.match import Match
from scopa_desktop.match.shuffle import deck_for
from scopa_desktop.rules.events import DealEnded, Event, MatchEnded
from scopa_desktop.rules.ruleset import ruleset

NAMES = ("Anna", "Nora")


def played(seed: int = 5, target: int = 11) -> tuple[Match, list[DealEnded], MatchEnded]:
    """A match for two to its end, with the events that its sheets are made from."""
    match = Match(ruleset(target=target), 0, names=NAMES, seed=seed)
    chance = Random(seed)
    events: list[Event] = []
    while not match.is_over:
        if match.awaits_deal:
            match.deal(deck_for(match.rules, seed, match.deal_number + 1))
        events += match.take(chance.choice(match.legal_plays())).events
    deals = [event for event in events if isinstance(event, DealEnded)]
    return match, deals, next(event for event in events if isinstance(event, MatchEnded))

"""The moments of a match that its players will talk about."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal, TypeAlias

from scopa_desktop.match.match import Match
from scopa_desktop.match.turns import Turn
from scopa_desktop.rules.cards import SETTEBELLO, Card
from scopa_desktop.rules.events import CardsCaptured, ScopaMade

MomentKind: TypeAlias = Literal["scopa", "settebello", "haul"]

_HAUL = 4
"""Cards taken at once that are worth telling."""


@dataclass(frozen=True, slots=True)
class Moment:
    """One capture of a side."""

    kind: MomentKind
    deal: int
    """From 1."""
    card: Card
    """The card played."""
    captured: tuple[Card, ...]
    """In table order."""


def replayed(match: Match) -> Iterator[Turn]:
    """Every turn of a match, all deals, played again."""
    again = Match(match.rules, match.first_dealer)
    for deal in match.deals:
        yield again.deal(deal.deck)
        for decision in deal.decisions:
            yield again.take(decision)


def best_moments(match: Match, side: int, most: int = 3) -> tuple[Moment, ...]:
    """The finest captures of a side, at most ``most``, in the order they were made."""
    side_of = match.rules.side_of
    found: list[tuple[float, Moment]] = []
    for turn in replayed(match):
        capture = next((event for event in turn.events if isinstance(event, CardsCaptured)), None)
        if capture is None or side_of[capture.seat] != side:
            continue
        is_scopa = any(isinstance(event, ScopaMade) for event in turn.events)
        is_settebello = SETTEBELLO in (capture.card, *capture.captured)
        size = len(capture.captured)
        kind: MomentKind
        if is_scopa:
            kind, worth = "scopa", 2.0
        elif is_settebello:
            kind, worth = "settebello", 1.5
        elif size >= _HAUL:
            kind, worth = "haul", 1.0
        else:
            continue
        worth += 0.3 * size + is_settebello
        found.append((worth, Moment(kind, turn.after.number, capture.card, capture.captured)))
    chosen = sorted(range(len(found)), key=lambda n: (-found[n][0], n))[:most]
    return tuple(found[n][1] for n in sorted(chosen))

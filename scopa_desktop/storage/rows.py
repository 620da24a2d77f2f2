"""What is written of a match, as SQL statements with their values."""

from collections.abc import Iterator, Sequence
from datetime import datetime
from typing import TypeAlias

from scopa_desktop.match.match import Match
from scopa_desktop.match.record import play_token
from scopa_desktop.match.turns import Turn
from scopa_desktop.rules.events import DealEnded, MatchEnded
from scopa_desktop.rules.notation import card_text
from scopa_desktop.storage.fields import date_text, options_text

Statement: TypeAlias = tuple[str, tuple[object, ...]]


def match_row(match: Match, started: datetime) -> Statement:
    """The match itself; the database gives it its number."""
    return (
        "INSERT INTO matches (started, preset, options, first_dealer, seed) VALUES (?, ?, ?, ?, ?)",
        (
            date_text(started),
            match.rules.preset,
            options_text(match.rules),
            match.first_dealer,
            None if match.seed is None else str(match.seed),
        ),
    )


def seat_rows(match_id: int, match: Match, levels: Sequence[str]) -> Iterator[Statement]:
    """Who plays where; no name is an empty one."""
    names = match.names or ("",) * match.rules.players
    for seat, (side, name, level) in enumerate(zip(match.rules.side_of, names, levels, strict=True)):
        yield "INSERT INTO seats VALUES (?, ?, ?, ?, ?)", (match_id, seat, side, name, level)


def turn_rows(match_id: int, match: Match, turn: Turn, now: datetime) -> Iterator[Statement]:
    """The turn the match has just made: a deal or a move, and the points when it ends the deal."""
    deal = match.deals[-1]
    here = (match_id, deal.number)
    if turn.decision is None:
        deck = " ".join(map(card_text, deal.deck))
        yield "INSERT INTO deals VALUES (?, ?, ?, ?, ?)", (*here, deal.dealer, date_text(now), deck)
    else:
        move = (*here, len(deal.decisions), play_token(turn))
        yield "INSERT INTO moves (match_id, deal, number, token) VALUES (?, ?, ?, ?)", move
    for event in turn.events:
        if isinstance(event, DealEnded):
            for side, (points, total) in enumerate(zip(event.score.points, event.totals, strict=True)):
                yield "INSERT INTO deal_sides VALUES (?, ?, ?, ?, ?)", (*here, side, points, total)
            for row in event.score.rows:
                for side, (amount, points) in enumerate(zip(row.amounts, row.points, strict=True)):
                    values = (*here, row.kind, side, amount, points)
                    yield "INSERT INTO deal_points VALUES (?, ?, ?, ?, ?, ?)", values
        elif isinstance(event, MatchEnded):
            won = (date_text(now), event.winner, match_id)
            yield "UPDATE matches SET finished = ?, winner = ? WHERE id = ?", won

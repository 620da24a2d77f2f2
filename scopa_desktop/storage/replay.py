"""A match from its rows, by playing it again: strictly, so that nothing half right is ever shown."""

import sqlite3
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime

from scopa_desktop.match.match import Match
from scopa_desktop.match.record import take_token
from scopa_desktop.rules.notation import parse_card


@dataclass(frozen=True, slots=True)
class DealRows:
    """The rows of one deal."""

    number: int
    dealer: int
    deck: str
    """Forty cards parted by spaces."""
    moves: Sequence[tuple[int, str]]
    """Number from 1 and token, as in a record."""
    totals: tuple[int, ...]
    """Score of the match by side after the deal; empty while it is in play."""


@dataclass(frozen=True, slots=True)
class StoredMatch:
    """A match as it stood when its last turn was kept."""

    id: int
    match: Match
    levels: tuple[str, ...]
    started: datetime
    finished: datetime | None
    resigned: bool
    winner: int | None
    """Side, also of a match that was resigned."""


class Mismatch(ValueError):
    """Rows that tell different stories."""


def replay(match: Match, deals: Sequence[DealRows]) -> None:
    """Play the deals in a match where nothing is dealt yet.

    Raises ``Mismatch``, or what ``Match`` and the notation raise: ``ValueError`` or ``NoDealNow``.
    """
    for number, rows in enumerate(deals, start=1):
        _require(rows.number == number, f"deal {number} is missing")
        match.deal([parse_card(card) for card in rows.deck.split()])
        _require(match.deals[-1].dealer == rows.dealer, f"deal {number} has another dealer")
        for wanted, (place, token) in enumerate(rows.moves, start=1):
            _require(place == wanted, f"move {wanted} of deal {number} is missing")
            take_token(match, token)
        is_played_out = match.deals[-1].score is not None
        _require(rows.totals == (match.scores if is_played_out else ()), f"deal {number} has another score")


def deal_rows(connection: sqlite3.Connection, match_id: int) -> list[DealRows]:
    """All deals of a match, without the moves that were taken back."""
    moves: dict[int, list[tuple[int, str]]] = {}
    for deal, number, token in connection.execute(
        "SELECT deal, number, token FROM moves WHERE match_id = ? AND superseded = 0 ORDER BY deal, number",
        (match_id,),
    ):
        moves.setdefault(deal, []).append((number, token))
    totals: dict[int, tuple[int, ...]] = {}
    for deal, total in connection.execute(
        "SELECT deal, total FROM deal_sides WHERE match_id = ? ORDER BY deal, side", (match_id,)
    ):
        totals[deal] = (*totals.get(deal, ()), total)
    deals = connection.execute(
        "SELECT number, dealer, deck FROM deals WHERE match_id = ? ORDER BY number", (match_id,)
    )
    return [
        DealRows(number, dealer, deck, moves.get(number, []), totals.get(number, ()))
        for number, dealer, deck in deals
    ]


def _require(is_so: bool, otherwise: str) -> None:
    if not is_so:
        raise Mismatch(otherwise)

"""The history of all matches: every turn is on the disk when ``append`` returns.

Append-only but for the end of a match.  A move whose ``superseded`` is not 0 was taken back: passed over.
"""

import contextlib
import sqlite3
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from scopa_desktop.storage.fields import date_from, date_text, rules_from
from scopa_desktop.storage.opening import open_history

if TYPE_CHECKING:
    # Imported where a match is written or played again: what Home shows at the start needs none of it.
    from scopa_desktop.match.match import Match
    from scopa_desktop.match.turns import Turn
    from scopa_desktop.rules.ruleset import Ruleset
    from scopa_desktop.storage.replay import StoredMatch
    from scopa_desktop.storage.rows import Statement


RESIGNED: Final = "Resigned"
"""Tag of a record: its match was given up.  The value is the side that won, ``*`` for none."""
NO_TAGS: Final[Mapping[str, str]] = MappingProxyType({})


class HistoryUnwritable(Exception):
    """Nothing could be written; what was there is as before."""


class MatchMovedOn(HistoryUnwritable):
    """The match was continued otherwise, ended or deleted in another window: it cannot be kept here."""


class HistoryUnreadable(Exception):
    """The history could not be read."""


class MatchUnreadable(HistoryUnreadable):
    """The rows of one match do not make a match; the others are not concerned."""

    def __init__(self, match_id: int, reason: str) -> None:
        super().__init__(f"match {match_id}: {reason}")
        self.match_id: Final = match_id
        self.reason: Final = reason


@dataclass(frozen=True, slots=True)
class MatchSummary:
    """One line of the history."""

    id: int
    started: datetime
    """UTC, as all dates here."""
    finished: datetime | None
    """When it was won or resigned."""
    resigned: bool
    preset: str
    rules: "Ruleset | None"
    """``None`` when this version does not know such rules."""
    names: tuple[str, ...]
    """By seat."""
    levels: tuple[str, ...]
    """By seat; empty for a person."""
    scores: tuple[int, ...]
    """By side, after the last deal played out."""
    winner: int | None
    """Side."""
    deal_number: int


class _Unwritten(NamedTuple):
    """What could not be written yet of one course of a match."""

    match: "Match"
    statements: "list[Statement]"


def utc_now() -> datetime:
    return datetime.now(UTC)


class HistoryStore:
    """The matches in one database file.  Belongs to the thread that made it."""

    def __init__(self, path: Path, now: Callable[[], datetime] = utc_now) -> None:
        """Opens or begins the file; whatever is wrong with it is told by ``fault``, and the store works."""
        self._connection, self.fault = open_history(path)
        # A bit that has turned over in one name must not hide all other matches.
        self._connection.text_factory = lambda data: data.decode("utf-8", "replace")
        self._now = now
        self._unwritten: dict[int, _Unwritten] = {}

    def begin(self, match: "Match", levels: Sequence[str], started: datetime) -> int:
        """Keep a new match with all it has dealt and played so far; its number.  ``levels`` by seat."""
        from scopa_desktop.match.match import Match
        from scopa_desktop.storage.rows import match_row, seat_rows, turn_rows

        with self._writing() as connection:
            match_id = connection.execute(*match_row(match, started)).lastrowid
            assert match_id is not None
            _run(connection, seat_rows(match_id, match, levels))
            again = Match(match.rules, match.first_dealer)
            now = self._now()
            for deal in match.deals:
                _run(connection, turn_rows(match_id, again, again.deal(deal.deck), now))
                for decision in deal.decisions:
                    _run(connection, turn_rows(match_id, again, again.take(decision), now))
        return match_id

    def append(self, match_id: int, match: "Match", turn: "Turn") -> None:
        """Keep the turn that the match has just made: when this returns, it is on the disk.

        After ``HistoryUnwritable`` it waits for the next call, so that a fault that passes leaves no gap.
        After ``MatchMovedOn`` there is no use in further calls.
        """
        from scopa_desktop.storage.rows import turn_rows

        waiting = self._unwritten.get(match_id)
        if waiting is None or waiting.match is not match:
            # What waited of another course of the match, since loaded again, has no place any more.
            waiting = self._unwritten[match_id] = _Unwritten(match, [])
        waiting.statements.extend(turn_rows(match_id, match, turn, self._now()))
        self._write_waiting(match_id)

    def acknowledge(self, match_id: int) -> None:
        """The player has seen how a finished match ended: it is no longer one to continue."""
        with self._writing(match_id) as connection:
            connection.execute("UPDATE matches SET acknowledged = 1 WHERE id = ?", (match_id,))

    def resign(self, match_id: int, winner: int | None = None) -> None:
        """End an unfinished match; ``winner`` is a side if one can be named."""
        with self._writing(match_id) as connection:
            connection.execute(
                "UPDATE matches SET finished = ?, resigned = 1, acknowledged = 1, winner = ?"
                " WHERE id = ? AND finished IS NULL",
                (date_text(self._now()), winner, match_id),
            )

    def delete(self, match_id: int) -> None:
        """Remove a match for good."""
        with self._writing() as connection:
            connection.execute("DELETE FROM matches WHERE id = ?", (match_id,))

    def load(self, match_id: int) -> "StoredMatch":
        """A match, by playing it again.  Raises ``MatchUnreadable`` if its rows make no match.

        Of a match whose last turns still cannot be written it is the one that made them, with these turns.
        """
        from scopa_desktop.match.match import Match, NoDealNow
        from scopa_desktop.storage.replay import Mismatch, StoredMatch, deal_rows, replay

        unwritten = None
        try:
            self._write_waiting(match_id)
        except MatchMovedOn:
            pass  # what waits has no place in it any more
        except HistoryUnwritable:
            unwritten = self._unwritten[match_id].match
        with self._reading() as connection:
            row = connection.execute("SELECT * FROM matches WHERE id = ?", (match_id,)).fetchone()
            if row is None:
                raise MatchUnreadable(match_id, "there is no such match")
            seats = connection.execute(
                "SELECT name, level FROM seats WHERE match_id = ? ORDER BY seat", (match_id,)
            ).fetchall()
            deals = deal_rows(connection, match_id)
        _id, started, finished, resigned, _acknowledged, preset, options, first_dealer, seed, winner = row
        names = tuple(name for name, _ in seats)
        try:
            match = Match(
                rules_from(preset, options),
                first_dealer,
                names=names if any(names) else (),
                seed=None if seed is None else int(seed),
            )
            if len(seats) != match.rules.players:
                raise Mismatch("a seat is missing")
            replay(match, deals)
            if not resigned and (match.winner, match.is_over) != (winner, finished is not None):
                raise Mismatch("another winner")
            return StoredMatch(
                id=match_id,
                match=match if unwritten is None else unwritten,
                levels=tuple(level for _, level in seats),
                started=date_from(started),
                finished=None if finished is None else date_from(finished),
                resigned=bool(resigned),
                winner=winner,
            )
        except (ValueError, TypeError, NoDealNow) as error:
            raise MatchUnreadable(match_id, str(error) or type(error).__name__) from error

    def matches(self) -> list[MatchSummary]:
        """All matches, the newest first."""
        return self._summaries("ORDER BY id DESC")

    def unfinished(self) -> list[MatchSummary]:
        """The matches to continue, the one played last first; a won one counts until that is acknowledged."""
        return self._summaries("WHERE acknowledged = 0 ORDER BY last_deal DESC, id DESC")

    def record_text(self, match_id: int, tags: Mapping[str, str] = NO_TAGS) -> str:
        """The match as a record, with further tags.  Raises ``MatchUnreadable``."""
        from scopa_desktop.match.record import write_record

        stored = self.load(match_id)
        own = {"Date": date_text(stored.started), "Levels": "|".join(stored.levels)}
        if stored.resigned:
            own[RESIGNED] = "*" if stored.winner is None else str(stored.winner)
        return write_record(stored.match, {**own, **tags})

    def begun_with(self, deck: str) -> list[int]:
        """Ids of the matches whose first deal had this deck, forty cards parted by spaces."""
        with self._reading() as connection:
            rows = connection.execute("SELECT match_id FROM deals WHERE number = 1 AND deck = ?", (deck,))
            return [match_id for (match_id,) in rows]

    def close(self) -> None:
        """No calls after this.  A store that is not closed loses nothing."""
        self._connection.close()

    def _write_waiting(self, match_id: int) -> None:
        if match_id in self._unwritten:
            with self._writing(match_id):
                pass

    def _summaries(self, which: str) -> list[MatchSummary]:
        with self._reading() as connection:
            rows = connection.execute(
                "SELECT id, started, finished, resigned, preset, options, winner,"
                " (SELECT coalesce(max(number), 0) FROM deals WHERE match_id = matches.id),"
                " (SELECT coalesce(max(started), '') FROM deals WHERE match_id = matches.id) AS last_deal"
                f" FROM matches {which}"
            ).fetchall()
            seats = _by_match(connection, "SELECT match_id, side, name, level FROM seats ORDER BY seat")
            totals = _by_match(
                connection,
                "SELECT match_id, total FROM deal_sides AS these WHERE deal ="
                " (SELECT max(deal) FROM deal_sides WHERE match_id = these.match_id) ORDER BY side",
            )
        summaries = []
        for match_id, started, finished, resigned, preset, options, winner, deal_number, _last_deal in rows:
            here = seats.get(match_id, [])
            scores = tuple(total for (total,) in totals.get(match_id, []))
            summaries.append(
                MatchSummary(
                    id=match_id,
                    started=_date_or_epoch(started),
                    finished=None if finished is None else _date_or_epoch(finished),
                    resigned=bool(resigned),
                    preset=preset,
                    rules=_rules_or_none(preset, options),
                    names=tuple(name for _, name, _ in here),
                    levels=tuple(level for _, _, level in here),
                    scores=scores or (0,) * len({side for side, _, _ in here}),
                    winner=winner,
                    deal_number=deal_number,
                )
            )
        return summaries

    @contextlib.contextmanager
    def _writing(self, match_id: int | None = None) -> Iterator[sqlite3.Connection]:
        """One transaction, on the disk at the end of the block, or without any effect.

        It begins with what could not be written of the match before.
        """
        connection = self._connection
        waiting = None if match_id is None else self._unwritten.get(match_id)
        try:
            connection.execute("BEGIN IMMEDIATE")
            if match_id is not None and waiting is not None:
                query = "SELECT 1 FROM matches WHERE id = ? AND finished IS NULL"
                if connection.execute(query, (match_id,)).fetchone() is None:
                    raise MatchMovedOn("the match was ended or deleted")
                _run(connection, waiting.statements)
            yield connection
            connection.execute("COMMIT")
            if match_id is not None and waiting is not None:
                del self._unwritten[match_id]
        except sqlite3.IntegrityError as error:
            raise MatchMovedOn(str(error)) from error
        except sqlite3.Error as error:
            raise HistoryUnwritable(str(error)) from error
        finally:
            if connection.in_transaction:
                with contextlib.suppress(sqlite3.Error):
                    connection.execute("ROLLBACK")

    @contextlib.contextmanager
    def _reading(self) -> Iterator[sqlite3.Connection]:
        """One view of the database, whatever other windows write meanwhile."""
        try:
            self._connection.execute("BEGIN")
            try:
                yield self._connection
            finally:
                self._connection.execute("ROLLBACK")
        except sqlite3.Error as error:
            raise HistoryUnreadable(str(error)) from error


def _run(connection: sqlite3.Connection, statements: "Iterable[Statement]") -> None:
    for sql, values in statements:
        connection.execute(sql, values)


def _by_match(connection: sqlite3.Connection, query: str) -> dict[int, list[tuple[Any, ...]]]:
    found: dict[int, list[tuple[Any, ...]]] = {}
    for match_id, *values in connection.execute(query):
        found.setdefault(match_id, []).append(tuple(values))
    return found


def _rules_or_none(preset: str, options: str) -> "Ruleset | None":
    try:
        return rules_from(preset, options)
    except (ValueError, TypeError):
        return None


def _date_or_epoch(text: str) -> datetime:
    try:
        return date_from(text)
    except ValueError:
        return datetime.fromtimestamp(0, UTC)

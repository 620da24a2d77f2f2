import sqlite3
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from scopa_desktop.match.match import Match
from scopa_desktop.match.record import read_record
from scopa_desktop.match.shuffle import deck_for
from scopa_desktop.rules.ruleset import ruleset
from scopa_desktop.storage.history import (
    HistoryStore,
    HistoryUnreadable,
    HistoryUnwritable,
    MatchMovedOn,
    MatchUnreadable,
)
from scopa_desktop.storage.opening import connect
from tests.storage.samples import LEVELS, NAMES, STARTED, begin, new_match, play, quick, step


class Clock:
    """A minute passes at each look."""

    def __init__(self) -> None:
        self.time = datetime(2026, 5, 1, 20, 0, tzinfo=UTC)

    def __call__(self) -> datetime:
        self.time += timedelta(minutes=1)
        return self.time


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "history.sqlite"


@pytest.fixture
def store(path: Path) -> Iterator[HistoryStore]:
    store = quick(HistoryStore(path, Clock()))
    yield store
    store.close()


def tamper(path: Path, *statements: str) -> None:
    connection = connect(path)
    connection.execute("PRAGMA foreign_keys = OFF")
    for sql in statements:
        connection.execute(sql)
    connection.close()


def test_a_fresh_history_is_empty(store: HistoryStore) -> None:
    assert store.fault is None
    assert store.matches() == store.unfinished() == []


@pytest.mark.parametrize(
    "fields",
    [
        {},
        {"players": 3},
        {"players": 4},
        {"players": 6, "teams": "three_pairs"},
        {"target": 1},
        {"preset": "cirulla"},
        {"preset": "escoba", "ace_sweep": "scopa", "ace_on_empty": "own_pile"},
        {"preset": "trentino"},
    ],
)
def test_every_prefix_of_a_match_comes_back(path: Path, fields: dict[str, int | str]) -> None:
    store = quick(HistoryStore(path))
    match = new_match(4, **fields)
    match_id = begin(store, match)
    turns = 0
    while True:
        stored = store.load(match_id)
        assert stored.match.deals == match.deals
        assert stored.match.turns == match.turns
        assert (stored.match.scores, stored.match.winner) == (match.scores, match.winner)
        if match.is_over or turns > 120:
            break
        store.append(match_id, match, step(match))
        turns += 1
    store.close()
    again = quick(HistoryStore(path))
    assert again.load(match_id).match.turns == match.turns
    again.close()


def test_who_and_when_comes_back(store: HistoryStore) -> None:
    match = new_match(9, players=3, target=16)
    stored = store.load(begin(store, match))
    assert stored.match.rules == match.rules
    assert (stored.match.names, stored.match.seed) == (NAMES[:3], 9)
    assert stored.match.first_dealer == match.first_dealer
    assert (stored.levels, stored.started) == (LEVELS[:3], STARTED)
    assert (stored.finished, stored.resigned) == (None, False)


def test_a_match_without_names_or_seed(store: HistoryStore) -> None:
    match = Match(ruleset(), 1)
    match.deal(deck_for(match.rules, 5, 1))
    stored = store.load(begin(store, match))
    assert (stored.match.names, stored.match.seed) == ((), None)


def test_a_match_where_nothing_is_dealt(store: HistoryStore) -> None:
    match = new_match(dealt=False)
    match_id = begin(store, match)
    assert store.load(match_id).match.state is None
    (summary,) = store.unfinished()
    assert (summary.deal_number, summary.scores) == (0, (0, 0))
    store.append(match_id, match, step(match))
    assert store.load(match_id).match.turns == match.turns


def test_a_match_begun_late_is_kept_from_its_beginning(store: HistoryStore) -> None:
    match = new_match(2, target=1)
    while not match.is_over:
        step(match)
    match_id = begin(store, match)
    stored = store.load(match_id)
    assert stored.match.deals == match.deals
    assert stored.finished is not None


def test_each_turn_is_on_the_disk_before_append_returns(path: Path, store: HistoryStore) -> None:
    match = new_match()
    match_id = begin(store, match)
    other = quick(HistoryStore(path))
    for _ in range(80):
        store.append(match_id, match, step(match))
        assert other.load(match_id).match.turns == match.turns
    other.close()


def test_points_are_rows_of_their_own(path: Path, store: HistoryStore) -> None:
    match = new_match(6)
    match_id = begin(store, match)
    play(store, match_id, match)
    connection = connect(path)
    for deal in match.deals:
        assert deal.score is not None
        for row in deal.score.rows:
            found = connection.execute(
                "SELECT amount, points FROM deal_points WHERE match_id = ? AND deal = ? AND kind = ?"
                " ORDER BY side",
                (match_id, deal.number, row.kind),
            ).fetchall()
            assert found == list(zip(row.amounts, row.points, strict=True))
        sides = connection.execute(
            "SELECT points FROM deal_sides WHERE match_id = ? AND deal = ? ORDER BY side",
            (match_id, deal.number),
        )
        assert tuple(points for (points,) in sides) == deal.score.points
    total = connection.execute("SELECT sum(points) FROM deal_points WHERE side = 1").fetchone()
    assert total == (match.scores[1],)
    connection.close()


def test_summaries(store: HistoryStore) -> None:
    won = new_match(6)
    won_id = begin(store, won)
    play(store, won_id, won)
    running = new_match(7, players=3)
    running_id = begin(store, running)
    play(store, running_id, running, 50)
    first, second = store.matches()
    assert (first.id, second.id) == (running_id, won_id)
    assert (second.scores, second.winner) == (won.scores, won.winner)
    assert (second.deal_number, second.names, second.levels) == (won.deal_number, NAMES[:2], LEVELS[:2])
    assert (second.started, second.rules, second.preset) == (STARTED, won.rules, "classic")
    assert second.finished is not None
    assert not second.resigned
    assert (first.scores, first.winner, first.finished) == (running.scores, None, None)
    assert (first.deal_number, first.rules) == (2, running.rules)
    assert any(first.scores)


def test_the_last_played_comes_first_among_those_to_continue(store: HistoryStore) -> None:
    matches = [new_match(seed) for seed in (1, 2, 3)]
    ids = [begin(store, match) for match in matches]
    play(store, ids[1], matches[1], 37)
    play(store, ids[0], matches[0], 37)
    assert [summary.id for summary in store.unfinished()] == [ids[0], ids[1], ids[2]]


def test_a_won_match_is_to_continue_until_its_end_was_seen(store: HistoryStore) -> None:
    match = new_match(target=1)
    match_id = begin(store, match)
    play(store, match_id, match)
    (summary,) = store.unfinished()
    assert summary.finished is not None
    store.acknowledge(match_id)
    assert store.unfinished() == []
    assert [summary.id for summary in store.matches()] == [match_id]


def test_a_resigned_match(store: HistoryStore) -> None:
    match = new_match()
    match_id = begin(store, match)
    play(store, match_id, match, 5)
    store.resign(match_id, 1)
    assert store.unfinished() == []
    (summary,) = store.matches()
    assert (summary.resigned, summary.winner) == (True, 1)
    assert summary.finished is not None
    stored = store.load(match_id)
    assert stored.resigned
    assert stored.match.turns == match.turns
    with pytest.raises(MatchMovedOn):
        store.append(match_id, match, step(match))


def test_a_won_match_cannot_be_resigned(store: HistoryStore) -> None:
    match = new_match(target=1)
    match_id = begin(store, match)
    play(store, match_id, match)
    store.resign(match_id)
    (summary,) = store.matches()
    assert (summary.resigned, summary.winner) == (False, match.winner)


def test_a_deleted_match_is_gone_with_all_its_rows(path: Path, store: HistoryStore) -> None:
    match, other = new_match(1), new_match(2)
    match_id, other_id = begin(store, match), begin(store, other)
    play(store, match_id, match, 60)
    play(store, other_id, other, 60)
    store.delete(match_id)
    assert [summary.id for summary in store.matches()] == [other_id]
    with pytest.raises(MatchUnreadable, match="no such match"):
        store.load(match_id)
    assert store.load(other_id).match.turns == other.turns
    connection = connect(path)
    for table in ("seats", "deals", "moves", "deal_sides", "deal_points"):
        assert connection.execute(f"SELECT DISTINCT match_id FROM {table}").fetchall() == [(other_id,)]
    connection.close()
    assert begin(store, new_match(3)) not in (match_id, other_id)


def test_the_number_of_a_deleted_match_is_not_used_again(store: HistoryStore) -> None:
    match = new_match()
    match_id = begin(store, match)
    store.delete(match_id)
    assert begin(store, new_match(2)) != match_id
    with pytest.raises(MatchMovedOn):
        store.append(match_id, match, step(match))


def test_a_move_taken_back_is_passed_over(path: Path, store: HistoryStore) -> None:
    match = new_match()
    match_id = begin(store, match)
    play(store, match_id, match, 3)
    before = match.turns
    play(store, match_id, match, 1)
    tamper(path, f"UPDATE moves SET superseded = 1 WHERE match_id = {match_id} AND number = 4")
    assert store.load(match_id).match.turns == before
    again = store.load(match_id).match
    # Another play in its place, under the same number.
    legal = again.legal_plays()
    store.append(match_id, again, again.take(legal[-1]))
    assert store.load(match_id).match.turns == again.turns


def test_the_record_of_a_match(store: HistoryStore) -> None:
    match = new_match(6)
    match_id = begin(store, match)
    play(store, match_id, match, 45)
    text = store.record_text(match_id)
    assert '[Date "2026-01-02T03:04:05Z"]' in text
    assert read_record(text).match.deals == match.deals


# Two windows


def test_two_windows_play_two_matches(path: Path, store: HistoryStore) -> None:
    other = quick(HistoryStore(path))
    ours, theirs = new_match(1), new_match(2)
    our_id, their_id = begin(store, ours), begin(other, theirs)
    for _ in range(40):
        store.append(our_id, ours, step(ours))
        other.append(their_id, theirs, step(theirs))
    assert store.load(their_id).match.turns == theirs.turns
    assert other.load(our_id).match.turns == ours.turns
    other.close()


def test_two_windows_in_one_match(path: Path, store: HistoryStore) -> None:
    match = new_match()
    match_id = begin(store, match)
    play(store, match_id, match, 10)
    other = quick(HistoryStore(path))
    copy = other.load(match_id).match
    store.append(match_id, match, step(match))
    with pytest.raises(MatchMovedOn):
        other.append(match_id, copy, copy.take(copy.legal_plays()[-1]))
    store.append(match_id, match, step(match))
    assert other.load(match_id).match.turns == match.turns
    other.close()


def test_a_window_that_waits_for_another(path: Path, store: HistoryStore) -> None:
    match = new_match()
    match_id = begin(store, match)
    blocker = connect(path)
    blocker.execute("BEGIN IMMEDIATE")
    store._connection.execute("PRAGMA busy_timeout = 10")
    turn = step(match)
    with pytest.raises(HistoryUnwritable, match="locked"):
        store.append(match_id, match, turn)
    assert store.load(match_id).match.turns == match.turns
    blocker.execute("ROLLBACK")
    blocker.close()
    # What had to wait is written with the next turn.
    store.append(match_id, match, step(match))
    assert store.load(match_id).match.turns == match.turns


def test_what_had_to_wait_is_written_when_the_match_is_loaded(store: HistoryStore) -> None:
    match = new_match()
    match_id = begin(store, match)
    store._connection.execute("PRAGMA query_only = ON")
    for _ in range(3):
        with pytest.raises(HistoryUnwritable):
            store.append(match_id, match, step(match))
    assert store.load(match_id).match is match
    store._connection.execute("PRAGMA query_only = OFF")
    again = store.load(match_id).match
    assert again is not match
    assert again.turns == match.turns


def test_what_had_to_wait_gives_way_to_another_course(path: Path, store: HistoryStore) -> None:
    match = new_match()
    match_id = begin(store, match)
    store._connection.execute("PRAGMA query_only = ON")
    with pytest.raises(HistoryUnwritable):
        store.append(match_id, match, match.take(match.legal_plays()[0]))
    other = HistoryStore(path)
    course = other.load(match_id).match
    other.append(match_id, course, course.take(course.legal_plays()[-1]))
    other.close()
    store._connection.execute("PRAGMA query_only = OFF")
    again = store.load(match_id).match
    assert again.turns == course.turns
    store.append(match_id, again, step(again))
    assert store.load(match_id).match.turns == again.turns


def test_a_match_that_moved_on_can_be_continued_from_there(path: Path, store: HistoryStore) -> None:
    match = new_match()
    match_id = begin(store, match)
    other = quick(HistoryStore(path))
    theirs = other.load(match_id).match
    other.append(match_id, theirs, step(theirs))
    with pytest.raises(MatchMovedOn):
        store.append(match_id, match, match.take(match.legal_plays()[-1]))
    again = store.load(match_id).match
    assert again.turns == theirs.turns
    store.append(match_id, again, step(again))
    assert other.load(match_id).match.turns == again.turns
    other.close()


def test_what_had_to_wait_is_written_when_the_end_is_seen(path: Path, store: HistoryStore) -> None:
    match = new_match(target=1)
    match_id = begin(store, match)
    play(store, match_id, match, 35)
    store._connection.execute("PRAGMA query_only = ON")
    with pytest.raises(HistoryUnwritable):
        store.append(match_id, match, step(match))
    with pytest.raises(HistoryUnwritable):
        store.acknowledge(match_id)
    store._connection.execute("PRAGMA query_only = OFF")
    store.acknowledge(match_id)
    assert store.load(match_id).match.is_over
    assert store.unfinished() == []


# Trouble


def test_a_full_database_keeps_what_is_there(store: HistoryStore) -> None:
    kept = {}
    (pages,) = store._connection.execute("PRAGMA page_count").fetchone()
    store._connection.execute(f"PRAGMA max_page_count = {pages + 2}")
    with pytest.raises(HistoryUnwritable, match="full"):  # noqa: PT012 - when, depends on the pages
        for seed in range(20):
            match = new_match(seed)
            match_id = begin(store, match)
            kept[match_id] = match
            while not match.is_over:
                store.append(match_id, match, step(match))
    assert kept
    for match_id, match in kept.items():
        assert store.load(match_id).match.turns == match.turns


def test_a_match_that_cannot_begin(store: HistoryStore) -> None:
    store._connection.execute("PRAGMA query_only = ON")
    with pytest.raises(HistoryUnwritable):
        begin(store, new_match())
    assert store.matches() == []


def test_a_history_that_breaks_while_it_is_open(path: Path) -> None:
    store = quick(HistoryStore(path))
    match = new_match()
    match_id = begin(store, match)
    store._connection.execute("DROP TABLE deal_points")
    store._connection.execute("DROP TABLE deal_sides")
    with pytest.raises(HistoryUnreadable):
        store.matches()
    with pytest.raises(HistoryUnreadable):
        store.load(match_id)
    store.close()


@pytest.mark.parametrize(
    ("tampering", "reason"),
    [
        ("UPDATE moves SET token = '1Dx1D' WHERE number = 3", "1Dx1D"),
        ("UPDATE moves SET token = 'hello' WHERE number = 3", "hello"),
        ("DELETE FROM moves WHERE number = 3", "move 3 of deal 1"),
        ("DELETE FROM moves WHERE number = 36", "another score"),
        ("DELETE FROM deals WHERE number = 1", "deal 1 is missing"),
        ("UPDATE deals SET deck = replace(deck, '7D', '7C') WHERE number = 1", "not_forty_cards"),
        ("UPDATE deals SET deck = 'x'", "not a card"),
        ("UPDATE deals SET dealer = 1 - dealer WHERE number = 2", "another dealer"),
        ("UPDATE deal_sides SET total = total + 1", "another score"),
        ("DELETE FROM deal_sides", "another score"),
        ("DELETE FROM seats WHERE seat = 1", "seat|names"),
        ("DELETE FROM seats", "seat"),
        ("UPDATE matches SET options = '{'", "property name"),
        ("UPDATE matches SET options = '7'", "mapping"),
        ("UPDATE matches SET preset = 'tresette'", "unknown_preset"),
        ("UPDATE matches SET first_dealer = 9", "no such seat"),
        ("UPDATE matches SET first_dealer = 'nine'", "not supported"),
        ("UPDATE matches SET seed = 'many'", "many"),
        ("UPDATE matches SET started = 'yesterday'", "yesterday"),
        ("UPDATE matches SET finished = 'today', winner = 0", "another winner"),
        ("UPDATE seats SET name = 'a|b'", "name"),
    ],
)
def test_one_bad_match_is_named_and_harms_no_other(path: Path, tampering: str, reason: str) -> None:
    store = quick(HistoryStore(path))
    bad, good = new_match(1), new_match(2)
    bad_id, good_id = begin(store, bad), begin(store, good)
    play(store, bad_id, bad, 40)
    play(store, good_id, good, 40)
    joint = " AND" if "WHERE" in tampering else " WHERE"
    column = "id" if "UPDATE matches" in tampering else "match_id"
    tamper(path, f"{tampering}{joint} {column} = {bad_id}")
    with pytest.raises(MatchUnreadable, match=reason) as caught:
        store.load(bad_id)
    assert caught.value.match_id == bad_id
    assert caught.value.reason
    assert store.load(good_id).match.turns == good.turns
    assert {summary.id for summary in store.matches()} == {bad_id, good_id}
    assert len(store.unfinished()) == 2
    with pytest.raises(MatchUnreadable):
        store.record_text(bad_id)
    store.delete(bad_id)
    assert [summary.id for summary in store.matches()] == [good_id]
    store.close()


def test_summaries_of_rows_that_say_nothing_sensible(path: Path, store: HistoryStore) -> None:
    begin(store, new_match())
    tamper(
        path,
        "UPDATE matches SET preset = 'tresette', started = 'yesterday', finished = '?'",
        "UPDATE seats SET name = CAST(x'ff41' AS TEXT) WHERE seat = 0",
    )
    (summary,) = store.matches()
    assert (summary.preset, summary.rules) == ("tresette", None)
    assert summary.started == summary.finished == datetime(1970, 1, 1, tzinfo=UTC)
    assert summary.names == ("\N{REPLACEMENT CHARACTER}A", "Bruno")


def test_a_history_in_memory_works_as_well(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("a file where the folder should be")
    store = HistoryStore(tmp_path / "data" / "history.sqlite")
    assert store.fault is not None
    match = new_match(target=1)
    match_id = begin(store, match)
    play(store, match_id, match)
    assert store.load(match_id).match.deals == match.deals
    store.close()


def test_the_database_is_sound_after_many_matches(path: Path, store: HistoryStore) -> None:
    for seed in range(5):
        match = new_match(seed)
        play(store, begin(store, match), match)
    connection = sqlite3.connect(path)
    assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    assert connection.execute("PRAGMA foreign_key_check").fetchall() == []
    connection.close()

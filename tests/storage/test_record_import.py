from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest

from scopa_desktop.match.match import Match
from scopa_desktop.match.record import RecordInvalid, write_record
from scopa_desktop.match.shuffle import deck_for
from scopa_desktop.rules.ruleset import ruleset
from scopa_desktop.storage.history import HistoryStore
from scopa_desktop.storage.record_import import import_record
from tests.tables import seeded

NAMES = ("You", "Nora")


@pytest.fixture
def history(tmp_path: Path) -> Iterator[HistoryStore]:
    store = HistoryStore(tmp_path / "history.sqlite")
    yield store
    store.close()


def whole(seed: int = 3, preset: str = "cirulla") -> Match:
    return seeded(ruleset(preset, target=11), seed, lambda choices: choices[0], names=NAMES)


def part(plays: int, seed: int = 3) -> Match:
    match = Match(ruleset(), 0, names=NAMES, seed=seed)
    match.deal(deck_for(match.rules, seed, 1))
    for _ in range(plays):
        match.take(match.legal_plays()[0])
    return match


def added(history: HistoryStore, text: str) -> int:
    imported = import_record(history, text)
    assert imported is not None
    return imported.match_id


def test_a_finished_match_comes_in_once(history: HistoryStore) -> None:
    text = write_record(whole(), {"Date": "2026-01-02T03:04:05Z", "Levels": "|hard"})
    match_id = added(history, text)
    assert import_record(history, text) is None
    (summary,) = history.matches()
    assert summary.id == match_id
    assert summary.levels == ("", "hard")
    assert f"{summary.started:%Y-%m-%d}" == "2026-01-02"
    assert summary.winner == whole().winner
    assert history.unfinished() == []
    assert history.record_text(match_id) == text


def test_what_was_exported_is_known(history: HistoryStore) -> None:
    first = added(history, write_record(whole()))
    assert import_record(history, history.record_text(first, {"RuleSet": "Zena"})) is None


def test_an_earlier_stand_of_a_match_is_known_and_a_later_one_is_not(history: HistoryStore) -> None:
    assert import_record(history, write_record(part(5))) is not None
    assert import_record(history, write_record(part(3))) is None
    assert import_record(history, write_record(part(9))) is not None
    assert len(history.unfinished()) == 2
    assert all(summary.levels == ("", "fair") for summary in history.unfinished())


def test_other_players_are_another_match(history: HistoryStore) -> None:
    text = write_record(part(5))
    assert import_record(history, text) is not None
    assert import_record(history, text.replace("Nora", "Pilar")) is not None


def test_a_refused_record_leaves_nothing(history: HistoryStore) -> None:
    text = write_record(whole())
    with pytest.raises(RecordInvalid):
        import_record(history, text[: len(text) // 2])
    assert history.matches() == []


@pytest.mark.parametrize(
    ("match", "tags", "is_assumed"),
    [
        (part(5), {}, True),
        (part(5), {"Levels": "|grandmaster"}, True),
        (part(5), {"Levels": "|hard"}, False),
        (part(5), {"Resigned": "1"}, False),
        (whole(), {}, False),
    ],
)
def test_a_level_is_assumed_only_of_who_plays_on(
    history: HistoryStore, match: Match, tags: dict[str, str], is_assumed: bool
) -> None:
    imported = import_record(history, write_record(match, tags))
    assert imported is not None
    assert imported.is_level_assumed == is_assumed


@pytest.mark.parametrize(("said", "winner"), [("1", 1), ("0", 0), ("*", None), ("7", None), ("", None)])
def test_a_resigned_match_comes_in_as_resigned(history: HistoryStore, said: str, winner: int | None) -> None:
    added(history, write_record(part(5), {"Resigned": said}))
    (summary,) = history.matches()
    assert summary.resigned
    assert summary.finished is not None
    assert summary.winner == winner
    assert history.unfinished() == []


def test_resigning_survives_export_and_import(history: HistoryStore, tmp_path: Path) -> None:
    match_id = history.begin(part(5), ("", "easy"), datetime(2026, 1, 2, tzinfo=UTC))
    history.resign(match_id, 1)
    text = history.record_text(match_id)
    assert '[Resigned "1"]' in text
    other = HistoryStore(tmp_path / "other.sqlite")
    assert other.record_text(added(other, text)) == text
    assert [(one.resigned, one.winner, one.levels) for one in other.matches()] == [(True, 1, ("", "easy"))]
    other.close()


def test_a_match_that_is_over_cannot_be_resigned(history: HistoryStore) -> None:
    added(history, write_record(whole(), {"Resigned": "1"}))
    assert not history.matches()[0].resigned

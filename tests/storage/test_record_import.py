from collections.abc import Iterator
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


def test_a_finished_match_comes_in_once(history: HistoryStore) -> None:
    text = write_record(whole(), {"Date": "2026-01-02T03:04:05Z", "Levels": "|hard"})
    match_id = import_record(history, text)
    assert match_id is not None
    assert import_record(history, text) is None
    (summary,) = history.matches()
    assert summary.id == match_id
    assert summary.levels == ("", "hard")
    assert f"{summary.started:%Y-%m-%d}" == "2026-01-02"
    assert summary.winner == whole().winner
    assert history.unfinished() == []
    assert history.record_text(match_id) == text


def test_what_was_exported_is_known(history: HistoryStore) -> None:
    first = import_record(history, write_record(whole()))
    assert first is not None
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

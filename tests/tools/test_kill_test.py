from pathlib import Path

import pytest

from scopa_desktop.storage.history import HistoryStore
from scopa_desktop.storage.opening import connect
from tests.storage.samples import begin, new_match, play, quick
from tools.kill_child import turns_of
from tools.kill_test import Count, Lost, Story, compare, listen, main, run


def test_five_kills_lose_nothing(tmp_path: Path) -> None:
    said: list[str] = []
    count = run(5, seed=20, folder=tmp_path, say=said.append)
    assert count.kills == 5
    assert count.turns > 10
    assert len(said) == 1


def test_the_whole_program_can_be_killed(tmp_path: Path) -> None:
    count = run(1, seed=3, folder=tmp_path, in_window=True)
    assert count.matches == 1
    assert count.turns >= 1


def test_the_last_line_says_it_all(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--kills", "1", "--seed", "4"]) == 0
    assert "nothing lost, database sound; seed 4" in capsys.readouterr().out


@pytest.fixture
def told(tmp_path: Path) -> dict[int, Story]:
    """What was told of a match that is kept in the folder, in the middle of its second deal."""
    store = quick(HistoryStore(tmp_path / "history.sqlite"))
    match = new_match()
    match_id = begin(store, match)
    play(store, match_id, match, 50)
    store.close()
    return {match_id: Story(turns_of(match))}


def test_all_that_was_told_is_there(tmp_path: Path, told: dict[int, Story]) -> None:
    count = Count()
    compare(tmp_path, told, count)
    assert (count.in_deal, count.ahead) == (1, 0)


def test_one_turn_may_be_kept_and_not_told(tmp_path: Path, told: dict[int, Story]) -> None:
    count = Count()
    told[1].turns.pop()
    compare(tmp_path, told, count)
    assert count.ahead == 1
    told[1].turns.pop()
    with pytest.raises(Lost, match="where 49 were told"):
        compare(tmp_path, told, count)


@pytest.mark.parametrize(
    ("sql", "reason"),
    [
        ("DELETE FROM moves WHERE deal = 2 AND number = 13", "50 turns that are not"),
        ("DELETE FROM moves WHERE deal = 2 AND number = 3", "move 3 of deal 2 is missing"),
        ("DELETE FROM matches", "missing"),
        ("UPDATE matches SET acknowledged = 1", "cannot be continued"),
        ("PRAGMA foreign_keys = OFF; INSERT INTO moves VALUES (7, 7, 7, 0, '')", "damaged"),
    ],
)
def test_a_loss_is_found(tmp_path: Path, told: dict[int, Story], sql: str, reason: str) -> None:
    connection = connect(tmp_path / "history.sqlite")
    connection.executescript(sql)
    connection.close()
    with pytest.raises(Lost, match=reason):
        compare(tmp_path, told, Count())


def test_an_end_that_was_told_must_be_there(tmp_path: Path, told: dict[int, Story]) -> None:
    listen(["ended 1 \n"], told)
    with pytest.raises(Lost, match="had ended"):
        compare(tmp_path, told, Count())


def test_a_child_must_find_itself_where_the_last_one_was(told: dict[int, Story]) -> None:
    turns = list(told[1].turns)
    listen([f"resumed 1 {';'.join([*turns, 'play more'])}\n", "told 1 play on\n", "told 1 play cu"], told)
    assert told[1].turns == [*turns, "play more", "play on"]
    with pytest.raises(Lost):
        listen([f"resumed 1 {';'.join(turns)}\n"], told)

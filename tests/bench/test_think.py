import re

import pytest

from bench import think
from scopa_desktop.rules.ruleset import ruleset


def test_prints_a_line_for_each_level_and_number_of_players(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.argv", ["think", "--deals", "2"])
    think.main()
    lines = capsys.readouterr().out.splitlines()
    pattern = re.compile(r"(\w+), (\d) players: mean \d+\.\d+ ms, p99 \d+\.\d+ ms, max \d+\.\d+ ms")
    found = [match.groups() for line in lines if (match := pattern.fullmatch(line))]
    assert found == [(level, players) for players in "2346" for level in ("novice", "easy", "fair")]


def test_only_decisions_with_a_choice_are_timed() -> None:
    views = think.decisions(ruleset(), 1)
    assert 10 < len(views) <= 30
    assert all(view.hand.bit_count() > 1 or view.table for view in views)

import re

import pytest

from bench import think
from scopa_desktop.rules.ruleset import ruleset

TIMES = r"median \d+\.\d\d ms, p99 \d+\.\d\d ms, max \d+\.\d\d ms"


def test_prints_a_line_for_each_level_and_number_of_players(capsys: pytest.CaptureFixture[str]) -> None:
    assert think.main(["classic", "--deals", "1", "--level", "easy", "--level", "fair"]) == 0
    lines = capsys.readouterr().out.splitlines()
    pattern = re.compile(rf"(\w+), classic, (\d) players: {TIMES}")
    found = [match.groups() for line in lines if (match := pattern.fullmatch(line))]
    assert found == [(level, players) for players in "2346" for level in ("easy", "fair")]


def test_prints_the_stages_of_a_deal(capsys: pytest.CaptureFixture[str]) -> None:
    think.main(["classic", "--seats", "2", "--deals", "1", "--level", "novice", "--stages"])
    lines = capsys.readouterr().out.splitlines()
    assert [line.split(":")[0].split(", ")[-1] for line in lines] == ["2 players", *think.STAGES]


def test_only_decisions_with_a_choice_are_timed() -> None:
    found = think.decisions(ruleset(), 1)
    assert 10 < len(found) <= 30
    assert all(decision.view.hand.bit_count() > 1 or decision.view.table for decision in found)
    stages = [think.STAGES.index(decision.stage) for decision in found]
    assert stages == sorted(stages)


def test_times_hints(capsys: pytest.CaptureFixture[str]) -> None:
    think.main(["classic", "--seats", "2", "--deals", "1", "--hint"])
    (line,) = capsys.readouterr().out.splitlines()
    assert line.startswith("hint, classic, 2 players: median ")

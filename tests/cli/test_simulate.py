import argparse
import re
import subprocess
import sys
from pathlib import Path

import pytest

from scopa_desktop.cli import simulate, verify
from scopa_desktop.match.record import read_record
from scopa_desktop.rules.ruleset import PRESETS, RulesFault
from tests.match.pairs import ITEMS, NEEDS, Item

ROOT = Path(__file__).resolve().parents[2]


def run(*arguments: str) -> int:
    parser = argparse.ArgumentParser()
    simulate.add_arguments(parser)
    return simulate.run(parser.parse_args(arguments))


def test_prints_one_line_with_wins_points_deals_and_time(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("--players", "easy,fair", "--matches", "3") == 0
    said = capsys.readouterr()
    assert said.err == ""
    pattern = (
        r"classic, 2 players: easy (\d) won \d\.\d\d a deal, fair (\d) won \d\.\d\d a deal; "
        r"3 matches, \d+ deals, \d+\.\d s\n"
    )
    found = re.fullmatch(pattern, said.out)
    assert found
    assert int(found[1]) + int(found[2]) == 3


def test_sides_are_named_together(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("--players", "easy, fair, easy, novice", "--set", "target=1") == 0
    assert re.match(
        r"classic, 4 players: easy\+easy \d won .*, fair\+novice \d won ", capsys.readouterr().out
    )


def test_one_match_is_played_unless_told_otherwise(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("--players", "easy,easy", "--set", "target=1", "--seed", "2") == 0
    assert "; 1 match, 1 deal, " in capsys.readouterr().out


@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_writes_a_record_a_match(players: int, tmp_path: Path) -> None:
    folder = tmp_path / "new" / "records"
    levels = ",".join(["novice", "fair"] * 3).split(",")[:players]
    assert run("--players", ",".join(levels), "--matches", "2", "--seed", "8", "--out", str(folder)) == 0
    paths = sorted(folder.iterdir())
    assert [path.name for path in paths] == ["match-0001.scopa", "match-0002.scopa"]
    for seed, path in enumerate(paths, start=8):
        data = path.read_bytes()
        assert b"\r" not in data
        match = read_record(data.decode("utf-8")).match
        assert match.is_over
        assert match.seed == seed
        assert match.names == tuple(levels)


def test_the_same_options_write_the_same_bytes(tmp_path: Path) -> None:
    for name in ("one", "two"):
        run("--players", "novice,fair", "--seed", "3", "--out", str(tmp_path / name))
    assert (tmp_path / "one/match-0001.scopa").read_bytes() == (
        tmp_path / "two/match-0001.scopa"
    ).read_bytes()


def test_rules_can_be_set(tmp_path: Path) -> None:
    fields = ("--set", "teams=three_pairs", "--set", "target=2")
    assert run("--players", ",".join(["easy"] * 6), *fields, "--out", str(tmp_path)) == 0
    rules = read_record((tmp_path / "match-0001.scopa").read_text("utf-8")).match.rules
    assert (rules.players, rules.teams, rules.target) == (6, "three_pairs", 2)


@pytest.mark.parametrize("key", PRESETS)
def test_every_preset_can_be_played_and_its_records_verified(
    key: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    players = ",".join(["easy"] * PRESETS[key].players[0])
    fields = ("--set", "target=8", "--set", "both_past_target=in_order_always")
    assert run("--preset", key, "--players", players, *fields, "--out", str(tmp_path)) == 0
    assert capsys.readouterr().out.startswith(f"{key}, ")
    assert verify.run(sorted(tmp_path.iterdir())) == 0
    assert f": ok, {PRESETS[key].players[0]} players, {key}, " in capsys.readouterr().out


@pytest.mark.parametrize("item", ITEMS, ids=lambda item: f"{item[0]}-{item[1]}")
def test_every_value_of_every_rule_can_be_set(item: Item, tmp_path: Path) -> None:
    fields = {"target": 1, **NEEDS.get(item, {}), **dict([item])}
    players = fields.pop("players", 2)
    options = [word for name, value in fields.items() for word in ("--set", f"{name}={value}")]
    assert run("--players", ",".join(["easy"] * players), *options, "--out", str(tmp_path)) == 0
    (path,) = tmp_path.iterdir()
    assert getattr(read_record(path.read_text("utf-8")).match.rules, item[0]) == item[1]


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (
            ["--players", "easy,clever"],
            "there is no level 'clever'; there are novice, easy, fair, hard, master",
        ),
        (["--players", "easy"], "name 2, 3, 4 or 6 levels parted by commas, not 1"),
        (
            ["--players", "easy,easy,easy,easy,easy"],
            "name 2, 3, 4 or 6 levels parted by commas, not 5",
        ),
        (["--players", "easy,fair", "--preset", "tombola"], "there is no preset tombola"),
        (["--players", "easy,fair", "--set", "jokers=2"], "there is no rule jokers"),
        (["--players", "easy,fair", "--set", "target=0"], "the rule target has no value 0"),
        (["--players", "easy,fair", "--set", "target"], "--set target: write it as field=value"),
        (
            ["--players", "easy,fair", "--set", "players=4"],
            "the number of players is the number of levels named",
        ),
        (["--players", "easy,fair", "--set", "teams=three_pairs"], "three pairs need six players"),
        (["--players", "easy,fair", "--set", "hand=9"], "hands of 9 cards need four players"),
        (
            ["--players", "easy,easy,easy,easy", "--set", "hand=10"],
            "hands of ten go with an empty table, all others with four cards on it",
        ),
        (["--players", "easy,fair", "--set", "napoleone=on"], "the napoleone needs the napola"),
        (["--players", "easy,fair", "--preset", "scopone"], "this preset is not for 2 players"),
        (["--players", "easy,fair", "--matches", "0"], "at least one match must be played"),
    ],
)
def test_options_that_make_no_sense_are_explained(
    arguments: list[str], reason: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(*arguments) == 2
    said = capsys.readouterr()
    assert said.err == f"simulate: {reason}\n"
    assert said.out == ""


def test_every_fault_of_rules_has_its_words() -> None:
    assert set(simulate.REASONS) == set(RulesFault.__args__)


@pytest.mark.parametrize("name", ["taken", "taken/below"])
def test_a_folder_that_cannot_be_written_is_told(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "taken").write_text("a file", "utf-8")
    assert run("--players", "easy,easy", "--out", str(tmp_path / name)) == 1
    said = capsys.readouterr()
    assert said.err.startswith(f"simulate: cannot write to {tmp_path / name}: ")
    assert said.out == ""


def test_needs_no_qt() -> None:
    code = (
        "import argparse, sys\n"
        "from scopa_desktop.cli import simulate\n"
        "parser = argparse.ArgumentParser()\n"
        "simulate.add_arguments(parser)\n"
        "simulate.run(parser.parse_args(['--players', 'easy,fair']))\n"
        "print([name for name in sys.modules if 'PySide' in name or 'shiboken' in name])\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=ROOT)
    assert done.stdout.endswith("\n[]\n")

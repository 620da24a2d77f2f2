from pathlib import Path

import pytest

from scopa_desktop import __version__
from scopa_desktop.cli.arguments import parse

RECORD = '[Format "scopa-record 1"]\n[Preset "classic"]\n[Options "players=2"]\n[Dealer "0"]\n[Result "*"]\n'


def test_no_command_is_the_window() -> None:
    assert parse([]).command is None


def test_the_version_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        parse(["--version"])
    assert ended.value.code == 0
    assert capsys.readouterr().out.strip() == f"Scopa {__version__}"


@pytest.mark.parametrize("arguments", [["verify"], ["deal"], ["simulate", "--matches", "many"]])
def test_bad_arguments_are_refused(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        parse(arguments)
    assert ended.value.code == 2
    assert "usage" in capsys.readouterr().err


def test_verify_runs_on_the_files(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    good, bad = tmp_path / "good.scopa", tmp_path / "bad.scopa"
    good.write_text(RECORD, encoding="utf-8")
    bad.write_text("no record", encoding="utf-8")
    options = parse(["verify", str(good)])
    assert options.run(options) == 0
    options = parse(["verify", str(good), str(bad)])
    assert options.run(options) == 1
    assert len(capsys.readouterr().out.splitlines()) == 3


def test_simulate_plays(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    options = parse(
        ["simulate", "--players", "easy,novice", "--matches", "1", "--seed", "4", "--out", str(tmp_path)]
    )
    assert options.run(options) == 0
    assert "1 match" in capsys.readouterr().out
    assert len(list(tmp_path.glob("*.scopa"))) == 1

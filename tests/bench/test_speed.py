import re

import pytest

from bench.speed import main, speed_line
from scopa_desktop.rules.ruleset import PRESETS, ruleset


def test_a_line_a_preset_and_number_of_players(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--deals", "20"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [re.sub(r": .*", "", line) for line in lines] == [
        f"{key} {players} players" for key, preset in PRESETS.items() for players in preset.players
    ]


def test_only_the_presets_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--deals", "5", "classic"]) == 0
    assert capsys.readouterr().out.startswith("classic 2 players: ")


def test_the_line_says_deals_and_ratio() -> None:
    line = speed_line(ruleset(), 20, calibrated=1000.0)
    speed, ratio = re.fullmatch(
        r"classic 2 players: (\d+) deals/s, (\d+\.\d\d) of calibration", line
    ).groups()
    assert float(ratio) == pytest.approx(int(speed) / 1000, abs=0.01)

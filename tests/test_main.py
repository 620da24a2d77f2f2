import subprocess
import sys

import pytest

from scopa_desktop import __main__, __version__


def test_a_command_gives_the_exit_code(capsys: pytest.CaptureFixture[str]) -> None:
    assert __main__.main(["verify", "no-such-file.scopa"]) == 1
    assert "no-such-file.scopa" in capsys.readouterr().out


def test_missing_streams_are_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdout", None)
    monkeypatch.setattr(sys, "stderr", None)
    assert __main__.main(["verify", "no-such-file.scopa"]) == 1
    sys.stdout.close()
    sys.stderr.close()


def test_it_runs_as_a_module() -> None:
    told = subprocess.run(
        [sys.executable, "-m", "scopa_desktop", "--version"], capture_output=True, text=True, check=True
    )
    assert told.stdout == f"Scopa {__version__}\n"

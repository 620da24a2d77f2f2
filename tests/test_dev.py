"""The set-up script: what it says and does on a machine that lacks something."""

import os
import sys
from pathlib import Path

import pytest

import dev


@pytest.fixture
def calls(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """Every program the script would have started; each succeeds."""
    made: list[list[str]] = []

    def record(*command: object, **_options: object) -> int:
        made.append([str(part) for part in command])
        return 0

    monkeypatch.setattr(dev, "call", record)
    return made


@pytest.fixture
def no_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)


@pytest.mark.usefixtures("no_screen")
def test_a_window_without_a_screen_is_explained(calls, capsys: pytest.CaptureFixture[str]) -> None:
    assert dev.main(["run"]) == 2
    assert not calls
    said = capsys.readouterr().err
    assert "xvfb-run" in said
    assert "QT_QPA_PLATFORM=offscreen" in said


@pytest.mark.usefixtures("no_screen")
@pytest.mark.parametrize("arguments", [["verify", "a.scopa"], ["simulate"], ["selftest"], ["--help"]])
def test_commands_without_a_window_need_no_screen(calls, arguments: list[str], monkeypatch) -> None:
    monkeypatch.setattr(dev, "prepare", lambda lock: calls.append([lock]))
    assert dev.main(["run", *arguments]) == 0
    assert calls == [["run"], [str(dev.PYTHON), "-m", "scopa_desktop", *arguments]]


@pytest.mark.usefixtures("no_screen")
@pytest.mark.parametrize("name", ["DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"])
def test_any_screen_will_do(calls, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    monkeypatch.setenv(name, "something")
    monkeypatch.setattr(dev, "prepare", lambda lock: calls.append([lock]))
    assert dev.main(["run"]) == 0
    assert calls == [["run"], [str(dev.PYTHON), "-m", "scopa_desktop"]]


def test_check_fails_if_any_tool_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    results = iter([0, 1, 0, 0])
    monkeypatch.setattr(dev, "prepare", lambda _lock: None)
    monkeypatch.setattr(dev, "call", lambda *_command, **_options: next(results))
    assert dev.main(["check"]) == 1
    assert next(results, None) is None


@pytest.fixture
def lacks_a_library(monkeypatch: pytest.MonkeyPatch, no_screen: None) -> None:
    monkeypatch.setattr(dev, "can_load", lambda library: library != "libEGL.so.1")
    monkeypatch.setattr(dev.shutil, "which", lambda _name: "apt-get")


@pytest.mark.usefixtures("lacks_a_library")
def test_a_plain_user_is_told_what_to_install(calls, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: 1000, raising=False)
    with pytest.raises(SystemExit, match=r"(?s)libEGL\.so\.1.*sudo apt-get install .*libegl1$"):
        dev.install_libraries()
    assert not calls


@pytest.mark.usefixtures("lacks_a_library")
def test_root_gets_it_installed(calls, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: 0, raising=False)
    dev.install_libraries()
    assert [command[-1] for command in calls] == ["update", "-qq"]
    assert "libegl1" in calls[1]
    assert "libgl1" not in calls[1]


@pytest.mark.usefixtures("lacks_a_library")
def test_without_apt_the_library_is_named(calls, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dev.shutil, "which", lambda _name: None)
    with pytest.raises(SystemExit, match=r"libEGL\.so\.1.*package manager"):
        dev.install_libraries()
    assert not calls


def test_a_screen_asks_for_its_own_libraries(calls, monkeypatch: pytest.MonkeyPatch, no_screen: None) -> None:
    probed: list[str] = []
    monkeypatch.setattr(dev, "can_load", lambda library: probed.append(library) or True)
    dev.install_libraries()
    assert not any("xcb" in library or "wayland" in library for library in probed)
    monkeypatch.setenv("DISPLAY", ":1")
    dev.install_libraries()
    assert "libxcb-cursor.so.0" in probed
    assert not calls


def test_an_environment_up_to_its_lock_is_left_alone(
    calls, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    python, stamp = tmp_path / "python", tmp_path / "stamp"
    python.touch()
    monkeypatch.setattr(dev, "PYTHON", python)
    monkeypatch.setattr(dev, "STAMP", stamp)
    monkeypatch.setattr(dev, "install_libraries", lambda: None)
    site = tmp_path / "site"
    site.mkdir()
    answer = type("Answer", (), {"stdout": f"{site}\n"})
    monkeypatch.setattr(dev.subprocess, "run", lambda *_command, **_options: answer)

    dev.prepare("run")
    assert calls[-1][-1].endswith("run.txt")
    assert "--require-hashes" in calls[-1]
    assert (site / "scopa-desktop-checkout.pth").read_text("utf-8") == f"{dev.ROOT}\n"

    calls.clear()
    dev.prepare("run")
    assert not calls
    dev.prepare("dev")
    assert calls[-1][-1].endswith("dev.txt")

    calls.clear()
    dev.prepare("run")
    dev.prepare("dev")
    assert not calls

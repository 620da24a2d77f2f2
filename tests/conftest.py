"""What every test stands on: no screen, folders of its own, nothing left running behind it."""

import gc
import multiprocessing
import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings
from PySide6.QtCore import (
    QAbstractAnimation,
    QCoreApplication,
    QEvent,
    QLocale,
    QMessageLogContext,
    QObject,
    QThread,
    QTimer,
    QtMsgType,
    qInstallMessageHandler,
)
from shiboken6 import isValid

# Before anything imports Qt. Tests that want a real window system set it themselves.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

HARMLESS = "This plugin does not support propagateSizeHints"
# What Qt said while pytest-qt was not listening: it stops as soon as the body of a test is over.
_late_warnings: list[str] = []

# Times mean nothing on a busy machine; on a build server the same examples are tried each time.
settings.register_profile(
    "usual",
    deadline=None,
    max_examples=50,
    derandomize="CI" in os.environ,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.function_scoped_fixture],
)
settings.register_profile("soak", settings.get_profile("usual"), max_examples=2000, derandomize=False)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--soak", action="store_true", help="run the long searches too, with many more examples")
    parser.addoption("--update-golden", action="store_true", help="write the matches of tests/golden anew")


def pytest_configure(config: pytest.Config) -> None:
    settings.load_profile("soak" if config.getoption("--soak") else "usual")
    qInstallMessageHandler(_hear)
    # As the program does for its language; lists of words depend on it.
    QLocale.setDefault(QLocale("en"))


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers(config: pytest.Config) -> int:
    """Long searches bring their own processes and print how far they are: they run in this one."""
    return 0 if config.getoption("--soak") else min(4, os.cpu_count() or 1)


def pytest_unconfigure() -> None:
    qInstallMessageHandler(None)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if config.getoption("--soak"):
        return
    long = [item for item in items if item.get_closest_marker("soak")]
    if long:
        config.hook.pytest_deselected(items=long)
        items[:] = [item for item in items if not item.get_closest_marker("soak")]


@pytest.fixture(autouse=True)
def user_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder that stands for the player's own during this test; not made yet."""
    folder = tmp_path / "user-data"
    monkeypatch.setenv("SCOPA_DATA_DIR", str(folder))
    return folder


@pytest.fixture(autouse=True)
def window_guard(request: pytest.FixtureRequest) -> Iterator[None]:
    """Fail a Qt test that leaves a window, timer, animation or process behind, or a warning at its end.

    Warnings during the test itself are failures by pytest-qt's own settings.
    """
    if "qapp" not in request.fixturenames:
        yield
        return
    _late_warnings.clear()
    before = {id(window) for window in _top_level_windows()}
    before |= {id(process) for process in multiprocessing.active_children()}
    # Objects made before this test are out of sight of get_objects(), so that the search is quick.
    gc.freeze()
    try:
        yield
        # qtbot has closed its windows by now; their deletion is still to come.
        left = _left_behind(before)
        if left:
            gc.collect()
            left = _left_behind(before)
    finally:
        gc.unfreeze()
    assert not left, "left behind: " + ", ".join(left)
    assert not _late_warnings, "Qt said at the end: " + "; ".join(_late_warnings)


def _hear(kind: QtMsgType, _context: QMessageLogContext, message: str) -> None:
    if kind not in (QtMsgType.QtDebugMsg, QtMsgType.QtInfoMsg) and not message.startswith(HARMLESS):
        _late_warnings.append(message)
        print(message, file=sys.stderr)


def _top_level_windows() -> list:
    from PySide6.QtWidgets import QApplication

    return QApplication.topLevelWidgets()


def _left_behind(before: set[int]) -> list[str]:
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    QCoreApplication.processEvents()
    left = [f"window {window!r}" for window in _top_level_windows() if id(window) not in before]
    # By type and not by isinstance, which would wake lazy proxies.
    for thing in [thing for thing in gc.get_objects() if issubclass(type(thing), QObject) and isValid(thing)]:
        if isinstance(thing, QTimer) and thing.isActive():
            left.append(f"timer {thing!r} of {thing.parent()!r}")
        elif isinstance(thing, QAbstractAnimation) and thing.state() != QAbstractAnimation.State.Stopped:
            left.append(f"animation {thing!r} of {thing.parent()!r}")
        elif isinstance(thing, QThread) and thing.isRunning() and thing is not QThread.currentThread():
            left.append(f"thread {thing!r}")
    left += [
        f"process {child.name}" for child in multiprocessing.active_children() if id(child) not in before
    ]
    return left

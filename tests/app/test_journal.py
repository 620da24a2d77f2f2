import logging
import sys
from collections.abc import Iterator
from logging.handlers import RotatingFileHandler
from pathlib import Path

import pytest
from PySide6.QtCore import qInstallMessageHandler, qWarning

from scopa_desktop.app import journal

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture(autouse=True)
def own_handlers(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Puts back what opening the journal changes for the whole process."""
    root = logging.getLogger()
    before, level = list(root.handlers), root.level
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)
    heard = qInstallMessageHandler(None)
    yield
    qInstallMessageHandler(heard)
    for handler in [handler for handler in root.handlers if handler not in before]:
        root.removeHandler(handler)
        handler.close()
    root.setLevel(level)


def test_errors_and_qt_warnings_are_written_down(tmp_path: Path) -> None:
    journal.open_journal(tmp_path / "log")
    try:
        raise ZeroDivisionError("a lost card")
    except ZeroDivisionError as error:
        sys.excepthook(type(error), error, error.__traceback__)
    qWarning("a crooked table")
    qWarning("This plugin does not support propagateSizeHints()")
    text = (tmp_path / "log" / journal.FILE_NAME).read_text(encoding="utf-8")
    assert "a lost card" in text
    assert "WARNING qt: a crooked table" in text
    assert "propagateSizeHints" not in text


def test_without_a_folder_only_stderr_is_used(tmp_path: Path) -> None:
    (tmp_path / "taken").write_text("a file where the folder should be")
    journal.open_journal(tmp_path / "taken")
    assert not any(isinstance(h, RotatingFileHandler) for h in logging.getLogger().handlers)


def test_ctrl_c_is_left_to_python(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    journal.open_journal(tmp_path)
    sys.excepthook(KeyboardInterrupt, KeyboardInterrupt(), None)
    assert "KeyboardInterrupt" in capsys.readouterr().err
    assert "unexpected" not in (tmp_path / journal.FILE_NAME).read_text(encoding="utf-8")

"""The log file: what went wrong, for a bug report.  Nothing leaves the machine."""

import logging
import sys
from logging.handlers import RotatingFileHandler
from pathlib import Path
from types import TracebackType

from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler

FILE_NAME = "scopa.log"
FILE_SIZE = 256 * 1024
FILES_KEPT = 2

_log = logging.getLogger("scopa")

_LEVELS = {
    QtMsgType.QtDebugMsg: logging.DEBUG,
    QtMsgType.QtInfoMsg: logging.INFO,
    QtMsgType.QtWarningMsg: logging.WARNING,
    QtMsgType.QtCriticalMsg: logging.ERROR,
    QtMsgType.QtFatalMsg: logging.CRITICAL,
}


def open_journal(folder: Path) -> None:
    """Logs to ``folder`` from now on, warnings to stderr as well; to stderr alone if it cannot be written."""
    root = logging.getLogger()
    root.setLevel(logging.INFO)
    shape = logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s")
    stream = logging.StreamHandler()
    stream.setLevel(logging.WARNING)
    stream.setFormatter(shape)
    root.addHandler(stream)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        file = RotatingFileHandler(
            folder / FILE_NAME, maxBytes=FILE_SIZE, backupCount=FILES_KEPT, encoding="utf-8", delay=False
        )
    except OSError as fault:
        _log.info("no log file: %s", fault)
    else:
        file.setFormatter(shape)
        root.addHandler(file)
    qInstallMessageHandler(_take_qt_message)
    sys.excepthook = _take_exception


def _take_qt_message(kind: QtMsgType, _context: QMessageLogContext, message: str) -> None:
    if "does not support propagateSizeHints" in message:  # the offscreen platform, harmless
        return
    logging.getLogger("qt").log(_LEVELS.get(kind, logging.WARNING), "%s", message)


def _take_exception(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
    """An error in a slot is written down; the program goes on, for every move is already kept."""
    if issubclass(kind, KeyboardInterrupt):
        sys.__excepthook__(kind, error, trace)
        return
    _log.critical("unexpected error", exc_info=(kind, error, trace))

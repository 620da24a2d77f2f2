"""Size and place of the window, from one start to the next."""

from pathlib import Path

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QStyle, QWidget

LEAST = (800, 600)
FIRST = (1280, 800)
"""Size when nothing is remembered and the screen has room."""


def restore_place(window: QWidget, file: Path | None) -> None:
    """Put a window where the file has it, or in the middle of what the screen has room for."""
    # What the system puts round a window is not known before it is shown.
    bar = QSize(0, window.style().pixelMetric(QStyle.PixelMetric.PM_TitleBarHeight))
    room = window.screen().availableSize() - bar
    window.resize(QSize(*FIRST).boundedTo(room).expandedTo(QSize(*LEAST)))
    if file is None:
        return
    from PySide6.QtCore import QByteArray, QSettings

    kept = QSettings(str(file), QSettings.Format.IniFormat).value("geometry")
    if isinstance(kept, QByteArray):
        window.restoreGeometry(kept)


def keep_place(window: QWidget, file: Path | None) -> None:
    """Remember where a window is."""
    if file is None:
        return
    from PySide6.QtCore import QSettings

    store = QSettings(str(file), QSettings.Format.IniFormat)
    store.setValue("geometry", window.saveGeometry())
    store.sync()

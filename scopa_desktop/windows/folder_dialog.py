"""Choose a folder."""

from collections.abc import Callable

from PySide6.QtCore import QStandardPaths
from PySide6.QtWidgets import QFileDialog, QWidget


def open_folder_dialog(parent: QWidget, title: str, chosen: Callable[[str], object]) -> QFileDialog:
    """Ask for a folder; ``chosen`` is called with its path unless the person cancels."""
    dialog = QFileDialog(parent, title)
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptOpen)
    dialog.setFileMode(QFileDialog.FileMode.Directory)
    dialog.setOption(QFileDialog.Option.ShowDirsOnly)
    dialog.setDirectory(QStandardPaths.writableLocation(QStandardPaths.StandardLocation.HomeLocation))
    dialog.fileSelected.connect(chosen)
    dialog.finished.connect(dialog.deleteLater)
    dialog.open()
    return dialog

"""Write a record where the player says, and choose records to read."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QFileInfo, QIODevice, QSaveFile, QStandardPaths
from PySide6.QtWidgets import QFileDialog, QWidget

from scopa_desktop.storage.history import MatchSummary

translate = QCoreApplication.translate

SUFFIX = "scopa"


def suggested_name(match: MatchSummary) -> str:
    """A file name that any system takes, such as ``scopa-2026-11-30-you-nora.scopa``."""
    day = match.started.astimezone().strftime("%Y-%m-%d")
    names = ("".join(letter for letter in name.lower() if letter.isalnum()) for name in match.names)
    return "-".join(["scopa", day, *(name for name in names if name)]) + f".{SUFFIX}"


def open_save_dialog(parent: QWidget, name: str, chosen: Callable[[str], None]) -> QFileDialog:
    """Ask where to write; ``chosen`` is called with the path unless the person cancels."""
    dialog = QFileDialog(parent, translate("Export", "Export the match"))
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setNameFilter(translate("Export", "Scopa record (*.scopa)"))
    dialog.setDefaultSuffix(SUFFIX)
    dialog.setDirectory(_own_folder())
    dialog.selectFile(name)
    dialog.fileSelected.connect(chosen)
    dialog.finished.connect(dialog.deleteLater)
    dialog.open()
    return dialog


def open_import_dialog(parent: QWidget, chosen: Callable[[list[str]], None]) -> QFileDialog:
    """Ask which records to read; ``chosen`` is called with their paths unless the person cancels."""
    dialog = QFileDialog(parent, translate("Export", "Import matches"))
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptOpen)
    dialog.setFileMode(QFileDialog.FileMode.ExistingFiles)
    dialog.setNameFilter(translate("Export", "Scopa record (*.scopa)"))
    dialog.setDirectory(_own_folder())
    dialog.filesSelected.connect(chosen)
    dialog.finished.connect(dialog.deleteLater)
    dialog.open()
    return dialog


def _own_folder() -> str:
    """The player's documents; a system without such a folder has at least a home."""
    places = QStandardPaths.StandardLocation
    documents = QStandardPaths.writableLocation(places.DocumentsLocation)
    return documents if QFileInfo(documents).isDir() else QStandardPaths.writableLocation(places.HomeLocation)


def write_text(path: str, text: str) -> str:
    """Write a file as a whole or not at all.  Empty when it worked, else the system's reason."""
    content = text.encode()
    file = QSaveFile(path)
    if (
        not file.open(QIODevice.OpenModeFlag.WriteOnly)
        or file.write(content) != len(content)
        or not file.commit()
    ):
        return file.errorString()
    return ""


def file_name(path: str) -> str:
    """The last part of a path."""
    return QFileInfo(path).fileName()

from pathlib import Path

from PySide6.QtWidgets import QFileDialog, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from scopa_desktop.windows.folder_dialog import open_folder_dialog


def test_a_folder_is_chosen_or_none(qtbot: QtBot, host: QWidget, tmp_path: Path) -> None:
    chosen: list[str] = []
    (tmp_path / "deck").mkdir()
    dialog = open_folder_dialog(host, "Add a deck", chosen.append)
    assert dialog.windowTitle() == "Add a deck"
    assert dialog.fileMode() is QFileDialog.FileMode.Directory
    dialog.setDirectory(str(tmp_path))
    dialog.selectFile(str(tmp_path / "deck"))
    dialog.accept()
    qtbot.waitUntil(lambda: not isValid(dialog))
    assert chosen == [str(tmp_path / "deck")]
    dialog = open_folder_dialog(host, "Add a deck", chosen.append)
    dialog.reject()
    qtbot.waitUntil(lambda: not isValid(dialog))
    assert len(chosen) == 1

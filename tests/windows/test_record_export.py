from pathlib import Path

import pytest
from PySide6.QtCore import QStandardPaths
from PySide6.QtWidgets import QFileDialog, QWidget
from pytestqt.qtbot import QtBot

from scopa_desktop.windows.record_export import (
    file_name,
    open_import_dialog,
    open_save_dialog,
    suggested_name,
    write_text,
)
from tests.windows.matches import summary

StandardLocation = QStandardPaths.StandardLocation


@pytest.mark.parametrize(
    ("names", "end"),
    [
        (("You", "Nora"), "-you-nora.scopa"),
        (("Zia/Lina", 'B:o "x"'), "-zialina-box.scopa"),
        (("..", "??"), ".scopa"),
        (("Ἀθηνᾶ", "妮可"), "-ἀθηνᾶ-妮可.scopa"),
    ],
)
def test_a_suggested_name_suits_every_system(names: tuple[str, str], end: str) -> None:
    name = suggested_name(summary(1, names=names))
    assert name.startswith("scopa-2026-03-1")
    assert name.endswith(end)
    assert not set(name) & set('/\\:*?"<>| ')


def test_a_record_is_written_whole(tmp_path: Path) -> None:
    path = tmp_path / "match.scopa"
    assert write_text(str(path), "Grüße\n") == ""
    assert path.read_bytes() == "Grüße\n".encode()
    assert write_text(str(path), "again\n") == ""
    assert path.read_text("utf-8") == "again\n"
    assert [file.name for file in tmp_path.iterdir()] == ["match.scopa"]


def test_what_cannot_be_written_is_told_and_the_old_file_kept(tmp_path: Path) -> None:
    assert write_text(str(tmp_path / "no such folder" / "match.scopa"), "x") != ""
    assert write_text(str(tmp_path), "x") != ""


def test_the_dialog_suggests_the_name_and_gives_the_path(
    qtbot: QtBot, host: QWidget, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    chosen: list[str] = []
    dialog = open_save_dialog(host, "scopa-you.scopa", chosen.append)
    assert dialog.acceptMode() == QFileDialog.AcceptMode.AcceptSave
    assert dialog.defaultSuffix() == "scopa"
    assert [file_name(path) for path in dialog.selectedFiles()] == ["scopa-you.scopa"]
    dialog.setDirectory(str(tmp_path))
    dialog.selectFile("other.scopa")
    dialog.accept()
    assert [file_name(path) for path in chosen] == ["other.scopa"]
    cancelled = open_save_dialog(host, "scopa-you.scopa", chosen.append)
    cancelled.reject()
    assert len(chosen) == 1


@pytest.mark.parametrize("has_documents", [True, False])
def test_the_dialog_begins_at_home(
    host: QWidget, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, has_documents: bool
) -> None:
    places = {
        StandardLocation.DocumentsLocation: tmp_path / "papers",
        StandardLocation.HomeLocation: tmp_path,
    }
    monkeypatch.setattr(QStandardPaths, "writableLocation", lambda place: str(places[place]))
    if has_documents:
        (tmp_path / "papers").mkdir()
    dialog = open_save_dialog(host, "scopa-you.scopa", lambda _path: None)
    assert Path(dialog.directory().path()) == (tmp_path / "papers" if has_documents else tmp_path)
    dialog.reject()


def test_records_are_chosen_in_the_own_folder(qtbot: QtBot) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    chosen: list[list[str]] = []
    dialog = open_import_dialog(parent, chosen.append)
    assert dialog.fileMode() == QFileDialog.FileMode.ExistingFiles
    dialog.filesSelected.emit(["a.scopa", "b.scopa"])
    assert chosen == [["a.scopa", "b.scopa"]]
    dialog.reject()

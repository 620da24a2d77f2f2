from pathlib import Path

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from scopa_desktop.windows.window_place import LEAST, keep_place, restore_place


def window(qtbot: QtBot) -> QWidget:
    made = QWidget()
    qtbot.addWidget(made)
    return made


def test_a_size_is_found_again(qtbot: QtBot, tmp_path: Path) -> None:
    file = tmp_path / "window.ini"
    first, second = window(qtbot), window(qtbot)
    first.resize(640, 480)
    keep_place(first, file)
    restore_place(second, file)
    assert (second.width(), second.height()) == (640, 480)


def test_nothing_is_kept_without_a_file(qtbot: QtBot, tmp_path: Path) -> None:
    made = window(qtbot)
    restore_place(made, None)
    keep_place(made, None)
    assert (made.width(), made.height()) >= LEAST
    assert not list(tmp_path.iterdir())


def test_a_file_of_nonsense_changes_nothing(qtbot: QtBot, tmp_path: Path) -> None:
    file = tmp_path / "window.ini"
    file.write_text("[General]\ngeometry=@ByteArray(x)\n", "utf-8")
    made = window(qtbot)
    restore_place(made, file)
    assert made.width() >= LEAST[0]


def test_the_first_window_leaves_room_for_its_title(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    made = window(qtbot)

    class Screen:
        @staticmethod
        def availableSize() -> QSize:
            return QSize(1280, 800)

    monkeypatch.setattr(made, "screen", Screen)
    restore_place(made, None)
    assert made.width() == 1280
    assert 740 < made.height() < 800

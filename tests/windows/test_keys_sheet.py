from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from scopa_desktop.windows.dress import Dress
from scopa_desktop.windows.keys_sheet import keys_sheet
from tests.windows.longer import Longer
from tests.windows.seen import assert_readable, texts

MENUS = (
    ("Match", [(QKeySequence("Ctrl+N"), "new match")]),
    ("Window", [(QKeySequence("F11"), "full screen")]),
)


def test_it_shows_the_keys_of_table_pages_and_menus(qtbot: QtBot, dress: Dress, host: QWidget) -> None:
    sheet = keys_sheet(dress, MENUS)
    sheet.open_over(host, motion=False)
    sheet.grab()
    shown = texts(sheet)
    native = QKeySequence("Ctrl+N").toString(QKeySequence.SequenceFormat.NativeText)
    assert {native, "new match", "F11", "full screen", "Match", "Window"} <= set(shown)
    assert {"Space", "1 – 9", "At the table"} <= set(shown)
    assert_readable(qtbot, sheet.paper)


def test_long_words_fit_the_smallest_window(qtbot: QtBot, dress: Dress, host: QWidget) -> None:
    host.resize(800, 563)
    translator = Longer()
    QCoreApplication.installTranslator(translator)
    try:
        sheet = keys_sheet(dress, MENUS)
        sheet.open_over(host, motion=False)
    finally:
        QCoreApplication.removeTranslator(translator)
    assert_readable(qtbot, sheet.paper)

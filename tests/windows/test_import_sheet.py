from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from scopa_desktop.windows.dress import Dress
from scopa_desktop.windows.import_sheet import ImportReport, import_sheet
from tests.windows.seen import assert_readable, texts


def test_it_tells_what_became_of_each_file(qtbot: QtBot, dress: Dress, host: QWidget) -> None:
    host.resize(800, 563)
    refused = tuple((f"file-{number}.scopa", "Line 7, “7D”: Not a play. " * 4) for number in range(9))
    sheet = import_sheet(dress, ImportReport(2, 1, refused))
    sheet.open_over(host, motion=False)
    shown = texts(sheet)
    assert "Matches imported" in shown
    assert any("already in the history" in text for text in shown)
    assert {name for name, _ in refused} <= set(shown)
    assert_readable(qtbot, sheet.paper)
    with qtbot.waitSignal(sheet.closed):
        qtbot.keyClick(host.focusWidget(), Qt.Key.Key_Return)


def test_nothing_imported_says_so(dress: Dress, host: QWidget) -> None:
    sheet = import_sheet(dress, ImportReport(0, 1, ()))
    sheet.open_over(host, motion=False)
    assert "Nothing was imported" in texts(sheet)
    assert not any("refused" in text for text in texts(sheet))
    sheet.dismiss()


def test_it_says_at_which_level_others_go_on(dress: Dress, host: QWidget) -> None:
    sheet = import_sheet(dress, ImportReport(2, 0, (), assumed=1))
    sheet.open_over(host, motion=False)
    assert any("go on at the level Fair" in text for text in texts(sheet))
    sheet.dismiss()

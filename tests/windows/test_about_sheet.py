from PySide6.QtCore import qVersion
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from scopa_desktop import __version__
from scopa_desktop.windows.about_sheet import about_sheet
from scopa_desktop.windows.dress import Dress
from tests.windows.seen import assert_readable, texts


def test_it_names_version_licence_qt_and_the_font(qtbot: QtBot, dress: Dress, host: QWidget) -> None:
    sheet = about_sheet(dress)
    sheet.open_over(host, motion=False)
    sheet.grab()
    shown = " ".join(texts(sheet))
    for words in (__version__, qVersion(), "Spectral"):
        assert words in shown
    for words in (
        "GNU General Public License, version 3 or later",
        "Lesser General",
        "SIL Open Font License",
    ):
        assert words in shown
    assert_readable(qtbot, sheet.paper)

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPixmap
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from scopa_desktop import paths
from scopa_desktop.look.drawings import Drawings
from scopa_desktop.look.shadows import Shadows
from scopa_desktop.look.style_sheet import style_sheet
from scopa_desktop.look.surfaces import Surfaces
from scopa_desktop.windows.dress import Dress, Pictures


def plain_card(card: int, height: float, ratio: float, value: bool) -> QPixmap:
    """A card that takes no time to draw: one colour each, paler with its value."""
    pixmap = QPixmap(max(1, round(height * 0.625 * ratio)), max(1, round(height * ratio)))
    pixmap.fill(QColor.fromHsv(card * 9, 60 if value else 90, 240))
    pixmap.setDevicePixelRatio(ratio)
    return pixmap


class PlainArt:
    """Real surfaces and drawings, plain cards."""

    def __init__(self) -> None:
        assets = paths.assets_dir()
        self.drawings, self.shadows, self.surfaces = Drawings(assets), Shadows(), Surfaces(assets)

    deck = "italian"
    is_large = False

    def emblem(self, suit: int, size: float, ratio: float, /) -> QPixmap:
        return self.drawings.emblem(suit, size, ratio)

    def card(self, card: int, height: float, ratio: float, value: bool, /) -> QPixmap:
        return plain_card(card, height, ratio, value)


@pytest.fixture
def dress(qapp: QApplication) -> Dress:
    """The dress of a page or sheet, with plain cards."""
    return Dress(Pictures(PlainArt()))


@pytest.fixture
def host(qtbot: QtBot, dress: Dress) -> QWidget:
    """A shown window of 1280 x 800 px for sheets to lie on."""
    window = QWidget()
    window.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    window.setStyleSheet(style_sheet(dress.scheme, dress.em, paths.assets_dir()))
    window.resize(1280, 800)
    qtbot.addWidget(window)
    window.show()
    window.activateWindow()
    qtbot.waitExposed(window)
    return window

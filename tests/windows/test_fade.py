from PySide6.QtCore import Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from scopa_desktop.windows.fade import Fade


def page_of(host: QWidget, colour: str) -> QWidget:
    page = QWidget(host)
    page.setGeometry(host.rect())
    page.setStyleSheet(f"background: {colour};")
    page.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
    page.show()
    return page


def test_the_old_page_is_seen_first_and_then_gone(qtbot: QtBot, host: QWidget) -> None:
    old = page_of(host, "#ff0000")
    fade = Fade(host, old)
    old.hide()
    assert host.grab().toImage().pixelColor(200, 200) == QColor("#ff0000")
    qtbot.waitUntil(lambda: not isValid(fade))


def test_it_can_be_ended_at_once(qtbot: QtBot, host: QWidget) -> None:
    fade = Fade(host, page_of(host, "#00ff00"))
    fade.stop()
    assert not fade.isVisible()
    qtbot.waitUntil(lambda: not isValid(fade))

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGraphicsScene, QGraphicsView, QWidget
from pytestqt.qtbot import QtBot

from scopa_desktop.windows.dress import Dress
from scopa_desktop.windows.hint_panel import HintPanel, HintShown
from scopa_desktop.windows.table_page import TablePage


def test_the_table_fills_the_page_and_takes_the_keys(host: QWidget) -> None:
    view = QGraphicsView(QGraphicsScene(host))
    view.setFrameShape(QGraphicsView.Shape.NoFrame)
    page = TablePage(lambda: view)
    page.setParent(host)
    page.setGeometry(host.rect())
    assert page.build() is view
    page.show()
    page.focus_first()
    assert host.focusWidget() is view
    assert view.size() == page.size()


def test_a_hint_lies_over_the_table_and_follows_its_size(qtbot: QtBot, dress: Dress, host: QWidget) -> None:
    view = QGraphicsView(QGraphicsScene(host))
    page = TablePage(lambda: view)
    page.setParent(host)
    page.setGeometry(host.rect())
    page.build()
    page.show()
    for told in ("one", "two"):
        panel = HintPanel(dress, HintShown(1, told, "why", "", ()), page, lambda: (80.0, 150.0))
        page.set_panel(panel)
    assert panel.isVisible()
    assert abs(panel.geometry().center().x() - page.rect().center().x()) <= 1
    page.resize(900, 700)
    assert abs(panel.geometry().center().x() - page.rect().center().x()) <= 1
    page.focus_first()
    with qtbot.waitSignal(page.escaped):
        qtbot.keyClick(page, Qt.Key.Key_Escape)
    page.set_panel(None)
    assert not panel.isVisible()

import gc
import sys

from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QApplication, QGraphicsView

from tests.table.conftest import Table

START = ("9C 7D 2S | 10B 8S 3S", "3B 4C 5D 6S")


def test_the_scene_fills_the_view_at_every_size(table: Table) -> None:
    table.offered(*START)
    for size in ((640, 480), (900, 500), (420, 560)):
        table.view.resize(*size)
        rect = table.scene.sceneRect()
        assert (rect.width(), rect.height()) == size
        assert table.view.mapToScene(QPoint(0, 0)).isNull()
        assert not table.view.horizontalScrollBar().isVisible()


def test_only_what_changes_is_painted(table: Table) -> None:
    assert table.view.viewportUpdateMode() == QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate


def test_another_ratio_reaches_the_scene(table: Table) -> None:
    table.offered(*START)
    table.scene.resize(640, 480, 2.0)
    QApplication.sendEvent(table.view.viewport(), QEvent(QEvent.Type.DevicePixelRatioChange))
    assert table.scene._situation.fitting.ratio == table.view.viewport().devicePixelRatioF()


def test_leaving_the_view_lets_a_raised_card_sink(table: Table) -> None:
    table.offered(*START)
    table.qtbot.mouseMove(table.view.viewport(), table.spot("7D"))
    assert table.item("7D").pose.lift > 0
    QApplication.sendEvent(table.view.viewport(), QEvent(QEvent.Type.Leave))
    assert table.item("7D").pose.lift == 0


def test_the_ring_is_shown_while_the_view_has_the_keyboard(table: Table) -> None:
    table.offered(*START)
    table.keys(Qt.Key.Key_Up, Qt.Key.Key_Up)
    ringed = [item for item in table.scene._deck.items if item._frame and item._frame.isVisible()]
    assert ringed
    table.scene.set_ring(False)
    assert not any(item._frame.isVisible() for item in ringed)
    table.scene.set_ring(True)
    assert any(item._frame.isVisible() for item in ringed)


def test_coming_by_the_tab_key_shows_the_ring_and_by_the_mouse_does_not(table: Table) -> None:
    table.offered(*START)
    for reason, is_shown in ((Qt.FocusReason.MouseFocusReason, False), (Qt.FocusReason.TabFocusReason, True)):
        QApplication.sendEvent(table.view, QFocusEvent(QEvent.Type.FocusIn, reason))
        assert ("focus" in table.scene._deck._framed.values()) is is_shown


def test_a_thousand_paintings_lose_no_reference_to_none(table: Table) -> None:
    table.offered(*START)
    table.view.grab()
    gc.collect()
    before = sys.getrefcount(None)
    for _ in range(1000):
        table.view.viewport().repaint(0, 0, 200, 200)
    gc.collect()
    assert abs(sys.getrefcount(None) - before) < 200

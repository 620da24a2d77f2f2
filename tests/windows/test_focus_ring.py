import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QColor
from PySide6.QtWidgets import (
    QGraphicsScene,
    QGraphicsView,
    QPushButton,
    QScrollArea,
    QTableWidget,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from scopa_desktop.windows.dress import Dress
from scopa_desktop.windows.focus_ring import OUT, FocusRing
from scopa_desktop.windows.parts import button, scroll


@pytest.fixture
def ring(dress: Dress, host: QWidget) -> FocusRing:
    return FocusRing(host, dress.scheme)


@pytest.fixture
def key(host: QWidget) -> QPushButton:
    made = QPushButton("Key", host)
    made.setGeometry(100, 100, 120, 40)
    made.show()
    return made


def around(box: QRect) -> QRect:
    return box.adjusted(-OUT, -OUT, OUT, OUT)


def test_it_lies_round_the_focused_widget(ring: FocusRing, key: QPushButton) -> None:
    key.setFocus()
    assert ring.isVisible()
    assert ring.target is key
    assert ring.geometry() == around(key.geometry())


def test_it_follows_moves_resizes_and_hiding(qtbot: QtBot, ring: FocusRing, key: QPushButton) -> None:
    key.setFocus()
    key.setGeometry(300, 200, 80, 50)
    assert ring.geometry() == around(QRect(300, 200, 80, 50))
    key.hide()
    assert not ring.isVisible()
    key.show()
    key.setFocus()
    assert ring.isVisible()


def test_it_follows_what_holds_the_widget(host: QWidget, ring: FocusRing) -> None:
    holder = QWidget(host)
    holder.setGeometry(50, 50, 300, 300)
    inner = QPushButton("Key", holder)
    inner.setGeometry(10, 10, 100, 60)
    holder.show()
    inner.setFocus()
    holder.move(200, 120)
    assert ring.geometry() == around(QRect(210, 130, 100, 60))


def test_it_scrolls_along_and_is_cut_off_where_the_list_ends(host: QWidget, ring: FocusRing) -> None:
    inner = QWidget()
    column = QVBoxLayout(inner)
    buttons = [button(str(n)) for n in range(20)]
    for made in buttons:
        column.addWidget(made)
    area: QScrollArea = scroll(inner)
    area.setParent(host)
    area.setGeometry(100, 100, 300, 200)
    area.show()
    buttons[1].setFocus()
    before = ring.geometry()
    area.verticalScrollBar().setValue(20)
    assert ring.y() == before.y() - 20
    area.verticalScrollBar().setValue(area.verticalScrollBar().maximum())
    assert not ring.isVisible()
    area.verticalScrollBar().setValue(60)
    assert ring.y() >= 100 - OUT


def test_in_a_list_it_marks_the_current_row(host: QWidget, ring: FocusRing) -> None:
    table = QTableWidget(30, 2, host)
    table.setGeometry(100, 100, 400, 200)
    table.show()
    table.setCurrentCell(1, 0)
    table.setFocus()
    first = ring.geometry()
    table.setCurrentCell(2, 0)
    assert ring.y() > first.y()
    assert ring.height() < 60
    table.verticalScrollBar().setValue(1)
    assert ring.y() < first.y() + 40


def test_views_of_a_scene_draw_their_own_focus(host: QWidget, ring: FocusRing, key: QPushButton) -> None:
    key.setFocus()
    view = QGraphicsView(QGraphicsScene(host), host)
    view.show()
    view.setFocus()
    assert ring.target is None
    assert not ring.isVisible()


def test_a_deleted_widget_takes_it_along(qtbot: QtBot, ring: FocusRing, key: QPushButton) -> None:
    key.setFocus()
    key.deleteLater()
    qtbot.waitUntil(lambda: not ring.isVisible())


def test_it_paints_two_rings_and_lets_the_mouse_through(
    dress: Dress, host: QWidget, ring: FocusRing, key: QPushButton
) -> None:
    key.setFocus()
    picture = host.grab(ring.geometry()).toImage()
    middle = picture.height() // 2
    colours = [picture.pixelColor(x, middle) for x in range(OUT + 1)]
    assert QColor(dress.scheme.focus) in colours
    assert QColor(dress.scheme.focus_gap) in colours
    assert host.childAt(key.geometry().center()) is key
    assert host.childAt(key.geometry().topLeft() - QPoint(2, -10)) is not ring

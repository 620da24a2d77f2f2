import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from scopa_desktop.look import tokens
from scopa_desktop.table.layout import Rect
from scopa_desktop.table.painting import (
    Painting,
    as_qt,
    colour,
    paint_disc,
    paint_plate,
    painted,
    snapped,
)

RED = QColor(255, 0, 0)
BOX = QRectF(3.4, 5.6, 20, 10)


def fill(box: QRectF) -> object:
    return lambda painter: painter.fillRect(box, RED)


@pytest.mark.parametrize("ratio", [1.0, 1.25, 1.5, 2.0])
def test_snapped_lengths_are_whole_device_pixels(ratio: float) -> None:
    for length in (0.0, 3.3, 10.51, 99.99, -2.3):
        found = snapped(length, ratio)
        assert found * ratio == pytest.approx(round(found * ratio))
        assert abs(found - length) <= 0.5 / ratio + 1e-9


def test_a_box_is_painted_in_its_own_coordinates(qapp: object) -> None:
    box = QRectF(100, 50, 20, 10)
    pixmap = painted(box, 2.0, fill(QRectF(100, 50, 10, 10)))
    assert (pixmap.width(), pixmap.height(), pixmap.devicePixelRatio()) == (40, 20, 2.0)
    image = pixmap.toImage()
    assert image.pixelColor(19, 10) == RED
    assert image.pixelColor(21, 10).alpha() == 0


def test_a_painting_is_painted_only_when_something_changes(qapp: object) -> None:
    calls: list[str] = []
    item = Painting()

    def show(key: str, box: QRectF = BOX, ratio: float = 1.0) -> None:
        item.show_painted(key, box, ratio, lambda painter: calls.append(key))

    show("a")
    show("a")
    assert calls == ["a"]
    assert item.pos() == QPointF(3, 5)
    show("b")
    show("b", QRectF(3.4, 6.6, 20, 10))
    show("b", QRectF(3.4, 6.6, 20, 10), 2.0)
    assert calls == ["a", "b", "b", "b"]
    assert item.pixmap().devicePixelRatio() == 2.0


def test_a_hidden_painting_shows_again(qapp: object) -> None:
    item = Painting()
    item.show_painted("a", QRectF(0, 0, 5, 5), 1.0, lambda painter: None)
    item.hide()
    item.show_painted("a", QRectF(0, 0, 5, 5), 1.0, lambda painter: None)
    assert item.isVisible()


def test_tokens_become_colours_and_boxes() -> None:
    assert colour("#ff0000") == RED
    assert colour((1, 2, 3, 4)) == QColor(1, 2, 3, 4)
    assert as_qt(Rect(1, 2, 3, 4)) == QRectF(1, 2, 3, 4)


def test_a_disc_has_its_ground_an_ink_rim_and_a_number(qapp: object) -> None:
    def paint(painter: QPainter) -> None:
        paint_disc(painter, QPointF(20, 20), 15, "3", tokens.GOLD)

    image = painted(QRectF(0, 0, 40, 40), 1.0, paint).toImage()
    assert image.pixelColor(20, 8) == QColor(tokens.GOLD)
    assert image.pixelColor(20, 5).lightness() < 90
    assert image.pixelColor(1, 1).alpha() == 0
    inked = [image.pixelColor(x, y).lightness() < 60 for x in range(14, 26) for y in range(13, 28)]
    assert any(inked)


def test_a_plate_is_dark_inside_with_a_lighter_line(qapp: object) -> None:
    image = painted(QRectF(0, 0, 60, 30), 1.0, lambda p: paint_plate(p, QRectF(2, 2, 50, 20), 6)).toImage()
    assert image.pixelColor(25, 12).alpha() > 200
    assert image.pixelColor(25, 12).lightness() < image.pixelColor(25, 2).lightness()
    assert image.pixelColor(58, 12).alpha() == 0


def test_paintings_leave_clicks_to_the_scene(qapp: object) -> None:
    assert Painting().acceptedMouseButtons() == Qt.MouseButton.NoButton

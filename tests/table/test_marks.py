from itertools import product

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QImage, QPixmap
from PySide6.QtWidgets import QGraphicsScene

from scopa_desktop.look import tokens
from scopa_desktop.table.marks import KEPT, Disc, Frames

HEIGHT = 160.0


@pytest.fixture
def frames(qapp: object) -> Frames:
    return Frames()


def along_top(pixmap: QPixmap) -> list[QColor]:
    """The colours down the middle of the upper edge."""
    image = pixmap.toImage()
    return [image.pixelColor(image.width() // 2, y) for y in range(image.height() // 4)]


def has(image: QImage, wanted: str) -> bool:
    target = QColor(wanted)
    spots = product(range(0, image.width(), 2), range(0, image.height(), 2))
    return any(image.pixelColor(x, y) == target for x, y in spots)


def test_a_whole_frame_is_closed_and_gold_over_ink(frames: Frames) -> None:
    column = along_top(frames.frame("whole", HEIGHT, 2.0))
    assert QColor(tokens.Table.mark) in column
    assert any(pixel.alpha() > 200 and pixel.lightness() < 60 for pixel in column)


def test_brackets_leave_the_middle_of_each_edge_open(frames: Frames) -> None:
    pixmap = frames.frame("corners", HEIGHT, 2.0)
    assert all(pixel.alpha() == 0 for pixel in along_top(pixmap))
    assert has(pixmap.toImage(), tokens.Table.bracket)
    assert not has(pixmap.toImage(), tokens.Table.mark)


def test_the_ring_of_the_focus_has_a_colour_of_its_own(frames: Frames) -> None:
    assert has(frames.frame("focus", HEIGHT, 2.0).toImage(), tokens.Table.focus)


@pytest.mark.parametrize("kind", ["whole", "corners", "focus"])
def test_a_mark_stands_outside_the_picture_and_leaves_it_free(frames: Frames, kind: str) -> None:
    pixmap = frames.frame(kind, HEIGHT, 1.0)  # type: ignore[arg-type]
    assert pixmap.width() > HEIGHT * tokens.CARD_RATIO
    assert pixmap.height() > HEIGHT
    image = pixmap.toImage()
    assert image.pixelColor(image.rect().center()).alpha() == 0


def test_a_veil_dims_the_card_and_nothing_beside_it(frames: Frames) -> None:
    pixmap = frames.veil(HEIGHT, 1.0)
    assert pixmap.deviceIndependentSize().height() == pytest.approx(HEIGHT, abs=1)
    image = pixmap.toImage()
    assert image.pixelColor(image.rect().center()).alpha() == tokens.Table.dim[3]
    assert image.pixelColor(0, 0).alpha() < 40


def test_each_mark_is_painted_once_a_size_and_not_kept_for_ever(frames: Frames) -> None:
    first = frames.frame("whole", HEIGHT, 1.0)
    assert frames.frame("whole", HEIGHT, 1.0).cacheKey() == first.cacheKey()
    assert frames.frame("whole", HEIGHT + 1, 1.0).cacheKey() != first.cacheKey()
    for height in range(KEPT):
        frames.veil(20.0 + height, 1.0)
    assert len(frames._pixmaps) <= KEPT


def test_a_disc_is_gold_when_it_is_meant_and_ivory_when_not(plain: QGraphicsScene) -> None:
    disc = Disc()
    plain.addItem(disc)
    disc.show_number("2", QPointF(50, 60), 12.0, is_active=False, ratio=1.0)
    assert has(disc.pixmap().toImage(), tokens.IVORY)
    assert disc.sceneBoundingRect().contains(QPointF(50, 60))
    disc.show_number("2", QPointF(50, 60), 12.0, is_active=True, ratio=1.0)
    assert has(disc.pixmap().toImage(), tokens.GOLD)

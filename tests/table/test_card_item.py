from dataclasses import replace
from math import hypot

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QImage, QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsScene

from scopa_desktop.look.shadows import Shadows
from scopa_desktop.skins.card_faces import CardFaces
from scopa_desktop.table.card_item import CardItem
from scopa_desktop.table.card_pixmaps import CardPixmaps
from scopa_desktop.table.painting import HINTS
from scopa_desktop.table.poses import LIFT_RISE, Pose

LYING = Pose(300.3, 200.7, 160.0, 0.0, face_up=True)


@pytest.fixture(params=(1.0, 1.25, 1.5, 2.0))
def pixmaps(request: pytest.FixtureRequest, fresh_faces: CardFaces, shadows: Shadows) -> CardPixmaps:
    made = CardPixmaps(fresh_faces, shadows)
    made.set_sizes((160.0, 120.0), (80.0,), 75.0, request.param)
    return made


@pytest.fixture
def item(plain: QGraphicsScene) -> CardItem:
    made = CardItem(6)
    plain.addItem(made)
    return made


def picture_corner(item: CardItem) -> QPointF:
    return item._face.mapToScene(item._face.offset())


def test_an_upright_card_at_rest_stands_on_whole_pixels(item: CardItem, pixmaps: CardPixmaps) -> None:
    item.show_pose(LYING, pixmaps)
    corner = picture_corner(item) * pixmaps.ratio
    assert corner.x() == pytest.approx(round(corner.x()), abs=1e-6)
    assert corner.y() == pytest.approx(round(corner.y()), abs=1e-6)
    assert item.isVisible()
    assert item.is_sharp
    assert item.transform().isIdentity()
    assert hypot(item.pos().x() - LYING.x, item.pos().y() - LYING.y) < 1.5 / pixmaps.ratio


def test_a_card_at_rest_is_drawn_pixel_for_pixel(
    item: CardItem, pixmaps: CardPixmaps, plain: QGraphicsScene
) -> None:
    item.show_pose(replace(LYING, shade=0.0), pixmaps)
    picture = pixmaps.faces.face(6, 160.0, pixmaps.ratio)
    image = QImage(picture.size(), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHints(HINTS)
    size = picture.deviceIndependentSize()
    plain.render(painter, QRectF(image.rect()), QRectF(picture_corner(item), size))
    painter.end()
    wanted = picture.toImage().convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)
    # A last bit of rounding is all that may be lost; a picture half a pixel off differs by hundreds.
    assert max(map(abs, map(int.__sub__, bytes(image.constBits()), bytes(wanted.constBits())))) <= 2


def test_on_the_way_the_nearest_picture_is_scaled(item: CardItem, pixmaps: CardPixmaps) -> None:
    item.show_pose(replace(LYING, height=150.0, angle=3.0), pixmaps)
    assert not item.is_sharp
    height = item._face.pixmap().deviceIndependentSize().height()
    assert height == pytest.approx(160.0, abs=0.6)
    box = (
        item._face.mapToScene(item._face.offset()),
        item._face.mapToScene(item._face.offset() + QPointF(0, height)),
    )
    assert hypot(box[1].x() - box[0].x(), box[1].y() - box[0].y()) == pytest.approx(150.0, abs=0.6)


def test_a_card_that_turns_over_gets_narrow_and_changes_its_picture(
    item: CardItem, pixmaps: CardPixmaps
) -> None:
    item.show_pose(replace(LYING, scale_x=0.25), pixmaps)
    assert item.transform().m11() == pytest.approx(0.25)
    assert item._face.pixmap().cacheKey() == pixmaps.faces.face(6, 160.0, pixmaps.ratio).cacheKey()
    item.show_pose(replace(LYING, scale_x=0.25, face_up=False), pixmaps)
    assert item._face.pixmap().cacheKey() == pixmaps.faces.back(160.0, pixmaps.ratio).cacheKey()


def test_the_light_does_not_turn_with_the_card(item: CardItem, pixmaps: CardPixmaps) -> None:
    for angle in (0.0, 90.0, -90.0, 30.0):
        item.show_pose(replace(LYING, angle=angle), pixmaps)
        offset = item.mapToScene(item._shadow.pos()) - item.pos()
        assert offset.x() == pytest.approx(0.004 * 160, abs=0.05)
        assert offset.y() == pytest.approx(0.016 * 160, abs=0.05)


def test_a_raised_card_stands_higher_over_a_wider_shadow(item: CardItem, pixmaps: CardPixmaps) -> None:
    item.show_pose(LYING, pixmaps)
    low, narrow = item.pos().y(), item._shadow.pixmap().width()
    item.show_pose(replace(LYING, lift=1.0), pixmaps)
    assert low - item.pos().y() == pytest.approx(LIFT_RISE * 160, abs=2 / pixmaps.ratio)
    assert item._shadow.pixmap().width() > narrow


def test_a_buried_card_is_not_painted(item: CardItem, pixmaps: CardPixmaps) -> None:
    item.show_pose(LYING, pixmaps)
    item.show_pose(replace(LYING, shown=False), pixmaps)
    assert not item.isVisible()
    assert item.fault(replace(LYING, shown=False)) == ""


def test_faults_name_what_is_wrong(item: CardItem, pixmaps: CardPixmaps) -> None:
    assert item.fault(LYING) == "nowhere"
    item.show_pose(LYING, pixmaps)
    assert item.fault(LYING) == ""
    assert "posed" in item.fault(replace(LYING, x=301.0))
    assert "posed" in item.fault(replace(LYING, face_up=False))
    item.setPos(10, 10)
    assert "drawn at" in item.fault(LYING)
    item.hide()
    assert item.fault(LYING) == "hidden"


def test_a_mark_lies_in_the_middle_of_the_card_and_goes_again(item: CardItem, pixmaps: CardPixmaps) -> None:
    item.show_pose(LYING, pixmaps)
    mark = QPixmap(40, 60)
    mark.fill()
    item.set_frame(mark)
    item.set_veil(mark)
    assert item._frame is not None
    assert item._frame.isVisible()
    assert item._frame.sceneBoundingRect().center().x() == pytest.approx(item.pos().x(), abs=1)
    item.set_frame(None)
    item.set_veil(None)
    assert not item._frame.isVisible()


def test_new_pixmaps_are_taken_on_refresh(item: CardItem, pixmaps: CardPixmaps) -> None:
    item.show_pose(LYING, pixmaps)
    pixmaps.set_sizes((160.0,), (80.0,), 75.0, pixmaps.ratio + 0.5)
    item.refresh(pixmaps)
    assert not item.is_sharp
    pixmaps.faces.prepare((160.0,), pixmaps.ratio)
    item.refresh(pixmaps)
    assert item.is_sharp


def test_cards_paint_nothing_in_python() -> None:
    assert not {"paint", "boundingRect", "shape", "event", "sceneEvent"} & set(vars(CardItem))

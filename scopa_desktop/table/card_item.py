"""One card on the table: a bare widget with pixmap children and no painting in Python."""

from math import cos, radians, sin

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem, QGraphicsWidget

from scopa_desktop.rules.cards import Card
from scopa_desktop.table.card_pixmaps import CardPixmaps
from scopa_desktop.table.painting import snapped
from scopa_desktop.table.poses import Pose


class CardItem(QGraphicsWidget):
    """Shows one pose after another; whoever moves it calls ``show_pose``."""

    def __init__(self, card: Card) -> None:
        super().__init__()
        self.card = card
        self.pose: Pose | None = None
        """The pose that is seen; ``None`` before the first."""
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemHasNoContents)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self._shadow = _layer(self)
        self._face = _layer(self)
        self._veil: QGraphicsPixmapItem | None = None
        self._frame: QGraphicsPixmapItem | None = None
        self._ratio = 0.0
        self._shadow_lift = -1
        self.hide()

    @property
    def is_sharp(self) -> bool:
        """Whether the picture is drawn pixel for pixel in its height, not stretched."""
        pose = self.pose
        return pose is None or abs(self._face.pixmap().height() - pose.height * self._ratio) <= 0.5

    def show_pose(self, pose: Pose, pixmaps: CardPixmaps) -> None:
        """Draw the card so; a pose already shown costs nothing."""
        if pose == self.pose:
            return
        if not pose.shown:
            self.pose = pose
            self.hide()
            return
        picture = pixmaps.picture(self.card if pose.face_up else None, pose.height)
        size = picture.deviceIndependentSize()
        width, height = size.width(), size.height()
        if picture.cacheKey() != self._face.pixmap().cacheKey() or pixmaps.ratio != self._ratio:
            self._face.setPixmap(picture)
            self._face.setOffset(-width / 2, -height / 2)
            self._ratio = pixmaps.ratio
            self._shadow_lift = -1
        self._show_shadow(pose, height, pixmaps)
        ratio = pixmaps.ratio
        is_exact = abs(pose.height - height) * ratio <= 0.5
        scale = 1.0 if is_exact else pose.height / height
        turn = QTransform()
        if pose.angle:
            turn.rotate(pose.angle)
        turn.scale(max(0.001, scale * pose.scale_x), scale)
        x, y = pose.x, pose.drawn_y
        if is_exact and pose.angle == 0 and pose.scale_x == 1:
            x = snapped(x - width / 2, ratio) + width / 2
            y = snapped(y - height / 2, ratio) + height / 2
        self.setTransform(turn)
        self.setPos(x, y)
        self.setZValue(pose.z)
        if not self.isVisible():
            self.show()
        self.pose = pose

    def refresh(self, pixmaps: CardPixmaps) -> None:
        """Take new pixmaps for the pose that is shown."""
        pose, self.pose = self.pose, None
        if pose is not None:
            self.show_pose(pose, pixmaps)

    def fault(self, rest: Pose) -> str:
        """What is wrong with how the card is drawn, were it to rest in a pose; empty if nothing is.

        Where a person raises a card is theirs; it must still be the same card in the same place.
        """
        pose = self.pose
        if pose is None:
            return "nowhere"
        wanted = (rest.x, rest.y, rest.height, rest.angle, rest.face_up, rest.shown)
        if (pose.x, pose.y, pose.height, pose.angle, pose.face_up, pose.shown) != wanted:
            return f"posed {pose}"
        if self.isVisible() != rest.shown:
            return "visible" if self.isVisible() else "hidden"
        if not rest.shown:
            return ""
        off = abs(self.pos().x() - rest.x) + abs(self.pos().y() - pose.drawn_y)
        if off > 2 / self._ratio or self._face.pixmap().isNull() or pose.scale_x != 1:
            return f"drawn at {self.pos().x():.1f},{self.pos().y():.1f}"
        return ""

    def set_frame(self, pixmap: QPixmap | None) -> None:
        """A mark around the card, in the size of the picture; ``None`` takes it off."""
        self._frame = _overlaid(self, self._frame, pixmap)

    def set_veil(self, pixmap: QPixmap | None) -> None:
        """Dim the card; ``None`` lights it again."""
        self._veil = _overlaid(self, self._veil, pixmap)

    def _show_shadow(self, pose: Pose, height: float, pixmaps: CardPixmaps) -> None:
        lift = round(pose.lift * pixmaps.LIFT_STEPS)
        if lift != self._shadow_lift:
            self._shadow_lift = lift
            pixmap = pixmaps.shadow(height, lift / pixmaps.LIFT_STEPS)
            self._shadow.setPixmap(pixmap)
            size = pixmap.deviceIndependentSize()
            self._shadow.setOffset(-size.width() / 2, -size.height() / 2)
        # The light stays where it is while the card turns.
        angle = radians(-pose.angle)
        across, down = 0.004 * height, (0.016 + 0.10 * pose.lift) * height
        self._shadow.setPos(
            QPointF(across * cos(angle) - down * sin(angle), across * sin(angle) + down * cos(angle))
        )
        self._shadow.setOpacity(pose.shade)


def _layer(parent: QGraphicsItem) -> QGraphicsPixmapItem:
    layer = QGraphicsPixmapItem(parent)
    layer.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
    layer.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
    layer.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)
    return layer


def _overlaid(
    parent: QGraphicsItem, layer: QGraphicsPixmapItem | None, pixmap: QPixmap | None
) -> QGraphicsPixmapItem | None:
    """The layer with the pixmap in the middle of the card; made when first needed."""
    if pixmap is None:
        if layer is not None:
            layer.hide()
        return layer
    if layer is None:
        layer = _layer(parent)
    if layer.pixmap().cacheKey() != pixmap.cacheKey():
        size = pixmap.deviceIndependentSize()
        layer.setPixmap(pixmap)
        layer.setOffset(-size.width() / 2, -size.height() / 2)
    layer.show()
    return layer

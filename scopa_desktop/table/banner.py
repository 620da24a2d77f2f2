"""What shows a scopa: the felt goes dark, the broom sweeps, the banner stands."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsRectItem, QGraphicsScene

from scopa_desktop.look.drawings import Drawings
from scopa_desktop.look.shadows import Shadows
from scopa_desktop.look.surfaces import Surfaces
from scopa_desktop.table.layout import Layout
from scopa_desktop.table.painting import Painting, as_qt, painted
from scopa_desktop.table.poses import AIR
from scopa_desktop.table.sweep import BROOM_HEIGHT, SweepFrame

SHADE_Z: Final = AIR - 50
"""Over all that rests; what flies and the message stay bright."""
TRAIL_Z: Final = AIR - 49
BROOM_Z: Final = AIR + 5000
BANNER_Z: Final = AIR + 5001
TILT: Final = -4.0
"""Of the banner, in degrees."""
BROOM_UNITS: Final = 2.1
"""Height of the broom in the unit of what follows."""
PIVOT: Final = 0.25
"""How far the bristles stand below the trail's middle."""
STREAKS: Final = (
    (-0.52, 60, 0.055),
    (-0.28, 90, 0.08),
    (0.0, 110, 0.10),
    (0.26, 80, 0.075),
    (0.50, 55, 0.05),
)
"""What the broom leaves on the cloth: height, opacity 0-255, thickness; lengths in the broom's unit."""
DUST: Final = (255, 238, 190)


class ScopaBanner:
    """Four pixmaps over the table, painted once for a layout and then only moved."""

    def __init__(
        self, scene: QGraphicsScene, drawings: Drawings, shadows: Shadows, surfaces: Surfaces
    ) -> None:
        self._drawings, self._shadows, self._surfaces = drawings, shadows, surfaces
        self._cloth = QGraphicsRectItem()
        self._cloth.setPen(QPen(Qt.PenStyle.NoPen))
        self._cloth.setFlag(QGraphicsRectItem.GraphicsItemFlag.ItemClipsChildrenToShape)
        self._shade, self._trail = Painting(), Painting(self._cloth)
        self._broom, self._banner = Painting(), Painting()
        for item, z in (
            (self._shade, SHADE_Z),
            (self._cloth, TRAIL_Z),
            (self._broom, BROOM_Z),
            (self._banner, BANNER_Z),
        ):
            item.setZValue(z)
            scene.addItem(item)
        self._made: tuple[Layout, float] | None = None
        self._lettering = "scopa-banner"
        self.hide()

    def set_lettering(self, name: str) -> None:
        """The drawing that is cried: ``scopa-banner`` or ``escoba-banner``."""
        if name != self._lettering:
            self._lettering, self._made = name, None

    @property
    def is_shown(self) -> bool:
        """Whether any of it is seen."""
        return any(item.isVisible() for item in self._items)

    def hide(self) -> None:
        for item in self._items:
            item.hide()

    def show_frame(self, frame: SweepFrame | None, layout: Layout, ratio: float) -> None:
        """One frame of the sweep; ``None`` takes all away."""
        if frame is None:
            self.hide()
            return
        self._make(layout, ratio)
        unit = frame.broom_height / BROOM_UNITS
        for item, opacity in (
            (self._shade, frame.dim),
            (self._trail, frame.trail),
            (self._broom, frame.broom_opacity),
            (self._banner, frame.banner_opacity),
        ):
            item.setOpacity(min(1.0, opacity))
            item.setVisible(opacity > 0)
        self._trail.setPos(frame.broom_x, frame.broom_y)
        self._broom.setPos(frame.broom_x, frame.broom_y + PIVOT * unit)
        self._broom.setRotation(frame.broom_angle)
        self._banner.setScale(frame.banner_scale)

    @property
    def _items(self) -> tuple[Painting, ...]:
        return self._shade, self._trail, self._broom, self._banner

    def _make(self, layout: Layout, ratio: float) -> None:
        if self._made is not None and self._made[0] is layout and self._made[1] == ratio:
            return
        self._made = (layout, ratio)
        felt = as_qt(layout.felt)
        centre = QPointF(layout.felt.cx, layout.grid.cy)
        self._shade.setPixmap(self._surfaces.sweep_shade(felt, centre, ratio))
        self._shade.setPos(felt.topLeft())
        self._cloth.setRect(felt)
        height = BROOM_HEIGHT * layout.c
        unit = height / BROOM_UNITS
        box = QRectF(-3.5 * unit, -0.4 * unit, 3.7 * unit, unit)
        self._trail.setPixmap(painted(box, ratio, lambda p: _paint_trail(p, unit)))
        self._trail.setOffset(box.topLeft())
        width = height * self._drawings.proportion("broom")
        box = QRectF(-width / 2 - 10, -0.86 * height, width + 40, height + 30)
        self._broom.setPixmap(painted(box, ratio, lambda p: self._paint_broom(p, width, height, ratio)))
        self._broom.setOffset(box.topLeft())
        width = min(layout.felt.w * 0.50, 4.2 * unit)
        height = width / self._drawings.proportion(self._lettering)
        self._banner.setPixmap(self._drawings.drawing(self._lettering, width, height, ratio))
        self._banner.setOffset(-width / 2, -height / 2)
        self._banner.setRotation(TILT)
        self._banner.setPos(layout.felt.cx - width * 0.16, layout.grid.cy - height * 0.12)

    def _paint_broom(self, painter: QPainter, width: float, height: float, ratio: float) -> None:
        shadow = self._shadows.shadow(height * 0.2, height * 0.8, 16, 90, ratio)
        painter.drawPixmap(QPointF(-height * 0.21875 + 8, -height * 0.82 + 12), shadow)
        drawing = self._drawings.drawing("broom", width, height, ratio)
        painter.drawPixmap(QPointF(-width / 2, -height * 0.86), drawing)


def _paint_trail(painter: QPainter, unit: float) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    for y, opacity, thickness in STREAKS:
        painter.setBrush(QColor(*DUST, opacity))
        painter.drawPath(_streak(y, thickness, unit))


def _streak(y: float, thickness: float, unit: float) -> QPainterPath:
    """A brush stroke that ends at the broom, thin on the left."""
    left, right = -(3.4 - abs(y) * 1.2) * unit, (0.02 - y * 0.1) * unit
    middle, thick = (y * 0.62 + 0.12) * unit, thickness * unit
    path = QPainterPath(QPointF(left, middle + 0.10 * unit))
    path.cubicTo(
        left + 0.9 * unit, middle - 0.06 * unit, right - 0.9 * unit, middle - thick, right, middle - thick
    )
    path.lineTo(right, middle + thick)
    path.cubicTo(
        right - 0.9 * unit,
        middle + thick * 0.6,
        left + 0.9 * unit,
        middle + 0.02 * unit,
        left,
        middle + 0.10 * unit,
    )
    return path

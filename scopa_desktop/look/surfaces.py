"""Wood and felt: seamless tiles, the board of the table, the ground of the pages."""

from pathlib import Path
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QImage,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QRadialGradient,
    QTransform,
)
from PySide6.QtSvg import QSvgRenderer

from scopa_desktop.look.drawings import clear_pixmap
from scopa_desktop.look.tokens import FELT, RADIUS, Rgba, Scheme, Table

WOOD: Final = "wood"
CLOTHS: Final = (*FELT, WOOD)
"""What may be played on: the felts and the bare wood."""

RIM_SHADE: Final = ((0.5, (20, 10, 4, 60)), (1.0, (20, 10, 4, 170)))
LAMP: Final = (
    (0.0, (255, 236, 190, 40)),
    (0.35, (255, 236, 190, 14)),
    (0.6, (0, 0, 0, 10)),
    (0.8, (0, 0, 0, 60)),
    (1.0, (0, 0, 0, 120)),
)
BARE_SHADES: Final = ((20, 10, 4, 130), (20, 10, 4, 36))
"""Over the rim and the field of bare wood: they are told apart, and text can be read on the light grain."""
SWEEP_SHADE: Final = ((0.0, (10, 20, 12, 40)), (1.0, (6, 10, 6, 170)))
GROOVE: Final = 8
"""Strokes of the groove in which the felt lies, each 2 px wider."""


class Surfaces:
    """Draws grounds from the tiles of assets/tables; each tile is kept once a pixel ratio."""

    def __init__(self, assets: Path) -> None:
        self._folder = assets / "tables"
        self._tiles: dict[tuple[str, float], QBrush] = {}

    def tile(self, key: str, ratio: float) -> QBrush:
        """A seamless surface as a brush, sharp at the pixel ratio: one of ``CLOTHS``."""
        name = key if key == WOOD or key.startswith("felt-") else f"felt-{key}"
        brush = self._tiles.get((name, ratio))
        if brush is None:
            brush = self._tiles[name, ratio] = self._drawn(name, ratio)
        return brush

    def board(self, width: float, height: float, felt: QRectF, cloth: str, ratio: float) -> QPixmap:
        """The table without cards: wood over the whole, felt or bare wood in its groove, lamp, gold line."""
        pixmap = clear_pixmap(width, height, ratio)
        whole = QRectF(0, 0, width, height)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(whole, self.tile(WOOD, ratio))
        painter.fillRect(whole, _light(felt.center(), max(width, height) * 0.72, RIM_SHADE))
        if cloth == WOOD:
            painter.fillRect(whole, QColor(*BARE_SHADES[0]))
        path = felt_path(felt)
        for step in range(GROOVE):
            painter.strokePath(path, QPen(QColor(0, 0, 0, 16), 2 + 2 * step))
        painter.fillPath(path, self.tile(cloth, ratio))
        if cloth == WOOD:
            painter.fillPath(path, QColor(*BARE_SHADES[1]))
        lamp = QPointF(felt.center().x(), felt.center().y() - 0.05 * felt.height())
        painter.fillPath(path, _light(lamp, felt.width() * 0.66, LAMP))
        painter.strokePath(path, QPen(QColor(Table.rim_dark), 5))
        painter.strokePath(path, QPen(QColor(Table.rim_gold), 1.6))
        painter.end()
        return pixmap

    def sweep_shade(self, felt: QRectF, centre: QPointF, ratio: float) -> QPixmap:
        """What dims the felt towards its edges while the broom sweeps; to be laid at the felt's corner."""
        pixmap = clear_pixmap(felt.width(), felt.height(), ratio)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(-felt.topLeft())
        painter.fillPath(felt_path(felt), _light(centre, felt.width() * 0.6, SWEEP_SHADE))
        painter.end()
        return pixmap

    def page(self, width: float, height: float, scheme: Scheme, ratio: float) -> QPixmap:
        """The ground of a page: wood under the scheme's veil, a little lighter where the lamp is."""
        pixmap = clear_pixmap(width, height, ratio)
        whole = QRectF(0, 0, width, height)
        painter = QPainter(pixmap)
        painter.fillRect(whole, self.tile(WOOD, ratio))
        colour = QColor(scheme.page)
        red, green, blue = colour.red(), colour.green(), colour.blue()
        lighter = 0.08 if scheme.veil < 1 else 0.0
        veils = ((0.0, scheme.veil - lighter), (0.6, scheme.veil + 0.05), (1.0, scheme.veil + 0.14))
        shades = tuple((at, (red, green, blue, round(255 * min(1.0, veil)))) for at, veil in veils)
        painter.fillRect(whole, _light(QPointF(width / 2, height * 0.3), max(width, height) * 0.75, shades))
        painter.end()
        return pixmap

    def _drawn(self, name: str, ratio: float) -> QBrush:
        renderer = QSvgRenderer(str(self._folder / f"{name}.svg"))
        size = renderer.defaultSize()
        assert not size.isEmpty(), f"{name}.svg is missing or damaged"
        image = QImage(size * ratio, QImage.Format.Format_RGB32)
        image.fill(Qt.GlobalColor.black)
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        renderer.render(painter, QRectF(image.rect()))
        painter.end()
        brush = QBrush(image)
        across, down = size.width() / image.width(), size.height() / image.height()
        brush.setTransform(QTransform.fromScale(across, down))
        return brush


def felt_path(felt: QRectF) -> QPainterPath:
    """The outline of the felt with its round corners."""
    radius = min(RADIUS["felt"], 0.03 * felt.height() + 6)
    path = QPainterPath()
    path.addRoundedRect(felt, radius, radius)
    return path


def _light(centre: QPointF, radius: float, stops: tuple[tuple[float, Rgba], ...]) -> QBrush:
    gradient = QRadialGradient(centre, radius)
    for at, colour in stops:
        gradient.setColorAt(at, QColor(*colour))
    return QBrush(gradient)

"""What a drawing must keep to, so that it looks the same in every renderer and never paints on its neighbour."""

import os
import xml.etree.ElementTree as ET
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

ALLOWED = {"svg", "g", "defs", "use", "path", "circle", "ellipse", "rect"}
LIMIT = 60_000
"""Bytes of the largest file."""
MARGIN = 40
TILES = {"table", "tables"}
"""Folders of seamless tiles: strokes there cross the edge on purpose."""


def problems(folder: Path) -> list[str]:
    """One line a fault of the SVG files below ``folder``."""
    application = QGuiApplication.instance() or QGuiApplication([])
    found = [
        f"{p.relative_to(folder)}: {fault}" for p in sorted(folder.rglob("*.svg")) for fault in faults(p)
    ]
    del application
    return found


def faults(path: Path) -> list[str]:
    data = path.read_bytes()
    out = []
    if len(data) > LIMIT:
        out.append(f"{len(data)} bytes")
    foreign = {element.tag.split("}")[1] for element in ET.fromstring(data).iter()} - ALLOWED
    if foreign:
        out.append(f"elements {sorted(foreign)}")
    renderer = QSvgRenderer(str(path))
    if not renderer.isValid():
        return [*out, "QtSvg does not read it"]
    if path.parent.name in TILES:
        return out
    image = drawn(renderer)
    spill = sum(image.pixelColor(x, y).alpha() > 0 for x, y in margin(image.width(), image.height()))
    if spill:
        out.append(f"{spill} pixels painted outside")
    if path.parent.name == "backs" and not is_half_turn(image):
        out.append("not the same after half a turn")
    return out


def drawn(renderer: QSvgRenderer) -> QImage:
    """The drawing at its own size inside a clear margin."""
    size = renderer.defaultSize()
    image = QImage(size.width() + 2 * MARGIN, size.height() + 2 * MARGIN, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    renderer.render(painter, QRectF(MARGIN, MARGIN, size.width(), size.height()))
    painter.end()
    return image


def margin(width: int, height: int) -> set[tuple[int, int]]:
    """Pixels more than one away from the drawing."""
    near = MARGIN - 1
    columns = [*range(near), *range(width - near, width)]
    rows = [*range(near), *range(height - near, height)]
    return {(x, y) for x in columns for y in range(height)} | {(x, y) for y in rows for x in range(width)}


def is_half_turn(image: QImage) -> bool:
    turned = image.flipped(Qt.Orientation.Horizontal | Qt.Orientation.Vertical)
    samples = [(x, y) for y in range(0, image.height(), 2) for x in range(0, image.width(), 2)]
    off = sum(distance(image.pixelColor(x, y), turned.pixelColor(x, y)) > 200 for x, y in samples)
    return off <= len(samples) * 0.02


def distance(one: QColor, other: QColor) -> int:
    pairs = zip(one.getRgb()[:3], other.getRgb()[:3], strict=True)
    return sum(abs(a - b) for a, b in pairs)

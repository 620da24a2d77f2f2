"""Small signs on buttons: paths on a grid of 24, drawn with a round pen of 2."""

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPainterPath, QPen, QPixmap

GRID: Final = 24

STROKES: Final = {
    "hint": "M3,15 C5,20 15,20 17,15 L21.5,11.5 L15,13 L3,13 Z "
    "M21,8.5 C18,6 20.5,4 21,2.5 C22.5,5 23.5,7 21,8.5 M7,20.6 L13.5,20.6",
    "undo": "M8.5,4 L3.5,9 L8.5,14 M4,9 L14,9 C22.5,9 22.5,19.5 14,19.5 L9,19.5",
    "first": "M18,5 L9,12 L18,19 M6,5 L6,19",
    "prev": "M16,5 L8,12 L16,19",
    "next": "M8,5 L16,12 L8,19",
    "last": "M6,5 L15,12 L6,19 M18,5 L18,19",
    "check": "M4,12.5 L10,18.5 L20.5,6",
    "fold": "M5,9 L12,16 L19,9",
    "down": "M6,9.5 L12,15.5 L18,9.5",
    "close": "M6,6 L18,18 M18,6 L6,18",
    "rules": "M12,5 C9,3 5,3 2.5,4 L2.5,19 C5,18 9,18 12,20 "
    "C15,18 19,18 21.5,19 L21.5,4 C19,3 15,3 12,5 L12,20",
}
"""Name -> path in the words of SVG: M, L, C and Z, absolute, numbers in pairs."""

PROGRAM_ICONS: Final = (("icon-16.svg", (16,)), ("icon-24.svg", (24,)), ("icon-small.svg", (32, 48)))
"""Drawings set by hand for small sizes; ``icon.svg`` serves every larger one."""


def icon_path(name: str) -> QPainterPath:
    """The sign ``name`` of ``STROKES``, or ``cards`` or ``search``, on a grid of 24."""
    path = QPainterPath()
    if name == "cards":
        path.addRoundedRect(QRectF(6, 3, 12, 18), 2, 2)
        return path
    if name == "search":
        path.addEllipse(QPointF(10, 10), 6.5, 6.5)
        path.moveTo(15, 15)
        path.lineTo(21, 21)
        return path
    for command, numbers in re.findall(r"([MLCZ])([^MLCZ]*)", STROKES[name]):
        points = [QPointF(*map(float, pair.split(","))) for pair in numbers.split()]
        match command:
            case "M":
                path.moveTo(*points)
            case "L":
                path.lineTo(*points)
            case "C":
                path.cubicTo(*points)
            case _:
                path.closeSubpath()
    return path


def draw_icon(
    painter: QPainter, name: str, x: float, y: float, size: float, colour: str, width: float = 2.0
) -> None:
    """Draw a sign into the square of ``size`` at (x, y); ``width`` of the pen in units of the grid."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(x, y)
    painter.scale(size / GRID, size / GRID)
    cap, join = Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin
    painter.setPen(QPen(QColor(colour), width, Qt.PenStyle.SolidLine, cap, join))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(icon_path(name))
    painter.restore()


def icon_pixmap(name: str, size: float, colour: str, ratio: float = 1.0) -> QPixmap:
    """A sign as a pixmap of ``size`` logical pixels."""
    from scopa_desktop.look.drawings import clear_pixmap  # late, as below: Home has no icons

    pixmap = clear_pixmap(size, size, ratio)
    painter = QPainter(pixmap)
    draw_icon(painter, name, 0, 0, size, colour)
    painter.end()
    return pixmap


def icon(name: str, colour: str, sizes: Sequence[float] = (16, 20, 24)) -> QIcon:
    """A sign for a button, drawn at each of ``sizes`` for pixel ratios 1 to 2."""
    found = QIcon()
    for size in sizes:
        for ratio in (1.0, 1.25, 1.5, 2.0):
            found.addPixmap(icon_pixmap(name, size, colour, ratio))
    return found


def program_icon(assets: Path) -> QIcon:
    """The icon of the window and the program."""
    from scopa_desktop.look.drawings import svg_pixmap

    found = QIcon()
    for name, sizes in (*PROGRAM_ICONS, ("icon.svg", (64, 128, 256))):
        for size in sizes:
            found.addPixmap(svg_pixmap(assets / "icons" / name, size, size))
    return found

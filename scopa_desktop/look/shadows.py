"""Soft shadows as pixmaps: a graphics effect would be computed anew in every frame."""

from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap

from scopa_desktop.look.drawings import clear_pixmap

STEPS: Final = 12
"""Rounded rectangles laid over each other; fewer show as bands."""
KEPT: Final = 48
"""Shadows kept; the oldest go first. A table uses about ten at a time."""


class Shadows:
    """Draws each shadow once and keeps it."""

    def __init__(self) -> None:
        self._pixmaps: dict[tuple[int, int, int, int, float], QPixmap] = {}

    def shadow(self, width: float, height: float, blur: float, alpha: float, ratio: float) -> QPixmap:
        """The shadow of a card of ``width`` x ``height`` inside a margin of ``blur`` on every side.

        The middle is about four fifths as dark as ``alpha``, 0 to 255. Lengths are logical pixels.
        """
        key = (round(width * ratio), round(height * ratio), round(blur * ratio), round(alpha), ratio)
        pixmap = self._pixmaps.pop(key, None)
        if pixmap is None:
            pixmap = _drawn(width, height, blur, alpha, ratio)
        self._pixmaps[key] = pixmap
        if len(self._pixmaps) > KEPT:
            del self._pixmaps[next(iter(self._pixmaps))]
        return pixmap


def _drawn(width: float, height: float, blur: float, alpha: float, ratio: float) -> QPixmap:
    pixmap = clear_pixmap(width + 2 * blur, height + 2 * blur, ratio)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    for step in range(STEPS):
        part = (step + 0.5) / STEPS
        grown = blur * (1 - 1.7 * part)
        painter.setBrush(QColor(8, 4, 2, round(alpha / STEPS * (0.6 + 0.8 * part))))
        radius = max(2.0, height * 0.04 + grown)
        box = QRectF(blur - grown, blur - grown, width + 2 * grown, height + 2 * grown)
        painter.drawRoundedRect(box, radius, radius)
    painter.end()
    return pixmap

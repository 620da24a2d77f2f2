"""Drawn things that are no cards: the broom, the lettering, the signs of the suits."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final, Protocol

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

SUIT_EMBLEMS: Final = ("emblem-coins", "emblem-cups", "emblem-swords", "emblem-clubs")
"""By suit, 0 to 3."""

FILES: Final = {
    "broom": "icons/broom.svg",
    "icon": "icons/icon.svg",
    "wordmark": "lettering/wordmark.svg",
    "scopa-banner": "lettering/scopa-banner.svg",
    "escoba-banner": "lettering/escoba-banner.svg",
    "emblem-coins": "emblems/italian-denari.svg",
    "emblem-cups": "emblems/italian-coppe.svg",
    "emblem-swords": "emblems/italian-spade.svg",
    "emblem-clubs": "emblems/italian-bastoni.svg",
}
"""Name of a drawing -> its file below assets/."""


class Sign(Protocol):
    """The sign of a suit, as a deck brings it along."""

    def fitted(self, width: int, height: int) -> QPixmap:
        """The sign inside a box of device pixels."""
        ...


def clear_pixmap(width: float, height: float, ratio: float) -> QPixmap:
    """A transparent pixmap of a size in logical pixels, at least one device pixel each way."""
    pixmap = QPixmap(max(1, round(width * ratio)), max(1, round(height * ratio)))
    pixmap.fill(Qt.GlobalColor.transparent)
    pixmap.setDevicePixelRatio(ratio)
    return pixmap


def render_svg(renderer: QSvgRenderer, pixmap: QPixmap) -> None:
    """Draw the whole of an SVG over the whole of a pixmap, on its device pixels."""
    ratio = pixmap.devicePixelRatio()
    pixmap.setDevicePixelRatio(1)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    renderer.render(painter, QRectF(pixmap.rect()))
    painter.end()
    pixmap.setDevicePixelRatio(ratio)


def svg_pixmap(path: Path, width: float, height: float, ratio: float = 1.0) -> QPixmap:
    """An SVG file drawn to fill a box of logical pixels; nothing is kept."""
    pixmap = clear_pixmap(width, height, ratio)
    render_svg(QSvgRenderer(str(path)), pixmap)
    return pixmap


class Drawings:
    """The drawings of ``FILES`` as pixmaps, each kept at every size it was asked for."""

    def __init__(self, assets: Path) -> None:
        self._assets = assets
        self._renderers: dict[str, QSvgRenderer] = {}
        self._pixmaps: dict[tuple[str, int, int, float], QPixmap] = {}
        self._signs: tuple[Sign, ...] = ()
        self._emblems: dict[tuple[int, int, float], QPixmap] = {}
        self.emblem_set = 0
        """Another number after every ``set_emblems``: for the keys of kept pictures that show emblems."""

    def set_emblems(self, signs: Sequence[Sign]) -> None:
        """Take the signs of the deck in play, by suit; with none, the Italian ones."""
        self._signs = tuple(signs)
        self.emblem_set += 1
        self._emblems = {}

    def drawing(self, name: str, width: float, height: float, ratio: float) -> QPixmap:
        """A drawing that fills a box of logical pixels; keep to its ``proportion``."""
        key = (name, round(width * ratio), round(height * ratio), ratio)
        pixmap = self._pixmaps.get(key)
        if pixmap is None:
            pixmap = clear_pixmap(width, height, ratio)
            render_svg(self._renderer(name), pixmap)
            self._pixmaps[key] = pixmap
        return pixmap

    def proportion(self, name: str) -> float:
        """Width of a drawing divided by its height."""
        size = self._renderer(name).defaultSize()
        return size.width() / size.height()

    def emblem(self, suit: int, size: float, ratio: float) -> QPixmap:
        """The sign of a suit, 0 to 3, in a square."""
        if self._signs:
            side = max(1, round(size * ratio))
            key = (suit, side, ratio)
            pixmap = self._emblems.get(key)
            if pixmap is None:
                pixmap = self._emblems[key] = self._signs[suit].fitted(side, side)
                pixmap.setDevicePixelRatio(ratio)
            return pixmap
        return self.drawing(SUIT_EMBLEMS[suit], size, size, ratio)

    def _renderer(self, name: str) -> QSvgRenderer:
        renderer = self._renderers.get(name)
        if renderer is None:
            renderer = QSvgRenderer(str(self._assets / FILES[name]))
            assert renderer.isValid(), f"{FILES[name]} is missing or damaged"
            self._renderers[name] = renderer
        return renderer

"""Contact sheets of what ``draw`` wrote: decks large, small and in grey, courts, backs, icons."""

import os
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

DECKS = ("italian", "spanish", "french", "french-four", "french-numbers", "french-four-numbers")


SMALL = (139, 90, 62)
"""Pixels: a card on the table, in another hand at 1280x800, and there at 800x600."""
SEEN = ("", "grey", "deutan")
"""By all colours, by none, and without telling red from green."""
DEUTAN = ((0.29275, 0.70725, 0.0), (0.29275, 0.70725, 0.0), (-0.02234, 0.02234, 1.0))
"""What is left of linear red, green and blue without the middle cones (Vienot, Brettel and Mollon 1999)."""


def as_seen(image: QImage, eye: str) -> QImage:
    """A picture in the colours of one of ``SEEN``."""
    if eye == "grey":
        return image.convertToFormat(QImage.Format.Format_Grayscale8)
    if eye != "deutan":
        return image
    seen = image.convertToFormat(QImage.Format.Format_RGB32)
    known: dict[int, int] = {}
    for y in range(seen.height()):
        for x in range(seen.width()):
            pixel = seen.pixel(x, y)
            if pixel not in known:
                known[pixel] = _deutan(pixel)
            seen.setPixel(x, y, known[pixel])
    return seen


def _deutan(pixel: int) -> int:
    colour = QColor.fromRgb(pixel)
    linear = [(channel / 255) ** 2.2 for channel in (colour.red(), colour.green(), colour.blue())]
    left = (sum(a * b for a, b in zip(row, linear, strict=True)) for row in DEUTAN)
    return QColor(*(round(255 * min(1.0, max(0.0, value)) ** (1 / 2.2)) for value in left)).rgb()


def sheet(files: list[Path], out: Path, height: int, columns: int, eye: str = "") -> None:
    """Draw ``files`` on felt, ``height`` pixels high each, as an eye sees them, and save the picture as ``out``."""
    pad = 8
    renderers = [QSvgRenderer(str(path)) for path in files]
    widths = [round(height * r.defaultSize().width() / r.defaultSize().height()) for r in renderers]
    step = max(widths) + pad
    rows = -(-len(files) // columns)
    image = QImage(columns * step + pad, rows * (height + pad) + pad, QImage.Format.Format_RGB32)
    image.fill(QColor("#1f6b48"))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for i, (renderer, width) in enumerate(zip(renderers, widths)):
        x, y = pad + i % columns * step, pad + i // columns * (height + pad)
        renderer.render(painter, QRectF(x, y, width, height))
    painter.end()
    as_seen(image, eye).save(str(out))


def draw_sheets(folder: Path) -> None:
    """Write the sheets into ``folder``/sheets."""
    application = QGuiApplication.instance() or QGuiApplication([])
    out = folder / "sheets"
    out.mkdir(exist_ok=True)
    for deck in DECKS:
        cards = sorted((folder / deck).glob("*.svg"))
        if not cards:
            continue
        sheet(cards, out / f"{deck}.png", 240, 10)
        for height in SMALL:
            for eye in SEEN:
                sheet(cards, out / f"{deck}-{height}px{eye and '-'}{eye}.png", height, 10, eye)
        courts = [path for path in cards if path.stem[-2:] in {"08", "09", "10"}]
        sheet(courts, out / f"{deck}-courts.png", 400, 6)
    for kind, height in (("backs", 300), ("icon", 256), ("emblems", 100), ("indices", 88)):
        files = sorted((folder / kind).glob("*.svg"))
        if files:
            sheet(files, out / f"{kind}.png", height, 8)
    del application

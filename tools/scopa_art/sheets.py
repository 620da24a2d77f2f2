"""Contact sheets of what ``draw`` wrote: decks large, small and in grey, courts, backs, icons."""

import os
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

DECKS = ("italian", "spanish", "french", "french-four", "french-numbers", "french-four-numbers")


def sheet(files: list[Path], out: Path, height: int, columns: int, grey: bool = False) -> None:
    """Draw ``files`` on felt, ``height`` pixels high each, and save the picture as ``out``."""
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
    (image.convertToFormat(QImage.Format.Format_Grayscale8) if grey else image).save(str(out))


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
        sheet(cards, out / f"{deck}-90px.png", 90, 10)
        sheet(cards, out / f"{deck}-90px-grey.png", 90, 10, grey=True)
        courts = [path for path in cards if path.stem[-2:] in {"08", "09", "10"}]
        sheet(courts, out / f"{deck}-courts.png", 400, 6)
    for kind, height in (("backs", 300), ("icon", 256), ("emblems", 100), ("indices", 88)):
        files = sorted((folder / kind).glob("*.svg"))
        if files:
            sheet(files, out / f"{kind}.png", height, 8)
    del application

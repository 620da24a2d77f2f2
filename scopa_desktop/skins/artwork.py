"""One picture of a deck, drawn at any size."""

import struct
from pathlib import Path
from typing import Final
from weakref import WeakValueDictionary
from zlib import crc32

from PySide6.QtCore import QByteArray, QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QImage, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from scopa_desktop.skins.faults import SkinInvalid
from scopa_desktop.skins.svg_cost import SvgRefused, check_svg

TALLEST: Final = 900
"""Pixels in height that are kept of a PNG, at most; the tallest card on a screen of 4K has 760."""
LARGEST: Final = 3000
"""Pixels of a PNG in width and in height, at most: a deck of such takes ten seconds to read."""
HEAVIEST: Final = 20_000_000
"""Bytes of a file, at most."""
PNG_START: Final = b"\x89PNG\r\n\x1a\n"
PNG_SIZE: Final = slice(16, 24)
"""Where width and height are, in big-endian words."""


class Artwork:
    """Reads a picture once; raises ``SkinInvalid`` if it is damaged, cut short, too large or none."""

    def __init__(self, path: Path) -> None:
        self._svg: QSvgRenderer | None = None
        self._image = QImage()
        self.size = QSizeF()
        """Its own size, in whatever unit it is drawn."""
        data = _bytes(path)
        if path.suffix.lower() == ".svg":
            self._svg = _svg(data, path.name)
            self.size = QSizeF(self._svg.defaultSize())
        else:
            self._image, self.size = _image(data, path.name)

    def drawn(self, width: int, height: int) -> QPixmap:
        """The picture filling ``width`` x ``height`` device pixels; holds the interpreter up to 35 ms."""
        pixmap = QPixmap(width, height)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        self.paint(painter, QRectF(0, 0, width, height))
        painter.end()
        return pixmap

    def fitted(self, width: int, height: int) -> QPixmap:
        """The picture in its own shape, as large as it goes into ``width`` x ``height`` device pixels."""
        pixmap = QPixmap(width, height)
        pixmap.fill(Qt.GlobalColor.transparent)
        size = self.size.scaled(width, height, Qt.AspectRatioMode.KeepAspectRatio)
        painter = QPainter(pixmap)
        corner = QPointF((width - size.width()) / 2, (height - size.height()) / 2)
        self.paint(painter, QRectF(corner, size))
        painter.end()
        return pixmap

    def paint(self, painter: QPainter, box: QRectF) -> None:
        """Draw the picture into a box of the painter."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self._svg is not None:
            self._svg.render(painter, box)
            return
        # Scaled first: a painter alone looks at four pixels only when it makes a large picture small.
        size = QSize(max(1, round(box.width())), max(1, round(box.height())))
        mode = Qt.TransformationMode.SmoothTransformation
        painter.drawImage(box, self._image.scaled(size, Qt.AspectRatioMode.IgnoreAspectRatio, mode))


class Readings:
    """Pictures that are read, as long as any deck shows them: decks that share this read each file once."""

    def __init__(self) -> None:
        self._kept: WeakValueDictionary[str, Artwork] = WeakValueDictionary()

    def artwork(self, path: Path) -> Artwork:
        """The picture of a file; raises ``SkinInvalid`` if it is damaged."""
        name = str(path)
        read = self._kept.get(name)
        if read is None:
            read = self._kept[name] = Artwork(path)
        return read


def _bytes(path: Path) -> bytes:
    try:
        if path.stat().st_size > HEAVIEST:
            raise SkinInvalid("too_large", path.name)
        return path.read_bytes()
    except FileNotFoundError:
        raise SkinInvalid("file_missing", path.name) from None
    except OSError:
        raise SkinInvalid("file_unreadable", path.name) from None


def _svg(data: bytes, name: str) -> QSvgRenderer:
    # Asked first: Qt tells the log about what it cannot read, not us.
    try:
        check_svg(data)
    except ValueError:
        raise SkinInvalid("file_unreadable", name) from None
    except SvgRefused as refused:
        if refused.element:
            raise SkinInvalid("svg_embeds", f"{name} ({refused.element})") from None
        raise SkinInvalid("too_large", name) from None
    renderer = QSvgRenderer(QByteArray(data))
    renderer.setAnimationEnabled(False)
    if not renderer.isValid() or renderer.defaultSize().isEmpty():
        raise SkinInvalid("file_unreadable", name)
    return renderer


def _image(data: bytes, name: str) -> tuple[QImage, QSizeF]:
    """The picture, made smaller if need be, and the size it had."""
    if not _is_whole_png(data):  # else Qt takes half a picture for a whole one, or complains on the log
        raise SkinInvalid("file_unreadable", name)
    if max(struct.unpack(">II", data[PNG_SIZE])) > LARGEST:
        raise SkinInvalid("too_large", name)
    image = QImage.fromData(data, "PNG")  # type: ignore[arg-type]  # refuses the bytes its stub asks for
    size = QSizeF(image.size())
    if image.height() > TALLEST:
        wide = max(1, round(image.width() * TALLEST / image.height()))
        image = image.scaled(
            wide, TALLEST, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
        )
    if not image.isNull():
        image.convertTo(QImage.Format.Format_ARGB32_Premultiplied)
    if image.isNull():
        raise SkinInvalid("file_unreadable", name)
    return image, size


def _is_whole_png(data: bytes) -> bool:
    """Whether all its chunks are there, from the size to the end, and none is damaged."""
    if not data.startswith(PNG_START + b"\0\0\0\rIHDR"):
        return False
    at = len(PNG_START)
    while at + 12 <= len(data):
        length, kind = struct.unpack_from(">I4s", data, at)
        end = at + 8 + length
        if data[end : end + 4] != crc32(memoryview(data)[at + 4 : end]).to_bytes(4, "big"):
            return False
        if kind == b"IEND":
            return True
        at = end + 4
    return False

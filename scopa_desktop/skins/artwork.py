"""One picture of a deck, drawn at any size."""

from pathlib import Path
from typing import Final
from weakref import WeakValueDictionary
from xml.parsers import expat

from PySide6.QtCore import QByteArray, QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QImage, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from scopa_desktop.skins.faults import SkinInvalid

TALLEST: Final = 900
"""Pixels in height that are kept of a PNG, at most; the tallest card on a screen of 4K has 760."""
PNG_START: Final = b"\x89PNG\r\n\x1a\n"
PNG_END: Final = b"IEND\xaeB`\x82"


class Artwork:
    """Reads a picture once; raises ``SkinInvalid`` if it is damaged, cut short or none."""

    def __init__(self, path: Path) -> None:
        self._svg: QSvgRenderer | None = None
        self._image = QImage()
        self.size = QSizeF()
        """Its own size, in whatever unit it is drawn."""
        try:
            data = path.read_bytes()
        except OSError:
            raise SkinInvalid("file_missing", path.name) from None
        if path.suffix.lower() == ".svg":
            self._svg = _svg(data)
            if self._svg is not None:
                self.size = QSizeF(self._svg.defaultSize())
        else:
            self._image, self.size = _image(data)
        if self.size.isEmpty():
            raise SkinInvalid("file_unreadable", path.name)

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


def _svg(data: bytes) -> QSvgRenderer | None:
    # Asked first: Qt tells the log about what it cannot read, not us.
    try:
        expat.ParserCreate().Parse(data, True)
    except (expat.ExpatError, ValueError, LookupError):
        return None
    renderer = QSvgRenderer(QByteArray(data))
    renderer.setAnimationEnabled(False)
    return renderer if renderer.isValid() and not renderer.defaultSize().isEmpty() else None


def _image(data: bytes) -> tuple[QImage, QSizeF]:
    """The picture, made smaller if need be, and the size it had."""
    if (
        not data.startswith(PNG_START) or PNG_END not in data
    ):  # else Qt takes half a picture for a whole one, or complains on the log
        return QImage(), QSizeF()
    image = QImage.fromData(data)
    size = QSizeF(image.size())
    if image.height() > TALLEST:
        image = image.scaledToHeight(TALLEST, Qt.TransformationMode.SmoothTransformation)
    if not image.isNull():
        image.convertTo(QImage.Format.Format_ARGB32_Premultiplied)
    return image, size

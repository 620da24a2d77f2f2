"""One picture of a deck, drawn at any size."""

from pathlib import Path

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from scopa_desktop.skins.skin import SkinInvalid


class Artwork:
    """Reads a picture once; raises ``SkinInvalid`` if Qt cannot."""

    def __init__(self, path: Path) -> None:
        self._svg: QSvgRenderer | None = None
        self._image = QImage()
        if path.suffix.lower() == ".svg":
            self._svg = QSvgRenderer(str(path))
            readable = self._svg.isValid() and not self._svg.defaultSize().isEmpty()
        else:
            readable = self._image.load(str(path))
        if not readable:
            raise SkinInvalid("file_unreadable", path.name)

    def drawn(self, width: int, height: int) -> QPixmap:
        """The picture filling ``width`` x ``height`` device pixels; holds the interpreter up to 35 ms."""
        pixmap = QPixmap(width, height)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        self.paint(painter, QRectF(0, 0, width, height))
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

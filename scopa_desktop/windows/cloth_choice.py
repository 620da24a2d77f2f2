"""What the table is covered with, chosen by its picture."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from scopa_desktop.look import tokens
from scopa_desktop.look.surfaces import CLOTHS
from scopa_desktop.windows.dress import Dress
from scopa_desktop.windows.picture_choice import PictureChoice, Swatch
from scopa_desktop.wording.rules import cloth_name


class ClothChoice(PictureChoice):
    """The felts and the bare wood."""

    def __init__(self, dress: Dress, width: float = 3.3, height: float = 3.4) -> None:
        """Of one swatch, em."""
        super().__init__(dress, [(key, _Cloth(dress, key, width, height)) for key in CLOTHS])


class _Cloth(Swatch):
    """A piece of cloth."""

    def __init__(self, dress: Dress, key: str, width: float, height: float) -> None:
        super().__init__(dress, cloth_name(key), width, height)
        self._key = key

    def paint_picture(self, painter: QPainter, box: QRectF) -> None:
        path = QPainterPath()
        path.addRoundedRect(box, 8, 8)
        painter.fillPath(path, self.dress.pictures.tile(self._key, self.devicePixelRatioF()))
        painter.setPen(QPen(QColor(tokens.GOLD), 1))
        painter.drawPath(path)

"""What the table is covered with, chosen by its picture."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from scopa_desktop.look import tokens
from scopa_desktop.look.surfaces import CLOTHS
from scopa_desktop.windows.dress import Dress
from scopa_desktop.windows.picture_choice import PaintPicture, PictureChoice, Swatch
from scopa_desktop.wording.rules import cloth_name


class ClothChoice(PictureChoice):
    """The felts and the bare wood."""

    def __init__(self, dress: Dress, width: float = 3.3, height: float = 3.4) -> None:
        """Of one swatch, em."""
        super().__init__(
            dress,
            [(key, Swatch(dress, cloth_name(key), width, height, _painted(dress, key))) for key in CLOTHS],
        )


def _painted(dress: Dress, key: str) -> PaintPicture:
    """A piece of cloth."""

    def paint(painter: QPainter, box: QRectF, ratio: float) -> None:
        path = QPainterPath()
        path.addRoundedRect(box, 8, 8)
        painter.fillPath(path, dress.pictures.tile(key, ratio))
        painter.setPen(QPen(QColor(tokens.GOLD), 1))
        painter.drawPath(path)

    return paint

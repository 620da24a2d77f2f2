"""The table cloth, chosen by its picture."""

from PySide6.QtCore import QPointF, QRectF, QSize, Signal
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QPushButton, QSizePolicy, QWidget

from scopa_desktop.look import icons, tokens
from scopa_desktop.windows.dress import Dress
from scopa_desktop.windows.parts import tab_to_chosen
from scopa_desktop.wording.rules import cloth_name

EDGE = 6
"""Room round the picture for the frame of the chosen one, px."""


class ClothChoice(QWidget):
    """Swatches in a row; arrow keys move in it."""

    changed = Signal(str)
    """Key of the cloth the person has chosen."""

    def __init__(self, dress: Dress) -> None:
        super().__init__()
        self._keys = tuple(tokens.FELT)
        self._group = QButtonGroup(self)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(dress.px(0.4))
        for n, key in enumerate(self._keys):
            swatch = _Swatch(dress, key)
            self._group.addButton(swatch, n)
            row.addWidget(swatch)
        row.addStretch(1)
        self._value = self._keys[0]
        self.set_value(self._value)
        self._group.idToggled.connect(self._chosen)

    @property
    def value(self) -> str:
        """Key of the chosen cloth."""
        return self._value

    def set_value(self, key: str) -> None:
        """Choose without telling anybody."""
        self._value = key
        self._group.button(self._keys.index(key)).setChecked(True)
        tab_to_chosen(self._group)

    def _chosen(self, n: int, on: bool) -> None:
        if on and self._keys[n] != self._value:
            self.set_value(self._keys[n])
            self.changed.emit(self._value)


class _Swatch(QPushButton):
    """A piece of cloth; frame and tick when chosen."""

    def __init__(self, dress: Dress, key: str) -> None:
        super().__init__()
        self._dress = dress
        self._key = key
        self.setCheckable(True)
        self.setAutoDefault(True)
        self.setStyleSheet("padding: 0; min-height: 0;")
        self._size = QSize(dress.px(3.9), dress.px(3.4))
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setToolTip(cloth_name(key))
        self.setAccessibleName(cloth_name(key))

    def sizeHint(self) -> QSize:
        return self._size

    def minimumSizeHint(self) -> QSize:
        return self._size

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        scheme = self._dress.scheme
        box = QRectF(self.rect()).adjusted(EDGE, EDGE, -EDGE, -EDGE)
        path = QPainterPath()
        path.addRoundedRect(box, 8, 8)
        painter.fillPath(path, self._dress.pictures.tile(self._key, self.devicePixelRatioF()))
        painter.setPen(QPen(QColor(tokens.GOLD), 1))
        painter.drawPath(path)
        if not self.isChecked():
            return
        painter.setPen(QPen(QColor(scheme.accent), 3))
        painter.drawRoundedRect(box.adjusted(-4, -4, 4, 4), 11, 11)
        radius = self._dress.px(0.56)
        painter.setPen(QPen(QColor(tokens.INK), 1.5))
        painter.setBrush(QColor(scheme.accent))
        centre = box.bottomRight() - QPointF(radius - 3, radius - 3)
        painter.drawEllipse(centre, radius, radius)
        side = 1.3 * radius
        left, top = centre.x() - side / 2, centre.y() - side / 2
        icons.draw_icon(painter, "check", left, top, side, scheme.on_accent, 3.4)

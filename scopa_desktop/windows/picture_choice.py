"""One of several pictures, chosen by clicking it or with the arrow keys."""

from collections.abc import Callable, Sequence
from typing import TypeAlias

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QButtonGroup, QPushButton, QSizePolicy, QWidget

from scopa_desktop.look import icons, tokens
from scopa_desktop.windows.dress import Dress
from scopa_desktop.windows.parts import tab_to_chosen

PaintPicture: TypeAlias = Callable[[QPainter, QRectF, float], None]
"""Paints a picture into a box, for a ratio of device pixels."""

EDGE = 6
"""Room round a picture for the frame of the chosen one, px."""


class Swatch(QPushButton):
    """A picture; frame and tick when chosen."""

    def __init__(self, dress: Dress, name: str, width: float, height: float, paint: PaintPicture) -> None:
        """``width`` and ``height`` with the frame, em."""
        super().__init__()
        self.dress = dress
        self._paint_picture = paint
        self.setCheckable(True)
        self.setAutoDefault(True)
        self.setStyleSheet("padding: 0; min-height: 0;")
        self._size = QSize(dress.px(width), dress.px(height))
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setToolTip(name)
        self.setAccessibleName(name)

    def sizeHint(self) -> QSize:
        return self._size

    def minimumSizeHint(self) -> QSize:
        return self._size

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        scheme = self.dress.scheme
        box = QRectF(self.rect()).adjusted(EDGE, EDGE, -EDGE, -EDGE)
        painter.save()
        self._paint_picture(painter, box, self.devicePixelRatioF())
        painter.restore()
        if not self.isChecked():
            return
        painter.setPen(QPen(QColor(scheme.accent), 3))
        painter.drawRoundedRect(box.adjusted(-4, -4, 4, 4), 9, 9)
        radius = self.dress.px(0.56)
        painter.setPen(QPen(QColor(tokens.INK), 1.5))
        painter.setBrush(QColor(scheme.accent))
        centre = box.bottomRight() - QPointF(radius - 3, radius - 3)
        painter.drawEllipse(centre, radius, radius)
        side = 1.3 * radius
        left, top = centre.x() - side / 2, centre.y() - side / 2
        icons.draw_icon(painter, "check", left, top, side, scheme.on_accent, 3.4)


class PictureChoice(QWidget):
    """Swatches in a row, or in several where the row does not fit."""

    changed = Signal(str)
    """Key of what the person has chosen."""

    def __init__(self, dress: Dress, swatches: Sequence[tuple[str, Swatch]]) -> None:
        super().__init__()
        self._gap = dress.px(0.25)
        self._keys = tuple(key for key, _ in swatches)
        self._swatches = tuple(swatch for _, swatch in swatches)
        self._group = QButtonGroup(self)
        for n, swatch in enumerate(self._swatches):
            swatch.setParent(self)
            self._group.addButton(swatch, n)
        self._value = self._keys[0]
        self.set_value(self._value)
        self._group.idToggled.connect(self._chosen)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    @property
    def value(self) -> str:
        """Key of what is chosen."""
        return self._value

    def set_value(self, key: str) -> None:
        """Choose without telling anybody; a key that is not there chooses the first."""
        self._value = key if key in self._keys else self._keys[0]
        self._group.button(self._keys.index(self._value)).setChecked(True)
        tab_to_chosen(self._group)

    def _chosen(self, n: int, on: bool) -> None:
        if on and self._keys[n] != self._value:
            self.set_value(self._keys[n])
            self.changed.emit(self._value)

    def _places(self, width: int) -> list[QRect]:
        places, x, y, tall = [], 0, 0, 0
        for swatch in self._swatches:
            size = swatch.sizeHint()
            if x and x + size.width() > width:
                x, y = 0, y + tall + self._gap
            places.append(QRect(x, y, size.width(), size.height()))
            x, tall = x + size.width() + self._gap, size.height()
        return places

    def sizeHint(self) -> QSize:
        last = self._places(1 << 20)[-1]
        return QSize(last.right() + 1, last.bottom() + 1)

    def minimumSizeHint(self) -> QSize:
        return self._swatches[0].sizeHint()

    def resizeEvent(self, event: QResizeEvent) -> None:
        places = self._places(self.width())
        for swatch, place in zip(self._swatches, places, strict=True):
            swatch.setGeometry(place)
        # No height for width, which layouts within layouts ask for at other widths than they give.
        self.setFixedHeight(places[-1].bottom() + 1)

"""A piece of the table as the settings make it."""

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from scopa_desktop.look import tokens
from scopa_desktop.rules.cards import CLUBS, CUPS, SETTEBELLO, SWORDS, card_of
from scopa_desktop.storage.settings import Settings
from scopa_desktop.windows.dress import Dress

CARDS = (card_of(CLUBS, 4), card_of(CUPS, 10), SETTEBELLO, card_of(SWORDS, 1), card_of(CUPS, 8))
TILTS = (-1.6, 0.9, -0.7, 1.8, -1.2)
"""Degrees, as cards lie on the table."""


class TableSample(QWidget):
    """Some cards on the chosen cloth, with their values or without."""

    def __init__(self, dress: Dress) -> None:
        super().__init__()
        self._dress = dress
        self._settings = Settings()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAccessibleName(QCoreApplication.translate("Settings", "A sample of the table"))

    def show_settings(self, settings: Settings) -> None:
        """Paint the cloth and cards of these settings."""
        self._settings = settings
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._dress.px(20), self._dress.px(11))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._dress.px(10), self._dress.px(8))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        ratio = self.devicePixelRatioF()
        pictures = self._dress.pictures
        path = QPainterPath()
        path.addRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 14, 14)
        painter.fillPath(path, pictures.tile(self._settings.cloth, ratio))
        painter.setPen(QPen(QColor(tokens.GOLD), 1.4))
        painter.drawPath(path)
        gap = self._dress.px(0.9)
        across = (self.width() - (len(CARDS) + 1) * gap) / len(CARDS) / tokens.CARD_RATIO
        tall = round(min(self.height() - 2 * gap, across))
        wide = tall * tokens.CARD_RATIO
        step = wide + gap
        left = (self.width() - (len(CARDS) - 1) * step) / 2
        blur = 0.045 * tall
        is_marked = self._settings.value_corners or self._settings.large_indices
        for n, card in enumerate(CARDS):
            painter.save()
            painter.translate(left + n * step, self.height() / 2)
            painter.rotate(TILTS[n])
            shadow = pictures.shadow(wide, tall, blur, 150, ratio)
            painter.drawPixmap(QPointF(-wide / 2 - blur, -tall / 2 - blur + 0.016 * tall), shadow)
            face = pictures.card(card, tall, ratio, value=is_marked)
            painter.drawPixmap(QPointF(-wide / 2, -tall / 2), face)
            painter.restore()

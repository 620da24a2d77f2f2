"""All forty cards of the deck in play, on the cloth in use."""

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, QTimer
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QSizePolicy, QWidget

from scopa_desktop.look import tokens
from scopa_desktop.look.drawings import clear_pixmap
from scopa_desktop.rules.cards import DECK, suit_of, value_of
from scopa_desktop.storage.settings import Settings
from scopa_desktop.windows.dress import Dress

ROWS, COLUMNS = 4, 10
GAP = 0.55
"""Between cards, em."""


class DeckView(QWidget):
    """A suit a row.  While a deck is drawn anew the old picture stands in."""

    def __init__(self, dress: Dress) -> None:
        super().__init__()
        self._dress = dress
        self._settings = Settings()
        self._picture: tuple[tuple[object, ...], QPixmap] | None = None
        self._drawing = QTimer(self)
        self._drawing.setSingleShot(True)
        self._drawing.timeout.connect(self._draw)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAccessibleName(QCoreApplication.translate("Decks", "All forty cards of the deck"))

    @property
    def is_drawn(self) -> bool:
        """Whether the picture is that of the deck and cloth as they are."""
        return self._picture is not None and self._picture[0] == self._wanted()

    def show_settings(self, settings: Settings) -> None:
        """Show deck, corners and cloth of these settings."""
        self._settings = settings
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._dress.px(46), self._dress.px(30))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._dress.px(18), self._dress.px(13))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        if self._picture is not None:
            painter.drawPixmap(self.rect(), self._picture[1])
        if not self.is_drawn:
            # 0.1 s for forty cards: what was chosen is marked before.
            self._drawing.start()

    def _wanted(self) -> tuple[object, ...]:
        settings = self._settings
        deck = (settings.deck, settings.variant, settings.large_indices, settings.value_corners)
        return (self.width(), self.height(), *deck, settings.cloth, self.devicePixelRatioF())

    def _draw(self) -> None:
        self._picture = (self._wanted(), self._drawn(self.devicePixelRatioF()))
        self.update()

    def _drawn(self, ratio: float) -> QPixmap:
        made = clear_pixmap(self.width(), self.height(), ratio)
        painter = QPainter(made)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        pictures = self._dress.pictures
        path = QPainterPath()
        path.addRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 16, 16)
        painter.fillPath(path, pictures.tile(self._settings.cloth, ratio))
        painter.setPen(QPen(QColor(tokens.GOLD), 1.4))
        painter.drawPath(path)
        gap = GAP * self._dress.em
        down = (self.height() - 3 * gap - (ROWS - 1) * gap) / ROWS
        across = (self.width() - 4 * gap - (COLUMNS - 1) * gap) / COLUMNS / tokens.CARD_RATIO
        tall = max(1, int(min(down, across)))
        wide = tall * tokens.CARD_RATIO
        left = (self.width() - COLUMNS * wide - (COLUMNS - 1) * gap) / 2
        top = (self.height() - ROWS * tall - (ROWS - 1) * gap) / 2
        marked = self._settings.value_corners or self._settings.large_indices
        shadow = pictures.shadow(wide, tall, 5, 120, ratio)
        for card in DECK:
            at = QPointF(
                left + (value_of(card) - 1) * (wide + gap), round(top + suit_of(card) * (tall + gap))
            )
            painter.drawPixmap(at - QPointF(5, 3), shadow)
            painter.drawPixmap(at, pictures.card(card, tall, ratio, value=marked))
        painter.end()
        return made

"""A deck to choose: three of its cards, its name, what kind it is."""

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from scopa_desktop.look.tokens import CARD_RATIO
from scopa_desktop.rules.cards import CUPS, SETTEBELLO, SWORDS, card_of
from scopa_desktop.skins.preview import card_previews
from scopa_desktop.skins.skin import Skin, SkinInvalid
from scopa_desktop.windows.dress import Dress
from scopa_desktop.windows.parts import CardButton, label
from scopa_desktop.wording.deck_names import deck_name, deck_note

CARDS = (card_of(CUPS, 10), card_of(SWORDS, 1), SETTEBELLO)
HEIGHT = 4.4
"""Of the cards, em."""
STEP = 0.5
"""From one card to the next, of their width."""


class DeckButton(CardButton):
    """Checkable; the whole card is the button."""

    def __init__(self, dress: Dress, skin: Skin) -> None:
        super().__init__("card")
        self.skin = skin
        self.setCheckable(True)
        row = QHBoxLayout(self)
        row.setContentsMargins(dress.px(0.85), dress.px(0.5), dress.px(0.75), dress.px(0.5))
        row.setSpacing(dress.px(0.85))
        row.addWidget(DeckSample(dress, skin, HEIGHT), 0, Qt.AlignmentFlag.AlignVCenter)
        name, note = deck_name(skin.key, skin.title), deck_note(skin.key, skin.author)
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addStretch(1)
        for text in (label(name, "head", wrap=True), label(note, "small", wrap=True)):
            text.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            words.addWidget(text)
        words.addStretch(1)
        row.addLayout(words, 1)
        self.setAccessibleName(f"{name}: {note}")


class DeckSample(QWidget):
    """Three cards over one another, drawn when they are first seen."""

    def __init__(self, dress: Dress, skin: Skin, height: float) -> None:
        """``height`` of the cards in em."""
        super().__init__()
        self._dress = dress
        self._skin = skin
        self._tall = dress.px(height)
        self._drawn: tuple[float, list[QPixmap]] | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        wide = self._tall * CARD_RATIO
        self.setFixedSize(round(wide * (1 + 2 * STEP)) + 6, self._tall + 6)

    def set_skin(self, skin: Skin) -> None:
        """Show another deck."""
        if skin != self._skin:
            self._skin = skin
            self._drawn = None
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        ratio = self.devicePixelRatioF()
        if self._drawn is None or self._drawn[0] != ratio:
            try:
                self._drawn = (ratio, card_previews(self._skin, CARDS, self._tall, ratio))
            except SkinInvalid:  # told when the deck is chosen
                self._drawn = (ratio, [])
        wide = self._tall * CARD_RATIO
        shadow = self._dress.pictures.shadow(wide, self._tall, 3, 120, ratio)
        for n, picture in enumerate(self._drawn[1]):
            at = QPointF(3 + n * STEP * wide, 2)
            painter.drawPixmap(at - QPointF(3, 2), shadow)
            painter.drawPixmap(at, picture)

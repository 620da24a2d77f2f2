"""The back of the cards, chosen by its picture."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPixmap

from scopa_desktop import paths
from scopa_desktop.look.tokens import CARD_RATIO
from scopa_desktop.skins.card_art import BACKS, OWN_BACK
from scopa_desktop.skins.preview import back_preview
from scopa_desktop.skins.skin import Skin, SkinInvalid
from scopa_desktop.windows.dress import Dress
from scopa_desktop.windows.picture_choice import EDGE, PictureChoice, Swatch
from scopa_desktop.wording.deck_names import back_name

HEIGHT = 4.2
"""em, without the frame."""


class BackChoice(PictureChoice):
    """The deck's own back, then those for any deck."""

    def __init__(self, dress: Dress) -> None:
        edges = 2 * EDGE / dress.em
        self._backs = {key: _Back(key) for key in (OWN_BACK, *BACKS)}
        super().__init__(
            dress,
            [
                (key, Swatch(dress, back_name(key), HEIGHT * CARD_RATIO + edges, HEIGHT + edges, back.paint))
                for key, back in self._backs.items()
            ],
        )

    def set_deck(self, skin: Skin) -> None:
        """Show another deck's own back."""
        for back in self._backs.values():
            back.set_deck(skin)
        self.update()


class _Back:
    """The back of a card, drawn when it is first seen."""

    def __init__(self, key: str) -> None:
        self._key = key
        self._skin: Skin | None = None
        self._picture: tuple[float, QPixmap] | None = None

    def set_deck(self, skin: Skin) -> None:
        if self._skin is None or (self._key == OWN_BACK and skin.back != self._skin.back):
            self._picture = None
        self._skin = skin

    def paint(self, painter: QPainter, box: QRectF, ratio: float) -> None:
        if self._skin is not None and (self._picture is None or self._picture[0] != ratio):
            try:
                drawn = back_preview(self._skin, paths.assets_dir(), self._key, box.height(), ratio)
            except SkinInvalid:  # told when the deck is chosen
                drawn = QPixmap()
            self._picture = (ratio, drawn)
        if self._picture is not None and not self._picture[1].isNull():
            painter.drawPixmap(box.topLeft(), self._picture[1])

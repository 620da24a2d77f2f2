"""The pixmaps of cards at the heights at which the table shows them."""

from typing import Final

from PySide6.QtGui import QPixmap

from scopa_desktop.look.shadows import Shadows
from scopa_desktop.look.tokens import CARD_RATIO
from scopa_desktop.rules.cards import Card
from scopa_desktop.skins.card_faces import CardFaces

DARKNESS: Final = (150, 40)
"""Of a shadow at rest, 0-255, and how much fainter it is in the air."""
BLUR: Final = (0.045, 0.10)
"""Of a shadow at rest, and how much wider it is in the air; of the card's height."""


class CardPixmaps:
    """Cards at rest get a pixmap of exactly their height, those on the way the nearest one, scaled."""

    LIFT_STEPS: Final = 8
    """Shadows between the cloth and the air."""

    def __init__(self, faces: CardFaces, shadows: Shadows) -> None:
        self.faces = faces
        self.ratio = 1.0
        """Device pixels in a logical one."""
        self._shadows = shadows
        self._large: tuple[float, ...] = ()
        self._small: tuple[float, ...] = ()
        self._lying: float | None = None

    def set_sizes(
        self, large: tuple[float, ...], small: tuple[float, ...], lying: float, ratio: float
    ) -> None:
        """The heights of resting cards.

        Whole decks are kept at the ``large`` ones, the most urgent first; only backs at the ``small`` ones;
        single faces at the height of scopas ``lying`` in a pile.
        """
        self.ratio = ratio
        self._large, self._small, self._lying = large, small, lying
        self.faces.set_target(large, ratio)

    def picture(self, card: Card | None, height: float) -> QPixmap:
        """A face, or the back for ``None``, best for a height."""
        if card is None:
            return self.faces.back(self._nearest((*self._large, *self._small), height), self.ratio)
        if self._lying is not None and self._is_same(self._lying, height):
            return self.faces.face(card, self._lying, self.ratio, value=False)
        return self.faces.face(card, self._nearest(self._large, height), self.ratio)

    def shadow(self, height: float, lift: float) -> QPixmap:
        """The shadow of a card at a lift 0-1; the card stands in its middle."""
        blur = (BLUR[0] + BLUR[1] * lift) * height
        return self._shadows.shadow(
            height * CARD_RATIO, height, blur, DARKNESS[0] - DARKNESS[1] * lift, self.ratio
        )

    def _is_same(self, one: float, other: float) -> bool:
        return abs(one - other) * self.ratio <= 0.5

    def _nearest(self, sizes: tuple[float, ...], height: float) -> float:
        return min(sizes, key=lambda size: abs(size - height), default=height)

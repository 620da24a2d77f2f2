"""What every page and sheet is dressed in: colours, text size and pictures, passed in from outside."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QRectF
from PySide6.QtGui import QBrush, QPixmap

from scopa_desktop.look import tokens
from scopa_desktop.rules.cards import Card, Suit

if TYPE_CHECKING:
    from scopa_desktop.look.drawings import Drawings
    from scopa_desktop.look.shadows import Shadows
    from scopa_desktop.look.surfaces import Surfaces


class Art(Protocol):
    """The drawn things of the look and the cards, each made when it is first wanted."""

    @property
    def drawings(self) -> "Drawings": ...
    @property
    def shadows(self) -> "Shadows": ...
    @property
    def surfaces(self) -> "Surfaces": ...
    def card(self, card: Card, height: float, ratio: float, value: bool, /) -> QPixmap:
        """The face of a card, with its value or without."""
        ...

    @property
    def is_large(self) -> bool:
        """Whether the player wants large numbers on the cards."""
        ...

    def emblem(self, suit: Suit, size: float, ratio: float, /) -> QPixmap:
        """The deck's sign of a suit."""
        ...


class Pictures:
    """Where drawn things come from.  Sizes are logical pixels, ``ratio`` is the device pixel ratio."""

    def __init__(self, art: Art) -> None:
        self._art = art

    def card(self, card: Card, height: float, ratio: float, *, value: bool = False) -> QPixmap:
        """The face of a card, with the capture value in its corner or without."""
        return self._art.card(card, height, ratio, value)

    @property
    def is_large(self) -> bool:
        """Whether the player wants large numbers on the cards."""
        return self._art.is_large

    def emblem(self, suit: Suit, size: float, ratio: float) -> QPixmap:
        """One sign of a suit in a square."""
        return self._art.emblem(suit, size, ratio)

    def drawing(self, name: str, width: float, height: float, ratio: float) -> QPixmap:
        """``broom``, ``wordmark`` or another drawing of the look, filling the given box."""
        return self._art.drawings.drawing(name, width, height, ratio)

    def proportion(self, name: str) -> float:
        """Width of a drawing divided by its height."""
        return self._art.drawings.proportion(name)

    def shadow(self, width: float, height: float, blur: float, alpha: float, ratio: float) -> QPixmap:
        """The shadow of a box that stands inside a margin of ``blur`` on every side."""
        return self._art.shadows.shadow(width, height, blur, alpha, ratio)

    def tile(self, key: str, ratio: float) -> QBrush:
        """A cloth by its key, or ``wood``, as a seamless brush."""
        return self._art.surfaces.tile(key, ratio)

    def board(self, width: float, height: float, felt: QRectF, cloth: str, ratio: float) -> QPixmap:
        """The table without cards."""
        return self._art.surfaces.board(width, height, felt, cloth, ratio)

    def page(self, width: float, height: float, scheme: tokens.Scheme, ratio: float) -> QPixmap:
        """The ground of a page."""
        return self._art.surfaces.page(width, height, scheme, ratio)


@dataclass(frozen=True, slots=True)
class Dress:
    """Passed to every page and sheet."""

    pictures: Pictures
    scheme: tokens.Scheme = tokens.EVENING
    em: float = 16.0
    """Height of the body text in logical pixels."""

    def px(self, ems: float) -> int:
        """A length given in em, in whole logical pixels."""
        return round(ems * self.em)

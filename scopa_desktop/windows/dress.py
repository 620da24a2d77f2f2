"""What every page and sheet is dressed in: colours, text size and pictures, passed in from outside."""

from dataclasses import dataclass
from typing import Protocol

from PySide6.QtGui import QBrush, QPixmap

from scopa_desktop.look import tokens
from scopa_desktop.rules.cards import Card, Suit


class Pictures(Protocol):
    """Where drawn things come from.  Sizes are logical pixels, ``ratio`` is the device pixel ratio."""

    def card(self, card: Card, height: float, ratio: float) -> QPixmap:
        """The face of a card, without the capture value in its corner."""

    def emblem(self, suit: Suit, size: float, ratio: float) -> QPixmap:
        """One sign of a suit in a square."""

    def drawing(self, name: str, width: float, height: float, ratio: float) -> QPixmap:
        """``broom`` or ``wordmark``, filling the given box."""

    def proportion(self, name: str) -> float:
        """Width of a drawing divided by its height."""

    def cloth(self, key: str, ratio: float) -> QBrush:
        """A seamless table surface by its key, such as ``felt-green`` or ``wood``."""


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

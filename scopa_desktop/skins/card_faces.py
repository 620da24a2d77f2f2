"""The cards of a deck as pixmaps at the exact size in device pixels, each drawn once and kept."""

from collections.abc import Iterable
from pathlib import Path
from time import perf_counter
from typing import Final, NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPixmap

from scopa_desktop.rules.cards import DECK, Card, value_of
from scopa_desktop.skins.artwork import Artwork
from scopa_desktop.skins.skin import Skin

BACK: Final = -1
"""Stands for the back among the cards."""
MOST_TARGETS: Final = 6
MOST_OTHERS: Final = 3
"""Heights kept beside those of the table. A whole deck 546 device pixels high takes 30 MB."""
DISC: Final = 0.155
"""Diameter of the value's disc, of the card's height."""
LEAST_DISC: Final = 17.0
"""Logical pixels, so that the number stays legible on small cards."""
DISC_INSET: Final = 0.008


class _Size(NamedTuple):
    pixels: int
    """Height in device pixels."""
    ratio: float


class _Key(NamedTuple):
    card: int
    has_value: bool


class CardFaces:
    """Gives every card at any height; reads all pictures and raises ``SkinInvalid`` if one is damaged.

    ``prepare`` draws a deck before it is first shown. Later, after a change of size, ``set_target`` says what
    is wanted; ``render_some`` then draws a few cards a frame, those asked for first. Until its turn comes
    ``face`` gives a card's old pixmap at the new logical height; one that has none is drawn on the spot.
    """

    def __init__(self, skin: Skin, assets: Path, back: str = "italian-blue") -> None:
        self.skin = skin
        self._art = {card: Artwork(path) for card, path in enumerate(skin.faces)}
        self._art[BACK] = Artwork(skin.back or assets / "backs" / f"{back}.svg")
        self._numerals = {value: Artwork(assets / "indices" / f"{value:02d}.svg") for value in range(1, 11)}
        self._values = True
        self._has_stale_corners = False
        self._targets: tuple[_Size, ...] = ()
        self._kept: dict[_Size, dict[_Key, QPixmap]] = {}
        """Oldest size first."""
        self._waiting: dict[tuple[_Size, _Key], None] = {}
        """What is to be drawn, in this order."""
        self._urgent: dict[tuple[_Size, _Key], None] = {}
        """What of it was asked for already."""

    @property
    def has_values(self) -> bool:
        """Whether cards show their capture value in a corner."""
        return self._values

    def set_values(self, on: bool) -> None:
        """Show or hide the capture values; the cards follow as after ``set_target``."""
        if on != self._values:
            self._values = on
            self._has_stale_corners = True
            self._wait()

    def face(self, card: Card, height: float, ratio: float, value: bool | None = None) -> QPixmap:
        """The card at a height in logical pixels; ``value`` overrides ``set_values``, off the table."""
        return self._pixmap(self._key(card, self._values if value is None else value), height, ratio)

    def back(self, height: float, ratio: float) -> QPixmap:
        """The back at a height in logical pixels."""
        return self._pixmap(_Key(BACK, False), height, ratio)

    def prepare(self, heights: Iterable[float], ratio: float) -> None:
        """Draw the whole deck at some heights now: 0.1 s a height at ratio 1, up to 0.35 s at ratio 2."""
        self.set_target(heights, ratio)
        while not self.render_some(1000.0):
            pass

    def set_target(self, heights: Iterable[float], ratio: float) -> None:
        """Say at which heights the table shows cards from now on, the most urgent first."""
        targets = tuple(dict.fromkeys(_size(height, ratio) for height in heights))[:MOST_TARGETS]
        if targets != self._targets:
            self._targets = targets
            self._wait()

    def render_some(self, budget_ms: float = 6.0) -> bool:
        """Draw waiting cards for about ``budget_ms``, at least one; whether all are there now."""
        end = perf_counter() + budget_ms / 1000
        while self._waiting:
            entry = next(iter(self._urgent or self._waiting))
            self._draw(*entry)
            if perf_counter() >= end:
                break
        if self._waiting:
            return False
        if self._has_stale_corners:
            self._forget_stale_corners()
        return True

    def _key(self, card: Card, value: bool) -> _Key:
        return _Key(card, value and self.skin.has_value_corner(card))

    def _pixmap(self, key: _Key, height: float, ratio: float) -> QPixmap:
        size = _size(height, ratio)
        pixmap = self._kept.get(size, {}).get(key)
        if pixmap is not None:
            return pixmap
        if (size, key) in self._waiting:
            old = self._nearest(key, size)
            if old is not None:
                self._urgent[size, key] = None
                return _at_height(old, size.pixels / ratio)
        return self._draw(size, key)

    def _nearest(self, key: _Key, size: _Size) -> QPixmap | None:
        """The pixmap of a card whose height is nearest, best with the same corner."""
        for wanted in (key, _Key(key.card, not key.has_value)):
            found = [
                (abs(s.pixels - size.pixels), kept[wanted])
                for s, kept in self._kept.items()
                if wanted in kept
            ]
            if found:
                return min(found, key=lambda entry: entry[0])[1]
        return None

    def _draw(self, size: _Size, key: _Key) -> QPixmap:
        pixmap = self._art[key.card].drawn(max(1, round(size.pixels * self.skin.ratio)), size.pixels)
        if key.has_value:
            side = max(DISC * size.pixels, LEAST_DISC * size.ratio)
            inset = DISC_INSET * size.pixels
            painter = QPainter(pixmap)
            self._numerals[value_of(key.card)].paint(painter, QRectF(inset, inset, side, side))
            painter.end()
        pixmap.setDevicePixelRatio(size.ratio)
        self._kept.setdefault(size, {})[key] = pixmap
        self._waiting.pop((size, key), None)
        self._urgent.pop((size, key), None)
        if not self._waiting:
            self._drop(self._others())
        return pixmap

    def _wait(self) -> None:
        keys = [_Key(BACK, False), *(self._key(card, self._values) for card in DECK)]
        wanted = ((size, key) for size in self._targets for key in keys)
        self._waiting = {(size, key): None for size, key in wanted if key not in self._kept.get(size, {})}
        self._urgent = {}
        # While a window is dragged larger, sizes come faster than they are drawn; the fullest stand in.
        others = sorted(self._others(), key=lambda size: len(self._kept[size]))
        self._drop(others)

    def _forget_stale_corners(self) -> None:
        """Drop what the table showed before ``set_values``."""
        self._has_stale_corners = False
        for kept in self._kept.values():
            for key in [key for key in kept if key.card != BACK and key != self._key(key.card, self._values)]:
                del kept[key]

    def _others(self) -> list[_Size]:
        return [size for size in self._kept if size not in self._targets]

    def _drop(self, others: list[_Size]) -> None:
        for size in others[: max(0, len(others) - MOST_OTHERS)]:
            del self._kept[size]


def _size(height: float, ratio: float) -> _Size:
    return _Size(max(1, round(height * ratio)), ratio)


def _at_height(pixmap: QPixmap, height: float) -> QPixmap:
    """The same pixels shown at another logical height; shares their memory."""
    copy = QPixmap(pixmap)
    copy.setDevicePixelRatio(pixmap.height() / height)
    return copy

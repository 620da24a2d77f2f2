"""The cards of a deck as pixmaps at the exact size in device pixels, each drawn once and kept."""

from collections.abc import Iterable
from pathlib import Path
from time import perf_counter
from typing import Final, NamedTuple

from PySide6.QtGui import QPixmap

from scopa_desktop.rules.cards import DECK, Card
from scopa_desktop.skins.artwork import Artwork, Readings
from scopa_desktop.skins.card_art import BACK, OWN_BACK, CardArt, CardKey
from scopa_desktop.skins.skin import Skin

MOST_TARGETS: Final = 6
MOST_OTHERS: Final = 3
"""Heights kept beside those of the table. A whole deck 546 device pixels high takes 30 MB."""
MOST_FORMER: Final = 2
"""Looks of a card that are kept while a newer one is drawn."""


class _Size(NamedTuple):
    pixels: int
    """Height in device pixels."""
    ratio: float


class CardFaces:
    """Gives every card at any height; reads all pictures and raises ``SkinInvalid`` if one is damaged.

    ``prepare`` draws a deck before it is first shown. Later, after a change of size (``set_target``), of the
    deck (``set_skin``) or of the corners (``set_values``), ``render_some`` draws a few cards a frame, those
    asked for first. Until its turn comes ``face`` gives the card's old pixmap at the new logical height; one
    that has none is drawn on the spot. When ``render_some`` says that all are there, show all cards anew:
    those of an old deck may have had the right size.
    """

    def __init__(
        self,
        skin: Skin,
        assets: Path,
        back: str = OWN_BACK,
        *,
        large: bool = False,
        readings: Readings | None = None,
    ) -> None:
        """``readings`` are shared with whoever else shows the same decks."""
        self._assets = assets
        self._readings = readings or Readings()
        self._art = CardArt(skin, assets, back, large=large, readings=self._readings)
        self._values = True
        self._has_stale = False
        self._targets: tuple[_Size, ...] = ()
        self._kept: dict[_Size, dict[CardKey, QPixmap]] = {}
        """Oldest size first."""
        self._former: dict[int, tuple[CardKey, ...]] = {}
        """What stands in for each card while a newer look of it is drawn, the latest first."""
        self._waiting: dict[tuple[_Size, CardKey], None] = {}
        """What is to be drawn, in this order."""
        self._urgent: dict[tuple[_Size, CardKey], None] = {}
        """What of it was asked for already."""

    @property
    def skin(self) -> Skin:
        """The deck, in the variant that is shown."""
        return self._art.skin

    @property
    def back_name(self) -> str:
        """One of ``BACKS``, or ``OWN_BACK``."""
        return self._art.back_name

    @property
    def is_large(self) -> bool:
        """Whether every card has a large number in its corner."""
        return self._art.is_large

    @property
    def has_values(self) -> bool:
        """Whether cards show their capture value in a corner."""
        return self._values

    @property
    def emblems(self) -> tuple[Artwork, ...]:
        """The deck's sign by suit, for ``Drawings.set_emblems``; empty if it has none."""
        return self._art.emblems

    @property
    def is_seen_sharp(self) -> bool:
        """Whether all that ``face`` and ``back`` were asked for since the last change is drawn."""
        return not self._urgent

    def set_skin(self, skin: Skin, *, back: str = OWN_BACK, large: bool = False) -> None:
        """Change the deck or its variant, the back, the large numbers, or all at once.

        Reads the pictures that are new, some 30 ms for a deck. If one is damaged it raises ``SkinInvalid``,
        and all stays as it was.
        """
        if (skin, back, large) == (self.skin, self.back_name, self.is_large):
            return
        art = CardArt(skin, self._assets, back, large=large, readings=self._readings)
        self._remember()
        self._art = art
        self._wait()

    def set_values(self, on: bool) -> None:
        """Show or hide the capture values; a large number replaces them and is always shown."""
        if on != self._values:
            self._remember()
            self._values = on
            self._wait()

    def face(self, card: Card, height: float, ratio: float, value: bool | None = None) -> QPixmap:
        """The card at a height in logical pixels.

        With ``value``, for cards off the table, it overrides ``set_values`` and nothing old stands in: what
        is not there yet is drawn at once.
        """
        size = _size(height, ratio)
        if value is None:
            return self._pixmap(self._key(card), size)
        key = self._art.key(card, marked=value)
        return self._kept.get(size, {}).get(key) or self._draw(size, key)

    def back(self, height: float, ratio: float) -> QPixmap:
        """The back at a height in logical pixels."""
        return self._pixmap(self._art.back, _size(height, ratio))

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
        if self._has_stale:
            self._has_stale = False
            self._former = {}
            self._keep_only({self._key(card) for card in (BACK, *DECK)})
        return True

    def _key(self, card: Card) -> CardKey:
        return self._art.key(card, marked=self._values or self._art.is_large)

    def _pixmap(self, key: CardKey, size: _Size) -> QPixmap:
        pixmap = self._kept.get(size, {}).get(key)
        if pixmap is not None:
            return pixmap
        if (size, key) in self._waiting:
            old = self._nearest(key, size)
            if old is not None:
                self._urgent[size, key] = None
                return _at_height(old, size.pixels / size.ratio)
        return self._draw(size, key)

    def _nearest(self, key: CardKey, size: _Size) -> QPixmap | None:
        """The pixmap of a card whose height is nearest, best with the same look."""
        for wanted in (key, *self._former.get(key.card, ())):
            found = [
                (abs(s.pixels - size.pixels), kept[wanted])
                for s, kept in self._kept.items()
                if wanted in kept
            ]
            if found:
                return min(found, key=lambda entry: entry[0])[1]
        return None

    def _draw(self, size: _Size, key: CardKey) -> QPixmap:
        pixmap = self._art.drawn(key, size.pixels, size.ratio)
        self._kept.setdefault(size, {})[key] = pixmap
        self._waiting.pop((size, key), None)
        self._urgent.pop((size, key), None)
        if not self._waiting:
            self._drop(self._others())
        return pixmap

    def _wait(self) -> None:
        keys = [self._key(card) for card in (BACK, *DECK)]
        wanted = ((size, key) for size in self._targets for key in keys)
        self._waiting = {(size, key): None for size, key in wanted if key not in self._kept.get(size, {})}
        self._urgent = {}
        # While a window is dragged larger, sizes come faster than they are drawn; the fullest stand in.
        others = sorted(self._others(), key=lambda size: len(self._kept[size]))
        self._drop(others)

    def _remember(self) -> None:
        """Keep what is shown now until something newer is drawn; what never was drawn cannot stand in."""
        drawn = {key for kept in self._kept.values() for key in kept}
        for card in (BACK, *DECK):
            key = self._key(card)
            if key in drawn:
                older = (old for old in self._former.get(card, ()) if old != key)
                self._former[card] = (key, *older)[:MOST_FORMER]
        self._has_stale = True
        self._keep_only({key for keys in self._former.values() for key in keys})

    def _keep_only(self, keys: set[CardKey]) -> None:
        for kept in self._kept.values():
            for key in kept.keys() - keys:
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

"""A deck as chosen, read from its files: which pictures make up each card, and how they are put together."""

from pathlib import Path
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap

from scopa_desktop.look.drawings import clear_pixmap
from scopa_desktop.look.tokens import CARD_RADIUS, CARD_RATIO, IVORY
from scopa_desktop.rules.cards import DECK, Card, suit_of, value_of
from scopa_desktop.skins.artwork import Artwork, Readings
from scopa_desktop.skins.skin import FIRST_FIGURE, Skin

BACK: Final = -1
"""Stands for the back among the cards."""
BACKS: Final = (
    "italian-blue",
    "italian-red",
    "spanish-blue",
    "spanish-red",
    "french-blue",
    "french-green",
    "broom-green",
    "siren-blue",
)
"""Backs for any deck, files of assets/backs."""
OWN_BACK: Final = ""
"""Asks for the deck's own back, or the first of ``BACKS`` if it has none."""

DISC: Final = 0.155
"""Diameter of the value's disc, of the card's height."""
LEAST_DISC: Final = 17.0
"""Logical pixels, so that the number stays legible on small cards."""
DISC_INSET: Final = 0.008
SIGN: Final = 0.9
"""Diameter of the suit's sign below the value of a figure, of the value's disc.

A figure holds its own sign at the other side, where the next card of a long hand covers it."""
PLATE_SCALE: Final = 400.0
"""Height of the cards for which the plates of assets/indices are drawn; a deck's own suit its cards."""
PLATE_INSET: Final = 0.01
STRETCH: Final = 0.05
"""Pictures whose shape differs by less fill the card; it cannot be seen."""
EDGE: Final = "#c9b88f"


class CardKey(NamedTuple):
    """What makes up the picture of a card; two that are equal look the same."""

    card: int
    picture: str
    corner: str = ""


class CardArt:
    """All pictures of a deck, read; raises ``SkinInvalid`` if one is damaged.

    What ``readings`` has of its files is not read again.
    """

    def __init__(
        self, skin: Skin, assets: Path, back: str, *, large: bool, readings: Readings | None = None
    ) -> None:
        readings = readings or Readings()
        self.skin = skin
        self.back_name = back
        self.is_large = large
        own = skin.back if back == OWN_BACK else None
        back_path = own or assets / "backs" / f"{back or BACKS[0]}.svg"
        corners = _corners(skin, assets, large=large)
        paths = (*skin.faces, back_path, *corners, *skin.emblems)
        self._read = {str(path): readings.artwork(path) for path in paths}
        self.back = CardKey(BACK, str(back_path))
        self.plain = tuple(CardKey(card, str(path)) for card, path in enumerate(skin.faces))
        """By card, without anything in the corner."""
        self.marked = tuple(
            key._replace(corner=str(corners[card])) if large or skin.has_value_corner(card) else key
            for card, key in zip(DECK, self.plain, strict=True)
        )
        """By card, with the value in the corner of those that may have it, or the large number."""

    @property
    def emblems(self) -> tuple[Artwork, ...]:
        """The deck's sign by suit; empty if it has none."""
        return tuple(self._read[str(path)] for path in self.skin.emblems)

    def key(self, card: Card, *, marked: bool) -> CardKey:
        """What a card, or ``BACK``, looks like."""
        if card == BACK:
            return self.back
        return self.marked[card] if marked else self.plain[card]

    def drawn(self, key: CardKey, height: int, ratio: float) -> QPixmap:
        """A card ``height`` device pixels high."""
        width = max(1, round(height * CARD_RATIO))
        box = QRectF(0, 0, width, height)
        pixmap = clear_pixmap(width, height, 1)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        picture = self._read[key.picture]
        shape = _shape(picture, self.skin.ratio)
        if not _is_like(shape, CARD_RATIO):
            _paint_paper(painter, box, self.skin.paper)
            box = _within(box, shape)
        picture.paint(painter, box)
        if key.corner:
            self._paint_corner(painter, key, height, ratio)
        painter.end()
        pixmap.setDevicePixelRatio(ratio)
        return pixmap

    def _paint_corner(self, painter: QPainter, key: CardKey, height: int, ratio: float) -> None:
        number = self._read[key.corner]
        if self.is_large:
            whole = self._read[key.picture].size.height() if self.skin.plates else PLATE_SCALE
            inset, size = PLATE_INSET * height, number.size * (height / whole)
            card = QSizeF(height * CARD_RATIO, height)
            if size.width() > card.width() or size.height() > card.height():  # not to the same scale at all
                size = size.scaled(card, Qt.AspectRatioMode.KeepAspectRatio)
            number.paint(painter, QRectF(QPointF(inset, inset), size))
        else:
            inset, side = DISC_INSET * height, max(DISC * height, LEAST_DISC * ratio)
            number.paint(painter, QRectF(inset, inset, side, side))
            if self.skin.emblems and value_of(key.card) >= FIRST_FIGURE:
                sign = SIGN * side
                at = QRectF(inset + (side - sign) / 2, inset + side, sign, sign)
                _paint_sign(painter, self.emblems[suit_of(key.card)], at)


def _paint_sign(painter: QPainter, emblem: Artwork, box: QRectF) -> None:
    """The sign of a suit on a disc like that of the value."""
    line = box.width() / 22
    painter.setPen(QPen(QColor(EDGE), line))
    painter.setBrush(QColor(IVORY))
    painter.drawEllipse(box.adjusted(line, line, -line, -line))
    inner = 0.78 * box.width()
    size = emblem.size.scaled(QSizeF(inner, inner), Qt.AspectRatioMode.KeepAspectRatio)
    place = QRectF(QPointF(0, 0), size)
    place.moveCenter(box.center())
    emblem.paint(painter, place)


def _corners(skin: Skin, assets: Path, *, large: bool) -> tuple[Path, ...]:
    """What may lie in a corner, by card."""
    if large and skin.plates:
        return skin.plates
    kind = "large-" if large else ""
    return tuple(assets / "indices" / f"{kind}{value_of(card):02}.svg" for card in DECK)


def _shape(picture: Artwork, usual: float) -> float:
    """Width of the height: that of the deck, unless this picture is plainly another."""
    own = picture.size.width() / picture.size.height()
    return usual if _is_like(own, usual) else own


def _is_like(one: float, other: float) -> bool:
    return abs(one / other - 1) <= STRETCH


def _paint_paper(painter: QPainter, box: QRectF, colour: str) -> None:
    """A blank card: what is seen of it round a picture of another shape."""
    line = box.height() / 250
    radius = CARD_RADIUS * box.height()
    inner = box.adjusted(line / 2, line / 2, -line / 2, -line / 2)
    painter.setPen(QPen(QColor(EDGE), line))
    painter.setBrush(QColor(colour))
    painter.drawRoundedRect(inner, radius, radius)


def _within(box: QRectF, ratio: float) -> QRectF:
    """The largest box of a shape inside another, in its middle."""
    width, height = min(box.width(), box.height() * ratio), min(box.height(), box.width() / ratio)
    inner = QRectF(0, 0, width, height)
    inner.moveCenter(box.center())
    return inner

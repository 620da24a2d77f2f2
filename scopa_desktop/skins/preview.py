"""Single pictures of decks and backs that are not in play, for choosing among them."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from PySide6.QtGui import QPixmap

from scopa_desktop.look.tokens import CARD_RATIO
from scopa_desktop.rules.cards import Card
from scopa_desktop.skins.artwork import Artwork
from scopa_desktop.skins.card_art import BACKS, OWN_BACK
from scopa_desktop.skins.skin import Skin

MOST_CARDS: Final = 8
"""Each takes some milliseconds to read and draw."""


def card_previews(skin: Skin, cards: Sequence[Card], height: float, ratio: float) -> list[QPixmap]:
    """Some cards of a deck as such; raises ``SkinInvalid`` if one of them is damaged."""
    assert len(cards) <= MOST_CARDS
    return [_drawn(skin.faces[card], height, ratio) for card in cards]


def back_preview(skin: Skin, assets: Path, back: str, height: float, ratio: float) -> QPixmap:
    """One of ``BACKS``, or the deck's own; raises ``SkinInvalid`` if it is damaged."""
    own = skin.back if back == OWN_BACK else None
    return _drawn(own or assets / "backs" / f"{back or BACKS[0]}.svg", height, ratio)


def _drawn(path: Path, height: float, ratio: float) -> QPixmap:
    tall = max(1, round(height * ratio))
    pixmap = Artwork(path).fitted(max(1, round(tall * CARD_RATIO)), tall)
    pixmap.setDevicePixelRatio(ratio)
    return pixmap

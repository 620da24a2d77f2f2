"""Cards are told apart at 800x600, by an eye without colours and by one that mixes up red and green."""

from itertools import combinations

import pytest
from PySide6.QtGui import QImage

from scopa_desktop.paths import assets_dir
from scopa_desktop.rules.cards import DECK, value_of
from scopa_desktop.skins.card_faces import CardFaces
from scopa_desktop.skins.skin import load_skin
from tools.scopa_art.sheets import as_seen

FRENCH = ("french", "french four_colours", "french_numbers", "french_numbers four_colours")
DECKS = ("italian", "spanish", *FRENCH)
HIGH, SMALL = 139, 62
"""Pixels: a card on the table, and in another hand."""
CLEAR = 40
"""Steps of grey, of 255, that are seen at once."""
PAPER = 205
"""Lightness of what is not drawn on."""
SUITS_APART, VALUES_APART = 0.2, 0.13
"""Share of what is drawn on either of two cards that must differ clearly.

Black spades and clubs are the most alike; one pip of eight is 0.15.
"""


def pictures(deck: str, height: int, eye: str, *, large: bool = False) -> list[bytes]:
    """The lightness of every card, pixel by pixel."""
    key, _, variant = deck.partition(" ")
    skin = load_skin(assets_dir() / "decks" / key).varied(variant)
    faces = CardFaces(skin, assets_dir(), large=large)
    faces.set_values(False)
    images = [as_seen(faces.face(card, height, 1).toImage(), eye) for card in DECK]
    return [grey(image) for image in images]


def grey(image: QImage) -> bytes:
    flat = image.convertToFormat(QImage.Format.Format_Grayscale8)
    rows = (bytes(flat.constScanLine(y))[: flat.width()] for y in range(flat.height()))
    return b"".join(rows)


def difference(one: bytes, other: bytes) -> float:
    """Share of what is drawn on either that differs clearly."""
    drawn = [(a, b) for a, b in zip(one, other, strict=True) if min(a, b) < PAPER]
    return sum(abs(a - b) > CLEAR for a, b in drawn) / len(drawn)


def same_value() -> list[tuple[int, int]]:
    return [(a, b) for a, b in combinations(DECK, 2) if value_of(a) == value_of(b)]


def neighbours() -> list[tuple[int, int]]:
    return [(card, card + 1) for card in DECK if value_of(card) < 10]


@pytest.mark.parametrize(("height", "eye"), [(HIGH, "grey"), (SMALL, "grey"), (SMALL, "deutan")])
@pytest.mark.parametrize("deck", DECKS)
def test_cards_are_told_apart_without_colours(deck: str, height: int, eye: str, qapp: object) -> None:
    cards = pictures(deck, height, eye)
    for pairs, apart in ((same_value(), SUITS_APART), (neighbours(), VALUES_APART)):
        shares = {(a, b): difference(cards[a], cards[b]) for a, b in pairs}
        worst = min(shares, key=lambda pair: shares[pair])
        assert shares[worst] >= apart, worst

"""Decks as a stranger would make them."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtGui import QColor, QImage

from scopa_desktop.rules.cards import DECK, suit_of, value_of
from scopa_desktop.skins.deck_table import SUIT_NAMES

HEAD = 'format = 1\nkey = "{key}"\ntitle = "A stranger\'s"\nauthor = "I"\nlicence = "CC0-1.0"\n'

MakeDeck = Callable[..., Path]


def draw_png(path: Path, colour: QColor, width: int = 50, height: int = 80) -> None:
    image = QImage(width, height, QImage.Format.Format_RGB32)
    image.fill(colour)
    path.parent.mkdir(parents=True, exist_ok=True)
    assert image.save(str(path))


def colour_of(card: int) -> QColor:
    """A colour that no other card of a drawn deck has."""
    return QColor(20 + 50 * suit_of(card), 20 + 20 * value_of(card), 200)


def write_deck(folder: Path, more: str = "", size: tuple[int, int] = (50, 80)) -> Path:
    """A deck of plain PNGs, its key the folder's name; ``more`` is added to its table."""
    folder.mkdir(parents=True)
    for card in DECK:
        name = f"{SUIT_NAMES[suit_of(card)]}-{value_of(card)}.png"
        draw_png(folder / name, colour_of(card), *size)
    text = HEAD.format(key=folder.name) + 'cards = "{suit}-{value}.png"\n' + more
    (folder / "deck.toml").write_text(text, encoding="utf-8")
    return folder

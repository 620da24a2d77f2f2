"""Decks, their variants and backs by their names."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from scopa_desktop.wording.cards import DeckWords

translate = QCoreApplication.translate

PROGRAM_DECKS = ("italian", "spanish", "french", "french_numbers")
"""Keys of the decks that are always there."""


def deck_name(key: str, title: str) -> str:
    """The name of one of the program's decks; others have the title that their makers gave them."""
    return {
        "italian": translate("Decks", "Italian"),
        "spanish": translate("Decks", "Spanish"),
        "french": translate("Decks", "French"),
        "french_numbers": translate("Decks", "French, numbers"),
    }.get(key, title)


def deck_note(key: str, author: str) -> str:
    """What kind of deck it is, or whose."""
    return {
        "italian": translate("Decks", "Neapolitan pattern"),
        "spanish": translate("Decks", "Castilian pattern"),
        "french": translate("Decks", "Kings, queens and jacks"),
        "french_numbers": translate("Decks", "Ace to 10, no figures"),
    }.get(key, author)


def deck_words(suits: Sequence[str], values: str) -> DeckWords:
    """How cards are called in a deck with such words for its suits, and such values in the corners."""
    if "diamond" not in suits[0].lower():
        return "latin"
    return "numbers" if values == "none" else "french"


def variant_name(key: str, title: str) -> str:
    """The name of a variant of a deck."""
    return {"four_colours": translate("Decks", "Four colours")}.get(key, title)


def back_name(key: str) -> str:
    """The name of a back."""
    return {
        "": translate("Decks", "The deck's own back"),
        "italian-blue": translate("Decks", "Italian, blue"),
        "italian-red": translate("Decks", "Italian, red"),
        "spanish-blue": translate("Decks", "Spanish, blue"),
        "spanish-red": translate("Decks", "Spanish, red"),
        "french-blue": translate("Decks", "French, blue"),
        "french-green": translate("Decks", "French, green"),
        "broom-green": translate("Decks", "Brooms, green"),
        "siren-blue": translate("Decks", "Sirens, blue"),
    }.get(key, key)

"""Cards and plays as text: ``7D``, and ``10Sx3D+7C#`` for a king taking two cards with a scopa."""

from collections.abc import Sequence
from types import MappingProxyType
from typing import Final

from scopa_desktop.rules.cards import DECK, Card, suit_of, value_of

SUIT_LETTERS: Final = "DCSB"
"""Denari, coppe, spade, bastoni: by suit."""

_TEXT: Final = tuple(f"{value_of(card)}{SUIT_LETTERS[suit_of(card)]}" for card in DECK)
_CARD: Final = MappingProxyType({text: card for card, text in enumerate(_TEXT)})


def card_text(card: Card) -> str:
    """Value and suit letter, as in ``7D``."""
    return _TEXT[card]


def parse_card(text: str) -> Card:
    """The card of a text such as ``10B``; ``ValueError`` for anything else."""
    card = _CARD.get(text)
    if card is None:
        raise ValueError(f"not a card: {text!r}")
    return card


def play_text(card: Card, captured: Sequence[Card] = (), scopa: bool = False) -> str:
    """A card laid, or with the cards it took in table order; ``#`` marks a scopa."""
    text = _TEXT[card]
    if captured:
        text += "x" + "+".join(_TEXT[other] for other in captured)
    return text + "#" if scopa else text

"""A play: the card from the hand together with what it captures."""

from typing import TypeAlias

from scopa_desktop.rules.cards import CardSet

Play: TypeAlias = CardSet
"""``played | captured`` as one mask; in a position, ``play & table`` is what it captures."""

"""What one seat may know: all that a computer player is ever given."""

from dataclasses import dataclass

from scopa_desktop.rules.cards import ALL_CARDS, CardSet
from scopa_desktop.rules.ruleset import Ruleset


@dataclass(frozen=True, slots=True)
class PlayerView:
    """The public table and the seat's own hand.  Nothing reachable from here holds a hidden card."""

    rules: Ruleset
    seat: int
    """Whose view, and whose turn it is when a decision is asked for."""
    dealer: int
    hand: CardSet
    hand_sizes: tuple[int, ...]
    """By seat."""
    table: CardSet
    piles: tuple[CardSet, ...]
    """By side; captures are public."""
    scopas: tuple[int, ...]
    """By side."""
    last_capturer: int
    """Seat, -1 when nobody has captured in this deal."""
    stock_size: int
    """Cards not dealt yet."""
    scores: tuple[int, ...]
    """Match score by side before this deal."""

    @property
    def unseen(self) -> CardSet:
        """Cards in other hands or in the stock."""
        seen = self.hand | self.table
        for pile in self.piles:
            seen |= pile
        return ALL_CARDS & ~seen

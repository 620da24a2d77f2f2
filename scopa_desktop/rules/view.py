"""What one seat may know: all that a computer player is ever given."""

from dataclasses import dataclass

from scopa_desktop.rules.cards import ALL_CARDS, DECK, CardSet
from scopa_desktop.rules.declaring import Declaration, declarations
from scopa_desktop.rules.plays import Play, legal_plays
from scopa_desktop.rules.ruleset import Ruleset


@dataclass(frozen=True, slots=True)
class PastPlay:
    """A play as all have seen it."""

    seat: int
    table: CardSet
    """Before it."""
    play: Play


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
    declared: tuple[CardSet, ...] = ()
    """By seat: the cards in hands that lie face up; empty where nothing can be declared."""
    bonuses: tuple[int, ...] = ()
    """By side: points for declarations; empty where nothing can be declared."""
    past: tuple[PastPlay, ...] = ()
    """The plays since these hands were dealt, in order."""

    @property
    def is_first_play(self) -> bool:
        """Nothing has been played in this deal."""
        return sum(self.hand_sizes) + self.stock_size == len(DECK) - self.rules.table

    def legal_plays(self) -> list[Play]:
        """All legal plays of the seat, by the index of the card played."""
        return legal_plays(self.rules, self.hand, self.table, self.is_first_play)

    def declarations(self) -> tuple[Declaration, ...]:
        """What the seat may declare before it plays, lower points first."""
        return declarations(self.rules, self.hand, self.declared[self.seat] if self.declared else 0)

    @property
    def unseen(self) -> CardSet:
        """Cards in other hands or in the stock that do not lie face up."""
        seen = self.hand | self.table
        for shown in self.declared:
            seen |= shown
        for pile in self.piles:
            seen |= pile
        return ALL_CARDS & ~seen

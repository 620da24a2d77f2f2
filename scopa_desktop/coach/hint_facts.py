"""What can speak for a play, as facts."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from scopa_desktop.rules.cards import Card

Majority: TypeAlias = Literal["cards", "coins", "sevens"]
Gathered: TypeAlias = Literal["coins", "sevens", "sixes", "cards", "knights", "frac"]


@dataclass(frozen=True, slots=True)
class OnlyPlay:
    """There is no other."""


@dataclass(frozen=True, slots=True)
class WinsMatch:
    """It wins the match at a blow."""

    cards: Literal["ten_coins", "low_coins"]


@dataclass(frozen=True, slots=True)
class Sweeps:
    """It is a scopa that counts."""


@dataclass(frozen=True, slots=True)
class AceTakesAll:
    """An ace takes the whole table by its right to, which is no scopa."""


@dataclass(frozen=True, slots=True)
class BringsHome:
    """It takes cards that score by themselves."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Secures:
    """With it the side has more than half of something."""

    what: Majority
    amount: int


@dataclass(frozen=True, slots=True)
class Gathers:
    """It takes cards that count towards a point that is still open."""

    what: Gathered
    amount: int


@dataclass(frozen=True, slots=True)
class TakesAlone:
    """It takes cards and no other play does."""

    amount: int
    """With the one played."""


@dataclass(frozen=True, slots=True)
class MakesNapola:
    """It makes the coins from the ace on so long a row, or longer than it was."""

    length: int


@dataclass(frozen=True, slots=True)
class PilesAce:
    """The ace goes to its player's pile, as the table is empty."""


@dataclass(frozen=True, slots=True)
class TakesRest:
    """It is the last play, and the rest of the table comes with it."""

    cards: int


@dataclass(frozen=True, slots=True)
class RatherLays:
    """The card could capture and is laid."""


@dataclass(frozen=True, slots=True)
class GivesLittle:
    """It lays neither a coin nor a seven, as another play would."""


@dataclass(frozen=True, slots=True)
class Untakeable:
    """Nobody who plays before the seat again can take the card that is laid."""

    card: Card


@dataclass(frozen=True, slots=True)
class HasTwin:
    """An equal card stays in the hand and could take the one that is laid."""

    value: int


@dataclass(frozen=True, slots=True)
class ClearsTable:
    """The next seat finds an empty table."""


@dataclass(frozen=True, slots=True)
class Leaves:
    """The table after it, and who could sweep that next."""

    total: int
    """Sum of the values."""
    values: tuple[int, ...]
    """Of cards that would sweep it, whether any of them is left or not."""
    unseen: int
    """How many of them the next seat could hold."""
    holder: int = -1
    """The next seat, if it is certain to hold one."""
    is_wanted: bool = False
    """Where points are to be avoided: a scopa of the others is what one hopes for."""

    @property
    def is_safe(self) -> bool:
        """The next seat cannot sweep it."""
        return not self.unseen and self.holder < 0


@dataclass(frozen=True, slots=True)
class PartnerSweeps:
    """The next seat cannot, but the partner after it is certain to be able to sweep the table."""

    seat: int
    value: int


@dataclass(frozen=True, slots=True)
class KeepsCard:
    """A card that scores by itself stays in the hand."""

    card: Card


@dataclass(frozen=True, slots=True)
class KeepsLast:
    """The last card of a value that is still to be played stays in the hand."""

    value: int


@dataclass(frozen=True, slots=True)
class KeepsPair:
    """The two cards that stay in the hand are equal."""

    value: int


@dataclass(frozen=True, slots=True)
class TakesNothing:
    """Where points are to be avoided."""


@dataclass(frozen=True, slots=True)
class TakesLess:
    """As few cards as can be, where points are to be avoided."""

    amount: int


@dataclass(frozen=True, slots=True)
class Avoids:
    """Another play would take a card that scores by itself, where points are to be avoided."""

    card: Card


@dataclass(frozen=True, slots=True)
class AvoidsCoins:
    """Another play would take coins, where points are to be avoided."""


@dataclass(frozen=True, slots=True)
class AvoidsScopa:
    """Another play would be a scopa, where points are to be avoided."""


Fact: TypeAlias = (
    OnlyPlay
    | WinsMatch
    | Sweeps
    | AceTakesAll
    | BringsHome
    | Secures
    | Gathers
    | TakesAlone
    | MakesNapola
    | PilesAce
    | TakesRest
    | RatherLays
    | GivesLittle
    | Untakeable
    | HasTwin
    | ClearsTable
    | Leaves
    | PartnerSweeps
    | KeepsCard
    | KeepsLast
    | KeepsPair
    | TakesNothing
    | TakesLess
    | Avoids
    | AvoidsCoins
    | AvoidsScopa
)

"""A deal as a small mutable state of integers: what players search and what ``match`` wraps in turns."""

from collections.abc import Sequence
from operator import add
from typing import Final, assert_never

from scopa_desktop.rules.cards import OF_VALUE, Card, CardSet, set_of
from scopa_desktop.rules.dealing import hands_dealt, opening_scopas, opening_table
from scopa_desktop.rules.declaring import Declaration, declarations
from scopa_desktop.rules.plays import Play, PlayFinder, has_ace_sweep, is_ace_sweep, play_finder
from scopa_desktop.rules.ruleset import Ruleset
from scopa_desktop.rules.scoring import PointsFinder, points_finder

_WHOLE: Final = 40
_NEVER: Final = 41
"""More cards than can be left after any capture."""


class Position:
    """One deal between two plays, hidden cards included.

    Read the attributes freely, change them only through ``take``, ``declare`` and ``undo``.
    """

    __slots__ = (
        "_find",
        "_find_first",
        "_first_at",
        "_hand_total",
        "_kept",
        "_past",
        "_points",
        "_scopa_from",
        "bonuses",
        "cards_left",
        "dealer",
        "declared",
        "hands",
        "last_capturer",
        "piles",
        "players",
        "rules",
        "scopas",
        "side_of",
        "stock",
        "table",
        "turn",
    )

    rules: Ruleset
    players: int
    dealer: int
    turn: int
    """Seat to play; without meaning when the deal is over."""
    hands: list[CardSet]
    """By seat."""
    table: CardSet
    piles: list[CardSet]
    """By side."""
    scopas: list[int]
    """By side."""
    last_capturer: int
    """Seat, -1 when nobody has captured."""
    stock: list[tuple[CardSet, ...]]
    """The hands not dealt yet, by seat; the next one is the last of the list."""
    cards_left: int
    """Cards still to be played in this deal."""
    side_of: tuple[int, ...]
    """By seat."""
    declared: list[CardSet]
    """By seat: all cards shown in this deal; those still in the hand lie face up."""
    bonuses: list[int]
    """By side: points for declarations."""

    _find: PlayFinder
    _find_first: PlayFinder
    """For the first play of a deal."""
    _first_at: int
    """So many cards are left before the first play, if other rules hold for it; else -1."""
    _kept: CardSet
    """Cards that go to their player's pile from an empty table."""
    _points: PointsFinder
    _hand_total: int
    _scopa_from: int
    """So many cards must be left to be played after a scopa that counts."""
    _past: list[tuple[int, CardSet, CardSet, CardSet, int, int] | tuple[CardSet, int]]
    """Of a play: seat, table, hand, pile, scopas, last capturer; of a declaration: declared, bonus."""

    def __init__(  # noqa: PLR0913 - all that makes a position in the middle of a deal
        self,
        rules: Ruleset,
        *,
        dealer: int,
        turn: int,
        hands: Sequence[CardSet],
        table: CardSet,
        stock: Sequence[Sequence[CardSet]] = (),
        piles: Sequence[CardSet] | None = None,
        scopas: Sequence[int] | None = None,
        last_capturer: int = -1,
        declared: Sequence[CardSet] | None = None,
        bonuses: Sequence[int] | None = None,
    ) -> None:
        """A position in the middle of a deal.

        ``stock`` holds the hands to come by seat, the next one first; the hands in play must be those of one
        hand, each seat having played as often as its turn came.
        """
        sides = len(rules.sides)
        self.rules = rules
        self.players = rules.players
        self.dealer = dealer
        self.turn = turn
        self.hands = list(hands)
        self.table = table
        self.piles = list(piles) if piles is not None else [0] * sides
        self.scopas = list(scopas) if scopas is not None else [0] * sides
        self.last_capturer = last_capturer
        self.declared = list(declared) if declared is not None else [0] * rules.players
        self.bonuses = list(bonuses) if bonuses is not None else [0] * sides
        self.stock = [tuple(hand) for hand in reversed(stock)]
        self._hand_total = rules.hand * rules.players
        match rules.last_card_scopa:
            case "never_last_card":
                self._scopa_from = 1
            case "counts":
                self._scopa_from = 0
            case "never_last_hand":
                # A single hand is not taken for the last one.
                self._scopa_from = self._hand_total if rules.hand == 3 else 1
            case _ as unreachable:
                assert_never(unreachable)
        if rules.scoring == "frac":
            self._scopa_from = _NEVER
        self.cards_left = sum(hand.bit_count() for hand in hands) + self._hand_total * len(self.stock)
        self.side_of = rules.side_of
        self._find = play_finder(rules)
        self._find_first = play_finder(rules, is_first=True)
        self._first_at = (
            _WHOLE - rules.table if has_ace_sweep(rules) and not has_ace_sweep(rules, True) else -1
        )
        self._kept = OF_VALUE[1] if has_ace_sweep(rules) and rules.ace_on_empty == "own_pile" else 0
        self._points = points_finder(rules)
        self._past = []

    @classmethod
    def dealt(cls, rules: Ruleset, dealer: int, deck: Sequence[Card]) -> "Position":
        """The start of a deal from forty cards in order."""
        hands, *stock = [[set_of(hand) for hand in hands] for hands in hands_dealt(rules, dealer, deck)]
        table = opening_table(rules, deck)
        position = cls(
            rules,
            dealer=dealer,
            turn=(dealer + 1) % rules.players,
            hands=hands,
            table=set_of(table),
            stock=stock,
        )
        if rules.opening_table != "off":
            position._open(opening_scopas(rules, table))
        return position

    @property
    def is_over(self) -> bool:
        """All cards are played and the rest of the table has been awarded."""
        return not self.cards_left

    @property
    def heir(self) -> int:
        """The seat that is given the rest of the table if the deal ends now, -1 for nobody."""
        return self.dealer if self.rules.rest_of_table == "dealer" else self.last_capturer

    @property
    def stock_size(self) -> int:
        """Cards not dealt yet."""
        return self._hand_total * len(self.stock)

    def legal_plays(self) -> list[Play]:
        """All legal plays of the seat to play, by the card played; none when the deal is over."""
        find = self._find if self.cards_left != self._first_at else self._find_first
        return find(self.hands[self.turn], self.table)

    def makes_scopa(self, play: Play) -> bool:
        """Whether a legal play would make a scopa that counts."""
        return (
            self.cards_left > self._scopa_from
            and bool(self.table)
            and not self.table & ~play
            and not self._is_mere_sweep(play, self.table, self.cards_left)
        )

    def piles_ace(self, play: Play) -> bool:
        """Whether a legal play is an ace that goes to its player's pile, as the table is empty."""
        return bool(play & self._kept) and not self.table and self.cards_left != self._first_at

    def declarations(self) -> tuple[Declaration, ...]:
        """What the seat to play may declare now, lower points first."""
        return declarations(self.rules, self.hands[self.turn], self.declared[self.turn])

    def declare(self, declaration: Declaration) -> None:
        """Show the hand of the seat to play, which may do so, and score for it; it plays next."""
        seat = self.turn
        side = self.side_of[seat]
        self._past.append((self.declared[seat], self.bonuses[side]))
        self.declared[seat] |= self.hands[seat]
        self.bonuses[side] += declaration.points

    def take(self, play: Play) -> None:
        """Make one of the legal plays, deal the next hands or award the rest of the table after it.

        A play that is not legal is not noticed here and leaves nonsense behind.
        """
        seat = self.turn
        table = self.table
        hands = self.hands
        hand = hands[seat]
        side = self.side_of[seat]
        pile = self.piles[side]
        scopas = self.scopas[side]
        self._past.append((seat, table, hand, pile, scopas, self.last_capturer))
        self.cards_left = left = self.cards_left - 1
        captured = play & table
        hands[seat] = hand & ~play
        if captured:
            self.piles[side] = pile | play
            self.last_capturer = seat
            self.table = table = table ^ captured
            # The last card of a deal makes none, or by other rules the last hand, or it does.
            if not table and left >= self._scopa_from and not self._is_mere_sweep(play, captured, left + 1):
                self.scopas[side] = scopas + 1
        elif table or not play & self._kept or left + 1 == self._first_at:
            self.table = table | play
        else:
            self.piles[side] = pile | play
        seat += 1
        self.turn = seat if seat < self.players else 0
        if not left % self._hand_total:
            self._end_hand()

    def undo(self) -> None:
        """Take back the latest ``take`` or ``declare`` of this object; not past the making of a copy."""
        left = self.cards_left
        past = self._past.pop()
        if len(past) == 2:
            self.declared[self.turn], self.bonuses[self.side_of[self.turn]] = past
            return
        seat, table, hand, pile, scopas, last_capturer = past
        if not left % self._hand_total:
            if left:
                self.stock.append(tuple(self.hands))
                self.hands[:] = [0] * self.players
            elif self.heir >= 0:
                self.piles[self.side_of[self.heir]] &= ~(table | hand)
        side = self.side_of[seat]
        self.cards_left = left + 1
        self.turn = seat
        self.table = table
        self.hands[seat] = hand
        self.piles[side] = pile
        self.scopas[side] = scopas
        self.last_capturer = last_capturer

    def copy(self) -> "Position":
        """The same position, free of the past."""
        other = object.__new__(Position)
        other.rules = self.rules
        other.players = self.players
        other.dealer = self.dealer
        other.turn = self.turn
        other.hands = self.hands.copy()
        other.table = self.table
        other.piles = self.piles.copy()
        other.scopas = self.scopas.copy()
        other.last_capturer = self.last_capturer
        other.stock = self.stock.copy()
        other.cards_left = self.cards_left
        other.side_of = self.side_of
        other._hand_total = self._hand_total
        other._scopa_from = self._scopa_from
        other.declared = self.declared.copy()
        other.bonuses = self.bonuses.copy()
        other._find = self._find
        other._find_first = self._find_first
        other._first_at = self._first_at
        other._kept = self._kept
        other._points = self._points
        other._past = []
        return other

    def points(self) -> tuple[int, ...]:
        """Points of the deal by side, if the piles and scopas stay as they are."""
        points = self._points(self.piles, self.scopas)
        if any(self.bonuses) and self.rules.scoring != "frac":
            return tuple(map(add, points, self.bonuses))
        return points

    def _open(self, scopas: int) -> None:
        """Give the dealt table to the dealer, if it is worth any scopas."""
        if not scopas:
            return
        side = self.side_of[self.dealer]
        self.piles[side] |= self.table
        self.table = 0
        self.last_capturer = self.dealer
        if self._scopa_from != _NEVER:
            self.scopas[side] += scopas

    def _is_mere_sweep(self, play: Play, captured: CardSet, left: int) -> bool:
        """Whether a play that empties the table is an ace's sweep that is no scopa."""
        return self.rules.ace_sweep == "no_scopa" and is_ace_sweep(
            self.rules, play, captured, left == self._first_at
        )

    def _end_hand(self) -> None:
        if self.stock:
            self.hands[:] = self.stock.pop()
        elif self.heir >= 0:
            self.piles[self.side_of[self.heir]] |= self.table
            self.table = 0

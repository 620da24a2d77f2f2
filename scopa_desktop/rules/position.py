"""A deal as a small mutable state of integers: what players search and what ``match`` wraps in turns."""

from collections.abc import Sequence
from typing import assert_never

from scopa_desktop.rules.cards import Card, CardSet, set_of
from scopa_desktop.rules.dealing import HAND_SIZE, hands_dealt, opening_table
from scopa_desktop.rules.plays import Play, PlayFinder, play_finder
from scopa_desktop.rules.ruleset import Ruleset
from scopa_desktop.rules.scoring import PointsFinder, points_finder


class Position:
    """One deal between two plays, hidden cards included.

    Read the attributes freely, change them only through ``take`` and ``undo``.
    """

    __slots__ = (
        "_find",
        "_hand_total",
        "_past",
        "_points",
        "_scopa_from",
        "cards_left",
        "dealer",
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

    _find: PlayFinder
    _points: PointsFinder
    _hand_total: int
    _scopa_from: int
    """So many cards must be left to be played after a scopa that counts."""
    _past: list[tuple[int, CardSet, CardSet, CardSet, int, int]]

    def __init__(
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
        self.stock = [tuple(hand) for hand in reversed(stock)]
        self._hand_total = HAND_SIZE * rules.players
        match rules.last_card_scopa:
            case "never_last_card":
                self._scopa_from = 1
            case "counts":
                self._scopa_from = 0
            case "never_last_hand":
                self._scopa_from = self._hand_total
            case _ as unreachable:
                assert_never(unreachable)
        self.cards_left = sum(hand.bit_count() for hand in hands) + self._hand_total * len(self.stock)
        self.side_of = rules.side_of
        self._find = play_finder(rules)
        self._points = points_finder(rules)
        self._past = []

    @classmethod
    def dealt(cls, rules: Ruleset, dealer: int, deck: Sequence[Card]) -> "Position":
        """The start of a deal from forty cards in order."""
        hands, *stock = [[set_of(hand) for hand in hands] for hands in hands_dealt(rules, dealer, deck)]
        return cls(
            rules,
            dealer=dealer,
            turn=(dealer + 1) % rules.players,
            hands=hands,
            table=set_of(opening_table(rules, deck)),
            stock=stock,
        )

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
        return self._find(self.hands[self.turn], self.table)

    def makes_scopa(self, play: Play) -> bool:
        """Whether a legal play would make a scopa that counts."""
        return self.cards_left > self._scopa_from and bool(self.table) and not self.table & ~play

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
            if not table and left >= self._scopa_from:
                self.scopas[side] = scopas + 1
        else:
            self.table = table | play
        seat += 1
        self.turn = seat if seat < self.players else 0
        if not left % self._hand_total:
            self._end_hand()

    def undo(self) -> None:
        """Take back the latest ``take`` of this object; a copy cannot go back past its making."""
        left = self.cards_left
        seat, table, hand, pile, scopas, last_capturer = self._past.pop()
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
        other._find = self._find
        other._points = self._points
        other._past = []
        return other

    def points(self) -> tuple[int, ...]:
        """Points of the deal by side, if the piles and scopas stay as they are."""
        return self._points(self.piles, self.scopas)

    def _end_hand(self) -> None:
        if self.stock:
            self.hands[:] = self.stock.pop()
        elif self.heir >= 0:
            self.piles[self.side_of[self.heir]] |= self.table
            self.table = 0

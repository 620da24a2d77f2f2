"""A match: deal after deal until one side has won."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from scopa_desktop.match.turns import DealState, Turn
from scopa_desktop.rules.cards import Card, cards_in, set_of
from scopa_desktop.rules.dealing import DeckFault, deck_fault, hands_dealt, opening_table
from scopa_desktop.rules.events import (
    CardLaid,
    CardsCaptured,
    DealEnded,
    DealStarted,
    Event,
    HandsDealt,
    MatchEnded,
    ScopaMade,
    TableAwarded,
    TableDealt,
)
from scopa_desktop.rules.plays import Play, card_played
from scopa_desktop.rules.position import Position
from scopa_desktop.rules.ruleset import Ruleset
from scopa_desktop.rules.scoring import DealScore, score_deal, strict_maximum
from scopa_desktop.rules.view import PlayerView


class IllegalPlay(ValueError):
    """A play the rules do not allow now."""

    def __init__(self, play: Play) -> None:
        super().__init__(f"not a legal play: {sorted(cards_in(play))}")
        self.play: Final = play


class DeckRefused(ValueError):
    """A deck that cannot be played; nothing has changed and another can be dealt."""

    def __init__(self, code: DeckFault) -> None:
        super().__init__(code)
        self.code: Final = code


class NoDealNow(RuntimeError):
    """A deal in the middle of another, or after the end of the match."""


@dataclass(frozen=True, slots=True)
class Deal:
    """What it takes to play a deal again."""

    number: int
    """From 1."""
    dealer: int
    deck: tuple[Card, ...]
    plays: tuple[Play, ...]
    """So far."""
    score: DealScore | None
    """``None`` until the deal is played out."""


class Match:
    """A match in play: its state is final when ``deal`` or ``take`` returns."""

    def __init__(
        self, rules: Ruleset, first_dealer: int, *, names: Sequence[str] = (), seed: int | None = None
    ) -> None:
        """``names`` by seat, or none at all; a name holds neither ``|`` nor a line end."""
        if not 0 <= first_dealer < rules.players:
            raise ValueError(f"no such seat: {first_dealer}")
        if names and len(names) != rules.players:
            raise ValueError(f"{len(names)} names for {rules.players} players")
        if any(mark in name for name in names for mark in "|\r\n"):
            raise ValueError("a name with | or a line end")
        self.rules: Final = rules
        self.first_dealer: Final = first_dealer
        self.names: Final = tuple(names)
        self.seed: Final = seed
        self._scores = (0,) * len(rules.sides)
        self._winner: int | None = None
        self._past: list[Deal] = []
        self._deck: tuple[Card, ...] = ()
        self._turns: list[Turn] = []
        self._plays: list[Play] = []
        self._position: Position | None = None
        self._coming: list[tuple[tuple[Card, ...], ...]] = []

    @property
    def scores(self) -> tuple[int, ...]:
        """By side, after the last deal that was played out."""
        return self._scores

    @property
    def winner(self) -> int | None:
        """The side that has won the match."""
        return self._winner

    @property
    def is_over(self) -> bool:
        return self._winner is not None

    @property
    def awaits_deal(self) -> bool:
        """No deal yet, or the last one is over and the match is not."""
        return self._winner is None and (self._position is None or self._position.is_over)

    @property
    def state(self) -> DealState | None:
        """The current deal, or the last one until the next is dealt; ``None`` before the first."""
        return self._turns[-1].after if self._turns else None

    @property
    def turns(self) -> tuple[Turn, ...]:
        """Of the current deal, the dealing first."""
        return tuple(self._turns)

    @property
    def deal_number(self) -> int:
        """Of the current deal from 1, 0 before the first."""
        return len(self._past) + 1 if self._turns else 0

    @property
    def deals(self) -> tuple[Deal, ...]:
        """All deals so far; the last one may be in play."""
        if not self._turns:
            return ()
        return (*self._past, self._current_deal())

    def deal(self, deck: Sequence[Card]) -> Turn:
        """Deal the first or the next deal from forty cards in order.

        Raises ``DeckRefused`` for a deck that must be shuffled again, ``NoDealNow`` if no deal is due.
        """
        if not self.awaits_deal:
            raise NoDealNow
        fault = deck_fault(self.rules, deck)
        if fault:
            raise DeckRefused(fault)
        if self._turns:
            self._past.append(self._current_deal())
        number = len(self._past) + 1
        dealer = (self.first_dealer + number - 1) % self.rules.players
        self._deck = tuple(deck)
        self._position = position = Position.dealt(self.rules, dealer, deck)
        hands, *self._coming = hands_dealt(self.rules, dealer, deck)
        table = opening_table(self.rules, deck)
        after = DealState(
            number=number,
            dealer=dealer,
            turn=position.turn,
            hands=hands,
            table=table,
            piles=tuple(position.piles),
            scopas=((),) * len(position.piles),
            last_capturer=None,
            stock=self._deck[len(deck) - position.stock_size :],
            hands_left=len(self._coming),
        )
        events = (DealStarted(number, dealer), HandsDealt(hands, after.hands_left), TableDealt(table))
        turn = Turn(before=None, decision=None, events=events, after=after)
        self._turns = [turn]
        self._plays = []
        return turn

    def legal_plays(self) -> tuple[Play, ...]:
        """All legal plays of the seat to play; none between deals."""
        if self._position is None:
            return ()
        return tuple(self._position.legal_plays())

    def take(self, play: Play) -> Turn:
        """Make a play for the seat whose turn it is; raises ``IllegalPlay``."""
        if play not in self.legal_plays():
            raise IllegalPlay(play)
        position = self._position
        assert position is not None
        before = self._turns[-1].after
        seat = position.turn
        side = position.side_of[seat]
        card = card_played(play, position.table)
        captured = tuple(other for other in before.table if play >> other & 1)
        position.take(play)
        hands: tuple[tuple[Card, ...], ...] = tuple(
            tuple(held for held in hand if held != card) for hand in before.hands
        )
        scopas = before.scopas
        events: list[Event] = []
        if captured:
            table = tuple(other for other in before.table if not play >> other & 1)
            events.append(CardsCaptured(seat, card, captured))
            if position.scopas[side] > len(scopas[side]):
                events.append(ScopaMade(seat, card))
                scopas = (*scopas[:side], (*scopas[side], card), *scopas[side + 1 :])
        else:
            table = (*before.table, card)
            events.append(CardLaid(seat, card))
        stock = before.stock
        if position.is_over:
            if table and position.heir >= 0:
                events.append(TableAwarded(position.heir, table))
                table = ()
        elif not any(hands):
            hands = self._coming.pop(0)
            stock = stock[sum(map(len, hands)) :]
            events.append(HandsDealt(hands, len(self._coming)))
        after = DealState(
            number=before.number,
            dealer=before.dealer,
            turn=None if position.is_over else position.turn,
            hands=hands,
            table=table,
            piles=tuple(position.piles),
            scopas=scopas,
            last_capturer=position.last_capturer if position.last_capturer >= 0 else None,
            stock=stock,
            hands_left=len(self._coming),
        )
        if position.is_over:
            events += self._end_deal(after)
        turn = Turn(before, play, tuple(events), after)
        self._turns.append(turn)
        self._plays.append(play)
        return turn

    def makes_scopa(self, play: Play) -> bool:
        """Whether a legal play would make a scopa that counts."""
        position = self._position
        return position is not None and position.makes_scopa(play)

    def view(self, seat: int) -> PlayerView:
        """What a seat may know of the current deal; raises ``LookupError`` before the first."""
        state = self.state
        if state is None:
            raise LookupError("nothing is dealt")
        return PlayerView(
            rules=self.rules,
            seat=seat,
            dealer=state.dealer,
            hand=set_of(state.hands[seat]),
            hand_sizes=tuple(map(len, state.hands)),
            table=set_of(state.table),
            piles=state.piles,
            scopas=tuple(map(len, state.scopas)),
            last_capturer=-1 if state.last_capturer is None else state.last_capturer,
            stock_size=len(state.stock),
            scores=self._scores,
        )

    def _current_deal(self) -> Deal:
        state = self._turns[-1].after
        score = next((event.score for event in self._turns[-1].events if isinstance(event, DealEnded)), None)
        return Deal(state.number, state.dealer, self._deck, tuple(self._plays), score)

    def _end_deal(self, state: DealState) -> list[Event]:
        score = score_deal(self.rules, state.piles, state.scopas)
        before = self._scores
        self._scores = tuple(map(sum, zip(before, score.points, strict=True)))
        events: list[Event] = [DealEnded(state.number, score, before, self._scores)]
        # Several sides past the target and level at the top: another deal decides.
        if max(self._scores) >= self.rules.target:
            self._winner = strict_maximum(self._scores)
        if self._winner is not None:
            events.append(MatchEnded(self._winner, self._scores))
        return events

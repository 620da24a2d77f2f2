"""A match: deal after deal until one side has won."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from scopa_desktop.match.outcome import outcome
from scopa_desktop.match.turns import DealState, Turn
from scopa_desktop.rules.cards import Card, cards_in, set_of
from scopa_desktop.rules.dealing import DeckFault, deck_fault, hands_dealt, opening_table
from scopa_desktop.rules.declaring import Decision, Declaration
from scopa_desktop.rules.events import (
    AcePiled,
    CardLaid,
    CardsCaptured,
    DealEnded,
    DealStarted,
    Declared,
    Event,
    HandsDealt,
    MatchEnded,
    OpeningTaken,
    Outright,
    ScopaMade,
    TableAwarded,
    TableDealt,
)
from scopa_desktop.rules.plays import Play, card_played
from scopa_desktop.rules.position import Position
from scopa_desktop.rules.ruleset import Ruleset
from scopa_desktop.rules.scoring import DealScore, score_deal
from scopa_desktop.rules.view import PastPlay, PlayerView


class IllegalPlay(ValueError):
    """A play or declaration the rules do not allow now."""

    def __init__(self, play: Decision) -> None:
        cards = play if isinstance(play, Declaration) else sorted(cards_in(play))
        super().__init__(f"not a legal play: {cards}")
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
    decisions: tuple[Decision, ...]
    """So far: plays, and declarations before some of them."""
    score: DealScore | None
    """``None`` until the deal is played out."""

    @property
    def plays(self) -> tuple[Play, ...]:
        """The plays alone."""
        return tuple(decision for decision in self.decisions if not isinstance(decision, Declaration))


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
        self._outright: Outright | None = None
        self._past: list[Deal] = []
        self._deck: tuple[Card, ...] = ()
        self._turns: list[Turn] = []
        self._decisions: list[Decision] = []
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
    def outright(self) -> Outright | None:
        """The rule by which the match was won at once; ``None`` before the end and for a win by points."""
        return self._outright

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
        events: list[Event] = [
            DealStarted(number, dealer),
            HandsDealt(hands, len(self._coming)),
            TableDealt(table),
        ]
        scopas: tuple[tuple[Card, ...], ...] = ((),) * len(position.piles)
        if table and not position.table:
            side = position.side_of[dealer]
            crosswise = table[: position.scopas[side]]
            events.append(OpeningTaken(dealer, table, crosswise))
            scopas = _with_more(scopas, side, crosswise)
            table = ()
        after = DealState(
            number=number,
            dealer=dealer,
            turn=position.turn,
            hands=hands,
            table=table,
            piles=tuple(position.piles),
            scopas=scopas,
            last_capturer=position.last_capturer if position.last_capturer >= 0 else None,
            stock=self._deck[len(deck) - position.stock_size :],
            hands_left=len(self._coming),
        )
        turn = Turn(before=None, decision=None, events=tuple(events), after=after)
        self._turns = [turn]
        self._decisions = []
        return turn

    def legal_plays(self) -> tuple[Play, ...]:
        """All legal plays of the seat to play; none between deals."""
        if self._position is None:
            return ()
        return tuple(self._position.legal_plays())

    def legal_declarations(self) -> tuple[Declaration, ...]:
        """What the seat to play may declare before it plays, lower points first; it need not."""
        if self._position is None or self._position.is_over:
            return ()
        return self._position.declarations()

    def is_legal(self, decision: Decision) -> bool:
        """Whether ``take`` would accept it."""
        if isinstance(decision, Declaration):
            return decision in self.legal_declarations()
        return decision in self.legal_plays()

    def take(self, decision: Decision) -> Turn:
        """Make a play, or a declaration before it, for the seat whose turn it is; raises ``IllegalPlay``."""
        if not self.is_legal(decision):
            raise IllegalPlay(decision)
        assert self._position is not None
        if isinstance(decision, Declaration):
            turn = self._declare(self._position, decision)
        else:
            turn = self._play(self._position, decision)
        self._turns.append(turn)
        self._decisions.append(decision)
        return turn

    def _declare(self, position: Position, declaration: Declaration) -> Turn:
        before = self._turns[-1].after
        position.declare(declaration)
        event = Declared(position.turn, before.hands[position.turn], declaration.points)
        after = replace(before, declared=(*before.declared, event))
        return Turn(before, declaration, (event,), after)

    def _play(self, position: Position, play: Play) -> Turn:
        before = self._turns[-1].after
        seat = position.turn
        side = position.side_of[seat]
        card = card_played(play, position.table)
        captured = tuple(other for other in before.table if play >> other & 1)
        piles_ace = position.piles_ace(play)
        position.take(play)
        hand = tuple(held for held in before.hands[seat] if held != card)
        hands: tuple[tuple[Card, ...], ...] = (*before.hands[:seat], hand, *before.hands[seat + 1 :])
        scopas = before.scopas
        events: list[Event] = []
        if captured:
            table = tuple(other for other in before.table if not play >> other & 1)
            events.append(CardsCaptured(seat, card, captured))
            if position.scopas[side] > len(scopas[side]):
                events.append(ScopaMade(seat, card))
                scopas = _with_more(scopas, side, (card,))
        elif piles_ace:
            table = before.table
            events.append(AcePiled(seat, card))
        else:
            table = (*before.table, card)
            events.append(CardLaid(seat, card))
        stock = before.stock
        if position.is_over:
            if table and position.heir >= 0:
                events.append(TableAwarded(position.heir, table, self.rules.rest_of_table == "dealer"))
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
            declared=before.declared,
        )
        if position.is_over:
            events += self._end_deal(after)
        return Turn(before, play, tuple(events), after)

    def makes_scopa(self, play: Play) -> bool:
        """Whether a legal play would make a scopa that counts."""
        position = self._position
        return position is not None and position.makes_scopa(play)

    def view(self, seat: int) -> PlayerView:
        """What a seat may know of the current deal; raises ``LookupError`` before the first."""
        state = self.state
        if state is None:
            raise LookupError("nothing is dealt")
        can_declare = self.rules.declarations == "on"
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
            declared=tuple(map(state.face_up, range(self.rules.players))) if can_declare else (),
            bonuses=self._bonuses(state) if can_declare else (),
            past=self._past_plays(),
        )

    def _past_plays(self) -> tuple[PastPlay, ...]:
        """Since the hands in play were dealt."""
        past = []
        for turn in reversed(self._turns):
            if any(isinstance(event, HandsDealt) for event in turn.events):
                break
            if isinstance(turn.decision, int) and turn.before is not None and turn.before.turn is not None:
                past.append(PastPlay(turn.before.turn, set_of(turn.before.table), turn.decision))
        return tuple(reversed(past))

    def _current_deal(self) -> Deal:
        state = self._turns[-1].after
        score = next((event.score for event in self._turns[-1].events if isinstance(event, DealEnded)), None)
        return Deal(state.number, state.dealer, self._deck, tuple(self._decisions), score)

    def _bonuses(self, state: DealState) -> tuple[int, ...]:
        """Points for declarations, by side."""
        return tuple(
            sum(event.points for event in state.declared if event.seat in seats) for seats in self.rules.sides
        )

    def _end_deal(self, state: DealState) -> list[Event]:
        score = score_deal(self.rules, state.piles, state.scopas, self._bonuses(state))
        before = self._scores
        self._scores = tuple(map(sum, zip(before, score.points, strict=True)))
        events: list[Event] = [DealEnded(state.number, score, before, self._scores)]
        won = outcome(self.rules, before, score, state.piles)
        self._winner, self._outright = won.winner, won.outright
        if won.winner is not None:
            events.append(MatchEnded(won.winner, self._scores, won.outright))
        return events


def _with_more(
    scopas: tuple[tuple[Card, ...], ...], side: int, cards: tuple[Card, ...]
) -> tuple[tuple[Card, ...], ...]:
    """The scopas by side with some more of one side."""
    return (*scopas[:side], scopas[side] + cards, *scopas[side + 1 :])

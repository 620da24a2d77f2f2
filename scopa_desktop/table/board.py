"""What the plates, counters and the message say, as a value that follows a turn."""

from dataclasses import dataclass, replace
from typing import assert_never

from scopa_desktop.match.match import Match
from scopa_desktop.match.turns import DealState, Turn
from scopa_desktop.rules.events import DealEnded, ScopaMade
from scopa_desktop.rules.ruleset import Ruleset
from scopa_desktop.table.message import Choice
from scopa_desktop.table.motion import Counted, Cue, Framed, HandsLeft, Said, TurnPassed
from scopa_desktop.table.places import Counters, Picture
from scopa_desktop.wording.events import event_told, told
from scopa_desktop.wording.seats import seat_names


@dataclass(frozen=True, slots=True)
class Board:
    """One moment of it."""

    rules: Ruleset
    names: tuple[str, ...]
    """By seat."""
    levels: tuple[str, ...]
    """By seat, in words; empty for a person."""
    deal: int
    """From 1; 0 before the first."""
    scores: tuple[int, ...]
    """By side."""
    counters: tuple[Counters, ...]
    """By side."""
    turn: int | None = None
    """The seat that is lit."""
    hands_left: int = 0
    message: str = ""
    chips: tuple[Choice, ...] = ()
    """Instead of the message, if there are any."""
    bonuses: tuple[int, ...] = ()
    """By seat: points for the declared hands that lie open; empty before anything was declared."""
    declares: bool = False
    """Whether the chips are declarations."""

    def started(self, deal: int, picture: Picture) -> "Board":
        """A new deal, not a card dealt yet."""
        return replace(
            self,
            deal=deal,
            counters=picture.counters,
            hands_left=picture.hands_left,
            turn=None,
            message="",
            bonuses=(),
        )

    def heeded(self, cue: Cue) -> "Board":
        """After a cue of the motion."""
        match cue:
            case Said(event):
                return replace(self, message=event_told(event, self.names))
            case Counted(counters):
                return replace(self, counters=counters)
            case HandsLeft(hands):
                return replace(self, hands_left=hands)
            case TurnPassed(seat):
                return replace(self, turn=seat)
            case Framed():
                return self
            case _:
                assert_never(cue)

    def swept(self, turn: Turn) -> "Board":
        """The broom sweeps: that is said now."""
        said = (event_told(event, self.names) for event in turn.events if isinstance(event, ScopaMade))
        return replace(self, message=next(said, self.message))

    def rested(self, picture: Picture, turn: Turn | None) -> "Board":
        """At rest after a turn."""
        events = turn.events if turn is not None else ()
        totals = (event.totals for event in events if isinstance(event, DealEnded))
        return replace(
            self,
            scores=next(totals, self.scores),
            turn=picture.turn,
            hands_left=picture.hands_left,
            counters=picture.counters,
            message=told(turn, self.names) if turn is not None else "",
            bonuses=_bonuses(turn.after, len(self.names)) if turn is not None else (),
        )


def _bonuses(state: DealState, players: int) -> tuple[int, ...]:
    if not state.declared:
        return ()
    return tuple(
        sum(
            event.points
            for event in state.declared
            if event.seat == seat and not set(event.cards).isdisjoint(state.hands[seat])
        )
        for seat in range(players)
    )


def blank_board(rules: Ruleset) -> Board:
    """Nothing played, nobody named."""
    return Board(
        rules=rules,
        names=seat_names((), rules.players),
        levels=("",) * rules.players,
        deal=0,
        scores=(0,) * len(rules.sides),
        counters=(Counters(),) * len(rules.sides),
    )


def board_of(match: Match, levels: tuple[str, ...]) -> Board:
    """A match before its turns are looked at; ``levels`` in words."""
    blank = blank_board(match.rules)
    return replace(
        blank,
        names=seat_names(match.names, match.rules.players),
        levels=levels,
        deal=match.deal_number,
        scores=match.scores,
    )

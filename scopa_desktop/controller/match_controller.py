"""Whose turn it is, in which phase: between the match, its history, the computer players and the table."""

from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from enum import Enum, auto
from typing import Final, Protocol, TypeVar

from PySide6.QtCore import QObject, QTimer, Signal, SignalInstance, Slot

from scopa_desktop.coach.hint import Hint
from scopa_desktop.controller.setup import HUMAN, MatchSetup, MatchShown
from scopa_desktop.match.match import Match
from scopa_desktop.match.shuffle import deck_for, first_dealer, new_seed
from scopa_desktop.match.turns import Turn
from scopa_desktop.players.levels import choose
from scopa_desktop.rules.cards import Card
from scopa_desktop.rules.declaring import Decision
from scopa_desktop.rules.events import DealEnded, MatchEnded
from scopa_desktop.rules.ruleset import Ruleset
from scopa_desktop.rules.view import PlayerView
from scopa_desktop.storage.faults import FaultKind, StorageFault
from scopa_desktop.storage.history import HistoryStore, HistoryUnreadable, HistoryUnwritable, MatchMovedOn

FALLBACK_LEVEL: Final = "easy"
"""Plays when the worker process cannot: it needs no search and so may think in the window's own process."""


_Event = TypeVar("_Event", DealEnded, MatchEnded)


class Phase(Enum):
    """What the match is waiting for."""

    IDLE = auto()
    """There is no match."""
    SHOWING = auto()
    """The table, which shows the last turn."""
    OFFERED = auto()
    """A person's decision."""
    THINKING = auto()
    """A computer player's decision, or the end of the time it takes at the least."""
    SCORED = auto()
    """The score sheet to be closed."""
    ENDED = auto()
    """Nothing: the match is over and its end is shown."""


class Asked(Protocol):
    """Whoever answers for the computer players: ``Thinker``."""

    @property
    def answered(self) -> SignalInstance: ...
    @property
    def hinted(self) -> SignalInstance: ...
    @property
    def failed(self) -> SignalInstance: ...
    def ask(self, request: int, level: str, view: PlayerView, seed: int) -> None: ...
    def ask_hint(self, request: int, view: PlayerView, seed: int) -> None: ...
    def stop(self) -> None: ...


class MatchController(QObject):
    """Leads one match at a time, turn by turn; each turn is in the history before it is told."""

    state_replaced = Signal(object)
    """``MatchShown``: show it without motion.  A match just begun has no turns; its first deal follows."""
    turn_taken = Signal(object)
    """``Turn``: show it, then call ``on_settled``."""
    turn_offered = Signal(object)
    """All legal plays of a person: ``submit`` one of them, or first what the match lets it declare."""
    hint_found = Signal(object)
    """``Hint`` for the turn that is offered, after ``ask_hint``."""
    hint_ended = Signal()
    """The hint asked for will not come: the turn is over, or it could not be found."""
    deal_scored = Signal(object)
    """``DealEnded``: show the score sheet, and call ``next_deal`` when it is closed."""
    match_ended = Signal(object)
    """``MatchEnded``, after the last score sheet or when resigned."""
    storage_failed = Signal(object)
    """``StorageFault``, once a match."""

    def __init__(
        self,
        history: HistoryStore,
        thinker: Asked,
        pace: Callable[[], int],
        parent: QObject | None = None,
        *,
        deck: Callable[[Ruleset, int, int], Sequence[Card]] = deck_for,
        seed: Callable[[], int] = new_seed,
    ) -> None:
        """``pace``: milliseconds a computer player takes at the least, counted from the turn before.

        ``deck`` gives the cards for rules, seed and number of a deal, ``seed`` a new match its seed.
        """
        super().__init__(parent)
        self._history = history
        self._thinker = thinker
        self._pace = pace
        self._deck = deck
        self._seed = seed
        self._phase = Phase.IDLE
        self._match: Match | None = None
        self._levels: tuple[str, ...] = ()
        self._match_id: int | None = None
        self._fault: StorageFault | None = None
        self._is_resigned = False
        self._request = 0
        self._is_awaited = False
        self._is_hint_awaited = False
        self._answer: Decision | None = None
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.timeout.connect(self._on_pause_over)
        thinker.answered.connect(self._on_answered)
        thinker.hinted.connect(self._on_hinted)
        thinker.failed.connect(self._on_failed)

    @property
    def phase(self) -> Phase:
        return self._phase

    @property
    def match(self) -> Match | None:
        """To look at only."""
        return self._match

    @property
    def levels(self) -> tuple[str, ...]:
        """Of the match, by seat."""
        return self._levels

    @property
    def match_id(self) -> int | None:
        """In the history; ``None`` without a match or when it is not kept."""
        return self._match_id

    @property
    def is_resigned(self) -> bool:
        """The match ended because the person at this computer resigned."""
        return self._is_resigned

    def start(self, setup: MatchSetup) -> None:
        """Begin a match; one in play stays unfinished."""
        self.leave()
        seed = self._seed()
        dealer = first_dealer(setup.rules, seed)
        self._show(Match(setup.rules, dealer, names=setup.names, seed=seed), setup.levels)
        self._deal()

    @Slot(int)
    def resume(self, match_id: int) -> None:
        """Go on where the last turn was kept."""
        self.leave()
        try:
            stored = self._history.load(match_id)
        except HistoryUnreadable as error:
            self.storage_failed.emit(StorageFault("match", "unreadable", None, str(error)))
            return
        if stored.resigned:
            self.storage_failed.emit(StorageFault("match", "moved_on", None, "the match was resigned"))
            return
        self._match_id = match_id
        self._show(stored.match, stored.levels)
        if stored.match.state is None:
            self._deal()
        else:
            self._think_ahead()
            self._go_on()

    @Slot(object)
    def submit(self, play: Decision) -> None:
        """Make the person's play, or a declaration before it.

        Passed over when none is offered, such as at a second click.
        """
        if self._phase is Phase.OFFERED:
            self._take(play)

    @Slot()
    def ask_hint(self) -> None:
        """Let ``hint_found`` tell the person what to play and why; passed over when nothing is offered."""
        if self._phase is not Phase.OFFERED or self._is_hint_awaited:
            return
        match = self._in_play()
        assert match.state is not None
        assert match.state.turn is not None
        self._request += 1
        self._is_hint_awaited = True
        self._thinker.ask_hint(self._request, match.view(match.state.turn), _player_seed(match))

    @Slot()
    def forget_hint(self) -> None:
        """The hint asked for is not wanted any more."""
        if self._is_hint_awaited:
            self._is_hint_awaited = False
            self._thinker.stop()
            self.hint_ended.emit()

    @Slot()
    def on_settled(self) -> None:
        """The table rests and shows the last turn."""
        if self._phase is Phase.SHOWING:
            self._go_on()

    @Slot()
    def next_deal(self) -> None:
        """The score sheet is closed: deal again, or end the match."""
        if self._phase is not Phase.SCORED:
            return
        match = self._in_play()
        if not match.is_over:
            self._deal()
            return
        self._phase = Phase.ENDED
        fault = None if self._match_id is None else self._write(self._history.acknowledge, self._match_id)
        self.match_ended.emit(_last_event(match, MatchEnded))
        self._tell(fault)

    @Slot()
    def leave(self) -> None:
        """Put the match away as it stands; an unfinished one can be resumed."""
        self._phase = Phase.IDLE
        self._forget_question()
        self._match = None
        self._match_id = None
        self._levels = ()
        self._fault = None
        self._is_resigned = False

    @Slot()
    def resign(self) -> None:
        """Lose the match; of several opponents the one in front wins.  Passed over when none is in play."""
        match = self._match
        if match is None or match.is_over or self._is_resigned:
            return
        self._forget_question()
        self._phase = Phase.ENDED
        self._is_resigned = True
        own_side = match.rules.side_of[0]
        others = [side for side in range(len(match.scores)) if side != own_side]
        winner = max(others, key=lambda side: match.scores[side])
        fault = None if self._match_id is None else self._write(self._history.resign, self._match_id, winner)
        self.match_ended.emit(MatchEnded(winner, match.scores))
        self._tell(fault)

    @Slot()
    def rematch(self) -> None:
        """Begin another match of the same players and rules; who deals first is drawn again."""
        match = self._match
        if match is not None:
            self.start(MatchSetup(match.rules, match.names, self._levels))

    def _show(self, match: Match, levels: tuple[str, ...]) -> None:
        self._match, self._levels = match, levels
        self.state_replaced.emit(MatchShown(match, levels))

    def _in_play(self) -> Match:
        assert self._match is not None
        return self._match

    def _deal(self) -> None:
        match = self._in_play()
        seed = match.seed if match.seed is not None else 0
        self._tell_turn(match.deal(self._deck(match.rules, seed, match.deal_number + 1)))

    def _take(self, play: Decision) -> None:
        self._tell_turn(self._in_play().take(play))

    def _tell_turn(self, turn: Turn) -> None:
        self.forget_hint()
        fault = self._keep(turn)
        self._phase = Phase.SHOWING
        self._think_ahead()
        self.turn_taken.emit(turn)
        self._tell(fault)

    def _think_ahead(self) -> None:
        """Let a computer player whose turn it is think while the table is still moving."""
        match = self._in_play()
        state = match.state
        if state is None or state.turn is None or self._levels[state.turn] == HUMAN:
            return
        self._request += 1
        self._is_awaited = True
        self._answer = None
        self._pause.start(self._pace())
        self._thinker.ask(
            self._request, self._levels[state.turn], match.view(state.turn), _player_seed(match)
        )

    def _go_on(self) -> None:
        """The table rests: what is next?"""
        match = self._in_play()
        state = match.state
        assert state is not None
        if state.turn is None:
            self._phase = Phase.SCORED
            self.deal_scored.emit(_last_event(match, DealEnded))
        elif self._levels[state.turn] == HUMAN:
            self._phase = Phase.OFFERED
            self.turn_offered.emit(match.legal_plays())
        else:
            self._phase = Phase.THINKING
            self._play_when_ready()

    @Slot(int, object)
    def _on_answered(self, request: int, play: Decision) -> None:
        if not self._is_awaited or request != self._request:
            return
        if not self._in_play().is_legal(play):
            self._on_failed("the play is not legal")
            return
        self._is_awaited = False
        self._answer = play
        self._play_when_ready()

    @Slot(int, object)
    def _on_hinted(self, request: int, hint: Hint) -> None:
        if self._is_hint_awaited and request == self._request:
            self._is_hint_awaited = False
            self.hint_found.emit(hint)

    @Slot(str)
    def _on_failed(self, _reason: str) -> None:
        if not self._is_awaited:
            self.forget_hint()
            return
        match = self._in_play()
        state = match.state
        assert state is not None
        assert state.turn is not None
        self._is_awaited = False
        self._answer = choose(FALLBACK_LEVEL, match.view(state.turn), _player_seed(match))
        self._play_when_ready()

    @Slot()
    def _on_pause_over(self) -> None:
        self._play_when_ready()

    def _play_when_ready(self) -> None:
        if self._phase is Phase.THINKING and self._answer is not None and not self._pause.isActive():
            play, self._answer = self._answer, None
            self._take(play)

    def _forget_question(self) -> None:
        self.forget_hint()
        self._pause.stop()
        self._is_awaited = False
        self._answer = None
        self._thinker.stop()

    def _keep(self, turn: Turn) -> StorageFault | None:
        """Write the turn to the history, or all turns if nothing of the match could be written yet."""
        match = self._in_play()
        if self._match_id is not None:
            return self._write(self._history.append, self._match_id, match, turn)
        if self._fault is not None and self._fault.kind == "moved_on":
            return None
        return self._write(self._begin, match)

    def _begin(self, match: Match) -> None:
        self._match_id = self._history.begin(match, self._levels, datetime.now(UTC))

    def _write(self, order: Callable[..., None], *values: object) -> StorageFault | None:
        """Give the history an order; what it cannot keep is played nevertheless.

        A fault is given back for the first time only, or the player would hear of it at every turn.
        """
        kind: FaultKind = "unwritable"
        try:
            order(*values)
        except HistoryUnwritable as error:
            if isinstance(error, MatchMovedOn):
                kind, self._match_id = "moved_on", None
            is_news = self._fault is None
            self._fault = StorageFault("match", kind, None, str(error))
            return self._fault if is_news else None
        return None

    def _tell(self, fault: StorageFault | None) -> None:
        """Last of all that a turn does, since whoever hears this may well leave the match."""
        if fault is not None:
            self.storage_failed.emit(fault)


def _last_event(match: Match, kind: type[_Event]) -> _Event:
    """The event of this kind in the last turn."""
    return next(event for event in match.turns[-1].events if isinstance(event, kind))


def _player_seed(match: Match) -> int:
    """What a computer player's chance comes from: the same again when a match is resumed."""
    seed = match.seed if match.seed is not None else 0
    return seed * 100_000 + match.deal_number * 100 + len(match.turns)

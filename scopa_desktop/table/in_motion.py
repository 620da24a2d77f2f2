"""The table as a turn moves it: cards, broom, and what is said meanwhile."""

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QGraphicsScene

from scopa_desktop.look.drawings import Drawings
from scopa_desktop.look.shadows import Shadows
from scopa_desktop.look.surfaces import Surfaces
from scopa_desktop.match.turns import Turn
from scopa_desktop.rules.events import AcePiled, CardLaid, CardsCaptured, DealStarted
from scopa_desktop.table.animator import Animator
from scopa_desktop.table.banner import ScopaBanner
from scopa_desktop.table.choreography import timeline
from scopa_desktop.table.deck import TableDeck
from scopa_desktop.table.furnishing import Furnishing
from scopa_desktop.table.motion import Framed
from scopa_desktop.table.performance import Performance
from scopa_desktop.table.places import picture_before
from scopa_desktop.table.poses import resting_poses
from scopa_desktop.table.situation import Situation


class InMotion(QObject):
    """Begins with the cards as they are seen and leaves them at rest."""

    settled = Signal()
    """What was performed has come to rest; once a turn, from the event loop."""

    def __init__(
        self,
        scene: QGraphicsScene,
        deck: TableDeck,
        situation: Situation,
        furnishing: Furnishing,
        art: tuple[Drawings, Shadows, Surfaces],
        rested: Callable[[], None],
    ) -> None:
        """``rested`` is called at once when the last frame has been shown."""
        super().__init__(scene)
        self._deck, self._situation, self._furnishing, self._rested = deck, situation, furnishing, rested
        self.banner = ScopaBanner(scene, *art)
        self.animator = Animator(self)
        self.animator.settled.connect(self.settled)
        self._turn: Turn | None = None

    def perform(self, turn: Turn) -> None:
        """Show what happened."""
        situation = self._situation
        rules, tempo = situation.board.rules, situation.pace
        starts = isinstance(turn.events[0], DealStarted)
        before = picture_before(rules, turn, situation.hand_order) if starts else situation.picture
        played = next(
            (event.card for event in turn.events if isinstance(event, CardLaid | AcePiled | CardsCaptured)),
            None,
        )
        seen = {} if starts else self._deck.poses()
        shown = Performance(timeline(rules, before, turn, tempo), situation.solve, tempo, seen, played)
        if starts:
            situation.board = situation.board.started(turn.after.number, before)
        situation.board = replace(situation.board, chips=(), declares=False)
        situation.performance, situation.shown_ms, self._turn = shown, -1.0, turn
        self._deck.prepare(resting_poses(shown.picture, shown.after))
        self._deck.show(shown.all_poses(0.0))
        self._furnishing.show()
        self.animator.play(shown.duration, self._show_moment)

    def lay_out(self) -> None:
        """The window has another size: the same moment, elsewhere."""
        situation = self._situation
        if situation.performance is not None:
            situation.performance.lay_out(situation.solve)
            self._deck.show(situation.performance.all_poses(max(0.0, situation.shown_ms)))

    def skip(self) -> None:
        """Bring all to its end at once."""
        self.animator.skip()

    def stop(self) -> None:
        """Drop what is being shown."""
        self.animator.stop()
        self._situation.performance = None
        self.banner.hide()

    def _show_moment(self, ms: float) -> None:
        situation, performance = self._situation, self._situation.performance
        if performance is None:
            return
        since, situation.shown_ms = situation.shown_ms, ms
        self._deck.show(performance.poses(since, ms))
        if ms >= performance.duration:
            self._rest(performance)
            return
        cues = performance.cues(since, ms)
        for cue in cues:
            situation.board = situation.board.heeded(cue)
            if isinstance(cue, Framed):
                self._deck.mark(dict.fromkeys(cue.cards, "whole"), ())
        frame = performance.sweep(ms)
        if frame is not None and not self.banner.is_shown and self._turn is not None:
            situation.board = situation.board.swept(self._turn)
            self._furnishing.show()
        self.banner.show_frame(frame, performance.before, situation.fitting.ratio)
        if cues:
            self._furnishing.show()

    def _rest(self, performance: Performance) -> None:
        """The turn is over: everything as the match at rest would be shown."""
        situation = self._situation
        situation.performance = None
        self.banner.hide()
        self._deck.mark({}, ())
        situation.picture = performance.picture
        situation.board = situation.board.rested(situation.picture, self._turn)
        self._rested()

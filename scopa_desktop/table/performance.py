"""One turn as it is being shown: poses and cues by the time gone by, from whatever was seen before it."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from scopa_desktop.look.tokens import MOTION
from scopa_desktop.rules.cards import Card
from scopa_desktop.table.easing import EASINGS
from scopa_desktop.table.layout import Layout
from scopa_desktop.table.motion import Cue, Solve, Timeline
from scopa_desktop.table.places import Picture
from scopa_desktop.table.poses import Pose
from scopa_desktop.table.sweep import SweepFrame


@dataclass(frozen=True, slots=True)
class Carry:
    """How far a card lay from where its motion starts: it was raised, or let go in mid-table."""

    x: float
    y: float
    lift: float
    until: float
    """When nothing is left of it, in ms."""


class Performance:
    """Starts from the cards as they are seen, so that nothing jumps, and ends exactly at rest."""

    def __init__(
        self, timeline: Timeline, solve: Solve, tempo: float, seen: Mapping[Card, Pose], played: Card | None
    ) -> None:
        """``seen`` are the poses on the screen; ``played`` is the card from the hand, if one is played."""
        self.timeline = timeline
        self._stage = timeline.stage(solve)
        self._carries: dict[Card, Carry] = {}
        for card, pose in seen.items():
            start = self._stage.pose(card, 0.0) if timeline.duration > 0 else pose
            if pose.shown and (pose.x, pose.y, pose.lift) != (start.x, start.y, start.lift):
                beats = ("play_rise", "play_travel") if card == played else ("hover_lift",)
                until = tempo * sum(MOTION[beat][0] for beat in beats)
                self._carries[card] = Carry(
                    pose.x - start.x, pose.y - start.y, pose.lift - start.lift, min(until, timeline.duration)
                )

    @property
    def duration(self) -> float:
        return self.timeline.duration

    @property
    def picture(self) -> Picture:
        """At rest after the turn."""
        return self.timeline.pictures[-1]

    @property
    def before(self) -> Layout:
        return self._stage.before

    @property
    def after(self) -> Layout:
        return self._stage.after

    def lay_out(self, solve: Solve) -> None:
        """The window has another size: the same moment, elsewhere."""
        self._stage = self.timeline.stage(solve)

    def all_poses(self, ms: float) -> dict[Card, Pose]:
        """Every card at a time."""
        return {card: self._pose(card, ms) for card in self.picture.places}

    def poses(self, since: float, ms: float) -> dict[Card, Pose]:
        """The cards whose poses may have changed between two times."""
        cards = {*self._stage.touched(since, ms)}
        cards.update(card for card, carry in self._carries.items() if since <= carry.until)
        return {card: self._pose(card, ms) for card in cards}

    def cues(self, since: float, ms: float) -> list[Cue]:
        """What falls due after one time and until another."""
        return [cue for due, cue in self.timeline.cues if since < due <= ms]

    def sweep(self, ms: float) -> SweepFrame | None:
        """What is seen of the sweep of a scopa."""
        return self._stage.sweep(ms)

    def _pose(self, card: Card, ms: float) -> Pose:
        pose = self._stage.pose(card, ms)
        carry = self._carries.get(card)
        if carry is None or ms >= carry.until:
            return pose
        left = 1 - EASINGS["InOutCubic"](ms / carry.until)
        return replace(
            pose,
            x=pose.x + left * carry.x,
            y=pose.y + left * carry.y,
            lift=max(0.0, pose.lift + left * carry.lift),
        )

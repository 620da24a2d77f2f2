"""Cards that lie elsewhere for a while than they rest: seen again, or still on their way in a sorted hand."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Final

from scopa_desktop.look.tokens import MOTION
from scopa_desktop.rules.cards import Card
from scopa_desktop.table.animator import Animator
from scopa_desktop.table.easing import EASINGS
from scopa_desktop.table.poses import Pose

BEAT: Final = "two_rows"


class Away:
    """Moves cards to other poses and back by itself, and tells which to draw anew."""

    def __init__(self, clock: Animator, moved: Callable[[frozenset[Card]], None]) -> None:
        self._clock, self._moved = clock, moved
        self._goals: dict[Card, Pose] = {}
        self._parts: dict[Card, float] = {}
        """How far each card is from its rest to its goal, 0-1."""
        self._wanted: frozenset[Card] = frozenset()

    @property
    def is_sent(self) -> bool:
        """Whether cards were sent away and not called back."""
        return bool(self._wanted)

    def pose(self, card: Card, rest: Pose) -> Pose:
        """Where a card that rests so is now."""
        part = self._parts.get(card, 0.0)
        if not part:
            return rest
        goal = self._goals[card]
        return replace(
            goal,
            x=_between(rest.x, goal.x, part),
            y=_between(rest.y, goal.y, part),
            height=_between(rest.height, goal.height, part),
            angle=_between(rest.angle, goal.angle, part),
            lift=_between(rest.lift, goal.lift, part),
            shade=_between(rest.shade, goal.shade, part),
        )

    def send(self, goals: Mapping[Card, Pose], tempo: float) -> None:
        """Move these cards to these poses, and all others back to rest; ``tempo`` scales the duration."""
        if self._wanted == goals.keys() and all(self._goals[card] == pose for card, pose in goals.items()):
            return
        self._goals = {**self._goals, **goals}
        self._wanted = frozenset(goals)
        self._move(tempo)

    def bring(self, starts: Mapping[Card, Pose], tempo: float) -> None:
        """Let these cards come to rest from these poses."""
        self._goals, self._parts = dict(starts), dict.fromkeys(starts, 1.0)
        self._wanted = frozenset()
        self._move(tempo)

    def clear(self) -> frozenset[Card]:
        """All cards rest, at once; those that did not."""
        self._clock.stop()
        away = frozenset(self._parts)
        self._goals, self._parts, self._wanted = {}, {}, frozenset()
        return away

    def _move(self, tempo: float) -> None:
        self._clock.stop()
        start, wanted = dict(self._parts), self._wanted
        cards = frozenset({*start, *wanted})
        duration, easing = MOTION[BEAT]
        total, ease = duration * tempo, EASINGS[easing]

        def show(ms: float) -> None:
            part = ease(min(1.0, ms / total)) if total > 0 else 1.0
            parts = {card: _between(start.get(card, 0.0), float(card in wanted), part) for card in cards}
            self._parts = {card: own for card, own in parts.items() if own}
            self._moved(cards)

        self._clock.play(total, show)


def _between(start: float, end: float, part: float) -> float:
    return start + (end - start) * part

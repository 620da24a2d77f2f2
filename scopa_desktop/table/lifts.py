"""Cards that rise a little under the pointer and sink again."""

from collections.abc import Callable, Mapping

from scopa_desktop.look.tokens import MOTION
from scopa_desktop.rules.cards import Card
from scopa_desktop.table.animator import Animator
from scopa_desktop.table.easing import EASINGS

Lifted = Callable[[frozenset[Card]], None]


class Lifts:
    """How high each card is raised; it moves there by itself and tells which cards to draw anew."""

    def __init__(self, clock: Animator, lifted: Lifted) -> None:
        self._clock, self._lifted = clock, lifted
        self._now: dict[Card, float] = {}
        self._goal: dict[Card, float] = {}

    def lift(self, card: Card) -> float:
        """0 for a card that lies."""
        return self._now.get(card, 0.0)

    def aim(self, goal: Mapping[Card, float], tempo: float) -> None:
        """Raise these cards so far and let all others sink; ``tempo`` is the factor on the duration."""
        if goal == self._goal:
            return
        self._clock.stop()
        self._goal = dict(goal)
        start = dict(self._now)
        cards = frozenset({*start, *goal})
        duration, easing = MOTION["hover_lift"]
        total = duration * tempo
        ease = EASINGS[easing]

        def show(ms: float) -> None:
            part = ease(min(1.0, ms / total)) if total > 0 else 1.0
            lifts = {card: _between(start.get(card, 0.0), goal.get(card, 0.0), part) for card in cards}
            self._now = {card: lift for card, lift in lifts.items() if lift}
            self._lifted(cards)

        self._clock.play(total, show)

    def clear(self) -> None:
        """All cards lie, at once; nobody is told."""
        self._clock.stop()
        self._now, self._goal = {}, {}


def _between(start: float, end: float, part: float) -> float:
    return start + (end - start) * part

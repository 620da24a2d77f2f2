"""Where the legs of a turn lead: places in the air and on other cards, found in the layout of the moment."""

from dataclasses import dataclass, replace
from typing import Final

from scopa_desktop.rules.cards import Card
from scopa_desktop.table.layout import GAP, RATIO
from scopa_desktop.table.motion import Goal, Ground
from scopa_desktop.table.poses import AIR, Pose
from scopa_desktop.table.sweep import heaped

RAISED: Final = 0.75
"""Lift of a hand card that is chosen."""
AIRBORNE: Final = 0.6
"""Lift of a card that travels."""
GATHERED: Final = 0.25
"""Lift of a card that is being gathered."""
PLAYED: Final = AIR + 100
"""z of the card that is played: over those it takes."""


@dataclass(frozen=True, slots=True)
class Seen:
    """At rest, but with what lay over it gone."""

    picture: int

    def pose(self, card: Card, ground: Ground) -> Pose:
        return replace(ground.rests[self.picture][card], shown=True)


@dataclass(frozen=True, slots=True)
class Raised:
    """Lifted off the hand."""

    picture: int

    def pose(self, card: Card, ground: Ground) -> Pose:
        return replace(ground.rests[self.picture][card], lift=RAISED, z=PLAYED)


@dataclass(frozen=True, slots=True)
class Above:
    """In the air over another goal."""

    goal: Goal

    def pose(self, card: Card, ground: Ground) -> Pose:
        return replace(self.goal.pose(card, ground), lift=AIRBORNE, z=PLAYED)


@dataclass(frozen=True, slots=True)
class Over:
    """On the taken card nearest to the middle of them, half on its neighbour if that is taken too.

    The upper corners of the taken stay in sight, and no other card is hidden.
    """

    taken: tuple[Card, ...]
    picture: int

    def pose(self, card: Card, ground: Ground) -> Pose:
        lying = [ground.rests[self.picture][other] for other in self.taken]
        x = sum(pose.x for pose in lying) / len(lying)
        y = sum(pose.y for pose in lying) / len(lying)
        h = lying[0].height
        # Rounded, or in another window the last bit would let another of two equally near cards win.
        near = min(lying, key=lambda pose: round(((pose.x - x) ** 2 + (pose.y - y) ** 2) / h**2, 6))
        reach = (RATIO + 1.5 * GAP) * h
        beside = [pose.x - near.x for pose in lying if pose.y == near.y and 0 < abs(pose.x - near.x) < reach]
        aside = min(beside, key=lambda dx: abs(near.x + dx - x)) / 2 if beside else GAP * h
        return Pose(near.x + aside, near.y + 0.14 * h, h, 1.2, face_up=True, z=PLAYED)


@dataclass(frozen=True, slots=True)
class Gathered:
    """Fanned a little behind the card that takes it; rank 0 lies next to that card."""

    over: Over
    rank: int
    z: float

    def pose(self, card: Card, ground: Ground) -> Pose:
        on = self.over.pose(card, ground)
        step = min(self.rank + 1, 4) * 0.045 * on.height
        side = -1 if self.rank % 2 else 1
        return replace(
            on,
            x=on.x + side * step,
            y=on.y - 1.3 * step,
            angle=on.angle + side * (2 + self.rank % 3),
            lift=GATHERED,
            z=self.z,
        )


@dataclass(frozen=True, slots=True)
class Swept:
    """In the heap before the broom."""

    picture: int
    rank: int

    def pose(self, card: Card, ground: Ground) -> Pose:
        return heaped(ground.layouts[self.picture], self.rank)


@dataclass(frozen=True, slots=True)
class Beside:
    """A scopa card upright next to the pile, clear of its top back, before it is tucked under that."""

    picture: int

    def pose(self, card: Card, ground: Ground) -> Pose:
        tucked = ground.rests[self.picture][card]
        side = 1 if tucked.angle > 0 else -1
        return replace(tucked, x=tucked.x + side * 0.40 * tucked.height, angle=0.0, lift=GATHERED)

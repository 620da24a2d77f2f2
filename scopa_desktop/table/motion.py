"""A turn in motion: legs from pose to pose on a clock, resolved against the layout of the moment.

A timeline knows no sizes.  A stage is a timeline in one window: after a resize, make another and go on at the
same time.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from math import cos, pi, sin
from typing import Protocol, TypeAlias

from scopa_desktop.rules.cards import Card
from scopa_desktop.rules.events import Event
from scopa_desktop.table.easing import EASINGS, Easing
from scopa_desktop.table.layout import Layout
from scopa_desktop.table.places import Counters, Picture, Zone
from scopa_desktop.table.poses import Pose, resting_poses
from scopa_desktop.table.sweep import Sweep, SweepFrame, sweep_frame

Solve: TypeAlias = Callable[[Picture], Layout]
Span: TypeAlias = tuple[float, float]
"""Start and end in ms."""


@dataclass(frozen=True, slots=True)
class Said:
    """The message line tells this event."""

    event: Event


@dataclass(frozen=True, slots=True)
class Framed:
    """These table cards carry the gold frame; none any more when empty."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Counted:
    """The counters by the piles show this, by side."""

    counters: tuple[Counters, ...]


@dataclass(frozen=True, slots=True)
class HandsLeft:
    """The number on the stock."""

    hands: int


@dataclass(frozen=True, slots=True)
class TurnPassed:
    """The plate of this seat is lit."""

    seat: int | None


Cue: TypeAlias = Said | Framed | Counted | HandsLeft | TurnPassed


@dataclass(frozen=True, slots=True)
class Ground:
    """The pictures that a turn passes through, laid out in one window."""

    layouts: tuple[Layout, ...]
    rests: tuple[Mapping[Card, Pose], ...]


class Goal(Protocol):
    """Where a leg ends."""

    def pose(self, card: Card, ground: Ground) -> Pose: ...


@dataclass(frozen=True, slots=True)
class Leg:
    """A stretch of a card's way, from where it was to a goal; of no length it is a change in place."""

    start: float
    end: float
    easing: str
    goal: Goal
    z: float | None = None
    """While it runs; otherwise the card keeps the z that it had."""
    turn: Span | None = None
    """When the card turns over; otherwise at the end."""
    arc: float = 0.0
    """How far the way bends, in its length."""
    hop: float = 0.0
    """Lift in the middle of the way."""
    contact: Callable[[Layout, Pose], float] | None = None
    """The part of the way after which the card first moves: it is pushed."""

    def scaled(self, factor: float) -> "Leg":
        turn = self.turn and (factor * self.turn[0], factor * self.turn[1])
        return replace(self, start=factor * self.start, end=factor * self.end, turn=turn)


@dataclass(frozen=True, slots=True)
class Step:
    """From one picture at rest to the next."""

    legs: Mapping[Card, tuple[Leg, ...]]
    """The last of each card's legs ends at rest in the next picture."""
    settling: Mapping[Zone, Span]
    """When the other cards of a zone take their new poses, if those differ."""

    def scaled(self, factor: float) -> "Step":
        return Step(
            {card: tuple(leg.scaled(factor) for leg in own) for card, own in self.legs.items()},
            {zone: (factor * start, factor * end) for zone, (start, end) in self.settling.items()},
        )


@dataclass(frozen=True, slots=True)
class Timeline:
    """A turn as motion, in ms."""

    pictures: tuple[Picture, ...]
    """At rest, before, between and after the steps."""
    steps: tuple[Step, ...]
    cues: tuple[tuple[float, Cue], ...]
    """In order of time."""
    sweep: Sweep | None
    duration: float

    def stage(self, solve: Solve) -> "Stage":
        """The timeline in a window; ``solve`` gives the layout of a picture there."""
        layouts = tuple(solve(picture) for picture in self.pictures)
        rests = tuple(map(resting_poses, self.pictures, layouts))
        return Stage(self, Ground(layouts, rests))


@dataclass(slots=True)
class Stage:
    """A timeline in one window: what is seen at any time of it."""

    timeline: Timeline
    ground: Ground
    _lines: dict[Card, list["_Line"]] = field(init=False)

    def __post_init__(self) -> None:
        rests = self.ground.rests
        lines: dict[Card, list[_Line]] = {card: [] for card in rests[0]}
        for number, step in enumerate(self.timeline.steps):
            for card, own in lines.items():
                if card in step.legs:
                    legs = step.legs[card]
                elif rests[number][card] != rests[number + 1][card]:
                    start, end = step.settling[self.timeline.pictures[number].places[card].zone]
                    legs = (Leg(start, end, "InOutCubic", Rest(number + 1)),)
                else:
                    continue
                for leg in legs:
                    origin = own[-1].goal if own else rests[0][card]
                    own.append(
                        _Line(leg, origin, leg.goal.pose(card, self.ground), self.ground.layouts[number])
                    )
        self._lines = {card: own for card, own in lines.items() if own}

    @property
    def before(self) -> Layout:
        return self.ground.layouts[0]

    @property
    def after(self) -> Layout:
        return self.ground.layouts[-1]

    def pose(self, card: Card, ms: float) -> Pose:
        """How a card is seen; from the end of the timeline on, as it rests."""
        if ms >= self.timeline.duration:
            return self.ground.rests[-1][card]
        for line in reversed(self._lines.get(card, ())):
            if ms >= line.start:
                return line.at(ms)
        return self.ground.rests[0][card]

    def touched(self, since: float, ms: float) -> list[Card]:
        """The cards whose poses may differ between two times; a frame need look at no others."""
        return [
            card
            for card, lines in self._lines.items()
            if any(line.start <= ms and line.end >= since for line in lines)
        ]

    def sweep(self, ms: float) -> SweepFrame | None:
        """What is seen of the sweep of a scopa."""
        sweep = self.timeline.sweep
        return sweep_frame(sweep, ms, self.before) if sweep else None


@dataclass(frozen=True, slots=True)
class Rest:
    """At rest in a picture."""

    picture: int

    def pose(self, card: Card, ground: Ground) -> Pose:
        return ground.rests[self.picture][card]


class _Line:
    """A leg between two known poses."""

    __slots__ = (
        "arc_x",
        "arc_y",
        "contact",
        "ease",
        "end",
        "goal",
        "hop",
        "origin",
        "span",
        "start",
        "turn",
        "z",
    )

    def __init__(self, leg: Leg, origin: Pose, goal: Pose, table: Layout) -> None:
        self.start, self.end, self.span = leg.start, leg.end, leg.end - leg.start
        self.ease: Easing = EASINGS[leg.easing]
        self.origin, self.goal = origin, goal
        self.z = origin.z if leg.z is None else leg.z
        self.turn = leg.turn
        self.hop = leg.hop
        self.contact = leg.contact(table, origin) if leg.contact else 0.0
        # Square to the way and to its upper side, unless that leads off the felt.
        dx, dy = goal.x - origin.x, goal.y - origin.y
        side = leg.arc if dx >= 0 else -leg.arc
        if origin.y + dy / 2 - abs(side * dx) - max(origin.height, goal.height) / 2 < table.felt.y:
            side = -side
        self.arc_x, self.arc_y = side * dy, -side * dx

    def at(self, ms: float) -> Pose:
        if ms >= self.end:
            return self.goal
        origin, goal = self.origin, self.goal
        p = self.ease((ms - self.start) / self.span)
        if self.contact:
            p = max(0.0, (p - self.contact) / (1 - self.contact))
        bend = sin(pi * p)
        face_up, scale_x = origin.face_up, 1.0
        if self.turn and origin.face_up != goal.face_up:
            turned = EASINGS["InOutSine"](_part(ms, *self.turn))
            face_up = goal.face_up if turned >= 0.5 else origin.face_up
            scale_x = abs(cos(pi * turned))
        return Pose(
            origin.x + (goal.x - origin.x) * p + self.arc_x * bend,
            origin.y + (goal.y - origin.y) * p + self.arc_y * bend,
            origin.height + (goal.height - origin.height) * p,
            origin.angle + (goal.angle - origin.angle) * p,
            face_up,
            origin.lift + (goal.lift - origin.lift) * p + self.hop * bend,
            self.z,
            scale_x,
            origin.shade + (goal.shade - origin.shade) * p,
            origin.shown or goal.shown,
        )


def _part(ms: float, start: float, end: float) -> float:
    return min(1.0, max(0.0, (ms - start) / (end - start)))

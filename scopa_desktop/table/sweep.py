"""The moment of a scopa: the felt dims, the broom sweeps the cards to the right, the banner stands."""

from dataclasses import dataclass
from math import pi, sin
from typing import Final

from scopa_desktop.look.tokens import MOTION
from scopa_desktop.table.easing import EASINGS
from scopa_desktop.table.layout import Layout
from scopa_desktop.table.poses import AIR, Pose

BROOM_HEIGHT: Final = 2.4
"""In c."""
HEAP: Final = (
    (0.71, 0.34, 24),
    (1.13, -0.12, -14),
    (1.44, 0.41, 9),
    (0.86, -0.37, -20),
    (1.30, 0.12, 15),
    (1.00, 0.02, -6),
)
"""Where a swept card ends: right and down of the broom in c, and its angle; by order, over again."""
FIRST, LAST = -0.12, 0.655
"""Where the bristles are at the start and the end of the sweep, in the width of the felt."""


@dataclass(frozen=True, slots=True)
class Sweep:
    """When what is seen, in ms from the start of the turn."""

    start: float
    swept: float
    """The broom has arrived and stands."""
    banner_in: float
    banner_out: float
    end: float
    """Dim light, broom and banner are gone."""

    def scaled(self, factor: float) -> "Sweep":
        return Sweep(
            *(factor * ms for ms in (self.start, self.swept, self.banner_in, self.banner_out, self.end))
        )


@dataclass(frozen=True, slots=True)
class SweepFrame:
    """One frame of it."""

    dim: float
    """0-1: how much of the light is gone."""
    broom_x: float
    broom_y: float
    """Middle of the bristles' lower end."""
    broom_height: float
    broom_angle: float
    """Degrees clockwise, about that point."""
    broom_opacity: float
    trail: float
    """0-1: how strong the streaks behind the broom are."""
    banner_scale: float
    banner_opacity: float


def sweep_from(start: float) -> Sweep:
    """The sweep at normal tempo."""
    banner_in = start + 0.6 * MOTION["sweep"][0]
    banner_out = banner_in + MOTION["banner_in"][0] + MOTION["banner_hold"][0]
    swept = start + MOTION["sweep"][0]
    return Sweep(start, swept, banner_in, banner_out, banner_out + MOTION["banner_out"][0])


def sweep_frame(sweep: Sweep, ms: float, table: Layout) -> SweepFrame | None:
    """What is seen at a time; ``None`` before and after."""
    if not sweep.start <= ms < sweep.end:
        return None
    moved = EASINGS[MOTION["sweep"][1]](_part(ms, sweep.start, sweep.swept))
    gone = EASINGS[MOTION["banner_out"][1]](_part(ms, sweep.banner_out, sweep.end))
    whole = MOTION["banner_in"][0] / (MOTION["banner_in"][0] + MOTION["banner_hold"][0])
    come = _part(ms, sweep.banner_in, sweep.banner_in + whole * (sweep.banner_out - sweep.banner_in))
    grown = EASINGS[MOTION["banner_in"][1]](come)
    return SweepFrame(
        dim=_part(ms, sweep.start, sweep.banner_in) * (1 - gone),
        broom_x=broom_x(table, moved),
        broom_y=table.grid.cy + 0.39 * table.c,
        broom_height=BROOM_HEIGHT * table.c,
        broom_angle=24 + 10 * sin(pi * moved),
        broom_opacity=min(1.0, 8 * moved) * (1 - gone),
        trail=moved * (1 - gone),
        banner_scale=0.5 + 0.5 * grown + 0.1 * gone,
        banner_opacity=min(1.0, 2 * come) * (1 - gone),
    )


def broom_x(table: Layout, moved: float) -> float:
    """Where the bristles are when the broom has gone a part of its way, 0-1."""
    return table.felt.x + table.felt.w * (FIRST + (LAST - FIRST) * moved)


def contact(table: Layout, lying: Pose) -> float:
    """The part of its way that the broom has gone when it reaches a card; bounded for cards far right."""
    first, last = broom_x(table, 0), broom_x(table, 1)
    return min(0.85, max(0.0, (lying.x - 0.3 * lying.height - first) / (last - first)))


def heaped(table: Layout, rank: int) -> Pose:
    """Where a card lies when the broom has swept it away, by its place in the order of the swept."""
    right, down, angle = HEAP[rank % len(HEAP)]
    return Pose(
        x=broom_x(table, 1) + right * table.c,
        y=table.grid.cy + (down + 0.05 * (rank // len(HEAP))) * table.c,
        height=table.table[0].h,
        angle=angle,
        face_up=True,
        lift=0.5,
        z=AIR + rank,
    )


def _part(ms: float, start: float, end: float) -> float:
    """The part of a span that has gone, 0-1."""
    return min(1.0, max(0.0, (ms - start) / (end - start))) if end > start else float(ms >= end)

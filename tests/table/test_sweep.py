"""The broom goes from left to right and pushes what lies there; the banner comes, stays and goes."""

from dataclasses import astuple
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scopa_desktop.rules.ruleset import ruleset
from scopa_desktop.table.layout import RATIO, Layout, Needs, layout
from scopa_desktop.table.poses import AIR, Pose
from scopa_desktop.table.sweep import broom_x, contact, heaped, sweep_frame, sweep_from
from tests.table.deals import SIZES

SWEEP = sweep_from(960)
TABLE = layout(1280, 800, 16, Needs(), 28)


def test_the_beats_are_in_order() -> None:
    times = astuple(SWEEP)
    assert times[0] == 960
    assert SWEEP.swept == 960 + 620
    assert SWEEP.banner_out - SWEEP.banner_in == 240 + 760
    assert SWEEP.end - SWEEP.banner_out == 200
    assert SWEEP.start < SWEEP.banner_in < SWEEP.swept < SWEEP.banner_out < SWEEP.end
    assert astuple(SWEEP.scaled(0.5)) == pytest.approx([ms / 2 for ms in times])


def test_nothing_is_seen_before_and_after() -> None:
    assert sweep_frame(SWEEP, SWEEP.start - 1, TABLE) is None
    assert sweep_frame(SWEEP, SWEEP.end, TABLE) is None


def test_it_starts_and_ends_unseen() -> None:
    for ms in (SWEEP.start, SWEEP.end - 0.01):
        frame = sweep_frame(SWEEP, ms, TABLE)
        assert frame is not None
        assert (frame.dim, frame.broom_opacity, frame.trail, frame.banner_opacity) == pytest.approx(
            (0,) * 4, abs=1e-3
        )


def test_the_banner_stands_while_the_broom_rests() -> None:
    for ms in (SWEEP.swept, SWEEP.banner_out):
        frame = sweep_frame(SWEEP, ms, TABLE)
        assert frame is not None
        assert (frame.dim, frame.broom_opacity, frame.banner_opacity, frame.banner_scale) == (1, 1, 1, 1)
        assert frame.broom_x == broom_x(TABLE, 1)
        assert frame.broom_angle == pytest.approx(24)


def test_frames_follow_each_other_smoothly() -> None:
    times = [SWEEP.start + 4 * n for n in range(int((SWEEP.end - SWEEP.start) / 4))]
    frames = [sweep_frame(SWEEP, ms, TABLE) for ms in times]
    for a, b in pairwise(frames):
        assert a is not None
        assert b is not None
        assert 0 <= b.broom_x - a.broom_x < 0.02 * TABLE.felt.w
        for one, two, bound in (
            (a.dim, b.dim, 0.05),
            (a.broom_opacity, b.broom_opacity, 0.08),
            (a.banner_scale, b.banner_scale, 0.06),
            (a.banner_opacity, b.banner_opacity, 0.08),
        ):
            assert abs(two - one) < bound
    assert max(frame.banner_scale for frame in frames if frame) > 1.02, "it overshoots"


@given(st.sampled_from(SIZES), st.sampled_from([2, 3, 4, 6]), st.integers(4, 14))
def test_swept_cards_stay_on_the_felt_before_the_broom(
    size: tuple[int, int], players: int, on_table: int
) -> None:
    table: Layout = layout(
        *size, 16, Needs(players, (3,) * players, on_table, len(ruleset(players=players).sides)), 28
    )
    for rank, slot in enumerate(table.table[:on_table]):
        lying = Pose(slot.x, slot.y, slot.h, slot.angle, face_up=True)
        assert 0 < contact(table, lying) <= 0.85
        heap = heaped(table, rank)
        assert (heap.height, heap.face_up) == (slot.h, True)
        assert heap.z == AIR + rank
        assert heap.x - heap.height * RATIO / 2 > broom_x(table, 1)
        assert heap.x + 0.45 * heap.height < table.felt.right
        assert table.felt.y < heap.y - 0.6 * heap.height
        assert heap.y + 0.6 * heap.height < table.felt.bottom


def test_a_card_is_pushed_when_the_broom_arrives() -> None:
    near, far = (Pose(x, 300, 200, 0, face_up=True) for x in (300, 700))
    for lying in (near, far):
        assert broom_x(TABLE, contact(TABLE, lying)) == pytest.approx(lying.x - 60)
    assert contact(TABLE, Pose(5000, 300, 200, 0, face_up=True)) == 0.85
    assert contact(TABLE, Pose(-5000, 300, 200, 0, face_up=True)) == 0

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scopa_desktop.table.fan import fan_box, fan_poses
from scopa_desktop.table.layout import RATIO, Layout, Needs, Rect, layout, table_em

WINDOWS = [(800, 564), (1280, 764), (2560, 1044), (900, 1164)]


def solved(players: int, window: tuple[int, int] = (1280, 764), sides: int = 2) -> Layout:
    w, h = window
    return layout(w, h, table_em(16, h), Needs(players, (3,) * players, sides=sides))


@given(
    st.sampled_from(WINDOWS),
    st.sampled_from([2, 3, 4, 6]),
    st.integers(0, 5),
    st.integers(2, 10),
)
def test_all_cards_lie_on_the_felt_and_show_their_corners(
    window: tuple[int, int], players: int, seat: int, cards: int
) -> None:
    table = solved(players, window, players)
    poses = fan_poses(range(cards), table.seats[seat % players], table)
    assert list(poses) == list(range(cards))
    for pose in poses.values():
        w, h = RATIO * pose.height, pose.height
        assert Rect(pose.x - w / 2, pose.y - h / 2, w, h).is_inside(table.felt)
        assert pose.face_up
        assert pose.shown
    steps = [right.x - left.x for left, right in pairwise(poses.values())]
    assert all(step > 0.2 * RATIO * table.c for step in steps)
    assert [pose.z for pose in poses.values()] == sorted(pose.z for pose in poses.values())


@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_the_pile_stays_in_sight(players: int) -> None:
    table = solved(players, sides=players)
    for seat in table.seats:
        slot = seat.pile.box
        for pose in fan_poses((1, 2, 3, 4), seat, table).values():
            w, h = RATIO * pose.height, pose.height
            assert not Rect(pose.x - w / 2, pose.y - h / 2, w, h).overlaps(slot)


def test_the_card_that_took_the_others_lies_apart() -> None:
    table = solved(2)
    one, two, three = fan_poses((1, 2, 3), table.seats[0], table).values()
    assert three.x - two.x > two.x - one.x


def test_without_a_capture_there_is_nothing_to_see() -> None:
    table = solved(2)
    assert fan_poses((), table.seats[0], table) == {}


@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_the_plate_under_them_holds_all_and_stays_on_the_felt(players: int) -> None:
    table = solved(players, sides=players)
    for seat in table.seats:
        poses = fan_poses((1, 2, 3, 4), seat, table)
        box = fan_box(poses)
        assert box.is_inside(table.felt)
        for pose in poses.values():
            w, h = RATIO * pose.height, pose.height
            assert Rect(pose.x - w / 2, pose.drawn_y - h / 2, w, h).is_inside(box)
        assert not box.overlaps(seat.pile.box)

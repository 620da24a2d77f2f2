"""Where played and taken cards lie for the moment."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scopa_desktop.rules.ruleset import ruleset
from scopa_desktop.table.goals import Above, Beside, Gathered, Over, Raised, Seen, Swept
from scopa_desktop.table.layout import RATIO
from scopa_desktop.table.motion import Ground, Rest
from scopa_desktop.table.places import Picture, Place
from scopa_desktop.table.poses import AIR, resting_poses
from tests.table.deals import laid_out

PLAYED = 39


def ground(cards: int, slots: int = 4) -> Ground:
    """So many table cards, numbered by slot, and one own hand card."""
    places = {n: Place("table", -1, n, face_up=True) for n in range(cards)}
    places[PLAYED] = Place("hand", 0, 1, face_up=True)
    shown = Picture(places, slots, (3, 3), True, 1, 0, 3, ())
    table = laid_out(ruleset(), shown)
    return Ground((table,), (resting_poses(shown, table),))


def hidden_part(ground: Ground, over: Over, card: int) -> float:
    """How much of a table card's width the played card hides."""
    top, under = over.pose(PLAYED, ground), ground.rests[0][card]
    across = min(top.x, under.x) + RATIO * top.height - max(top.x, under.x)
    down = min(top.y, under.y) + top.height - max(top.y, under.y)
    return max(0.0, across / (RATIO * top.height)) if down > 0 else 0.0


@given(st.integers(1, 6).flatmap(lambda n: st.sets(st.integers(0, n - 1), min_size=1).map(lambda s: (n, s))))
def test_the_played_card_hides_only_what_it_takes(made: tuple[int, set[int]]) -> None:
    count, taken = made
    table = ground(count)
    over = Over(tuple(taken), 0)
    for card in range(count):
        hidden = hidden_part(table, over, card)
        assert hidden < (0.85 if card in taken else 0.08)
    assert max(hidden_part(table, over, card) for card in taken) > 0.4


def test_it_lies_half_on_each_of_two_neighbours() -> None:
    table = ground(4)
    lying = table.rests[0]
    pose = Over((0, 1), 0).pose(PLAYED, table)
    assert pose.x == pytest.approx((lying[0].x + lying[1].x) / 2)
    assert pose.y > lying[0].y
    assert pose.height == lying[0].height
    assert pose.face_up
    assert Over((0, 3), 0).pose(PLAYED, table).x != pytest.approx((lying[0].x + lying[3].x) / 2)


def test_in_two_rows_it_lies_on_a_card_and_not_between_rows() -> None:
    table = ground(7, slots=7)
    pose = Over((0, 2), 0).pose(PLAYED, table)
    assert pose.x == pytest.approx(table.rests[0][0].x + 0.1 * pose.height)


def test_taken_cards_fan_out_behind_it() -> None:
    table = ground(4)
    over = Over((0, 1), 0)
    on = over.pose(PLAYED, table)
    fan = [Gathered(over, rank, AIR).pose(0, table) for rank in range(6)]
    assert [pose.y for pose in fan] == sorted((pose.y for pose in fan), reverse=True)
    assert all(0 < on.y - pose.y < 0.25 * on.height for pose in fan)
    assert len({pose.angle for pose in fan}) == 6
    assert {pose.z for pose in fan} == {AIR}


def test_a_played_card_rises_and_flies() -> None:
    table = ground(4)
    rest = table.rests[0][PLAYED]
    raised, flying = Raised(0).pose(PLAYED, table), Above(Rest(0)).pose(PLAYED, table)
    assert (raised.x, raised.y, raised.lift) == (rest.x, rest.y, 0.75)
    assert (flying.x, flying.y) == (rest.x, rest.y)
    assert 0 < flying.lift < 1
    assert raised.z == flying.z > AIR + 40


def test_a_swept_card_lies_to_the_right() -> None:
    table = ground(4)
    for rank in range(4):
        pose = Swept(0, rank).pose(rank, table)
        assert pose.x > table.layouts[0].felt.cx
        assert pose.z == AIR + rank


@pytest.mark.parametrize(("seat", "side"), [(0, 1), (1, -1)])
def test_a_scopa_waits_beside_the_pile(seat: int, side: int) -> None:
    places = {0: Place("pile", seat, 0, face_up=False), 1: Place("scopa", seat, 0, face_up=True)}
    shown = Picture(places, 0, (3, 3), True, 1, None, 3, ())
    layout = laid_out(ruleset(), shown)
    table = Ground((layout,), (resting_poses(shown, layout),))
    pose = Beside(0).pose(1, table)
    pile = layout.seats[seat].pile
    assert pose.angle == 0
    assert side * (pose.x - pile.x) - pose.height * RATIO / 2 > pile.w / 2
    assert pose.z == table.rests[0][1].z


def test_a_buried_card_is_seen_when_the_others_have_gone() -> None:
    places = {n: Place("stock", 0, n, face_up=False) for n in range(5)}
    shown = Picture(places, 0, (3, 3), True, 0, None, 3, ())
    layout = laid_out(ruleset(), shown)
    table = Ground((layout,), (resting_poses(shown, layout),))
    assert not table.rests[0][2].shown
    assert Seen(0).pose(2, table).shown

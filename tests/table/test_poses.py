"""How cards lie: stock and pile as heaps, scopas crosswise and half in sight, nothing at the same height."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scopa_desktop.match.turns import Turn
from scopa_desktop.rules.ruleset import Ruleset, ruleset
from scopa_desktop.table.layout import RATIO, Slot
from scopa_desktop.table.places import Picture, Place, picture_before, picture_of
from scopa_desktop.table.poses import AIR, Pose, layout_for, pose_of, resting_poses
from tests.table.deals import SIZES, deal, laid_out, played, turns
from tests.tables import cards


def piled(backs: int, scopas: int) -> tuple[Picture, list[Pose], list[Pose]]:
    """A picture with so much at seat 0, and the poses of backs and scopas in order."""
    match = played("7D 4C 3B | 2D 5C 6B", "1D 1C 8B 9S")
    before = picture_before(match.rules, match.turns[0])
    places = dict(before.places)
    taken = list(before.cards_at("stock", 1))[: backs + scopas]
    for n, card in enumerate(taken[:backs]):
        places[card] = Place("pile", 0, n, face_up=False)
    for n, card in enumerate(taken[backs:]):
        places[card] = Place("scopa", 0, n, face_up=True)
    picture = Picture(places, 0, (3, 3), True, 1, None, 5, before.counters)
    poses = resting_poses(picture, laid_out(match.rules, picture))
    return picture, [poses[card] for card in taken[:backs]], [poses[card] for card in taken[backs:]]


@given(turns(), st.sampled_from(SIZES))
def test_every_card_has_a_height_of_its_own(
    made: tuple[Ruleset, Picture, Turn], size: tuple[int, int]
) -> None:
    rules, picture, _ = made
    poses = resting_poses(picture, laid_out(rules, picture, size))
    heights = [pose.z for pose in poses.values()]
    assert len(set(heights)) == 40
    assert max(heights) < AIR


@given(turns(), st.sampled_from(SIZES))
def test_cards_lie_on_their_slots(made: tuple[Ruleset, Picture, Turn], size: tuple[int, int]) -> None:
    rules, picture, _ = made
    table = laid_out(rules, picture, size)
    poses = resting_poses(picture, table)
    for card, place in picture.places.items():
        pose = poses[card]
        assert pose == pose_of(picture, card, table)
        assert (pose.face_up, pose.lift, pose.scale_x) == (place.face_up, 0, 1)
        if place.zone in ("table", "hand"):
            slot = (
                table.table[place.index]
                if place.zone == "table"
                else table.seats[place.seat].hand[place.index]
            )
            assert Slot(pose.x, pose.y, pose.height, pose.angle) == slot
            assert pose.shown
            assert pose.shade == 1


def test_only_the_top_of_each_layer_of_the_stock_is_painted() -> None:
    rules, (first, *_) = deal(2)
    before = picture_before(rules, first)
    poses = resting_poses(before, laid_out(rules, before))
    stock = [poses[card] for card in before.cards_at("stock", before.dealer)]
    assert [n for n, pose in enumerate(stock) if pose.shown] == [9, 19, 29, 39]
    assert stock == sorted(stock, key=lambda pose: pose.z)
    assert [pose.y for pose in stock] == sorted((pose.y for pose in stock), reverse=True)
    after = picture_of(rules, [first])
    rest = resting_poses(after, laid_out(rules, after))
    left = after.cards_at("stock", after.dealer)
    assert [n for n, card in enumerate(left) if rest[card].shown] == [9, 19, 29]
    assert all((rest[card].x, rest[card].y) == (poses[card].x, poses[card].y) for card in left)


def test_two_backs_and_each_layer_of_a_pile_are_painted() -> None:
    _, backs, _ = piled(25, 0)
    assert [n for n, pose in enumerate(backs) if pose.shown] == [9, 19, 23, 24]
    assert len({(pose.x, pose.y, pose.angle) for pose in backs}) == 3
    assert not any(pose.face_up for pose in backs)


@pytest.mark.parametrize("count", [1, 2, 3, 4, 6, 12])
def test_half_of_each_scopa_shows_from_under_the_top_back(count: int) -> None:
    picture, backs, scopas = piled(3, count)
    table = laid_out(ruleset(), picture)
    pile = table.seats[0].pile
    edge = pile.x + pile.w / 2
    for pose in scopas:
        assert pose.shown
        assert abs(pose.angle) == 90
        left, right = pose.x - pose.height / 2, pose.x + pose.height / 2
        assert 0.4 < (right - edge) / (right - left) < 0.6
        assert backs[1].z < pose.z < backs[2].z
        assert abs(pose.y - pile.y) + pose.height * RATIO / 2 < 0.66 * pile.h
        assert right < table.seats[0].pile_box.right
    steps = [b.y - a.y for a, b in pairwise(scopas)]
    apart = 0.2 if count <= 3 else 0.56 / (count - 1)
    assert steps == pytest.approx([apart * pile.h] * (count - 1))
    assert [pose.z for pose in scopas] == sorted(pose.z for pose in scopas)


def test_scopas_of_the_seat_at_the_top_stick_out_to_the_left() -> None:
    match = played("5D 4C 3B | 2D 5C 6B", "1D 1C 1B 2S", "5Dx1D+1C+1B+2S", dealer=0)
    picture = picture_of(match.rules, match.turns)
    table = laid_out(match.rules, picture)
    (scopa,) = cards("5D")
    pose = pose_of(picture, scopa, table)
    assert pose.angle == -90
    assert pose.x < table.seats[1].pile.x


def test_a_lift_raises_a_card_on_the_screen() -> None:
    assert Pose(50, 100, 200, 0, face_up=True).drawn_y == 100
    assert Pose(50, 100, 200, 0, face_up=True, lift=0.75).drawn_y == pytest.approx(100 - 0.09 * 200)


def test_rows_stay_until_the_table_is_empty() -> None:
    match = played("1D 4C 3B | 2S 1C 6C", "5D 5C 6B 7S", "1D", "2S", "4C", "1Cx1D")
    picture = picture_of(match.rules, match.turns)
    assert (len(picture.cards_at("table")), picture.table_slots) == (6, 7)
    assert len({slot.y for slot in layout_for(picture, match.rules, 1280, 800, 16).table}) == 2


def test_the_layout_has_room_for_the_longest_text_of_the_buttons() -> None:
    rules, (first, *_) = deal(2)
    picture = picture_of(rules, [first])
    short, long = (layout_for(picture, rules, 1920, 1080, 16, label=label) for label in (20, 150))
    assert short.buttons.w < long.buttons.w
    assert short.em == pytest.approx(0.0205 * 1080)

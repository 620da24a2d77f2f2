"""Legs between poses: on time, curved, turned over, and found again in a window of another size."""

import pytest

from scopa_desktop.rules.ruleset import ruleset
from scopa_desktop.table.choreography import timeline
from scopa_desktop.table.motion import Ground, Leg, Rest, Stage, Step, Timeline
from scopa_desktop.table.places import Picture, Place, picture_before, picture_of
from scopa_desktop.table.poses import Pose, layout_for, resting_poses
from tests.table.deals import deal, laid_out, played
from tests.tables import FORMS, cards

RULES = ruleset()
HAND = Place("hand", 1, 0, face_up=False)
TABLE = Place("table", -1, 0, face_up=True)
CARD, OTHER = 3, 4


def picture(**places: Place) -> Picture:
    """A picture of two cards only."""
    return Picture({CARD: places["card"], OTHER: places["other"]}, 4, (3, 3), True, 1, None, 3, ())


def stage(*legs: Leg, other: Place | None = None, settling: tuple[float, float] = (0, 100)) -> Stage:
    """The card goes from a hand to the table in 100 ms; the other one to another slot, if any."""
    lies = Place("table", -1, 1, face_up=True)
    before, after = picture(card=HAND, other=lies), picture(card=TABLE, other=other or lies)
    zones = dict.fromkeys(("stock", "hand", "table", "pile", "scopa"), settling)
    step = Step({CARD: legs} if legs else {}, zones)
    made = Timeline((before, after), (step,), (), None, 100)
    return made.stage(lambda shown: laid_out(RULES, shown))


def rests(of: Stage) -> tuple[Pose, Pose]:
    return of.ground.rests[0][CARD], of.ground.rests[1][CARD]


def test_a_leg_leads_from_rest_to_rest() -> None:
    way = stage(Leg(20, 80, "Linear", Rest(1)))
    before, after = rests(way)
    assert [way.pose(CARD, ms) for ms in (-5, 0, 19.9)] == [before] * 3
    assert [way.pose(CARD, ms) for ms in (80, 99, 100, 500)] == [after] * 4
    middle = way.pose(CARD, 50)
    assert middle.x == pytest.approx((before.x + after.x) / 2)
    assert middle.height == pytest.approx((before.height + after.height) / 2)
    assert middle.z == before.z


def test_it_has_its_own_z_while_it_runs() -> None:
    way = stage(Leg(20, 80, "OutQuad", Rest(1), z=1007))
    assert [way.pose(CARD, ms).z for ms in (10, 20, 79)] == [rests(way)[0].z, 1007, 1007]
    assert way.pose(CARD, 80).z == rests(way)[1].z


def test_a_card_turns_over_in_its_time() -> None:
    way = stage(Leg(0, 100, "Linear", Rest(1), turn=(40, 80)))
    seen = [(way.pose(CARD, ms).face_up, round(way.pose(CARD, ms).scale_x, 3)) for ms in (0, 40, 60, 80, 90)]
    assert seen == [(False, 1), (False, 1), (False, 0), (True, 1), (True, 1)]
    assert way.pose(CARD, 61).face_up
    assert 0 < way.pose(CARD, 57).scale_x < 0.5


def test_without_a_time_to_turn_it_shows_its_other_side_at_the_end() -> None:
    way = stage(Leg(0, 100, "Linear", Rest(1)))
    assert not way.pose(CARD, 99).face_up
    assert way.pose(CARD, 100).face_up


def test_a_way_bends_to_its_upper_side_and_hops() -> None:
    straight, bent = (stage(Leg(0, 100, "Linear", Rest(1), arc=arc, hop=0.5)) for arc in (0, 0.1))
    assert bent.pose(CARD, 0) == straight.pose(CARD, 0)
    low, high = straight.pose(CARD, 50), bent.pose(CARD, 50)
    assert low.lift == 0.5
    assert (high.x, high.y) != (low.x, low.y)
    back = picture(card=TABLE, other=HAND)
    rest = resting_poses(back, laid_out(RULES, back))
    assert rest[OTHER].y < rest[CARD].y
    across = stage(
        Leg(0, 50, "Linear", _At(600, 400)),
        Leg(50, 100, "Linear", _At(200, 400), arc=0.1),
        Leg(100, 100, "", Rest(1)),
    )
    assert across.pose(CARD, 75).y == pytest.approx(400 - 40)
    across = stage(
        Leg(0, 50, "Linear", _At(200, 400)),
        Leg(50, 100, "Linear", _At(600, 400), arc=0.1),
        Leg(100, 100, "", Rest(1)),
    )
    assert across.pose(CARD, 75).y == pytest.approx(400 - 40)


class _At:
    """A goal anywhere."""

    def __init__(self, x: float, y: float) -> None:
        self.x, self.y = x, y

    def pose(self, _card: int, _ground: Ground) -> Pose:
        return Pose(self.x, self.y, 100, 0, face_up=False)


def test_a_pushed_card_waits_for_the_broom() -> None:
    way = stage(Leg(0, 100, "Linear", Rest(1), contact=lambda _table, _lying: 0.5))
    before, after = rests(way)
    assert (way.pose(CARD, 49).x, way.pose(CARD, 49).y) == (before.x, before.y)
    assert way.pose(CARD, 75).x == pytest.approx((before.x + after.x) / 2)


def test_a_leg_of_no_length_is_a_change_in_place() -> None:
    way = stage(Leg(50, 50, "", Rest(1)))
    before, after = rests(way)
    assert way.pose(CARD, 49.9) == before
    assert way.pose(CARD, 50) == after


def test_cards_without_legs_settle_if_their_places_changed() -> None:
    way = stage(other=Place("table", -1, 3, face_up=True), settling=(30, 70))
    before, after = (rest[OTHER] for rest in way.ground.rests)
    assert way.pose(OTHER, 30) == before
    assert way.pose(OTHER, 70) == after
    assert before.x != way.pose(OTHER, 50).x != after.x
    still = stage()
    assert still.pose(OTHER, 50) == still.ground.rests[0][OTHER]


def test_only_what_moves_is_touched() -> None:
    way = stage(Leg(20, 40, "Linear", Rest(1)))
    assert way.touched(-1, 10) == []
    assert way.touched(10, 20) == [CARD]
    assert way.touched(25, 30) == [CARD]
    assert way.touched(10, 90) == [CARD], "a late frame skips it all"
    assert way.touched(40, 44) == [CARD]
    assert way.touched(41, 60) == []


def test_a_timeline_goes_on_in_another_window() -> None:
    match = played("9C 1S 7D | 2D 10C 6B", "3B 4C 5D 6S", "9Cx4C+5D")
    before = picture_of(match.rules, match.turns[:1])
    made = timeline(match.rules, before, match.turns[1], 1.0)
    (card,) = cards("9C")
    for size in ((800, 600), (1920, 1080)):
        there = made.stage(lambda shown, size=size: layout_for(shown, match.rules, *size, 16))
        assert there.before.view.w == there.after.view.w == size[0]
        start, end = there.pose(card, -1), there.pose(card, made.duration)
        assert there.before.felt.x < there.pose(card, 300).x < there.before.felt.right
        assert start == there.ground.rests[0][card]
        assert end == there.ground.rests[-1][card]
    assert there.sweep(1000) is None


@pytest.mark.parametrize("form", FORMS, ids=str)
@pytest.mark.parametrize("size", [(800, 600), (1280, 800)])
def test_on_its_way_no_card_leaves_the_window(form: tuple[int, str], size: tuple[int, int]) -> None:
    rules, turns = deal(*form, 3)
    for number, turn in enumerate(turns[:16]):
        before = picture_of(rules, turns[:number]) if number else picture_before(rules, turn)
        made = timeline(rules, before, turn, 1.0)
        way = made.stage(lambda shown, rules=rules: laid_out(rules, shown, size))
        view = way.before.view
        for ms in range(0, int(made.duration), 40):
            for card in way.touched(ms - 40, ms):
                pose = way.pose(card, ms)
                assert pose.drawn_y - 0.45 * pose.height > view.y, (number, ms)
                assert pose.y + 0.45 * pose.height < view.bottom, (number, ms)
                assert view.x < pose.x < view.right

"""Motion starts and ends in the very poses at rest, whatever the tempo, the size and the moment."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scopa_desktop.look.tokens import TEMPO
from scopa_desktop.match.match import Match
from scopa_desktop.match.turns import Turn
from scopa_desktop.rules.cards import DECK
from scopa_desktop.rules.events import (
    AcePiled,
    CardLaid,
    CardsCaptured,
    DealStarted,
    Declared,
    HandsDealt,
    OpeningTaken,
    ScopaMade,
    TableAwarded,
)
from scopa_desktop.rules.ruleset import Ruleset
from scopa_desktop.table.choreography import timeline
from scopa_desktop.table.motion import Counted, Cue, Framed, HandsLeft, Said, Stage, Timeline, TurnPassed
from scopa_desktop.table.places import Picture, picture_after, picture_before, picture_of
from scopa_desktop.table.poses import AIR, Pose, resting_poses
from tests.table.deals import SIZES, deal, laid_out, played, turns
from tests.tables import cards

TEMPOS = st.sampled_from(list(TEMPO.values()))
MADE = tuple[Ruleset, Picture, Turn]


def staged(rules: Ruleset, made: Timeline, size: tuple[int, int] = (1280, 800)) -> Stage:
    return made.stage(lambda picture: laid_out(rules, picture, size))


def last_turn(match: Match, tempo: float = 1.0) -> tuple[Timeline, Stage]:
    """The motion of the last turn of a match."""
    before = (
        picture_of(match.rules, match.turns[:-1])
        if len(match.turns) > 1
        else picture_before(match.rules, match.turns[0])
    )
    made = timeline(match.rules, before, match.turns[-1], tempo)
    return made, staged(match.rules, made)


def poses(stage: Stage, ms: float) -> dict[int, Pose]:
    return {card: stage.pose(card, ms) for card in DECK}


def cue_times(made: Timeline, kind: type[Cue]) -> list[float]:
    return [ms for ms, cue in made.cues if isinstance(cue, kind)]


@given(turns(), TEMPOS, st.sampled_from(SIZES))
def test_it_starts_and_ends_at_rest(made: MADE, tempo: float, size: tuple[int, int]) -> None:
    rules, before, turn = made
    motion = timeline(rules, before, turn, tempo)
    after = picture_after(before, rules, turn)
    assert (motion.pictures[0], motion.pictures[-1]) == (before, after)
    stage = staged(rules, motion, size)
    end = resting_poses(after, laid_out(rules, after, size))
    if tempo:
        start = resting_poses(before, laid_out(rules, before, size))
        for card, pose in poses(stage, 0).items():
            rest = start[card]
            assert (pose.x, pose.y, pose.height, pose.angle) == pytest.approx(
                (rest.x, rest.y, rest.height, rest.angle)
            )
            assert (pose.face_up, pose.lift) == (rest.face_up, 0)
    for ms in (motion.duration, motion.duration + 1, motion.duration + 9999):
        assert poses(stage, ms) == end


@given(turns(), TEMPOS)
def test_every_card_comes_to_rest_by_its_own_legs(made: MADE, tempo: float) -> None:
    rules, before, turn = made
    stage = staged(rules, timeline(rules, before, turn, tempo))
    for card, lines in stage._lines.items():
        assert lines[-1].goal == stage.ground.rests[-1][card]
        assert lines[-1].end <= stage.timeline.duration + 1e-9
        for earlier, later in pairwise(lines):
            assert earlier.end <= later.start + 1e-9


@given(turns(), st.sampled_from([0.6, 1.0, 1.6]), st.sampled_from(SIZES))
def test_nothing_jumps(made: MADE, tempo: float, size: tuple[int, int]) -> None:
    rules, before, turn = made
    stage = staged(rules, timeline(rules, before, turn, tempo), size)
    # Nothing is quicker than a card dealt right across the felt.
    frame = 8
    felt = stage.before.felt
    reach = 3.3 * max(felt.w, felt.h) * frame / (260 * tempo)
    old, ms = poses(stage, 0), 0.0
    while ms < stage.timeline.duration:
        ms += frame
        new = poses(stage, ms)
        touched = set(stage.touched(ms - frame, ms))
        for card in DECK:
            a, b = old[card], new[card]
            if a == b:
                continue
            assert card in touched
            assert max(abs(a.x - b.x), abs(a.y - b.y)) < reach
            assert abs(a.height - b.height) < 0.2 * reach
            assert abs(a.angle - b.angle) < 20 / tempo
            assert abs(a.lift - b.lift) < 0.2 / tempo
            if a.face_up == b.face_up:
                assert abs(a.scale_x - b.scale_x) < 0.3 / tempo
            else:
                assert max(a.scale_x, b.scale_x) < 0.3 / tempo
        old = new


@given(turns(), st.floats(0, 1), st.sampled_from(SIZES), st.sampled_from(SIZES))
def test_a_card_is_as_far_on_its_way_in_a_window_of_any_size(
    made: MADE, part: float, one: tuple[int, int], other: tuple[int, int]
) -> None:
    rules, before, turn = made
    motion = timeline(rules, before, turn, 1.0)
    ms = part * motion.duration
    here, there = staged(rules, motion, one), staged(rules, motion, other)
    for card in DECK:
        a, b = here.pose(card, ms), there.pose(card, ms)
        assert (a.face_up, a.scale_x, a.shown) == (b.face_up, b.scale_x, b.shown)
    assert poses(there, motion.duration) == poses(staged(rules, motion, other), motion.duration)


@given(turns(), st.floats(0, 1))
def test_no_two_cards_are_at_the_same_height(made: MADE, part: float) -> None:
    rules, before, turn = made
    stage = staged(rules, timeline(rules, before, turn, 1.0))
    heights = [pose.z for pose in poses(stage, part * stage.timeline.duration).values()]
    assert len(set(heights)) == len(heights)


@given(turns(), st.floats(0, 1))
def test_cards_nobody_touches_stay(made: MADE, part: float) -> None:
    rules, before, turn = made
    motion = timeline(rules, before, turn, 1.0)
    stage = staged(rules, motion)
    after = motion.pictures[-1]
    if stage.before.table[:4] != stage.after.table[:4] or len(motion.pictures) > 2:
        return
    rest = resting_poses(before, stage.before)
    for card, place in before.places.items():
        if place.zone in ("table", "hand") and place == after.places[card]:
            assert stage.pose(card, part * motion.duration) == rest[card]


@given(turns(), st.floats(0, 1))
def test_a_hidden_card_is_covered(made: MADE, part: float) -> None:
    rules, before, turn = made
    stage = staged(rules, timeline(rules, before, turn, 1.0))
    seen = poses(stage, part * stage.timeline.duration)
    for pose in seen.values():
        if not pose.shown:
            assert any(
                other.shown
                and other.z > pose.z
                and abs(other.x - pose.x) < 6
                and abs(other.y - pose.y) < 6
                and other.height == pytest.approx(pose.height)
                and other.scale_x == 1
                for other in seen.values()
            )


@given(turns(), TEMPOS)
def test_cues_tell_what_has_changed(made: MADE, tempo: float) -> None:
    rules, before, turn = made
    motion = timeline(rules, before, turn, tempo)
    after = motion.pictures[-1]
    times = [ms for ms, _ in motion.cues]
    assert times == sorted(times)
    assert all(0 <= ms <= motion.duration for ms in times)
    said = [cue.event for _, cue in motion.cues if isinstance(cue, Said)]
    told = (DealStarted, OpeningTaken, Declared, CardLaid, AcePiled, CardsCaptured, TableAwarded)
    assert said == [event for event in turn.events if isinstance(event, told)]
    frames = [cue.cards for _, cue in motion.cues if isinstance(cue, Framed)]
    taken = [event.captured for event in turn.events if isinstance(event, CardsCaptured)]
    assert frames == [shown for cards in taken for shown in (cards, ())]
    counted = [cue.counters for _, cue in motion.cues if isinstance(cue, Counted)]
    assert (counted[-1:] or [before.counters]) == [after.counters]
    hands = [cue.hands for _, cue in motion.cues if isinstance(cue, HandsLeft)]
    dealt = [event.hands_left for event in turn.events if isinstance(event, HandsDealt)]
    assert hands == dealt
    assert motion.cues[-1] == (motion.duration, TurnPassed(turn.after.turn))
    scopa = any(isinstance(event, ScopaMade) for event in turn.events)
    assert (motion.sweep is not None) == (scopa and tempo > 0)


@given(turns(), st.sampled_from([0.6, 1.6]))
def test_tempo_stretches_everything_alike(made: MADE, tempo: float) -> None:
    rules, before, turn = made
    normal, other = (timeline(rules, before, turn, factor) for factor in (1.0, tempo))
    assert other.duration == pytest.approx(tempo * normal.duration)
    assert [ms for ms, _ in other.cues] == pytest.approx([tempo * ms for ms, _ in normal.cues])
    one, two = staged(rules, normal), staged(rules, other)
    for card in DECK:
        a, b = one.pose(card, 700), two.pose(card, 700 * tempo)
        assert (a.x, a.y, a.scale_x) == pytest.approx((b.x, b.y, b.scale_x))


def test_at_instant_tempo_nothing_lasts() -> None:
    made, stage = last_turn(played("5D 4C 3B | 2D 5C 6B", "1D 1C 1B 2S", "5Dx1D+1C+1B+2S"), tempo=0)
    assert made.duration == 0
    assert {ms for ms, _ in made.cues} == {0}
    assert stage.sweep(0) is None
    assert poses(stage, 0) == stage.ground.rests[-1]


def test_cards_are_dealt_one_after_another_table_last() -> None:
    made, stage = last_turn(played("9C 1S 7D | 2D 10C 6B", "3B 4C 5D 6S"))
    order = cards("9C 2D 1S 10C 7D 6B 3B 4C 5D 6S")
    assert made.duration == 9 * 85 + 260
    for number, card in enumerate(order):
        leave = 85 * number
        assert stage.pose(card, leave + 20).z == AIR + number
        assert stage.pose(card, leave + 260) == stage.ground.rests[-1][card]
        if number:
            assert stage.pose(card, leave - 1).z < 40
            assert stage.pose(card, leave - 1).shown
    opened = [card for card in order if stage.pose(card, made.duration).face_up]
    assert opened == [card for card in order if card not in cards("2D 10C 6B")]
    middle = stage.pose(order[0], 130)
    assert middle.lift > 0.1
    assert not middle.face_up


def test_a_laid_card_rises_travels_and_lands() -> None:
    made, stage = last_turn(played("1D 4C 3B | 2S 1C 6C", "5D 5C 6B 7S", "1D"))
    (card,) = cards("1D")
    hand = stage.pose(card, 0)
    assert stage.pose(card, 90).lift == 0.75
    assert (stage.pose(card, 90).x, stage.pose(card, 90).y) == (hand.x, hand.y)
    assert stage.pose(card, 390).lift == 0.6
    assert stage.pose(card, 480).lift == 0
    assert made.duration == 480
    assert made.cues[0] == (390, Said(CardLaid(0, card)))


def test_a_card_of_another_player_turns_face_up_on_its_way() -> None:
    made, stage = last_turn(played("1D 4C 3B | 2S 1C 6C", "5D 5C 6B 7S", "1D", "2S"))
    (card,) = cards("2S")
    assert not stage.pose(card, 90).face_up
    assert stage.pose(card, 390).face_up
    assert stage.pose(card, 390).scale_x == 1
    assert made.duration == 480


def test_a_capture_is_read_before_it_is_gathered() -> None:
    made, stage = last_turn(played("9C 1S 7D | 2D 10C 6B", "3B 4C 5D 6S", "9Cx4C+5D"))
    nine, four, five = cards("9C 4C 5D")
    assert cue_times(made, Framed) == [480, 960]
    for card in (nine, four, five):
        assert stage.pose(card, 480) == stage.pose(card, 959)
    assert stage.pose(nine, 700).z > AIR > stage.pose(four, 700).z
    assert stage.pose(four, 1000) != stage.pose(four, 960)
    assert stage.pose(five, 1005) == stage.pose(five, 960), "the second starts 50 ms later"
    gathered = 960 + 220 + 50
    assert made.duration == gathered + 340
    assert cue_times(made, Counted) == [made.duration]
    for ms in (gathered, gathered + 100, gathered + 300):
        assert stage.pose(four, ms).z < stage.pose(five, ms).z < stage.pose(nine, ms).z
    assert stage.pose(nine, made.duration - 1).scale_x > 0.99
    assert not stage.pose(nine, made.duration).face_up


def test_the_seventh_card_moves_the_table_into_two_rows() -> None:
    made, stage = last_turn(played("1D 4C 3B | 2S 1C 6C", "5D 5C 6B 7S", "1D", "2S", "4C"))
    (card,) = cards("5D")
    small = stage.pose(card, made.duration)
    assert stage.pose(card, 90) == stage.ground.rests[0][card]
    assert stage.pose(card, 90 + 260) == small
    assert small.height < 0.8 * stage.pose(card, 0).height
    assert small.height < stage.pose(card, 200).height < stage.pose(card, 0).height


def test_a_scopa_is_swept_and_tucked_in_last() -> None:
    made, stage = last_turn(played("5D 4C 3B | 2D 5C 6B", "1D 1C 1B 2S", "5Dx1D+1C+1B+2S"))
    sweep = made.sweep
    assert sweep is not None
    assert sweep.start == 960
    scopa, first, *_ = cards("5D 1D 1C")
    felt = stage.before.felt
    for card in cards("5D 1D 1C 1B 2S"):
        assert stage.pose(card, sweep.start).x < felt.x + 0.70 * felt.w
        assert stage.pose(card, sweep.swept).x > felt.x + 0.70 * felt.w
        assert stage.pose(card, sweep.swept) == stage.pose(card, sweep.swept + 300)
    frame = stage.sweep(sweep.swept)
    assert frame is not None
    assert frame.banner_opacity > 0
    assert stage.sweep(made.duration) is None
    assert stage.pose(first, made.duration - 200).z < AIR, "the others lie already"
    assert stage.pose(scopa, made.duration - 181).z > AIR
    assert stage.pose(scopa, made.duration - 180).angle == 0
    assert 0 < stage.pose(scopa, made.duration - 90).angle < 90
    assert stage.pose(scopa, made.duration).angle == 90


def test_the_scopa_of_another_player_shows_its_card_all_the_time() -> None:
    made, stage = last_turn(played("5D 4C 3B | 2D 5C 6B", "1D 1C 1B 2S", "5Dx1D+1C+1B+2S", dealer=0))
    (card,) = cards("5D")
    table = stage.before.table[0].h
    for ms in range(390, int(made.duration), 10):
        pose = stage.pose(card, ms)
        assert (pose.face_up, pose.scale_x) == (True, 1)
        assert pose.height == pytest.approx(table) or ms > 2000
    assert stage.pose(card, made.duration).angle == -90


def test_the_rest_of_the_table_goes_to_its_taker_after_a_pause() -> None:
    rules, all_turns = next(
        made
        for made in (deal(seed=seed) for seed in range(60))
        if isinstance(made[1][-1].events[1], TableAwarded)
    )
    last = all_turns[-1]
    award = next(event for event in last.events if isinstance(event, TableAwarded))
    made = timeline(rules, picture_of(rules, all_turns[:-1]), last, 1.0)
    stage = staged(rules, made)
    start = made.duration - 420 - 420
    assert (start, Said(award)) in made.cues
    for card in award.cards:
        assert stage.pose(card, start + 1) == stage.pose(card, start + 419)
        assert stage.pose(card, start + 700).z >= AIR


def test_the_next_hands_are_dealt_after_the_last_play_of_the_hand() -> None:
    rules, all_turns = deal(seed=3)
    number = next(n for n, turn in enumerate(all_turns) if n and isinstance(turn.events[-1], HandsDealt))
    made = timeline(rules, picture_of(rules, all_turns[:number]), all_turns[number], 1.0)
    stage = staged(rules, made)
    dealt = made.duration - 5 * 85 - 260
    for card in all_turns[number].after.hands[0]:
        assert stage.pose(card, dealt - 1).z < 40
        assert stage.pose(card, made.duration).face_up
    assert len(made.pictures) == 3
    assert cue_times(made, HandsLeft) == [dealt + 5 * 85]


@pytest.mark.parametrize("name", ["brisk", "normal", "unhurried"])
def test_only_the_cards_that_need_it_are_looked_at(name: str) -> None:
    made, stage = last_turn(played("9C 1S 7D | 2D 10C 6B", "3B 4C 5D 6S", "9Cx4C+5D"), TEMPO[name])
    assert set(stage.touched(0, 10)) == set(cards("9C"))
    assert stage.touched(500 * TEMPO[name], 900 * TEMPO[name]) == []
    assert set(stage.touched(made.duration - 20, made.duration)) == set(cards("9C 4C 5D"))


def said(made: Timeline) -> list[type]:
    return [type(cue.event) for _, cue in made.cues if isinstance(cue, Said)]


def test_the_opening_table_is_seen_and_then_goes_to_the_dealer() -> None:
    made, stage = last_turn(played("", "10D 8D 7D 5D", preset="escoba"))
    assert said(made) == [DealStarted, OpeningTaken]
    (_, told), *_ = [(cue.event, ms) for ms, cue in made.cues if isinstance(cue, Said)][1:]
    lying = [stage.pose(card, told) for card in cards("10D 8D 7D 5D")]
    assert all(pose.face_up and pose.shown for pose in lying)
    assert len({(pose.x, pose.y) for pose in lying}) == 4
    assert not stage.pose(cards("5D")[0], made.duration).face_up


def test_a_declared_hand_turns_over_where_it_lies() -> None:
    match = played("10D 10C 9S|1D 1C 1S", "8D 8C 7S 5D", "9S", preset="cirulla")
    match.take(match.legal_declarations()[-1])
    made, stage = last_turn(match)
    assert said(made) == [Declared]
    for card in cards("1D 1C 1S"):
        first, last = stage.pose(card, 0), stage.pose(card, made.duration)
        assert (first.x, first.y) == (last.x, last.y)
        assert (first.face_up, last.face_up) == (False, True)


def test_an_ace_for_its_own_pile_flies_there() -> None:
    match = played(
        "1D 2C 3C", "10D 8D 7D 5D", "1D", preset="escoba", ace_sweep="scopa", ace_on_empty="own_pile"
    )
    made, stage = last_turn(match)
    assert said(made) == [AcePiled]
    (card,) = cards("1D")
    assert stage.pose(card, made.duration) == stage.ground.rests[-1][card]
    assert not stage.pose(card, made.duration).face_up

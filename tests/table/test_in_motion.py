import random

import pytest

from scopa_desktop.match.shuffle import deck_for
from scopa_desktop.rules.events import CardsCaptured, ScopaMade
from scopa_desktop.table.at_rest import DRAGGED_Z
from tests.table.conftest import Table
from tests.table.deals import CHOICE, new_match, next_turn
from tests.tables import play_of


def test_settled_comes_once_a_turn_and_never_from_within_perform(table: Table) -> None:
    match, heard = new_match(), []
    table.scene.settled.connect(lambda: heard.append(True))
    table.scene.show_match(match, ("", "fair"))
    turn = match.deal(deck_for(match.rules, 3, 1))
    table.scene.perform(turn)
    assert not heard
    table.qtbot.waitUntil(lambda: heard == [True])
    table.scene.show_match(match, ("", "fair"))
    table.scene.set_tempo("normal")
    table.scene.perform(next_turn(match, 3, random.Random(1)))
    table.scene.skip()
    assert heard == [True]
    table.qtbot.waitUntil(lambda: len(heard) == 2)


def test_at_its_own_pace_a_turn_ends_where_a_skip_would_end_it(table: Table) -> None:
    match = new_match()
    table.scene.set_tempo("brisk")
    table.scene.show_match(match, ("", "fair"))
    table.settle(lambda: table.scene.perform(match.deal(deck_for(match.rules, 3, 1))))
    assert table.scene.differences(match) == []
    moved = table.scene.poses_as_text()
    table.scene.show_match(match, ("", "fair"))
    assert table.scene.poses_as_text() == moved


def test_a_dropped_card_flies_on_from_where_it_was_let_go(table: Table) -> None:
    match = table.offered(*CHOICE)
    table.scene.set_tempo("normal")
    table.drag(table.spot("2S"), table.felt())
    let_go = table.item("2S").pose
    table.scene.perform(match.take(table.chosen[0]))
    start = table.item("2S").pose
    assert (start.x, start.y) == pytest.approx((let_go.x, let_go.y))
    table.settle(table.scene.skip)
    assert table.scene.differences(match) == []


def test_a_turn_ends_with_the_line_that_says_what_happened_and_whose_turn_it_is(table: Table) -> None:
    match = table.offered(*CHOICE)
    table.scene.perform(match.take(play_of(match, "2S")))
    assert table.scene._situation.board.message == "You laid the two of swords. Nora to play."
    assert table.scene._situation.board.turn == 1


def test_a_capture_is_told_and_framed_before_it_is_taken(table: Table) -> None:
    match = table.offered(*CHOICE)
    table.scene.set_tempo("normal")
    table.scene.perform(match.take(play_of(match, "9Cx3B+6S")))
    table.pass_time(700)
    assert table.item("3B")._frame.isVisible()
    assert table.item("6S")._frame.isVisible()
    assert "nine" not in table.scene._situation.board.message
    assert "knight of cups" in table.scene._situation.board.message
    assert table.scene._situation.board.counters[0].cards == 0
    table.settle(table.scene.skip)
    assert not table.item("3B")._frame.isVisible()
    assert table.scene._situation.board.counters[0].cards == 3


def test_a_scopa_has_its_banner_and_is_told(table: Table) -> None:
    match = table.offered("10C 1S 2S | 10B 8S 3S", "1B 4C 2D 3D")
    table.scene.set_tempo("normal")
    turn = match.take(play_of(match, "10Cx1B+4C+2D+3D"))
    assert any(isinstance(event, ScopaMade) for event in turn.events)
    table.scene.perform(turn)
    sweep = table.scene._situation.performance.timeline.sweep
    table.pass_time(int(sweep.start) - 5)
    assert not table.scene._in_motion.banner.is_shown
    table.pass_time(int(sweep.swept))
    assert table.scene._in_motion.banner.is_shown
    assert "sweep" in table.scene._situation.board.message
    table.settle(table.scene.skip)
    assert not table.scene._in_motion.banner.is_shown
    assert table.scene.differences(match) == []


def test_points_are_counted_when_the_deal_is_over(table: Table) -> None:
    match, chance = new_match(), random.Random(2)
    table.scene.show_match(match, ("", "fair"))
    while not any(match.scores):
        table.scene.perform(next_turn(match, 6, chance))
    assert table.scene._situation.board.scores == match.scores


def test_a_capture_that_is_being_read_can_be_resized(table: Table) -> None:
    match = table.offered(*CHOICE)
    table.scene.set_tempo("normal")
    turn = match.take(play_of(match, "9Cx3B+6S"))
    assert isinstance(turn.events[0], CardsCaptured)
    table.scene.perform(turn)
    table.pass_time(700)
    before = table.item("9C").pose
    table.view.resize(900, 650)
    after = table.item("9C").pose
    assert after.height > before.height
    assert after.x / 900 == pytest.approx(before.x / 640, abs=0.03)
    table.settle(table.scene.skip)
    assert table.scene.differences(match) == []


def test_the_number_on_the_stock_stays_over_the_cards_that_leave_it(table: Table) -> None:
    match = new_match()
    table.scene.set_tempo("normal")
    table.scene.show_match(match, ("", "fair"))
    table.scene.perform(match.deal(deck_for(match.rules, 3, 1)))
    number = table.scene._furnishing.furniture._stock
    for ms in range(0, 500, 20):
        table.pass_time(ms)
        assert number.isVisible()
        poses = table.scene._deck.poses().values()
        assert number.zValue() > max(pose.z for pose in poses if pose.shown)
    table.settle(table.scene.skip)
    assert number.zValue() < DRAGGED_Z

import random
from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, Qt

from scopa_desktop.match.match import Match
from scopa_desktop.match.shuffle import deck_for
from scopa_desktop.match.turns import Turn
from scopa_desktop.rules.events import CardsCaptured, DealEnded, ScopaMade
from scopa_desktop.rules.ruleset import ruleset
from tests.table.conftest import Table
from tests.tables import arranged, play_of

SIZES = [(640, 480), (800, 600), (500, 700), (1000, 420)]


def new_match(dealer: int = 1) -> Match:
    return Match(ruleset("classic"), dealer, names=("You", "Nora"))


def next_turn(match: Match, seed: int, chance: random.Random) -> Turn:
    """Deal if a deal is due, else play, rather a large capture."""
    if match.awaits_deal:
        return match.deal(deck_for(match.rules, seed, match.deal_number + 1))
    plays = match.legal_plays()
    greedy = max(plays, key=int.bit_count)
    return match.take(greedy if chance.random() < 0.7 else chance.choice(plays))


def let_time_pass(table: Table, ms: int) -> None:
    """Put the clock of the running motion forward."""
    clock = table.scene._animator._clock
    clock.setCurrentTime(min(ms, clock.duration() - 1))


@pytest.mark.parametrize("seed", [1, 2])
def test_after_every_turn_of_a_match_the_table_shows_what_the_match_has(table: Table, seed: int) -> None:
    match, chance, kinds = new_match(), random.Random(seed), set()
    table.scene.show_match(match, ("", "fair"))
    assert table.scene.differences(match) == []
    while not match.is_over:
        turn = next_turn(match, seed, chance)
        kinds |= {type(event) for event in turn.events}
        table.settle(lambda turn=turn: table.scene.perform(turn))
        assert table.scene.differences(match) == []
    assert {ScopaMade, DealEnded} <= kinds


def test_skipped_and_resized_at_any_moment_it_comes_to_rest_in_the_same_place(table: Table) -> None:
    match, chance = new_match(), random.Random(5)
    table.scene.set_tempo("normal")
    table.scene.show_match(match, ("", "fair"))
    for _ in range(45):
        turn = next_turn(match, 9, chance)
        table.scene.perform(turn)
        assert table.scene.is_moving
        for _ in range(chance.randrange(4)):
            let_time_pass(table, chance.randrange(3000))
            if chance.random() < 0.5:
                table.view.resize(*chance.choice(SIZES))
                table.view.grab()
        table.settle(table.scene.skip)
        assert not table.scene.is_moving
        assert table.scene.differences(match) == []


def test_at_its_own_pace_a_turn_ends_where_a_skip_would_end_it(table: Table) -> None:
    match = new_match()
    table.scene.set_tempo("brisk")
    table.scene.show_match(match, ("", "fair"))
    table.settle(lambda: table.scene.perform(match.deal(deck_for(match.rules, 3, 1))))
    assert table.scene.differences(match) == []
    moved = table.scene.poses_as_text()
    table.scene.show_match(match, ("", "fair"))
    assert table.scene.poses_as_text() == moved


def test_a_resumed_match_looks_as_if_it_had_been_played_on(table: Table) -> None:
    match, chance = new_match(), random.Random(3)
    table.scene.show_match(match, ("", "fair"))
    for _ in range(25):
        table.scene.perform(next_turn(match, 4, chance))
    played = table.view.grab().toImage()
    table.scene.show_match(match, ("", "fair"))
    assert table.view.grab().toImage() == played


def test_cards_that_are_not_touched_stay_where_they_are(table: Table) -> None:
    match = table.offered("9C 1S 2S | 10B 8S 3S", "3B 4C 5D 6S")
    before = dict(line.split(" ", 1) for line in table.scene.poses_as_text())
    table.scene.perform(match.take(play_of(match, "9Cx4C+5D")))
    after = dict(line.split(" ", 1) for line in table.scene.poses_as_text())
    changed = {card for card in before if before[card] != after[card]}
    assert {"9C", "4C", "5D"} <= changed
    assert not changed & {"1S", "2S", "10B", "8S", "3S", "3B", "6S"}


def test_a_difference_is_found(table: Table) -> None:
    match = table.offered("9C 1S 2S | 10B 8S 3S", "3B 4C 5D 6S")
    table.item("4C").setPos(3, 3)
    table.item("1S").hide()
    found = table.scene.differences(match)
    assert [line.split(":")[0] for line in found] == ["4C", "1S"]
    match.take(play_of(match, "9Cx4C+5D"))
    assert {line.split(":")[0] for line in table.scene.differences(match)} >= {"turn", "counters", "9C"}


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


def test_showing_a_match_ends_motion_without_a_word(table: Table) -> None:
    match, heard = new_match(), []
    table.scene.settled.connect(lambda: heard.append("settled"))
    table.scene.set_tempo("normal")
    table.scene.show_match(match, ("", "fair"))
    table.scene.perform(match.deal(deck_for(match.rules, 3, 1)))
    table.scene.show_match(match, ("", "fair"))
    assert not table.scene.is_moving
    assert table.scene.differences(match) == []
    table.scene.set_tempo("instant")
    table.settle(lambda: table.scene.perform(next_turn(match, 3, random.Random(1))))
    assert heard == ["settled"]


def test_two_hundred_deals_are_broken_off_in_mid_motion(table: Table, capfd: pytest.CaptureFixture) -> None:
    chance = random.Random(7)
    table.scene.set_tempo("normal")
    for seed in range(200):
        match = new_match(seed % 2)
        table.scene.show_match(match, ("", "fair"))
        table.scene.perform(match.deal(deck_for(match.rules, seed, 1)))
        let_time_pass(table, chance.randrange(1200))
    table.scene.stop()
    assert not table.scene.is_moving
    assert capfd.readouterr().err == ""


def test_a_table_that_is_not_seen_does_not_move(table: Table) -> None:
    match = new_match()
    table.scene.set_tempo("normal")
    table.scene.show_match(match, ("", "fair"))
    table.scene.perform(match.deal(deck_for(match.rules, 3, 1)))
    table.view.hide()
    assert not table.scene.is_moving
    table.scene.perform(next_turn(match, 3, random.Random(1)))
    assert not table.scene.is_moving
    assert table.scene.differences(match) == []


def test_in_motion_a_click_or_space_skips_and_chooses_nothing(table: Table) -> None:
    match = new_match()
    table.scene.set_tempo("normal")
    for act in (lambda: table.click(table.felt()), lambda: table.keys(Qt.Key.Key_Space)):
        table.scene.show_match(match, ("", "fair"))
        turn = next_turn(match, 3, random.Random(1))
        table.scene.perform(turn)
        table.settle(act)
        assert table.scene.differences(match) == []
    assert table.chosen == []


def test_an_offer_in_motion_holds_as_soon_as_the_table_rests(table: Table) -> None:
    match = new_match(1)
    table.scene.set_tempo("normal")
    table.scene.show_match(match, ("", "fair"))
    table.scene.perform(match.deal(arranged(match.rules, "9C 1S 2S | 10B 8S 3S", "3B 4C 5D 10D")))
    table.scene.offer(match.legal_plays())
    table.keys(Qt.Key.Key_Return, Qt.Key.Key_Return)
    assert table.chosen == []
    table.settle(table.scene.skip)
    table.click(table.spot("9C"))
    assert table.chosen == [play_of(match, "9Cx4C+5D")]


# --- choosing

CHOICE = ("9C 7D 2S | 10B 8S 3S", "3B 4C 5D 6S")


def test_pointing_at_a_card_raises_it_and_what_it_takes(table: Table) -> None:
    table.offered("7D 1S 2S | 10B 8S 9S", "3B 4C 6S 10D")
    table.qtbot.mouseMove(table.view.viewport(), table.spot("7D"))
    lifted = {card for card in ("7D", "1S", "2S", "3B", "4C", "6S", "10D") if table.item(card).pose.lift > 0}
    assert lifted == {"7D", "3B", "4C"}
    assert table.item("3B")._frame.isVisible()
    assert table.view.viewport().cursor().shape() == Qt.CursorShape.PointingHandCursor
    table.qtbot.mouseMove(table.view.viewport(), table.felt())
    assert table.item("7D").pose.lift == 0
    assert not table.item("3B")._frame.isVisible()


def test_the_pointer_may_stay_at_the_lower_edge_of_a_card_that_rises(table: Table) -> None:
    table.offered("7D 1S 2S | 10B 8S 9S", "3B 4C 6S 10D")
    pose = table.item("7D").pose
    low = table.view.mapFromScene(pose.x, pose.y + 0.48 * pose.height)
    table.qtbot.mouseMove(table.view.viewport(), low)
    table.qtbot.mouseMove(table.view.viewport(), low + QPoint(1, 0))
    assert table.item("7D").pose.lift > 0


def test_a_click_plays_a_card_that_takes_in_one_way_or_none(table: Table) -> None:
    match = table.offered("7D 1S 2S | 10B 8S 9S", "3B 4C 6S 10D")
    table.click(table.spot("7D"))
    assert table.chosen == [play_of(match, "7Dx3B+4C")]
    match = table.offered("7D 1S 2S | 10B 8S 9S", "3B 4C 6S 10D")
    table.click(table.spot("1S"))
    assert table.chosen[-1] == play_of(match, "1S")


def ways(table: Table, way: str) -> None:
    """Ways to answer which of two captures it shall be: the second."""
    match way:
        case "card":
            table.click(table.spot("6S"))
        case "number":
            table.keys(Qt.Key.Key_2)
        case "arrow":
            table.keys(Qt.Key.Key_Right, Qt.Key.Key_Return)
        case "chip":
            (_, box), *_ = [chip for chip in chips(table) if chip[0] == 2]
            table.click(table.view.mapFromScene(box.center()))


def chips(table: Table) -> list:
    return list(table.scene._furniture.message.chip_boxes)


@pytest.mark.parametrize("way", ["card", "number", "arrow", "chip"])
def test_among_several_captures_one_is_chosen(table: Table, way: str) -> None:
    match = table.offered(*CHOICE)
    table.click(table.spot("9C"))
    assert table.chosen == []
    assert len(chips(table)) == 3
    ways(table, way)
    assert table.chosen == [play_of(match, "9Cx3B+6S")]
    assert chips(table) == []


@pytest.mark.parametrize("way", ["escape", "chip", "felt", "right"])
def test_a_choice_can_be_withdrawn(table: Table, way: str) -> None:
    table.offered(*CHOICE)
    table.click(table.spot("9C"))
    match way:
        case "escape":
            table.keys(Qt.Key.Key_Escape)
        case "chip":
            table.click(table.view.mapFromScene(chips(table)[-1][1].center()))
        case "felt":
            table.click(table.felt())
        case "right":
            table.click(table.felt(), Qt.MouseButton.RightButton)
    assert chips(table) == []
    assert table.chosen == []


def test_a_quick_second_click_counts(table: Table) -> None:
    match = table.offered(*CHOICE)
    table.click(table.spot("9C"))
    port = table.view.viewport()
    table.qtbot.mouseDClick(port, Qt.MouseButton.LeftButton, pos=table.spot("4C"))
    assert table.chosen == [play_of(match, "9Cx4C+5D")]


def test_a_deal_is_played_by_keys_alone(table: Table) -> None:
    match, chance = new_match(), random.Random(11)
    table.scene.show_match(match, ("", "fair"))
    table.scene.perform(match.deal(deck_for(match.rules, 8, 1)))
    asked = 0
    while match.state.turn is not None:
        if match.state.turn == 1:
            turn = next_turn(match, 8, chance)
        else:
            table.scene.offer(match.legal_plays())
            table.chosen.clear()
            table.keys(Qt.Key.Key_Left, Qt.Key.Key_Down)
            assert any(item._frame and item._frame.isVisible() for item in table.scene._deck.items)
            table.keys(chance.choice([Qt.Key.Key_Left, Qt.Key.Key_Right]), Qt.Key.Key_Return)
            if not table.chosen:
                asked += 1
                table.keys(Qt.Key.Key_Right, Qt.Key.Key_Enter)
            (play,) = table.chosen
            turn = match.take(play)
        table.settle(lambda turn=turn: table.scene.perform(turn))
        assert table.scene.differences(match) == []


def test_keys_with_modifiers_and_unknown_keys_are_left_to_the_window(table: Table) -> None:
    table.offered(*CHOICE)
    table.qtbot.keyClick(table.view.viewport(), Qt.Key.Key_2, Qt.KeyboardModifier.ControlModifier)
    table.keys(Qt.Key.Key_F11, Qt.Key.Key_Space, Qt.Key.Key_Escape)
    assert table.chosen == []


def test_without_an_offer_nothing_is_chosen(table: Table) -> None:
    table.offered(*CHOICE)
    table.scene.withdraw_offer()
    table.click(table.spot("7D"))
    table.drag(table.spot("7D"), table.felt())
    table.keys(Qt.Key.Key_Return, Qt.Key.Key_Return, Qt.Key.Key_1)
    assert table.chosen == []


def test_an_offer_is_over_once_a_play_is_chosen(table: Table) -> None:
    table.offered("7D 1S 2S | 10B 8S 9S", "3B 4C 6S 10D")
    table.click(table.spot("7D"))
    table.click(table.spot("1S"))
    assert len(table.chosen) == 1


# --- dragging


def test_a_card_is_dragged_onto_what_it_shall_take(table: Table) -> None:
    match = table.offered(*CHOICE)
    table.drag(table.spot("9C"), table.felt(), table.spot("6S"))
    assert table.chosen == [play_of(match, "9Cx3B+6S")]


def test_a_dragged_card_follows_the_mouse_and_shows_what_it_would_take(table: Table) -> None:
    table.offered(*CHOICE)
    start, home = table.spot("9C"), table.item("9C").pose
    table.drag(start, table.felt(), table.spot("6S"), drops=False)
    way = table.spot("6S") - start
    pose = table.item("9C").pose
    assert (pose.x - home.x, pose.y - home.y) == pytest.approx((way.x(), way.y()), abs=1.5)
    assert table.item("6S").pose.lift > 0
    assert table.item("4C").pose.lift == 0
    table.keys(Qt.Key.Key_Escape)
    assert (table.item("9C").pose.x, table.item("9C").pose.y) == (home.x, home.y)
    table.qtbot.mouseRelease(table.view.viewport(), Qt.MouseButton.LeftButton, pos=table.spot("6S"))
    assert table.chosen == []


def test_dropped_on_the_felt_it_is_laid_or_asks(table: Table) -> None:
    match = table.offered(*CHOICE)
    table.drag(table.spot("9C"), table.felt())
    assert table.chosen == []
    assert len(chips(table)) == 3
    table.keys(Qt.Key.Key_Escape)
    table.drag(table.spot("2S"), table.felt())
    assert table.chosen == [play_of(match, "2S")]


def test_dropped_near_its_place_it_goes_back(table: Table) -> None:
    table.offered(*CHOICE)
    home = table.item("7D").pose
    table.drag(table.spot("7D"), table.spot("7D") + QPoint(12, -14))
    assert table.chosen == []
    assert (table.item("7D").pose.x, table.item("7D").pose.y) == (home.x, home.y)


def test_a_card_that_can_only_capture_is_not_laid_by_mistake(table: Table) -> None:
    table.offered("7D 1S 2S | 10B 8S 9S", "3B 4C 6S 10D")
    table.drag(table.spot("7D"), table.spot("10D"))
    assert table.chosen == []


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


# --- what is said


def test_a_turn_ends_with_the_line_that_says_what_happened_and_whose_turn_it_is(table: Table) -> None:
    match = table.offered(*CHOICE)
    table.scene.perform(match.take(play_of(match, "2S")))
    assert table.scene._board.message == "You laid the two of swords. Nora to play."
    assert table.scene._board.turn == 1


def test_a_capture_is_told_and_framed_before_it_is_taken(table: Table) -> None:
    match = table.offered(*CHOICE)
    table.scene.set_tempo("normal")
    table.scene.perform(match.take(play_of(match, "9Cx3B+6S")))
    let_time_pass(table, 700)
    assert table.item("3B")._frame.isVisible()
    assert table.item("6S")._frame.isVisible()
    assert "nine" not in table.scene._board.message
    assert "knight of cups" in table.scene._board.message
    assert table.scene._board.counters[0].cards == 0
    table.settle(table.scene.skip)
    assert not table.item("3B")._frame.isVisible()
    assert table.scene._board.counters[0].cards == 3


def test_a_scopa_has_its_banner_and_is_told(table: Table) -> None:
    match = table.offered("10C 1S 2S | 10B 8S 3S", "1B 4C 2D 3D")
    table.scene.set_tempo("normal")
    turn = match.take(play_of(match, "10Cx1B+4C+2D+3D"))
    assert any(isinstance(event, ScopaMade) for event in turn.events)
    table.scene.perform(turn)
    sweep = table.scene._performance.timeline.sweep
    let_time_pass(table, int(sweep.start) - 5)
    assert not table.scene._banner.is_shown
    let_time_pass(table, int(sweep.swept))
    assert table.scene._banner.is_shown
    assert "sweep" in table.scene._board.message
    table.settle(table.scene.skip)
    assert not table.scene._banner.is_shown
    assert table.scene.differences(match) == []


def test_points_are_counted_when_the_deal_is_over(table: Table) -> None:
    match, chance = new_match(), random.Random(2)
    table.scene.show_match(match, ("", "fair"))
    while not any(match.scores):
        table.scene.perform(next_turn(match, 6, chance))
    assert table.scene._board.scores == match.scores


# --- pictures


def test_after_a_change_of_size_cards_are_sharp_again_and_never_blank(table: Table) -> None:
    table.offered(*CHOICE)
    table.scene.draw_all()
    seen = [item for item in table.scene._deck.items if item.isVisible()]
    assert all(item.is_sharp for item in seen)
    table.view.resize(900, 650)
    assert not table.scene.is_sharp
    assert all(item.isVisible() and not item._face.pixmap().isNull() for item in seen)
    table.qtbot.waitUntil(lambda: table.scene.is_sharp)
    assert all(item.is_sharp for item in seen)


def test_another_ratio_of_the_screen_gives_other_pixmaps(table: Table) -> None:
    match = table.offered(*CHOICE)
    table.scene.draw_all()
    before = table.item("9C")._face.pixmap().height()
    table.scene.resize(640, 480, 2.0)
    table.scene.draw_all()
    assert table.item("9C")._face.pixmap().height() == pytest.approx(2 * before, abs=1)
    assert table.scene.differences(match) == []


def test_settings_take_effect_at_once(table: Table) -> None:
    table.offered(*CHOICE)
    table.scene.draw_all()
    looks = []
    for act in (
        lambda: None,
        lambda: table.scene.set_cloth("red"),
        lambda: table.scene.set_values(False),
        lambda: table.scene.set_em(22.0),
    ):
        act()
        table.scene.draw_all()
        looks.append(table.view.grab().toImage())
    table.scene.set_values(True)
    assert all(one != other for one, other in pairwise(looks))


def test_a_capture_that_is_being_read_can_be_resized(table: Table) -> None:
    match = table.offered(*CHOICE)
    table.scene.set_tempo("normal")
    turn = match.take(play_of(match, "9Cx3B+6S"))
    assert isinstance(turn.events[0], CardsCaptured)
    table.scene.perform(turn)
    let_time_pass(table, 700)
    before = table.item("9C").pose
    table.view.resize(900, 650)
    after = table.item("9C").pose
    assert after.height > before.height
    assert after.x / 900 == pytest.approx(before.x / 640, abs=0.03)
    table.settle(table.scene.skip)
    assert table.scene.differences(match) == []


@pytest.mark.parametrize("size", [(640, 480), (1000, 420), (1280, 764)])
def test_in_a_full_hand_the_pointer_finds_every_card(table: Table, size: tuple[int, int]) -> None:
    match = Match(ruleset("scientifico"), 3, names=("You", "Bruno", "Irene", "Pilar"))
    match.deal(deck_for(match.rules, 5, 1))
    table.view.resize(*size)
    table.scene.show_match(match, ("", "fair", "fair", "fair"))
    table.scene.offer(match.legal_plays())
    hand = list(match.state.hands[0])
    assert len(hand) == 10
    found = []
    for card in (*hand, *reversed(hand)):
        spot = table.view.mapFromScene(table.scene.spot_of(card))
        table.qtbot.mouseMove(table.view.viewport(), spot)
        found.append(table.scene._pointer.cursor.pointed)
    assert found == [*hand, *reversed(hand)]


DECLARED = "2S 7C 2B|10D 9D 8D"


def asked(table: Table) -> Match:
    """A match in which the person may declare three alike or nine at most."""
    match = Match(ruleset("cirulla"), 1, names=("You", "Nora"))
    match.deal(arranged(match.rules, DECLARED, "3D 4C 5B 10S"))
    table.scene.show_match(match, ("", "fair"))
    table.scene.offer(match.legal_plays(), match.legal_declarations())
    return match


@pytest.mark.parametrize(
    ("keys", "points"),
    [
        ([Qt.Key.Key_Return], 10),
        ([Qt.Key.Key_1], 3),
        ([Qt.Key.Key_Left, Qt.Key.Key_Return], 3),
        ([Qt.Key.Key_9, Qt.Key.Key_L, Qt.Key.Key_2], 10),
    ],
)
def test_a_hand_is_declared_by_keys(table: Table, keys: list[Qt.Key], points: int) -> None:
    match = asked(table)
    table.keys(*keys)
    (chosen,) = table.chosen
    assert chosen == next(one for one in match.legal_declarations() if one.points == points)
    turn = match.take(chosen)
    table.settle(lambda: table.scene.perform(turn))
    assert table.scene.differences(match) == []


@pytest.mark.parametrize("key", [Qt.Key.Key_Escape, Qt.Key.Key_Right])
def test_saying_nothing_leads_to_the_plays(table: Table, key: Qt.Key) -> None:
    match = asked(table)
    table.click(table.spot("2S"))
    assert table.chosen == []
    table.keys(key)
    if key == Qt.Key.Key_Right:
        table.keys(Qt.Key.Key_Return)
    assert table.chosen == []
    table.click(table.spot("2S"))
    table.keys(Qt.Key.Key_Return)
    assert table.chosen[0] in match.legal_plays()


def test_a_hand_is_declared_by_its_chip(table: Table) -> None:
    match = asked(table)
    boxes = dict(table.scene._furniture.message.chip_boxes)
    assert set(boxes) == {0, 1, 2}
    table.click(table.view.mapFromScene(boxes[1].center()))
    assert table.chosen == [match.legal_declarations()[0]]


def test_a_card_that_could_take_is_laid_by_a_key_of_its_own(table: Table) -> None:
    match = Match(ruleset("escoba"), 1, names=("You", "Nora"))
    match.deal(arranged(match.rules, "7D 4C 1S|10D 9D 8D", "8C 2D 2S 10B"))
    table.scene.show_match(match, ("", "fair"))
    table.scene.offer(match.legal_plays())
    table.keys(Qt.Key.Key_Left)
    table.qtbot.keyClick(table.view.viewport(), Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    assert table.chosen == [play_of(match, "7D")]


def test_the_score_plate_leads_to_the_rules(table: Table) -> None:
    table.offered("7D 4C 1S", "8C 2D 2S 10B")
    plate = table.scene._furniture._score.sceneBoundingRect()
    with table.qtbot.waitSignal(table.scene.rules_asked):
        table.click(table.view.mapFromScene(plate.center()))


def test_the_spanish_game_cries_escoba(table: Table) -> None:
    match = Match(ruleset("escoba"), 1, names=("You", "Nora"))
    table.scene.show_match(match, ("", "fair"))
    assert table.scene._banner._lettering == "escoba-banner"
    table.scene.show_match(new_match(), ("", "fair"))
    assert table.scene._banner._lettering == "scopa-banner"

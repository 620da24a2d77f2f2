import random

import pytest
from PySide6.QtCore import QPoint, QRect, Qt

from scopa_desktop.match.match import Match
from scopa_desktop.match.shuffle import deck_for
from scopa_desktop.rules.ruleset import ruleset
from tests.table.conftest import Table
from tests.table.deals import CHOICE, new_match, next_turn
from tests.tables import arranged, play_of


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
    return list(table.scene._furnishing.furniture.message.chip_boxes)


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


def test_a_card_that_could_take_is_laid_by_a_key_of_its_own(table: Table) -> None:
    match = Match(ruleset("escoba"), 1, names=("You", "Nora"))
    match.deal(arranged(match.rules, "7D 4C 1S|10D 9D 8D", "8C 2D 2S 10B"))
    table.scene.show_match(match, ("", "fair"))
    table.scene.offer(match.legal_plays())
    table.keys(Qt.Key.Key_Left)
    table.qtbot.keyClick(table.view.viewport(), Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    assert table.chosen == [play_of(match, "7D")]


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
        found.append(table.scene._choosing.pointer.cursor.pointed)
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
    boxes = dict(table.scene._furnishing.furniture.message.chip_boxes)
    assert set(boxes) == {0, 1, 2}
    table.click(table.view.mapFromScene(boxes[1].center()))
    assert table.chosen == [match.legal_declarations()[0]]


def test_a_hint_is_marked_on_the_cards_and_by_its_sign(table: Table) -> None:
    match = table.offered("7D 1S 2S | 10B 8S 9S", "3B 4C 6S 10D")
    table.scene.show_hint(play_of(match, "7Dx3B+4C"))
    lifted = {card for card in ("7D", "1S", "2S", "3B", "4C", "6S", "10D") if table.item(card).pose.lift > 0}
    assert lifted == {"7D", "3B", "4C"}
    sign = table.scene._choosing._marks._best
    assert sign.isVisible()
    assert abs(sign.sceneBoundingRect().center().x() - table.item("7D").pose.x) < 2
    table.scene.show_hint(0)
    assert not sign.isVisible()
    assert table.item("7D").pose.lift == 0


def test_the_button_of_the_hint_asks_for_one(table: Table) -> None:
    table.offered("7D 1S 2S | 10B 8S 9S", "3B 4C 6S 10D")
    asked: list[bool] = []
    table.scene.hint_asked.connect(lambda: asked.append(True))
    room = table.scene._situation.layout.buttons
    corner = table.view.mapFromScene(room.cx, room.bottom - 12)
    table.click(corner)
    assert not asked
    table.scene.set_hint("ready")
    table.click(corner)
    assert asked == [True]
    table.scene.set_covered([QRect(0, 0, 640, 480)])
    table.click(corner)
    assert asked == [True]

from PySide6.QtCore import QPoint, Qt

from scopa_desktop.rules.notation import parse_card
from tests.table.conftest import Table
from tests.tables import play_of

PLAYED = ("9C 7D 2S | 10B 8S 3S", "3B 4C 5D 6S")


def captured(table: Table, tempo: str = "instant") -> None:
    """Both sides have taken cards; the person is to play."""
    match = table.offered(*PLAYED)
    for play in ("9Cx4C+5D", "3Sx3B"):
        turn = match.take(play_of(match, play))
        table.settle(lambda turn=turn: table.scene.perform(turn))
    table.scene.set_tempo(tempo)
    table.scene.offer(match.legal_plays())
    table.match = match


def pile(table: Table, seat: int) -> QPoint:
    slot = table.scene._situation.layout.seats[seat].pile
    return table.view.mapFromScene(slot.x, slot.y)


def seen(table: Table) -> set[str]:
    """Captured cards that lie face up."""
    names = ("9C", "4C", "5D", "3S", "3B")
    return {name for name in names if table.item(name).pose.face_up and table.item(name).isVisible()}


def test_hovering_over_a_pile_shows_its_last_capture(table: Table) -> None:
    captured(table)
    assert seen(table) == set()
    for seat, names in ((0, {"9C", "4C", "5D"}), (1, {"3S", "3B"})):
        table.qtbot.mouseMove(table.view.viewport(), pile(table, seat))
        assert seen(table) == names
        assert table.scene._at_rest._plate.isVisible()
    table.qtbot.mouseMove(table.view.viewport(), table.felt())
    assert seen(table) == set()
    assert not table.scene._at_rest._plate.isVisible()
    assert table.scene.differences(table.match) == []


def test_the_pile_under_them_stays_in_sight(table: Table) -> None:
    captured(table)
    while table.match.state.turn != 0 or table.match.state.piles[0].bit_count() < 6:
        table.match.take(max(table.match.legal_plays(), key=int.bit_count))
    table.scene.show_match(table.match, ("", "fair"))
    table.scene.offer(table.match.legal_plays())
    capture = table.scene._situation.picture.last_captures[0]
    table.qtbot.mouseMove(table.view.viewport(), pile(table, 0))
    left = [card for card in table.scene._situation.picture.cards_at("pile", 0) if card not in capture]
    assert left
    assert table.scene._deck.items[left[-1]].isVisible()
    assert not table.scene._deck.items[left[-1]].pose.face_up


def test_by_keys_the_last_capture_is_seen_until_escape(table: Table) -> None:
    captured(table)
    table.keys(Qt.Key.Key_L)
    assert seen(table) == {"3S", "3B"}
    table.keys(Qt.Key.Key_Escape)
    assert seen(table) == set()
    table.keys(Qt.Key.Key_Up, *[Qt.Key.Key_Up] * 3, Qt.Key.Key_Return)
    assert seen(table) in ({"3S", "3B"}, {"9C", "4C", "5D"})
    assert table.chosen == []
    table.keys(Qt.Key.Key_Return)
    assert seen(table) == set()


def test_a_turn_ends_the_look(table: Table) -> None:
    captured(table)
    table.keys(Qt.Key.Key_L)
    turn = table.match.take(play_of(table.match, "2S"))
    table.settle(lambda: table.scene.perform(turn))
    assert seen(table) == set()
    assert table.scene.differences(table.match) == []


def test_in_another_window_it_goes_on(table: Table) -> None:
    captured(table)
    table.keys(Qt.Key.Key_L)
    table.view.resize(800, 600)
    assert seen(table) == {"3S", "3B"}
    felt = table.scene._situation.layout.felt
    assert all(felt.x < table.item(name).pose.x < felt.right for name in seen(table))


def test_cards_seen_again_move_there_and_back(table: Table) -> None:
    captured(table, "brisk")
    home = table.item("3S").pose
    table.keys(Qt.Key.Key_L)
    table.qtbot.waitUntil(lambda: not table.scene._at_rest._away_clock.is_running)
    assert table.item("3S").pose.height > home.height
    table.keys(Qt.Key.Key_L)
    table.qtbot.waitUntil(lambda: not table.scene._at_rest._away_clock.is_running)
    assert table.scene.differences(table.match) == []


def test_a_hand_that_is_sorted_anew_moves_and_comes_to_rest(table: Table) -> None:
    match = table.offered("9C 1D 7D | 10B 8S 3S", "3B 4C 5D 6S")
    table.scene.set_tempo("normal")
    places = [table.item(name).pose.x for name in ("9C", "1D", "7D")]
    table.scene.set_hand_order("suit")
    assert [table.item(name).pose.x for name in ("9C", "1D", "7D")] == places
    table.qtbot.waitUntil(lambda: not table.scene._at_rest._away_clock.is_running)
    assert [table.item(name).pose.x for name in ("1D", "7D", "9C")] == places
    assert table.scene.differences(match) == []
    table.qtbot.mouseMove(table.view.viewport(), table.spot("1D"))
    assert table.scene._choosing.pointer.cursor.pointed == parse_card("1D")


def test_a_sorted_hand_keeps_its_places_and_is_sorted_when_dealt(table: Table) -> None:
    table.scene.set_hand_order("value")
    match = table.offered("9C 1D 7D | 10B 8S 3S", "3B 4C 5D 6S")
    order = sorted(("9C", "1D", "7D"), key=lambda name: table.item(name).pose.x)
    assert order == ["1D", "7D", "9C"]
    where = table.item("9C").pose.x
    turn = match.take(play_of(match, "7Dx3B+4C"))
    table.settle(lambda: table.scene.perform(turn))
    assert table.item("9C").pose.x == where
    assert table.scene.differences(match) == []


def test_sorted_in_mid_motion_the_turn_is_over_first(table: Table) -> None:
    match = table.offered("9C 1D 7D | 10B 8S 3S", "3B 4C 5D 6S")
    table.scene.set_tempo("normal")
    turn = match.take(play_of(match, "7Dx3B+4C"))
    with table.qtbot.waitSignal(table.scene.settled):
        table.scene.perform(turn)
        table.scene.set_hand_order("suit")
    assert not table.scene.is_moving
    table.qtbot.waitUntil(lambda: not table.scene._at_rest._away_clock.is_running)
    assert table.scene.differences(match) == []

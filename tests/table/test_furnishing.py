import pytest
from PySide6.QtCore import QPointF, QRect

from scopa_desktop.match.match import Match
from scopa_desktop.match.shuffle import deck_for
from scopa_desktop.rules.ruleset import ruleset
from tests.table.conftest import Table


@pytest.mark.parametrize(
    ("key", "seen"), [("off", (False, False)), ("own", (True, False)), ("all", (True, True))]
)
def test_counters_are_shown_as_wanted_through_a_turn(table: Table, key: str, seen: tuple[bool, bool]) -> None:
    match = Match(ruleset(), 1)
    match.deal(deck_for(match.rules, 4, 1))
    while match.state.piles[0] == 0 or match.state.piles[1] == 0:
        match.take(max(match.legal_plays(), key=int.bit_count))
    table.scene.set_counters(key)
    table.scene.show_match(match, ("", "fair"))
    counters = table.scene._furnishing.furniture._counters
    assert tuple(item.isVisible() for item in counters) == seen
    table.scene.set_tempo("instant")
    turn = match.take(match.legal_plays()[0])
    table.settle(lambda: table.scene.perform(turn))
    assert tuple(item.isVisible() for item in counters) == seen


def test_a_plate_in_the_corner_goes_under_what_would_cut_it(table: Table) -> None:
    table.scene.show_match(Match(ruleset(), 1), ("", "fair"))
    room = table.scene._situation.layout.score
    middle = table.view.mapFromScene(QPointF(room.x + 4, room.cy))
    with_plate = table.view.grab().toImage().pixelColor(middle)
    half = QRect(int(room.cx), int(room.y), 400, 100)
    table.scene.set_covered([half])
    assert table.view.grab().toImage().pixelColor(middle) != with_plate
    three = Match(ruleset(players=3), 1)
    table.scene.show_match(three, ("", "fair", "fair"))
    assert not table.scene._furnishing.furniture._score.isVisible()
    table.view.resize(1600, 900)  # it lies beside what covers the table, in another layout
    table.scene.set_covered([half.translated(200, 0)])
    assert table.scene._furnishing.furniture._score.isVisible()


def test_names_and_counters_go_under_what_would_cut_them(table: Table) -> None:
    match = Match(ruleset(players=6, teams="individual"), 1)
    match.deal(deck_for(match.rules, 4, 1))
    while not all(match.state.piles[:2]):
        match.take(max(match.legal_plays(), key=int.bit_count))
    table.scene.show_match(match, ("", *5 * ("fair",)))
    furniture = table.scene._furnishing.furniture
    name, counters = furniture._names[1], furniture._counters[1]
    assert name.isVisible()
    assert counters.isVisible()
    for plate in (name, counters):
        table.scene.set_covered([plate.sceneBoundingRect().toRect().translated(8, 8)])
        assert not plate.isVisible()
        assert furniture._names[5].isVisible()
    table.scene.set_covered([])
    assert name.isVisible()
    assert counters.isVisible()


def test_other_rules_have_other_furniture_and_the_same_rules_keep_theirs(table: Table) -> None:
    furnishing = table.scene._furnishing
    table.scene.show_match(Match(ruleset(), 1), ("", "fair"))
    two = furnishing.furniture
    table.scene.show_match(Match(ruleset(), 0), ("", "fair"))
    assert furnishing.furniture is two
    table.scene.show_match(Match(ruleset(players=4, teams="individual"), 1), ("", *3 * ("fair",)))
    assert furnishing.furniture is not two
    assert len(furnishing.furniture._counters) == 4
    assert two.message.scene() is None
    assert furnishing.furniture.message.scene() is table.scene

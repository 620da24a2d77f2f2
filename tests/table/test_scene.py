import random
from itertools import pairwise

import pytest
from PySide6.QtCore import Qt

from scopa_desktop.match.match import Match
from scopa_desktop.match.shuffle import deck_for
from scopa_desktop.rules.events import DealEnded, ScopaMade
from scopa_desktop.rules.ruleset import ruleset
from tests.table.conftest import Table
from tests.table.deals import CHOICE, new_match, next_turn
from tests.tables import play_of

SIZES = [(640, 480), (800, 600), (500, 700), (1000, 420)]


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
            table.pass_time(chance.randrange(3000))
            if chance.random() < 0.5:
                table.view.resize(*chance.choice(SIZES))
                table.view.grab()
        table.settle(table.scene.skip)
        assert not table.scene.is_moving
        assert table.scene.differences(match) == []


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
        table.pass_time(chance.randrange(1200))
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


# --- choosing


# --- dragging


# --- what is said


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


def test_the_score_plate_leads_to_the_rules(table: Table) -> None:
    table.offered("7D 4C 1S", "8C 2D 2S 10B")
    plate = table.scene._furnishing.furniture._score.sceneBoundingRect()
    with table.qtbot.waitSignal(table.scene.rules_asked):
        table.click(table.view.mapFromScene(plate.center()))


def test_the_spanish_game_cries_escoba(table: Table) -> None:
    match = Match(ruleset("escoba"), 1, names=("You", "Nora"))
    table.scene.show_match(match, ("", "fair"))
    assert table.scene._in_motion.banner._lettering == "escoba-banner"
    table.scene.show_match(new_match(), ("", "fair"))
    assert table.scene._in_motion.banner._lettering == "scopa-banner"

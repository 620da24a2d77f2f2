"""Whole matches in the real window, by mouse, by keys, with every motion skipped."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from scopa_desktop.controller.match_controller import Phase
from scopa_desktop.rules.ruleset import Ruleset
from tests.journeys.guest import Guest
from tests.tables import arranged, cards, play_of


@pytest.fixture
def guests(qtbot: QtBot) -> Iterator[list[Guest]]:
    made: list[Guest] = []
    yield made
    for guest in made:
        guest.leave()


def assert_kept(guest: Guest) -> None:
    """The result on the table is the result of the record, and each turn was compared."""
    match = guest.match
    kept = guest.kept()
    assert kept.winner == match.winner
    assert kept.scores == match.scores
    assert [deal.plays for deal in kept.deals] == [deal.plays for deal in match.deals]
    assert guest.turns == sum(1 + len(deal.plays) for deal in match.deals)


def test_a_match_to_eleven_by_mouse(guests: list[Guest], qtbot: QtBot) -> None:
    guest = Guest(qtbot)
    guests.append(guest)
    guest.press("Play")
    while guest.pass_sheets(lambda: guest.press("Result" if guest.match.is_over else "Next deal")):
        guest.play_by_mouse(guest.chance.choice(guest.match.legal_plays()))
    assert_kept(guest)
    assert max(guest.match.scores) >= 11
    guest.press("Home")
    assert guest.window.page == "home"


def test_a_match_to_eleven_by_keys(guests: list[Guest], qtbot: QtBot) -> None:
    guest = Guest(qtbot, seed=8)
    guests.append(guest)
    guest.key(Qt.Key.Key_Return)
    while guest.pass_sheets(lambda: guest.key(Qt.Key.Key_Return)):
        guest.play_by_keys()
    assert_kept(guest)
    guest.key(Qt.Key.Key_Escape)
    assert guest.window.page == "home"


def test_a_deal_with_every_motion_skipped(guests: list[Guest], qtbot: QtBot) -> None:
    guest = Guest(qtbot, tempo="unhurried", seed=9)
    guests.append(guest)
    guest.press("Play")
    while guest.phase is not Phase.SCORED:
        qtbot.waitUntil(lambda: guest.table.scene.is_moving or guest.phase in (Phase.OFFERED, Phase.SCORED))
        if guest.table.scene.is_moving:
            guest.key(Qt.Key.Key_Space)
        if guest.phase is Phase.OFFERED:
            guest.play_by_mouse(guest.match.legal_plays()[0])
    assert guest.turns == 37
    assert guest.kept().scores == guest.match.scores


def test_a_click_skips_and_does_not_play(guests: list[Guest], qtbot: QtBot) -> None:
    guest = Guest(qtbot, tempo="unhurried", seed=10)
    guests.append(guest)
    guest.press("Play")
    qtbot.waitUntil(lambda: guest.table.scene.is_moving)
    view = guest.table.view
    qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=view.viewport().rect().center())
    assert not guest.table.scene.is_moving
    assert len(guest.match.turns) == 1


@pytest.fixture
def chooser(guests: list[Guest], qtbot: QtBot) -> Guest:
    """A deal in which the nine takes 4+5 or 3+6 and the guest leads."""

    def deck(rules: Ruleset, seed: int, number: int) -> tuple[int, ...]:
        return arranged(rules, "9C 7D 1S|8B 10S 2D", "4C 5D 3B 6S")

    guest = Guest(qtbot, deck=deck, seed=4)
    guests.append(guest)
    guest.press("Play")
    guest.wait(Phase.OFFERED)
    if guest.match.first_dealer == 0:
        pytest.fail("the guest must lead: take another seed")
    return guest


@pytest.mark.parametrize(
    ("keys", "expected"),
    [
        ([Qt.Key.Key_Return, Qt.Key.Key_Return], "9Cx4C+5D"),
        ([Qt.Key.Key_Return, Qt.Key.Key_2], "9Cx3B+6S"),
        ([Qt.Key.Key_Return, Qt.Key.Key_Right, Qt.Key.Key_Return], "9Cx3B+6S"),
        ([Qt.Key.Key_Return, Qt.Key.Key_Escape, Qt.Key.Key_Right, Qt.Key.Key_Return], "7Dx3B+4C"),
    ],
)
def test_a_capture_is_chosen_by_keys(chooser: Guest, keys: list[Qt.Key], expected: str) -> None:
    wanted = play_of(chooser.match, expected)
    chooser.key(Qt.Key.Key_Left)
    for key in keys:
        chooser.key(key)
    assert chooser.match.deals[-1].plays[0] == wanted


def test_a_capture_is_chosen_by_its_card(chooser: Guest) -> None:
    wanted = play_of(chooser.match, "9Cx3B+6S")
    nine, six = cards("9C 6S")
    chooser.click(nine)
    assert chooser.phase is Phase.OFFERED
    chooser.click(six)
    assert chooser.match.deals[-1].plays[0] == wanted


def test_a_card_is_dragged_onto_what_it_takes(chooser: Guest, qtbot: QtBot) -> None:
    wanted = play_of(chooser.match, "9Cx3B+6S")
    nine, three = cards("9C 3B")
    view, scene = chooser.table.view, chooser.table.scene
    start, end = view.mapFromScene(scene.spot_of(nine)), view.mapFromScene(scene.spot_of(three))
    qtbot.mouseMove(view.viewport(), start)
    qtbot.mousePress(view.viewport(), Qt.MouseButton.LeftButton, pos=start)
    for part in (0.3, 0.7, 1.0):
        qtbot.mouseMove(view.viewport(), start + (end - start) * part)
    qtbot.mouseRelease(view.viewport(), Qt.MouseButton.LeftButton, pos=end)
    assert chooser.match.deals[-1].plays[0] == wanted


def test_a_sheet_that_opens_takes_the_card_from_the_mouse(chooser: Guest, qtbot: QtBot) -> None:
    nine, three = cards("9C 3B")
    view, scene = chooser.table.view, chooser.table.scene
    start, end = view.mapFromScene(scene.spot_of(nine)), view.mapFromScene(scene.spot_of(three))
    qtbot.mouseMove(view.viewport(), start)
    qtbot.mousePress(view.viewport(), Qt.MouseButton.LeftButton, pos=start)
    for part in (0.3, 0.7, 1.0):
        qtbot.mouseMove(view.viewport(), start + (end - start) * part)
    chooser.window.show_rules()
    qtbot.mouseRelease(view.viewport(), Qt.MouseButton.LeftButton, pos=end)
    assert not chooser.match.deals[-1].plays
    assert chooser.phase is Phase.OFFERED
    chooser.window.dismiss_sheets()
    qtbot.waitUntil(lambda: scene.differences(chooser.match) == [])

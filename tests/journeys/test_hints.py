"""A deal played by nothing but the hints, in the real window with the real worker process."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from scopa_desktop.controller.match_controller import Phase
from scopa_desktop.controller.thinker import Thinker
from scopa_desktop.match.shuffle import first_dealer
from scopa_desktop.rules.declaring import THREE_ALIKE
from scopa_desktop.rules.ruleset import ruleset
from scopa_desktop.storage.set_up import SetUp
from tests.fakes import FakeThinker
from tests.journeys.guest import PATIENCE, Guest
from tests.tables import arranged


@pytest.fixture
def guests(qtbot: QtBot) -> Iterator[list[Guest]]:
    made: list[Guest] = []
    yield made
    for guest in made:
        guest.leave()


def follow(guest: Guest) -> None:
    """Ask by key, then play what is marked with Enter alone."""
    guest.key(Qt.Key.Key_H)
    guest.qtbot.waitUntil(lambda: guest.table.hints.panel is not None, timeout=PATIENCE)
    advised = guest.table.scene._choosing.pointer.cursor.hinted
    taken = len(guest.match.turns)
    for _ in range(3):
        if guest.phase is Phase.OFFERED and len(guest.match.turns) == taken:
            guest.key(Qt.Key.Key_Return)
    assert guest.match.turns[taken].decision == advised
    assert guest.table.hints.panel is None


def test_a_deal_by_hints_and_keys(guests: list[Guest], qtbot: QtBot) -> None:
    guest = Guest(qtbot, thinker=Thinker())  # type: ignore[arg-type]  # the real one
    guests.append(guest)
    guest.key(Qt.Key.Key_Return)
    guest.wait(Phase.OFFERED)
    while guest.phase is not Phase.SCORED:
        follow(guest)
        guest.wait(Phase.OFFERED, Phase.SCORED)
    assert guest.match.deals[0].score is not None


def test_a_hint_by_mouse_is_played_by_mouse(guests: list[Guest], qtbot: QtBot) -> None:
    guest = Guest(qtbot, thinker=FakeThinker())
    guests.append(guest)
    guest.press("Play")
    guest.wait(Phase.OFFERED)
    view = guest.table.view
    room = guest.table.scene._situation.layout.buttons
    spot = view.mapFromScene(room.cx, room.bottom - 12)
    QTest.mouseMove(view.viewport(), spot)
    qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    qtbot.waitUntil(lambda: guest.table.hints.panel is not None)
    advised = guest.table.scene._choosing.pointer.cursor.hinted
    taken = len(guest.match.turns)
    guest.play_by_mouse(advised)
    assert guest.match.turns[taken].decision == advised


def test_a_deal_where_laying_is_a_choice(guests: list[Guest], qtbot: QtBot) -> None:
    guest = Guest(qtbot, thinker=FakeThinker(), seed=5)
    guests.append(guest)
    set_up = SetUp(2, "teams", 21, ("",), ("easy",), "escoba")
    guest.window.deal_asked.emit(guest.program.settings.with_set_up(set_up))
    guest.wait(Phase.OFFERED)
    while guest.phase is not Phase.SCORED:
        follow(guest)
        guest.wait(Phase.OFFERED, Phase.SCORED)
    assert guest.match.deals[0].score is not None


def test_a_hint_says_to_declare_first(guests: list[Guest], qtbot: QtBot) -> None:
    rules = ruleset("cirulla", players=2)
    deck = arranged(rules, "2D 2C 2S | 9C 10S 8S", "5B 6B 8B 10B")
    person = next(seed for seed in range(50) if first_dealer(rules, seed) == 1)
    guest = Guest(qtbot, thinker=FakeThinker(), deck=lambda *_: deck, seed=person)
    guests.append(guest)
    set_up = SetUp(2, "teams", 51, ("",), ("easy",), "cirulla")
    guest.window.deal_asked.emit(guest.program.settings.with_set_up(set_up))
    guest.wait(Phase.OFFERED)
    guest.key(Qt.Key.Key_H)
    qtbot.waitUntil(lambda: guest.table.hints.panel is not None)
    assert guest.table.hints.panel.accessibleDescription().startswith("Declare three alike")
    guest.key(Qt.Key.Key_Return)
    assert guest.match.turns[-1].decision == THREE_ALIKE
    guest.wait(Phase.OFFERED)
    follow(guest)


@pytest.mark.parametrize("leaves", [True, False])
def test_leaving_while_it_thinks_is_clean(guests: list[Guest], qtbot: QtBot, leaves: bool) -> None:
    guest = Guest(qtbot, thinker=Thinker())  # type: ignore[arg-type]  # the real one
    guests.append(guest)
    guest.press("Play")
    guest.wait(Phase.OFFERED)
    guest.key(Qt.Key.Key_H)
    assert guest.table.controller._is_hint_awaited
    if leaves:
        guest.window.show_page("home")
        assert guest.phase is Phase.IDLE
        guest.press("Play")
        guest.wait(Phase.OFFERED)
        assert guest.table.hints.panel is None
        follow(guest)

"""A deal played by nothing but the hints, in the real window with the real worker process."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from scopa_desktop.controller.match_controller import Phase
from scopa_desktop.controller.thinker import Thinker
from tests.fakes import FakeThinker
from tests.journeys.guest import PATIENCE, Guest


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

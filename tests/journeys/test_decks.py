"""The deck is changed in the middle of a deal, of a motion, of a match."""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from scopa_desktop.controller.match_controller import Phase
from scopa_desktop.look.surfaces import CLOTHS
from scopa_desktop.skins.card_art import BACKS, OWN_BACK
from scopa_desktop.wording.deck_names import PROGRAM_DECKS
from tests.journeys.guest import Guest

CHANGES = 50


@pytest.fixture
def guest(qtbot: QtBot) -> Iterator[Guest]:
    made = Guest(qtbot, tempo="unhurried", seed=12)
    yield made
    made.leave()


def change(guest: Guest) -> None:
    """Take any other deck, back and cloth, as from the View menu."""
    choice = guest.chance.choice
    guest.window.menus.settings_changed.emit(
        replace(
            guest.program.settings,
            deck=choice(PROGRAM_DECKS),
            variant=choice(("", "four_colours")),
            back=choice((OWN_BACK, *BACKS)),
            large_indices=choice((False, True)),
            value_corners=choice((False, True)),
            cloth=choice(CLOTHS),
            counters=choice(("off", "own", "all")),
        )
    )


def test_everything_is_changed_fifty_times_in_a_running_deal(guest: Guest, qtbot: QtBot) -> None:
    guest.press("Play")
    scene = guest.table.scene
    changes = 0
    while guest.phase is not Phase.SCORED:
        qtbot.waitUntil(lambda: scene.is_moving or guest.phase in (Phase.OFFERED, Phase.SCORED))
        for _ in range(2):
            change(guest)
            changes += 1
            settings, faces = guest.program.settings, guest.program._art.table_faces
            assert (faces.skin.key, faces.back_name) == (settings.deck, settings.back)
            assert faces.is_large == settings.large_indices
        if scene.is_moving:
            guest.key(Qt.Key.Key_Space)
        if guest.phase is Phase.OFFERED:
            assert scene.differences(guest.match) == []
            guest.play_by_mouse(guest.match.legal_plays()[0])
    assert changes >= CHANGES
    assert guest.kept().scores == guest.match.scores
    qtbot.waitUntil(lambda: scene.is_sharp)


def test_the_hand_is_sorted_at_once(guest: Guest, qtbot: QtBot) -> None:
    guest.press("Play")
    guest.table.scene.skip()
    guest.wait(Phase.OFFERED, Phase.THINKING)
    guest.wait(Phase.OFFERED)
    for order in ("value", "suit"):
        guest.window.menus.settings_changed.emit(replace(guest.program.settings, hand_order=order))
        qtbot.waitUntil(lambda: guest.table.scene.differences(guest.match) == [])
    hand = [card for card in range(40) if guest.match.view(0).hand & 1 << card]
    assert hand == sorted(hand, key=lambda card: guest.table.scene.spot_of(card).x())


def test_from_the_gallery_back_to_the_match(guest: Guest, qtbot: QtBot) -> None:
    guest.set_tempo("instant")
    guest.press("Play")
    guest.wait(Phase.OFFERED)
    guest.window.menus.decks_asked.emit()
    page = guest.window.decks_page
    spanish = next(
        made for made in page.findChildren(QPushButton) if made.accessibleName().startswith("Spanish:")
    )
    qtbot.mouseClick(spanish, Qt.MouseButton.LeftButton)
    assert guest.program._art.deck == "spanish"
    guest.window.show_page("home")
    guest.press("Continue")
    guest.wait(Phase.OFFERED)
    assert guest.program._art.table_faces.skin.key == "spanish"
    assert guest.table.scene.differences(guest.match) == []


def test_the_set_ups_played_are_offered_again(guest: Guest, qtbot: QtBot) -> None:
    guest.set_tempo("instant")
    guest.window.show_page("new_match")
    page = guest.window.new_match
    four = next(made for made in page.findChildren(QPushButton) if made.text() == "4")
    qtbot.mouseClick(four, Qt.MouseButton.LeftButton)
    qtbot.mouseClick(page.primary, Qt.MouseButton.LeftButton)
    guest.wait(Phase.OFFERED)
    assert guest.match.names == ("You", "Nora", "Bruno", "Lucia")
    guest.window.show_page("home")
    menu = guest.window.home.set_up_menu()
    assert [made.text() for made in menu.actions()] == ["Scopa with Nora (Easy), to 11"]
    menu.actions()[0].trigger()
    menu.close()
    guest.wait(Phase.OFFERED)
    assert guest.match.names == ("You", "Nora")
    assert [set_up.players for set_up in guest.program.settings.set_ups] == [2, 4]

"""What was played is there again, and bad files stop nobody from playing."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from scopa_desktop.controller.match_controller import Phase
from scopa_desktop.match.match import Match
from scopa_desktop.match.record import write_record
from scopa_desktop.match.shuffle import deck_for
from scopa_desktop.rules.ruleset import ruleset
from scopa_desktop.storage.record_import import import_record
from scopa_desktop.storage.settings import VERSION
from tests.fakes import FakeThinker
from tests.journeys.guest import Guest

MakeGuest = Callable[..., Guest]


@pytest.fixture
def guest_of(qtbot: QtBot) -> Iterator[MakeGuest]:
    made: list[Guest] = []

    def make(**options: object) -> Guest:
        guest = Guest(qtbot, **options)  # type: ignore[arg-type]
        made.append(guest)
        return guest

    yield make
    for guest in made:
        guest.leave()


def texts(guest: Guest) -> set[str]:
    return {label.text() for label in guest.sheet.findChildren(QLabel)}


@pytest.mark.parametrize("plays", [0, 1, 7, 17])
def test_closed_in_mid_deal_the_match_goes_on_where_it_was(guest_of: MakeGuest, plays: int) -> None:
    guest = guest_of()
    guest.press("Play")
    for _ in range(plays):
        guest.wait(Phase.OFFERED)
        guest.play_by_keys()
    guest.wait(Phase.OFFERED)
    before = guest.match.state
    guest.leave()
    again = guest_of()
    again.press("Continue")
    again.wait(Phase.OFFERED)
    assert again.match.state == before
    assert again.table.scene.differences(again.match) == []


def test_closed_over_the_score_sheet_it_is_shown_again(guest_of: MakeGuest) -> None:
    guest = guest_of()
    guest.press("Play")
    while guest.phase is not Phase.SCORED:
        guest.wait(Phase.OFFERED, Phase.SCORED)
        if guest.phase is Phase.OFFERED:
            guest.play_by_keys()
    before = texts(guest)
    guest.leave()
    again = guest_of()
    again.press("Continue")
    assert again.phase is Phase.SCORED
    assert texts(again) == before
    again.press("Next deal")
    again.wait(Phase.OFFERED)
    assert again.match.deal_number == 2


def test_left_while_the_opponent_thinks_the_match_goes_on(guest_of: MakeGuest) -> None:
    guest = guest_of(thinker=FakeThinker(at_once=False))
    guest.press("Play")
    guest.wait(Phase.OFFERED, Phase.THINKING)
    if guest.phase is Phase.OFFERED:
        guest.play_by_keys()
    guest.wait(Phase.THINKING)
    turns = len(guest.match.turns)
    guest.window.menus.home_asked.emit()
    assert guest.window.page == "home"
    guest.press("Continue")
    assert len(guest.match.turns) == turns
    assert guest.phase is Phase.THINKING


@pytest.mark.parametrize("players", [2, 4])
def test_a_match_that_names_nobody_can_be_played_on(guest_of: MakeGuest, players: int) -> None:
    match = Match(ruleset(players=players), players - 1)
    match.deal(deck_for(match.rules, 1, 1))
    guest = guest_of()
    import_record(guest.program.history, write_record(match))
    guest.leave()
    guest = guest_of()
    guest.press("Continue")
    while guest.phase is not Phase.SCORED:
        guest.wait(Phase.OFFERED, Phase.SCORED)
        if guest.phase is Phase.OFFERED:
            guest.play_by_keys()
    assert {"You", "Player 2"} <= texts(guest) or "You and Player 3" in texts(guest)
    guest.press("Next deal")
    guest.wait(Phase.OFFERED)
    guest.window.menus.resign_asked.emit()
    guest.press("Resign")
    guest.wait(Phase.ENDED)
    assert "You resigned" in texts(guest)
    assert any("against Player 2 (Fair)" in text for text in texts(guest))


def test_resigning_is_asked_about_and_kept(guest_of: MakeGuest) -> None:
    guest = guest_of()
    guest.press("Play")
    guest.wait(Phase.OFFERED)
    guest.window.menus.resign_asked.emit()
    guest.press("Play on")
    assert guest.phase is Phase.OFFERED
    guest.window.menus.resign_asked.emit()
    guest.press("Resign")
    assert guest.phase is Phase.ENDED
    assert "You resigned" in texts(guest)
    guest.press("Rematch")
    guest.wait(Phase.OFFERED)
    assert guest.match.deal_number == 1
    summaries = guest.program.history.matches()
    assert [summary.resigned for summary in summaries] == [False, True]


def test_every_page_and_sheet_opens_and_closes_by_keys(guest_of: MakeGuest) -> None:
    guest = guest_of()
    for keys, page in (
        (Qt.Key.Key_N, "new_match"),
        (Qt.Key.Key_H, "history"),
        (Qt.Key.Key_Comma, "settings"),
    ):
        guest.qtbot.keyClick(guest.window, keys, Qt.KeyboardModifier.ControlModifier)
        assert guest.window.page == page
        guest.key(Qt.Key.Key_Escape)
        assert guest.window.page == "home"
    for key in (Qt.Key.Key_F1, Qt.Key.Key_F2):
        guest.key(key)
        assert len(guest.window.sheets) == 1
        guest.key(Qt.Key.Key_Escape)
        assert not guest.window.sheets


def test_a_match_set_up_by_hand_is_the_next_play(guest_of: MakeGuest) -> None:
    guest = guest_of()
    guest.window.show_page("new_match")
    page = guest.window.new_match
    page.deal_asked.emit(page.chosen())
    guest.wait(Phase.OFFERED)
    assert guest.window.page == "table"
    assert guest.program.settings.set_up.target == guest.match.rules.target


def test_a_match_can_be_deleted_and_exported(
    guest_of: MakeGuest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    guest = guest_of()
    guest.press("Play")
    guest.wait(Phase.OFFERED)
    guest.window.show_page("history")
    summary = guest.program.history.matches()[0]
    exported: list[str] = []
    monkeypatch.setattr(guest.window, "export_record", lambda match, text: exported.append(text))
    guest.window.export_asked.emit(summary)
    assert exported[0].startswith('[Format "scopa-record 1"]')
    guest.window.delete_confirmed.emit(summary.id)
    assert guest.program.history.matches() == []


@pytest.mark.parametrize(
    "content", [b"", b"{", b"\xff\xfe\x00", b'{"version": 99}', b'{"version": 1, "tempo": 3}']
)
def test_damaged_settings_are_told_once_and_the_game_starts(
    guest_of: MakeGuest, user_folder: Path, content: bytes
) -> None:
    user_folder.mkdir()
    (user_folder / "settings.json").write_bytes(content)
    guest = guest_of()
    assert any("settings" in text.lower() for text in texts(guest))
    kept = next(
        path for path in user_folder.iterdir() if path.name.startswith("settings.") and "-" in path.name
    )
    assert kept.read_bytes() == content
    assert kept.name in texts(guest)
    guest.key(Qt.Key.Key_Return)
    guest.press("Play")
    guest.wait(Phase.OFFERED)
    assert json.loads((user_folder / "settings.json").read_text())["version"] == VERSION


@pytest.mark.parametrize("content", [b"", b"no database at all, but long enough for a header" * 40])
def test_a_damaged_history_is_told_once_and_the_game_starts(
    guest_of: MakeGuest, user_folder: Path, content: bytes
) -> None:
    user_folder.mkdir()
    (user_folder / "history.sqlite").write_bytes(content)
    guest = guest_of()
    assert any("history" in text.lower() for text in texts(guest))
    guest.key(Qt.Key.Key_Return)
    guest.press("Play")
    guest.wait(Phase.OFFERED)
    assert len(guest.program.history.unfinished()) == 1


def test_a_folder_that_cannot_be_made_is_told_and_the_game_starts(
    guest_of: MakeGuest, user_folder: Path
) -> None:
    user_folder.write_text("a file where the folder should be")
    guest = guest_of()
    assert any("cannot be" in text for text in texts(guest)), texts(guest)
    while guest.window.sheets:
        guest.key(Qt.Key.Key_Return)
    guest.press("Play")
    guest.wait(Phase.OFFERED)

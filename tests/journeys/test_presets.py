"""Every preset once through the window, to the end of a deal, and what is new in them by mouse and keys."""

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPushButton
from pytestqt.qtbot import QtBot

from scopa_desktop.controller.match_controller import Phase
from scopa_desktop.rules.declaring import THREE_ALIKE
from scopa_desktop.rules.events import OpeningTaken
from scopa_desktop.rules.plays import Play, card_played
from scopa_desktop.rules.ruleset import PRESETS, Ruleset, ruleset
from scopa_desktop.storage.rule_sets import RuleSet
from scopa_desktop.windows.games import GameCard
from scopa_desktop.windows.points import kinds_of
from scopa_desktop.wording.scores import row_name
from tests.fakes import FakeThinker
from tests.journeys.guest import LEFT, Guest
from tests.tables import arranged, cards, play_of

Deck = Callable[[Ruleset, int, int], Sequence[int]]
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


def begin(guest: Guest, preset: str) -> None:
    """Choose a game in New match and deal the cards, all by clicks."""
    guest.press("New match…")
    page = guest.window.new_match
    card = next(card for card in page.findChildren(GameCard) if card.game.preset == preset)
    page._games._scroll.ensureWidgetVisible(card)
    guest.qtbot.mouseClick(card, LEFT)
    deal = next(one for one in page.findChildren(QPushButton) if one.text() == "Deal the cards")
    guest.qtbot.mouseClick(deal, LEFT)


def say_nothing(guest: Guest) -> None:
    if guest.table.scene._choosing.question.is_asked:
        boxes = dict(guest.table.scene._furnishing.furniture.message.chip_boxes)
        guest.qtbot.mouseClick(
            guest.table.view.viewport(), LEFT, pos=guest.table.view.mapFromScene(boxes[0].center())
        )


def lay(guest: Guest, card: int) -> None:
    """Drag a card from the hand onto the free felt."""
    view, scene = guest.table.view, guest.table.scene
    felt = scene._situation.layout.felt
    start = view.mapFromScene(scene.spot_of(card))
    end = view.mapFromScene(felt.x + 0.06 * felt.w, felt.y + 0.3 * felt.h)
    port = view.viewport()
    QTest.mouseMove(port, start)
    guest.qtbot.mousePress(port, LEFT, pos=start)
    for part in (0.3, 0.7, 1.0):
        guest.qtbot.mouseMove(port, QPoint(start + (end - start) * part))
    guest.qtbot.mouseRelease(port, LEFT, pos=end)


def play(guest: Guest, wanted: Play) -> None:
    table = guest.match.view(0).table
    card = card_played(wanted, table)
    could_take = any(other >> card & 1 and other & table for other in guest.match.legal_plays())
    if could_take and not wanted & table:
        lay(guest, card)
        return
    guest.play_by_mouse(wanted)
    cursor = guest.table.scene._choosing.pointer.cursor
    if cursor.is_choosing:  # all its cards are in a larger capture too
        boxes = dict(guest.table.scene._furnishing.furniture.message.chip_boxes)
        chip = boxes[cursor.choices.index(wanted) + 1].center()
        guest.qtbot.mouseClick(guest.table.view.viewport(), LEFT, pos=guest.table.view.mapFromScene(chip))


@pytest.mark.parametrize("preset", PRESETS)
def test_a_deal_by_clicks(guest_of: MakeGuest, preset: str) -> None:
    guest = guest_of(seed=11)
    begin(guest, preset)
    guest.wait(Phase.OFFERED, Phase.SCORED)
    assert guest.match.rules.preset == preset
    while guest.phase is Phase.OFFERED:
        say_nothing(guest)
        taken = len(guest.match.turns)
        play(guest, guest.chance.choice(guest.match.legal_plays()))
        assert len(guest.match.turns) > taken
        guest.wait(Phase.OFFERED, Phase.SCORED)
    shown = {label.text() for label in guest.sheet.findChildren(QLabel)}
    assert {row_name(kind, guest.match.rules) for kind in kinds_of(guest.match.rules)} <= shown
    assert guest.kept().scores == guest.match.scores
    assert guest.turns == len(guest.match.turns)


def led(deck_of: Callable[[Ruleset], Sequence[int]], guest_of: MakeGuest, preset: str, seed: int) -> Guest:
    guest = guest_of(deck=lambda rules, _seed, _number: deck_of(rules), seed=seed)
    begin(guest, preset)
    guest.wait(Phase.OFFERED)
    return guest


def test_three_alike_are_declared_by_keys_and_shown(guest_of: MakeGuest) -> None:
    guest = led(lambda rules: arranged(rules, "2S 7C 2B|10D 9D 8D", "3D 4C 5B 10S"), guest_of, "cirulla", 4)
    assert guest.match.first_dealer == 1
    guest.key(Qt.Key.Key_Return)
    guest.wait(Phase.OFFERED)
    assert guest.match.deals[-1].decisions[0] == THREE_ALIKE
    assert guest.match.state.face_up(0) == sum(1 << card for card in cards("2S 7C 2B"))
    assert not guest.table.scene._choosing.question.is_asked


def test_a_card_that_could_take_is_laid_by_keys(guest_of: MakeGuest) -> None:
    guest = led(lambda rules: arranged(rules, "7D 4C 1S|10D 9D 8D", "8C 2D 2S 10B"), guest_of, "escoba", 4)
    laid = play_of(guest.match, "7D")
    guest.key(Qt.Key.Key_Left)
    QTest.keyClick(guest.window.focusWidget(), Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    assert guest.match.deals[-1].plays[0] == laid


def test_a_table_worth_fifteen_is_taken_and_told(guest_of: MakeGuest) -> None:
    guest = led(lambda rules: arranged(rules, "7D 4C 1S|10D 9D 8D", "8C 2D 2S 3B"), guest_of, "escoba", 4)
    assert any(isinstance(event, OpeningTaken) for event in guest.match.turns[0].events)
    assert "worth fifteen" in guest.table.scene._situation.board.message
    assert guest.table.scene.differences(guest.match) == []


def test_rules_are_read_at_the_table_and_saved_under_a_name(guest_of: MakeGuest) -> None:
    guest = guest_of()
    begin(guest, "frac")
    guest.wait(Phase.OFFERED)
    guest.key(Qt.Key.Key_F1)
    assert "Rules of Scopa Frac" in {label.text() for label in guest.sheet.findChildren(QLabel)}
    guest.key(Qt.Key.Key_Escape)
    guest.window.menus.home_asked.emit()
    guest.press("New match…")
    page = guest.window.new_match
    page._house.changed.emit(page._draft.with_option("inverse", "on"))
    page._save.click()
    guest.qtbot.keyClicks(guest.window.focusWidget(), "Upside down")
    guest.key(Qt.Key.Key_Return)
    assert page.chosen().set_up.rule_set == "Upside down"
    page.primary.click()
    guest.wait(Phase.OFFERED)
    assert guest.match.rules == ruleset("frac", inverse="on")
    guest.leave()
    again = guest_of()
    assert any("Upside down" in one.accessibleName() for one in again.window.home.findChildren(QPushButton))
    again.press("New match…")
    page = again.window.new_match
    assert page.chosen().set_up.rule_set == "Upside down"
    page._house.rename_asked.emit()
    again.qtbot.keyClicks(again.window.focusWidget(), "Down")
    again.key(Qt.Key.Key_Return)
    assert page.chosen().set_up.rule_set == "Down"
    page._house.delete_asked.emit()
    again.press("Delete")
    assert page.chosen().set_up.rule_set == ""
    assert page.chosen().set_up.rules == ruleset("frac", inverse="on")


def test_matches_are_exported_and_imported_once(
    guest_of: MakeGuest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    guest = guest_of()
    guest.window.new_match._house.changed.emit(guest.window.new_match._draft.with_option("sevens", "on"))
    guest.window._own_rules.change((RuleSet("Zena", "classic", 11, 2, (("sevens", "on"),)),), "Zena")
    guest.window.new_match.primary.click()
    guest.wait(Phase.OFFERED)
    guest.window.show_page("history")
    exported: list[str] = []
    monkeypatch.setattr(guest.window, "export_record", lambda match, text: exported.append(text))
    guest.window.export_asked.emit(guest.program.history.matches()[0])
    assert '[RuleSet "Zena"]' in exported[0]
    path = tmp_path / "match.scopa"
    path.write_text(exported[0], "utf-8")
    guest.window.import_asked.emit([str(path)])
    told = [label.text() for label in guest.sheet.findChildren(QLabel)]
    assert "1 match already in the history." in told
    guest.key(Qt.Key.Key_Return)
    guest.window.delete_confirmed.emit(guest.program.history.matches()[0].id)
    guest.window.import_asked.emit([str(path)])
    assert "Matches imported" in [label.text() for label in guest.sheet.findChildren(QLabel)]
    guest.key(Qt.Key.Key_Return)
    summary = guest.program.history.matches()[0]
    assert summary.rules == ruleset(sevens="on")
    guest.window.continue_asked.emit(summary.id)
    guest.wait(Phase.OFFERED)
    assert guest.match.names[1] == "Nora"


class Layer(FakeThinker):
    """Never takes."""

    def _on_asked(self) -> None:
        if self.pending:
            view = self.pending[0].view
            self.answer(next(play for play in view.legal_plays() if not play & view.table))


CROWDED = 380
"""Seed of a deal of Escoba in which, if all is laid, one card has 185 captures among fifteen."""


def captures_of(guest: Guest) -> tuple[int, list[Play]]:
    """The hand card with most captures, and these."""
    table = guest.match.view(0).table
    found: dict[int, list[Play]] = {}
    for one in guest.match.legal_plays():
        if one & table:
            found.setdefault(card_played(one, table), []).append(one)
    return max(found.items(), key=lambda item: len(item[1]), default=(-1, []))


@pytest.fixture
def crowded(guest_of: MakeGuest) -> Guest:
    guest = guest_of(seed=CROWDED, thinker=Layer())
    begin(guest, "escoba")
    guest.wait(Phase.OFFERED)
    while len(captures_of(guest)[1]) < 61:
        table = guest.match.view(0).table
        guest.table.controller.submit(next(one for one in guest.match.legal_plays() if not one & table))
        guest.wait(Phase.OFFERED, Phase.SCORED)
    return guest


@pytest.mark.parametrize("size", [(1280, 800), (800, 600)])
def test_one_of_many_captures_is_chosen_by_mouse(crowded: Guest, size: tuple[int, int]) -> None:
    crowded.window.resize(*size)
    _, captures = captures_of(crowded)
    assert len(crowded.match.state.table) >= 12
    wanted = max(captures, key=lambda one: (one.bit_count(), one))
    play(crowded, wanted)
    assert crowded.match.deals[-1].plays.count(wanted) == 1


def test_one_of_many_captures_is_chosen_by_keys(crowded: Guest) -> None:
    card, captures = captures_of(crowded)
    scene = crowded.table.scene
    crowded.key(Qt.Key.Key_Left)
    for _ in range(3):
        if scene._choosing.pointer.cursor.subject != card:
            crowded.key(Qt.Key.Key_Right)
    assert scene._choosing.pointer.cursor.subject == card
    crowded.key(Qt.Key.Key_Return)
    assert len(scene._choosing.pointer.cursor.choices) > 61
    for _ in range(47):
        crowded.key(Qt.Key.Key_Right)
    wanted = scene._choosing.pointer.cursor.choices[47]
    assert wanted in captures
    crowded.key(Qt.Key.Key_Return)
    assert crowded.match.deals[-1].plays.count(wanted) == 1

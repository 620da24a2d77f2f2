from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from scopa_desktop.app.program import Program
from scopa_desktop.controller.match_controller import Phase
from scopa_desktop.rules.ruleset import Ruleset
from scopa_desktop.storage.set_up import SetUp
from tests.fakes import FakeThinker


@pytest.fixture
def program(qtbot: QtBot, qapp: QApplication) -> Iterator[Program]:
    made = Program(thinker=FakeThinker())
    qtbot.addWidget(made.window)
    made.prepare()
    made.window.show()
    made.window.menus.settings_changed.emit(replace(made.settings, tempo="instant"))
    yield made
    made.window.dismiss_sheets()
    made.close()
    qapp.setStyleSheet("")


def test_a_match_begins_with_the_last_set_up(program: Program, qtbot: QtBot) -> None:
    settings = replace(program.settings, player_name="Anna").with_set_up(
        SetUp(4, "individual", 21, ("Ugo", "", ""), ("novice", "easy", "fair"))
    )
    program.window.deal_asked.emit(settings)
    controller = program.table.controller
    qtbot.waitUntil(lambda: controller.phase is Phase.OFFERED)
    assert controller.match is not None
    assert controller.match.names == ("Anna", "Ugo", "Bruno", "Lucia")
    assert controller.match.rules.target == 21
    assert len(controller.match.rules.sides) == 4
    assert controller.levels == ("", "novice", "easy", "fair")
    assert program.settings.set_up.target == 21


def test_what_can_be_ordered_follows_the_match(program: Program, qtbot: QtBot) -> None:
    told: list[tuple[bool, bool]] = []
    set_match = program.window.set_match

    def listen(*, can_resign: bool, can_rematch: bool, rules: Ruleset | None) -> None:
        told.append((can_resign, can_rematch))
        assert (rules is None) == (not can_rematch)
        set_match(can_resign=can_resign, can_rematch=can_rematch, rules=rules)

    program.window.set_match = listen  # type: ignore[method-assign]
    program.window.play_asked.emit()
    qtbot.waitUntil(lambda: program.table.controller.phase is Phase.OFFERED)
    assert told[-1] == (True, True)
    program.window.resign_confirmed.emit()
    assert told[-1] == (False, True)
    program.window.show_page("home")
    assert told[-1] == (False, False)


def test_a_match_that_is_not_there_is_told_and_the_page_stays(program: Program) -> None:
    program.window.continue_asked.emit(4711)
    assert program.window.page == "home"
    titles = {label.text() for label in program.window.sheets[-1].findChildren(QLabel)}
    assert "This match cannot be read" in titles


def test_a_rematch_has_the_same_players(program: Program, qtbot: QtBot) -> None:
    program.window.play_asked.emit()
    controller = program.table.controller
    qtbot.waitUntil(lambda: controller.phase is Phase.OFFERED)
    first = controller.match
    program.window.rematch_asked.emit()
    qtbot.waitUntil(lambda: controller.phase is Phase.OFFERED)
    assert controller.match is not first
    assert controller.match is not None
    assert first is not None
    assert controller.match.names == first.names
    assert len(program.history.unfinished()) == 2


def test_the_plates_in_the_corners_go_under_a_wide_sheet(program: Program, qtbot: QtBot) -> None:
    window, controller = program.window, program.table.controller
    window.play_asked.emit()
    while controller.phase is not Phase.SCORED:
        qtbot.waitUntil(lambda: controller.phase in (Phase.OFFERED, Phase.SCORED))
        if controller.phase is Phase.OFFERED:
            controller.submit(controller.match.legal_plays()[0])
    sheet = window.sheets[-1]
    assert sheet.is_wide
    plates = program.table.scene._furnishing.furniture._score
    assert not plates.isVisible()
    sheet.close_with("")
    qtbot.waitUntil(lambda: controller.phase is Phase.OFFERED)
    assert plates.isVisible()

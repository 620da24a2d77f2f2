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


def test_a_plate_in_the_corner_goes_under_any_sheet_that_would_cut_it(program: Program, qtbot: QtBot) -> None:
    window, controller = program.window, program.table.controller
    window.play_asked.emit()
    qtbot.waitUntil(lambda: controller.phase is Phase.OFFERED)
    plate = program.table.scene._furnishing.furniture._score

    def cut() -> bool:
        room = plate.sceneBoundingRect().toRect()
        return any(box.intersects(room) for box in window.covered)

    seen = set()
    for width, height in ((1600, 900), (800, 600), (1600, 900)):
        window.show_rules()  # opened by the window itself
        assert plate.isVisible() != cut()
        window.resize(width, height)  # under the open sheet
        qtbot.waitUntil(lambda wide=width: window.width() == wide)
        assert plate.isVisible() != cut()
        seen.add(plate.isVisible())
        window.sheets[-1].close_with("")
        assert plate.isVisible()
    assert seen == {True, False}

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from scopa_desktop.app.hint_side import HintSide
from scopa_desktop.app.program import Program
from scopa_desktop.controller.match_controller import Phase
from tests.fakes import FakeThinker


@pytest.fixture
def thinker(qapp: QApplication) -> FakeThinker:
    return FakeThinker(at_once=False)


@pytest.fixture
def program(qtbot: QtBot, qapp: QApplication, thinker: FakeThinker) -> Iterator[Program]:
    made = Program(thinker=thinker, seed=lambda: 3)
    qtbot.addWidget(made.window)
    made.prepare()
    made.window.show()
    made.window.activateWindow()
    made.window.menus.settings_changed.emit(replace(made.settings, tempo="instant", pace=0))
    made.window.play_asked.emit()
    qtbot.waitUntil(lambda: made.table.controller.phase in (Phase.OFFERED, Phase.THINKING))
    if made.table.controller.phase is Phase.THINKING:
        thinker.answer()
        qtbot.waitUntil(lambda: made.table.controller.phase is Phase.OFFERED)
    yield made
    made.window.dismiss_sheets()
    made.close()
    qapp.setStyleSheet("")


@pytest.fixture
def hints(program: Program) -> HintSide:
    return program.table.hints


def state(program: Program) -> str:
    return program.table.scene._furnishing.hint


def press_h(qtbot: QtBot, program: Program) -> None:
    qtbot.keyClick(program.window.focusWidget(), Qt.Key.Key_H)


def test_a_key_asks_and_puts_away(
    qtbot: QtBot, program: Program, hints: HintSide, thinker: FakeThinker
) -> None:
    assert state(program) == "ready"
    press_h(qtbot, program)
    press_h(qtbot, program)
    assert len(thinker.asked_hints) == 1
    assert state(program) == "busy"
    assert hints.panel is None
    thinker.answer_hint()
    assert hints.panel is not None
    assert hints.panel.isVisible()
    assert state(program) == "shown"
    assert program.table.scene._choosing.pointer.cursor.hinted
    press_h(qtbot, program)
    assert hints.panel is None
    assert state(program) == "ready"
    assert not program.table.scene._choosing.pointer.cursor.hinted
    assert thinker.asked_hints[0].view.seat == 0


def test_the_window_lives_while_it_thinks(qtbot: QtBot, program: Program, thinker: FakeThinker) -> None:
    heard: list[str] = []
    program.table.controller.hint_found.connect(lambda _: heard.append("hint"))
    press_h(qtbot, program)
    QTimer.singleShot(0, program.window, lambda: heard.append("loop"))
    qtbot.waitUntil(lambda: heard == ["loop"])
    assert state(program) == "busy"
    thinker.answer_hint()
    assert heard == ["loop", "hint"]


def test_a_play_meanwhile_drops_the_question(
    qtbot: QtBot, program: Program, hints: HintSide, thinker: FakeThinker
) -> None:
    press_h(qtbot, program)
    question = thinker.asked_hints[0]
    controller = program.table.controller
    assert controller.match is not None
    controller.submit(controller.match.legal_plays()[0])
    assert not [one for one in thinker.pending if one is question]
    thinker.pending.insert(0, question)
    thinker.answer_hint()
    assert hints.panel is None
    assert state(program) == "idle"


def test_the_next_turn_takes_the_hint_away(
    qtbot: QtBot, program: Program, hints: HintSide, thinker: FakeThinker
) -> None:
    press_h(qtbot, program)
    thinker.answer_hint()
    controller = program.table.controller
    assert controller.match is not None
    controller.submit(controller.match.legal_plays()[0])
    assert hints.panel is None
    press_h(qtbot, program)
    assert len(thinker.asked_hints) == 1


def test_escape_and_leaving_put_it_away(
    qtbot: QtBot, program: Program, hints: HintSide, thinker: FakeThinker
) -> None:
    press_h(qtbot, program)
    thinker.answer_hint()
    qtbot.keyClick(program.window.focusWidget(), Qt.Key.Key_Escape)
    assert hints.panel is None
    press_h(qtbot, program)
    thinker.answer_hint()
    assert hints.panel is not None
    hints.panel.rows[0].setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.keyClick(hints.panel.rows[0], Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: hints.panel is None)
    assert program.window.focusWidget() is program.table.view
    press_h(qtbot, program)
    program.window.show_page("home")
    assert thinker.pending == []
    assert hints.panel is None


def test_tab_leads_to_the_other_plays_and_shows_them(
    qtbot: QtBot, program: Program, hints: HintSide, thinker: FakeThinker
) -> None:
    press_h(qtbot, program)
    thinker.answer_hint()
    assert hints.panel is not None
    cursor = program.table.scene._choosing.pointer
    best = cursor.cursor.hinted
    qtbot.keyClick(program.window.focusWidget(), Qt.Key.Key_Tab)
    assert program.window.focusWidget() is hints.panel.rows[0]
    assert cursor.cursor.hinted not in (0, best)
    program.table.view.setFocus()
    assert cursor.cursor.hinted == best


def test_a_hint_that_cannot_be_found_leaves_all_as_it_was(
    qtbot: QtBot, program: Program, thinker: FakeThinker
) -> None:
    press_h(qtbot, program)
    thinker.fail()
    assert state(program) == "ready"
    press_h(qtbot, program)
    assert len(thinker.asked_hints) == 2


def test_without_leave_there_are_none(
    qtbot: QtBot, program: Program, hints: HintSide, thinker: FakeThinker
) -> None:
    press_h(qtbot, program)
    thinker.answer_hint()
    program.window.menus.settings_changed.emit(replace(program.settings, hints=False))
    assert hints.panel is None
    assert state(program) == "away"
    press_h(qtbot, program)
    hints.toggle()
    assert len(thinker.asked_hints) == 1
    program.window.menus.settings_changed.emit(replace(program.settings, hints=True))
    assert state(program) == "ready"


def test_the_table_knows_what_the_panel_covers(
    qtbot: QtBot, program: Program, hints: HintSide, thinker: FakeThinker
) -> None:
    covered = lambda: program.table.scene._furnishing.covered  # noqa: E731
    press_h(qtbot, program)
    assert covered() == ()
    thinker.answer_hint()
    assert hints.panel is not None
    assert [box.toRect() for box in covered()] == [hints.panel.geometry()]
    assert hints.panel.geometry().bottom() < program.table.scene.far_edge[1]
    program.window.resize(900, 650)
    assert [box.toRect() for box in covered()] == [hints.panel.geometry()]
    press_h(qtbot, program)
    assert covered() == ()

"""Somebody who plays the program through its window, by mouse or by keys."""

import random
from collections.abc import Callable, Sequence
from dataclasses import replace

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from scopa_desktop.app.program import Program
from scopa_desktop.controller.match_controller import Phase
from scopa_desktop.match.match import Match
from scopa_desktop.match.record import read_record
from scopa_desktop.rules.cards import Card
from scopa_desktop.rules.plays import Play, card_played
from scopa_desktop.rules.ruleset import Ruleset
from scopa_desktop.storage.settings import Tempo
from scopa_desktop.windows.sheet import Sheet
from tests.fakes import FakeThinker

LEFT = Qt.MouseButton.LeftButton
PATIENCE = 20_000


class Guest:
    """Owns one started program; every turn is compared with the model as soon as the table rests."""

    def __init__(
        self,
        qtbot: QtBot,
        *,
        tempo: Tempo = "instant",
        deck: Callable[[Ruleset, int, int], Sequence[Card]] | None = None,
        seed: int = 7,
        thinker: FakeThinker | None = None,
    ) -> None:
        self.qtbot = qtbot
        self.chance = random.Random(seed)
        self.program = Program(deck=deck, seed=lambda: seed, thinker=thinker or FakeThinker())
        self.window = self.program.window
        qtbot.addWidget(self.window)
        self.program.prepare()
        self.window.show()
        self.window.activateWindow()
        qtbot.waitUntil(lambda: QApplication.activeWindow() is self.window)
        self.set_tempo(tempo)
        self.turns = 0
        self.table.scene.settled.connect(self._compare)

    def leave(self) -> None:
        """Close the window and the program, whatever state it is in."""
        self.window.close()
        self.program.close()
        self.program.application.setStyleSheet("")

    @property
    def table(self):
        return self.program.table

    @property
    def phase(self) -> Phase:
        return self.table.controller.phase

    @property
    def match(self) -> Match:
        match = self.table.controller.match
        assert match is not None
        return match

    @property
    def sheet(self) -> Sheet:
        """The sheet that lies uppermost."""
        return self.window.sheets[-1]

    def set_tempo(self, tempo: Tempo) -> None:
        self.window.menus.settings_changed.emit(replace(self.program.settings, tempo=tempo, pace=0))

    def wait(self, *phases: Phase) -> None:
        """Until the match is in one of these phases."""
        self.qtbot.waitUntil(lambda: self.phase in phases, timeout=PATIENCE)

    def key(self, key: Qt.Key) -> None:
        QTest.keyClick(self.window.focusWidget() or self.window, key)

    def press(self, text: str) -> None:
        """Click a button by its text, on the sheet if one is open."""
        place = self.sheet if self.window.sheets else self.window.home
        button = next(
            button
            for button in place.findChildren(QPushButton)
            if text in (button.text(), button.accessibleName().split(":")[0]) and button.isVisible()
        )
        self.qtbot.mouseClick(button, LEFT)

    def click(self, card: Card) -> None:
        """Click where a card lies."""
        view = self.table.view
        spot: QPoint = view.mapFromScene(self.table.scene.spot_of(card))
        QTest.mouseMove(view.viewport(), spot)
        self.qtbot.mouseClick(view.viewport(), LEFT, pos=spot)

    def play_by_mouse(self, play: Play) -> None:
        """Click the hand card, then cards of the capture until it is the only one left."""
        table = self.match.view(0).table
        self.click(card_played(play, table))
        for card in [card for card in range(40) if play & table & 1 << card]:
            if self.phase is not Phase.OFFERED:
                return
            self.click(card)

    def play_by_keys(self) -> None:
        """Walk to some card and press Enter; Enter again takes the active capture."""
        for _ in range(self.chance.randrange(3)):
            self.key(self.chance.choice([Qt.Key.Key_Left, Qt.Key.Key_Right]))
        taken = len(self.match.turns)
        self.key(Qt.Key.Key_Return)
        if self.phase is Phase.OFFERED and len(self.match.turns) == taken:
            self.key(self.chance.choice([Qt.Key.Key_Return, Qt.Key.Key_1, Qt.Key.Key_2]))

    def pass_sheets(self, act: Callable[[], None]) -> bool:
        """Wait for the next decision; False when the match has ended.  ``act`` closes a score sheet."""
        while True:
            self.wait(Phase.OFFERED, Phase.SCORED, Phase.ENDED)
            if self.phase is not Phase.SCORED:
                return self.phase is Phase.OFFERED
            act()

    def kept(self) -> Match:
        """The match as the history has it."""
        match_id = self.table.controller.match_id
        assert match_id is not None
        return read_record(self.program.history.record_text(match_id)).match

    def _compare(self) -> None:
        self.turns += 1
        if self.table.controller.match is not None and not self.table.scene.is_moving:
            assert self.table.scene.differences(self.match) == []

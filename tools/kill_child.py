"""The process that ``kill_test.py`` kills: plays match after match and says on its output what it was told.

It continues the match that is unfinished, or begins one.  Without a window there is no table: whoever's
turn it is plays after a few milliseconds.  With one it is the whole program: cards move or are skipped.
"""

import random
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TextIO

if __name__ == "__main__":
    # Started from the source tree, with nothing installed.
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from PySide6.QtCore import QCoreApplication, QObject, QTimer, Signal

from scopa_desktop.coach.hint import hint
from scopa_desktop.controller.match_controller import MatchController
from scopa_desktop.controller.setup import HUMAN, MatchSetup, MatchShown
from scopa_desktop.match.match import Match
from scopa_desktop.match.moments import replayed
from scopa_desktop.match.turns import Turn
from scopa_desktop.players.levels import choose
from scopa_desktop.rules.plays import Play
from scopa_desktop.rules.ruleset import ruleset
from scopa_desktop.rules.view import PlayerView
from scopa_desktop.storage.history import HistoryStore
from scopa_desktop.storage.set_up import SetUp
from scopa_desktop.storage.settings import Settings, SettingsStore

TARGETS = (1, 1, 3, 11)


def turn_text(turn: Turn) -> str:
    """A turn on one line: enough to tell it from any other."""
    if turn.decision is None:
        return f"deal {turn.after.number} {turn.after.hands} {turn.after.table}"
    return f"play {turn.after.number} {turn.decision} {turn.after.hands} {turn.after.table}"


def turns_of(match: Match) -> list[str]:
    """All turns of a match, every deal played again."""
    return [turn_text(turn) for turn in replayed(match)]


class Players(QObject):
    """Computer players in this process."""

    answered = Signal(int, object)
    hinted = Signal(int, object)
    failed = Signal(str)

    def ask(self, request: int, level: str, view: PlayerView, seed: int) -> None:
        QTimer.singleShot(1, lambda: self.answered.emit(request, choose(level, view, seed)))

    def ask_hint(self, request: int, view: PlayerView, seed: int) -> None:
        QTimer.singleShot(1, lambda: self.hinted.emit(request, hint(view, seed)))

    def stop(self) -> None:
        """Late answers are dropped by their number."""


class Driver:
    """Says what the controller tells, and does what a person would."""

    def __init__(self, controller: MatchController, chance: random.Random, out: TextIO) -> None:
        self.controller = controller
        self.chance = chance
        self._out = out
        controller.state_replaced.connect(self._on_shown)
        controller.turn_taken.connect(self._on_taken)
        controller.turn_offered.connect(self._on_offered)
        controller.deal_scored.connect(lambda _scored: self.soon(self.close_sheet))
        controller.match_ended.connect(self._on_ended)
        controller.storage_failed.connect(fail)

    def settle(self) -> None:
        """The cards of the last turn lie still."""
        self.controller.on_settled()

    def submit(self, play: Play) -> None:
        self.controller.submit(play)

    def close_sheet(self) -> None:
        """The score of a deal has been read."""
        self.controller.next_deal()

    def begin(self) -> None:
        rules = ruleset(target=self.chance.choice(TARGETS))
        self.controller.start(MatchSetup(rules, ("You", "Computer"), (HUMAN, "novice")))

    def soon(self, order: Callable[[], object]) -> None:
        QTimer.singleShot(self.chance.randrange(3), order)

    def _say(self, word: str, rest: str) -> None:
        print(word, self.controller.match_id, rest, file=self._out, flush=True)

    def _on_shown(self, shown: MatchShown) -> None:
        # A match just begun has no number yet; its deal will be told.
        if self.controller.match_id is not None:
            self._say("resumed", ";".join(turns_of(shown.match)))

    def _on_taken(self, turn: Turn) -> None:
        self._say("told", turn_text(turn))
        self.soon(self.settle)

    def _on_offered(self, plays: tuple[Play, ...]) -> None:
        play = self.chance.choice(plays)
        self.soon(lambda: self.submit(play))

    def _on_ended(self, _ended: object) -> None:
        self._say("ended", "")
        self.soon(self.begin)


def play_without_window(folder: Path, chance: random.Random, out: TextIO) -> int:
    application = QCoreApplication([])
    history = HistoryStore(folder / "history.sqlite")
    if history.fault is not None:
        fail(history.fault)
    players = Players()
    controller = MatchController(history, players, lambda: chance.randrange(3))
    driver = Driver(controller, chance, out)
    unfinished = history.unfinished()
    if unfinished:
        controller.resume(unfinished[0].id)
    else:
        driver.begin()
    return application.exec()


def play_in_window(folder: Path, chance: random.Random, out: TextIO) -> int:
    import os

    os.environ["SCOPA_DATA_DIR"] = str(folder)
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    set_up = SetUp(target=chance.choice(TARGETS))
    settings = Settings(tempo=chance.choice(("brisk", "instant")), pace=100, set_ups=(set_up,))
    SettingsStore(folder / "settings.json").save(settings)

    from scopa_desktop.app.program import Program

    class WindowDriver(Driver):
        def settle(self) -> None:
            if self.chance.random() < 0.8:
                window.skip_asked.emit()

        def submit(self, play: Play) -> None:
            program.table.scene.play_chosen.emit(play)

        def close_sheet(self) -> None:
            window.sheets[-1].close_with("")

        def begin(self) -> None:
            window.dismiss_sheets()
            window.play_asked.emit()

    program = Program()
    if program.history.fault is not None:
        fail(program.history.fault)
    window = program.window
    driver = WindowDriver(program.table.controller, chance, out)
    unfinished = program.history.unfinished()
    QTimer.singleShot(
        0, driver.begin if not unfinished else lambda: window.continue_asked.emit(unfinished[0].id)
    )
    return program.run()


def fail(fault: object) -> None:
    """Nothing may be wrong with the history, however the last child died."""
    print(fault, file=sys.stderr)
    sys.exit(1)


if __name__ == "__main__":
    _folder, _seed, *_with_window = sys.argv[1:]
    _play = play_in_window if _with_window else play_without_window
    sys.exit(_play(Path(_folder), random.Random(_seed), sys.stdout))

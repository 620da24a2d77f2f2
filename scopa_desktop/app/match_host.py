"""Brings controller, table and paper sheets together for one match after the other."""

from PySide6.QtCore import QCoreApplication, QObject

from scopa_desktop.controller.match_controller import MatchController, Phase
from scopa_desktop.controller.setup import MatchSetup, MatchShown
from scopa_desktop.match.turns import Turn
from scopa_desktop.rules.events import DealEnded, MatchEnded
from scopa_desktop.table.scene import TableScene
from scopa_desktop.windows.dress import Dress
from scopa_desktop.windows.main_window import MainWindow
from scopa_desktop.windows.match_end import REMATCH, MatchEnd
from scopa_desktop.windows.score_sheet import ScoreSheet
from scopa_desktop.wording.rules import rules_line
from scopa_desktop.wording.scores import side_names

translate = QCoreApplication.translate


class MatchHost(QObject):
    """The table moves, the controller decides what is next, sheets are laid over the table."""

    def __init__(
        self, dress: Dress, controller: MatchController, scene: TableScene, window: MainWindow
    ) -> None:
        super().__init__()
        self._dress = dress
        self._controller = controller
        self._scene = scene
        self._window = window
        controller.state_replaced.connect(self._show)
        controller.turn_taken.connect(self._perform)
        controller.turn_offered.connect(scene.offer)
        controller.deal_scored.connect(self._show_score)
        controller.match_ended.connect(self._show_end)
        scene.play_chosen.connect(controller.submit)
        scene.settled.connect(controller.on_settled)
        window.skip_asked.connect(scene.skip)
        window.rematch_asked.connect(self._rematch)
        window.resign_confirmed.connect(self._resign)
        window.table_left.connect(self._leave)

    def start(self, setup: MatchSetup) -> None:
        """Deal the cards of a new match."""
        self._window.show_page("table")
        self._controller.start(setup)
        self._tell_situation()

    def resume(self, match_id: int) -> None:
        """Go on with an unfinished match."""
        self._window.show_page("table")
        self._controller.resume(match_id)
        self._tell_situation()
        if self._controller.match is None:
            self._window.show_page("home")

    def _show(self, shown: MatchShown) -> None:
        self._scene.show_match(shown.match, shown.levels)

    def _perform(self, turn: Turn) -> None:
        self._scene.perform(turn)
        self._tell_situation()

    def _show_score(self, ended: DealEnded) -> None:
        match = self._controller.match
        assert match is not None
        rules = match.rules
        go_on = translate("Table", "Result") if match.is_over else translate("Table", "Next deal")
        sheet = ScoreSheet(
            self._dress,
            ended,
            side_names(rules, match.names),
            rules_line(rules.preset, rules.target),
            go_on,
        )
        sheet.closed.connect(lambda _key: self._controller.next_deal())
        self._window.open_sheet(sheet)
        self._tell_situation()

    def _show_end(self, ended: MatchEnded) -> None:
        controller = self._controller
        assert controller.match is not None
        sheet = MatchEnd(
            self._dress, controller.match, ended, controller.levels, is_resigned=controller.is_resigned
        )
        sheet.closed.connect(self._after_the_end)
        self._window.open_sheet(sheet)
        self._tell_situation()

    def _after_the_end(self, key: str) -> None:
        if key == REMATCH:
            self._rematch()
        else:
            self._window.show_page("home")

    def _rematch(self) -> None:
        self._window.dismiss_sheets()
        self._controller.rematch()
        self._tell_situation()

    def _resign(self) -> None:
        self._scene.withdraw_offer()
        self._scene.skip()
        self._controller.resign()

    def _leave(self) -> None:
        self._scene.skip()
        self._controller.leave()
        self._tell_situation()

    def _tell_situation(self) -> None:
        phase = self._controller.phase
        in_play = phase not in (Phase.IDLE, Phase.ENDED)
        match = self._controller.match
        self._window.set_match(
            can_resign=in_play and match is not None and not match.is_over,
            can_rematch=phase is not Phase.IDLE,
        )

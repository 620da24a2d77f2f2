"""The table with all that belongs to it: controller, computer players, and the sheets laid over it."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication, QObject

from scopa_desktop.app.art import ProgramArt
from scopa_desktop.app.hint_side import HintSide
from scopa_desktop.controller.match_controller import MatchController, Phase
from scopa_desktop.controller.setup import HUMAN, MatchSetup, MatchShown
from scopa_desktop.controller.thinker import Thinker
from scopa_desktop.match.shuffle import deck_for, new_seed
from scopa_desktop.match.turns import Turn
from scopa_desktop.rules.cards import Card
from scopa_desktop.rules.events import DealEnded, MatchEnded
from scopa_desktop.rules.plays import Play
from scopa_desktop.rules.ruleset import Ruleset
from scopa_desktop.storage.history import HistoryStore
from scopa_desktop.storage.settings import Settings
from scopa_desktop.table.scene import TableScene
from scopa_desktop.table.view import TableView
from scopa_desktop.windows.dress import Dress
from scopa_desktop.windows.main_window import MainWindow
from scopa_desktop.windows.match_end import REMATCH, MatchEnd
from scopa_desktop.windows.names import player_names
from scopa_desktop.windows.score_sheet import ScoreSheet
from scopa_desktop.wording.house_rules import rules_told
from scopa_desktop.wording.scores import side_names

translate = QCoreApplication.translate


class TableSide(QObject):
    """The table moves, the controller decides what is next, sheets are laid over the table."""

    def __init__(
        self,
        dress: Dress,
        window: MainWindow,
        history: HistoryStore,
        art: ProgramArt,
        *,
        deck: Callable[[Ruleset, int, int], Sequence[Card]] | None,
        seed: Callable[[], int] | None,
        pace: Callable[[], int],
        thinker: Thinker | None,
        rules_name: Callable[[Ruleset], str],
    ) -> None:
        """``pace``: milliseconds a computer player takes at the least; ``None`` stands for the usual.

        ``rules_name``: what the player calls some rules, empty for no name.
        """
        super().__init__()
        self._dress = dress
        self._window = window
        self._art = art
        self._rules_name = rules_name
        self.scene = TableScene(art.table_faces, art.surfaces, art.drawings, art.shadows)
        self.scene.set_em(dress.em)
        self.view = TableView(self.scene)
        self.thinker = Thinker() if thinker is None else thinker
        self.controller = MatchController(
            history, self.thinker, pace, deck=deck or deck_for, seed=seed or new_seed
        )
        self.hints = HintSide(dress, window, self.scene, self.controller)
        self._connect()

    def close(self) -> None:
        """Ends motion and worker; a match in play can be continued."""
        self.scene.stop()
        self.controller.leave()
        self.thinker.close()

    def apply(self, settings: Settings) -> None:
        """Show the table as the settings say."""
        self.scene.set_tempo(settings.tempo)
        self.scene.set_cloth(settings.cloth)
        self.scene.set_values(settings.value_corners)
        art = self._art
        self.scene.set_deck(art.skin, settings.variant, art.back, settings.large_indices)
        self.scene.set_counters(settings.counters)
        self.scene.set_hand_order(settings.hand_order)
        self.hints.apply(settings)

    def begin(self, settings: Settings) -> None:
        """Deal the cards of a match with the last set-up."""
        set_up = settings.set_up
        self.start(MatchSetup(set_up.rules, player_names(settings), (HUMAN, *set_up.levels)))

    def start(self, setup: MatchSetup) -> None:
        """Deal the cards of a new match."""
        self.controller.start(setup)
        self._tell_situation()

    def resume(self, match_id: int) -> None:
        """Go on with an unfinished match; one that cannot be read leaves the page as it is."""
        self.controller.resume(match_id)
        self._tell_situation()

    def _connect(self) -> None:
        controller, scene, window = self.controller, self.scene, self._window
        controller.state_replaced.connect(self._show)
        controller.turn_taken.connect(self._perform)
        controller.turn_offered.connect(self._offer)
        controller.deal_scored.connect(self._show_score)
        controller.match_ended.connect(self._show_end)
        scene.play_chosen.connect(controller.submit)
        scene.settled.connect(controller.on_settled)
        scene.rules_asked.connect(window.show_rules)
        window.skip_asked.connect(scene.skip)
        window.rematch_asked.connect(self._rematch)
        window.resign_confirmed.connect(self._resign)
        window.table_left.connect(self._leave)
        window.covered_changed.connect(self._show_covered)
        self.hints.covered_changed.connect(self._show_covered)

    def _show(self, shown: MatchShown) -> None:
        self._window.show_page("table")
        self.scene.show_match(shown.match, shown.levels)

    def _perform(self, turn: Turn) -> None:
        self.scene.perform(turn)
        self._tell_situation()

    def _offer(self, plays: tuple[Play, ...]) -> None:
        match = self.controller.match
        assert match is not None
        self.scene.offer(plays, match.legal_declarations())

    def _show_score(self, ended: DealEnded) -> None:
        match = self.controller.match
        assert match is not None
        rules = match.rules
        go_on = translate("Table", "Result") if match.is_over else translate("Table", "Next deal")
        sheet = ScoreSheet(
            self._dress,
            ended,
            side_names(rules, match.names),
            rules,
            rules_told(rules, self._rules_name(rules)),
            go_on,
        )
        sheet.closed.connect(lambda _key: self.controller.next_deal())
        self._window.open_sheet(sheet)
        self._tell_situation()

    def _show_end(self, ended: MatchEnded) -> None:
        controller = self.controller
        assert controller.match is not None
        sheet = MatchEnd(
            self._dress,
            controller.match,
            ended,
            controller.levels,
            is_resigned=controller.is_resigned,
            rules_name=self._rules_name(controller.match.rules),
        )
        sheet.closed.connect(self._after_the_end)
        self._window.open_sheet(sheet)
        self._tell_situation()

    def _show_covered(self) -> None:
        """Plates half covered would look broken: they are taken away.  No card is held below a sheet."""
        if self._window.covered:
            self.scene.let_go()
        self.scene.set_covered((*self._window.covered, *self.hints.covered))

    def _after_the_end(self, key: str) -> None:
        if key == REMATCH:
            self._rematch()
        else:
            self._window.show_page("home")

    def _rematch(self) -> None:
        self.controller.rematch()
        self._tell_situation()

    def _resign(self) -> None:
        self.scene.withdraw_offer()
        self.scene.skip()
        self.controller.resign()

    def _leave(self) -> None:
        self.scene.skip()
        self.controller.leave()
        self._tell_situation()

    def _tell_situation(self) -> None:
        phase = self.controller.phase
        in_play = phase not in (Phase.IDLE, Phase.ENDED)
        match = self.controller.match
        self._window.set_match(
            can_resign=in_play and match is not None and not match.is_over,
            can_rematch=phase is not Phase.IDLE,
            rules=None if match is None else match.rules,
        )

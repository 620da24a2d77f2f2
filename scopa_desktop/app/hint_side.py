"""The hint at the table: asked for by key, menu or button, shown on the cards and in words."""

from PySide6.QtCore import QObject, QRect, Qt, Signal

from scopa_desktop.coach.hint import Hint
from scopa_desktop.controller.match_controller import MatchController, Phase
from scopa_desktop.storage.settings import Settings
from scopa_desktop.table.hint_plate import HintState
from scopa_desktop.table.scene import TableScene
from scopa_desktop.windows.dress import Dress
from scopa_desktop.windows.hint_panel import HintPanel, HintShown, Row
from scopa_desktop.windows.main_window import MainWindow
from scopa_desktop.wording.hint import cost_told, costs_told, hint_told, play_told, reasons_told
from scopa_desktop.wording.seats import seat_names


class HintSide(QObject):
    """One hint at a time; it goes with the turn that it was for."""

    covered_changed = Signal()
    """The panel covers something else of the table now: see ``covered``."""

    def __init__(
        self, dress: Dress, window: MainWindow, scene: TableScene, controller: MatchController
    ) -> None:
        super().__init__()
        self._dress, self._window, self._scene, self._controller = dress, window, scene, controller
        self._is_allowed = True
        self._is_busy = False
        self.panel: HintPanel | None = None
        """While a hint is shown."""
        controller.turn_offered.connect(self._renew)
        controller.turn_taken.connect(self._drop)
        controller.state_replaced.connect(self._drop)
        controller.match_ended.connect(self._drop)
        controller.hint_found.connect(self._show)
        controller.hint_ended.connect(self._give_up)
        scene.hint_asked.connect(self.toggle)
        window.hint_asked.connect(self.toggle)
        window.table_left.connect(self._drop)
        window.table_page.escaped.connect(self.close)

    @property
    def covered(self) -> tuple[QRect, ...]:
        """What the panel covers of the table."""
        return () if self.panel is None else (self.panel.geometry(),)

    def apply(self, settings: Settings) -> None:
        """Whether hints are allowed."""
        self._is_allowed = settings.hints
        if not settings.hints:
            self._controller.forget_hint()
            self.close()
        self._renew()

    def toggle(self) -> None:
        """Ask for a hint, or put the one that is shown away."""
        if self.panel is not None:
            self.close()
        elif self._is_allowed and self._controller.phase is Phase.OFFERED and not self._is_busy:
            self._is_busy = True
            self._renew()
            self._controller.ask_hint()

    def close(self) -> None:
        """Put the hint away."""
        if self.panel is None:
            return
        panel, self.panel = self.panel, None
        had_focus = panel.isAncestorOf(panel.window().focusWidget() or panel.window())
        self._window.table_page.set_panel(None)
        self.covered_changed.emit()
        self._scene.show_hint(0)
        if had_focus:
            self._window.table_page.focus_first()
        self._renew()

    def _show(self, hint: Hint) -> None:
        self._is_busy = False
        match = self._controller.match
        assert match is not None
        shown = in_words(hint, seat_names(match.names, match.rules.players))
        panel = HintPanel(self._dress, shown, self._window.table_page, lambda: self._scene.far_edge)
        panel.closed.connect(self.close, Qt.ConnectionType.QueuedConnection)
        panel.play_pointed.connect(self._scene.show_hint)
        panel.placed.connect(self.covered_changed)
        self.panel = panel
        self._window.table_page.set_panel(panel)
        self._scene.show_hint(hint.play)
        panel.announce()
        self._renew()

    def _give_up(self) -> None:
        self._is_busy = False
        self._renew()

    def _drop(self) -> None:
        """The turn is over."""
        self._is_busy = False
        self.close()
        self._renew()

    def _renew(self) -> None:
        self._scene.set_hint(self._state())
        self._window.set_can_hint(can_hint=self._is_allowed and self._controller.phase is Phase.OFFERED)

    def _state(self) -> HintState:
        if not self._is_allowed:
            return "away"
        if self.panel is not None:
            return "shown"
        if self._is_busy:
            return "busy"
        return "ready" if self._controller.phase is Phase.OFFERED else "idle"


def in_words(hint: Hint, names: tuple[str, ...]) -> HintShown:
    """A hint as the panel shows it."""
    rows = [Row(other.play, play_told(hint, other.play), cost_told(hint, other)) for other in hint.others]
    return HintShown(
        hint.play,
        hint_told(hint),
        reasons_told(hint, names),
        costs_told(hint) if rows else "",
        tuple(rows),
    )

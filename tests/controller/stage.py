"""A table without cards, and a person who plays whatever is legal."""

from collections.abc import Callable

from PySide6.QtCore import QObject, Qt, Signal

from scopa_desktop.controller.match_controller import MatchController
from scopa_desktop.controller.setup import MatchShown
from scopa_desktop.match.turns import Turn
from scopa_desktop.rules.events import DealEnded, MatchEnded
from scopa_desktop.rules.plays import Play
from scopa_desktop.storage.faults import StorageFault


class FakeStage(QObject):
    """Remembers what it was told; settles from the event loop or, with ``at_once=False``, when told to."""

    _settled = Signal()

    def __init__(self, controller: MatchController, *, at_once: bool = True) -> None:
        super().__init__()
        self.shown: list[MatchShown] = []
        self.turns: list[Turn] = []
        self.offers: list[tuple[Play, ...]] = []
        self.sheets: list[DealEnded] = []
        self.ends: list[MatchEnded] = []
        self.faults: list[StorageFault] = []
        self.order: list[str] = []
        """Names of the signals heard."""
        self._at_once = at_once
        self._controller = controller
        heard = {
            "state_replaced": self.shown,
            "turn_taken": self.turns,
            "turn_offered": self.offers,
            "deal_scored": self.sheets,
            "match_ended": self.ends,
            "storage_failed": self.faults,
        }
        for name, values in heard.items():
            getattr(controller, name).connect(self._hearer(name, values))
        self._settled.connect(controller.on_settled, Qt.ConnectionType.QueuedConnection)

    def settle(self) -> None:
        self._controller.on_settled()

    def _hearer(self, name: str, values: list) -> Callable[[object], None]:
        def hear(value: object) -> None:
            self.order.append(name)
            values.append(value)
            if name == "turn_taken" and self._at_once:
                self._settled.emit()

        return hear


class FakePerson(QObject):
    """Plays the last legal play at once and closes each score sheet."""

    _decided = Signal(object)
    _closed = Signal()

    def __init__(self, controller: MatchController) -> None:
        super().__init__()
        controller.turn_offered.connect(lambda plays: self._decided.emit(plays[-1]))
        controller.deal_scored.connect(lambda _scored: self._closed.emit())
        # As from a mouse: never from inside the signal.
        self._decided.connect(controller.submit, Qt.ConnectionType.QueuedConnection)
        self._closed.connect(controller.next_deal, Qt.ConnectionType.QueuedConnection)

"""Stand-ins for collaborators: plain classes that do little and remember what they were told."""

from PySide6.QtCore import QObject, Qt, Signal, Slot

from scopa_desktop.coach.hint import Hint, hint
from scopa_desktop.coach.worker import Ask, AskHint
from scopa_desktop.players.levels import choose
from scopa_desktop.rules.plays import Play
from scopa_desktop.rules.view import PlayerView


class FakeThinker(QObject):
    """Answers in this process: as soon as the event loop runs or, with ``at_once=False``, when told to."""

    answered = Signal(int, object)
    hinted = Signal(int, object)
    failed = Signal(str)

    _asked = Signal()

    def __init__(self, *, at_once: bool = True) -> None:
        super().__init__()
        self.asked: list[Ask] = []
        """Every question ever asked."""
        self.pending: list[Ask | AskHint] = []
        self.asked_hints: list[AskHint] = []
        self.is_started = False
        self.is_closed = False
        if at_once:
            self._asked.connect(self._on_asked, Qt.ConnectionType.QueuedConnection)

    def start(self) -> None:
        self.is_started = True

    def ask(self, request: int, level: str, view: PlayerView, seed: int) -> None:
        question = Ask(request, level, view, seed)
        self.asked.append(question)
        self.pending.append(question)
        self._asked.emit()

    def ask_hint(self, request: int, view: PlayerView, seed: int) -> None:
        question = AskHint(request, view, seed)
        self.asked_hints.append(question)
        self.pending.append(question)
        self._asked.emit()

    def answer_hint(self, found: Hint | None = None) -> None:
        """Answer the oldest pending question, which asks for a hint."""
        question = self.pending.pop(0)
        assert isinstance(question, AskHint)
        self.hinted.emit(question.request, found or hint(question.view, question.seed))

    def answer(self, play: Play | None = None) -> None:
        """Answer the oldest pending question, with a given play or what the level chooses."""
        question = self.pending.pop(0)
        assert isinstance(question, Ask)
        chosen = choose(question.level, question.view, question.seed) if play is None else play
        self.answered.emit(question.request, chosen)

    def fail(self, reason: str = "the worker is gone") -> None:
        """Give up the oldest pending question."""
        self.pending.pop(0)
        self.failed.emit(reason)

    def stop(self) -> None:
        self.pending.clear()

    def close(self) -> None:
        self.pending.clear()
        self.is_closed = True

    @Slot()
    def _on_asked(self) -> None:
        if self.pending and isinstance(self.pending[0], AskHint):
            self.answer_hint()
        elif self.pending:
            self.answer()

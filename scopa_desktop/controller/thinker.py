"""The window's side of the worker process: sends questions, tells answers."""

import contextlib
import logging
import multiprocessing
import threading
from collections.abc import Callable
from dataclasses import dataclass
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Final, TypeAlias

from PySide6.QtCore import QObject, Qt, QTimer, Signal, Slot

from scopa_desktop.coach.worker import (
    Answer,
    Ask,
    AskHint,
    Failed,
    Hinted,
    Idle,
    Order,
    Question,
    Report,
    Stop,
    run,
)
from scopa_desktop.rules.view import PlayerView

log = logging.getLogger(__name__)

Loop: TypeAlias = Callable[[Connection, Connection], None]

TRIES: Final = 3
"""Workers that may die over one question before it is given up."""
PATIENCE: Final = 1.0
"""Seconds that a worker has to hear a stop, or to end by itself."""
READER: Final = "worker reports"
"""Name of the thread that waits for reports."""


@dataclass(frozen=True, slots=True, eq=False)
class _Worker:
    """A running process, the pipe to it, and the thread that waits for its reports."""

    process: SpawnProcess
    orders: Connection
    reader: threading.Thread


class Thinker(QObject):
    """Asks computer players for plays, in one process that is started once and again should it die.

    Call ``start`` at launch and ``close`` before the program ends.  All of it belongs to the window's thread.
    """

    answered = Signal(int, object)
    """The number of the request and the play."""
    hinted = Signal(int, object)
    """The number of the request and the ``Hint``."""
    failed = Signal(str)
    """A request could not be answered; the reason, for the log."""

    _reported = Signal(object, object)
    """From the reading thread: its process, and a report or ``None`` at the end of the pipe."""
    _gave_up = Signal(str)
    """Queued before ``failed``, so that ``ask`` never emits anything while it runs."""

    def __init__(self, parent: QObject | None = None, *, loop: Loop = run) -> None:
        """``loop`` is what the process runs; it must be importable by name."""
        super().__init__(parent)
        self._loop = loop
        self._worker: _Worker | None = None
        self._pending: dict[int, Question] = {}
        self._deaths = 0
        self._stops = 0
        """Sent and not heard yet."""
        self._overdue = QTimer(self)
        self._overdue.setSingleShot(True)
        self._overdue.setInterval(int(1000 * PATIENCE))
        self._overdue.timeout.connect(self._on_overdue)
        self._reported.connect(self._on_reported, Qt.ConnectionType.QueuedConnection)
        self._gave_up.connect(self.failed, Qt.ConnectionType.QueuedConnection)

    @property
    def process_id(self) -> int | None:
        """Of the worker, for those who watch it; ``None`` while there is none."""
        return self._worker.process.pid if self._worker else None

    def start(self) -> None:
        """Start the worker, so that the first question is answered at once.  Costs some 20 ms."""
        if self._worker is None:
            self._begin()

    def ask(self, request: int, level: str, view: PlayerView, seed: int) -> None:
        """Let ``answered`` tell what ``level`` plays.  Request numbers are the caller's, each used once."""
        self._ask(Ask(request, level, view, seed))

    def ask_hint(self, request: int, view: PlayerView, seed: int) -> None:
        """Let ``hinted`` tell what to play and why; numbers as for ``ask``."""
        self._ask(AskHint(request, view, seed))

    def stop(self) -> None:
        """Forget all questions not answered yet.  A worker that does not hear of it in time is replaced."""
        if self._pending and self._worker is not None:
            self._pending.clear()
            self._stops += 1
            self._overdue.start()
            self._send(Stop())

    def close(self) -> None:
        """End the worker, within about a second even if it hangs.  No answer comes after this."""
        self._pending.clear()
        if self._worker is not None:
            self._end(PATIENCE)

    @Slot(object, object)
    def _on_reported(self, process: SpawnProcess, report: Report | None) -> None:
        if self._worker is None or process is not self._worker.process:
            return
        match report:
            case None:
                self._replace()
            case Idle():
                self._stops -= 1
                if not self._stops:
                    self._overdue.stop()
            case Answer(request, play):
                if self._pending.pop(request, None):
                    self._deaths = 0
                    self.answered.emit(request, play)
            case Hinted(request, hint):
                if self._pending.pop(request, None):
                    self._deaths = 0
                    self.hinted.emit(request, hint)
            case Failed(request, reason):
                if self._pending.pop(request, None):
                    self.failed.emit(reason)

    @Slot()
    def _on_overdue(self) -> None:
        """The worker thinks on about something nobody wants to know."""
        log.warning("the worker process does not stop")
        self._end(0.0)
        self._begin()

    def _ask(self, question: Question) -> None:
        self._pending[question.request] = question
        if self._worker is None:
            self._begin()
        else:
            self._send(question)

    def _replace(self) -> None:
        """The worker has died.  With nothing to ask, the next question starts another."""
        self._end(0.0)
        log.warning("the worker process has died")
        if not self._pending:
            return
        self._deaths += 1
        if self._deaths < TRIES:
            self._begin()
        else:
            self._give_up("the worker process dies again and again")

    def _give_up(self, reason: str) -> None:
        log.error("no computer player can be asked: %s", reason)
        self._deaths = 0
        if self._pending:
            self._pending.clear()
            self._gave_up.emit(reason)

    def _begin(self) -> None:
        """Start a worker and ask all that is pending."""
        spawn = multiprocessing.get_context("spawn")
        orders_out, orders = spawn.Pipe(duplex=False)
        reports, reports_in = spawn.Pipe(duplex=False)
        process = spawn.Process(
            target=self._loop, args=(orders_out, reports_in), name="computer players", daemon=True
        )
        try:
            process.start()
        except OSError as error:
            for end in (orders, reports):
                end.close()
            self._give_up(str(error))
            return
        finally:
            # Only the worker may hold these, or the pipes would never end.
            orders_out.close()
            reports_in.close()
        reader = threading.Thread(target=self._read, args=(process, reports), name=READER, daemon=True)
        self._worker = _Worker(process, orders, reader)
        reader.start()
        for question in tuple(self._pending.values()):
            self._send(question)

    def _send(self, order: Order) -> None:
        assert self._worker is not None
        # A worker that is gone is noticed at the other pipe, and all that is pending asked again.
        with contextlib.suppress(OSError):
            self._worker.orders.send(order)

    def _end(self, patience: float) -> None:
        """Close the pipe, which ends a worker that listens; then insist."""
        worker = self._worker
        assert worker is not None
        self._worker = None
        self._stops = 0
        self._overdue.stop()
        worker.orders.close()
        worker.process.join(patience)
        if worker.process.is_alive():
            worker.process.kill()
            worker.process.join()
        worker.reader.join()
        worker.process.close()

    def _read(self, process: SpawnProcess, reports: Connection) -> None:
        """Runs in a thread of its own, since no system lets Qt wait for such a pipe everywhere."""
        with reports:
            while True:
                try:
                    report = reports.recv()
                except (EOFError, OSError):
                    break
                self._reported.emit(process, report)
        self._reported.emit(process, None)

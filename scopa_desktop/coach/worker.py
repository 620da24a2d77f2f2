"""The worker process: computer players think here, so that the window never waits for them.

The window's process writes orders into one pipe and reads reports from another; when the first one ends,
because the window is gone however suddenly, so does the worker.
"""

import os
import signal
import traceback
from collections import deque
from dataclasses import dataclass
from multiprocessing.connection import Connection
from typing import Final, TypeAlias

from scopa_desktop.coach.hint import Hint, hint
from scopa_desktop.players.levels import choose
from scopa_desktop.players.tree import IsStopped, Stopped, never
from scopa_desktop.rules.declaring import Decision
from scopa_desktop.rules.view import PlayerView

NICENESS: Final = 5
"""Below the window's priority: on a busy machine the animation goes first."""


@dataclass(frozen=True, slots=True)
class Ask:
    """An order: choose a play."""

    request: int
    level: str
    view: PlayerView
    seed: int


@dataclass(frozen=True, slots=True)
class AskHint:
    """An order: say what to play and why."""

    request: int
    view: PlayerView
    seed: int


@dataclass(frozen=True, slots=True)
class Stop:
    """An order: give up the decision in hand, and forget every earlier order that is still waiting."""


@dataclass(frozen=True, slots=True)
class Answer:
    """A report: the play chosen, or a declaration before it."""

    request: int
    play: Decision


@dataclass(frozen=True, slots=True)
class Hinted:
    """A report: the hint."""

    request: int
    hint: Hint


@dataclass(frozen=True, slots=True)
class Failed:
    """A report: there is no answer."""

    request: int
    reason: str
    """The traceback, for the log."""


@dataclass(frozen=True, slots=True)
class Idle:
    """A report: a stop was heard, and nothing before it will be answered any more."""


Question: TypeAlias = Ask | AskHint
Order: TypeAlias = Question | Stop
Report: TypeAlias = Answer | Hinted | Failed | Idle


def run(orders: Connection, reports: Connection) -> None:
    """Answer orders, one decision a report, until the other end is gone."""
    # Ctrl-C in a terminal reaches the whole group; the window decides when to end.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    desk = _Desk(orders, reports)
    try:
        while True:
            desk.hear(wait=True)
            if desk.waiting:
                report = decide(desk.waiting.popleft(), desk.is_stopped)
                if report is not None:
                    reports.send(report)
    except (EOFError, OSError):
        return


class _Desk:
    """The orders that wait, and an ear for new ones."""

    def __init__(self, orders: Connection, reports: Connection) -> None:
        self._orders = orders
        self._reports = reports
        self.waiting: deque[Question] = deque()

    def hear(self, *, wait: bool) -> bool:
        """Take in what has come; whether a stop was in it.  ``wait``: for an order, if none waits already."""
        has_stop = False
        while (wait and not self.waiting) or self._orders.poll():
            wait = False
            order: Order = self._orders.recv()
            if isinstance(order, Stop):
                has_stop = True
                self.waiting.clear()
                self._reports.send(Idle())
            else:
                self.waiting.append(order)
        return has_stop

    def is_stopped(self) -> bool:
        """Asked in the middle of a decision."""
        return self.hear(wait=False)


def decide(ask: Question, is_stopped: IsStopped = never) -> Answer | Hinted | Failed | None:
    """The answer to one order, ``None`` if it was stopped.

    Raises nothing of a player's: the window must not wait for a report that does not come.
    """
    try:
        if isinstance(ask, AskHint):
            return Hinted(ask.request, hint(ask.view, ask.seed, is_stopped))
        return Answer(ask.request, choose(ask.level, ask.view, ask.seed, is_stopped))
    except Stopped:
        return None
    except (EOFError, OSError):
        # The window is gone; heard while thinking.
        raise
    except Exception:  # noqa: BLE001 - any fault of a player is the window's to tell
        return Failed(ask.request, traceback.format_exc())

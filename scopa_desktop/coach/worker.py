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

from scopa_desktop.players.levels import choose
from scopa_desktop.rules.plays import Play
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
class Stop:
    """An order: forget every earlier one that is still waiting."""


@dataclass(frozen=True, slots=True)
class Answer:
    """A report: the play chosen."""

    request: int
    play: Play


@dataclass(frozen=True, slots=True)
class Failed:
    """A report: there is no answer."""

    request: int
    reason: str
    """The traceback, for the log."""


Order: TypeAlias = Ask | Stop
Report: TypeAlias = Answer | Failed


def run(orders: Connection, reports: Connection) -> None:
    """Answer orders, one decision a report, until the other end is gone."""
    # Ctrl-C in a terminal reaches the whole group; the window decides when to end.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    waiting: deque[Ask] = deque()
    try:
        while True:
            while not waiting or orders.poll():
                order: Order = orders.recv()
                if isinstance(order, Stop):
                    waiting.clear()
                else:
                    waiting.append(order)
            reports.send(decide(waiting.popleft()))
    except (EOFError, OSError):
        return


def decide(ask: Ask) -> Report:
    """The answer to one order.  Never raises: the window must not wait for a report that does not come."""
    try:
        return Answer(ask.request, choose(ask.level, ask.view, ask.seed))
    except Exception:  # noqa: BLE001 - any fault of a player is the window's to tell
        return Failed(ask.request, traceback.format_exc())

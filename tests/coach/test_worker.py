import multiprocessing
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path

import pytest

from scopa_desktop.coach.hint import hint
from scopa_desktop.coach.worker import (
    NICENESS,
    Answer,
    Ask,
    AskHint,
    Failed,
    Hinted,
    Idle,
    Stop,
    _Desk,
    decide,
    run,
)
from scopa_desktop.players.levels import choose
from tests.players.tables import seen

ROOT = Path(__file__).resolve().parents[2]
VIEW = seen("7D 10C 2S", "7C 4D")
# A window's process that starts the worker, has one answer from it and is there until it is killed.
PARENT = """
import multiprocessing, sys
from scopa_desktop.coach import worker
from tests.players.tables import seen

if __name__ == "__main__":
    spawn = multiprocessing.get_context("spawn")
    orders_out, orders = spawn.Pipe(duplex=False)
    reports, reports_in = spawn.Pipe(duplex=False)
    spawn.Process(target=worker.run, args=(orders_out, reports_in), daemon=True).start()
    orders_out.close()
    reports_in.close()
    orders.send(worker.Ask(1, "easy", seen("7D", "7C"), 0))
    print(reports.recv().request, flush=True)
    sys.stdin.read()
"""


class Line:
    """The two pipes of a worker that can be started when the first orders are waiting already."""

    def __init__(self) -> None:
        spawn = multiprocessing.get_context("spawn")
        self._ends: tuple[Connection, ...]
        orders_out, self.orders = spawn.Pipe(duplex=False)
        self.reports, reports_in = spawn.Pipe(duplex=False)
        self._ends = (orders_out, reports_in)
        self.process: BaseProcess = spawn.Process(target=run, args=self._ends)

    def start(self) -> None:
        self.process.start()
        for end in self._ends:
            end.close()

    def close(self) -> None:
        self.orders.close()
        self.process.join()
        self.reports.close()


@pytest.fixture
def line() -> Iterator[Line]:
    line = Line()
    yield line
    line.close()


def test_answers_one_order_a_report_and_ends_with_the_pipe(line: Line) -> None:
    line.start()
    for request, level in enumerate(("novice", "easy", "fair")):
        line.orders.send(Ask(request, level, VIEW, 7))
    for request, level in enumerate(("novice", "easy", "fair")):
        assert line.reports.recv() == Answer(request, choose(level, VIEW, 7))
    line.orders.close()
    with pytest.raises(EOFError):
        line.reports.recv()
    line.process.join()
    assert line.process.exitcode == 0


def test_a_stop_drops_what_waits_before_it(line: Line) -> None:
    for order in (Ask(1, "easy", VIEW, 0), Ask(2, "easy", VIEW, 0), Stop(), Ask(3, "easy", VIEW, 0)):
        line.orders.send(order)
    line.start()
    assert line.reports.recv() == Idle()
    assert line.reports.recv().request == 3
    line.orders.send(Ask(4, "easy", VIEW, 0))
    assert line.reports.recv().request == 4


def test_a_stop_in_the_middle_of_a_thought_ends_it() -> None:
    orders_in, orders = multiprocessing.Pipe(duplex=False)
    reports, reports_in = multiprocessing.Pipe(duplex=False)
    desk = _Desk(orders_in, reports_in)
    thought = Ask(1, "master", VIEW, 0)
    orders.send(Ask(2, "easy", VIEW, 0))
    assert decide(thought, desk.is_stopped) == Answer(1, choose("master", VIEW, 0))
    assert [ask.request for ask in desk.waiting] == [2]
    orders.send(Stop())
    orders.send(Ask(3, "easy", VIEW, 0))
    assert decide(thought, desk.is_stopped) is None
    assert reports.recv() == Idle()
    assert [ask.request for ask in desk.waiting] == [3]
    orders.close()
    with pytest.raises(EOFError):
        decide(thought, desk.is_stopped)
    for end in (orders_in, reports, reports_in):
        end.close()


def test_a_fault_of_a_player_is_reported_and_the_next_order_answered(line: Line) -> None:
    line.start()
    line.orders.send(Ask(1, "nobody", VIEW, 0))
    line.orders.send(Ask(2, "easy", VIEW, 0))
    failed = line.reports.recv()
    assert isinstance(failed, Failed)
    assert failed.request == 1
    assert "UnknownLevel" in failed.reason
    assert line.reports.recv() == Answer(2, choose("easy", VIEW, 0))


def test_decides_without_a_process() -> None:
    assert decide(Ask(5, "fair", VIEW, 3)) == Answer(5, choose("fair", VIEW, 3))
    assert isinstance(decide(Ask(6, "fair", seen("", "7C"), 3)), Failed)


def test_a_window_that_hangs_up_in_mid_answer_is_no_fault(line: Line) -> None:
    line.reports.close()
    line.orders.send(Ask(1, "easy", VIEW, 0))
    line.start()
    line.process.join()
    assert line.process.exitcode == 0


def test_does_not_outlive_a_window_that_is_killed() -> None:
    """All processes hold the same standard output: it ends when the last of them has."""
    with subprocess.Popen(
        [sys.executable, "-c", PARENT], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=ROOT
    ) as window:
        assert window.stdout is not None
        assert window.stdout.readline() == "1\n"
        window.kill()
        assert window.communicate(timeout=20)[0] == ""


def test_the_worker_loads_no_qt() -> None:
    code = "import sys, scopa_desktop.coach.worker; print([name for name in sys.modules if 'PySide' in name])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=ROOT)
    assert done.stdout == "[]\n"


if os.name == "posix":

    def test_ctrl_c_in_the_terminal_does_not_end_it(line: Line) -> None:
        line.start()
        line.orders.send(Ask(1, "easy", VIEW, 0))
        line.reports.recv()
        os.kill(line.process.pid or 0, signal.SIGINT)
        line.orders.send(Ask(2, "easy", VIEW, 0))
        assert line.reports.recv().request == 2

    def test_runs_below_the_priority_of_the_window(line: Line) -> None:
        line.start()
        line.orders.send(Ask(1, "easy", VIEW, 0))
        line.reports.recv()
        own = os.getpriority(os.PRIO_PROCESS, 0)
        theirs = os.getpriority(os.PRIO_PROCESS, line.process.pid or 0)
        assert theirs == min(19, own + NICENESS)


def test_a_hint_is_a_question_like_any() -> None:
    assert decide(AskHint(4, VIEW, 2)) == Hinted(4, hint(VIEW, 2))
    assert decide(AskHint(4, VIEW, 2), lambda: True) is None
    failed = decide(AskHint(4, seen("", "7C 4D"), 2))
    assert isinstance(failed, Failed)
    assert failed.request == 4

import threading
import time
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QThread
from pytestqt.qtbot import QtBot

from scopa_desktop.coach.hint import hint
from scopa_desktop.coach.worker import Answer
from scopa_desktop.controller.thinker import PATIENCE, READER, Thinker
from scopa_desktop.players.levels import choose
from tests.controller import loops
from tests.players.tables import seen

VIEW = seen("7D 10C 2S", "7C 4D")
# A process has to start, on a machine that may be busy.
TIMEOUT = 30_000


@pytest.fixture
def thinker(qapp: object) -> Iterator[Thinker]:
    thinker = Thinker()
    yield thinker
    thinker.close()
    assert not reading()


def reading() -> bool:
    return READER in {thread.name for thread in threading.enumerate()}


def kill_worker(thinker: Thinker) -> None:
    assert thinker._worker is not None
    thinker._worker.process.kill()


def test_answers_in_the_thread_of_the_window(thinker: Thinker, qtbot: QtBot) -> None:
    answers = []
    thinker.answered.connect(lambda request, play: answers.append((request, play, QThread.currentThread())))
    thinker.start()
    worker = thinker.process_id
    with qtbot.waitSignals([thinker.answered] * 2, timeout=TIMEOUT):
        thinker.ask(1, "fair", VIEW, 5)
        thinker.ask(2, "novice", VIEW, 6)
    assert answers == [
        (1, choose("fair", VIEW, 5), thinker.thread()),
        (2, choose("novice", VIEW, 6), thinker.thread()),
    ]
    assert thinker.process_id == worker


def test_starts_only_once(thinker: Thinker) -> None:
    assert thinker.process_id is None
    thinker.start()
    first = thinker.process_id
    assert first is not None
    assert reading()
    thinker.start()
    assert thinker.process_id == first


def test_asks_again_when_the_worker_dies(thinker: Thinker, qtbot: QtBot) -> None:
    thinker.start()
    first = thinker.process_id
    with qtbot.waitSignal(thinker.answered, timeout=TIMEOUT) as answered:
        thinker.ask(8, "easy", VIEW, 0)
        # It takes a process longer than this to come up.
        kill_worker(thinker)
    assert answered.args == [8, choose("easy", VIEW, 0)]
    assert thinker.process_id not in (None, first)


def test_a_worker_that_dies_idle_is_replaced_by_the_next_question(thinker: Thinker, qtbot: QtBot) -> None:
    thinker.start()
    kill_worker(thinker)
    qtbot.waitUntil(lambda: thinker.process_id is None, timeout=TIMEOUT)
    with qtbot.waitSignal(thinker.answered, timeout=TIMEOUT) as answered:
        thinker.ask(9, "easy", VIEW, 0)
    assert answered.args == [9, choose("easy", VIEW, 0)]


def test_a_stop_leaves_nothing_to_answer(thinker: Thinker, qtbot: QtBot) -> None:
    requests = []
    thinker.answered.connect(lambda request, _play: requests.append(request))
    thinker.start()
    thinker.ask(1, "easy", VIEW, 0)
    thinker.ask(2, "easy", VIEW, 0)
    thinker.stop()
    with qtbot.waitSignal(thinker.answered, timeout=TIMEOUT):
        thinker.ask(3, "easy", VIEW, 0)
    assert requests == [3]


def test_a_worker_that_does_not_hear_a_stop_is_replaced(qtbot: QtBot) -> None:
    thinker = Thinker(loop=loops.hang)
    thinker.start()
    first = thinker.process_id
    thinker.ask(1, "easy", VIEW, 0)
    thinker.stop()
    qtbot.waitUntil(lambda: thinker.process_id not in (None, first), timeout=TIMEOUT)
    thinker.close()


def test_a_worker_that_hears_a_stop_stays(thinker: Thinker, qtbot: QtBot) -> None:
    thinker.start()
    first = thinker.process_id
    thinker.ask(1, "master", VIEW, 0)
    thinker.stop()
    qtbot.waitUntil(lambda: not thinker._stops, timeout=TIMEOUT)
    assert not thinker._overdue.isActive()
    assert thinker.process_id == first


def test_an_answer_on_its_way_when_all_is_stopped_is_dropped(thinker: Thinker, qtbot: QtBot) -> None:
    requests = []
    thinker.answered.connect(lambda request, _play: requests.append(request))
    thinker.ask(1, "easy", VIEW, 0)
    assert thinker._worker is not None
    # As the reading thread would: told to this thread by its event loop, which does not run here.
    thinker._reported.emit(thinker._worker.process, Answer(1, choose("easy", VIEW, 0)))
    thinker.stop()
    with qtbot.waitSignal(thinker.answered, timeout=TIMEOUT):
        thinker.ask(2, "easy", VIEW, 0)
    assert requests == [2]


def test_a_report_of_a_worker_that_was_replaced_is_not_heard(thinker: Thinker, qtbot: QtBot) -> None:
    requests = []
    thinker.answered.connect(lambda request, _play: requests.append(request))
    thinker.start()
    assert thinker._worker is not None
    gone = thinker._worker.process
    kill_worker(thinker)
    qtbot.waitUntil(lambda: thinker.process_id is None, timeout=TIMEOUT)
    thinker.ask(1, "easy", VIEW, 0)
    with qtbot.waitSignal(thinker.answered, timeout=TIMEOUT):
        thinker._reported.emit(gone, None)
    assert requests == [1]


def test_a_fault_is_told_and_the_next_question_answered(thinker: Thinker, qtbot: QtBot) -> None:
    with qtbot.waitSignal(thinker.failed, timeout=TIMEOUT) as failed:
        thinker.ask(1, "nobody", VIEW, 0)
    assert "UnknownLevel" in failed.args[0]
    with qtbot.waitSignal(thinker.answered, timeout=TIMEOUT) as answered:
        thinker.ask(2, "easy", VIEW, 0)
    assert answered.args[0] == 2


def test_gives_up_on_workers_that_die_again_and_again(qtbot: QtBot) -> None:
    thinker = Thinker(loop=loops.die)
    with qtbot.waitSignal(thinker.failed, timeout=TIMEOUT) as failed:
        thinker.ask(1, "easy", VIEW, 0)
    assert "dies again" in failed.args[0]
    assert thinker.process_id is None
    thinker.close()


def test_a_process_that_cannot_be_started_is_told_later(
    thinker: Thinker, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(_process: object) -> None:
        raise OSError("no more processes")

    with monkeypatch.context() as patched:
        patched.setattr("multiprocessing.context.SpawnProcess.start", refuse)
        thinker.start()
        reasons = []
        thinker.failed.connect(reasons.append)
        with qtbot.waitSignal(thinker.failed, timeout=TIMEOUT):
            thinker.ask(1, "easy", VIEW, 0)
            assert reasons == []
        assert reasons == ["no more processes"]
    with qtbot.waitSignal(thinker.answered, timeout=TIMEOUT):
        thinker.ask(2, "easy", VIEW, 0)


def test_closes_a_worker_that_hangs_in_about_a_second(qtbot: QtBot) -> None:
    thinker = Thinker(loop=loops.hang)
    thinker.start()
    thinker.ask(1, "easy", VIEW, 0)
    started = time.monotonic()
    thinker.close()
    assert PATIENCE <= time.monotonic() - started < PATIENCE + 5
    assert thinker.process_id is None


def test_closes_twice_and_without_a_start(qapp: object) -> None:
    thinker = Thinker()
    thinker.close()
    thinker.start()
    thinker.close()
    thinker.close()
    assert thinker.process_id is None


def test_hints_come_from_the_worker_too_and_can_be_stopped(thinker: Thinker, qtbot: QtBot) -> None:
    told: list[int] = []
    thinker.hinted.connect(lambda request, _hint: told.append(request))
    with qtbot.waitSignal(thinker.hinted, timeout=TIMEOUT) as hinted:
        thinker.ask_hint(3, VIEW, 5)
    assert hinted.args == [3, hint(VIEW, 5)]
    thinker.ask_hint(4, VIEW, 5)
    thinker.stop()
    with qtbot.waitSignal(thinker.answered, timeout=TIMEOUT) as answered:
        thinker.ask(5, "easy", VIEW, 0)
    assert answered.args == [5, choose("easy", VIEW, 0)]
    assert told == [3]

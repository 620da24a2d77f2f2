import sys
from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from scopa_desktop.table.animator import Animator


@pytest.fixture
def animator(qapp: object) -> Iterator[Animator]:
    made = Animator()
    yield made
    made.stop()


def test_time_runs_from_the_start_to_the_whole_duration_and_then_it_settles(
    animator: Animator, qtbot: QtBot
) -> None:
    times: list[float] = []
    with qtbot.waitSignal(animator.settled):
        animator.play(60.0, times.append)
        assert animator.is_running
    assert times == sorted(times)
    assert times[0] < 30
    assert times[-1] == 60.0
    assert times.count(60.0) == 1
    assert not animator.is_running


def test_a_batch_of_no_length_is_shown_at_once_but_settles_from_the_event_loop(
    animator: Animator, qtbot: QtBot
) -> None:
    times: list[float] = []
    heard: list[bool] = []
    animator.settled.connect(lambda: heard.append(True))
    animator.play(0.0, times.append)
    assert times == [0.0]
    assert not animator.is_running
    assert not heard
    qtbot.waitUntil(lambda: heard == [True])


def test_a_long_chain_of_batches_of_no_length_does_not_deepen_the_stack(
    animator: Animator, qtbot: QtBot
) -> None:
    depths: list[int] = []

    def next_one() -> None:
        frame, depth = sys._getframe(), 0
        while frame.f_back is not None:
            frame, depth = frame.f_back, depth + 1
        depths.append(depth)
        if len(depths) < 1200:
            animator.play(0.0, lambda ms: None)

    animator.settled.connect(next_one)
    next_one()
    qtbot.waitUntil(lambda: len(depths) == 1200)
    assert max(depths) <= depths[5] + 2


def test_a_skip_shows_the_end_at_once_and_settles_once(animator: Animator, qtbot: QtBot) -> None:
    times: list[float] = []
    heard: list[bool] = []
    animator.settled.connect(lambda: heard.append(True))
    animator.play(10_000.0, times.append)
    animator.skip()
    animator.skip()
    assert times == [0.0, 10_000.0]
    assert not animator.is_running
    qtbot.waitUntil(lambda: bool(heard))
    assert heard == [True]


def test_a_stop_says_and_shows_nothing_more(animator: Animator, qtbot: QtBot) -> None:
    heard: list[str] = []
    animator.settled.connect(lambda: heard.append("stopped one"))
    animator.play(0.0, lambda ms: None)
    animator.stop()
    animator.play(10_000.0, lambda ms: heard.append("shown") if ms else None)
    animator.stop()
    animator.skip()
    assert not animator.is_running
    animator.settled.disconnect()
    animator.settled.connect(lambda: heard.append("last"))
    animator.play(0.0, lambda ms: None)
    qtbot.waitUntil(lambda: bool(heard))
    assert heard == ["last"]


def test_the_next_batch_ends_the_one_that_runs(animator: Animator) -> None:
    times: list[float] = []
    animator.play(10_000.0, times.append)
    animator.play(20_000.0, lambda ms: None)
    assert times == [0.0, 10_000.0]
    assert animator.is_running


def test_a_second_batch_starts_at_its_own_beginning(animator: Animator, qtbot: QtBot) -> None:
    with qtbot.waitSignal(animator.settled):
        animator.play(40.0, lambda ms: None)
    times: list[float] = []
    with qtbot.waitSignal(animator.settled):
        animator.play(120.0, times.append)
    assert times == sorted(times)
    assert times[0] < 40

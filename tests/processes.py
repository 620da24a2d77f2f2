"""Long runs on all cores: what many cases have to say, each in a process that takes one after the other."""

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import TypeVar

import pytest

Case = TypeVar("Case")
Found = TypeVar("Found")


def in_processes(play: Callable[[Case], Found], cases: Sequence[Case]) -> Iterator[Found]:
    """The results in the order of the cases; ``play`` stands in a module, and a failure names its case."""
    with ProcessPoolExecutor(mp_context=get_context("spawn")) as pool:
        waiting = [pool.submit(play, case) for case in cases]
        try:
            for case, future in zip(cases, waiting, strict=True):
                try:
                    yield future.result()
                except Exception as error:
                    error.add_note(f"case {case}")
                    raise
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


def played_on_all_cores(
    capsys: pytest.CaptureFixture[str],
    play: Callable[[Case], tuple[int, int, int]],
    cases: Sequence[Case],
    what: str,
) -> int:
    """Play all cases, and say how far it is and what was played; the number of matches.

    ``play`` gives the numbers of matches, deals and decisions of a case.
    """
    matches = deals = decisions = 0
    for number, found in enumerate(in_processes(play, cases), 1):
        matches, deals, decisions = matches + found[0], deals + found[1], decisions + found[2]
        with capsys.disabled():
            print(f"\r{what}: {number} of {len(cases)} ", end="", flush=True)
    with capsys.disabled():
        print(f"\r{what}: {matches} matches, {deals} deals, {decisions} decisions")
    return matches

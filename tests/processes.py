"""Long runs on all cores: what many cases have to say, each in a process that takes one after the other."""

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import TypeVar

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

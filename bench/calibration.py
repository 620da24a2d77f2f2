"""A fixed loop of plain Python, so that speeds measured on different machines compare."""

import time
from collections.abc import Callable


def loop() -> int:
    """Work like that of a deal: masks, small lists, look-ups.  Changed, it makes old figures meaningless."""
    seen: dict[int, int] = {}
    mask = 1
    total = 0
    for number in range(330):
        mask = (mask * 6364136223846793005 + number) & 0xFFFFFFFFFF
        low = mask & -mask
        found = seen.get(mask & 0xFF)
        if found is None:
            seen[mask & 0xFF] = low.bit_length()
        else:
            total += found
        parts = [low | mask >> 1, low | mask >> 2]
        total += parts[number & 1].bit_count()
    return total


def rate(work: Callable[[], object], times: int, rounds: int = 5) -> float:
    """How often a second ``work`` runs: best of some rounds, in CPU time, which leaves out other programs."""
    best = float("inf")
    for _ in range(rounds):
        started = time.process_time()
        for _ in range(times):
            work()
        best = min(best, time.process_time() - started)
    return times / best


def calibration() -> float:
    """Loops a second on this machine."""
    return rate(loop, 1000)

"""Kill the program at random instants of play and continue: nothing may be lost but an unfinished turn.

Usage: python tools/kill_test.py [--kills N] [--seed S] [--folder DIR] [--window]

A child process (``kill_child.py``) plays matches and says what it has been told of, and so what must be kept.
After each SIGKILL the history is read and compared, and another child continues from there.
"""

import argparse
import os
import random
import shutil
import sqlite3
import subprocess
import sys
import tempfile
import threading
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from scopa_desktop.storage.history import HistoryStore, HistoryUnreadable
from tools.kill_child import turns_of

ROOT: Final = Path(__file__).resolve().parent.parent
LONGEST_LIFE: Final = 0.25
"""Seconds that a child plays at most before it is killed, counted from its first word.

In a window, where a turn takes longer, eight times as many."""
STILLBORN: Final = 0.2
"""Part of the children that are killed while they start or have just begun."""


class Lost(Exception):
    """What was kept is not what had happened."""


@dataclass
class Story:
    """All that children have said of one match."""

    turns: list[str] = field(default_factory=list)
    """Every turn that was told, in order, as text."""
    is_ended: bool = False


@dataclass
class Count:
    """What happened in all."""

    kills: int = 0
    turns: int = 0
    matches: int = 0
    ahead: int = 0
    """Kills when a turn was kept and not yet told."""
    in_deal: int = 0
    """Kills in the middle of a deal."""


def run(
    kills: int, seed: int, folder: Path, say: Callable[[str], None] = print, *, in_window: bool = False
) -> Count:
    """Kill so many children, one after another, on one history.  Raises ``Lost``."""
    chance = random.Random(seed)
    stories: dict[int, Story] = {}
    count = Count()
    for number in range(1, kills + 1):
        killed_at = _live_and_die(folder, chance, stories, in_window)
        count.kills += 1
        compare(folder, stories, count)
        if number % 20 == 0 or number == kills:
            say(
                f"{number} kills, {sum(len(story.turns) for story in stories.values())} turns,"
                f" {len(stories)} matches; the last after {killed_at * 1000:.0f} ms"
            )
    count.turns = sum(len(story.turns) for story in stories.values())
    count.matches = len(stories)
    return count


def _live_and_die(folder: Path, chance: random.Random, stories: dict[int, Story], in_window: bool) -> float:
    """Let a child play for a random time, kill it, and add what it said to the stories."""
    is_early = chance.random() < STILLBORN
    life = chance.uniform(0.05, 0.3) if is_early else chance.uniform(0, LONGEST_LIFE)
    command = [
        sys.executable,
        str(ROOT / "tools" / "kill_child.py"),
        str(folder),
        str(chance.randrange(10**6)),
    ]
    if in_window:
        life *= 8
        command.append("window")
    killed = threading.Event()

    def kill() -> None:
        killed.set()
        child.kill()

    timer = threading.Timer(life, kill)
    # A worker process that loses its parent may well complain, and nobody needs to hear that.
    with tempfile.TemporaryFile("w+") as complaints:
        child = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=complaints, text=True)
        assert child.stdout is not None
        with child.stdout:
            lines = [] if is_early else [child.stdout.readline()]
            timer.start()
            # To the end of the pipe, which comes when the last worker is gone.
            lines += child.stdout.readlines()
        timer.cancel()
        child.wait()
        if not killed.is_set():
            complaints.seek(0)
            raise Lost(f"the child ended by itself with {child.returncode}\n{complaints.read()}")
    listen(lines, stories)
    return life


def listen(lines: list[str], stories: dict[int, Story]) -> None:
    """Add what a child said to the stories."""
    for line in lines:
        # The last one may be cut.
        if not line.endswith("\n"):
            continue
        word, match_id, rest = line.rstrip("\n").split(" ", 2)
        story = stories.setdefault(int(match_id), Story())
        if word == "resumed":
            # Where the child found itself must be where the last one was, or one turn further.
            turns = rest.split(";")
            _require_extension(int(match_id), story.turns, turns)
            story.turns = turns
        elif word == "told":
            story.turns.append(rest)
        elif word == "ended":
            story.is_ended = True


def compare(folder: Path, stories: dict[int, Story], count: Count) -> None:
    """What the history holds against what was told.  Looks at a copy: recovery is for the next child."""
    with tempfile.TemporaryDirectory() as name:
        copy = Path(name) / "copy"
        shutil.copytree(folder, copy)
        store = HistoryStore(copy / "history.sqlite")
        try:
            if store.fault is not None:
                raise Lost(f"the history is at fault: {store.fault}")
            kept = {summary.id: store.load(summary.id) for summary in store.matches()}
            waiting = {summary.id for summary in store.unfinished()}
        except HistoryUnreadable as error:
            raise Lost(str(error)) from error
        finally:
            store.close()
        _check_database(copy / "history.sqlite")
    if missing := stories.keys() - kept.keys():
        raise Lost(f"matches {sorted(missing)} are missing")
    for match_id, stored in kept.items():
        # A match whose first turn was kept but not told is one turn ahead, too.
        story = stories.setdefault(match_id, Story())
        turns = turns_of(stored.match)
        _require_extension(match_id, story.turns, turns)
        if match_id == max(kept):
            count.ahead += len(turns) - len(story.turns)
            count.in_deal += stored.match.state is not None and stored.match.state.turn is not None
        if story.is_ended and not stored.match.is_over:
            raise Lost(f"match {match_id} had ended")
        if not stored.match.is_over and match_id not in waiting:
            raise Lost(f"match {match_id} cannot be continued")


def _require_extension(match_id: int, told: list[str], kept: list[str]) -> None:
    """Everything told is kept; beyond that, at most the one turn whose telling was cut off."""
    if kept[: len(told)] != told:
        raise Lost(f"match {match_id} has {len(kept)} turns that are not the {len(told)} told")
    if len(kept) > len(told) + 1:
        raise Lost(f"match {match_id} has {len(kept)} turns where {len(told)} were told")


def _check_database(path: Path) -> None:
    connection = sqlite3.connect(path)
    try:
        found = connection.execute("PRAGMA integrity_check").fetchall()
        orphans = connection.execute("PRAGMA foreign_key_check").fetchall()
    finally:
        connection.close()
    if found != [("ok",)] or orphans:
        raise Lost(f"the database is damaged: {found} {orphans}")


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--seed", type=int, default=int.from_bytes(os.urandom(3)))
    parser.add_argument("--folder", type=Path, help="keep the history here instead of a temporary folder")
    parser.add_argument("--window", action="store_true", help="kill the whole program, not only its core")
    options = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory() as name:
        try:
            folder = options.folder or Path(name)
            count = run(options.kills, options.seed, folder, in_window=options.window)
        except Lost as loss:
            print(f"seed {options.seed}: {loss}")
            return 1
    print(
        f"{count.kills} kills ({count.in_deal} in mid-deal, {count.ahead} with a turn kept but not told), "
        f"{count.turns} turns of {count.matches} matches: nothing lost, database sound; seed {options.seed}"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())

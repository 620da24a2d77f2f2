"""Matches to be stored, and trouble with the disk."""

import contextlib
import os
import tempfile
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from random import Random

from scopa_desktop.match.match import Match
from scopa_desktop.match.shuffle import deck_for, first_dealer
from scopa_desktop.match.turns import Turn
from scopa_desktop.rules.ruleset import FieldValue, ruleset
from scopa_desktop.storage.history import HistoryStore

STARTED = datetime(2026, 1, 2, 3, 4, 5, tzinfo=UTC)
LEVELS = ("", "novice", "easy", "fair", "easy", "fair")
NAMES = ("Anna", "Bruno", "Carla", "Dino", "Emma", "Fulvio")
NOBODY = 65534


def new_match(seed: int = 1, *, dealt: bool = True, **fields: FieldValue) -> Match:
    """A match of named players, with its first deal on the table."""
    rules = ruleset(**fields)
    match = Match(rules, first_dealer(rules, seed), names=NAMES[: rules.players], seed=seed)
    if dealt:
        match.deal(deck_for(rules, seed, 1))
    return match


def step(match: Match) -> Turn:
    """The next turn of a match, always the same one."""
    if match.awaits_deal:
        return match.deal(deck_for(match.rules, match.seed or 0, match.deal_number + 1))
    chance = Random(f"{match.seed} {match.deal_number} {len(match.turns)}")
    return match.take(chance.choice((*match.legal_declarations(), *match.legal_plays())))


def quick(store: HistoryStore) -> HistoryStore:
    """The store, no longer waiting for the disk: that is slow and shows nothing here."""
    store._connection.execute("PRAGMA synchronous = OFF")
    return store


def begin(store: HistoryStore, match: Match) -> int:
    return store.begin(match, LEVELS[: match.rules.players], STARTED)


def play(store: HistoryStore, match_id: int, match: Match, turns: int = 10_000) -> None:
    """Play and keep so many turns, or all to the end."""
    for _ in range(turns):
        if match.is_over:
            break
        store.append(match_id, match, step(match))


@contextlib.contextmanager
def readonly_folder(**files: bytes) -> Iterator[Path]:
    """A folder that this process can read but not write, root or not, with files (``history_sqlite``)."""
    # Not in pytest's own folder, which no other user may enter.
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for key, content in files.items():
            path = folder / key.replace("_", ".")
            path.write_bytes(content)
            path.chmod(0o444)
        folder.chmod(0o555)
        is_root = os.geteuid() == 0
        if is_root:
            os.seteuid(NOBODY)
        try:
            yield folder
        finally:
            if is_root:
                os.seteuid(0)
            folder.chmod(0o755)


@contextlib.contextmanager
def full_disk(room: int = 0) -> Iterator[None]:
    """Let no file grow beyond so many bytes, as if the disk were full."""
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (room, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))

"""Open the database of the history whatever state it is in: the program must start and play."""

import contextlib
import sqlite3
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final, Literal, TypeAlias

from scopa_desktop.storage import migrations
from scopa_desktop.storage.aside import set_aside
from scopa_desktop.storage.faults import StorageFault

BUSY_SECONDS: Final = 2.0
"""How long another window may hold the database before that is a fault.  A commit takes a millisecond."""
START_SECONDS: Final = 8.0
"""How long another window may take to open the history; checking and bringing it up to date may take time."""
CHECKED_SIZE: Final = 32_000_000
"""Bytes.  Up to here the pages of the database are checked at each start: 3 ms for one, some 90 matches."""
_COMPANIONS: Final = ("-wal", "-shm")
_HEADER: Final = b"SQLite format 3\0"
_DAMAGE: Final = (sqlite3.SQLITE_ERROR, sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)

_Word: TypeAlias = Literal["damaged", "newer"]


class _Unusable(Exception):
    """The file is no history of this version."""

    def __init__(self, word: _Word, reason: str) -> None:
        super().__init__(reason)
        self.word = word


def open_history(path: Path) -> tuple[sqlite3.Connection, StorageFault | None]:
    """A connection to a sound history of the newest version, and what was wrong, if anything.

    A damaged file is set aside and a fresh one begun.  Where nothing can be written, the connection is to a
    copy in memory of what could be read.
    """
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with _alone(path):
            connection, unusable = _try_to_open(path)
            if connection is not None:
                return connection, None
            kept = None
            if unusable is not None:
                kept = set_aside(path, unusable.word, _COMPANIONS)
                if kept is None:
                    return _in_memory(path), StorageFault("history", unusable.word, None, str(unusable))
            _create(path)
            if unusable is None:
                return connect(path), None
            return connect(path), StorageFault("history", unusable.word, kept, str(unusable))
    except (OSError, sqlite3.Error) as error:
        return _in_memory(path), StorageFault("history", "unwritable", None, str(error))


def connect(path: Path | str) -> sqlite3.Connection:
    """A connection whose commits are on the disk when they return.  Transactions are begun by hand."""
    connection = sqlite3.connect(path, timeout=BUSY_SECONDS, isolation_level=None)
    try:
        connection.execute("PRAGMA synchronous = FULL")
        # On macOS the usual way to the disk stops at the disk's own memory.  Elsewhere this does nothing.
        connection.execute("PRAGMA fullfsync = ON")
        connection.execute("PRAGMA foreign_keys = ON")
    except sqlite3.Error:
        connection.close()
        raise
    return connection


@contextlib.contextmanager
def _alone(path: Path) -> Iterator[None]:
    """Let no other window open the history meanwhile: two that find it damaged must not both set it aside.

    An empty SQLite file serves as the lock, since SQLite knows how to lock on every system; the lock ends
    with the process, however that ends.
    """
    lock = path.with_suffix(".lock")
    if lock.exists() and lock.stat().st_size:
        lock.write_bytes(b"")
    connection = sqlite3.connect(lock, timeout=START_SECONDS, isolation_level=None)
    try:
        connection.execute("BEGIN EXCLUSIVE")
        yield
    finally:
        connection.close()


def _try_to_open(path: Path) -> tuple[sqlite3.Connection | None, _Unusable | None]:
    """A sound connection; or what is wrong; or neither when there is no history yet."""
    if not path.exists():
        if any(Path(f"{path}{ending}").exists() for ending in _COMPANIONS):
            # SQLite would write these old pages into the fresh database.
            return None, _Unusable("damaged", "the main file is gone")
        return None, None
    with path.open("rb") as file:
        if file.read(len(_HEADER)) != _HEADER:
            # Nor is one of ours ever empty: it gets its name when it is complete.  SQLite must not open this,
            # or it would delete the journal beside it, which may hold the last moves.
            return None, _Unusable("damaged", "not a database")
    try:
        return _sound(path), None
    except _Unusable as unusable:
        return None, unusable
    except sqlite3.Error as error:
        if error.sqlite_errorcode & 0xFF in _DAMAGE:
            return None, _Unusable("damaged", str(error))
        raise


def _sound(path: Path) -> sqlite3.Connection:
    connection = connect(path)
    try:
        # Fails where nothing can be written.
        connection.execute("BEGIN IMMEDIATE")
        connection.execute("ROLLBACK")
        _examine(connection, path.stat().st_size <= CHECKED_SIZE)
    except (sqlite3.Error, _Unusable):
        connection.close()
        raise
    return connection


def _examine(connection: sqlite3.Connection, with_pages: bool) -> None:
    """Bring a database to the newest version.  Raises ``_Unusable`` or ``sqlite3.Error``."""
    version = migrations.version_of(connection)
    if version > migrations.VERSION:
        raise _Unusable("newer", f"version {version} is newer than {migrations.VERSION}")
    if version == 0:
        raise _Unusable("damaged", "not a history")
    migrations.migrate(connection)
    if not migrations.expected_schema() <= migrations.schema_of(connection):
        raise _Unusable("damaged", "tables are missing or different")
    if with_pages:
        (found,) = connection.execute("PRAGMA quick_check(1)").fetchone()
        if found != "ok":
            raise _Unusable("damaged", str(found))


def _create(path: Path) -> None:
    """Make a fresh history that appears under its name when it is complete."""
    with tempfile.TemporaryDirectory(dir=path.parent, prefix=".new-history-") as folder:
        fresh = Path(folder) / path.name
        connection = connect(fresh)
        try:
            # Lasts in the file.  Without shared memory SQLite keeps its usual journal, which serves as well.
            connection.execute("PRAGMA journal_mode = WAL")
            migrations.migrate(connection)
        finally:
            connection.close()
        fresh.replace(path)


def _in_memory(path: Path) -> sqlite3.Connection:
    """A history that ends with the program, with the matches of the file if they can be read."""
    # A folder that cannot be written allows no shared memory file, but then nobody writes to the database.
    for how in ("mode=ro", "mode=ro&immutable=1"):
        memory = connect(":memory:")
        try:
            source = sqlite3.connect(f"{path.absolute().as_uri()}?{how}", uri=True)
            try:
                source.backup(memory)
            finally:
                source.close()
            _examine(memory, with_pages=True)
        except (sqlite3.Error, _Unusable):
            memory.close()
        else:
            return memory
    memory = connect(":memory:")
    migrations.migrate(memory)
    return memory

"""The tables of the history, and the steps from each of their versions to the next.

A step that has been in a release is never changed; a new version is a new step.
"""

import sqlite3
from typing import Final

STEPS: Final[tuple[str, ...]] = (
    # 1. Statistics read points and kinds of points from here, without replaying a match.
    """
    CREATE TABLE matches (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        started TEXT NOT NULL,
        finished TEXT,
        resigned INTEGER NOT NULL DEFAULT 0,
        acknowledged INTEGER NOT NULL DEFAULT 0,
        preset TEXT NOT NULL,
        options TEXT NOT NULL,
        first_dealer INTEGER NOT NULL,
        seed TEXT,
        winner INTEGER
    );
    CREATE TABLE seats (
        match_id INTEGER NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
        seat INTEGER NOT NULL,
        side INTEGER NOT NULL,
        name TEXT NOT NULL,
        level TEXT NOT NULL,
        PRIMARY KEY (match_id, seat)
    ) WITHOUT ROWID;
    CREATE TABLE deals (
        match_id INTEGER NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
        number INTEGER NOT NULL,
        dealer INTEGER NOT NULL,
        started TEXT NOT NULL,
        deck TEXT NOT NULL,
        PRIMARY KEY (match_id, number)
    ) WITHOUT ROWID;
    CREATE TABLE moves (
        match_id INTEGER NOT NULL,
        deal INTEGER NOT NULL,
        number INTEGER NOT NULL,
        superseded INTEGER NOT NULL DEFAULT 0,
        token TEXT NOT NULL,
        PRIMARY KEY (match_id, deal, number, superseded),
        FOREIGN KEY (match_id, deal) REFERENCES deals (match_id, number) ON DELETE CASCADE
    ) WITHOUT ROWID;
    CREATE TABLE deal_sides (
        match_id INTEGER NOT NULL,
        deal INTEGER NOT NULL,
        side INTEGER NOT NULL,
        points INTEGER NOT NULL,
        total INTEGER NOT NULL,
        PRIMARY KEY (match_id, deal, side),
        FOREIGN KEY (match_id, deal) REFERENCES deals (match_id, number) ON DELETE CASCADE
    ) WITHOUT ROWID;
    CREATE TABLE deal_points (
        match_id INTEGER NOT NULL,
        deal INTEGER NOT NULL,
        kind TEXT NOT NULL,
        side INTEGER NOT NULL,
        amount INTEGER NOT NULL,
        points INTEGER NOT NULL,
        PRIMARY KEY (match_id, deal, kind, side),
        FOREIGN KEY (match_id, deal) REFERENCES deals (match_id, number) ON DELETE CASCADE
    ) WITHOUT ROWID;
    """,
)
VERSION: Final = len(STEPS)


def version_of(connection: sqlite3.Connection) -> int:
    """The version of the tables; 0 in a database that is not a history."""
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    return int(version)


def migrate(connection: sqlite3.Connection) -> None:
    """Bring the tables to ``VERSION``, each step in one transaction with its number."""
    for number in range(version_of(connection), VERSION):
        connection.executescript(
            f"BEGIN IMMEDIATE; {STEPS[number]} PRAGMA user_version = {number + 1}; COMMIT;"
        )


def schema_of(connection: sqlite3.Connection) -> frozenset[tuple[str, str]]:
    """Names and definitions of the tables and indexes."""
    return frozenset(connection.execute("SELECT name, coalesce(sql, '') FROM sqlite_schema"))


def expected_schema() -> frozenset[tuple[str, str]]:
    """What ``schema_of`` finds in a database made by ``migrate`` alone."""
    connection = sqlite3.connect(":memory:", isolation_level=None)
    try:
        migrate(connection)
        return schema_of(connection)
    finally:
        connection.close()

import sqlite3
from collections.abc import Iterator

import pytest

from scopa_desktop.storage import migrations


@pytest.fixture
def connection() -> Iterator[sqlite3.Connection]:
    connection = sqlite3.connect(":memory:", isolation_level=None)
    yield connection
    connection.close()


def test_all_steps_from_nothing(connection: sqlite3.Connection) -> None:
    assert migrations.version_of(connection) == 0
    migrations.migrate(connection)
    assert migrations.version_of(connection) == migrations.VERSION
    tables = {name for (name,) in connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")}
    assert {"matches", "seats", "deals", "moves", "deal_sides", "deal_points"} <= tables
    assert migrations.schema_of(connection) == migrations.expected_schema()


def test_nothing_to_do_changes_nothing(connection: sqlite3.Connection) -> None:
    migrations.migrate(connection)
    connection.execute("INSERT INTO matches (started, preset, options, first_dealer) VALUES ('', '', '', 0)")
    migrations.migrate(connection)
    assert connection.execute("SELECT count(*) FROM matches").fetchone() == (1,)


def test_a_step_and_its_number_are_one(
    connection: sqlite3.Connection, monkeypatch: pytest.MonkeyPatch
) -> None:
    migrations.migrate(connection)
    steps = (*migrations.STEPS, "CREATE TABLE half (done); CREATE TABLE matches (again);")
    monkeypatch.setattr(migrations, "STEPS", steps)
    monkeypatch.setattr(migrations, "VERSION", len(steps))
    before = migrations.schema_of(connection)
    with pytest.raises(sqlite3.OperationalError):
        migrations.migrate(connection)
    connection.rollback()
    assert migrations.version_of(connection) == len(steps) - 1
    assert migrations.schema_of(connection) == before


def test_a_later_step_meets_the_rows_of_earlier_ones(
    connection: sqlite3.Connection, monkeypatch: pytest.MonkeyPatch
) -> None:
    migrations.migrate(connection)
    connection.execute("INSERT INTO matches (started, preset, options, first_dealer) VALUES ('', '', '', 0)")
    monkeypatch.setattr(
        migrations, "STEPS", (*migrations.STEPS, "ALTER TABLE matches ADD COLUMN colour TEXT DEFAULT 'red';")
    )
    monkeypatch.setattr(migrations, "VERSION", migrations.VERSION + 1)
    migrations.migrate(connection)
    assert connection.execute("SELECT colour FROM matches").fetchall() == [("red",)]

import re
import sqlite3
import threading
from collections.abc import Callable
from pathlib import Path

import pytest

from scopa_desktop.storage import migrations, opening
from scopa_desktop.storage.faults import StorageFault
from scopa_desktop.storage.opening import connect, open_history

KEPT = re.compile(r"history\.(damaged|newer)-\d{4}-\d\d-\d\d\.sqlite")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "data" / "history.sqlite"


def open_and_close(path: Path) -> StorageFault | None:
    connection, fault = open_history(path)
    assert migrations.version_of(connection) == migrations.VERSION
    assert connection.execute("SELECT count(*) FROM matches").fetchone() == (0,)
    connection.close()
    return fault


def names_in(folder: Path) -> set[str]:
    return {path.name for path in folder.iterdir()}


def insert_match(connection: sqlite3.Connection) -> None:
    connection.execute("INSERT INTO matches (started, preset, options, first_dealer) VALUES ('', '', '', 0)")


def test_the_first_start_makes_folder_and_file(path: Path) -> None:
    assert open_and_close(path) is None
    assert names_in(path.parent) == {"history.sqlite", "history.lock"}


def test_commits_are_on_the_disk_at_once(path: Path) -> None:
    connection, _ = open_history(path)
    assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    assert connection.execute("PRAGMA synchronous").fetchone() == (2,)
    assert connection.execute("PRAGMA foreign_keys").fetchone() == (1,)
    connection.close()


def test_the_second_start_finds_what_is_there(path: Path) -> None:
    connection, _ = open_history(path)
    insert_match(connection)
    connection.close()
    connection, fault = open_history(path)
    assert fault is None
    assert connection.execute("SELECT count(*) FROM matches").fetchone() == (1,)
    connection.close()


def empty(path: Path) -> None:
    path.write_bytes(b"")


def garble(path: Path) -> None:
    path.write_bytes(b"not a database at all, and longer than a header is. " * 100)


def zero(path: Path) -> None:
    path.write_bytes(bytes(path.stat().st_size))


def cut_after_the_header(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:4096])


def cut_the_last_pages(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:-8192])


def garble_a_page(path: Path) -> None:
    data = bytearray(path.read_bytes())
    data[-4096:] = b"\xa5" * 4096
    path.write_bytes(data)


def cut_one_byte(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:100])


def garble_all_but_the_header(path: Path) -> None:
    data = path.read_bytes()
    path.write_bytes(data[:16] + b"\x5a" * (len(data) - 16))


def put_another_program_s_database(path: Path) -> None:
    path.unlink()
    connection = sqlite3.connect(path)
    connection.execute("CREATE TABLE recipes (name)")
    connection.close()


def drop_a_table(path: Path) -> None:
    connection = sqlite3.connect(path)
    connection.execute("DROP TABLE deal_points")
    connection.close()


def drop_a_column(path: Path) -> None:
    connection = sqlite3.connect(path)
    connection.execute("ALTER TABLE matches DROP COLUMN seed")
    connection.close()


def lose_the_main_file(path: Path) -> None:
    path.rename(f"{path}-wal")


@pytest.mark.parametrize(
    "damage",
    [
        empty,
        garble,
        garble_all_but_the_header,
        zero,
        cut_after_the_header,
        cut_the_last_pages,
        cut_one_byte,
        garble_a_page,
        put_another_program_s_database,
        drop_a_table,
        drop_a_column,
        lose_the_main_file,
    ],
)
def test_a_damaged_file_is_set_aside(path: Path, damage: Callable[[Path], None]) -> None:
    open_and_close(path)
    damage(path)
    damaged = path.read_bytes() if path.exists() else Path(f"{path}-wal").read_bytes()
    fault = open_and_close(path)
    assert fault is not None
    assert (fault.file, fault.kind) == ("history", "damaged")
    assert fault.reason
    assert fault.kept is not None
    assert KEPT.fullmatch(fault.kept)
    kept = path.with_name(fault.kept)
    assert (kept if kept.exists() else Path(f"{kept}-wal")).read_bytes() == damaged
    assert open_and_close(path) is None


def test_a_second_damage_of_the_day_gets_another_name(path: Path) -> None:
    path.parent.mkdir()
    kept = set()
    for _ in range(3):
        garble(path)
        fault = open_and_close(path)
        assert fault is not None
        kept.add(fault.kept)
    assert len(kept) == 3
    assert kept < names_in(path.parent)


def test_the_journal_goes_with_the_damaged_file(path: Path) -> None:
    open_and_close(path)
    garble(path)
    Path(f"{path}-wal").write_bytes(b"journal")
    fault = open_and_close(path)
    assert fault is not None
    assert path.with_name(f"{fault.kept}-wal").read_bytes() == b"journal"


def test_a_newer_file_is_kept_for_the_newer_program(path: Path) -> None:
    connection, _ = open_history(path)
    insert_match(connection)
    connection.execute(f"PRAGMA user_version = {migrations.VERSION + 1}")
    connection.close()
    fault = open_and_close(path)
    assert fault is not None
    assert fault.kind == "newer"
    assert fault.kept is not None
    assert fault.kept.startswith("history.newer-")
    kept = connect(path.with_name(fault.kept))
    assert kept.execute("SELECT count(*) FROM matches").fetchone() == (1,)
    kept.close()


def test_an_older_file_is_brought_up_to_date(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    connection, _ = open_history(path)
    insert_match(connection)
    connection.close()
    monkeypatch.setattr(migrations, "STEPS", (*migrations.STEPS, "CREATE TABLE later (x);"))
    monkeypatch.setattr(migrations, "VERSION", migrations.VERSION + 1)
    connection, fault = open_history(path)
    assert fault is None
    assert connection.execute("SELECT count(*) FROM matches").fetchone() == (1,)
    assert connection.execute("SELECT count(*) FROM later").fetchone() == (0,)
    connection.close()


def test_tables_of_others_do_no_harm(path: Path) -> None:
    open_and_close(path)
    connection = connect(path)
    connection.execute("CREATE TABLE notes (text)")
    connection.close()
    assert open_and_close(path) is None


def test_a_huge_file_is_not_read_through_at_each_start(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    open_and_close(path)
    garble_a_page(path)
    monkeypatch.setattr(opening, "CHECKED_SIZE", 1)
    connection, fault = open_history(path)
    connection.close()
    assert fault is None


def test_a_folder_that_cannot_be_made(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("a file where the folder should be")
    fault = open_and_close(tmp_path / "data" / "history.sqlite")
    assert fault is not None
    assert (fault.kind, fault.kept) == ("unwritable", None)


def test_a_folder_in_place_of_the_file(path: Path) -> None:
    path.mkdir(parents=True)
    fault = open_and_close(path)
    assert fault is not None
    assert fault.kind == "unwritable"


def test_a_damaged_file_that_cannot_be_set_aside(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(self: Path, target: Path) -> Path:
        raise PermissionError(str(target))

    path.parent.mkdir()
    garble(path)
    before = path.read_bytes()
    monkeypatch.setattr(Path, "rename", refuse)
    fault = open_and_close(path)
    assert fault is not None
    assert (fault.kind, fault.kept) == ("damaged", None)
    assert path.read_bytes() == before


def test_a_file_that_another_window_holds_too_long(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    connection, _ = open_history(path)
    insert_match(connection)
    connection.execute("BEGIN IMMEDIATE")
    monkeypatch.setattr(opening, "BUSY_SECONDS", 0.01)
    other, fault = open_history(path)
    assert fault is not None
    assert fault.kind == "unwritable"
    assert "locked" in fault.reason
    # What is there can be seen all the same.
    assert other.execute("SELECT count(*) FROM matches").fetchone() == (1,)
    other.close()
    connection.close()


def test_windows_that_start_together_on_a_damaged_file(path: Path) -> None:
    path.parent.mkdir()
    garble(path)
    faults = []

    def start() -> None:
        connection, fault = open_history(path)
        insert_match(connection)
        faults.append(fault)
        connection.close()

    windows = [threading.Thread(target=start) for _ in range(4)]
    for window in windows:
        window.start()
    for window in windows:
        window.join()
    assert [fault is None for fault in faults].count(False) == 1
    connection, fault = open_history(path)
    assert fault is None
    assert connection.execute("SELECT count(*) FROM matches").fetchone() == (4,)
    connection.close()


def test_a_garbled_lock_does_not_matter(path: Path) -> None:
    open_and_close(path)
    path.with_suffix(".lock").write_bytes(b"garbage" * 1000)
    assert open_and_close(path) is None


def test_a_start_that_is_killed_leaves_no_half_made_file(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def die(connection: sqlite3.Connection) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(migrations, "migrate", die)
        with pytest.raises(KeyboardInterrupt):
            open_history(path)
    assert not path.exists()
    assert open_and_close(path) is None

"""Folders without rights and full disks: the program starts, plays and says so."""

from pathlib import Path

import pytest

from scopa_desktop.storage.history import HistoryStore, HistoryUnwritable
from scopa_desktop.storage.settings import Settings, SettingsStore
from tests.storage.samples import begin, full_disk, new_match, play, readonly_folder, step


def history_bytes(tmp_path: Path) -> bytes:
    """A history with one match, as a file."""
    store = HistoryStore(tmp_path / "history.sqlite")
    match = new_match()
    play(store, begin(store, match), match, 5)
    store.close()
    return (tmp_path / "history.sqlite").read_bytes()


def test_readonly_folder_without_a_history() -> None:
    with readonly_folder() as folder:
        store = HistoryStore(folder / "history.sqlite")
        assert store.fault is not None
        assert store.fault.kind == "unwritable"
        match = new_match(target=1)
        match_id = begin(store, match)
        play(store, match_id, match)
        assert store.load(match_id).match.deals == match.deals
        store.close()
        assert list(folder.iterdir()) == []


def test_readonly_folder_with_a_history_still_shows_it(tmp_path: Path) -> None:
    with readonly_folder(history_sqlite=history_bytes(tmp_path)) as folder:
        store = HistoryStore(folder / "history.sqlite")
        assert store.fault is not None
        assert store.fault.kind == "unwritable"
        (old,) = store.unfinished()
        stored = store.load(old.id)
        assert len(stored.match.turns) == 6
        play(store, old.id, stored.match, 3)
        assert len(store.load(old.id).match.turns) == 9
        store.close()


def test_readonly_folder_with_a_damaged_history() -> None:
    with readonly_folder(history_sqlite=b"garbage") as folder:
        store = HistoryStore(folder / "history.sqlite")
        assert store.fault is not None
        assert store.fault.kept is None
        assert store.matches() == []
        store.close()
        assert (folder / "history.sqlite").read_bytes() == b"garbage"


def test_readonly_folder_of_settings() -> None:
    with readonly_folder(settings_json=b'{"version": 1, "tempo": "brisk"}') as folder:
        store = SettingsStore(folder / "settings.json")
        assert store.load() == Settings(tempo="brisk")
        assert store.fault is None
        fault = store.save(Settings(tempo="instant"))
        assert fault is not None
        assert fault.kind == "unwritable"
        assert store.settings.tempo == "instant"
        assert store.load().tempo == "brisk"


def test_readonly_damaged_settings() -> None:
    with readonly_folder(settings_json=b'{"version": 1, "tempo": 5, "cloth": "red"}') as folder:
        store = SettingsStore(folder / "settings.json")
        assert store.load() == Settings(cloth="red")
        assert store.fault is not None
        assert (store.fault.kind, store.fault.kept) == ("damaged", None)


def test_full_disk_at_the_first_start(tmp_path: Path) -> None:
    with full_disk():
        store = HistoryStore(tmp_path / "history.sqlite")
        assert store.fault is not None
        assert store.fault.kind == "unwritable"
        match = new_match(target=1)
        play(store, begin(store, match), match)
        store.close()
    assert not (tmp_path / "history.sqlite").exists()


def test_disk_that_fills_in_mid_match(tmp_path: Path) -> None:
    store = HistoryStore(tmp_path / "history.sqlite")
    match = new_match()
    match_id = begin(store, match)
    play(store, match_id, match, 3)
    with full_disk():
        turn = step(match)
        with pytest.raises(HistoryUnwritable):
            store.append(match_id, match, turn)
        with pytest.raises(HistoryUnwritable):
            store.append(match_id, match, step(match))
        # Whoever leaves the match now and comes back finds it where it was.
        assert store.load(match_id).match.turns == match.turns
        assert len(match.turns) == 6
    play(store, match_id, match, 1)
    assert store.load(match_id).match.turns == match.turns
    store.close()
    again = HistoryStore(tmp_path / "history.sqlite")
    assert again.fault is None
    assert again.load(match_id).match.turns == match.turns
    again.close()


def test_full_disk_keeps_the_old_settings_whole(tmp_path: Path) -> None:
    store = SettingsStore(tmp_path / "settings.json")
    assert store.save(Settings(cloth="blue")) is None
    with full_disk(10):
        fault = store.save(Settings(cloth="red"))
        assert fault is not None
        assert fault.kind == "unwritable"
    assert store.settings.cloth == "red"
    assert [path.name for path in tmp_path.iterdir()] == ["settings.json"]
    assert SettingsStore(tmp_path / "settings.json").load().cloth == "blue"

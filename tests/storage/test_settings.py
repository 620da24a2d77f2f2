import json
import os
import re
from dataclasses import fields
from pathlib import Path

import pytest

from scopa_desktop.storage.settings import NAME_LENGTH, VERSION, Settings, SettingsStore

OTHERS = Settings(
    tempo="instant",
    value_corners=False,
    cloth="dark",
    pace=0,
    player_name="Zoë",
    opponent_name="Bruno",
    level="fair",
    target=21,
)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "data" / "settings.json"


def loaded(path: Path, content: object) -> SettingsStore:
    """A store that has loaded some content: bytes as they are, anything else as JSON."""
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(content if isinstance(content, bytes) else json.dumps(content).encode())
    store = SettingsStore(path)
    store.load()
    return store


def test_nothing_there_yet(path: Path) -> None:
    store = SettingsStore(path)
    assert store.load() == store.settings == Settings()
    assert store.fault is None
    assert not path.parent.exists()


def test_there_and_back(path: Path) -> None:
    assert all(getattr(OTHERS, field.name) != field.default for field in fields(Settings))
    assert SettingsStore(path).save(OTHERS) is None
    store = SettingsStore(path)
    assert store.load() == store.settings == OTHERS
    assert store.fault is None
    assert [file.name for file in path.parent.iterdir()] == ["settings.json"]


def test_the_file_can_be_read_by_people(path: Path) -> None:
    SettingsStore(path).save(OTHERS)
    text = path.read_text("utf-8")
    assert text.startswith('{\n  "version": 1,\n  "tempo": "instant",\n')
    assert '"Zoë"' in text


def test_what_is_not_said_is_the_default(path: Path) -> None:
    store = loaded(path, {"version": 1, "cloth": "red"})
    assert store.settings == Settings(cloth="red")
    assert store.fault is None


def test_values_of_others_are_left_alone(path: Path) -> None:
    store = loaded(path, {"version": 1, "volume": [1, 2], "cloth": "red"})
    assert store.fault is None
    store.save(OTHERS)
    assert json.loads(path.read_text("utf-8"))["volume"] == [1, 2]
    assert SettingsStore(path).load() == OTHERS


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("tempo", "fast"),
        ("tempo", None),
        ("value_corners", 1),
        ("value_corners", "false"),
        ("cloth", "pink"),
        ("pace", -1),
        ("pace", 3001),
        ("pace", "700"),
        ("pace", 0.5),
        ("player_name", "a|b"),
        ("player_name", "a\n"),
        ("opponent_name", "x" * (NAME_LENGTH + 1)),
        ("opponent_name", 7),
        ("level", "grandmaster"),
        ("target", 0),
        ("target", 102),
        ("target", True),
    ],
)
def test_one_bad_value_spoils_only_itself(path: Path, name: str, value: object) -> None:
    good = {"tempo": "brisk", "cloth": "red", "target": 16, "player_name": "Anna"}
    store = loaded(path, {"version": 1, **good, name: value})
    expected = {key: kept for key, kept in good.items() if key != name}
    assert store.settings == Settings(**expected)
    assert store.fault is not None
    assert (store.fault.file, store.fault.kind) == ("settings", "damaged")
    assert store.fault.reason.startswith(f"{name}: ")
    assert store.fault.kept is not None
    assert json.loads((path.parent / store.fault.kept).read_text())[name] == value
    # Told once: the good values are back in a file of their own.
    again = SettingsStore(path)
    assert again.load() == store.settings
    assert again.fault is None


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"\0" * 300,
        b'{"version": 1, "tempo": "bri',
        b"\xff\xfe garbled",
        b"[" * 100_000,
        [1],
        None,
        {},
        {"tempo": "brisk"},
        {"version": "1"},
        {"version": None},
    ],
)
def test_a_damaged_file_is_set_aside(path: Path, content: object) -> None:
    store = loaded(path, content)
    assert store.settings == Settings()
    assert store.fault is not None
    assert store.fault.kind == "damaged"
    assert store.fault.kept is not None
    assert re.fullmatch(r"settings\.damaged-\d{4}-\d\d-\d\d\.json", store.fault.kept)
    assert not path.exists()
    assert store.save(OTHERS) is None
    assert store.fault is None
    assert {file.name for file in path.parent.iterdir()} > {"settings.json"}


def test_a_newer_file_is_kept_for_the_newer_program(path: Path) -> None:
    store = loaded(path, {"version": VERSION + 1, "tempo": "brisk"})
    assert store.settings == Settings()
    assert store.fault is not None
    assert store.fault.kind == "newer"
    assert store.fault.kept is not None
    assert json.loads((path.parent / store.fault.kept).read_text())["tempo"] == "brisk"


def test_a_folder_in_place_of_the_file(path: Path) -> None:
    path.mkdir(parents=True)
    store = SettingsStore(path)
    assert store.load() == Settings()
    assert store.fault is not None
    assert store.save(OTHERS) is None


def test_a_folder_that_cannot_be_made(path: Path) -> None:
    path.parent.write_text("a file where the folder should be")
    store = SettingsStore(path)
    fault = store.save(OTHERS)
    assert fault is not None
    assert fault == store.fault
    assert (fault.file, fault.kind) == ("settings", "unwritable")
    assert store.settings == OTHERS


def test_a_write_that_fails_leaves_the_old_file_and_no_other(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(handle: int) -> None:
        raise OSError(28, "No space left on device")

    store = SettingsStore(path)
    store.save(OTHERS)
    before = path.read_bytes()
    monkeypatch.setattr(os, "fsync", fail)
    fault = store.save(Settings())
    assert fault is not None
    assert "No space" in fault.reason
    assert path.read_bytes() == before
    assert [file.name for file in path.parent.iterdir()] == ["settings.json"]


def test_two_windows_leave_one_whole_file(path: Path) -> None:
    one, two = SettingsStore(path), SettingsStore(path)
    one.save(OTHERS)
    two.load()
    two.save(Settings(cloth="blue"))
    one.save(Settings(cloth="red"))
    assert SettingsStore(path).load().cloth == "red"


def test_a_level_must_exist() -> None:
    with pytest.raises(ValueError, match="level: cannot be 'grandmaster'"):
        Settings(level="grandmaster")


def test_a_folder_that_is_a_file_is_no_damage_of_the_settings(tmp_path: Path) -> None:
    (tmp_path / "taken").write_text("a file")
    store = SettingsStore(tmp_path / "taken" / "settings.json")
    assert store.load() == Settings()
    assert store.fault is None
    fault = store.save(Settings())
    assert fault is not None
    assert fault.kind == "unwritable"

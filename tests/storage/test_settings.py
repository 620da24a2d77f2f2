import json
import os
import re
from dataclasses import fields, replace
from pathlib import Path

import pytest

from scopa_desktop.storage.set_up import NAME_LENGTH, SetUp
from scopa_desktop.storage.settings import SET_UPS_KEPT, VERSION, Settings, SettingsStore

OTHERS = Settings(
    tempo="instant",
    value_corners=False,
    cloth="dark",
    pace=0,
    player_name="Zoë",
    deck="french",
    variant="four_colours",
    back="siren-blue",
    large_indices=True,
    counters="own",
    hand_order="suit",
    hints=False,
    set_ups=(
        SetUp(
            4,
            "individual",
            21,
            ("Bruno", "", ""),
            ("fair", "hard", "novice"),
            "cirulla",
            (("re_bello", "on"),),
            "Zena",
        ),
        SetUp(target=16),
    ),
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
    assert text.startswith('{\n  "version": 2,\n  "tempo": "instant",\n')
    assert '"Zoë"' in text


def test_what_is_not_said_is_the_default(path: Path) -> None:
    store = loaded(path, {"version": 2, "cloth": "red"})
    assert store.settings == Settings(cloth="red")
    assert store.fault is None


def test_values_of_others_are_left_alone(path: Path) -> None:
    store = loaded(path, {"version": 2, "volume": [1, 2], "cloth": "red"})
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
        ("player_name", "half \ud800"),
        ("of_tomorrow", ["half \ud800"]),
        ("player_name", "x" * (NAME_LENGTH + 1)),
        ("deck", ""),
        ("deck", "../italian"),
        ("deck", 7),
        ("variant", "Four colours"),
        ("back", None),
        ("large_indices", "yes"),
        ("counters", True),
        ("hand_order", "sorted"),
        ("hints", 1),
        ("set_ups", []),
        ("set_ups", None),
        ("set_ups", [{"players": 5}]),
    ],
)
def test_one_bad_value_spoils_only_itself(path: Path, name: str, value: object) -> None:
    good = {"tempo": "brisk", "cloth": "red", "pace": 100, "counters": "off"}
    store = loaded(path, {"version": 2, **good, name: value})
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


FIRST_VERSION = rb"""{
  "version": 1,
  "tempo": "brisk",
  "value_corners": false,
  "cloth": "blue",
  "pace": 1200,
  "player_name": "Zo\u00eb",
  "opponent_name": "Bruno",
  "level": "hard",
  "target": 21,
  "volume": 3
}
"""


def test_a_file_of_version_1_reads_on(path: Path) -> None:
    store = loaded(path, FIRST_VERSION)
    expected = Settings(
        tempo="brisk",
        value_corners=False,
        cloth="blue",
        pace=1200,
        player_name="Zoë",
        set_ups=(SetUp(2, "teams", 21, ("Bruno",), ("hard",)),),
    )
    assert store.settings == expected
    assert store.fault is None
    store.save(expected)
    kept = json.loads(path.read_text("utf-8"))
    assert (kept["version"], kept["volume"]) == (VERSION, 3)
    assert not {"opponent_name", "level", "target"} & set(kept)
    assert SettingsStore(path).load() == expected


def test_version_1_may_say_little(path: Path) -> None:
    assert loaded(path, {"version": 1, "target": 16}).settings == Settings(set_ups=(SetUp(target=16),))
    assert loaded(path, {"version": 1}).settings == Settings()


@pytest.mark.parametrize(
    ("name", "value"),
    [("level", "grandmaster"), ("level", []), ("opponent_name", 7), ("target", 102), ("target", True)],
)
def test_one_bad_value_of_version_1_spoils_only_itself(path: Path, name: str, value: object) -> None:
    good = {"version": 1, "opponent_name": "Bo", "level": "fair", "target": 31}
    store = loaded(path, {**good, name: value})
    assert store.fault is not None
    assert store.fault.reason.startswith(f"{name}: ")
    set_up = SetUp(2, "teams", 31, ("Bo",), ("fair",))
    plain = SetUp()
    assert store.settings.set_up in (
        replace(set_up, levels=plain.levels),
        replace(set_up, names=plain.names),
        replace(set_up, target=plain.target),
    )


def test_one_bad_set_up_spoils_only_itself(path: Path) -> None:
    store = loaded(path, {"version": 2, "set_ups": [{"target": 16}, {"target": True}, "?", {"target": 31}]})
    assert store.settings.set_ups == (SetUp(target=16), SetUp(target=31))
    assert store.fault is not None
    assert store.fault.reason.count("set_ups: ") == 2
    again = SettingsStore(path)
    assert again.load() == store.settings
    assert again.fault is None


def test_of_too_many_set_ups_the_first_are_kept(path: Path) -> None:
    many = [{"target": number} for number in range(1, SET_UPS_KEPT + 3)]
    store = loaded(path, {"version": 2, "set_ups": many})
    assert [set_up.target for set_up in store.settings.set_ups] == list(range(1, SET_UPS_KEPT + 1))
    assert store.fault is not None
    assert store.fault.reason == f"set_ups: {SET_UPS_KEPT + 2} are too many"


def test_set_ups_are_kept_newest_first_and_once() -> None:
    settings = Settings()
    for target in (11, 16, 21, 16):
        settings = settings.with_set_up(SetUp(target=target))
    assert [set_up.target for set_up in settings.set_ups] == [16, 21, 11]
    assert settings.set_up == SetUp(target=16)
    for target in range(30, 40):
        settings = settings.with_set_up(SetUp(target=target))
    assert len(settings.set_ups) == SET_UPS_KEPT
    assert settings.set_up.target == 39


def test_a_folder_that_is_a_file_is_no_damage_of_the_settings(tmp_path: Path) -> None:
    (tmp_path / "taken").write_text("a file")
    store = SettingsStore(tmp_path / "taken" / "settings.json")
    assert store.load() == Settings()
    assert store.fault is None
    fault = store.save(Settings())
    assert fault is not None
    assert fault.kind == "unwritable"

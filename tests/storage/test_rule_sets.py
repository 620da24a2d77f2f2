import json
from pathlib import Path

import pytest

from scopa_desktop.storage.rule_sets import MOST, VERSION, RuleSet, RuleSetStore, name_of
from scopa_desktop.storage.set_up import rules_with

OURS = RuleSet("Nonna", "classic", 16, 2, (("re_bello", "on"), ("napola", "to_six")))
FOUR = RuleSet("bar", "scopone", 21, 4)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "data" / "rules.json"


def loaded(path: Path, content: object) -> RuleSetStore:
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(content if isinstance(content, bytes) else json.dumps(content).encode())
    store = RuleSetStore(path)
    store.load()
    return store


def entry(**changes: object) -> dict[str, object]:
    return {"name": "Nonna", "preset": "classic", "target": 16, "players": 2, "options": [], **changes}


def test_nothing_there_yet(path: Path) -> None:
    store = RuleSetStore(path)
    assert store.load() == ()
    assert store.fault is None
    assert not path.parent.exists()


def test_there_and_back_by_name(path: Path) -> None:
    assert RuleSetStore(path).save((OURS, FOUR)) is None
    store = RuleSetStore(path)
    assert store.load() == store.rule_sets == (FOUR, OURS)
    assert store.fault is None


@pytest.mark.parametrize(
    "wrong",
    [
        entry(name=""),
        entry(name="a|b"),
        entry(name=7),
        entry(name="half \ud800"),
        entry(preset="of_tomorrow"),
        entry(preset=["classic"]),
        entry(target=0),
        entry(target=True),
        entry(players=5),
        entry(options=[["napola", "half"]]),
        entry(options=[["napola", "off"]]),
        entry(options=[["target", 21]]),
        entry(options=[["napoleone", "on"]]),
        entry(options=[["re_bello", "on"], ["napola", "full"], ["sevens", "off"]]),
        entry(options=[1]),
        entry(options="x"),
        entry(colour="green"),
        {"name": "Nonna"},
        None,
        [],
    ],
)
def test_one_that_cannot_be_is_left_out_and_told(path: Path, wrong: object) -> None:
    good = entry(name="bar", preset="scopone", target=21, players=4)
    store = loaded(path, {"version": VERSION, "rule_sets": [wrong, good]})
    assert store.rule_sets == (FOUR,)
    assert store.fault is not None
    assert store.fault.kind == "damaged"
    assert (path.parent / str(store.fault.kept)).exists()
    assert RuleSetStore(path).load() == (FOUR,)


def test_a_name_twice_is_told(path: Path) -> None:
    store = loaded(path, {"version": VERSION, "rule_sets": [entry(), entry(target=21)]})
    assert [rule_set.target for rule_set in store.rule_sets] == [16]
    assert store.fault is not None


def test_too_many_are_told(path: Path) -> None:
    many = [entry(name=str(number)) for number in range(MOST + 1)]
    store = loaded(path, {"version": VERSION, "rule_sets": many})
    assert len(store.rule_sets) == MOST
    assert store.fault is not None


@pytest.mark.parametrize(
    "content", [b"", b"\xff", b"[" * 100_000, b"[]", {"rule_sets": []}, {"version": 1}, {"version": "1"}]
)
def test_a_file_that_holds_none_is_set_aside(path: Path, content: object) -> None:
    store = loaded(path, content)
    assert store.rule_sets == ()
    assert store.fault is not None
    assert store.fault.kind == "damaged"
    assert not path.exists()


def test_of_a_newer_version(path: Path) -> None:
    store = loaded(path, {"version": VERSION + 1, "rule_sets": []})
    assert store.fault is not None
    assert store.fault.kind == "newer"


def test_what_cannot_be_written_holds_nevertheless(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("no folder")
    store = RuleSetStore(tmp_path / "data" / "rules.json")
    fault = store.save((OURS,))
    assert fault is not None
    assert fault.kind == "unwritable"
    assert store.rule_sets == (OURS,)


def test_rules_are_called_as_the_player_calls_them() -> None:
    others = (FOUR, OURS)
    rules = rules_with("classic", OURS.options, players=3, target=16)
    assert name_of(rules, others) == "Nonna"
    assert name_of(rules_with("classic", OURS.options, players=2, target=21), others) == ""
    assert name_of(rules_with("classic", (), players=2, target=16), others) == ""

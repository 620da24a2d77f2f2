"""Whole matches kept as files.

``pytest tests/golden --update-golden`` writes them anew; then look at what has changed.
"""

import re
from itertools import zip_longest
from pathlib import Path

import pytest

from scopa_desktop.match.record import read_record, write_record
from scopa_desktop.rules.ruleset import PRESETS, Ruleset, ruleset
from tests.golden.playthrough import new_record, told

HERE = Path(__file__).parent


SEEDS = {"trentino": 4}
"""Of first matches that show what is rare."""


def _matches() -> dict[str, tuple[Ruleset, int]]:
    """The rules and the seed of every match, by the name of its files.

    Classic for every number of players; of the others two matches each, so that all numbers come up.
    """
    found = {}
    for place, (key, preset) in enumerate(PRESETS.items()):
        first = preset.players[0]
        more = preset.players[1:] or (first,)
        pairs = [(n, n) for n in preset.players] if key == "classic" else [(first, more[place % len(more)])]
        for one, other in pairs:
            found[f"{key}-{one}-1"] = ruleset(key, players=one), SEEDS.get(key, 100 + one)
            # The second one in another form of team where there is one.
            teams = {4: "individual", 6: "three_pairs"}.get(other, "teams")
            found[f"{key}-{other}-2"] = ruleset(key, players=other, teams=teams), 200 + other
    return found


MATCHES = _matches()


@pytest.fixture(scope="module", autouse=True)
def update(request: pytest.FixtureRequest) -> None:
    if request.config.getoption("--update-golden"):
        for name, (rules, seed) in MATCHES.items():
            text = new_record(rules, seed)
            (HERE / f"{name}.scopa").write_bytes(text.encode())
            (HERE / f"{name}.txt").write_bytes(told(read_record(text).match).encode())


@pytest.mark.parametrize("name", MATCHES)
def test_match(name: str) -> None:
    record_file, told_file = HERE / f"{name}.scopa", HERE / f"{name}.txt"
    text = record_file.read_bytes().decode()
    record = read_record(text)
    assert write_record(record.match, record.tags) == text
    assert record.match.is_over
    assert record.match.rules == MATCHES[name][0]
    kept = told_file.read_bytes().decode().split("\n")
    now = told(record.match).split("\n")
    for number, (old, new) in enumerate(zip_longest(kept, now), start=1):
        assert new == old, f"{told_file.name}, line {number}"


@pytest.mark.parametrize("name", MATCHES)
def test_the_same_seed_plays_the_same_match(name: str) -> None:
    """The decks of a seed never change: old seeds would deal other matches."""
    assert new_record(*MATCHES[name]).encode() == (HERE / f"{name}.scopa").read_bytes()


def test_every_preset_has_two_matches() -> None:
    assert {path.stem for path in HERE.glob("*.scopa")} == set(MATCHES)
    assert {path.stem for path in HERE.glob("*.txt")} == set(MATCHES)
    for key, preset in PRESETS.items():
        numbers = [name.rpartition("-")[2] for name in MATCHES if name.rpartition("-")[0][:-2] == key]
        assert sorted(set(numbers)) == ["1", "2"]
        assert len(numbers) == (2 * len(preset.players) if key == "classic" else 2)


def test_the_matches_have_what_matters_in_them() -> None:
    texts = {path.stem: path.read_text("utf-8") for path in HERE.glob("*.txt")}
    for wanted in ("is given", " wins ", r"may play .*x\S+\+\S+ "):
        assert all(re.search(wanted, text) for text in texts.values()), wanted
    for wanted in ("makes a scopa", r"may play .*#"):
        found = {name for name, text in texts.items() if re.search(wanted, text)}
        assert found == {name for name in texts if not name.startswith("frac")}, wanted
    for key, wanted in (
        ("cirulla", "declares .* for 3"),
        ("cirulla", "declares .* for 10"),
        ("cirulla", "takes the dealt table"),
        ("escoba", "takes the dealt table"),
        ("napola", r"napola: .*: \d*[3-9]"),
        ("trentino", "by trentino"),
    ):
        assert any(re.search(wanted, text) for name, text in texts.items() if name.startswith(key)), wanted

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


def _matches() -> dict[str, tuple[Ruleset, int]]:
    """The rules and the seed of every match, by the name of its files."""
    found = {}
    for key, preset in PRESETS.items():
        for players in preset.players:
            found[f"{key}-{players}-1"] = ruleset(key, players=players), 100 + players
            # The second one in another form of team where there is one.
            teams = {4: "individual", 6: "three_pairs"}.get(players, "teams")
            found[f"{key}-{players}-2"] = ruleset(key, players=players, teams=teams), 200 + players
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


def test_every_preset_and_number_of_players_has_two_matches() -> None:
    named = {f"{key}-{players}" for key, preset in PRESETS.items() for players in preset.players}
    for name in named:
        assert {path.name for path in HERE.glob(f"{name}-*")} == {
            f"{name}-{number}.{kind}" for number in (1, 2) for kind in ("scopa", "txt")
        }
    assert {path.stem.rpartition("-")[0] for path in HERE.glob("*.scopa")} == named


def test_the_matches_have_what_matters_in_them() -> None:
    texts = [path.read_text("utf-8") for path in HERE.glob("*.txt")]
    for wanted in ("makes a scopa", "is given", " wins ", r"may play .*x\S+\+\S+ ", r"may play .*#"):
        assert all(re.search(wanted, text) for text in texts), wanted

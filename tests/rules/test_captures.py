from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scopa_desktop.rules import captures
from scopa_desktop.rules.captures import capture_finder, single_first, sums, with_ace_sweep
from scopa_desktop.rules.cards import DECK, OF_VALUE, cards_in, value_of
from scopa_desktop.rules.notation import card_text
from scopa_desktop.rules.ruleset import FIELDS, ruleset
from tests import oracle
from tests.tables import card_sets, cards, mask, texts


def taken(card: str, table: str) -> list[set[str]]:
    return [set(texts(cards_in(found))) for found in single_first(cards(card)[0], mask(table))]


@pytest.mark.parametrize(
    ("table", "card", "expected"),
    [
        ("3C 4C 7C", "7B", ["7C"]),
        ("1C 2C 6C", "8B", ["2C 6C"]),
        ("4C 1C 3C 2C", "5B", ["4C 1C", "3C 2C"]),
        ("1C 2C 3C 6C", "9B", ["3C 6C", "1C 2C 6C"]),
        ("5D 5C 3B", "5S", ["5D", "5C"]),
        ("5D 5C 3B", "8S", ["5D 3B", "5C 3B"]),
        ("8C 5C 3C", "8B", ["8C"]),
        ("8C 9C 10C", "7B", []),
        ("2C 5C", "7B", ["2C 5C"]),
        ("", "1B", []),
    ],
)
def test_worked_examples(table: str, card: str, expected: list[str]) -> None:
    found = taken(card, table)
    assert len(found) == len(expected)
    assert all(set(one.split()) in found for one in expected)


@pytest.mark.parametrize(
    ("rules", "table", "card", "expected"),
    [
        ({"capture_choice": "fewest"}, "1C 2C 3C 6C", "9B", ["3C 6C"]),
        ({"capture_choice": "fewest"}, "8C 5C 3C", "8B", ["8C"]),
        ({"capture_choice": "fewest"}, "5C 3C 6C 2C", "8B", ["5C 3C", "6C 2C"]),
        ({"capture_choice": "fewest"}, "9C", "8B", []),
        ({"capture_choice": "free"}, "8C 5C 3C", "8B", ["8C", "5C 3C"]),
        ({"capture_choice": "free"}, "5D 5C 3C", "8B", ["5D 3C", "5C 3C"]),
        ({"max_captured": 2}, "1C 2C 3C", "6B", []),
        ({"max_captured": 2}, "1C 2C 3C 5C", "6B", ["1C 5C"]),
        ({"max_captured": 2, "capture_choice": "fewest"}, "1C 2C 3C", "6B", []),
        ({"sum_to": 15}, "6C 9C", "6B", ["9C"]),
        ({"sum_to": 15}, "9C 4C 5C", "6B", ["9C", "4C 5C"]),
        ({"sum_to": 15, "capture_choice": "fewest"}, "9C 4C 5C", "6B", ["9C"]),
        ({"sum_to": 15}, "2C 3C 8C", "2B", ["2C 3C 8C"]),
        ({"sum_to": 15}, "10C 4C 3C 7C", "1B", ["10C 4C", "4C 3C 7C"]),
        ({"sum_to": 11}, "10C 4C 6C", "1B", ["10C", "4C 6C"]),
        ({"sum_to": 11}, "1C 1D 10C", "10B", ["1C", "1D"]),
        ({"sum_to": "value_or_15", "capture_choice": "free"}, "3C 5C 6C 7C", "7B", ["7C", "3C 5C"]),
        ({"sum_to": "value_or_15"}, "3C 5C 6C 7C", "7B", ["7C"]),
        ({"sum_to": "value_or_15"}, "3C 5C 4C 8C", "7B", ["3C 4C", "8C", "3C 5C"]),
        ({"sum_to": "value_or_15", "capture_choice": "fewest"}, "3C 5C 4C 8C", "7B", ["8C"]),
    ],
)
def test_worked_examples_by_other_rules(
    rules: dict[str, str | int], table: str, card: str, expected: list[str]
) -> None:
    chosen = ruleset(**rules)
    finder = capture_finder(chosen.capture_choice, chosen.max_captured, chosen.sum_to)
    found = [set(texts(cards_in(one))) for one in finder(cards(card)[0], mask(table))]
    assert len(found) == len(expected)
    assert all(set(one.split()) in found for one in expected)


def test_classic_goes_the_short_way() -> None:
    assert capture_finder("single_first", "none", "value") is single_first


@given(st.data())
def test_all_ways_of_capturing_are_those_of_brute_force(data: st.DataObject) -> None:
    card = data.draw(st.sampled_from(DECK))
    table = data.draw(card_sets(max_size=10)) & ~(1 << card)
    for way in product(*(FIELDS[name] for name in ("capture_choice", "max_captured", "sum_to"))):
        found = capture_finder(*way)(card, table)
        assert len(set(found)) == len(found)
        naive = oracle.captures(card_text(card), texts(cards_in(table)), *way)
        assert {frozenset(texts(cards_in(one))) for one in found} == naive, way


@given(st.data())
def test_captures_are_those_of_brute_force(data: st.DataObject) -> None:
    card = data.draw(st.sampled_from(DECK))
    table = data.draw(card_sets()) & ~(1 << card)
    found = single_first(card, table)
    assert len(set(found)) == len(found)
    assert {frozenset(texts(cards_in(one))) for one in found} == oracle.captures(
        card_text(card), texts(cards_in(table))
    )


@given(st.data())
def test_ace_sweeps_are_those_of_brute_force(data: st.DataObject) -> None:
    card = data.draw(st.sampled_from([0, 10, 20, 30, 5]))
    table = data.draw(card_sets(max_size=8)) & ~(1 << card)
    way = [data.draw(st.sampled_from(FIELDS[name])) for name in ("capture_choice", "max_captured", "sum_to")]
    for on_ace in FIELDS["ace_on_ace"]:
        found = with_ace_sweep(capture_finder(*way), on_ace, way[2])(card, table)
        assert len(set(found)) == len(found)
        naive = oracle.captures(
            card_text(card), texts(cards_in(table)), *way, ace_sweep="scopa", ace_on_ace=on_ace
        )
        assert {frozenset(texts(cards_in(one))) for one in found} == naive


@pytest.mark.parametrize(
    ("sum_to", "choice", "expected"),
    [
        ("value", "single_first", ["1D"]),
        (15, "single_first", ["1D"]),
        (11, "free", ["1D"]),
        ("value_or_15", "free", ["1D", "1D 6C 7C"]),
        ("value_or_15", "fewest", ["1D"]),
        ("value_or_15", "single_first", ["1D"]),
    ],
)
def test_an_ace_beside_an_ace(sum_to: int | str, choice: str, expected: list[str]) -> None:
    finder = with_ace_sweep(capture_finder(choice, "none", sum_to), "equal_first", sum_to)
    assert set(finder(10, mask("1D 6C 7C"))) == {mask(one) for one in expected}
    assert finder(10, mask("6C 7C")) == (mask("6C 7C"),)


def test_order_follows_from_the_cards_alone() -> None:
    lower = mask("1D 2D 3D 4D 5D 6D 1C 2C")
    before = sums(9, lower)
    captures.SUMS[9].clear()
    assert sums(9, lower) == before
    assert len(before) > 3


def test_the_table_of_sums_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(captures, "KEPT", 4)
    captures.SUMS[3].clear()
    known = captures.SUMS[3]
    small = list(cards_in(OF_VALUE[1] | OF_VALUE[2]))
    for first in small:
        for second in small:
            lower = 1 << first | 1 << second
            right = (lower,) if first != second and value_of(first) + value_of(second) == 3 else ()
            assert sums(3, lower) == right
            assert 1 <= len(known) <= 4
    assert known is captures.SUMS[3], "plays look it up where it was"

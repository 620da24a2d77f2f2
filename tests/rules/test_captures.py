import pytest
from hypothesis import given
from hypothesis import strategies as st

from scopa_desktop.rules import captures
from scopa_desktop.rules.captures import single_first, sums
from scopa_desktop.rules.cards import DECK, OF_VALUE, cards_in, value_of
from scopa_desktop.rules.notation import card_text
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


@given(st.data())
def test_captures_are_those_of_brute_force(data: st.DataObject) -> None:
    card = data.draw(st.sampled_from(DECK))
    table = data.draw(card_sets()) & ~(1 << card)
    found = single_first(card, table)
    assert len(set(found)) == len(found)
    assert {frozenset(texts(cards_in(one))) for one in found} == oracle.captures(
        card_text(card), texts(cards_in(table))
    )


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

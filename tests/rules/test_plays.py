import pytest
from hypothesis import given
from hypothesis import strategies as st

from scopa_desktop.rules import captures
from scopa_desktop.rules.cards import ALL_CARDS, cards_in
from scopa_desktop.rules.plays import card_played, is_ace_sweep, legal_plays, play_finder, single_first_plays
from scopa_desktop.rules.ruleset import ruleset
from tests import oracle
from tests.tables import any_rules, card_sets, cards, mask, spelled, texts

RULES = ruleset()


def all_plays(hand: str, table: str) -> set[tuple[str, frozenset[str]]]:
    return {spelled(play, mask(table)) for play in legal_plays(RULES, mask(hand), mask(table))}


def test_seven_must_take_seven_and_four_may_be_laid() -> None:
    assert all_plays("7D 4C", "7B") == {("7D", frozenset({"7B"})), ("4C", frozenset())}


def test_a_card_on_an_empty_table_is_laid() -> None:
    assert all_plays("7D", "") == {("7D", frozenset())}


def test_two_equal_cards_are_a_choice_never_both() -> None:
    assert all_plays("5S", "5D 5C 3B") == {("5S", frozenset({"5D"})), ("5S", frozenset({"5C"}))}


def test_no_cards_no_plays() -> None:
    assert legal_plays(RULES, 0, ALL_CARDS) == []


def test_the_finder_is_chosen_once() -> None:
    assert play_finder(RULES) is single_first_plays


@given(st.data())
def test_plays_are_those_of_brute_force(data: st.DataObject) -> None:
    hand = data.draw(card_sets(max_size=10))
    table = data.draw(card_sets(max_size=10)) & ~hand
    found = legal_plays(RULES, hand, table)
    assert len(set(found)) == len(found)
    assert {spelled(play, table) for play in found} == oracle.plays(
        texts(cards_in(hand)), texts(cards_in(table))
    )
    played = [card_played(play, table) for play in found]
    assert played == sorted(played)
    assert set(played) == set(cards_in(hand)), "no card is without a play"


@given(hand=card_sets(max_size=3), table=card_sets(max_size=12))
def test_plays_and_captures_say_the_same(hand: int, table: int) -> None:
    table &= ~hand
    expected = []
    for card in cards_in(hand):
        taken = captures.single_first(card, table) or (0,)
        expected += [1 << card | one for one in taken]
    assert legal_plays(RULES, hand, table) == expected


@given(st.data())
def test_plays_by_all_rules_are_those_of_brute_force(data: st.DataObject) -> None:
    hand = data.draw(card_sets(max_size=4))
    table = data.draw(card_sets(max_size=8)) & ~hand
    rules = data.draw(any_rules())
    is_first = data.draw(st.booleans())
    options = {
        name: getattr(rules, name)
        for name in (
            "capture_choice",
            "max_captured",
            "sum_to",
            "capture_optional",
            "ace_sweep",
            "ace_on_ace",
        )
    }
    found = legal_plays(rules, hand, table, is_first)
    assert len(set(found)) == len(found)
    naive = oracle.plays(
        texts(cards_in(hand)),
        texts(cards_in(table)),
        **options,
        is_ordinary=is_first and rules.first_ace == "no_sweep",
    )
    assert {spelled(play, table) for play in found} == naive
    played = [card_played(play, table) for play in found]
    assert played == sorted(played)
    assert set(played) == set(cards_in(hand))


def test_a_capture_may_be_left_by_rule() -> None:
    rules = ruleset(sum_to=15, capture_optional="on")
    found = legal_plays(rules, mask("2B"), mask("2C 3C 8C"))
    assert [spelled(play, mask("2C 3C 8C")) for play in found] == [
        ("2B", frozenset({"2C", "3C", "8C"})),
        ("2B", frozenset()),
    ]


@pytest.mark.parametrize(("play", "table", "card"), [("7D 7B", "7B 3C", "7D"), ("10B", "7B", "10B")])
def test_card_played(play: str, table: str, card: str) -> None:
    assert card_played(mask(play), mask(table)) == cards(card)[0]


FREE = {"capture_choice": "free"}
D_ASSI = {"preset": "scopa_d_assi"}
WORKED = [
    ({}, "3C 4C 7C", "7B", ["7C"]),
    ({}, "1C 2C 6C", "8B", ["2C 6C"]),
    ({}, "4C 1C 3C 2C", "5B", ["4C 1C", "3C 2C"]),
    ({}, "1C 2C 3C 6C", "9B", ["3C 6C", "1C 2C 6C"]),
    ({"capture_choice": "fewest"}, "1C 2C 3C 6C", "9B", ["3C 6C"]),
    ({}, "5D 5C 3B", "5S", ["5D", "5C"]),
    ({}, "5D 5C 3B", "8S", ["5D 3B", "5C 3B"]),
    ({}, "8C 5C 3C", "8B", ["8C"]),
    (FREE, "8C 5C 3C", "8B", ["8C", "5C 3C"]),
    ({}, "8C 9C 10C", "7B", [""]),
    (D_ASSI, "3C 7C 9C", "1B", ["3C 7C 9C"]),
    ({"preset": "asso_pigliatutto"}, "3C 7C 9C", "1B", ["3C 7C 9C"]),
    (D_ASSI, "1C 7C 9C", "1B", ["1C"]),
    ({"preset": "asso_pigliatutto"}, "1C 7C 9C", "1B", ["1C"]),
    (D_ASSI, "1C", "1B", ["1C"]),
    ({"preset": "quindici"}, "6C 9C", "6B", ["9C"]),
    ({"preset": "escoba"}, "2C 3C 8C", "2B", ["2C 3C 8C", ""]),
    ({"preset": "cirulla"}, "3C 5C 6C 7C", "7B", ["7C", "3C 5C"]),
    ({"preset": "quindici"}, "9C 4C 5C", "6B", ["9C", "4C 5C"]),
]


@pytest.mark.parametrize(("rules", "table", "card", "expected"), WORKED)
def test_the_worked_examples(rules: dict[str, str], table: str, card: str, expected: list[str]) -> None:
    found = legal_plays(ruleset(**rules), mask(card), mask(table))
    assert len(found) == len(expected)
    assert set(found) == {mask(f"{card} {taken}") for taken in expected}


@pytest.mark.parametrize(
    ("play", "table", "fields", "expected"),
    [
        ("1B 3D 7C", "3D 7C", {}, True),
        ("1B 1D", "1D", {}, False),
        ("1B 1D", "1D", {"ace_on_ace": "sweep"}, True),
        ("10B 3D 7C", "3D 7C", {}, False),
        ("1B 3D 7C", "3D 7C", {"ace_sweep": "off"}, False),
    ],
)
def test_what_is_the_sweep_of_an_ace(play: str, table: str, fields: dict[str, str], expected: bool) -> None:
    rules = ruleset(**{"ace_sweep": "scopa", **fields})
    assert is_ace_sweep(rules, mask(play), mask(table)) == expected
    ordinary = ruleset(**{"ace_sweep": "scopa", "first_ace": "no_sweep", **fields})
    assert not is_ace_sweep(ordinary, mask(play), mask(table), is_first=True)

import pytest
from hypothesis import given

from scopa_desktop.rules.cards import cards_in
from scopa_desktop.rules.declaring import SMALL_HAND, THREE_ALIKE, declarations
from scopa_desktop.rules.ruleset import ruleset
from tests import oracle
from tests.tables import card_sets, mask, texts

CIRULLA = ruleset("cirulla")


@pytest.mark.parametrize(
    ("hand", "points"),
    [
        ("1D 2C 6S", [3]),
        ("1D 2C 7S", []),
        ("4D 3C 2S", [3]),
        ("1D 1C 1S", [3, 10]),
        ("3D 3C 3S", [3, 10]),
        ("4D 4C 4S", [10]),
        ("10D 10C 10S", [10]),
        ("7C 1D 1S", [3, 10]),
        ("7C 4D 4S", [3, 10]),
        ("7C 5D 5S", [10]),
        ("7C 3D 5S", [3]),
        ("7C 4D 5S", []),
        ("7C 7D 7S", [10]),
        ("7D 1C 1S", [3]),
        ("7D 1C 2S", []),
    ],
)
def test_what_a_hand_may_be_declared_for(hand: str, points: list[int]) -> None:
    assert [declared.points for declared in declarations(CIRULLA, mask(hand))] == points
    assert oracle.declarations(hand.split()) == set(points)


@given(card_sets(max_size=3))
def test_declarations_are_those_of_the_naive_game(hand: int) -> None:
    found = {declared.points for declared in declarations(CIRULLA, hand)}
    if hand.bit_count() == 3:
        assert found == oracle.declarations(texts(cards_in(hand)))
    else:
        assert not found, "a hand is declared before its first card is played"


def test_a_hand_is_declared_once() -> None:
    hand = mask("1D 1C 1S")
    assert declarations(CIRULLA, hand) == (SMALL_HAND, THREE_ALIKE)
    assert declarations(CIRULLA, hand, declared=hand) == ()
    assert declarations(CIRULLA, hand, declared=mask("2D 2C 2S")) == (SMALL_HAND, THREE_ALIKE)


def test_only_hands_of_three_by_rule() -> None:
    hand = mask("1D 1C 1S")
    assert declarations(ruleset(), hand) == ()
    of_nine = ruleset(players=4, hand=9, declarations="on")
    assert declarations(of_nine, hand) == ()

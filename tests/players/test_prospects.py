from itertools import pairwise

import pytest

from scopa_desktop.players.prospects import card_points, lead_finder, stage, standing
from scopa_desktop.rules.cards import SETTEBELLO
from scopa_desktop.rules.ruleset import ruleset
from tests.players.tables import ALL_RULES, cards, form_name

CLASSIC = ruleset()


def test_curves_are_steeper_the_later_it_is() -> None:
    slopes = [stage(CLASSIC, size).primiera for size in (6, 12, 18, 24, 30)]
    assert slopes == sorted(slopes, reverse=True)


def test_between_two_sizes_of_the_stock_lies_a_straight_line() -> None:
    six, nine, twelve = (stage(CLASSIC, size).spread for size in (6, 9, 12))
    assert nine == pytest.approx((six + twelve) / 2)
    assert stage(CLASSIC, 36) == stage(CLASSIC, 30)


@pytest.mark.parametrize("rules", ALL_RULES, ids=form_name)
def test_what_one_side_is_ahead_the_other_is_behind(rules) -> None:
    lead = lead_finder(rules, stage(rules, 12))
    own, other = cards("7D 1D 3C 3S 10D 8S"), cards("2D 2C 9D 9C 4B 4S 6S 6B")
    assert lead(own, other, 2, 1) == pytest.approx(-lead(other, own, 1, 2))
    assert lead(0, 0, 1, 1) == pytest.approx(0)


def test_more_of_what_scores_is_better() -> None:
    lead = lead_finder(CLASSIC, stage(CLASSIC, 12))
    piles = ["2C 2S", "2C 2S 3C 3S", "2C 2S 3D 3S", "2C 2S 3D 7S", "2C 2S 3D 7D"]
    values = [lead(cards(pile), cards("8C 8S"), 0, 0) for pile in piles]
    assert all(before < after for before, after in pairwise(values))
    assert lead(cards(piles[0]), 0, 1, 0) == pytest.approx(lead(cards(piles[0]), 0, 0, 0) + 1)


def test_the_settebello_is_a_point_for_good() -> None:
    assert card_points(CLASSIC) == {SETTEBELLO: 1.0}


def test_standing_is_primiera_and_sevens() -> None:
    assert standing(cards("7D 6C 7S 1B")) == 76 + 12
    assert standing(0) == 0

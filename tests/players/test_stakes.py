import pytest

from scopa_desktop.players.stakes import WIN, Stakes, leads, reach, winner
from scopa_desktop.rules.ruleset import ruleset
from tests.players.tables import cards

CLASSIC = ruleset()
A_LOT = cards("1D 2D 3D 4D 5D 6D 7D 7C 7S 7B 1C 2C 3C 4C 5C 6C 1S 2S 3S 4S 5S")
REST = (1 << 40) - 1 & ~A_LOT


def test_far_from_the_end_points_count() -> None:
    stakes = Stakes(CLASSIC, (0, 0), 2.0)
    assert not stakes.is_near
    assert stakes.of_lead is None
    assert stakes.of_result((A_LOT, REST), (1, 0)) == (5, -5)


def test_leads_are_over_the_mean_of_the_others() -> None:
    assert leads((4, 1)) == (3, -3)
    assert leads((4, 1, 1)) == (3, -1.5, -1.5)


def test_a_match_won_is_worth_more_than_points() -> None:
    stakes = Stakes(CLASSIC, (7, 7), 2.0)
    assert stakes.is_near
    assert stakes.of_result((A_LOT, REST), (0, 0)) == (WIN, -WIN)
    one_more = stakes.of_result((A_LOT, REST), (1, 0))
    assert one_more == (WIN, -WIN)


def test_between_two_deals_the_chance_to_win_counts() -> None:
    even = Stakes(CLASSIC, (8, 8), 2.0)
    assert even.of_lead is not None
    assert even.of_lead(0) == pytest.approx(0, abs=1e-9)
    assert 0 < even.of_lead(1) < even.of_lead(3) < even.of_lead(50) <= WIN
    assert even.of_lead(-1) == pytest.approx(-even.of_lead(1))
    behind = Stakes(CLASSIC, (5, 10), 2.0)
    assert behind.of_lead is not None
    assert behind.of_lead(0) < -1.5


def test_level_past_the_target_another_deal_decides() -> None:
    assert winner(CLASSIC, (12, 12)) is None
    assert winner(CLASSIC, (12, 11)) == 0
    assert winner(CLASSIC, (10, 9)) is None
    stakes = Stakes(CLASSIC, (7, 11), 2.0)
    assert stakes.of_result((A_LOT, REST), (0, 0)) == (0, 0)


def test_of_three_the_winner_gains_what_the_others_lose() -> None:
    rules = ruleset(players=3)
    values = Stakes(rules, (9, 9, 9), 2.0).of_result((A_LOT, REST, 0), (0, 0, 0))
    assert values[0] > 4
    assert values[1] < 0
    assert sum(values) == pytest.approx(0)


def test_the_reach_of_a_deal() -> None:
    assert 4 <= reach("classic") <= 6

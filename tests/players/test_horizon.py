import pytest

from scopa_desktop.players.horizon import Horizon, is_low
from scopa_desktop.rules.ruleset import Ruleset, ruleset
from tests.players.tables import ALL_RULES, cards, form_name

PILES = (cards("7D 1D 3C 3S"), cards("2D 2C 9D 9C 4B 4S"))
REST = (1 << 40) - 1 & ~(PILES[0] | PILES[1])


@pytest.mark.parametrize("rules", ALL_RULES, ids=form_name)
@pytest.mark.parametrize("stock_size", [0, 12])
def test_values_add_up_to_nothing(rules: Ruleset, stock_size: int) -> None:
    sides = len(rules.sides)
    piles = (*PILES, *(0,) * (sides - 2))
    for scores in ((0,) * sides, (rules.target - 1,) * sides):
        values = Horizon(rules, 0, stock_size, scores).values(0, piles, (1, 2, *(0,) * (sides - 2)))
        assert len(values) == sides
        assert sum(values) == pytest.approx(0)


def test_the_last_hand_is_judged_by_the_points() -> None:
    horizon = Horizon(ruleset(), 0, 0, (0, 0))
    piles = (PILES[0] | REST, PILES[1])
    assert horizon.values(0, piles, (0, 2)) == (2, -2)
    assert Horizon(ruleset(), 1, 0, (0, 0)).values(0, piles, (0, 2)) == (2, -2)


def test_sides_are_judged_alike() -> None:
    there = Horizon(ruleset(), 0, 18, (3, 5)).values(cards("9C"), PILES, (1, 0))
    back = Horizon(ruleset(), 1, 18, (5, 3)).values(cards("9C"), PILES[::-1], (0, 1))
    assert there == pytest.approx(back[::-1])


def test_a_low_table() -> None:
    assert is_low(cards("3C 7D"), 10)
    assert not is_low(cards("3C 8D"), 10)
    assert is_low(cards("3C 8D"), 14)


def test_declared_points_count_at_once() -> None:
    for rules, ahead in ((ruleset("cirulla"), (10, -10)), (ruleset("cirulla", players=3), (6.5, -8.5, 2))):
        sides = len(rules.sides)
        bonuses = (10, 0, 7)[:sides]
        piles = (*PILES, 0)[:sides]
        for stock_size in (0, 12):
            plain = Horizon(rules, 1, stock_size, (0,) * sides).values(0, piles, (0,) * sides)
            declared = Horizon(rules, 1, stock_size, (0,) * sides, bonuses).values(0, piles, (0,) * sides)
            assert declared == pytest.approx([value + more for value, more in zip(plain, ahead, strict=True)])

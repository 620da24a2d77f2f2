import pytest

from scopa_desktop.players.worth import can_be_swept, pips, sweep_limit, worth_under
from scopa_desktop.rules.ruleset import ruleset
from tests.players.tables import cards

CLASSIC = ruleset()


def test_each_card_is_worth_more_for_what_it_helps_to_win() -> None:
    order = ["9C", "1C", "6C", "9D", "7C", "7D"]
    worths = [worth_under(CLASSIC).gain(cards(card)) for card in order]
    assert worths == sorted(worths)
    assert len(set(worths)) == len(order)


def test_a_scopa_is_worth_a_point() -> None:
    worth = worth_under(CLASSIC)
    assert worth.gain(cards("4C 4S"), scopa=True) == pytest.approx(worth.gain(cards("4C 4S")) + 1)


def test_worth_adds_up() -> None:
    gain = worth_under(CLASSIC).gain
    assert gain(cards("7D 2C 6S")) == pytest.approx(gain(cards("7D")) + gain(cards("2C")) + gain(cards("6S")))
    assert gain(0) == 0


def test_pips() -> None:
    assert pips(cards("1D 10B 7C")) == 18
    assert pips(0) == 0


@pytest.mark.parametrize(
    ("table", "unseen", "expected"),
    [
        ("3D 4C", "7B 1D", True),
        ("3D 4C", "8B 1D", False),
        ("3D 8C", "1B 10D", False),
        ("10D", "10B", True),
        ("", "1D", False),
    ],
)
def test_a_table_can_be_swept_by_a_card_of_its_sum(table: str, unseen: str, expected: bool) -> None:
    assert can_be_swept(CLASSIC, cards(table), cards(unseen)) is expected


@pytest.mark.parametrize(
    ("sum_to", "table", "sweepers"),
    [(15, "3D 4C", "8B"), (15, "10D 4C", "1B"), (11, "3D", "8C"), ("value_or_15", "3D 4C", "7B 8B")],
)
def test_sweeping_follows_the_sum_that_captures(sum_to: int | str, table: str, sweepers: str) -> None:
    rules = ruleset(sum_to=sum_to)
    for value in range(1, 11):
        unseen = cards(f"{value}B")
        is_sweeper = bool(unseen & cards(sweepers) or value in {int(card[:-1]) for card in sweepers.split()})
        assert can_be_swept(rules, cards(table), unseen) is is_sweeper
    assert pips(cards(table)) <= sweep_limit(rules)

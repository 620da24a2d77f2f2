import pytest

from scopa_desktop.players.worth import can_be_swept, gain, pips
from tests.players.tables import cards


def test_each_card_is_worth_more_for_what_it_helps_to_win() -> None:
    order = ["9C", "1C", "6C", "9D", "7C", "7D"]
    worths = [gain(cards(card)) for card in order]
    assert worths == sorted(worths)
    assert len(set(worths)) == len(order)


def test_a_scopa_is_worth_a_point() -> None:
    assert gain(cards("4C 4S"), scopa=True) == pytest.approx(gain(cards("4C 4S")) + 1)


def test_worth_adds_up() -> None:
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
    assert can_be_swept(cards(table), cards(unseen)) is expected

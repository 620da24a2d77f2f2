import pytest

from scopa_desktop.players import easy
from tests.players.tables import cards, seen


@pytest.mark.parametrize(
    ("hand", "table", "expected"),
    [
        # A scopa goes before the settebello.
        ("7C 4S", "7D 1B 2C 4D", "7C 7D"),
        ("10C 7C", "7D 3B", "10C 7D 3B"),
        # The settebello before any other seven, a seven before two low cards.
        ("7C", "7D 7B 2C 9S", "7C 7D"),
        ("8C 7C", "7B 5C 3C 9S", "7C 7B"),
        # A capture before laying.
        ("10C 2C", "2B 9S 5C", "2C 2B"),
    ],
)
def test_takes_what_is_worth_most(hand: str, table: str, expected: str) -> None:
    assert easy.choose(seen(hand, table)) == cards(expected)


@pytest.mark.parametrize(
    ("hand", "table", "gone", "expected"),
    [
        # Nothing to take: the card that is worth least.
        ("7D 10C", "9S 8B", "", "10C"),
        ("9D 9C", "10S 8B", "", "9C"),
        # 2 + 6 could be swept by an eight, so the seven goes down instead.
        ("2D 7C", "6B", "", "7C"),
        # Unless the eights are gone.
        ("2C 7C", "6B", "8D 8C 8S 8B", "2C"),
    ],
)
def test_lays_what_does_least_harm(hand: str, table: str, gone: str, expected: str) -> None:
    assert easy.choose(seen(hand, table, gone=gone)) == cards(expected)

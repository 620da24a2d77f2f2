import pytest

from bench.arena import PLAYERS, play_deal
from bench.opponents import Cheater, any_play, ladder, twelve_by_five
from scopa_desktop.match.shuffle import deck_for
from scopa_desktop.rules.ruleset import ruleset
from tests.players.tables import cards, seen


@pytest.mark.parametrize(
    ("hand", "table", "expected"),
    [
        ("8S 7C", "3S 5D 7D", "7C 7D"),
        ("8S 7C", "3S 5D", "8S 3S 5D"),
        ("7C 9C", "7S 9D", "7C 7S"),
        ("9C 4S", "9D 4B", "9C 9D"),
        ("9C 1S", "5D", "9C"),
    ],
)
def test_the_ladder_sweeps_then_takes_what_is_worth_most(hand: str, table: str, expected: str) -> None:
    assert ladder(seen(hand, table), 0) == cards(expected)


def test_chance_plays_anything() -> None:
    view = seen("8S 7C 1D", "3S 5D")
    assert len({any_play(view, seed) for seed in range(40)}) == 3


def test_twelve_worlds_see_a_scopa() -> None:
    assert twelve_by_five(seen("3C 9C 8S", "3S 5D"), 1) == cards("8S 3S 5D")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_cheater_plays_to_the_end(players: int) -> None:
    rules = ruleset(players=players)
    cheater = Cheater(iterations=20)
    points = play_deal(rules, deck_for(rules, 1, 1), [cheater] + [PLAYERS["easy"]] * (players - 1), 1)
    assert len(points) == len(rules.sides)


def test_the_cheater_needs_to_see_the_hands() -> None:
    view = seen("1C 2C", "5S", hand_sizes=(2, 2))
    cheater = Cheater()
    assert cheater.choose(view, [view.hand, cards("7D 9D")], 1) == cards("1C")
    assert cheater.choose(view, [view.hand, cards("6D 9D")], 1) == cards("2C")
    with pytest.raises(TypeError):
        cheater(view, 1)

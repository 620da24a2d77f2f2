from collections import Counter
from random import Random

from scopa_desktop.players import easy, novice
from tests.players.tables import cards, seen


def test_three_plays_in_ten_are_careless() -> None:
    view = seen("7C 10D 9B", "7D 3S 4C")
    chosen = Counter(novice.choose(view, seed) for seed in range(3000))
    # A careless play hits the best one by chance, too.
    assert 0.78 < chosen[easy.choose(view)] / 3000 < 0.82
    assert set(chosen) == {cards("7C 7D"), cards("10D 7D 3S"), cards("9B")}


def test_careful_plays_are_those_of_easy() -> None:
    for seed in range(50):
        if Random(seed).random() >= novice.CARELESS:
            for hand, table in (("10C 2C", "2B 9S 5C"), ("7D 10C", "9S 8B"), ("7C 10D", "7D 4C")):
                view = seen(hand, table)
                assert novice.choose(view, seed) == easy.choose(view)

import pytest

from scopa_desktop.players.rest_of_hand import RestOfHand
from scopa_desktop.players.tree import POLLED, Node, Stopped, grow, most_visited
from scopa_desktop.players.worlds import Worlds, chance_of
from scopa_desktop.rules.view import PlayerView
from tests.players.tables import cards, seen


def tree(view: PlayerView, iterations: int, seed: int = 1) -> Node:
    chance = chance_of(seed)
    return grow(RestOfHand(view, chance), Worlds(view, chance), chance, iterations)


def test_every_iteration_visits_one_play() -> None:
    root = tree(seen("7D 10C 2S", "7C 4D"), 200)
    assert sum(child.visits for child in root.children.values()) == 200
    assert max(child.available for child in root.children.values()) == 200


def test_finds_the_scopa() -> None:
    view = seen("3C 9C 8S", "3S 5D")
    assert most_visited(tree(view, 300)) == cards("8S 3S 5D")


def test_the_others_have_one_play_for_each_hand_where_they_play_by_thumb() -> None:
    """With two cards left that are known, a single reply to every play."""
    view = seen("7D 10C", "7S 5B", hand_sizes=(2, 2), unseen="7C 9S")
    chance = chance_of(1)
    for share, replies in ((0.0, 2), (1.0, 1)):
        root = grow(RestOfHand(view, chance), Worlds(view, chance), chance, 200, by_thumb=share)
        assert {len(child.children) for child in root.children.values()} == {replies}


def test_polls_for_a_stop() -> None:
    asked = []

    def third_time() -> bool:
        asked.append(True)
        return len(asked) == 3

    view = seen("7D 10C 2S", "7C 4D")
    chance = chance_of(1)
    with pytest.raises(Stopped):
        grow(RestOfHand(view, chance), Worlds(view, chance), chance, 10 * POLLED, third_time)
    assert len(asked) == 3

from dataclasses import replace

import pytest

from scopa_desktop.players import master
from scopa_desktop.players.master import worlds_of
from scopa_desktop.players.tree import Stopped
from scopa_desktop.players.worlds import LikelyWorlds, Worlds, chance_of
from scopa_desktop.rules.ruleset import ruleset
from scopa_desktop.rules.view import PastPlay
from tests.players.tables import cards, seen


def test_finds_the_scopa() -> None:
    assert master.choose(seen("3C 9C 8S", "3S 5D"), 1) == cards("8S 3S 5D")


def test_the_last_hand_is_solved_whatever_the_seed() -> None:
    view = seen("7D 10C", "7S 5B", hand_sizes=(2, 2), unseen="7C 9S")
    assert {master.choose(view, seed) for seed in range(5)} == {cards("7D 7S")}


def test_can_be_stopped() -> None:
    with pytest.raises(Stopped):
        master.choose(seen("3C 9C 8S", "3S 5D"), 1, lambda: True)


def test_three_players_each_play_for_themselves() -> None:
    """Laying the settebello between two that can take it helps nobody but them."""
    rules = ruleset(players=3)
    view = seen("7D 10C", "1D 8S", rules=rules, hand_sizes=(2, 2, 2), unseen="7C 7S 9S 9B")
    assert master.choose(view, 1) == cards("10C")


def test_infers_from_the_plays_where_more_than_two_play() -> None:
    past = (PastPlay(1, cards("7S"), cards("9D")),)
    for players, kind in ((2, Worlds), (4, LikelyWorlds)):
        view = seen("2C 3C", "7S 9D", rules=ruleset(players=players))
        assert type(worlds_of(view, chance_of(1))) is Worlds
        assert type(worlds_of(replace(view, past=past), chance_of(1))) is kind

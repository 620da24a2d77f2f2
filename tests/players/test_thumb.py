from functools import partial

import pytest

from scopa_desktop.players.thumb import thumb_finder
from scopa_desktop.players.worth import sweep_limit, worth_under
from scopa_desktop.rules.plays import Play, is_ace_sweep, legal_plays, play_finder
from scopa_desktop.rules.ruleset import Ruleset, ruleset
from tests.players.tables import ALL_RULES, FORMS, cards, dealt, form_name


def by_thumb(hand: str, table: str, rules: Ruleset = FORMS[0]) -> Play:
    find = thumb_finder(
        play_finder(rules),
        sweep_limit(rules),
        worth_under(rules),
        partial(is_ace_sweep, rules) if rules.ace_sweep == "no_scopa" else None,
    )
    (play,) = find(cards(hand), cards(table))
    return play


def test_takes_what_is_worth_most() -> None:
    assert by_thumb("7C 10C", "7D 10D") == cards("7C 7D")


def test_sweeps_rather_than_takes_a_seven() -> None:
    assert by_thumb("7C 10C", "7S 3B") == cards("10C 7S 3B")


def test_lays_what_it_will_miss_least() -> None:
    assert by_thumb("7D 8C", "10S 9S") == cards("8C")


def test_does_not_leave_a_table_to_sweep() -> None:
    assert by_thumb("1C 2C 8C", "5S") == cards("8C")


def test_avoids_points_where_few_are_good() -> None:
    assert by_thumb("7C 10C", "7D 10S", ruleset("a_perdere")) == cards("10C 10S")


def test_an_ace_that_sweeps_by_its_right_makes_no_scopa_of_it() -> None:
    for ace_sweep, expected in (("scopa", "1C 7D 2C"), ("no_scopa", "7S 7D")):
        rules = ruleset("asso_pigliatutto", ace_sweep=ace_sweep)
        assert by_thumb("1C 7S", "7D 2C", rules) == cards(expected)


@pytest.mark.parametrize("rules", ALL_RULES, ids=form_name)
def test_is_one_of_the_legal_plays_and_always_the_same(rules: Ruleset) -> None:
    find = thumb_finder(play_finder(rules), sweep_limit(rules), worth_under(rules))
    for seed in range(3):
        for plays in (1, 9, 20):
            match = dealt(rules, seed, plays)
            assert match.state is not None
            assert match.state.turn is not None
            view = match.view(match.state.turn)
            (chosen,) = find(view.hand, view.table)
            assert chosen in legal_plays(rules, view.hand, view.table)
            assert find(view.hand, view.table) == [chosen]

"""Alpha-beta on plain numbers against minimax on the rules' own position."""

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scopa_desktop.players.horizon import Horizon
from scopa_desktop.players.rest_of_hand import RestOfHand
from scopa_desktop.players.worlds import chance_of
from scopa_desktop.rules.position import Position
from scopa_desktop.rules.ruleset import Ruleset, ruleset
from scopa_desktop.rules.view import PlayerView
from tests.players.tables import PRESETS_FOR_TWO, late_match


def minimax(position: Position, view: PlayerView, horizon: Horizon, stock_size: int) -> tuple[float, ...]:
    if position.cards_left <= stock_size:
        return horizon.values(position.table, position.piles, position.scopas)
    side = position.side_of[position.turn]
    best: tuple[float, ...] = ()
    for play in position.legal_plays():
        after = position.copy()
        after.take(play)
        values = minimax(after, view, horizon, stock_size)
        if not best or values[side] > best[side]:
            best = values
    return best


@pytest.mark.parametrize("rules", PRESETS_FOR_TWO, ids=lambda rules: rules.preset)
@settings(max_examples=8)
@given(deal=st.integers(0, 10**6), left=st.integers(1, 5), is_last=st.booleans(), scores=st.booleans())
def test_solves_as_minimax_does(rules: Ruleset, deal: int, left: int, is_last: bool, scores: bool) -> None:
    match = late_match(rules, deal, left, is_last=is_last)
    assert match.state is not None
    assert match.state.turn is not None
    view = match.view(match.state.turn)
    if scores:
        near = rules.target - 1
        view = replace(view, scores=(near, near - 1))
    hand = RestOfHand(view, chance_of(0))
    hands = [sum(1 << card for card in held) for held in match.state.hands]
    horizon = Horizon(rules, view.dealer, view.stock_size, view.scores, view.bonuses)
    expected = minimax(hand.world(hands.copy()), view, horizon, view.stock_size)
    solved = hand.values(hand.world(hands))
    assert solved == pytest.approx(expected)
    assert solved[0] == pytest.approx(-solved[1])


def test_solves_pairs_too() -> None:
    """Four hands instead of two."""
    chance = Random(4)
    rules = ruleset(players=4)
    for _ in range(10):
        match = late_match(rules, int(chance.random() * 10**6), 5, is_last=chance.random() < 0.5)
        assert match.state is not None
        assert match.state.turn is not None
        view = match.view(match.state.turn)
        hand = RestOfHand(view, chance_of(0))
        hands = [sum(1 << card for card in held) for held in match.state.hands]
        horizon = Horizon(rules, view.dealer, view.stock_size, view.scores, view.bonuses)
        expected = minimax(hand.world(hands.copy()), view, horizon, view.stock_size)
        assert hand.values(hand.world(hands)) == pytest.approx(expected)

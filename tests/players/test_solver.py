"""Alpha-beta on plain numbers against minimax on the rules' own position."""

from dataclasses import replace
from random import Random

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from scopa_desktop.players import rest_of_hand
from scopa_desktop.players.horizon import Horizon
from scopa_desktop.players.rest_of_hand import SOLVED, RestOfHand
from scopa_desktop.players.worlds import chance_of
from scopa_desktop.rules.position import Position
from scopa_desktop.rules.ruleset import Ruleset, ruleset
from scopa_desktop.rules.view import PlayerView
from tests.match.pairs import covering
from tests.players.tables import PRESETS_FOR_TWO, form_name, late_match
from tests.tables import PRESET_FORMS


@pytest.fixture(autouse=True)
def solved_however_wide(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rest_of_hand, "SOLVED_OF_WIDE", ((float("inf"), SOLVED),))


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
@example(deal=4168, left=5, is_last=True, scores=False)  # many plays a card in Escoba
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


PARTNERS = [
    rules
    for rules in (ruleset(key, players=players, teams=teams) for key, players, teams in PRESET_FORMS)
    if rules.players > 2 and len(rules.sides) == 2
]
BY_PAIRS = [rules for rules in covering() if len(rules.sides) == 2 and rules.hand == 3]


@pytest.mark.parametrize("rules", [*PARTNERS, *BY_PAIRS], ids=form_name)
def test_solves_pairs_and_threes_and_all_rules(rules: Ruleset) -> None:
    """Four or six hands instead of two; every pair of rules."""
    chance = Random(4)
    left = 5 if rules in PARTNERS else 3
    for _ in range(4):
        match = late_match(rules, int(chance.random() * 10**6), left, is_last=chance.random() < 0.5)
        assert match.state is not None
        assert match.state.turn is not None
        view = match.view(match.state.turn)
        hand = RestOfHand(view, chance_of(0))
        hands = [sum(1 << card for card in held) for held in match.state.hands]
        horizon = Horizon(rules, view.dealer, view.stock_size, view.scores, view.bonuses)
        expected = minimax(hand.world(hands.copy()), view, horizon, view.stock_size)
        assert hand.values(hand.world(hands)) == pytest.approx(expected)

from collections import Counter

import pytest

from scopa_desktop.players.playout import play_out_under
from scopa_desktop.players.worlds import chance_of
from scopa_desktop.players.worth import sweep_limit, worth_under
from scopa_desktop.rules.cards import CardSet, set_of
from scopa_desktop.rules.plays import Play, play_finder
from scopa_desktop.rules.position import Position
from scopa_desktop.rules.ruleset import Ruleset, ruleset
from tests.players.tables import ALL_RULES, cards, dealt, form_name

EXACT = [rules for rules in ALL_RULES if rules.ace_sweep != "no_scopa" and rules.scoring == "classic"]
"""It takes any sweep for a scopa, also where none counts."""


@pytest.mark.parametrize("rules", EXACT, ids=form_name)
def test_plays_a_hand_as_the_rules_do(rules: Ruleset) -> None:
    """Piles and scopas after some plays are those of ``Position`` after the same."""
    chance = chance_of(7)
    find = play_finder(rules)
    for seed in range(8):
        state = dealt(rules, seed, 0).state
        assert state is not None
        assert state.turn is not None
        stock_size = len(state.stock)
        position = Position(
            rules,
            dealer=state.dealer,
            turn=state.turn,
            hands=[set_of(hand) for hand in state.hands],
            table=set_of(state.table),
            stock=[(0,) * rules.players] * state.hands_left,
        )
        made: list[Play] = []

        def forced(hand: CardSet, table: CardSet, made: list[Play] = made) -> list[Play]:
            plays = find(hand, table)
            made.append(plays[int(chance() * len(plays))])
            return made[-1:]

        play_out = play_out_under(
            forced, rules.side_of, 1 - stock_size, sweep_limit(rules), worth_under(rules), chance
        )
        hands, piles, scopas = position.hands.copy(), position.piles.copy(), position.scopas.copy()
        left = position.cards_left - stock_size
        table, last = play_out(hands, state.turn, position.table, piles, scopas, -1, left)
        assert len(made) == left
        assert not any(hands)
        for play in made:
            position.take(play)
        if not stock_size and position.heir >= 0:
            piles[rules.side_of[position.heir]] |= table
            table = 0
        assert (table, piles, scopas) == (position.table, position.piles, position.scopas)
        assert last == position.last_capturer


def first_play(hand: str, table: str, rules: Ruleset, chance: float) -> Play:
    """What seat 0 does first."""
    made: list[tuple[CardSet, CardSet]] = []
    find = play_finder(rules)

    def noting(held: CardSet, lying: CardSet) -> list[Play]:
        made.append((held, lying))
        return find(held, lying)

    play_out = play_out_under(
        noting, rules.side_of, 0, sweep_limit(rules), worth_under(rules), lambda: chance
    )
    piles = [0, 0]
    hands = [cards(hand), cards("10B 9B 8B")]
    play_out(hands, 0, cards(table), piles, [0, 0], -1, 2 * len(hand.split()))
    after = made[1][1]
    return cards(table) ^ after


def test_sweeps_when_it_takes_care() -> None:
    assert first_play("7C 2D 9C", "3D 4C", ruleset(), 0.99) == cards("3D 4C")


def test_does_not_leave_a_table_to_sweep() -> None:
    assert first_play("1C 2C 8C", "5S", ruleset(), 0.99) == cards("8C")


def test_three_plays_in_ten_are_left_to_chance() -> None:
    find = play_finder(ruleset())
    sizes: Counter[int] = Counter()

    def noting(held: CardSet, lying: CardSet) -> list[Play]:
        sizes[held.bit_count()] += 1
        return find(held, lying)

    play_out = play_out_under(noting, (0, 1), 0, 10, worth_under(ruleset()), chance_of(3))
    for _ in range(200):
        play_out([cards("1C 2C"), cards("3C 4C")], 0, 0, [0, 0], [0, 0], -1, 4)
    careless = 1 - sizes[2] / 400
    assert 0.2 < careless < 0.4

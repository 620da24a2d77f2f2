from collections import Counter

import pytest

from scopa_desktop.players import rest_of_hand
from scopa_desktop.players.playout import play_out_under
from scopa_desktop.players.rest_of_hand import RestOfHand
from scopa_desktop.players.worlds import Worlds, chance_of
from scopa_desktop.players.worth import sweep_limit, worth_under
from scopa_desktop.rules.cards import CardSet
from scopa_desktop.rules.plays import Play, play_finder
from scopa_desktop.rules.ruleset import Ruleset, ruleset
from tests.match.pairs import covering
from tests.players.tables import cards, dealt, form_name
from tests.tables import PRESET_FORMS

ALL_RULES = [ruleset(key, players=players, teams=teams) for key, players, teams in PRESET_FORMS]


@pytest.mark.parametrize("rules", ALL_RULES, ids=form_name)
def test_plays_a_hand_as_the_rules_do(rules: Ruleset, monkeypatch: pytest.MonkeyPatch) -> None:
    plays_as_the_rules_do(rules, monkeypatch)


@pytest.mark.parametrize("rules", covering(), ids=form_name)
def test_plays_a_hand_by_every_pair_of_rules(rules: Ruleset, monkeypatch: pytest.MonkeyPatch) -> None:
    plays_as_the_rules_do(rules, monkeypatch)


def plays_as_the_rules_do(rules: Ruleset, monkeypatch: pytest.MonkeyPatch) -> None:
    """Piles and scopas after some plays are those of ``Position`` after the same."""
    chance = chance_of(7)
    find = play_finder(rules)
    made: list[Play] = []

    def forced(hand: CardSet, table: CardSet) -> list[Play]:
        plays = find(hand, table)
        made.append(plays[int(chance() * len(plays))])
        return made[-1:]

    monkeypatch.setattr(rest_of_hand, "play_finder", lambda _rules: forced)
    monkeypatch.setattr(rest_of_hand, "SOLVED", 0)
    for seed in range(8):
        # Not before the first play of a deal, which is never played out and may go by other rules.
        match = dealt(rules, seed, 1 + (rules.declarations == "on"))
        assert match.state is not None
        assert match.state.turn is not None
        view = match.view(match.state.turn)
        hand = RestOfHand(view, chance)
        ends = []
        monkeypatch.setattr(hand._horizon, "values", lambda *end, ends=ends: ends.append(end))
        hands = Worlds(view, chance).hands()
        position = hand.world(hands.copy())
        made.clear()
        hand.values(hand.world(hands))
        assert len(made) == hand.cards_left
        for play in made:
            position.take(play)
        table, piles, scopas = ends[0]
        # What the last capturer is given at the end of the deal lies in its pile already.
        rest = table if hand.stock_size or position.heir < 0 else 0
        assert (rest, piles, scopas) == (position.table, position.piles, position.scopas)


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

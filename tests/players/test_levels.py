import dataclasses
import pickle
from collections.abc import Iterator
from contextlib import nullcontext
from functools import partial
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bench.arena import PLAYERS, duel
from scopa_desktop.match.match import Match
from scopa_desktop.players.level_keys import LEVELS
from scopa_desktop.players.levels import UnknownLevel, choose
from scopa_desktop.players.stakes import is_inverse
from scopa_desktop.rules.cards import ALL_CARDS, set_of
from scopa_desktop.rules.dealing import deck_fault
from scopa_desktop.rules.ruleset import Ruleset
from scopa_desktop.rules.view import PlayerView
from tests.players.tables import (
    ALL_RULES,
    FORMS,
    PRESETS_FOR_FEWEST,
    dealt,
    form_name,
    full_thought,
    little_thought,
    seen,
)

forms = st.sampled_from(ALL_RULES)
seeds = st.integers(0, 2**32 - 1)
# A deal lasts at least 36 plays, whoever sits at the table.
plays = st.integers(0, 35)


@pytest.fixture(autouse=True, scope="module")
def fewer_iterations() -> Iterator[None]:
    """What is tested here does not depend on how long is thought."""
    with little_thought():
        yield


def view_of(match: Match) -> PlayerView:
    assert match.state is not None
    assert match.state.turn is not None
    return match.view(match.state.turn)


def with_other_hidden_cards(match: Match, seed: int) -> Match:
    """The same deal as the seat to play has seen it, the cards hidden from it mixed among each other."""
    view = view_of(match)
    deal = match.deals[-1]
    hidden = [card for card in deal.deck if view.unseen >> card & 1]
    mixed = hidden.copy()
    Random(seed).shuffle(mixed)
    other_card = dict(zip(hidden, mixed, strict=True))
    other = Match(match.rules, match.first_dealer)
    other.deal([other_card.get(card, card) for card in deal.deck])
    for decision in deal.decisions:
        other.take(decision)
    return other


def test_levels_by_strength() -> None:
    assert LEVELS == ("novice", "easy", "fair", "hard", "master")


def test_an_unknown_level_is_refused() -> None:
    with pytest.raises(UnknownLevel) as refused:
        choose("grandmaster", seen("7D", "7C"), 0)
    assert refused.value.level == "grandmaster"


@pytest.mark.parametrize("rules", ALL_RULES, ids=form_name)
@pytest.mark.parametrize("level", LEVELS)
@settings(max_examples=3)
@given(deal=seeds, after=plays, seed=seeds)
def test_choices_are_legal_and_depend_on_view_and_seed_alone(
    level: str, rules: Ruleset, deal: int, after: int, seed: int
) -> None:
    """Whatever the hidden cards are."""
    match = dealt(rules, deal, after)
    chosen = choose(level, view_of(match), seed)
    assert match.is_legal(chosen)
    other = with_other_hidden_cards(match, seed)
    assert deck_fault(rules, other.deals[-1].deck) is None
    assert choose(level, pickle.loads(pickle.dumps(view_of(other))), seed) == chosen


@given(rules=forms, deal=seeds, after=plays, seed=seeds)
def test_a_view_holds_no_hidden_card(rules: Ruleset, deal: int, after: int, seed: int) -> None:
    """All that can be reached from a view is its pickle: the same bytes whatever the others hold."""
    match = dealt(rules, deal, after)
    view = view_of(match)
    assert pickle.dumps(view_of(with_other_hidden_cards(match, seed))) == pickle.dumps(view)
    assert match.state is not None
    hidden = set_of(match.state.stock)
    for seat, hand in enumerate(match.state.hands):
        hidden |= set_of(hand) & ~match.state.face_up(seat) if seat != view.seat else 0
    assert view.unseen == hidden
    for value in dataclasses.asdict(view).values():
        for part in value if isinstance(value, tuple) else (value,):
            if isinstance(part, int) and part > 40:
                assert part & hidden == 0


def test_the_mixing_of_hidden_cards_mixes_them() -> None:
    """Without this the tests above would prove nothing."""
    match = dealt(FORMS[0], 1, 3)
    other = with_other_hidden_cards(match, 5)
    assert match.state is not None
    assert other.state is not None
    assert match.state.stock != other.state.stock
    assert match.state.hands != other.state.hands
    assert view_of(match) == view_of(other)


@pytest.mark.parametrize(
    ("better", "worse", "least", "decks"),
    [
        ("novice", "random", 0.7, 200),
        ("easy", "novice", 0.2, 200),
        ("fair", "novice", 0.5, 200),
        ("hard", "novice", 0.4, 60),
        ("master", "novice", 0.6, 60),
    ],
)
def test_a_better_level_scores_more(better: str, worse: str, least: float, decks: int) -> None:
    assert duel(FORMS[0], PLAYERS[better], PLAYERS[worse], decks, seed=1).mean > least


@pytest.mark.parametrize("rules", FORMS[1:], ids=form_name)
def test_fair_beats_chance_in_every_form(rules: Ruleset) -> None:
    lead = duel(rules, PLAYERS["fair"], PLAYERS["random"], decks=60, seed=1)
    assert lead.mean - lead.half_width > 0


@pytest.mark.parametrize("rules", dict.fromkeys((*FORMS, *PRESETS_FOR_FEWEST)), ids=form_name)
def test_master_beats_chance_by_far_in_every_form(rules: Ruleset) -> None:
    lead = duel(rules, PLAYERS["master"], PLAYERS["random"], decks=8, seed=1)
    assert (-lead.mean if is_inverse(rules) else lead.mean) > 0.3


def test_equal_players_score_the_same() -> None:
    assert duel(FORMS[0], partial(choose, "fair"), PLAYERS["fair"], decks=10, seed=1).mean == 0


def test_all_seen_cards_are_accounted_for() -> None:
    view = view_of(dealt(FORMS[1], 3, 20))
    known = view.hand | view.table
    for pile in view.piles:
        known |= pile
    assert known | view.unseen == ALL_CARDS
    assert view.unseen.bit_count() == view.stock_size + sum(view.hand_sizes) - view.hand.bit_count()


@pytest.mark.soak
@pytest.mark.parametrize("rules", ALL_RULES, ids=form_name)
def test_hundreds_of_deals_of_mixed_levels_are_legal(rules: Ruleset) -> None:
    """Some 10,000 in all; ``Match.take`` refuses what is not legal.

    Hard and Master sit in two seats of five; in one deal of twenty they think as long as they really do.
    """
    chance = Random(form_name(rules))
    for number in range(-(-10_000 // len(ALL_RULES))):
        match = dealt(rules, number, 0)
        levels = [LEVELS[(number + seat * (1 + number // 5)) % len(LEVELS)] for seat in range(rules.players)]
        with full_thought() if number % 20 == 0 else nullcontext():
            while match.state is not None and (seat := match.state.turn) is not None:
                match.take(choose(levels[seat], match.view(seat), int(chance.random() * 2**32)))
        assert match.deals[-1].score is not None

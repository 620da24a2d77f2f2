"""Whole matches under every rule, beside the naive game."""

import ast
from collections.abc import Sequence
from itertools import combinations
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scopa_desktop.match.match import Match
from scopa_desktop.match.record import read_record, write_record
from scopa_desktop.match.shuffle import deck_for, first_dealer
from scopa_desktop.rules.cards import set_of
from scopa_desktop.rules.declaring import Declaration
from scopa_desktop.rules.ruleset import FIELDS, Ruleset, RulesInvalid, ruleset
from tests import oracle
from tests.match.pairs import ALL, ALLOWED, ITEMS, POSSIBLE, Pair, covering, pairs_of
from tests.processes import played_on_all_cores
from tests.tables import (
    FORMS,
    OPTIONS,
    PRESET_FORMS,
    cards,
    fitting,
    naive_deal,
    naive_redeal,
    options_of,
    random_rules,
    spelled,
    texts,
)

VALUES = [(name, value) for name, values in OPTIONS.items() for value in list(values)[1:]]
"""Every option with every value that is not usual."""
DEPENDENT = {"ace_on_ace", "ace_on_empty", "first_ace"}
"""Options that mean nothing while aces do not sweep."""
DEALT_ON_THE_TABLE = {"kings_redeal", "opening_table", "ace_redeal"}
"""Options that mean nothing where the table is not dealt."""
SCORED = {"primiera", "sevens", "settanta", "re_bello", "rosmarino", "napola", "coin_figures", "ponino"}
"""Options that score nothing where only aces and figures do."""


def play_both(rules: Ruleset, seed: int, deals: int = 100) -> Match:
    """A match of random plays, at most so many deals, each step the same in the naive game."""
    chance = Random(seed)
    match = Match(rules, first_dealer(rules, seed), seed=seed)
    totals = [0] * len(rules.sides)
    while not match.is_over and match.deal_number < deals:
        deck = deck_for(rules, seed, match.deal_number + 1)
        assert not naive_redeal(rules, deck)
        dealer = (match.first_dealer + match.deal_number) % rules.players
        match.deal(deck)
        naive = naive_deal(rules, dealer, deck)
        while plays := match.legal_plays():
            state = match.state
            assert state is not None
            assert (texts(state.table), state.turn) == (naive.table, naive.turn)
            assert [texts(made) for made in state.scopas] == naive.scopas
            table = set_of(state.table)
            assert {spelled(play, table) for play in plays} == naive.legal()
            declarations = match.legal_declarations()
            assert {declared.points for declared in declarations} == naive.legal_declarations()
            decision = chance.choice((*declarations, *plays))
            match.take(decision)
            if isinstance(decision, Declaration):
                naive.declare(decision.points)
            else:
                naive.play(*spelled(decision, table))
        assert naive.is_over
        sheet = naive.sheet()
        score = match.deals[-1].score
        assert score is not None
        assert {row.kind: list(row.points) for row in score.rows} == sheet
        zones = [*naive.piles, naive.table]
        assert sorted(card for zone in zones for card in zone) == sorted(oracle.DECK)
        won = oracle.outcome(totals, sheet, naive.piles, rules.target, **options_of(rules))
        totals = [sum(column) for column in zip(totals, *sheet.values(), strict=True)]
        assert list(match.scores) == totals
        assert (match.winner, match.outright) == won
    return match


def check(match: Match) -> None:
    """The record of a match reads back to the same bytes."""
    text = write_record(match)
    again = read_record(text)
    assert again.match.deals == match.deals
    assert (again.match.winner, again.match.outright) == (match.winner, match.outright)
    assert write_record(again.match, again.tags) == text


def with_option(name: str, value: int | str) -> dict[str, int | str]:
    """One option, and what it rests on."""
    return {name: value, **({"ace_sweep": "scopa"} if name in DEPENDENT else {})}


@pytest.mark.parametrize(("players", "teams"), FORMS)
def test_classic(players: int, teams: str) -> None:
    for seed in (1, 2):
        check(play_both(ruleset(players=players, teams=teams), seed))


@pytest.mark.parametrize(("key", "players", "teams"), PRESET_FORMS)
def test_presets(key: str, players: int, teams: str) -> None:
    check(play_both(ruleset(key, players=players, teams=teams), 10 + players, deals=4))


@pytest.mark.parametrize(("name", "value"), VALUES)
def test_each_option_alone(name: str, value: int | str) -> None:
    for seed, form in enumerate((FORMS[0], FORMS[2], FORMS[5])):
        check(play_both(fitting(form, with_option(name, value), target=5), seed, deals=3))


COVERING = covering()


def test_every_pair_of_values_is_in_force_in_some_rules() -> None:
    """No pair is left out but those that are refused or of which one means nothing beside the other."""
    assert set().union(*map(pairs_of, COVERING)) == set(POSSIBLE)
    assert {name for name, _ in ITEMS} == set(FIELDS)
    assert len(ALL) - len(POSSIBLE) == 63
    assert {(first[0], second[0]) for first, second in set(ALL) - set(POSSIBLE)} == {
        ("players", "teams"),
        *((name, "hand") for name in ["players", "teams"]),
        *((name, "table") for name in ["players", "teams", "hand"]),
        *((dealt, name) for dealt in ["hand", "table"] for name in DEALT_ON_THE_TABLE),
        *((dealt, "declarations") for dealt in ["hand", "table"]),
        *(("ace_sweep", name) for name in DEPENDENT),
        *((name, "scoring") for name in ["last_card_scopa", *SCORED]),
        ("napola", "napoleone"),
        ("inverse", "both_past_target"),
    }


@pytest.mark.parametrize("number", range(len(COVERING)))
def test_every_pair_of_values(number: int) -> None:
    for seed in (number, 100 + number):
        check(play_both(COVERING[number], seed, deals=3))


def replaced(rules: Ruleset, name: str, value: object) -> Ruleset | None:
    """``None`` where such rules are refused."""
    try:
        return ruleset(rules.preset, **{field: getattr(rules, field) for field in FIELDS} | {name: value})
    except RulesInvalid:
        return None


def course(rules: Ruleset, seed: int) -> tuple[object, ...]:
    match = play_both(rules, seed, deals=3)
    check(match)
    return (
        [(deal.deck, deal.decisions, deal.score and deal.score.points) for deal in match.deals],
        match.scores,
        match.winner,
    )


MEANINGLESS = [pair for pair in ALLOWED if pair not in POSSIBLE]


@pytest.mark.parametrize("pair", MEANINGLESS, ids=lambda pair: "-".join(map(str, pair[0] + pair[1])))
def test_a_value_that_means_nothing_changes_nothing(pair: Pair) -> None:
    """Beside the other value: with any else in its place the same cards make the same match."""
    rules = ALLOWED[pair]
    courses = [course(rules, seed) for seed in range(6)]
    others = [
        [replaced(rules, name, other) for other in FIELDS[name] if other != value] for name, value in pair
    ]
    assert any(
        any(made) and all([course(other, seed) for seed in range(6)] == courses for other in made if other)
        for made in others
    )


@given(
    st.sampled_from([pair for pair in combinations(VALUES, 2) if pair[0][0] != pair[1][0]]),
    st.sampled_from(FORMS),
    st.sampled_from([1, 5, 11]),
    st.integers(0, 10**6),
)
def test_options_in_pairs(
    pair: tuple[tuple[str, int | str], ...], form: tuple[int, str], target: int, seed: int
) -> None:
    options = {**with_option(*pair[1]), **with_option(*pair[0]), **dict(pair)}
    check(play_both(fitting(form, options, target=target), seed, deals=3))


def played_beside(matches: Sequence[tuple[Ruleset, int, int]]) -> tuple[int, int, int]:
    """Play matches, each from its rules, seed and most deals; how many matches, deals and decisions."""
    deals = decisions = 0
    for rules, seed, most in matches:
        match = play_both(rules, seed, most)
        check(match)
        deals += len(match.deals)
        decisions += sum(len(deal.decisions) for deal in match.deals)
    return len(matches), deals, decisions


@pytest.mark.soak
def test_every_pair_of_values_alone(capsys: pytest.CaptureFixture[str]) -> None:
    matches = [(rules, number, 3) for number, rules in enumerate(ALLOWED.values())]
    cases = [matches[start : start + 50] for start in range(0, len(matches), 50)]
    assert played_on_all_cores(capsys, played_beside, cases, "every pair of values") == len(ALLOWED)


@pytest.mark.soak
def test_three_hundred_matches_in_each_preset_and_form(capsys: pytest.CaptureFixture[str]) -> None:
    cases = [
        [(ruleset(key, players=players, teams=teams), seed, 100) for seed in range(300)]
        for key, players, teams in PRESET_FORMS
    ]
    assert played_on_all_cores(capsys, played_beside, cases, f"{len(cases)} presets and forms") == 300 * len(
        PRESET_FORMS
    )


@pytest.mark.soak
def test_five_hundred_random_combinations_of_five_matches_each(capsys: pytest.CaptureFixture[str]) -> None:
    chance = Random(500)
    cases = [
        [(rules, 5 * case + seed, 100) for seed in range(5)]
        for case, rules in enumerate(random_rules(chance) for _ in range(500))
    ]
    assert played_on_all_cores(capsys, played_beside, cases, f"{len(cases)} combinations of options") == 2500


def test_the_naive_game_knows_every_rule_and_nothing_of_ours() -> None:
    tree = ast.parse(Path(oracle.__file__).read_text("utf-8"))
    imports = [node for node in ast.walk(tree) if isinstance(node, ast.Import | ast.ImportFrom)]
    assert [node.module for node in imports if isinstance(node, ast.ImportFrom)] == ["itertools"]
    assert len(imports) == 1
    usual = {name: getattr(Ruleset(), name) for name in FIELDS}
    assert usual == {"players": 2, "teams": "teams", "target": 11, **oracle.DEFAULTS}


def test_cards_of_the_naive_game_are_ours() -> None:
    assert sorted(texts(cards(" ".join(oracle.DECK)))) == sorted(oracle.DECK)

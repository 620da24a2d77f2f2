from collections.abc import Iterator, Sequence
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import pytest

from scopa_desktop.cli import verify
from scopa_desktop.cli.simulate import write
from scopa_desktop.coach.simulate import no_matches, play_match, simulate
from scopa_desktop.match.match import Match
from scopa_desktop.match.record import read_record, write_record
from scopa_desktop.match.turns import DealState
from scopa_desktop.players.level_keys import LEVELS
from scopa_desktop.rules.cards import ALL_CARDS, DECK, cards_in, set_of
from scopa_desktop.rules.ruleset import PRESETS, Ruleset, differences, ruleset
from tests.players.tables import FORMS, form_name, little_thought
from tests.processes import played_on_all_cores
from tests.tables import PRESET_FORMS, random_rules

SOAK = 1000
"""Matches for each number of players, shared among its forms."""


@pytest.fixture(autouse=True, scope="module")
def fewer_iterations() -> Iterator[None]:
    with little_thought():
        yield


def mixed_levels(rules: Ruleset, number: int) -> tuple[str, ...]:
    """Every level at every seat in turn."""
    return tuple(LEVELS[(number + seat * (1 + number // 3)) % len(LEVELS)] for seat in range(rules.players))


def cards_of(state: DealState) -> list[int]:
    """All cards of a deal wherever they lie, each as often as it is there."""
    piles = [card for pile in state.piles for card in cards_in(pile)]
    return sorted([*(card for hand in state.hands for card in hand), *state.table, *piles, *state.stock])


def check(match: Match) -> None:
    """Play a finished match again: all plays legal, forty cards at any time, its record sound."""
    again = Match(match.rules, match.first_dealer, names=match.names, seed=match.seed)
    for deal in match.deals:
        assert cards_of(again.deal(deal.deck).after) == list(DECK)
        for decision in deal.decisions:
            assert again.is_legal(decision)
            assert cards_of(again.take(decision).after) == list(DECK)
        state = again.state
        assert state is not None
        assert state.turn is None
        assert state.last_capturer is None or sum(state.piles) == ALL_CARDS
        assert deal.score is not None
        is_plain = differences(match.rules).keys() <= {"players", "teams", "target"}
        if match.rules.preset == "classic" and is_plain:
            # Cards, coins, settebello and primiera are one point each, if not tied.
            assert 0 <= sum(deal.score.points) - sum(len(scopas) for scopas in state.scopas) <= 4
    assert again.is_over
    assert (again.scores, again.winner, again.outright) == (match.scores, match.winner, match.outright)
    text = write_record(match)
    record = read_record(text)
    assert record.match.deals == match.deals
    assert record.match.winner == match.winner
    assert write_record(record.match) == text


@pytest.mark.parametrize("rules", FORMS, ids=form_name)
def test_matches_are_played_by_the_rules_to_their_end(rules: Ruleset) -> None:
    for number in range(3):
        check(play_match(rules, mixed_levels(rules, number), seed=number))


@pytest.mark.soak
def test_a_thousand_matches_for_each_number_of_players(capsys: pytest.CaptureFixture[str]) -> None:
    cases = []
    for rules in FORMS:
        forms = sum(other.players == rules.players for other in FORMS)
        numbers = range(-(-SOAK // forms))
        # Some at a time, so that the last ones do not keep a single process busy.
        cases += [
            [(rules, mixed_levels(rules, number), number) for number in numbers[start : start + 50]]
            for start in range(0, len(numbers), 50)
        ]
    assert (
        played_on_all_cores(capsys, played_and_verified, cases, "the classic game in every form") >= 4 * SOAK
    )


@pytest.mark.parametrize("key", PRESETS)
def test_every_preset_is_played_by_the_rules(key: str) -> None:
    for number in PRESETS[key].players:
        rules = ruleset(key, players=number, target=6)
        check(play_match(rules, mixed_levels(rules, number), seed=number))


def test_whoever_may_declare_does_the_dearer_one() -> None:
    rules = ruleset("cirulla", players=3, target=20)
    made, left = 0, 0
    for seed in range(3):
        match = play_match(rules, ("novice", "easy", "fair"), seed)
        again = Match(rules, match.first_dealer)
        for deal in match.deals:
            again.deal(deal.deck)
            for decision in deal.decisions:
                legal = again.legal_declarations()
                if legal:
                    made += decision == legal[-1]
                    left += decision != legal[-1]
                again.take(decision)
    assert (made > 0, left) == (True, 0)


def played_and_verified(matches: Sequence[tuple[Ruleset, Sequence[str], int]]) -> tuple[int, int, int]:
    """Play matches, each from its rules, levels and seed; how many matches, deals and decisions they were.

    Each is checked, its record written to a file, and the files given to ``verify``.
    """
    deals = decisions = 0
    # What is legal does not hang on how long Hard and Master think.
    with little_thought(12), TemporaryDirectory() as name:
        folder = Path(name)
        for number, (rules, levels, seed) in enumerate(matches, 1):
            match = play_match(rules, levels, seed)
            check(match)
            write(match, folder, number)
            deals += len(match.deals)
            decisions += sum(len(deal.decisions) for deal in match.deals)
        records = sorted(folder.glob("*.scopa"))
        with redirect_stdout(StringIO()) as said:
            code = verify.run(records)
        lines = said.getvalue().splitlines()
        assert len(lines) == len(records) == len(matches)
        assert [line for line in lines if ": ok, " not in line] == []
        assert code == 0
    return len(matches), deals, decisions


@pytest.mark.soak
def test_three_hundred_matches_in_each_preset_and_form(capsys: pytest.CaptureFixture[str]) -> None:
    """The computer players, easy ones mostly: the others are slower and no other in what is legal."""
    cases = [
        [
            (rules, mixed_levels(rules, number) if number % 10 == 0 else ("easy",) * rules.players, number)
            for number in range(300)
        ]
        for rules in (ruleset(key, players=players, teams=teams) for key, players, teams in PRESET_FORMS)
    ]
    assert played_on_all_cores(
        capsys, played_and_verified, cases, f"{len(cases)} presets and forms"
    ) == 300 * len(PRESET_FORMS)


@pytest.mark.soak
def test_five_hundred_combinations_of_options_with_five_matches_each(
    capsys: pytest.CaptureFixture[str],
) -> None:
    chance = Random(500)
    cases = [
        [(rules, mixed_levels(rules, number), 5 * case + number) for number in range(5)]
        for case, rules in enumerate(random_rules(chance) for _ in range(500))
    ]
    assert (
        played_on_all_cores(capsys, played_and_verified, cases, f"{len(cases)} combinations of options")
        == 2500
    )


def test_the_same_seed_plays_the_same_match() -> None:
    first, second = (play_match(FORMS[0], ("novice", "fair"), seed=11) for _ in range(2))
    assert write_record(first) == write_record(second)
    assert write_record(play_match(FORMS[0], ("novice", "fair"), seed=12)) != write_record(first)


def test_any_match_of_a_run_can_be_played_alone() -> None:
    rules = ruleset(target=1)
    third = list(simulate(rules, ("novice", "easy"), 3, seed=40))[2]
    assert third.seed == 42
    assert write_record(third) == write_record(play_match(rules, ("novice", "easy"), seed=42))


def test_decks_and_first_dealer_depend_on_the_seed_alone() -> None:
    first, second = (
        play_match(ruleset(target=1), levels, seed=5) for levels in (("easy",) * 2, ("fair",) * 2)
    )
    assert first.deals[0].deck == second.deals[0].deck
    assert first.first_dealer == second.first_dealer


def test_the_tally_adds_up() -> None:
    rules = ruleset(players=4)
    tally = no_matches(rules)
    assert tally.points_a_deal == (0, 0)
    matches = list(simulate(rules, ("easy", "fair", "easy", "fair"), 4, seed=1))
    for match in matches:
        tally = tally.with_match(match)
    assert tally.matches == 4
    assert tally.deals == sum(len(match.deals) for match in matches)
    assert tally.wins == tuple(sum(match.winner == side for match in matches) for side in (0, 1))
    assert tally.points == tuple(sum(match.scores[side] for match in matches) for side in (0, 1))
    assert tally.points_a_deal == tuple(points / tally.deals for points in tally.points)


def test_all_forty_cards_are_counted() -> None:
    """The measure of the tests above is itself exact."""
    match = Match(FORMS[0], 0)
    state = match.deal(DECK).after
    assert set_of(cards_of(state)) == ALL_CARDS
    assert len(cards_of(state)) == 40

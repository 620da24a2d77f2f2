import pytest

from scopa_desktop.coach.hint_facts import (
    Avoids,
    BringsHome,
    ClearsTable,
    Fact,
    KeepsLast,
    Leaves,
    OnlyPlay,
    PartnerSweeps,
    RatherLays,
    Sweeps,
    TakesNothing,
    Untakeable,
)
from scopa_desktop.coach.reasons import facts, single_cards
from scopa_desktop.rules.cards import SETTEBELLO, cards_in
from scopa_desktop.rules.ruleset import ruleset
from tests.coach.positions import CASES, position, rules_of
from tests.players.tables import ALL_RULES, cards, dealt, form_name


def found(rules: str, hand: str, table: str, play: str, **more: object) -> tuple[Fact, ...]:
    view = position(rules_of(rules), hand, table, **more)  # type: ignore[arg-type]
    return facts(view, cards(play))


def test_there_are_enough_positions_and_all_plays_are_legal() -> None:
    assert len(CASES) >= 40
    assert all(case.made in case.view.legal_plays() for case in CASES)
    assert len({case.rules for case in CASES}) >= 15


def test_the_weightiest_comes_first() -> None:
    told = found("classic 2", "7D 1S 2S", "3B 4C", "7D 3B 4C")
    assert told[:2] == (Sweeps(), BringsHome((SETTEBELLO,)))
    assert ClearsTable() in told
    assert not [fact for fact in told if isinstance(fact, Leaves)]


@pytest.mark.parametrize(
    ("gone", "unseen", "last", "holder"),
    [("", 4, None, -1), ("7B 7C", 2, None, -1), ("7D 7C 7S 7B", 0, None, -1), ("", 1, "7D 5B", 1)],
)
def test_what_could_sweep_is_counted(gone: str, unseen: int, last: str | None, holder: int) -> None:
    hand = "9C 2S" if last else "9C 2S 1S"
    told = found("classic 2", hand, "9B 4D 3C", "9C 9B", theirs=gone, last=last)
    assert Leaves(7, (7,), unseen, holder) in told


def test_a_scopa_that_would_not_count_is_no_danger() -> None:
    told = found("classic 2", "9C", "9B 4D 3C", "9C 9B", last="7D")
    assert OnlyPlay() in told
    assert not [fact for fact in told if isinstance(fact, Leaves)]
    rules = ruleset("classic", players=2, last_card_scopa="counts")
    told = facts(position(rules, "9C", "9B 4D 3C", last="7D"), cards("9C 9B"))
    assert Leaves(7, (7,), 1, 1) in told


def test_a_partner_helps_only_with_what_is_known_of_its_hand() -> None:
    gone = "1D 1C 1S 6D 6S 6B 9D 9C 9S 9B"
    hand, table = "8C 8S 10S", "8B 4D 2C"
    told = found("cirulla 4", hand, table, "8C 8B", declared="||6C 1B 2D", theirs=gone)
    assert PartnerSweeps(2, 1) in told
    told = found("cirulla 4", hand, table, "8C 8B", theirs=gone)
    assert not [fact for fact in told if isinstance(fact, PartnerSweeps)]


def test_where_points_are_avoided_the_reasons_are_turned_round() -> None:
    told = found("a_perdere 2", "7C 9C 1S", "7D 10B", "1S")
    assert told[0] == Avoids(SETTEBELLO)
    assert TakesNothing() in told
    assert next(fact for fact in told if isinstance(fact, Leaves)).is_wanted


def test_laying_what_could_take_is_said() -> None:
    assert RatherLays() in found("escoba 2", "7C 9C 1S", "5C 3B", "7C")
    assert RatherLays() not in found("escoba 2", "7C 9C 1S", "5C", "7C")


@pytest.mark.parametrize(
    ("rules", "table", "laid", "gone", "is_safe"),
    [
        ("classic 2", "8C", "4D", "4C 4S 4B", True),
        ("classic 4", "8C", "4D", "4C 4S 4B", False),  # the next may lay a three, the one after take both
        ("classic 4", "8C", "10D", "10C 10S 10B", True),
        ("escoba 3", "7D", "10C", "6D 6C 6S 6B 5D 5C 5S 5B 4D 4C 4S 4B", False),
        ("escoba 3", "7D", "10C", "1D 1C 1S 1B 2C 2S 2B 3D 3C 3S 3B 4D 4C 4S 4B 5D 5C 5S 5B", True),
    ],
)
def test_nobody_can_take_a_card_only_if_no_later_seat_can(
    rules: str, table: str, laid: str, gone: str, is_safe: bool
) -> None:
    told = found(rules, f"{laid} 2D 9S", table, laid, theirs=gone)
    assert (Untakeable(next(cards_in(cards(laid)))) in told) is is_safe


def test_the_last_card_of_a_value_is_known_by_counting() -> None:
    assert KeepsLast(6) in found("classic 2", "6C 2S", "10B", "2S", theirs="6D 6S 6B")
    assert KeepsLast(6) not in found("classic 2", "6C 2S", "10B", "2S", theirs="6D 6S")


@pytest.mark.parametrize(
    ("rules", "told"),
    [("classic 2", "7D"), ("re_bello 2", "7D 10D"), ("trentino 4", "1D 2D 3D 7D"), ("frac 2", "")],
)
def test_cards_that_score_by_themselves(rules: str, told: str) -> None:
    assert single_cards(rules_of(rules)) == cards(told)


@pytest.mark.parametrize("rules", ALL_RULES, ids=form_name)
def test_something_can_be_said_in_every_game(rules) -> None:
    for seed, plays in ((1, 0), (2, 5), (3, 9)):
        match = dealt(rules, seed, plays)
        assert match.state is not None
        assert match.state.turn is not None
        view = match.view(match.state.turn)
        hidden = view.unseen
        for play in view.legal_plays():
            for fact in facts(view, play):
                if isinstance(fact, BringsHome):
                    assert not any(hidden >> card & 1 for card in fact.cards)
                if isinstance(fact, Leaves):
                    assert 0 <= fact.unseen <= len(list(cards_in(hidden))) + 3 * rules.players

from collections.abc import Iterator
from typing import get_args

import pytest
from PySide6.QtWidgets import QApplication

from scopa_desktop.app.language import install_texts
from scopa_desktop.rules.events import MatchEnded, Outright
from scopa_desktop.rules.ruleset import Ruleset, ruleset
from scopa_desktop.rules.scoring import DealScore, PointKind, PointRow
from scopa_desktop.wording.cards import speak_of
from scopa_desktop.wording.scores import (
    opponents_line,
    outright_told,
    points_summary,
    result_title,
    row_name,
    row_reason,
    side_names,
    win_told,
)

NAMES = ("Anna", "Nora")


@pytest.fixture(autouse=True)
def english(qapp: QApplication) -> Iterator[None]:
    translator = install_texts(qapp)
    assert translator is not None
    yield
    speak_of("latin")
    qapp.removeTranslator(translator)


def row(kind: PointKind, amounts: tuple[int, ...], points: tuple[int, ...]) -> PointRow:
    return PointRow(kind, amounts, tuple(() for _ in amounts), points)


def test_every_row_has_a_name() -> None:
    names = [row_name(kind, Ruleset()) for kind in get_args(PointKind)]
    assert len(set(names)) == len(names)
    assert all(names)


@pytest.mark.parametrize(
    ("kind", "amounts", "points", "reason"),
    [
        ("cards", (22, 18), (1, 0), "You have most: 22 of 40"),
        ("cards", (18, 22), (0, 1), "Most for Nora: 22 of 40"),
        ("cards", (20, 20), (0, 0), "20 each: nobody's point"),
        ("coins", (6, 4), (1, 0), "You have most: 6 of 10"),
        ("coins", (5, 5), (0, 0), "5 each: nobody's point"),
        ("primiera", (78, 76), (1, 0), "Your 78 beats 76"),
        ("primiera", (76, 78), (0, 1), "Nora's 78 beats 76"),
        ("primiera", (78, 78), (0, 0), "78 each: nobody's point"),
        ("settebello", (1, 0), (1, 0), "The seven of coins is yours"),
        ("settebello", (0, 1), (0, 1), "The seven of coins is Nora's"),
        ("settebello", (0, 0), (0, 0), "In nobody's pile: nobody's point"),
        ("scopas", (2, 0), (2, 0), "One point each"),
        ("scopas", (0, 0), (0, 0), "None in this deal"),
        ("sevens", (3, 1), (1, 0), "You have most: 3 of 4"),
        ("sevens", (0, 4), (0, 2), "Most for Nora, and all four"),
        ("sevens", (2, 2), (0, 0), "2 each: nobody's point"),
        ("primiera_count", (2011111, 1311111), (1, 0), "You have more sevens: 2 to 1"),
        ("primiera_count", (2110000, 2120000), (0, 1), "Nora has more aces: 2 to 1"),
        ("primiera_count", (2111111, 2111111), (0, 0), "All level: nobody's point"),
        ("napola", (0, 0), (0, 0), "Nobody has ace, 2 and 3"),
        ("frac_king", (1, 0), (0, 0), "Only if two have eight each"),
    ],
)
def test_reasons_say_who_and_why(
    kind: PointKind, amounts: tuple[int, ...], points: tuple[int, ...], reason: str
) -> None:
    assert row_reason(row(kind, amounts, points), NAMES, Ruleset()) == reason


def test_every_row_has_a_reason_scored_or_not() -> None:
    for kind in get_args(PointKind):
        for amounts, points in (((2, 1), (1, 0)), ((0, 0), (0, 0))):
            made = PointRow(kind, amounts, ((0, 1, 2), ()), points)
            assert row_reason(made, NAMES, Ruleset())


def test_a_napola_says_how_far_it_goes() -> None:
    made = PointRow("napola", (0, 4), ((), (0, 1, 2, 3)), (0, 4))
    assert row_reason(made, NAMES, Ruleset()) == "Coins from the ace to the four"


def test_who_lacks_a_suit_has_no_primiera() -> None:
    rules = Ruleset(primiera="need_four")
    assert row_reason(row("primiera", (70, 0), (1, 0)), NAMES, rules) == "Only you have all four suits"
    assert row_reason(row("primiera", (0, 70), (0, 1)), NAMES, rules) == "Only Nora has all four suits"
    assert row_reason(row("primiera", (0, 0), (0, 0)), NAMES, rules) == "Nobody has all four suits"


def test_an_escoba_is_called_so() -> None:
    assert row_name("scopas", ruleset("escoba")) == "Escobas"
    assert row_name("scopas", ruleset("quindici")) == "Scopas"


def test_rows_speak_of_the_deck_in_play() -> None:
    speak_of("numbers")
    assert row_name("coins", Ruleset()) == "Diamonds"
    assert row_name("frac_king", Ruleset()) == "The ten of diamonds"
    assert row_reason(row("re_bello", (1, 0), (1, 0)), NAMES, Ruleset()) == "The ten of diamonds"
    assert "ten diamonds" in outright_told("ten_coins")


def test_outright_wins_are_told() -> None:
    told = [outright_told(rule) for rule in get_args(Outright)]
    assert len(set(told)) == 4
    assert all("at once" in text for text in told)


def test_a_win_that_points_do_not_explain_is_told() -> None:
    assert win_told(Ruleset(), MatchEnded(0, (11, 5))) == ""
    assert "all ten coins" in win_told(Ruleset(), MatchEnded(0, (5, 11), "napoleone"))
    assert win_told(Ruleset(inverse="on"), MatchEnded(0, (5, 11))) == "The fewest points win."
    for totals in ((11, 12), (12, 12)):
        assert "counted in order" in win_told(Ruleset(), MatchEnded(0, totals))


def test_a_tie_of_two_among_three_is_said() -> None:
    tie = row("cards", (14, 14, 12), (0, 0, 0))
    said = row_reason(tie, ("Anna", "Nora", "Ugo"), Ruleset(players=3))
    assert said == "Anna and Nora, 14 each: nobody's point"
    tie = row("primiera_count", (2000000, 2000000, 0), (0, 0, 0))
    said = row_reason(tie, ("Anna", "Nora", "Ugo"), Ruleset(players=3))
    assert said == "Anna and Nora are level: nobody's point"


def test_pairs_that_are_level_are_not_named_in_a_row() -> None:
    names = ("You and Pilar", "Bruno and Dino", "Irene and Elsa")
    rules = Ruleset(players=6, teams="three_pairs")
    said = row_reason(row("coins", (4, 2, 4), (0, 0, 0)), names, rules)
    assert said == "Two pairs, 4 each: nobody's point"
    said = row_reason(row("primiera_count", (2000000, 2000000, 0), (0, 0, 0)), names, rules)
    assert said == "Two pairs are level: nobody's point"


def test_the_summary_uses_the_right_plural() -> None:
    def said(*points: int) -> str:
        return points_summary(DealScore((), points), NAMES, Ruleset())

    assert said(4, 1) == "You took 4 points, Nora took 1 point."
    assert said(1, 0) == "You took 1 point, Nora took 0 points."


def test_of_many_names_the_summary_is_short() -> None:
    def said(rules: Ruleset, *points: int) -> str:
        names = side_names(rules, ("You", "Nora", "Ugo", "Bo", "Ada", "Ivo")[: rules.players])
        return points_summary(DealScore((), points), names, rules)

    alone = Ruleset(players=4, teams="individual")
    assert said(alone, 4, 1, 0, 2) == "Points: You 4, Nora 1, Ugo 0, Bo 2."
    pairs = Ruleset(players=6, teams="three_pairs")
    assert said(pairs, 4, 1, 0) == "Points: You and Bo 4, Nora and Ada 1, Ugo and Ivo 0."
    assert said(Ruleset(players=3), 4, 1, 0).startswith("You took 4 points, Nora took 1 point")
    assert said(Ruleset(players=6), 4, 1) == "You took 4 points; Nora, Bo, and Ivo took 1 point."


def test_the_result_names_the_winner_first() -> None:
    assert result_title(0, (12, 9), NAMES) == "You win, 12 to 9"
    assert result_title(1, (9, 12), NAMES) == "Nora wins, 12 to 9"
    assert result_title(2, (4, 9, 12), ("Anna", "Nora", "Ugo")) == "Ugo wins, 12 – 9 – 4"
    pairs = ("Anna and Ugo", "Nora and Bo")
    assert result_title(1, (9, 12), pairs, is_team=True) == "Nora and Bo win, 12 to 9"


def test_a_side_is_called_by_its_players() -> None:
    four = Ruleset(players=4)
    assert side_names(four, ("Anna", "Ugo", "Irene", "Pia")) == ("Anna and Irene", "Ugo and Pia")
    assert side_names(Ruleset(), NAMES) == NAMES


def test_the_opponents_with_their_levels() -> None:
    assert opponents_line(NAMES, ("", "fair")) == "against Nora (Fair)"
    assert opponents_line(("Anna", "Nora", "Ugo"), ("", "easy", "")) == "against Nora (Easy) and Ugo"
    four = ("Anna", "Nora", "Ugo", "Bo")
    said = opponents_line(four, ("", "easy", "fair", "easy"), (2,))
    assert said == "with Ugo (Fair), against Nora (Easy) and Bo (Easy)"


def test_sides_whose_players_have_no_names() -> None:
    assert side_names(Ruleset(players=4), ()) == ("You and Player 3", "Player 2 and Player 4")

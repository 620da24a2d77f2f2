from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from scopa_desktop.app.language import install_texts
from scopa_desktop.coach.hint import Hint, Other, hint
from scopa_desktop.coach.hint_facts import Gathers, Leaves
from scopa_desktop.coach.reasons import facts
from scopa_desktop.rules.declaring import SMALL_HAND, THREE_ALIKE, Declaration
from scopa_desktop.rules.ruleset import ruleset
from scopa_desktop.wording.cards import speak_of
from scopa_desktop.wording.hint import (
    cost_told,
    costs_told,
    fact_told,
    hint_told,
    play_told,
    reasons_told,
)
from tests.coach.positions import CASES, Case, position
from tests.players.tables import cards

NAMES = ("You", "Nora", "Bruno", "Carla", "Dino", "Elsa")


@pytest.fixture(autouse=True)
def english(qapp: QApplication) -> Iterator[None]:
    translator = install_texts(qapp)
    assert translator is not None
    yield
    speak_of("latin")
    qapp.removeTranslator(translator)


def made(play: str, table: str, *others: str, **more: object) -> Hint:
    rest = tuple(Other(cards(other), 0.4, False) for other in others)
    values = {"declaration": None, "facts": (), "others": rest, **more}
    return Hint(ruleset(), cards(table), play=cards(play), **values)  # type: ignore[arg-type]


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.rules} {case.play}")
def test_reasons_in_positions_made_by_hand(case: Case) -> None:
    told = [fact_told(fact, NAMES, case.view.rules) for fact in facts(case.view, case.made)]
    assert set(case.says) <= set(told)
    assert not [text for text in told if text.startswith(case.hides)] or not case.hides
    assert all(text.endswith(".") and "%n" not in text and "(s)" not in text for text in told)


def test_plays_are_told_like_what_happens() -> None:
    assert hint_told(made("1S", "4C 3B")) == "Lay the ace of swords"
    assert hint_told(made("7D 7C", "7C 3B")) == "Take the seven of cups with the seven of coins"
    assert hint_told(made("7D 4C 3B", "4C 3B")) == "Take 3 and 4 with the seven of coins"


def test_suits_are_named_where_values_do_not_tell() -> None:
    table = "4C 4S 3B"
    told = made("7D 4C 3B", table, "7D 4S 3B")
    assert hint_told(told) == "Take the four of cups and the three of clubs with the seven of coins"
    assert play_told(told, cards("7D 4S 3B")).startswith("Take the four of swords and the three of clubs")


@pytest.mark.parametrize(
    ("declaration", "told"),
    [
        (THREE_ALIKE, "Declare three alike for ten points, then: Lay the ace of swords"),
        (SMALL_HAND, "Declare nine or less for three points, then: Lay the ace of swords"),
    ],
)
def test_a_declaration_comes_first(declaration: Declaration, told: str) -> None:
    assert hint_told(made("1S", "4C", declaration=declaration)) == told


def test_words_of_the_deck() -> None:
    speak_of("french")
    assert hint_told(made("9D 9C", "9C")) == "Take the queen of hearts with the queen of diamonds"
    assert "only a queen would" in fact_told(Leaves(9, (9,), 3), NAMES, ruleset())
    speak_of("numbers")
    assert "only an eight or a ten would" in fact_told(Leaves(8, (8, 10), 3), NAMES, ruleset())


@pytest.mark.parametrize(
    ("cost", "is_even", "of_chance", "told"),
    [
        (0.02, True, False, "about the same"),
        (0.44, False, False, "−0.4 points"),
        (1.02, False, False, "−1 point"),
        (2.0, False, False, "−2 points"),
        (0.123, False, True, "−12 % chance of the match"),
        (0.001, False, True, "−1 % chance of the match"),
    ],
)
def test_costs(cost: float, is_even: bool, of_chance: bool, told: str) -> None:
    other = Other(cards("1S"), cost, is_even)
    assert cost_told(made("2S", "4C", is_of_chance=of_chance), other) == told


def test_what_the_costs_are() -> None:
    assert "points a deal" in costs_told(made("2S", "4C"))
    assert "chance" in costs_told(made("2S", "4C", is_of_chance=True))
    assert reasons_told(made("2S", "4C", is_exact=True), NAMES).endswith("this is exact.")
    assert reasons_told(made("2S", "4C"), NAMES) == "On the whole it does best."


def test_a_whole_hint() -> None:
    found = hint(position(ruleset(), "7D 9C 1S", "4C 3B 5D 6S"), 1)
    assert hint_told(found) == "Take 3 and 4 with the seven of coins"
    assert reasons_told(found, NAMES) == (
        "It brings the settebello home. It takes 3 cards towards the most cards. "
        "It leaves 11, so no scopa next."
    )


def test_sevens_are_told_by_what_they_count_for() -> None:
    said = {
        (primiera, sevens): fact_told(Gathers("sevens", 2), NAMES, ruleset(primiera=primiera, sevens=sevens))
        for primiera in ("partial", "off", "most_sevens")
        for sevens in ("off", "on")
    }
    assert said["partial", "off"] == "It takes 2 sevens, worth most in the primiera."
    assert said["partial", "on"] == "It takes 2 sevens, worth most for primiera and sevens."
    towards = "It takes 2 sevens towards the most sevens."
    assert {text for (primiera, _), text in said.items() if primiera != "partial"} == {towards}

import pytest
from hypothesis import given

from scopa_desktop.rules.ruleset import PRESETS, Ruleset, ruleset
from scopa_desktop.wording.house_rules import (
    changes_told,
    chapters_of,
    cries_escoba,
    has_weights,
    match_chapter,
    rules_told,
    table_told,
)
from tests.tables import any_rules

pytestmark = pytest.mark.usefixtures("qapp")


def text_of(rules: Ruleset) -> str:
    chapters = (*chapters_of(rules), match_chapter(rules))
    return "\n".join(text for chapter in chapters for text in (chapter.heading, *chapter.paragraphs))


@given(any_rules(target=21))
def test_all_rules_can_be_told_in_words(rules: Ruleset) -> None:
    told = text_of(rules)
    assert "_" not in told
    assert "{" not in told
    for chapter in chapters_of(rules):
        assert chapter.heading
        assert all(text.endswith((".", ":", ")")) for text in chapter.paragraphs)


@pytest.mark.parametrize("preset", PRESETS)
def test_each_preset_reads_otherwise(preset: str) -> None:
    rules = ruleset(preset, players=PRESETS[preset].players[0])
    assert changes_told(rules) == ()
    assert "House rules" not in [chapter.heading for chapter in chapters_of(rules)]


@pytest.mark.parametrize(
    ("field", "value", "says"),
    [
        ("capture_optional", "on", "may be laid instead"),
        ("max_captured", 2, "more than two others"),
        ("capture_choice", "fewest", "fewest cards count"),
        ("sum_to", 15, "make fifteen"),
        ("sum_to", 11, "make eleven"),
        ("last_card_scopa", "counts", "can make one too"),
        ("last_card_scopa", "never_last_hand", "In the last hand"),
        ("kings_redeal", 4, "With four kings"),
        ("ace_redeal", 1, "With an ace on the table the cards"),
        ("opening_table", "fifteen", "worth 15 is taken by the dealer"),
        ("rest_of_table", "dealer", "always goes to the dealer"),
        ("ace_sweep", "scopa", "It counts as a scopa"),
        ("ace_sweep", "no_scopa", "never a scopa"),
        ("declarations", "on", "three alike"),
        ("scoring", "frac", "scores nothing here"),
        ("inverse", "on", "fewest points wins"),
        ("both_past_target", "in_order_always", "counted in order"),
        ("both_past_target", "in_order_if_tied", "share the highest score"),
        ("cappotto", "seven_nil", "Seven points or more"),
        ("cappotto", "ten_coins", "All ten coins"),
        ("trentino", "on", "Ace, two and three of coins"),
        ("target", 1, "A single deal"),
    ],
)
def test_a_rule_is_told_where_it_holds_and_only_there(field: str, value: object, says: str) -> None:
    assert says in text_of(ruleset(**{field: value}))
    assert says not in text_of(ruleset())


def test_rules_of_aces_are_told_where_aces_sweep() -> None:
    rules = {"ace_on_ace": "sweep", "ace_on_empty": "own_pile", "first_ace": "no_sweep"}
    sweeping = text_of(ruleset(ace_sweep="scopa", **rules))
    assert "with another ace on the table too" in sweeping
    assert "goes to its player's pile" in sweeping
    assert "a card like any other" in sweeping
    assert "ace on the table" not in text_of(ruleset(**rules))


@pytest.mark.parametrize(
    ("fields", "says", "not_said"),
    [
        ({"target": 1}, "more points wins.\nIf they are level, further deals", "If several"),
        ({"target": 1, "inverse": "on"}, "whoever has the fewest points wins; level", "1 points"),
        ({"target": 1, "both_past_target": "in_order_if_tied"}, "If several share the highest", "1 points"),
        ({"target": 1, "both_past_target": "in_order_always"}, "alone in front", "more points wins"),
        ({"both_past_target": "in_order_if_tied"}, "If several have, the highest score wins.", "in front"),
        ({"both_past_target": "in_order_always"}, "If they stay level, further deals", "highest"),
        ({"preset": "escoba", "both_past_target": "in_order_always"}, "points, escobas – and", "scopas"),
        ({"preset": "frac", "both_past_target": "in_order_always"}, "the highest score wins", "in order"),
        ({"preset": "frac", "both_past_target": "in_order_if_tied"}, "the highest score wins", "in order"),
        ({"preset": "frac", "both_past_target": "in_order_always", "target": 1}, "more points", "in order"),
        ({"inverse": "on"}, "11 points or more. Then whoever has the fewest", "it wins"),
    ],
)  # fmt: skip
def test_how_a_match_is_won(fields: dict[str, int | str], says: str, not_said: str) -> None:
    told = "\n".join(match_chapter(ruleset(**fields)).paragraphs)
    assert says in told
    assert not_said not in told


def test_nothing_is_said_to_score_where_only_aces_and_figures_do() -> None:
    told = text_of(ruleset("frac", declarations="on", opening_table="fifteen", ace_sweep="scopa"))
    assert "It scores nothing here." in told
    assert "3 points" not in told
    assert "no scopa" not in told
    assert "as a scopa" not in told
    assert "The seven of cups counts as 1" in told


def test_an_ace_that_sweeps_is_not_bound_to_two_cards() -> None:
    assert "more than two cards then" in text_of(ruleset(ace_sweep="scopa", max_captured=2))
    assert "more than two cards then" not in text_of(ruleset(ace_sweep="scopa"))


def test_an_ace_takes_fifteen_on_an_ace_only_where_any_capture_is_free() -> None:
    assert "or cards that make fifteen with it" in text_of(ruleset("cirulla"))
    told = text_of(ruleset("cirulla", capture_choice="fewest"))
    assert "it takes one ace and not the rest" in told
    assert "or cards that make fifteen with it" not in told


def test_whose_the_rest_is_when_nobody_took() -> None:
    assert "it is nobody's" in text_of(ruleset())
    assert "it is nobody's" not in text_of(ruleset(rest_of_table="dealer"))


def test_what_differs_is_told_with_what_the_preset_has() -> None:
    rules = ruleset("napola", target=16, napola="to_six", players=4)
    assert changes_told(rules) == (
        "Points to play to: 16 (Scopa Napola: 21)",
        "Napola: At most 6 (Scopa Napola: Full)",
    )
    assert chapters_of(rules)[0].paragraphs == tuple(f"◆ {change}" for change in changes_told(rules))


def test_the_spanish_game_has_its_own_word() -> None:
    told = text_of(ruleset("escoba"))
    assert "has made an escoba" in told
    assert "as an escoba; one worth 30 as two. The first card is then played to an empty table." in told
    assert "a scopa" not in told
    assert "has made a scopa" in text_of(ruleset("quindici"))


def test_house_rules_are_marked_in_a_line() -> None:
    assert rules_told(ruleset("napola", target=16, players=4, teams="individual")) == "Scopa Napola to 16"
    assert rules_told(ruleset(sevens="on")) == "◆ Scopa to 11, house rules"
    assert rules_told(ruleset(sevens="on", target=1), "Zena") == "◆ Zena, one deal"
    assert rules_told(ruleset(target=5), "Quick") == "Quick to 5"


@pytest.mark.parametrize(
    ("players", "teams", "says"),
    [
        (2, "teams", "two players"),
        (3, "teams", "3 players, each for themselves"),
        (4, "teams", "two pairs"),
        (4, "individual", "4 players, each for themselves"),
        (6, "teams", "two teams of three"),
        (6, "three_pairs", "three pairs"),
    ],
)
def test_who_plays(players: int, teams: str, says: str) -> None:
    assert says in table_told(ruleset(players=players, teams=teams))


def test_what_is_cried_and_weighed() -> None:
    assert cries_escoba(ruleset("escoba_no_primiera"))
    assert not cries_escoba(ruleset("quindici"))
    assert has_weights(ruleset(primiera="need_four"))
    assert not has_weights(ruleset(primiera="most_sevens"))
    assert not has_weights(ruleset("frac"))

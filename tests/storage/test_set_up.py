import pytest

from scopa_desktop.rules.ruleset import FIELDS, PRESETS, RulesInvalid, ruleset
from scopa_desktop.storage.set_up import NAME_LENGTH, TEAM_FORMS, SetUp, is_name, options_of, set_up_from

SIX = {
    "players": 6,
    "teams": "three_pairs",
    "target": 21,
    "names": ["", "Ada", "", "", "Ugo"],
    "levels": ["easy", "fair", "hard", "master", "novice"],
}


def test_every_form_is_one_of_the_rules_and_each_division_is_there_once() -> None:
    assert tuple(TEAM_FORMS) == PRESETS["classic"].players
    for players, forms in TEAM_FORMS.items():
        possible = set()
        for teams in FIELDS["teams"]:
            try:
                possible.add(ruleset(players=players, teams=teams).sides)
            except RulesInvalid:
                assert teams not in forms
        assert [ruleset(players=players, teams=teams).sides for teams in forms] == list(
            dict.fromkeys(ruleset(players=players, teams=teams).sides for teams in forms)
        )
        assert {ruleset(players=players, teams=teams).sides for teams in forms} == possible


def test_as_a_file_has_it() -> None:
    made = set_up_from(SIX)
    assert made == SetUp(6, "three_pairs", 21, ("", "Ada", "", "", "Ugo"), tuple(SIX["levels"]))  # type: ignore[arg-type]
    assert set_up_from({}) == SetUp()


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("players", 5),
        ("players", True),
        ("players", "6"),
        ("players", [6]),
        ("players", 2),  # with the names of five
        ("teams", "individuals"),
        ("teams", None),
        ("target", 0),
        ("target", 2.0),
        ("names", ["", "", "", ""]),
        ("names", "five!"),
        ("names", ["", "", "", "", 5]),
        ("names", ["", "", "", "", "a|b"]),
        ("levels", ["easy"] * 6),
        ("levels", ["easy", "easy", "easy", "easy", "grandmaster"]),
        ("levels", None),
        ("colour", "green"),
    ],
)
def test_one_wrong_word_makes_it_none(name: str, value: object) -> None:
    with pytest.raises(ValueError, match=r"cannot be|unexpected keyword"):
        set_up_from({**SIX, name: value})


def test_house_rules() -> None:
    made = set_up_from(
        {"preset": "escoba", "target": 21, "options": [["settanta", "on"]], "rule_set": "Ours"}
    )
    assert made.rules == ruleset("escoba", settanta="on")
    assert options_of(made.rules) == made.options == (("settanta", "on"),)
    assert SetUp().rules == ruleset()


@pytest.mark.parametrize(
    "wrong",
    [
        {"preset": "of_tomorrow"},
        {"preset": None},
        {"preset": ["escoba"]},
        {"preset": "scopone"},  # for two
        {"options": [["settanta", "off"]]},
        {"options": [["settanta", 1]]},
        {"options": [["target", 21]]},
        {"options": [["colour", "green"]]},
        {"options": [["settanta"]]},
        {"options": {"settanta": "on"}},
        {"options": 7},
        {"options": [["settanta", "on"], ["sevens", "on"]]},  # not in their order
        {"rule_set": "a|b"},
        {"rule_set": None},
    ],
)
def test_house_rules_that_cannot_be(wrong: dict[str, object]) -> None:
    with pytest.raises(ValueError, match=r"cannot be|options|preset|players|settanta|colour"):
        set_up_from(wrong)


@pytest.mark.parametrize("entry", [None, [], 7, "SetUp()"])
def test_what_is_no_table_of_words(entry: object) -> None:
    with pytest.raises(ValueError, match="cannot be"):
        set_up_from(entry)


def test_names() -> None:
    assert is_name("")
    assert is_name("x" * NAME_LENGTH)
    assert not is_name("x" * (NAME_LENGTH + 1))
    assert not is_name("a\tb")
    assert not is_name(None)

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scopa_desktop.match.record_faults import RecordInvalid
from scopa_desktop.match.record_tags import (
    FORMAT,
    ORDER,
    Tag,
    names_in,
    options_text,
    parse_tag,
    rules_of,
    tag_text,
)
from scopa_desktop.rules.ruleset import Ruleset, ruleset
from tests.tables import any_rules

VALUES = st.text(st.characters(exclude_characters="\r\n"))


def fault(text: str, *before: str) -> tuple[int, str, str]:
    known = {name: Tag(1, name, "") for name in before}
    with pytest.raises(RecordInvalid) as caught:
        parse_tag(7, text, known)
    return caught.value.line, caught.value.token, caught.value.reason


def options_fault(options: str, preset: str = "classic") -> tuple[int, str, str, str]:
    with pytest.raises(RecordInvalid) as caught:
        rules_of(Tag(2, "Preset", preset), Tag(3, "Options", options))
    return caught.value.line, caught.value.token, caught.value.reason, caught.value.detail


@given(st.from_regex(r"[A-Za-z][A-Za-z0-9_]*", fullmatch=True).filter(lambda n: n != "Format"), VALUES)
def test_tags_read_back(name: str, value: str) -> None:
    assert parse_tag(1, tag_text(name, value), {}) == Tag(1, name, value)


def test_quotes_and_backslashes_are_escaped() -> None:
    assert tag_text("Event", 'a "b" \\c') == '[Event "a \\"b\\" \\\\c"]'


@pytest.mark.parametrize("name", ["", "1st", "My tag", "Café", "a-b", "_x"])
def test_names_that_cannot_be_written(name: str) -> None:
    with pytest.raises(ValueError, match="name"):
        tag_text(name, "")


@pytest.mark.parametrize("value", ["a\nb", "\r", "end\n"])
def test_values_that_cannot_be_written(value: str) -> None:
    with pytest.raises(ValueError, match="line end"):
        tag_text("Event", value)


@pytest.mark.parametrize(
    "text",
    [
        '[Event "a ; b"]',
        '\t [ Event\t "a ; b" ]  ',
        '[Event "a ; b"] ; a comment with "quotes" ]',
        '[Event "a ; b"];',
    ],
)
def test_white_space_and_comments_are_allowed_outside_the_quotes(text: str) -> None:
    assert parse_tag(5, text, {}) == Tag(5, "Event", "a ; b")


@pytest.mark.parametrize(
    "text",
    [
        "[Event]",
        '[Event "a]',
        "[Event a]",
        '[Event "a"',
        '[Event "a"] [Site "b"]',
        '[Event "a"] b',
        '[Event "a" "b"]',
        '[Event"a"]',
        '[Ev;ent "a"]',
        '[Event "a"b"]',
        '[Event "a\\b"]',
        '[Event "a\\"]',
        '[1st "a"]',
        '["a"]',
    ],
)
def test_malformed_tags(text: str) -> None:
    assert fault(text) == (7, text, "not_a_tag")


def test_a_tag_twice() -> None:
    assert fault('[Event "a"]', "Event") == (7, "Event", "tag_twice")
    assert fault('[Seed "1"]', "Format", "Seed", "Event") == (7, "Seed", "tag_twice")


@pytest.mark.parametrize("name", ORDER[:-1])
def test_tags_out_of_order(name: str) -> None:
    after = ORDER[ORDER.index(name) + 1]
    text = f'[{name} "{FORMAT}"]'
    assert fault(text, after) == (7, name, "tag_misplaced")
    assert fault(text, "Event") == (7, name, "tag_misplaced")
    assert parse_tag(7, f'[{after} "x"]', {name: Tag(1, name, "")}) == Tag(7, after, "x")


def test_other_tags_may_stand_in_any_order() -> None:
    assert parse_tag(7, '[Alpha "a"]', {"Zulu": Tag(6, "Zulu", "z")}) == Tag(7, "Alpha", "a")


@pytest.mark.parametrize("value", ["scopa-record 2", "", "scopa-record 1 ", "Scopa-Record 1"])
def test_other_formats_are_not_known(value: str) -> None:
    assert fault(f'[Format "{value}"]') == (7, value, "unknown_format")


@given(any_rules(target=21))
def test_options_read_back(rules: Ruleset) -> None:
    text = options_text(rules)
    assert rules_of(Tag(2, "Preset", rules.preset), Tag(3, "Options", text)) == rules


def test_options_list_players_and_what_differs() -> None:
    assert options_text(ruleset()) == "players=2"
    assert options_text(ruleset(players=4, target=21)) == "players=4 target=21"
    assert (
        options_text(ruleset(target=1, players=6, teams="three_pairs"))
        == "players=6 teams=three_pairs target=1"
    )
    assert options_text(ruleset(capture_optional="on", sum_to=15, kings_redeal="off", max_captured=2)) == (
        "players=2 max_captured=2 sum_to=15 capture_optional=on kings_redeal=off"
    )


def test_options_equal_to_the_preset_are_read_too() -> None:
    options = Tag(3, "Options", "players=2 teams=teams target=11")
    assert rules_of(Tag(2, "Preset", "classic"), options) == ruleset()


@pytest.mark.parametrize(
    ("options", "token", "reason", "detail"),
    [
        ("", "", "option_players_missing", ""),
        ("target=11", "target=11", "option_players_missing", ""),
        ("players", "players", "not_an_option", ""),
        ("players=2  target=3", "", "not_an_option", ""),
        ("players=2 ", "", "not_an_option", ""),
        ("players=2,target=3", "players=2,target=3", "option_value", ""),
        ("players=2 colour=red", "colour=red", "option_unknown", ""),
        ("players=2 preset=classic", "preset=classic", "option_unknown", ""),
        ("players=2 players=2", "players=2", "option_twice", ""),
        ("target=3 players=2", "players=2", "option_misplaced", ""),
        ("players=2 target=3 teams=teams", "teams=teams", "option_misplaced", ""),
        ("players=5", "players=5", "option_value", ""),
        ("players=02", "players=02", "option_value", ""),
        ("players=2 target=0", "target=0", "option_value", ""),
        ("players=2 target=102", "target=102", "option_value", ""),
        ("players=2 teams=pairs", "teams=pairs", "option_value", ""),
        (
            "players=4 teams=three_pairs",
            "players=4 teams=three_pairs",
            "options_impossible",
            "three_pairs_without_six",
        ),
    ],
)
def test_wrong_options(options: str, token: str, reason: str, detail: str) -> None:
    assert options_fault(options) == (3, token, reason, detail)


def test_an_unknown_preset() -> None:
    assert options_fault("players=2", preset="bridge") == (2, "bridge", "unknown_preset", "")


def test_names() -> None:
    assert names_in("Anna|Bruno", 2) == ["Anna", "Bruno"]
    assert names_in("Anna|Bruno", 3) == ()
    assert names_in("", 2) == ()
    assert names_in("|", 2) == ["", ""]

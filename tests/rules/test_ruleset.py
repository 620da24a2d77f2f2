import pickle
import re
from dataclasses import fields
from pathlib import Path

import pytest
from hypothesis import given

from scopa_desktop.rules.ruleset import FIELDS, PRESETS, Preset, Ruleset, RulesInvalid, differences, ruleset
from tests import oracle
from tests.tables import FORMS, any_rules


def refused(*args: str, **values: object) -> tuple[str, str, object]:
    with pytest.raises(RulesInvalid) as caught:
        ruleset(*args, **values)  # type: ignore[arg-type]
    return caught.value.code, caught.value.field, caught.value.value


def test_classic_is_two_players_to_eleven() -> None:
    assert ruleset() == ruleset("classic") == Ruleset()
    assert (ruleset().players, ruleset().target) == (2, 11)


def test_every_field_has_its_values_and_default_first() -> None:
    assert [field.name for field in fields(Ruleset)] == ["preset", *FIELDS]
    for name, values in FIELDS.items():
        default = 11 if name == "target" else values[0]
        assert getattr(Ruleset(), name) == default


def test_presets_are_valid_for_all_their_players() -> None:
    for key, preset in PRESETS.items():
        assert preset.key == key
        for players in preset.players:
            rules = ruleset(key, players=players)
            assert (rules.preset, rules.players) == (key, players)


@pytest.mark.parametrize(("players", "teams"), FORMS)
def test_sides(players: int, teams: str) -> None:
    rules = ruleset(players=players, teams=teams)
    sides = oracle.sides(players, teams)
    assert [list(seats) for seats in rules.sides] == sides
    assert [min(seats) for seats in sides] == sorted(min(seats) for seats in sides)
    assert all(seat in sides[rules.side_of[seat]] for seat in range(players))
    assert len(rules.side_of) == players


def test_what_does_not_exist_is_refused() -> None:
    assert refused("bridge") == ("unknown_preset", "preset", "bridge")
    assert refused(colour="green") == ("unknown_field", "colour", "green")
    assert refused(preset="classic", players=5) == ("unknown_value", "players", 5)
    assert refused(teams="pairs") == ("unknown_value", "teams", "pairs")


@pytest.mark.parametrize("target", [0, 102, -1, 11.0, "11", True, None])
def test_a_target_is_a_whole_number_from_1_to_101(target: object) -> None:
    assert refused(target=target) == ("unknown_value", "target", target)


def test_targets_at_the_ends_are_allowed() -> None:
    assert [ruleset(target=target).target for target in (1, 101)] == [1, 101]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_three_pairs_need_six(players: int) -> None:
    assert refused(players=players, teams="three_pairs") == (
        "three_pairs_without_six",
        "teams",
        "three_pairs",
    )


def test_players_are_those_of_the_preset(monkeypatch: pytest.MonkeyPatch) -> None:
    only_four = Preset("only_four", players=(4,), fields={"players": 4, "target": 21})
    monkeypatch.setattr("scopa_desktop.rules.ruleset.PRESETS", {"only_four": only_four})
    rules = ruleset("only_four")
    assert (rules.preset, rules.players, rules.target) == ("only_four", 4, 21)
    assert refused("only_four", players=2) == ("players_not_in_preset", "players", 2)
    assert differences(rules) == {}
    assert differences(ruleset("only_four", target=11)) == {"target": 11}


PRESETS_TABLE = """
classic 2346
napola 2346 napola=full napoleone=on target=21
re_bello 2346 re_bello=on
scopa_d_assi 2346 ace_sweep=no_scopa first_ace=no_sweep target=31
asso_pigliatutto 2346 ace_sweep=scopa
quindici 2346 sum_to=15
escoba 2346 sum_to=15 capture_optional=on opening_table=fifteen sevens=on target=21
escoba_no_primiera 2346 sum_to=15 capture_optional=on opening_table=fifteen sevens=on target=21 primiera=off
a_perdere 2346 inverse=on target=21
ponino 2346 ponino=on
scopone 4 hand=9
scientifico 4 hand=10 table=0 target=21
trentino 4 hand=10 table=0 target=21 trentino=on
frac 2346 scoring=frac capture_choice=free target=16
cirulla 234 sum_to=value_or_15 capture_choice=free ace_sweep=scopa opening_table=fifteen ace_redeal=2 \
declarations=on napola=full coin_figures=on cappotto=ten_coins target=51
"""


def test_the_presets_are_those_of_the_rules() -> None:
    lines = PRESETS_TABLE.replace("\\\n", "").strip().splitlines()
    assert [line.split()[0] for line in lines] == list(PRESETS)
    for line in lines:
        key, players, *pairs = line.split()
        assert PRESETS[key].players == tuple(map(int, players))
        rules = ruleset(key)
        assert rules.players == int(players[0])
        differing = dict(pair.split("=") for pair in pairs)
        for name in FIELDS:
            if name != "players":
                wanted = differing.get(name, str(getattr(ruleset(), name)))
                assert str(getattr(rules, name)) == wanted, (key, name)


@pytest.mark.parametrize(
    ("fields", "fault"),
    [
        ({"hand": 9}, ("hand_without_four", "hand", 9)),
        ({"hand": 10, "table": 0, "players": 2}, ("hand_without_four", "hand", 10)),
        ({"hand": 9, "players": 6}, ("hand_without_four", "hand", 9)),
        ({"hand": 10, "players": 4}, ("not_forty_dealt", "table", 4)),
        ({"hand": 9, "table": 0, "players": 4}, ("not_forty_dealt", "table", 0)),
        ({"table": 0}, ("not_forty_dealt", "table", 0)),
        ({"napoleone": "on"}, ("napoleone_without_napola", "napoleone", "on")),
    ],
)
def test_what_does_not_go_together(fields: dict[str, object], fault: tuple[str, str, object]) -> None:
    assert refused(**fields) == fault


def test_presets_refuse_other_numbers_of_players() -> None:
    assert refused("scopone", players=2) == ("players_not_in_preset", "players", 2)
    assert refused("cirulla", players=6) == ("players_not_in_preset", "players", 6)


def test_differences_are_in_the_order_of_the_fields() -> None:
    rules = ruleset(target=21, teams="three_pairs", players=6)
    assert list(differences(rules).items()) == [("players", 6), ("teams", "three_pairs"), ("target", 21)]
    assert differences(ruleset()) == {}


@given(any_rules())
def test_rules_are_made_again_from_their_differences(rules: Ruleset) -> None:
    assert ruleset("classic", **differences(rules)) == rules
    assert pickle.loads(pickle.dumps(rules)) == rules


def test_the_refusal_says_what_is_wrong() -> None:
    with pytest.raises(RulesInvalid, match="unknown_value: players=5") as caught:
        ruleset(players=5)
    again = pickle.loads(pickle.dumps(caught.value))
    assert (str(again), vars(again)) == (str(caught.value), vars(caught.value))


def test_the_paper_on_the_rules_names_them_all() -> None:
    paper = (Path(__file__).parents[2] / "docs" / "rules.md").read_text("utf-8")
    named = re.findall(r"^\| `(\w+)` \|", paper, re.MULTILINE)
    assert named == [*FIELDS, *PRESETS]

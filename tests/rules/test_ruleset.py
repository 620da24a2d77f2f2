import pickle
from dataclasses import fields

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

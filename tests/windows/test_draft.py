import pytest
from hypothesis import given
from hypothesis import strategies as st

from scopa_desktop.rules.ruleset import FIELDS, PRESETS, RulesInvalid, ruleset
from scopa_desktop.storage.set_up import TEAM_FORMS
from scopa_desktop.windows.draft import CHOSEN, Draft, draft_of


@pytest.mark.parametrize("preset", PRESETS)
def test_a_preset_begins_as_it_is(preset: str) -> None:
    players = PRESETS[preset].players[0]
    draft = draft_of(preset, players, "teams")
    assert draft.rules == ruleset(preset, players=players)
    assert draft.changed == ()


def test_numbers_that_do_not_play_it_give_way() -> None:
    assert draft_of("scopone", 2, "teams").players == 4
    assert draft_of("cirulla", 6, "three_pairs") == draft_of("cirulla", 2, "teams")


@given(st.data())
def test_whatever_fits_can_be_chosen_and_nothing_else(data: st.DataObject) -> None:
    preset = data.draw(st.sampled_from(list(PRESETS)))
    players = data.draw(st.sampled_from(PRESETS[preset].players))
    draft = draft_of(preset, players, data.draw(st.sampled_from(TEAM_FORMS[players])))
    for _ in range(6):
        field = data.draw(st.sampled_from(CHOSEN))
        values = draft.values(field)
        assert tuple(values) == tuple(FIELDS[field])
        assert values[draft.value(field)] is None
        value = data.draw(st.sampled_from(list(values)))
        if values[value] is not None:
            with pytest.raises(RulesInvalid):
                draft.with_option(field, value)
            continue
        draft = draft.with_option(field, value)
        assert draft.value(field) == value
    assert Draft(preset, players, draft.teams, draft.target, draft.options).rules == draft.rules
    assert draft.put_back().rules == draft_of(preset, players, draft.teams).rules


def test_the_table_follows_the_hand() -> None:
    draft = draft_of("classic", 4, "teams").with_option("hand", 10)
    assert draft.rules.table == 0
    assert draft.changed == ("hand",)
    assert draft.with_option("hand", 9).rules.table == 4
    assert draft.with_option("hand", 3) == draft_of("classic", 4, "teams")


def test_what_does_not_fit_so_many_goes_with_its_reason() -> None:
    draft = draft_of("classic", 4, "teams", 21, (("hand", 9), ("re_bello", "on")))
    assert draft.changed == ("target", "hand", "re_bello")
    fewer, fault = draft.with_players(2, "teams")
    assert fault is not None
    assert fault.code == "hand_without_four"
    assert fewer.changed == ("target", "re_bello")
    assert draft.with_players(4, "individual")[1] is None


def test_what_rests_on_another_rule_needs_it() -> None:
    draft = draft_of("classic", 2, "teams")
    assert draft.values("napoleone")["on"] is not None
    both = draft.with_option("napola", "full").with_option("napoleone", "on")
    assert both.values("napola")["off"] is not None

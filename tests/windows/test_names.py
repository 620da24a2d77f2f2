import pytest
from hypothesis import given
from hypothesis import strategies as st
from pytestqt.qtbot import QtBot

from scopa_desktop.storage.set_up import NAME_LENGTH, SetUp
from scopa_desktop.storage.settings import Settings
from scopa_desktop.windows.names import (
    clean_name,
    default_name,
    names_by_side,
    opponent_names,
    player_names,
    usual_names,
)
from tests.windows.matches import summary


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("  Zia Lina ", "Zia Lina"),
        ("A|B", "AB"),
        ("one\ntwo\r\nthree", "one two three"),
        ("tab\there", "tab here"),
        ("", ""),
        (" | ", ""),
        ("x" * 40, "x" * NAME_LENGTH),
        ("Ἀθηνᾶ 妮可", "Ἀθηνᾶ 妮可"),
        ("a\u2028b\x00c", "a bc"),
    ],
)
def test_a_typed_name_becomes_one_that_can_be_kept(typed: str, kept: str) -> None:
    assert clean_name(typed) == kept


@given(st.text(max_size=60))
def test_any_text_becomes_a_name_that_settings_and_records_take(text: str) -> None:
    name = clean_name(text)
    assert len(name) <= NAME_LENGTH
    assert name == name.strip()
    assert not set(name) & set("|\n\r\x00\x1f\x7f")
    assert clean_name(name) == name
    assert len(name.splitlines()) <= 1


def test_players_without_a_name_have_one_nevertheless(qtbot: QtBot) -> None:
    assert player_names(Settings()) == (default_name(), "Nora")
    named = Settings(player_name="Ann", set_ups=(SetUp(names=("Bo",)),))
    assert player_names(named) == ("Ann", "Bo")
    assert player_names(named, SetUp(3, names=("", ""), levels=("easy", "easy"))) == ("Ann", "Nora", "Bruno")


@given(
    st.sampled_from((1, 2, 3, 5)).flatmap(lambda n: st.tuples(*[st.sampled_from(("", *usual_names()))] * n)),
    st.sampled_from(("You", *usual_names())),
)
def test_nobody_is_given_the_name_of_another(typed: tuple[str, ...], player: str) -> None:
    names = opponent_names(typed, player.upper())
    assert all(name for name in names)
    given_names = [name for name, said in zip(names, typed, strict=True) if not said]
    others = [name for name in (*typed, player) if name]
    assert len(set(given_names)) == len(given_names)
    assert not set(given_names) & set(others)
    assert [name for name, said in zip(names, typed, strict=True) if said] == [name for name in typed if name]


def test_partners_are_named_together() -> None:
    six = ("You", "A", "B", "C", "D", "E")
    assert names_by_side(summary(scores=(1, 2), names=six)) == ("You, B, and D", "A, C, and E")
    assert names_by_side(summary(scores=(1, 2, 3), names=six)) == ("You and C", "A and D", "B and E")
    assert names_by_side(summary(scores=(1,) * 6, names=six)) == six
    assert names_by_side(summary()) == ("You", "Nora")

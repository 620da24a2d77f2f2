import pytest
from hypothesis import given
from hypothesis import strategies as st
from pytestqt.qtbot import QtBot

from scopa_desktop.storage.settings import NAME_LENGTH, Settings
from scopa_desktop.windows.names import clean_name, default_names, player_names


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
    you, opponent = default_names()
    assert player_names(Settings()) == (you, opponent)
    assert player_names(Settings(player_name="Ann", opponent_name="Bo")) == ("Ann", "Bo")
    assert you != opponent

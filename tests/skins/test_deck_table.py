import os
from pathlib import Path

import pytest

from scopa_desktop.rules.cards import CLUBS, SETTEBELLO, card_of
from scopa_desktop.skins.deck_table import (
    LARGEST_TABLE,
    SUIT_NAMES,
    Suits,
    card_names,
    emblem_names,
    plate_names,
    read_table,
)
from scopa_desktop.skins.faults import SkinInvalid

HEAD = b'format = 1\nkey = "mine"\ntitle = "Mine"\nauthor = "I"\nlicence = "CC0-1.0"\n'


def test_a_table_has_defaults(tmp_path: Path) -> None:
    (tmp_path / "deck.toml").write_bytes(HEAD)
    table = read_table(tmp_path)
    assert (table.ratio, table.values, table.paper) == (0.625, "all", "#fbf3e0")
    assert (table.cards, table.files, table.variant) == (None, {}, {})


def test_suits_not_named_stay_as_they_are() -> None:
    assert Suits(cups="coppe").over(SUIT_NAMES) == ("coins", "coppe", "swords", "clubs")


def test_a_pattern_names_cards_and_single_files_go_before() -> None:
    names = card_names("{suit}/{value:02}.svg", SUIT_NAMES, {"10B": "king.svg"})
    assert names[SETTEBELLO] == "coins/07.svg"
    assert names[card_of(CLUBS, 9)] == "clubs/09.svg"
    assert names[card_of(CLUBS, 10)] == "king.svg"


def test_emblems_go_by_suit_and_plates_by_card() -> None:
    assert emblem_names("{suit}.png", SUIT_NAMES)[3] == "clubs.png"
    plain, suited = plate_names("{value}.svg", SUIT_NAMES), plate_names("{suit}{value}.svg", SUIT_NAMES)
    assert (plain[6], plain[16]) == ("7.svg", "7.svg")
    assert (suited[6], suited[16]) == ("coins7.svg", "cups7.svg")


@pytest.mark.parametrize(
    ("ask", "code"),
    [
        (lambda: emblem_names("sign.svg", SUIT_NAMES), "pattern_wrong"),
        (lambda: emblem_names("{suit}{value}.svg", SUIT_NAMES), "pattern_wrong"),
        (lambda: emblem_names("{suit}.svg", ("a", "a", "b", "c")), "suits_alike"),
        (lambda: plate_names("{suit}.svg", SUIT_NAMES), "pattern_wrong"),
        (lambda: plate_names("{value:99999999}.svg", SUIT_NAMES), "pattern_wrong"),
        (lambda: plate_names("{suit}{value}.svg", ("a", "a", "b", "c")), "suits_alike"),
        (lambda: card_names("{value}.svg", SUIT_NAMES, {}), "pattern_wrong"),
    ],
)
def test_patterns_have_the_fields_they_need_and_no_others(ask, code: str) -> None:
    with pytest.raises(SkinInvalid) as caught:
        ask()
    assert caught.value.code == code


@pytest.mark.parametrize(
    ("text", "code"),
    [
        (HEAD.replace(b'"mine"', b'"My deck"'), "table_wrong"),
        (HEAD.replace(b'"mine"', b'"../mine"'), "table_wrong"),
        (HEAD.replace(b'"Mine"', b'""'), "table_wrong"),
        (HEAD + b'paper = "white"\n', "table_wrong"),
        (HEAD + b"[variant.four]\n", "table_wrong"),
        (HEAD + b'[variant.four]\ntitle = "4"\nkey = "x"\n', "table_wrong"),
        (HEAD + b'[variant."a b"]\ntitle = "4"\n', "table_wrong"),
        (HEAD.replace(b"= 1", b'= "one"'), "table_wrong"),
        (HEAD.replace(b"= 1", b"= 2") + b'later = "word"\n', "format_unknown"),
        (HEAD + b"x = " + b"[" * 5000, "table_unreadable"),
        (HEAD.replace(b'"Mine"', b'"   "'), "table_wrong"),
        (HEAD.replace(b'"Mine"', b'"Mine\\u202e"'), "table_wrong"),
        (HEAD.replace(b'"Mine"', b'"\\u200b"'), "table_wrong"),
        (HEAD.replace(b'author = "', b'author = "' + b"A" * 200), "table_wrong"),
        (HEAD + b"#" * LARGEST_TABLE, "table_wrong"),
    ],
)
def test_tables_are_read_strictly(tmp_path: Path, text: bytes, code: str) -> None:
    (tmp_path / "deck.toml").write_bytes(text)
    with pytest.raises(SkinInvalid) as caught:
        read_table(tmp_path)
    assert caught.value.code == code


def test_a_table_that_would_keep_us_waiting_is_none(tmp_path: Path) -> None:
    (tmp_path / "deck.toml").mkdir()
    with pytest.raises(SkinInvalid) as caught:
        read_table(tmp_path)
    assert (caught.value.code, caught.value.detail) == ("no_table", tmp_path.name)
    if hasattr(os, "mkfifo"):
        (tmp_path / "deck.toml").rmdir()
        os.mkfifo(tmp_path / "deck.toml")
        with pytest.raises(SkinInvalid, match="no_table"):
            read_table(tmp_path)


def test_a_table_that_cannot_be_opened_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "deck.toml").write_bytes(HEAD)

    def closed(path: Path) -> bytes:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "read_bytes", closed)
    with pytest.raises(SkinInvalid) as caught:
        read_table(tmp_path)
    assert (caught.value.code, caught.value.detail) == ("table_unreadable", "Permission denied")


@pytest.mark.parametrize(
    "title",
    [
        "\u041a\u0430\u0440\u0442\u044b",
        "\u5361\u7247 \U0001f0a1",
        "\u05e7\u05dc\u05e4\u05d9\u05dd",
        "A <b>deck</b>",
    ],
)
def test_titles_may_be_in_any_writing(tmp_path: Path, title: str) -> None:
    (tmp_path / "deck.toml").write_bytes(HEAD.replace(b"Mine", title.encode()))
    assert read_table(tmp_path).title == title

from pathlib import Path

import pytest

from scopa_desktop.paths import assets_dir
from scopa_desktop.rules.cards import CLUBS, COINS, DECK, SETTEBELLO, SWORDS, card_of
from scopa_desktop.skins.skin import SkinInvalid, load_skin

HEAD = 'format = 1\nkey = "mine"\ntitle = "Mine"\nauthor = "I"\nlicence = "CC0-1.0"\n'
PATTERN = 'cards = "{suit}{value}.png"\n'
SUITS = ("coins", "cups", "swords", "clubs")
FILES = "".join(f'{value}{letter} = "{letter}{value}.svg"\n' for letter in "DCSB" for value in range(1, 11))


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A stranger's deck: empty pictures, named both ways."""
    deck = tmp_path / "mine"
    deck.mkdir()
    for suit, letter in zip(SUITS, "DCSB", strict=True):
        for value in range(1, 11):
            (deck / f"{suit}{value}.png").touch()
            (deck / f"{letter}{value}.svg").touch()
    (deck / "back.png").touch()
    (tmp_path / "outside.png").touch()
    return deck


def write(folder: Path, text: str) -> Path:
    (folder / "deck.toml").write_text(text, encoding="utf-8")
    return folder


def test_italian_deck() -> None:
    skin = load_skin(assets_dir() / "decks" / "italian")
    assert (skin.key, skin.title, skin.ratio, skin.back) == ("italian", "Neapolitan", 0.625, None)
    assert skin.faces[SETTEBELLO].name == "denari-07.svg"
    assert skin.faces[card_of(SWORDS, 10)].name == "spade-10.svg"
    assert skin.faces[card_of(CLUBS, 1)].name == "bastoni-01.svg"
    assert len(set(skin.faces)) == 40
    assert all(skin.has_value_corner(card) for card in DECK)


def test_a_pattern_with_plain_suit_names(folder: Path) -> None:
    skin = load_skin(write(folder, HEAD + 'back = "back.png"\nvalues = "figures"\n' + PATTERN))
    assert skin.faces[card_of(COINS, 10)] == folder / "coins10.png"
    assert skin.back == folder / "back.png"
    assert [card for card in range(10) if skin.has_value_corner(card)] == [7, 8, 9]


def test_a_table_of_files(folder: Path) -> None:
    skin = load_skin(write(folder, HEAD + 'values = "none"\n[files]\n' + FILES))
    assert skin.faces[card_of(CLUBS, 3)] == folder / "B3.svg"
    assert not any(skin.has_value_corner(card) for card in DECK)


SUITS_ALIKE = '[suits]\ncoins = "a"\ncups = "a"\nswords = "b"\nclubs = "c"\n'


@pytest.mark.parametrize(
    ("text", "code", "detail"),
    [
        ("format = ", "table_unreadable", ""),
        (HEAD.replace('key = "mine"\n', "") + PATTERN, "table_wrong", "key"),
        (HEAD + 'colour = "red"\n' + PATTERN, "table_wrong", "colour"),
        (HEAD + 'ratio = "wide"\n' + PATTERN, "table_wrong", "ratio"),
        (HEAD + 'values = "some"\n' + PATTERN, "table_wrong", "some"),
        (HEAD.replace("= 1", "= 2") + PATTERN, "format_unknown", "2"),
        (HEAD + "ratio = 1.5\n" + PATTERN, "ratio_wrong", "1.5"),
        (HEAD, "cards_unnamed", "cards"),
        (HEAD + "[files]\n" + FILES.replace("7D", "11D"), "table_wrong", "11D"),
        (HEAD + "[files]\n" + FILES.replace('7D = "D7.svg"\n', ""), "cards_unnamed", "7D"),
        (HEAD + 'cards = "{suit}.png"\n', "pattern_wrong", "{suit}.png"),
        (HEAD + 'cards = "{suit.__class__}{value}.png"\n', "pattern_wrong", "__class__"),
        (HEAD + PATTERN + SUITS_ALIKE, "suits_alike", "a a b c"),
        (HEAD + 'back = "../outside.png"\n' + PATTERN, "file_outside", "../outside.png"),
        (HEAD + 'back = "deck.toml"\n' + PATTERN, "file_kind", "deck.toml"),
        (HEAD + 'cards = "{suit}-{value:02}.png"\n', "file_missing", "coins-01.png"),
    ],
)
def test_faults_are_named(folder: Path, text: str, code: str, detail: str) -> None:
    with pytest.raises(SkinInvalid) as caught:
        load_skin(write(folder, text))
    assert caught.value.code == code
    assert detail in caught.value.detail


def test_a_folder_without_table(tmp_path: Path) -> None:
    with pytest.raises(SkinInvalid) as caught:
        load_skin(tmp_path)
    assert (caught.value.code, caught.value.detail) == ("no_table", tmp_path.name)


def test_a_table_that_is_no_text(folder: Path) -> None:
    (folder / "deck.toml").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(SkinInvalid) as caught:
        load_skin(folder)
    assert caught.value.code == "table_unreadable"

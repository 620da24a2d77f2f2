import sys
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
    assert (skin.key, skin.title, skin.ratio, skin.variants) == ("italian", "Neapolitan", 0.625, ())
    assert skin.faces[SETTEBELLO].name == "denari-07.svg"
    assert skin.faces[card_of(SWORDS, 10)].name == "spade-10.svg"
    assert skin.faces[card_of(CLUBS, 1)].name == "bastoni-01.svg"
    assert len(set(skin.faces)) == 40
    assert all(skin.has_value_corner(card) for card in DECK)


@pytest.mark.parametrize(
    ("key", "values", "first", "sign", "variants"),
    [
        ("italian", "all", "denari-01.svg", "emblem-denari.svg", []),
        ("spanish", "figures", "oros-01.svg", "emblem-oros.svg", []),
        ("french", "figures", "diamonds-01.svg", "emblem-diamonds.svg", ["four_colours"]),
        ("french_numbers", "none", "diamonds-01.svg", "emblem-diamonds.svg", ["four_colours"]),
    ],
)
def test_own_decks_bring_all_that_a_deck_can(
    key: str, values: str, first: str, sign: str, variants: list[str]
) -> None:
    skin = load_skin(assets_dir() / "decks" / key)
    assert (skin.key, skin.values, skin.variant) == (key, values, "")
    assert (skin.faces[0].name, skin.emblems[COINS].name) == (first, sign)
    assert (len(skin.emblems), len(skin.plates)) == (4, 40)
    assert skin.back == skin.faces[0].parent / "back.svg"
    assert [variant.key for variant in skin.variants] == variants
    assert not list((assets_dir() / "decks" / key).glob("*.png"))


@pytest.mark.parametrize("key", ["french", "french_numbers"])
def test_four_colours_are_a_variant(key: str) -> None:
    plain = load_skin(assets_dir() / "decks" / key)
    four = plain.varied("four_colours")
    assert (four.variant, four.title, four.values) == ("four_colours", plain.title, plain.values)
    changed = [card for card in DECK if four.faces[card] != plain.faces[card]]
    assert changed == [*range(10), *range(30, 40)]
    assert four.faces[SETTEBELLO].name == "blue-diamonds-07.svg"
    assert four.plates[SETTEBELLO].name == "large-blue-diamonds-07.svg"
    assert four.emblems[CLUBS].name == "emblem-green-clubs.svg"
    assert four.back == plain.back
    assert four.varied("four_colours") == four
    assert plain.varied("seven_colours") == plain.varied("") == plain


def test_a_variant_with_a_pattern_forgets_single_files(folder: Path) -> None:
    text = HEAD + PATTERN + '[files]\n7D = "D7.svg"\n'
    text += (
        '[variant.other]\ntitle = "Other"\ncards = "{suit}{value}.png"\nvalues = "none"\nback = "back.png"\n'
    )
    text += '[variant.one]\ntitle = "One"\nfiles = { 1D = "D1.svg" }\n'
    skin = load_skin(write(folder, text))
    names = [skin.faces[card].name for card in (0, SETTEBELLO, SETTEBELLO + 1)]
    assert names == ["coins1.png", "D7.svg", "coins8.png"]
    other, one = skin.varied("other"), skin.varied("one")
    assert (other.faces[SETTEBELLO].name, other.values) == ("coins7.png", "none")
    assert (other.back, skin.back, one.back) == (folder / "back.png", None, None)
    assert [one.faces[card].name for card in (0, SETTEBELLO, 7)] == ["D1.svg", "D7.svg", "coins8.png"]


@pytest.mark.parametrize(
    ("more", "code", "detail"),
    [
        ('suits = { coins = "blue" }', "file_missing", "blue1.png"),
        ('cards = "{suit}.png"', "pattern_wrong", "{suit}.png"),
        ('files = { 0D = "D1.svg" }', "table_wrong", "0D"),
        ('emblems = "{suit}.png"', "file_missing", "coins.png"),
        ('plates = "large-{value}.png"', "file_missing", "large-1.png"),
    ],
)
def test_faults_of_a_variant_are_faults_of_the_deck(folder: Path, more: str, code: str, detail: str) -> None:
    with pytest.raises(SkinInvalid) as caught:
        load_skin(write(folder, HEAD + PATTERN + f'[variant.four]\ntitle = "Four"\n{more}\n'))
    assert (caught.value.code, caught.value.detail) == (code, detail)


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


def test_names_that_cannot_be_files_are_missing(folder: Path) -> None:
    if sys.platform != "win32":  # where links need rights
        (folder / "ring.png").symlink_to("ring.png")
    for name in ("x" * 300 + ".png", "ring.png", "ring.png/a.png", "coins1.png/a.png"):
        with pytest.raises(SkinInvalid) as caught:
            load_skin(write(folder, HEAD + f'back = "{name}"\n' + PATTERN))
        assert caught.value.code == "file_missing"
        assert caught.value.detail[:150] == name[:150]


def test_a_link_must_stay_inside(folder: Path, tmp_path: Path) -> None:
    if sys.platform == "win32":  # where links need rights
        return
    outside = tmp_path / "outside"
    outside.mkdir()
    (outside / "back.png").write_bytes((folder / "coins1.png").read_bytes())
    (folder / "away").symlink_to(outside)
    (folder / "link.png").symlink_to(outside / "back.png")
    (folder / "inside.png").symlink_to("coins1.png")
    for name in ("away/back.png", "link.png", str(outside / "back.png").replace("\\", "/")):
        with pytest.raises(SkinInvalid) as caught:
            load_skin(write(folder, HEAD + f'back = "{name}"\n' + PATTERN))
        assert (caught.value.code, caught.value.detail) == ("file_outside", name)
    assert load_skin(write(folder, HEAD + 'back = "inside.png"\n' + PATTERN)).back is not None


def test_a_name_goes_from_the_folder(folder: Path) -> None:
    for name in (str(folder / "coins1.png").replace("\\", "/"), "C:coins1.png", "//host/share/coins1.png"):
        with pytest.raises(SkinInvalid) as caught:
            load_skin(write(folder, HEAD + f'back = "{name}"\n' + PATTERN))
        assert (caught.value.code, caught.value.detail) == ("file_outside", name)


def test_files_may_be_named_in_any_writing(folder: Path) -> None:
    name = "\u5361\u7247 \u00e4\U0001f0a1 %20 #1.png"
    (folder / name).write_bytes((folder / "coins1.png").read_bytes())
    skin = load_skin(write(folder, HEAD + f'back = "{name}"\n' + PATTERN))
    assert skin.back == folder / name


def test_a_folder_without_table(tmp_path: Path) -> None:
    with pytest.raises(SkinInvalid) as caught:
        load_skin(tmp_path)
    assert (caught.value.code, caught.value.detail) == ("no_table", tmp_path.name)


def test_a_table_that_is_no_text(folder: Path) -> None:
    (folder / "deck.toml").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(SkinInvalid) as caught:
        load_skin(folder)
    assert caught.value.code == "table_unreadable"

from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QImage

from scopa_desktop.paths import assets_dir
from scopa_desktop.rules.cards import DECK, SETTEBELLO
from scopa_desktop.skins.artwork import Readings
from scopa_desktop.skins.card_art import BACKS, OWN_BACK, CardArt
from scopa_desktop.skins.faults import SkinInvalid
from scopa_desktop.skins.skin import Skin, load_skin
from tests.skins.strangers import MakeDeck, colour_of, draw_png

KING = 9
GREEN = QColor("#2a9d4e")


def own(key: str) -> Skin:
    return load_skin(assets_dir() / "decks" / key)


def art(skin: Skin, back: str = OWN_BACK, *, large: bool = False) -> CardArt:
    return CardArt(skin, assets_dir(), back, large=large)


def image(art: CardArt, card: int, height: int = 160, *, marked: bool = False) -> QImage:
    return art.drawn(art.key(card, marked=marked), height, 1.0).toImage()


def changed(one: QImage, other: QImage) -> list[tuple[int, int]]:
    """Pixels that differ."""
    points = ((x, y) for x in range(one.width()) for y in range(one.height()))
    return [(x, y) for x, y in points if one.pixel(x, y) != other.pixel(x, y)]


def test_backs_are_those_of_the_assets(qapp: object) -> None:
    assert {path.stem for path in (assets_dir() / "backs").glob("*")} == set(BACKS)
    keys = {art(own("italian"), back).back for back in BACKS}
    assert len(keys) == len(BACKS)


def test_a_deck_without_a_back_gets_the_first(make_deck: MakeDeck, qapp: object) -> None:
    plain = art(load_skin(make_deck()))
    assert plain.back.picture == str(assets_dir() / "backs" / f"{BACKS[0]}.svg")
    draw_png(make_deck("other", 'back = "back.png"\n') / "back.png", GREEN)
    other = load_skin(make_deck("third").parent / "other")
    assert image(art(other), -1).pixelColor(50, 80) == GREEN
    assert image(art(other, "siren-blue"), -1).pixelColor(50, 80) != GREEN


@pytest.mark.parametrize(
    ("key", "marked"), [("italian", 40), ("spanish", 12), ("french", 12), ("french_numbers", 0)]
)
def test_discs_and_large_numbers_go_by_the_deck(key: str, marked: int, qapp: object) -> None:
    discs, large = art(own(key)), art(own(key), large=True)
    assert sum(discs.plain[card] != discs.marked[card] for card in DECK) == marked
    assert all(large.plain[card] != large.marked[card] for card in DECK)


def test_a_png_deck_is_drawn_as_it_is(make_deck: MakeDeck, qapp: object) -> None:
    stranger = art(load_skin(make_deck()))
    for card in (0, SETTEBELLO, 39):
        assert image(stranger, card).pixelColor(50, 80) == colour_of(card)
    assert image(stranger, 0).pixelColor(0, 80) == colour_of(0)


def test_another_shape_is_laid_on_a_blank_card(make_deck: MakeDeck, qapp: object) -> None:
    narrow = art(load_skin(make_deck("narrow", 'ratio = 0.5\npaper = "#ff0000"\n', (40, 80))))
    picture = image(narrow, 0)
    assert (picture.width(), picture.height()) == (100, 160)
    assert picture.pixelColor(4, 80) == picture.pixelColor(95, 80) == QColor("#ff0000")
    assert picture.pixelColor(15, 80) == picture.pixelColor(50, 3) == colour_of(0)
    wide = image(art(load_skin(make_deck("wide", "ratio = 0.8\n", (64, 80)))), 0)
    assert wide.pixelColor(50, 6) == QColor("#fbf3e0")
    assert wide.pixelColor(3, 80) == colour_of(0)
    assert wide.pixelColor(0, 0).alpha() == 0


def test_nearly_the_same_shape_fills_the_card(make_deck: MakeDeck, qapp: object) -> None:
    picture = image(art(load_skin(make_deck("near", "ratio = 0.6\n", (48, 80)))), 0)
    assert picture.pixelColor(0, 80) == picture.pixelColor(99, 80) == colour_of(0)


def test_a_picture_that_is_not_as_the_table_says_keeps_its_shape(make_deck: MakeDeck, qapp: object) -> None:
    folder = make_deck()
    draw_png(folder / "coins-1.png", GREEN, 40, 80)
    odd = art(load_skin(folder))
    assert image(odd, 0).pixelColor(4, 80) == QColor("#fbf3e0")
    assert image(odd, 0).pixelColor(15, 80) == image(odd, 0).pixelColor(50, 3) == GREEN
    assert image(odd, 1).pixelColor(0, 80) == colour_of(1)


def test_plates_out_of_scale_stay_on_their_card(make_deck: MakeDeck, qapp: object) -> None:
    folder = make_deck("mine", 'plates = "large-{value}.png"\n', (5, 8))
    for value in range(1, 11):
        draw_png(folder / f"large-{value}.png", GREEN, 3000, 3000)
    stranger = art(load_skin(folder), large=True)
    assert image(stranger, 0, 800, marked=True).pixelColor(480, 400) == GREEN
    assert image(stranger, 0, 800, marked=True).pixelColor(250, 700) == colour_of(0)


def test_plates_are_drawn_to_the_scale_of_their_cards(make_deck: MakeDeck, qapp: object) -> None:
    folder = make_deck("mine", 'plates = "large-{value}.png"\n')
    for value in range(1, 11):
        draw_png(folder / f"large-{value}.png", GREEN, 12, 20)
    stranger = art(load_skin(folder), large=True)
    points = changed(image(stranger, 0), image(stranger, 0, marked=True))
    assert max(x for x, _ in points) == pytest.approx(25, abs=1)
    assert max(y for _, y in points) == pytest.approx(41, abs=1)


@pytest.mark.parametrize("key", ["italian", "spanish", "french", "french_numbers"])
def test_large_numbers_are_large_and_stay_in_the_corner(key: str, qapp: object) -> None:
    deck = art(own(key), large=True)
    for card in (0, SETTEBELLO, KING):
        points = changed(image(deck, card, 400), image(deck, card, 400, marked=True))
        assert 50 < max(x for x, _ in points) < 76
        assert 80 < max(y for _, y in points) < 118


def test_generic_plates_have_their_scale_whatever_the_deck(make_deck: MakeDeck, qapp: object) -> None:
    stranger = art(load_skin(make_deck()), large=True)
    points = changed(image(stranger, 0, 400), image(stranger, 0, 400, marked=True))
    assert max(y for _, y in points) == pytest.approx(91, abs=1)


def test_what_was_read_is_not_read_again(qapp: object) -> None:
    readings = Readings()
    french = CardArt(own("french"), assets_dir(), "", large=False, readings=readings)
    variant = french.skin.varied("four_colours")
    four = CardArt(variant, assets_dir(), "siren-blue", large=False, readings=readings)
    shared = [key for key in four.plain if key in french.plain]
    assert len(shared) == 20
    assert all(four._read[key.picture] is french._read[key.picture] for key in shared)
    assert str(french.skin.back) not in four._read


def test_own_signs_go_by_suit(make_deck: MakeDeck, qapp: object) -> None:
    assert art(load_skin(make_deck())).emblems == ()
    signs = art(own("french")).emblems
    reds = [sign.fitted(40, 40).toImage().pixelColor(20, 20) for sign in signs]
    assert [colour.red() > 150 for colour in reds] == [True, True, False, False]


@pytest.mark.parametrize("name", ["cups-4.png", "sign-swords.png", "back.png", "large-3.png"])
def test_any_damaged_picture_is_found(make_deck: MakeDeck, name: str, qapp: object) -> None:
    more = 'back = "back.png"\nemblems = "sign-{suit}.png"\nplates = "large-{value}.png"\n'
    folder = make_deck("mine", more)
    for suit in ("coins", "cups", "swords", "clubs"):
        draw_png(folder / f"sign-{suit}.png", GREEN)
    for value in range(1, 11):
        draw_png(folder / f"large-{value}.png", GREEN)
    draw_png(folder / "back.png", GREEN)
    skin = load_skin(folder)
    art(skin, large=True)
    (folder / name).write_bytes((folder / name).read_bytes()[:60])
    with pytest.raises(SkinInvalid) as caught:
        art(skin, large=True)
    assert (caught.value.code, caught.value.detail) == ("file_unreadable", name)


def test_every_own_picture_can_be_read(qapp: object, tmp_path: Path) -> None:
    for key in ("italian", "spanish", "french", "french_numbers"):
        for variant in ("", "four_colours"):
            for large in (False, True):
                art(own(key).varied(variant), large=large)

import random
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from scopa_desktop.paths import assets_dir
from scopa_desktop.rules.cards import DECK, SETTEBELLO, card_of, suit_of, value_of
from scopa_desktop.skins.card_art import BACKS
from scopa_desktop.skins.card_faces import MOST_OTHERS, MOST_TARGETS, CardFaces
from scopa_desktop.skins.deck_table import SUIT_NAMES
from scopa_desktop.skins.faults import SkinInvalid
from scopa_desktop.skins.skin import Skin, load_skin
from tests.skins.strangers import MakeDeck, draw_png, write_deck

RATIOS = (1.0, 1.25, 1.5, 2.0)
ACE_OF_SWORDS = 20


@pytest.fixture(scope="module")
def skin() -> Skin:
    return load_skin(assets_dir() / "decks" / "italian")


@pytest.fixture
def faces(skin: Skin, qapp: object) -> CardFaces:
    return CardFaces(skin, assets_dir())


def grey_row(image: QImage) -> list[int]:
    """Lightness along the middle of a card from its left edge over the frame line: nothing else is there."""
    y = image.height() // 2
    return [image.pixelColor(x, y).lightness() for x in range(image.width() // 8)]


def steepest(image: QImage) -> int:
    """Largest step between neighbouring pixels: small when the frame line is smeared over several."""
    row = grey_row(image)
    return max(abs(a - b) for a, b in pairwise(row))


def reference(path: Path, width: int, height: int) -> QImage:
    """The card drawn eight times as large and averaged: what a perfect rendering has in each pixel."""
    large = QImage(width * 8, height * 8, QImage.Format.Format_ARGB32_Premultiplied)
    large.fill(0)
    painter = QPainter(large)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    QSvgRenderer(str(path)).render(painter, QRectF(large.rect()))
    painter.end()
    mode = Qt.TransformationMode.SmoothTransformation
    return large.scaled(width, height, Qt.AspectRatioMode.IgnoreAspectRatio, mode)


@pytest.mark.parametrize("ratio", RATIOS)
@pytest.mark.parametrize("height", [138.0, 160.0, 200.0, 273.0])
def test_cards_are_crisp_at_every_ratio(faces: CardFaces, height: float, ratio: float) -> None:
    image = faces.face(ACE_OF_SWORDS, height, ratio).toImage()
    ideal = reference(faces.skin.faces[ACE_OF_SWORDS], image.width(), image.height())
    assert image.height() == round(height * ratio)
    assert steepest(image) >= 0.9 * steepest(ideal)
    pairs = zip(grey_row(image), grey_row(ideal), strict=True)
    assert max(abs(a - b) for a, b in pairs) < 40


@pytest.mark.parametrize(("height", "ratio"), [(138, 1.25), (200, 1.5), (200, 2.0)])
def test_the_edge_measure_sees_a_scaled_card(faces: CardFaces, height: float, ratio: float) -> None:
    sharp = faces.face(ACE_OF_SWORDS, height, ratio).toImage()
    mode = Qt.TransformationMode.SmoothTransformation
    blurred = faces.face(ACE_OF_SWORDS, height, 1.0).toImage().scaled(sharp.size(), mode=mode)
    assert steepest(blurred) < 0.75 * steepest(sharp)


@pytest.mark.parametrize("ratio", RATIOS)
def test_pixmaps_have_the_height_asked_for(faces: CardFaces, ratio: float) -> None:
    for pixmap in (faces.face(SETTEBELLO, 137.3, ratio), faces.back(137.3, ratio)):
        assert pixmap.devicePixelRatio() == ratio
        assert pixmap.deviceIndependentSize().height() == pytest.approx(137.3, abs=0.51 / ratio)
        assert pixmap.deviceIndependentSize().width() == pytest.approx(137.3 * 0.625, abs=1 / ratio)


def test_value_corner_is_shown_on_demand(faces: CardFaces) -> None:
    plain, marked = faces.face(SETTEBELLO, 200, 1, value=False), faces.face(SETTEBELLO, 200, 1, value=True)
    assert faces.has_values
    assert same(faces.face(SETTEBELLO, 200, 1), marked)
    changed = {(x, y) for x in range(125) for y in range(200) if differ(plain, marked, x, y)}
    assert len(changed) > 300
    assert max(x for x, _ in changed) < 40
    assert max(y for _, y in changed) < 40


def test_a_figure_shows_its_suit_below_its_value(faces: CardFaces) -> None:
    """In a long hand the next card covers the sign that the figure holds."""
    signs = []
    for suit in range(4):
        king = card_of(suit, 10)
        plain, marked = faces.face(king, 200, 1, value=False), faces.face(king, 200, 1, value=True)
        changed = {(x, y) for x in range(125) for y in range(200) if differ(plain, marked, x, y)}
        assert max(x for x, _ in changed) < 40
        assert 50 < max(y for _, y in changed) < 70
        signs.append(bytes(marked.copy(4, 36, 24, 24).toImage().constBits()))
    assert len(set(signs)) == 4


def test_value_corner_stays_legible_on_small_cards(faces: CardFaces) -> None:
    plain, marked = faces.face(0, 60, 2, value=False), faces.face(0, 60, 2, value=True)
    changed = [x for x in range(plain.width()) for y in range(plain.height()) if differ(plain, marked, x, y)]
    assert max(changed) >= 28


def test_values_follow_the_setting_without_a_blank(faces: CardFaces) -> None:
    faces.prepare([100], 1)
    marked = faces.face(SETTEBELLO, 100, 1)
    faces.set_values(False)
    assert same(faces.face(SETTEBELLO, 100, 1), marked)
    finish(faces)
    assert not same(faces.face(SETTEBELLO, 100, 1), marked)
    assert same(faces.face(SETTEBELLO, 100, 1), faces.face(SETTEBELLO, 100, 1, value=False))


def test_new_size_shows_old_pixmaps_until_drawn(faces: CardFaces) -> None:
    faces.prepare([100], 1)
    faces.set_target([160], 1.5)
    before = faces.face(SETTEBELLO, 160, 1.5)
    assert before.height() == 100
    assert before.deviceIndependentSize().height() == pytest.approx(160)
    finish(faces)
    after = faces.face(SETTEBELLO, 160, 1.5)
    assert (after.height(), after.devicePixelRatio()) == (240, 1.5)


def test_cards_asked_for_are_drawn_first(faces: CardFaces) -> None:
    faces.prepare([100], 1)
    faces.set_target([120], 1)
    faces.face(39, 120, 1)
    assert not faces.is_seen_sharp
    assert not faces.render_some(0)
    assert faces.is_seen_sharp
    assert faces.face(39, 120, 1).height() == 120
    assert faces.face(38, 120, 1).height() == 100


def test_no_card_is_ever_blank(faces: CardFaces) -> None:
    for height in (80, 120, 90):
        faces.set_target([height, height * 1.3], 1)
        faces.render_some(0)
        for card in DECK:
            image = faces.face(card, height, 1).toImage()
            assert image.pixelColor(image.width() // 2, 3).alpha() == 255


def test_a_budget_bounds_the_work_of_a_frame(faces: CardFaces) -> None:
    faces.set_target([60, 70], 1)
    steps = 1
    while not faces.render_some(0):
        steps += 1
    assert steps == 2 * (len(DECK) + 1)
    assert faces.render_some(0)


def test_repeated_requests_share_one_pixmap(faces: CardFaces) -> None:
    faces.prepare([100], 1)
    assert faces.face(3, 100, 1).cacheKey() == faces.face(3, 100, 1).cacheKey()
    faces.set_target([100], 1)
    assert faces.render_some(0)


def test_old_sizes_are_dropped(faces: CardFaces) -> None:
    for height in range(50, 80):
        faces.set_target([height, height + 30], 1)
        faces.render_some(0)
    for height in range(30, 40):
        faces.face(0, height, 1)
    finish(faces)
    faces.face(0, 29, 1)
    assert len(faces._kept) <= MOST_TARGETS + MOST_OTHERS
    assert len(faces._kept) == 2 + MOST_OTHERS


def test_backs_can_be_chosen(skin: Skin, faces: CardFaces) -> None:
    red = CardFaces(skin, assets_dir(), back="italian-red")
    assert not same(red.back(100, 1), faces.back(100, 1))


def own(key: str, variant: str = "") -> Skin:
    return load_skin(assets_dir() / "decks" / key).varied(variant)


def test_another_deck_shows_old_cards_until_drawn(faces: CardFaces) -> None:
    faces.prepare([100], 1)
    old = [faces.face(card, 100, 1) for card in DECK]
    back = faces.back(100, 1)
    faces.set_skin(own("spanish"))
    assert [faces.face(card, 100, 1).cacheKey() for card in DECK] == [card.cacheKey() for card in old]
    assert faces.back(100, 1).cacheKey() == back.cacheKey()
    finish(faces)
    fresh = CardFaces(own("spanish"), assets_dir())
    assert all(same(faces.face(card, 100, 1), fresh.face(card, 100, 1)) for card in DECK)
    assert same(faces.back(100, 1), fresh.back(100, 1))
    assert not any(same(faces.face(card, 100, 1), old[card]) for card in DECK)


def test_off_the_table_nothing_old_is_shown(faces: CardFaces) -> None:
    faces.prepare([100], 1)
    faces.set_skin(own("french"))
    fresh = CardFaces(own("french"), assets_dir())
    assert same(faces.face(SETTEBELLO, 100, 1, value=False), fresh.face(SETTEBELLO, 100, 1, value=False))


def test_deck_back_and_numbers_change_at_once(faces: CardFaces) -> None:
    faces.prepare([100], 1)
    faces.set_skin(own("french", "four_colours"), back="siren-blue", large=True)
    finish(faces)
    assert (faces.skin.variant, faces.back_name, faces.is_large) == ("four_colours", "siren-blue", True)
    fresh = CardFaces(own("french", "four_colours"), assets_dir(), "siren-blue", large=True)
    assert same(faces.face(SETTEBELLO, 100, 1), fresh.face(SETTEBELLO, 100, 1))
    assert same(faces.back(100, 1), fresh.back(100, 1))
    assert len(faces.emblems) == 4


def test_only_what_differs_is_drawn(faces: CardFaces) -> None:
    faces.set_skin(own("french"))
    faces.prepare([60], 1)
    faces.set_skin(own("french"))
    assert faces.render_some(0)
    faces.set_skin(own("french"), back="siren-blue")
    assert steps(faces) == 1
    faces.set_skin(own("french", "four_colours"), back="siren-blue")
    assert steps(faces) == 20
    faces.set_skin(own("french", "four_colours"), back="siren-blue", large=True)
    assert steps(faces) == 40


def steps(faces: CardFaces) -> int:
    count = 1
    while not faces.render_some(0):
        count += 1
    return count


def test_large_numbers_replace_the_discs_and_stay(faces: CardFaces) -> None:
    faces.set_skin(faces.skin, large=True)
    faces.prepare([200], 1)
    large = faces.face(SETTEBELLO, 200, 1)
    faces.set_values(False)
    finish(faces)
    assert same(faces.face(SETTEBELLO, 200, 1), large)
    faces.set_skin(faces.skin)
    finish(faces)
    assert same(faces.face(SETTEBELLO, 200, 1), faces.face(SETTEBELLO, 200, 1, value=False))


def test_a_damaged_deck_changes_nothing(faces: CardFaces, make_deck: MakeDeck) -> None:
    faces.prepare([100], 1)
    before = faces.face(SETTEBELLO, 100, 1)
    folder = make_deck()
    (folder / "clubs-10.png").write_bytes(b"no picture")
    with pytest.raises(SkinInvalid) as caught:
        faces.set_skin(load_skin(folder), back="siren-blue", large=True)
    assert caught.value.detail == "clubs-10.png"
    assert (faces.skin.key, faces.back_name, faces.is_large) == ("italian", "", False)
    assert faces.render_some(0)
    assert faces.face(SETTEBELLO, 100, 1).cacheKey() == before.cacheKey()


def test_fifty_changes_show_no_wrong_or_blank_card(faces: CardFaces, tmp_path: Path) -> None:
    """Decks whose cards are of one colour each: red tells the deck, green and blue the card."""
    decks = [load_skin(plain_deck(tmp_path / f"deck{red}", red)) for red in range(3)]
    chance = random.Random(7)
    faces.set_skin(decks[0])
    faces.prepare([40, 60], 1)
    for _ in range(50):
        faces.set_skin(chance.choice(decks), back=chance.choice(BACKS), large=chance.random() < 0.3)
        if chance.random() < 0.3:
            faces.set_values(chance.random() < 0.5)
        if chance.random() < 0.3:
            faces.set_target([chance.choice([40, 44, 48]), 60], 1)
        for _ in range(chance.randrange(30)):
            faces.render_some(0)
        for card in DECK:
            assert card_seen(faces.face(card, 60, 1)) == card
            assert card_seen(faces.face(card, 44, 1)) == card
        assert faces.back(60, 1).toImage().pixelColor(18, 2).alpha() == 255
    finish(faces)
    red = decks.index(faces.skin)
    assert {faces.face(card, 60, 1).toImage().pixelColor(18, 50).red() for card in DECK} == {60 * red}
    kept = {key for pixmaps in faces._kept.values() for key in pixmaps}
    assert len(kept) <= 41


def plain_deck(folder: Path, red: int) -> Path:
    write_deck(folder)
    for card in DECK:
        name = f"{SUIT_NAMES[suit_of(card)]}-{value_of(card)}.png"
        draw_png(folder / name, QColor(60 * red, 60 * suit_of(card), 20 * value_of(card)), 5, 8)
    return folder


def card_seen(pixmap: QPixmap) -> int:
    """The card of a plain deck that a pixmap shows."""
    image = pixmap.toImage()
    colour = image.pixelColor(image.width() // 2, round(0.8 * image.height()))
    return card_of(colour.green() // 60, colour.blue() // 20)


def finish(faces: CardFaces) -> None:
    while not faces.render_some(50):
        pass


def same(one: QPixmap, other: QPixmap) -> bool:
    return one.toImage() == other.toImage()


def differ(one: QPixmap, other: QPixmap, x: int, y: int) -> bool:
    return bool(one.toImage().pixel(x, y) != other.toImage().pixel(x, y))

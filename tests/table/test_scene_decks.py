"""Decks, counters and plates changed at any moment of a deal."""

import random
from functools import cache

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage

from scopa_desktop.look.drawings import Drawings
from scopa_desktop.look.shadows import Shadows
from scopa_desktop.look.surfaces import CLOTHS, Surfaces
from scopa_desktop.match.match import Match
from scopa_desktop.match.shuffle import deck_for
from scopa_desktop.paths import assets_dir
from scopa_desktop.rules.cards import DECK, Card
from scopa_desktop.rules.ruleset import ruleset
from scopa_desktop.skins.card_art import BACKS, OWN_BACK
from scopa_desktop.skins.card_faces import CardFaces
from scopa_desktop.skins.faults import SkinInvalid
from scopa_desktop.skins.skin import Skin, load_skin
from scopa_desktop.table.card_item import CardItem
from scopa_desktop.table.scene import TableScene
from scopa_desktop.table.view import TableView
from tests.table.conftest import Table

KEYS = ("italian", "spanish", "french", "french_numbers")
SMALL = (12, 18)


@cache
def skin(key: str) -> Skin:
    return load_skin(assets_dir() / "decks" / key)


@pytest.fixture
def table(qtbot, fresh_faces: CardFaces, surfaces: Surfaces, shadows: Shadows):
    """A table of its own: the decks of the others stay as they are."""
    scene = TableScene(fresh_faces, surfaces, Drawings(assets_dir()), shadows)
    view = TableView(scene)
    qtbot.addWidget(view)
    view.resize(640, 480)
    with qtbot.waitExposed(view):
        view.show()
    yield Table(qtbot, scene, view)
    scene.stop()


def small(image: QImage) -> bytes:
    mode = Qt.TransformationMode.SmoothTransformation
    shrunk = image.scaled(*SMALL, Qt.AspectRatioMode.IgnoreAspectRatio, mode)
    return bytes(shrunk.convertToFormat(QImage.Format.Format_RGB888).constBits())


def distance(one: bytes, other: bytes) -> int:
    return sum(abs(a - b) for a, b in zip(one, other, strict=True))


@pytest.fixture(scope="session")
def looks(qapp: object) -> dict[Card, list[bytes]]:
    """Each card in every deck and variant, with and without a large number."""
    found: dict[Card, list[bytes]] = {card: [] for card in DECK}
    for key in KEYS:
        for variant in ("", *(one.key for one in skin(key).variants)):
            for large in (False, True):
                faces = CardFaces(skin(key).varied(variant), assets_dir(), large=large)
                for card in DECK:
                    found[card].append(small(faces.face(card, 90, 1.0, value=True).toImage()))
    return found


def assert_right(item: CardItem, looks: dict[Card, list[bytes]], chance: random.Random) -> None:
    """What is seen of a card is a picture of that card, of whatever deck."""
    pixmap = item._face.pixmap()
    assert not pixmap.isNull()
    pose = item.pose
    if pose is None or not pose.face_up or not item.isVisible():
        return
    seen = small(pixmap.toImage())
    own = min(distance(seen, look) for look in looks[item.card])
    for other in chance.sample(DECK, 4):
        if other != item.card:
            assert own < min(distance(seen, look) for look in looks[other])


def any_deck(table: Table, chance: random.Random) -> None:
    key = chance.choice(KEYS)
    variant = chance.choice(["", *(one.key for one in skin(key).variants)])
    back = chance.choice([OWN_BACK, *BACKS])
    table.scene.set_deck(skin(key), variant, back, chance.random() < 0.3)


def test_the_deck_changes_fifty_times_in_a_running_deal(
    table: Table, looks: dict[Card, list[bytes]], capfd: pytest.CaptureFixture[str]
) -> None:
    rules = ruleset(players=4)
    match, chance, changes = Match(rules, 1, names=("You", "Bruno", "Irene", "Pilar")), random.Random(6), 0
    scene = table.scene
    scene.set_tempo("normal")
    scene.show_match(match, ("", "fair", "fair", "fair"))
    while changes < 50:
        if match.awaits_deal:
            turn = match.deal(deck_for(rules, 4, match.deal_number + 1))
        else:
            turn = match.take(max(match.legal_plays(), key=int.bit_count))
        scene.perform(turn)
        for _ in range(2):
            clock = scene._in_motion.animator._clock
            clock.setCurrentTime(min(chance.randrange(1500), clock.duration() - 1))
            any_deck(table, chance)
            changes += 1
            for _ in range(chance.randrange(3)):
                scene._drawing._draw_some()
            table.view.grab()
            for item in scene._deck.items:
                if item.isVisible():
                    assert_right(item, looks, chance)
        table.settle(scene.skip)
        assert scene.differences(match) == []
    scene.draw_all()
    faces = scene._faces
    for item in scene._deck.items:
        pose = item.pose
        if (
            item.isVisible()
            and pose is not None
            and pose.face_up
            and pose.height == scene._situation.layout.table[0].h
        ):
            assert item._face.pixmap().cacheKey() == faces.face(item.card, pose.height, 1.0).cacheKey()
    assert scene.is_sharp
    assert capfd.readouterr().err == ""


def test_a_changed_deck_is_sharp_before_long_at_rest_and_in_motion(table: Table) -> None:
    match = Match(ruleset(players=6), 1)
    table.scene.set_tempo("normal")
    table.scene.show_match(match, ("", *["fair"] * 5))
    table.scene.draw_all()
    table.scene.perform(match.deal(deck_for(match.rules, 4, 1)))
    table.scene.set_deck(skin("french"))
    assert not table.scene.is_sharp
    table.qtbot.waitUntil(lambda: table.scene._faces.is_seen_sharp)
    assert table.scene.is_moving
    table.settle(table.scene.skip)
    table.qtbot.waitUntil(lambda: table.scene.is_sharp)


def test_chosen_on_another_page_the_deck_is_there_when_the_table_is_shown_again(
    table: Table,
) -> None:
    match = Match(ruleset(players=3), 1)
    match.deal(deck_for(match.rules, 4, 1))
    table.scene.show_match(match, ("", "fair", "fair"))
    table.scene.draw_all()
    table.view.hide()
    table.scene.set_deck(skin("french"))
    table.view.show()
    french = CardFaces(skin("french"), assets_dir())
    for card in (*match.state.table, *match.state.hands[0]):
        item = table.scene._deck.items[card]
        assert item.pose is not None
        wanted = french.face(card, item.pose.height, 1.0, value=True).toImage()
        assert item._face.pixmap().toImage() == wanted
    table.qtbot.waitUntil(lambda: table.scene.is_sharp)


def test_the_same_deck_again_changes_nothing(table: Table) -> None:
    match = Match(ruleset(), 1)
    match.deal(deck_for(match.rules, 4, 1))
    table.scene.show_match(match, ("", "fair"))
    table.scene.draw_all()
    table.scene.set_deck(skin("italian"))
    assert table.scene.is_sharp
    assert table.scene._drawings.emblem_set == 0


def test_a_damaged_deck_leaves_everything_as_it_was(table: Table, tmp_path) -> None:
    match = Match(ruleset(), 1)
    match.deal(deck_for(match.rules, 4, 1))
    table.scene.show_match(match, ("", "fair"))
    table.scene.draw_all()
    before = table.view.grab().toImage()
    bad = tmp_path / "bad.svg"
    bad.write_text("no picture at all")
    good = skin("french")
    with pytest.raises(SkinInvalid):
        table.scene.set_deck(type(good)(**{**{f: getattr(good, f) for f in good.__slots__}, "back": bad}))
    assert table.view.grab().toImage() == before
    assert table.scene._faces.skin.key == "italian"


def test_counters_show_the_coins_of_the_deck(table: Table) -> None:
    match = Match(ruleset(), 1)
    match.deal(deck_for(match.rules, 4, 1))
    while match.state.piles[0] == 0 or match.state.piles[1] == 0:
        match.take(max(match.legal_plays(), key=int.bit_count))
    table.scene.show_match(match, ("", "fair"))
    own = table.scene._furnishing.furniture._counters[0]
    before = own.pixmap().toImage()
    table.scene.set_deck(skin("french"))
    assert own.pixmap().toImage() != before


def test_every_ground_can_be_played_on(table: Table) -> None:
    seen = set()
    for cloth in CLOTHS:
        table.scene.set_cloth(cloth)
        seen.add(table.view.grab().toImage().pixelColor(320, 200).name())
    assert len(seen) == len(CLOTHS)

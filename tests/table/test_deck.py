from dataclasses import replace

import pytest
from PySide6.QtWidgets import QGraphicsScene

from scopa_desktop.look.shadows import Shadows
from scopa_desktop.rules.ruleset import ruleset
from scopa_desktop.skins.card_faces import CardFaces
from scopa_desktop.table.card_pixmaps import CardPixmaps
from scopa_desktop.table.deck import TableDeck
from scopa_desktop.table.layout import Needs, layout
from scopa_desktop.table.poses import Pose

FACE = Pose(100.0, 100.0, 80.0, 0.0, face_up=True)
SEVEN, EIGHT = 6, 7


@pytest.fixture
def deck(plain: QGraphicsScene, fresh_faces: CardFaces, shadows: Shadows) -> TableDeck:
    pixmaps = CardPixmaps(fresh_faces, shadows)
    pixmaps.set_sizes((80.0,), (60.0,), 40.0, 1.0)
    return TableDeck(plain, pixmaps)


def test_all_forty_cards_are_on_the_scene_and_none_is_seen(deck: TableDeck, plain: QGraphicsScene) -> None:
    assert len(deck.items) == 40
    assert all(item.scene() is plain and not item.isVisible() for item in deck.items)


def test_showing_only_some_takes_the_others_away(deck: TableDeck) -> None:
    deck.show({SEVEN: FACE, EIGHT: FACE})
    deck.show_only({EIGHT: replace(FACE, x=5.0)})
    assert deck.poses() == {EIGHT: replace(FACE, x=5.0)}
    assert not deck.items[SEVEN].isVisible()


def test_the_topmost_card_is_hit_and_a_raised_one_keeps_its_room(deck: TableDeck) -> None:
    deck.show({SEVEN: replace(FACE, z=1), EIGHT: replace(FACE, x=120.0, z=2)})
    both = (SEVEN, EIGHT)
    assert deck.card_at(110.0, 100.0, both) == EIGHT
    assert deck.card_at(80.0, 100.0, both) == SEVEN
    assert deck.card_at(80.0, 100.0, (EIGHT,)) is None
    deck.show({SEVEN: replace(FACE, lift=1.0)})
    assert deck.card_at(80.0, 139.0, both) == SEVEN
    assert deck.card_at(80.0, 52.0, both) == SEVEN


def test_marks_come_and_go(deck: TableDeck) -> None:
    deck.show({SEVEN: FACE, EIGHT: FACE})
    deck.mark({SEVEN: "whole"}, [EIGHT])
    assert deck.items[SEVEN]._frame.isVisible()
    assert deck.items[EIGHT]._veil.isVisible()
    deck.mark({EIGHT: "corners"}, [])
    assert not deck.items[SEVEN]._frame.isVisible()
    assert not deck.items[EIGHT]._veil.isVisible()
    assert deck.items[EIGHT]._frame.isVisible()


def test_marks_fit_the_card_again_after_a_change_of_size(deck: TableDeck) -> None:
    deck.show({SEVEN: FACE})
    deck.mark({SEVEN: "whole"}, [])
    small = deck.items[SEVEN]._frame.pixmap().width()
    deck.pixmaps.set_sizes((120.0,), (60.0,), 40.0, 1.0)
    deck.show({SEVEN: replace(FACE, height=120.0)})
    deck.refresh()
    assert deck.items[SEVEN]._frame.pixmap().width() > 1.3 * small


def test_it_asks_for_the_heights_of_a_layout(deck: TableDeck) -> None:
    one = layout(1280, 800, 16.4, Needs())
    two = layout(1280, 800, 16.4, Needs(on_table=12))
    deck.fit(one, two, 2.0)
    heights = (one.table[0].h, two.table[0].h, one.seats[0].hand[0].h)
    for height in heights:
        assert deck.pixmaps.picture(SEVEN, height).height() in {round(2 * other) for other in heights}
    assert deck.pixmaps.picture(None, one.seats[1].pile.h).height() == round(2 * one.seats[1].pile.h)
    assert deck.pixmaps.ratio == 2.0
    assert ruleset("classic").players == 2

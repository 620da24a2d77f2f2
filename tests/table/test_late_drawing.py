from collections.abc import Iterator

import pytest
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QGraphicsScene
from pytestqt.qtbot import QtBot

from scopa_desktop.look.shadows import Shadows
from scopa_desktop.paths import assets_dir
from scopa_desktop.skins.card_faces import CardFaces
from scopa_desktop.skins.skin import load_skin
from scopa_desktop.table.card_pixmaps import CardPixmaps
from scopa_desktop.table.deck import TableDeck
from scopa_desktop.table.late_drawing import AT_REST, IN_MOTION, LateDrawing
from scopa_desktop.table.poses import Pose


@pytest.fixture
def deck(plain: QGraphicsScene, fresh_faces: CardFaces, shadows: Shadows) -> TableDeck:
    pixmaps = CardPixmaps(fresh_faces, shadows)
    pixmaps.set_sizes((60.0,), (40.0,), 30.0, 1.0)
    made = TableDeck(plain, pixmaps)
    made.show({6: Pose(50.0, 50.0, 60.0, 0.0, face_up=True)})
    pixmaps.set_sizes((90.0,), (40.0,), 30.0, 1.0)
    made.show({6: Pose(50.0, 50.0, 90.0, 0.0, face_up=True)})
    return made


@pytest.fixture
def drawing(deck: TableDeck, fresh_faces: CardFaces, plain: QObject) -> Iterator[LateDrawing]:
    made = LateDrawing(fresh_faces, deck, plain)
    yield made
    made.stop()


@pytest.mark.parametrize("is_moving", [False, True])
def test_waiting_cards_are_drawn_by_and_by(
    drawing: LateDrawing, deck: TableDeck, qtbot: QtBot, is_moving: bool
) -> None:
    assert not deck.items[6].is_sharp
    drawing.go_on(is_moving=is_moving)
    assert not drawing.is_done
    qtbot.waitUntil(lambda: deck.items[6].is_sharp)
    drawing.go_on(is_moving=False)
    qtbot.waitUntil(lambda: drawing.is_done)


def test_they_can_be_drawn_at_once(drawing: LateDrawing, deck: TableDeck) -> None:
    drawing.go_on(is_moving=False)
    drawing.finish()
    assert drawing.is_done
    assert deck.items[6].is_sharp


def test_another_deck_is_shown_though_the_old_pictures_have_the_right_size(
    drawing: LateDrawing, deck: TableDeck, fresh_faces: CardFaces, qtbot: QtBot
) -> None:
    drawing.finish()
    old = deck.items[6]._face.pixmap().toImage()
    fresh_faces.set_skin(load_skin(assets_dir() / "decks" / "french"))
    drawing.change_look()
    assert deck.items[6]._face.pixmap().toImage() == old
    drawing.go_on(is_moving=True)
    qtbot.waitUntil(lambda: fresh_faces.is_seen_sharp)
    qtbot.waitUntil(lambda: deck.items[6]._face.pixmap().toImage() != old)
    assert deck.items[6].is_sharp
    drawing.go_on(is_moving=False)
    qtbot.waitUntil(lambda: drawing.is_done)


def test_in_motion_only_what_is_seen_is_drawn_quickly(drawing: LateDrawing, fresh_faces: CardFaces) -> None:
    drawing.finish()
    drawing.go_on(is_moving=True)
    assert drawing._pace() == IN_MOTION
    fresh_faces.set_skin(load_skin(assets_dir() / "decks" / "french"))
    drawing.change_look()
    assert drawing._pace() == AT_REST
    while not fresh_faces.is_seen_sharp:
        fresh_faces.render_some(0.0)
    assert drawing._pace() == IN_MOTION

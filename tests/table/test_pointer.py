import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtWidgets import QApplication, QGraphicsScene

from scopa_desktop.look.shadows import Shadows
from scopa_desktop.rules.notation import parse_card
from scopa_desktop.rules.plays import Play
from scopa_desktop.skins.card_faces import CardFaces
from scopa_desktop.table.card_pixmaps import CardPixmaps
from scopa_desktop.table.deck import TableDeck
from scopa_desktop.table.layout import Rect
from scopa_desktop.table.pointer import Pointer
from scopa_desktop.table.poses import Pose
from scopa_desktop.table.reach import Reach
from tests.tables import cards, mask

HAND, TABLE = "9C 2S", "4C 5D 3B 6S"
PLAYS = [mask("9C 4C 5D"), mask("9C 3B 6S"), mask("2S")]


def reach(piles: dict[int, Rect] | None = None, last: int | None = None) -> Reach:
    return Reach(cards(HAND), (cards(TABLE),), piles or {}, last, {})


class Desk:
    """A pointer over six cards in a row: the hand at y 300, the table at y 100, 100 apart."""

    def __init__(self, scene: QGraphicsScene, faces: CardFaces, shadows: Shadows) -> None:
        pixmaps = CardPixmaps(faces, shadows)
        pixmaps.set_sizes((80.0,), (80.0,), 40.0, 1.0)
        deck = TableDeck(scene, pixmaps)
        for y, row in ((300.0, HAND), (100.0, TABLE)):
            for place, card in enumerate(cards(row)):
                deck.show({card: Pose(100.0 + 100 * place, y, 80.0, 0.0, face_up=True)})
        self.deck = deck
        self.changes: list[bool] = []
        self.chosen: list[Play] = []
        self.pointer = Pointer(deck, lambda: self.changes.append(True), self.chosen.append)
        self.offer()

    def offer(self) -> None:
        self.pointer.renew(PLAYS, reach())

    def at(self, card: str) -> QPointF:
        pose = self.deck.items[parse_card(card)].pose
        assert pose is not None
        return QPointF(pose.x, pose.y)


FELT = QPointF(300.0, 200.0)


@pytest.fixture
def desk(plain: QGraphicsScene, fresh_faces: CardFaces, shadows: Shadows) -> Desk:
    return Desk(plain, fresh_faces, shadows)


def test_hovering_points_at_hand_cards_and_says_so_once(desk: Desk) -> None:
    desk.pointer.move(desk.at("9C"))
    desk.pointer.move(desk.at("9C") + QPointF(2, 2))
    assert desk.pointer.cursor.pointed == parse_card("9C")
    assert len(desk.changes) == 1
    desk.pointer.leave()
    assert desk.pointer.cursor.pointed is None
    assert desk.pointer.spot is None


def test_a_hand_card_answers_when_it_is_let_go(desk: Desk) -> None:
    desk.pointer.press(desk.at("2S"))
    assert desk.chosen == []
    desk.pointer.release(desk.at("2S"))
    assert desk.chosen == [mask("2S")]


def test_a_small_shake_of_the_hand_is_no_drag(desk: Desk) -> None:
    desk.pointer.press(desk.at("2S"))
    desk.pointer.move(desk.at("2S") + QPointF(QApplication.startDragDistance() - 2, 0))
    assert desk.pointer.held is not None
    assert not desk.pointer.held.is_dragged
    desk.pointer.release(desk.at("2S"))
    assert desk.chosen == [mask("2S")]


def test_a_table_card_answers_at_once_while_a_choice_is_open(desk: Desk) -> None:
    desk.pointer.press(desk.at("9C"))
    desk.pointer.release(desk.at("9C"))
    assert desk.pointer.cursor.is_choosing
    desk.pointer.press(desk.at("6S"))
    assert desk.chosen == [mask("9C 3B 6S")]


def test_a_dragged_card_takes_what_it_is_dropped_on(desk: Desk) -> None:
    desk.pointer.press(desk.at("9C"))
    desk.pointer.move(FELT)
    assert desk.pointer.held is not None
    assert desk.pointer.held.way == FELT - desk.at("9C")
    desk.pointer.move(desk.at("5D"))
    desk.pointer.release(desk.at("5D"))
    assert desk.chosen == [mask("9C 4C 5D")]
    assert desk.pointer.held is None


def test_escape_lets_a_dragged_card_fall_back(desk: Desk) -> None:
    desk.pointer.press(desk.at("2S"))
    desk.pointer.move(FELT)
    assert not desk.pointer.key(Qt.Key.Key_Right)
    assert desk.pointer.key(Qt.Key.Key_Escape)
    desk.pointer.release(FELT)
    assert desk.chosen == []
    assert not desk.pointer.cancel()


def test_a_card_that_has_fallen_back_is_pointed_at_only_by_the_mouse(desk: Desk) -> None:
    desk.pointer.press(desk.at("2S"))
    desk.pointer.move(FELT)
    desk.pointer.cancel()
    assert desk.pointer.cursor.pointed is None
    desk.pointer.press(desk.at("2S"))
    desk.pointer.cancel()
    assert desk.pointer.cursor.pointed == parse_card("2S")


def test_cards_that_cannot_be_played_cannot_be_held(desk: Desk) -> None:
    desk.pointer.renew([mask("2S")], reach())
    desk.pointer.press(desk.at("9C"))
    assert desk.pointer.held is None


def test_a_new_offer_shows_at_once_what_the_mouse_is_over(desk: Desk) -> None:
    desk.pointer.renew((), reach())
    desk.pointer.move(desk.at("2S"))
    desk.offer()
    assert desk.pointer.cursor.pointed == parse_card("2S")


def test_after_keys_the_mouse_that_rests_on_a_card_does_not_take_over(desk: Desk) -> None:
    desk.pointer.move(desk.at("9C"))
    desk.pointer.key(Qt.Key.Key_Right)
    desk.offer()
    assert desk.pointer.cursor.by_keys
    assert desk.pointer.cursor.pointed is None


def test_keys_move_choose_and_withdraw(desk: Desk) -> None:
    for key in (Qt.Key.Key_Left, Qt.Key.Key_Return):
        assert desk.pointer.key(key)
    assert desk.pointer.cursor.is_choosing
    assert desk.pointer.key(Qt.Key.Key_Escape)
    assert not desk.pointer.cursor.is_choosing
    desk.pointer.key(Qt.Key.Key_Return)
    assert desk.pointer.key(Qt.Key.Key_2)
    assert desk.chosen == [mask("9C 3B 6S")]


def test_keys_without_a_meaning_are_left_alone(desk: Desk) -> None:
    assert not desk.pointer.key(Qt.Key.Key_A)
    assert not desk.pointer.key(Qt.Key.Key_Escape)


# --- the last capture, seen again

PILES = {0: Rect(600, 260, 80, 80), 1: Rect(500, 0, 60, 60)}
PILE = QPointF(640.0, 300.0)


@pytest.fixture
def piled(desk: Desk) -> Desk:
    desk.pointer.renew(PLAYS, reach(PILES, 1))
    desk.changes.clear()
    return desk


def test_the_mouse_over_a_pile_looks_at_it(piled: Desk) -> None:
    pointer = piled.pointer
    pointer.move(PILE)
    assert pointer.cursor.looked == 0
    pointer.move(PILE + QPointF(2, 2))
    assert len(piled.changes) == 1
    pointer.move(FELT)
    assert pointer.cursor.looked is None
    pointer.move(PILE)
    pointer.leave()
    assert pointer.cursor.looked is None


def test_a_key_looks_at_the_last_capture_until_it_is_pressed_again(piled: Desk) -> None:
    pointer = piled.pointer
    assert pointer.key(Qt.Key.Key_L)
    assert pointer.cursor.looked == 1
    pointer.move(FELT)
    assert pointer.cursor.looked == 1
    assert pointer.key(Qt.Key.Key_L)
    assert pointer.cursor.looked is None
    pointer.key(Qt.Key.Key_L)
    assert pointer.key(Qt.Key.Key_Escape)
    assert pointer.cursor.looked is None
    assert not pointer.key(Qt.Key.Key_Escape)


def test_without_a_capture_the_key_means_nothing(desk: Desk) -> None:
    assert not desk.pointer.key(Qt.Key.Key_L)


def test_a_mouse_that_rests_over_a_pile_looks_again_when_cards_have_moved(piled: Desk) -> None:
    pointer = piled.pointer
    pointer.move(PILE)
    pointer.renew(PLAYS, reach())
    assert pointer.cursor.looked is None
    pointer.renew(PLAYS, reach(PILES, 1))
    assert pointer.cursor.looked == 0


def test_in_another_window_piles_are_found_where_they_lie(piled: Desk) -> None:
    piled.pointer.move_piles({0: Rect(0, 260, 80, 80)})
    piled.pointer.move(PILE)
    assert piled.pointer.cursor.looked is None
    piled.pointer.move(QPointF(40.0, 300.0))
    assert piled.pointer.cursor.looked == 0

from dataclasses import replace

import pytest
from PySide6.QtWidgets import QGraphicsScene

from scopa_desktop.look.drawings import Drawings
from scopa_desktop.look.surfaces import Surfaces
from scopa_desktop.rules.ruleset import ruleset
from scopa_desktop.table.board import Board, blank_board
from scopa_desktop.table.furniture import PLATE_Z, Furniture
from scopa_desktop.table.layout import Layout, Needs, layout
from scopa_desktop.table.message import Choice
from scopa_desktop.table.places import Counters
from scopa_desktop.table.poses import AIR


@pytest.fixture
def solved(qapp: object) -> Layout:
    return layout(800, 600, 16.4, Needs())


@pytest.fixture
def furniture(plain: QGraphicsScene, surfaces: Surfaces, drawings: Drawings) -> Furniture:
    return Furniture(plain, ruleset("classic"), surfaces, drawings)


@pytest.fixture
def board(qapp: object) -> Board:
    return blank_board(ruleset("classic"))


def test_the_ground_fills_the_window_and_is_painted_once(
    furniture: Furniture, board: Board, solved: Layout
) -> None:
    furniture.show(board, solved, "green", 1.5)
    ground = furniture._ground.pixmap()
    assert (ground.width(), ground.height()) == (1200, 900)
    assert not ground.hasAlpha()
    furniture.show(replace(board, message="Your turn."), solved, "green", 1.5)
    assert furniture._ground.pixmap().cacheKey() == ground.cacheKey()
    furniture.show(board, solved, "red", 1.5)
    assert furniture._ground.pixmap().cacheKey() != ground.cacheKey()


def test_an_empty_pile_has_an_outline_and_a_full_one_counters(
    furniture: Furniture, board: Board, solved: Layout
) -> None:
    furniture.show(replace(board, counters=(Counters(3, 1, 0, 0), Counters())), solved, "green", 1.0)
    assert [item.isVisible() for item in furniture._counters] == [True, False]
    assert [item.isVisible() for item in furniture._outlines] == [False, True]


def test_chips_stand_in_place_of_the_message(furniture: Furniture, board: Board, solved: Layout) -> None:
    furniture.show(replace(board, message="Your turn."), solved, "green", 1.0)
    assert furniture.message.chip_boxes == ()
    chips = (Choice(1, "4 + 5", True), Choice(2, "3 + 6", False))
    furniture.show(replace(board, message="Your turn.", chips=chips), solved, "green", 1.0)
    assert len(furniture.message.chip_boxes) == 3


def test_the_stock_has_a_number_while_hands_are_left(furniture: Furniture, solved: Layout) -> None:
    for dealer in (0, 1):
        furniture.show_stock(3, dealer, solved, 1.0)
        centre = furniture._stock.sceneBoundingRect().center()
        slot = solved.seats[dealer].stock
        assert (centre.x(), centre.y()) == pytest.approx((slot.x, slot.y), abs=3)
    furniture.show_stock(0, 1, solved, 1.0)
    assert not furniture._stock.isVisible()


def test_plates_lie_over_the_hands_and_under_what_flies(furniture: Furniture) -> None:
    assert all(plate.zValue() == PLATE_Z for plate in furniture._names.values())
    assert 900 <= PLATE_Z < AIR


def test_it_can_be_taken_off_again(furniture: Furniture, plain: QGraphicsScene) -> None:
    furniture.remove(plain)
    assert plain.items() == []

from dataclasses import replace

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QGraphicsScene

from scopa_desktop.look.drawings import Drawings
from scopa_desktop.look.surfaces import Surfaces
from scopa_desktop.rules.ruleset import ruleset
from scopa_desktop.table.board import Board, blank_board
from scopa_desktop.table.furniture import PLATE_Z, Counted, Furniture
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


@pytest.mark.parametrize(
    ("key", "seen"), [("off", [False, False]), ("own", [True, False]), ("all", [True] * 2)]
)
def test_counters_are_shown_for_whom_the_player_wants(
    furniture: Furniture, board: Board, solved: Layout, key: Counted, seen: list[bool]
) -> None:
    furniture.counted = key
    furniture.show(replace(board, counters=(Counters(3), Counters(4))), solved, "green", 1.0)
    assert [item.isVisible() for item in furniture._counters] == seen


def test_a_plate_in_the_corner_that_would_be_cut_is_put_away(
    furniture: Furniture, board: Board, solved: Layout
) -> None:
    plate = solved.score
    for left, shown in ((plate.right + 1, True), (plate.cx, False), (plate.right + 1, True)):
        furniture.covered = (QRectF(left, plate.y - 50, 400, 300),)
        furniture.show(board, solved, "green", 1.0)
        assert furniture._score.isVisible() == shown
        assert furniture._names[1].isVisible()


@pytest.mark.parametrize(
    ("players", "teams", "sides", "points"),
    [
        (3, "individual", [None, None], [None, None]),
        (4, "teams", [1, 0, 1], [None] * 3),
        (4, "individual", [None] * 3, [1, 2, 3]),
        (6, "teams", [1, 0, 1, 0, 1], [None] * 5),
        (6, "three_pairs", [1, 2, 0, 1, 2], [None] * 5),
        (6, "individual", [None] * 5, [1, 2, 3, 4, 5]),
    ],
)
def test_name_plates_tell_sides_or_points(
    plain: QGraphicsScene,
    surfaces: Surfaces,
    drawings: Drawings,
    players: int,
    teams: str,
    sides: list[int | None],
    points: list[int | None],
) -> None:
    rules = ruleset(players=players, teams=teams)
    made = Furniture(plain, rules, surfaces, drawings)
    board = replace(blank_board(rules), scores=tuple(range(len(rules.sides))))
    names = [made._name(board, seat) for seat in range(1, players)]
    assert [name.side for name in names] == sides
    assert [name.points for name in names] == points


def test_among_four_singles_the_score_plate_names_us_and_the_best_of_the_others(
    plain: QGraphicsScene, surfaces: Surfaces, drawings: Drawings
) -> None:
    rules = ruleset(players=4, teams="individual")
    made = Furniture(plain, rules, surfaces, drawings)
    board = replace(blank_board(rules), scores=(4, 2, 7, 3), names=("You", "Bruno", "Irene", "Pilar"))
    score = made._standing(board)
    assert (score.names, score.points) == (("You", "Irene"), (4, 7))


def test_sides_are_called_by_their_players(
    plain: QGraphicsScene, surfaces: Surfaces, drawings: Drawings
) -> None:
    names = ("You", "Bruno", "Irene", "Pilar", "Dino", "Elsa")
    called = []
    for teams in ("three_pairs", "teams"):
        rules = ruleset(players=6, teams=teams)
        board = replace(blank_board(rules), names=names)
        called.append(Furniture(plain, rules, surfaces, drawings)._standing(board).names)
    assert called == [
        ("You and Pilar", "Bruno and Dino", "Irene and Elsa"),
        ("You, Irene, Dino", "Bruno, Pilar, Elsa"),
    ]

from collections.abc import Callable
from dataclasses import replace
from itertools import product

import pytest
from PySide6.QtGui import QColor, QImage

from scopa_desktop.look import tokens
from scopa_desktop.table.layout import Layout, Needs, layout
from scopa_desktop.table.plates import Name, NamePlate, Score, ScorePlate, headline


@pytest.fixture
def wide(qapp: object) -> Layout:
    return layout(1280, 800, 16.4, Needs())


def share(image: QImage, wanted: Callable[[QColor], bool]) -> float:
    """Of the pixels."""
    spots = list(product(range(image.width()), range(image.height())))
    return sum(wanted(image.pixelColor(x, y)) for x, y in spots) / len(spots)


def is_gold(pixel: QColor) -> bool:
    return pixel == QColor(tokens.GOLD)


def drawn(name: Name, solved: Layout) -> QImage:
    plate = NamePlate()
    plate.show_name(name, solved, 1, 1.0)
    return plate.pixmap().toImage()


def scored(score: Score, solved: Layout) -> QImage:
    plate = ScorePlate()
    plate.show_score(score, solved, 1.0)
    return plate.pixmap().toImage()


def test_the_plate_of_who_is_to_play_is_lit_in_gold(wide: Layout) -> None:
    waits, plays = (drawn(Name("Nora", "Fair", is_turn), wide) for is_turn in (False, True))
    assert share(waits, is_gold) == 0
    assert share(plays, is_gold) > 0.2


def test_a_plate_stands_where_the_layout_has_room_for_it(wide: Layout) -> None:
    plate = NamePlate()
    plate.show_name(Name("A name much too long for any plate at a table", "Fair", False), wide, 1, 1.0)
    room = wide.seats[1].name
    assert room is not None
    box = plate.sceneBoundingRect()
    assert box.left() >= room.x - 2
    assert box.right() <= room.right + 2
    assert box.top() >= room.y - 2


def test_the_level_is_named_where_there_is_room(wide: Layout) -> None:
    narrow = layout(800, 600, 16.4, Needs())
    assert drawn(Name("Nora", "Fair", False), wide) != drawn(Name("Nora", "", False), wide)
    assert drawn(Name("Nora", "Fair", False), narrow) == drawn(Name("Nora", "", False), narrow)


def test_the_player_at_the_bottom_has_no_plate_of_a_name(wide: Layout) -> None:
    plate = NamePlate()
    plate.show_name(Name("You", "", True), wide, 0, 1.0)
    assert not plate.isVisible()


def pegs(image: QImage, colour: str) -> int:
    """Pixels of a colour in the lower part of the plate."""
    lower = image.copy(0, image.height() // 3, image.width(), image.height())
    return round(share(lower, lambda pixel: pixel == QColor(colour)) * lower.width() * lower.height())


def test_each_point_fills_a_peg(wide: Layout) -> None:
    amounts = [
        pegs(scored(Score(2, 11, ("You", "Nora"), (points, 0), False), wide), tokens.GOLD)
        for points in (0, 3, 6)
    ]
    assert amounts[0] == 0
    assert amounts[1] > 0
    assert amounts[2] == pytest.approx(2 * amounts[1], rel=0.2)


def test_a_long_match_has_a_bar_instead_of_pegs(wide: Layout) -> None:
    short, long = (
        pegs(scored(Score(2, 51, ("You", "Nora"), (points, 0), False), wide), tokens.GOLD)
        for points in (10, 40)
    )
    assert long > 2.5 * short > 0


def test_our_name_is_lit_in_our_turn(wide: Layout) -> None:
    waits, plays = (scored(Score(1, 11, ("You", "Nora"), (0, 0), is_ours), wide) for is_ours in (False, True))
    assert share(waits, is_gold) == 0
    assert share(plays, is_gold) > 0.01


def test_long_names_and_large_scores_stay_in_the_plate(wide: Layout) -> None:
    plate = ScorePlate()
    score = Score(123, 999, ("A name much too long for it", "Another such name"), (998, 997), True)
    plate.show_score(score, wide, 1.0)
    box = plate.sceneBoundingRect()
    assert box.width() <= wide.score.w + 4
    edge = plate.pixmap().toImage()
    assert all(edge.pixelColor(edge.width() - 1, y).alpha() == 0 for y in range(edge.height()))


def test_before_the_first_deal_no_number_is_shown(wide: Layout) -> None:
    none, first = (scored(Score(deal, 11, ("You", "Nora"), (0, 0), False), wide) for deal in (0, 1))
    assert none != first


# --- sides and points


def test_sides_are_told_by_shape(wide: Layout) -> None:
    seen = [drawn(Name("Nora", "", False, side), wide) for side in (None, 0, 1, 2)]
    greys = [image.convertToFormat(QImage.Format.Format_Grayscale8) for image in seen]
    assert all(one != other for n, one in enumerate(greys) for other in greys[n + 1 :])


def test_a_side_is_told_on_a_plate_that_is_lit_too(wide: Layout) -> None:
    ours, theirs = (drawn(Name("Nora", "", True, side), wide) for side in (0, 1))
    assert ours != theirs


def test_points_stand_on_the_plate_and_the_name_gives_way(wide: Layout) -> None:
    name = "A name much too long for any plate at a table"
    plate = NamePlate()
    plate.show_name(Name(name, "Fair", False, 1, 123), wide, 1, 1.0)
    room = wide.seats[1].name
    assert room is not None
    assert plate.sceneBoundingRect().right() <= room.right + 2
    few, many = (drawn(Name("Nora", "Fair", False, None, points), wide) for points in (3, 4))
    assert few != many


def test_each_line_of_the_score_has_the_sign_of_its_side(wide: Layout) -> None:
    teams, singles = (
        scored(Score(1, 11, ("You and Irene", "Bruno and Pilar"), (0, 0), False, has), wide)
        for has in (True, False)
    )
    assert teams != singles
    assert share(teams, is_gold) > share(singles, is_gold)


def test_a_short_name_stands_where_the_long_one_has_no_room(qapp: object) -> None:
    small = layout(800, 564, 16, Needs(4, (3,) * 4))
    long, short = "Bruno and somebody else", "Bruno, Al"
    given = Score(1, 11, (long, long), (0, 0), False, True, (short, short))
    plain = Score(1, 11, (short, short), (0, 0), False, True)
    assert scored(given, small) == scored(plain, small)


def test_in_a_low_plate_there_are_no_pegs(qapp: object) -> None:
    low = layout(800, 542, 24, Needs(3, (3, 3, 3), on_table=12, sides=3))
    high = layout(800, 542, 24, Needs(3, (3, 3, 3), sides=3))
    assert low.score.h < high.score.h
    score = Score(2, 11, ("You", "Nora", "Bruno"), (9, 0, 0), False)
    less = replace(score, points=(4, 0, 0))

    def lit(score: Score, solved: Layout) -> float:
        return share(scored(score, solved), is_gold)

    assert lit(score, high) > lit(less, high) > 0
    assert lit(score, low) == lit(less, low) == 0


def test_a_bonus_makes_the_plate_wider(qapp: object) -> None:
    solved = layout(1280, 800, 16.4, Needs())
    widths = []
    for name in (Name("Nora", "Fair", False), Name("Nora", "Fair", False, bonus=10)):
        plate = NamePlate()
        plate.show_name(name, solved, 1, 1.0)
        image = plate.pixmap().toImage()
        row = image.height() // 2
        widths.append(sum(image.pixelColor(x, row).alpha() > 0 for x in range(image.width())))
    assert widths[0] < widths[1]


@pytest.mark.parametrize("em", [16, 20, 24])
@pytest.mark.parametrize("points", [None, 21])
def test_a_usual_name_is_whole_beside_fifteen_cards_at_every_size_of_text(
    qapp: object, em: int, points: int | None
) -> None:
    sides = 2 if points is None else 6
    solved = layout(800, 542, em, Needs(6, (3,) * 6, on_table=15, sides=sides))
    for seat in (1, 5):
        seen = []
        for name in ("Bruno", "Brund"):  # told apart by the letter that would be cut first
            plate = NamePlate()
            plate.show_name(Name(name, "", False, None if points else 1, points), solved, seat, 1.0)
            seen.append(plate.pixmap().toImage())
        assert seen[0] != seen[1]


@pytest.mark.parametrize("em", [16, 20, 24])
def test_three_names_are_whole_in_the_smallest_window(qapp: object, em: int) -> None:
    solved = layout(800, 542, em, Needs(6, (3,) * 6, on_table=15))
    one, other = (
        scored(Score(1, 21, (names, "Bruno, Pilar, Elsa"), (20, 20), True, True), solved)
        for names in ("You, Irene, Dino", "You, Irene, Dind")
    )
    assert one != other


def test_a_single_deal_has_nothing_to_play_to(wide: Layout) -> None:
    score = Score(1, 11, ("You", "Nora"), (3, 4), True)
    assert headline(score) == ("Deal 1", "to 11")
    single = replace(score, target=1)
    assert headline(single) == ("One deal", "")
    assert headline(replace(single, deal=2)) == ("Deal 2", "")
    assert share(scored(replace(score, points=(9, 4)), wide), is_gold) > share(scored(score, wide), is_gold)
    assert share(scored(replace(single, points=(9, 4)), wide), is_gold) <= share(
        scored(single, wide), is_gold
    )

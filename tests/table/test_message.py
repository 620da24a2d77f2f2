from itertools import pairwise

import pytest

from scopa_desktop.table import message
from scopa_desktop.table.layout import Layout, Needs, layout
from scopa_desktop.table.message import Choice, MessageLine


@pytest.fixture
def solved(qapp: object) -> Layout:
    return layout(1280, 800, 16.4, Needs())


@pytest.fixture
def line(qapp: object) -> MessageLine:
    return MessageLine()


def choices(count: int, text: str = "4 + 5", active: int = 1) -> tuple[Choice, ...]:
    return tuple(Choice(number, text, number == active) for number in range(1, count + 1))


def test_a_message_stands_between_table_and_hand(line: MessageLine, solved: Layout) -> None:
    line.show_text("Nora laid the jack of swords. Your turn.", solved, 1.0)
    assert line.isVisible()
    centre = line.sceneBoundingRect().center()
    assert centre.y() == pytest.approx(solved.message.cy, abs=2)
    assert centre.x() == pytest.approx(solved.felt.cx, abs=2)
    line.show_text("", solved, 1.0)
    assert not line.isVisible()


def test_a_very_long_message_is_kept_to_its_room(line: MessageLine, solved: Layout) -> None:
    line.show_text("Somebody with a very long name took something. " * 8, solved, 1.0)
    image = line.pixmap().toImage()
    assert all(image.pixelColor(x, y).alpha() == 0 for x in (0, 1) for y in range(image.height()))


@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_what_is_said_at_every_turn_is_not_cut_in_the_smallest_window(
    line: MessageLine, qapp: object, players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []
    monkeypatch.setattr(message, "paint_shaded_text", lambda painter, box, flags, text: said.append(text))
    text = "Pilar took the seven of swords with the seven of coins. Your turn."
    line.show_text(text, layout(800, 542, 24, Needs(players, (3,) * players, 12)), 1.0)
    assert said == [text]


def test_two_lines_are_about_as_long_as_each_other(line: MessageLine, qapp: object) -> None:
    solved = layout(800, 564, 16, Needs(4, (10,) * 4, stock=False))
    line.show_text(
        "Pilar took the two of coins with the two of clubs. Pilar sweeps the table: one point. Your turn.",
        solved,
        1.0,
    )
    image = line.pixmap().toImage()
    inked = [
        [x for x in range(image.width()) if any(image.pixelColor(x, y).alpha() for y in rows)]
        for rows in (range(image.height() // 2), range(image.height() // 2 + 2, image.height()))
    ]
    widths = [row[-1] - row[0] for row in inked]
    assert min(widths) > 0.6 * max(widths)


@pytest.mark.parametrize("size", [(1280, 800), (800, 600), (900, 1200)])
@pytest.mark.parametrize("count", [2, 3, 9, 61])
@pytest.mark.parametrize("text", ["4 + 5", "1 + 2 of coins + 3 + 4"])
def test_chips_lie_side_by_side_inside_the_line_with_the_way_out_last(
    line: MessageLine, size: tuple[int, int], count: int, text: str
) -> None:
    solved = layout(*size, 16.4, Needs())
    line.show_chips(choices(count, text), solved, 1.0)
    numbers, boxes = zip(*line.chip_boxes, strict=True)
    assert numbers[-1] == 0
    assert list(numbers[:-1]) == list(range(1, len(boxes)))
    assert len(boxes) == count + 1 or count > 9
    assert all(one.right() <= other.left() for one, other in pairwise(boxes))
    assert boxes[0].left() >= solved.message.x - 1
    assert boxes[-1].right() <= solved.message.right + 1
    assert all(box.width() >= box.height() for box in boxes[:-1])


def test_with_more_chips_than_fit_those_around_the_active_one_are_shown(
    line: MessageLine, solved: Layout
) -> None:
    for active in (1, 30, 61):
        line.show_chips(choices(61, active=active), solved, 1.0)
        assert active in [number for number, _ in line.chip_boxes]


def test_the_active_chip_is_told_from_the_others(line: MessageLine, solved: Layout) -> None:
    line.show_chips(choices(2, active=1), solved, 1.0)
    first = line.pixmap().toImage()
    line.show_chips(choices(2, active=2), solved, 1.0)
    assert line.pixmap().toImage() != first


def test_a_message_in_place_of_the_chips_takes_them_away(line: MessageLine, solved: Layout) -> None:
    line.show_chips(choices(3), solved, 1.0)
    line.show_text("Your turn.", solved, 1.0)
    assert line.chip_boxes == ()


def test_saying_nothing_is_lit_when_it_is_what_enter_does(line: MessageLine, solved: Layout) -> None:
    pictures = []
    for active in (1, 0):
        line.show_chips(choices(1, "At most nine: 3 points", active), solved, 1.0, declares=True)
        number, box = line.chip_boxes[-1]
        assert number == 0
        spot = line.mapFromScene(box.left() + 8, box.center().y()) - line.offset()
        pictures.append(line.pixmap().toImage().pixelColor(spot.toPoint()))
    assert pictures[0].alpha() < 255
    assert pictures[1].alpha() == 255

"""Nothing is cut and nothing overlaps, in any window, for any number of players."""

from collections.abc import Iterator
from itertools import pairwise, product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scopa_desktop.table.layout import (
    Layout,
    Needs,
    Rect,
    Slot,
    columns_for,
    faults,
    grid_order,
    layout,
    table_em,
)

WINDOWS = [
    (800, 600),
    (1024, 768),
    (1280, 800),
    (1366, 768),
    (1920, 1080),
    (2560, 1080),
    (3840, 2160),
    (900, 1200),
]
DEALS = [
    # players, seats with piles, cards of a hand, whether there is a stock
    (2, (0, 1), 3, True),
    (3, (0, 1, 2), 3, True),
    (4, (0, 1), 3, True),
    (4, (0, 1, 2, 3), 3, True),
    (4, (0, 1), 10, False),
    (6, (0, 1), 3, True),
    (6, (0, 1, 2), 3, True),
    (6, (0, 1, 2, 3, 4, 5), 3, True),
    (2, (0, 1), 10, True),
    (3, (0, 1, 2), 9, True),
    (4, (0, 1, 2, 3), 9, False),
]
BAR = 2.4
"""Height of the menu bar over the table, in em, or a little more than that."""
LABELS = [0, 7.5, 12]
"""Widths of the longest text on the buttons, in em."""


def cases() -> Iterator[tuple[str, Layout, tuple[int, ...], int | None]]:
    """Every case with its name, its layout and where piles and stock lie."""
    every = product(WINDOWS, (16, 20, 24), DEALS, (0, 4, 6, 7, 12, 14, 15), LABELS)
    for (w, h), size, (players, piles, hand, stock), on_table, label in every:
        below = h - round(BAR * size)
        em = table_em(size, below)
        needs = Needs(players, (hand,) * players, on_table, len(piles), stock, label * em)
        solved = layout(w, below, em, needs)
        for dealer in range(players) if stock else (None,):
            name = f"{w}x{h}, text {size}, {players} players, {len(piles)} piles, {on_table} on the table"
            yield f"{name}, dealer {dealer}, label {label}", solved, piles, dealer


def check(step: int) -> None:
    for name, solved, piles, dealer in list(cases())[::step]:
        assert faults(solved, piles, dealer) == [], name


def test_nothing_is_cut_or_overlaps() -> None:
    check(step=47)


@pytest.mark.soak
def test_nothing_is_cut_or_overlaps_in_any_case() -> None:
    check(step=1)


def test_there_is_room_to_count_every_pile() -> None:
    for name, solved, piles, _ in list(cases())[::47]:
        for seat in piles:
            assert solved.seats[seat].counters.w > 2.5 * solved.em, name


def test_the_score_plate_has_a_line_for_each_of_three_sides_and_two_for_more() -> None:
    heights = [layout(1280, 764, 16, Needs(6, (3,) * 6, sides=sides)).score.h for sides in (2, 3, 6)]
    assert heights[0] == heights[2] < heights[1]


def test_faults_are_named() -> None:
    large = layout(1280, 800, 60, Needs())
    assert faults(large, (0, 1), 1)
    needs = Needs(3, (3, 3, 3), sides=3)
    solved = layout(1280, 800, 16, needs)
    assert faults(solved, (0, 1, 2), 1) == []
    far = Layout(
        view=solved.view,
        felt=solved.felt,
        em=solved.em,
        c=solved.c,
        table=solved.table,
        seats=solved.seats,
        message=Rect(-40, 0, 100, 20),
        score=solved.grid,
        buttons=solved.buttons,
        grid=solved.grid,
        compact=solved.compact,
    )
    assert faults(far) == ["message cut", "score x grid"]


def test_hands_that_are_empty_need_no_room() -> None:
    solved = layout(1280, 800, 16, Needs(hands=(0, 0)))
    assert [seat.hand for seat in solved.seats] == [(), ()]
    assert faults(solved, (0, 1), 0) == []


def test_a_single_card_lies_in_the_middle() -> None:
    solved = layout(1280, 800, 16, Needs(4, (1, 1, 1, 1)))
    (own,) = solved.seats[0].hand
    assert own.x == solved.felt.cx
    assert own.angle == 0


def test_sizes_of_cards_are_those_of_the_pictures() -> None:
    for (w, h), table, own in (((1280, 800), 200, 192), ((800, 600), 139, 138), ((1920, 1080), 273, 263)):
        solved = layout(w, h, table_em(16, h), Needs(), top=38)
        assert solved.table[0].h == pytest.approx(table, abs=1)
        assert solved.seats[0].hand[0].h == pytest.approx(own, abs=1)


@given(st.sampled_from(WINDOWS), st.sampled_from([2, 3, 4, 6]))
def test_only_the_table_cards_change_when_they_need_two_rows(window: tuple[int, int], players: int) -> None:
    one, two = (layout(*window, 16, Needs(players, (3,) * players, on_table=cards)) for cards in (6, 7))
    assert one.c == two.c
    assert one.felt == two.felt
    for before, after in zip(one.seats, two.seats, strict=True):
        if before.edge in ("bottom", "top"):
            assert before == after


@given(st.integers(7, 11))
def test_more_cards_in_two_rows_move_none_up_to_twelve(cards: int) -> None:
    few, more = (layout(1280, 800, 16, Needs(on_table=n)) for n in (cards, cards + 1))
    for before, after in zip(few.table, more.table, strict=False):
        assert (after.x, after.y, after.h) == pytest.approx((before.x, before.y, before.h))


@pytest.mark.parametrize(("cards", "columns"), [(0, 4), (8, 4), (9, 6), (12, 6), (13, 8), (16, 8), (17, 10)])
def test_columns_of_two_rows(cards: int, columns: int) -> None:
    assert columns_for(cards) == columns


def test_cells_fill_from_the_middle_outwards() -> None:
    assert [column for _, column in grid_order(1, 6)] == [2, 3, 1, 4, 0, 5]
    assert grid_order(2, 4)[:4] == [(0, 1), (0, 2), (1, 1), (1, 2)]
    assert sorted(grid_order(2, 6)) == [(row, column) for row in (0, 1) for column in range(6)]


def test_the_table_never_gets_longer_than_a_table_is() -> None:
    for w, h in WINDOWS:
        felt = layout(w, h, 16, Needs()).felt
        assert felt.w <= 1.92 * felt.h + 0.01
        assert felt.h <= 1.15 * felt.w + 0.01
        assert felt.cx == pytest.approx(w / 2)


def test_text_grows_with_the_table_up_to_a_bound() -> None:
    assert table_em(16, 600) == 16
    assert table_em(16, 1080) == pytest.approx(22.14)
    assert table_em(16, 4000) == pytest.approx(25.6)
    assert table_em(24, 600) == 24


def test_many_cards_in_a_hand_overlap_but_show_their_left_corners() -> None:
    own = layout(1280, 800, 16, Needs(4, (10,) * 4, stock=False)).seats[0].hand
    steps = [right.x - left.x for left, right in pairwise(own)]
    assert steps == pytest.approx([steps[0]] * 9)
    assert 0.3 * own[0].w < steps[0] < own[0].w


def test_quarter_turns_swap_the_sides_of_a_box() -> None:
    assert Slot(100, 100, 80, 1.5).box == Rect(75, 60, 50, 80)
    assert Slot(100, 100, 80, -88).box == Rect(60, 75, 80, 50)

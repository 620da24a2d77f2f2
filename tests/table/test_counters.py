from dataclasses import replace

import pytest

from scopa_desktop.look.drawings import Drawings
from scopa_desktop.paths import assets_dir
from scopa_desktop.skins.card_faces import CardFaces
from scopa_desktop.skins.skin import load_skin
from scopa_desktop.table.counters import PileCounters, PileOutline
from scopa_desktop.table.layout import Layout, Needs, layout
from scopa_desktop.table.places import Counters


@pytest.fixture
def solved(qapp: object) -> Layout:
    return layout(1280, 800, 16.4, Needs())


def test_an_empty_pile_counts_nothing(solved: Layout, drawings: Drawings) -> None:
    item = PileCounters(drawings)
    item.show_counters(Counters(4, 1, 0, 0), solved, 0, 1.0)
    assert item.isVisible()
    item.show_counters(Counters(), solved, 0, 1.0)
    assert not item.isVisible()


@pytest.mark.parametrize("seat", [0, 1])
def test_counters_stand_below_their_pile_inside_its_room(
    solved: Layout, drawings: Drawings, seat: int
) -> None:
    item = PileCounters(drawings)
    item.show_counters(Counters(38, 10, 4, 3), solved, seat, 1.0)
    pile, box = solved.seats[seat].pile, item.sceneBoundingRect()
    assert box.top() >= pile.y + pile.h / 2
    assert box.bottom() <= solved.felt.bottom
    if solved.seats[seat].scopa_side > 0:
        assert box.left() == pytest.approx(pile.x - pile.w / 2, abs=2.5)
    else:
        assert box.right() == pytest.approx(pile.x + pile.w / 2, abs=4.5)


def test_each_number_makes_another_picture(solved: Layout, drawings: Drawings) -> None:
    item = PileCounters(drawings)
    seen = set()
    for counters in (Counters(4, 1, 0, 0), Counters(5, 1, 0, 0), Counters(4, 2, 0, 0), Counters(4, 1, 1, 0)):
        item.show_counters(counters, solved, 0, 1.0)
        seen.add(bytes(item.pixmap().toImage().constBits()))
    assert len(seen) == 4


def test_the_outline_is_where_the_pile_will_be(solved: Layout, qapp: object) -> None:
    item = PileOutline()
    item.show_outline(solved.seats[0], 1.0)
    pile = solved.seats[0].pile
    box = item.sceneBoundingRect()
    assert box.center().x() == pytest.approx(pile.x, abs=1.5)
    assert box.height() == pytest.approx(pile.h, abs=4)


@pytest.mark.parametrize("players", [3, 4, 6])
@pytest.mark.parametrize("window", [(800, 564), (1280, 764)])
def test_they_keep_to_their_room(
    qapp: object, drawings: Drawings, players: int, window: tuple[int, int]
) -> None:
    solved = layout(*window, 16, Needs(players, (3,) * players, on_table=14, sides=players))
    for seat in range(players):
        item = PileCounters(drawings)
        item.show_counters(Counters(12, 10, 4, 3), solved, seat, 1.0)
        room, box = solved.seats[seat].counters, item.sceneBoundingRect()
        assert box.left() >= room.x - 2.5
        assert box.right() <= room.right + 4.5


def test_where_there_is_little_room_cards_are_counted_first(solved: Layout, drawings: Drawings) -> None:
    seat = solved.seats[0]
    widths = []
    for em in (6.6, 4.0, 2.5):
        room = replace(seat.counters, w=em * solved.em)
        narrow = replace(solved, seats=(replace(seat, counters=room), *solved.seats[1:]))
        item = PileCounters(drawings)
        item.show_counters(Counters(38, 10, 4, 3), narrow, 0, 1.0)
        assert item.sceneBoundingRect().width() <= room.w + 5
        widths.append(item.sceneBoundingRect().width())
    assert widths == sorted(widths, reverse=True)
    assert widths[-1] > solved.em


def test_another_deck_has_another_sign_for_coins(solved: Layout) -> None:
    assets = assets_dir()
    drawings = Drawings(assets)
    item = PileCounters(drawings)
    item.show_counters(Counters(4, 1, 0, 0), solved, 0, 1.0)
    before = item.pixmap().toImage()
    drawings.set_emblems(CardFaces(load_skin(assets / "decks" / "french"), assets).emblems)
    item.show_counters(Counters(4, 1, 0, 0), solved, 0, 1.0)
    assert item.pixmap().toImage() != before


@pytest.mark.parametrize("em", [16, 20, 24])
@pytest.mark.parametrize("players", [4, 6])
@pytest.mark.parametrize("on_table", [4, 15])
def test_sevens_are_counted_at_every_size_of_text_in_the_smallest_window(
    drawings: Drawings, em: int, players: int, on_table: int
) -> None:
    solved = layout(800, 563 if on_table == 4 else 542, em, Needs(players, (3,) * players, on_table, players))
    for seat in range(players):
        item = PileCounters(drawings)
        seen = []
        for sevens in (0, 1):
            item.show_counters(Counters(19, 6, sevens, 1), solved, seat, 1.0)
            seen.append(item.pixmap().toImage())
        assert seen[0] != seen[1], seat

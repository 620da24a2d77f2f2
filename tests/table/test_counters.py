import pytest

from scopa_desktop.look.drawings import Drawings
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

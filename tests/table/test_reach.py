from hypothesis import given
from hypothesis import strategies as st

from scopa_desktop.match.turns import Turn
from scopa_desktop.rules.ruleset import Ruleset
from scopa_desktop.table.places import picture_of
from scopa_desktop.table.poses import resting_poses
from scopa_desktop.table.reach import reach_of
from tests.table.deals import deals, laid_out, played
from tests.tables import cards, texts


@given(deals(), st.integers(1, 40))
def test_all_that_lies_open_can_be_reached_in_order(
    made: tuple[Ruleset, tuple[Turn, ...]], number: int
) -> None:
    rules, turns = made
    picture = picture_of(rules, turns[:number])
    layout = laid_out(rules, picture)
    reach, rests = reach_of(picture, layout, rules), resting_poses(picture, layout)
    assert sorted(card for row in reach.rows for card in row) == sorted(picture.cards_at("table"))
    for row in (reach.hand, *reach.rows):
        assert [rests[card].x for card in row] == sorted(rests[card].x for card in row)
    heights = [rests[row[0]].y for row in reach.rows]
    assert heights == sorted(heights)
    for seat, top in reach.tops.items():
        lying = [card for card, place in picture.places.items() if place.zone in ("pile", "scopa")]
        own = [card for card in lying if picture.places[card].seat == seat]
        assert rests[top].z == max(rests[card].z for card in own)


def test_a_pile_can_be_looked_at_once_its_side_has_captured() -> None:
    start, table = "9C 1D 7D | 10B 8S 3S", "3B 4C 5D 6S"
    for plays, piles, last in (
        ((), set(), None),
        (("9Cx4C+5D",), {0}, 0),
        (("9Cx4C+5D", "3Sx3B"), {0, 1}, 1),
    ):
        match = played(start, table, *plays, dealer=1)
        picture = picture_of(match.rules, match.turns)
        layout = laid_out(match.rules, picture)
        reach = reach_of(picture, layout, match.rules)
        assert set(reach.piles) == piles
        assert reach.last_pile == last
        assert all(box == layout.seats[seat].pile_box for seat, box in reach.piles.items())
    assert texts(reach.hand) == ["1D", "7D"]
    assert reach.tops == {0: cards("9C")[0], 1: cards("3S")[0]}

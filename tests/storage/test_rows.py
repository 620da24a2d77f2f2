import pytest

from scopa_desktop.storage.rows import match_row, seat_rows, turn_rows
from tests.storage.samples import STARTED, new_match, step


def test_a_match_and_its_seats() -> None:
    match = new_match(7, players=4)
    assert match_row(match, STARTED)[1] == (
        "2026-01-02T03:04:05Z",
        "classic",
        '{"players": 4}',
        match.first_dealer,
        "7",
    )
    seats = [values for _, values in seat_rows(3, match, ("", "easy", "fair", "easy"))]
    assert seats == [
        (3, 0, 0, "Anna", ""),
        (3, 1, 1, "Bruno", "easy"),
        (3, 2, 0, "Carla", "fair"),
        (3, 3, 1, "Dino", "easy"),
    ]


def test_a_level_for_every_seat_or_it_is_a_mistake() -> None:
    with pytest.raises(ValueError, match="shorter"):
        list(seat_rows(3, new_match(), ("",)))


def test_a_turn_writes_one_row_until_the_deal_is_over() -> None:
    match = new_match(1, target=1)
    (deal,) = turn_rows(5, match, match.turns[0], STARTED)
    assert deal[1][:4] == (5, 1, match.first_dealer, "2026-01-02T03:04:05Z")
    assert len(str(deal[1][4]).split()) == 40
    for number in range(1, 36):
        (move,) = turn_rows(5, match, step(match), STARTED)
        assert move[1][:3] == (5, 1, number)
    last = step(match)
    move, *points = turn_rows(5, match, last, STARTED)
    tables = [sql.split()[2] for sql, _ in points]
    assert tables.count("deal_sides") == 2
    assert tables.count("deal_points") == 10
    score = match.deals[0].score
    assert score is not None
    kinds = {values[2]: 0 for sql, values in points if "deal_points" in sql}
    for sql, values in points:
        if "deal_points" in sql:
            kinds[values[2]] += int(str(values[5]))
    assert kinds == {row.kind: sum(row.points) for row in score.rows}

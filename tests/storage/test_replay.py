from dataclasses import replace

import pytest

from scopa_desktop.match.match import DeckRefused, NoDealNow
from scopa_desktop.match.record import TokenInvalid, play_token
from scopa_desktop.rules.notation import card_text
from scopa_desktop.storage.replay import DealRows, Mismatch, replay
from tests.storage.samples import new_match, step


def rows_of_a_match(turns: int) -> list[DealRows]:
    """The rows of the first turns of a match to 11."""
    match = new_match(3)
    totals = {}
    tokens: dict[int, list[str]] = {1: []}
    for _ in range(turns):
        turn = step(match)
        if turn.decision is None:
            tokens[match.deal_number] = []
        else:
            tokens[match.deal_number].append(play_token(turn))
        if turn.after.turn is None:
            totals[match.deal_number] = match.scores
    return [
        DealRows(
            deal.number,
            deal.dealer,
            " ".join(map(card_text, deal.deck)),
            tuple(enumerate(tokens[deal.number], start=1)),
            totals.get(deal.number, ()),
        )
        for deal in match.deals
    ]


@pytest.mark.parametrize("turns", [0, 1, 36, 37, 38, 90])
def test_rows_make_the_match_again(turns: int) -> None:
    original, again = new_match(3), new_match(3, dealt=False)
    for _ in range(turns):
        step(original)
    replay(again, rows_of_a_match(turns))
    assert again.deals == original.deals
    assert again.turns == original.turns


def test_no_rows_leave_the_match_undealt() -> None:
    match = new_match(3, dealt=False)
    replay(match, [])
    assert match.state is None


@pytest.mark.parametrize(
    ("at_fault", "message"),
    [
        ({"number": 3}, "deal 2 is missing"),
        ({"dealer": 5}, "deal 2 has another dealer"),
        ({"totals": (1, 1)}, "deal 2 has another score"),
        ({"moves": ((2, "7D"),)}, "move 1 of deal 2 is missing"),
    ],
)
def test_rows_that_contradict_each_other(at_fault: dict[str, object], message: str) -> None:
    deals = rows_of_a_match(40)
    deals[1] = replace(deals[1], **at_fault)
    with pytest.raises(Mismatch, match=message):
        replay(new_match(3, dealt=False), deals)


def test_a_played_out_deal_needs_its_score() -> None:
    (deal,) = rows_of_a_match(36)
    with pytest.raises(Mismatch, match="another score"):
        replay(new_match(3, dealt=False), [replace(deal, totals=())])


def test_moves_that_cannot_be() -> None:
    (deal,) = rows_of_a_match(5)
    with pytest.raises(TokenInvalid):
        replay(new_match(3, dealt=False), [replace(deal, moves=(*deal.moves, (6, "1Dx1D")))])


def test_a_deck_that_cannot_be() -> None:
    (deal,) = rows_of_a_match(0)
    with pytest.raises(ValueError, match="card"):
        replay(new_match(3, dealt=False), [replace(deal, deck=deal.deck.replace("7D", "7X"))])
    with pytest.raises(DeckRefused):
        replay(new_match(3, dealt=False), [replace(deal, deck=deal.deck.replace("7D", "7C"))])


def test_a_deal_in_the_middle_of_another() -> None:
    first, second = rows_of_a_match(38)
    with pytest.raises(NoDealNow):
        replay(new_match(3, dealt=False), [replace(first, moves=first.moves[:-1], totals=()), second])

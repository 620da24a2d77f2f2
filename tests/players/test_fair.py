from dataclasses import replace
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scopa_desktop.players import easy, fair
from scopa_desktop.players.fair import Reply
from scopa_desktop.rules.ruleset import ruleset
from tests.players.tables import cards, seen


@pytest.mark.parametrize(
    ("hand", "table", "gone", "expected"),
    [
        # What nobody can take any more lies safely.
        ("8C 9C", "10D", "8D 8S 8B", "8C"),
        ("8C 9C", "10D", "9D 9S 9B", "9C"),
        # 5 + 1 is swept by a six, 5 + 2 by a seven.
        ("1C 2C", "5S", "7D 7C 7S 7B", "2C"),
        ("1C 2C", "5S", "6D 6C 6S 6B", "1C"),
        # The settebello stays in the hand.
        ("7D 8C 9C", "10D 10C", "9D 9S 9B", "9C"),
    ],
)
def test_counts_the_cards_that_are_gone(hand: str, table: str, gone: str, expected: str) -> None:
    assert fair.choose(seen(hand, table, gone=gone)) == cards(expected)


def test_leaves_two_cards_for_fear_of_a_scopa() -> None:
    """Taking the three leaves a four alone; Easy does it whatever is still to come."""
    exposed = seen("3C 9C", "3S 4D", unseen="4C 4S 6B 6S 10B")
    assert fair.choose(exposed) == cards("9C")
    assert easy.choose(exposed) == cards("3C 3S")
    safe = seen("3C 9C", "3S 4D", unseen="5C 5S 6B 6S 10B")
    assert fair.choose(safe) == cards("3C 3S")


@pytest.mark.parametrize(("other", "expected"), [("4C 9B", "2C"), ("5C 9B", "1C")])
def test_knows_the_other_hand_when_the_stock_is_gone(other: str, expected: str) -> None:
    assert fair.choose(seen("1C 2C", "3B", unseen=other)) == cards(expected)


def test_a_partner_may_have_the_best_card_and_an_opponent_not() -> None:
    pairs = ruleset(players=4)
    for_partner = seen("7D 10C", "1D 8S", rules=pairs, hand_sizes=(2, 0, 2, 0), unseen="7C 7S")
    assert fair.choose(for_partner) == cards("7D")
    for_opponent = seen("7D 10C", "1D 8S", rules=pairs, hand_sizes=(2, 2, 0, 0), unseen="7C 7S")
    assert fair.choose(for_opponent) == cards("10C")
    # Between them only what the opponent leaves reaches the partner.
    opponent_first = seen("7D 10C", "1D 8S", rules=pairs, hand_sizes=(2, 2, 2, 2), unseen="7C 7S 2B 2S 2C 3B")
    assert fair.choose(opponent_first) == cards("10C")


def test_followers_are_weighed_by_side() -> None:
    def weights(players: int, teams: str) -> list[float]:
        rules = ruleset(players=players, teams=teams)
        return [follower.weight for follower in fair._followers(seen("7D", "1D", rules=rules))]

    assert weights(2, "teams") == [-1]
    assert weights(4, "teams") == [-1, 1, -1]
    assert weights(6, "teams") == [-1, 1, -1, 1, -1]
    assert weights(6, "three_pairs") == [-0.5, -0.5, 1, -0.5, -0.5]
    # Alone against two, a point of either is half a point behind the mean.
    assert weights(3, "teams") == [-0.5, -0.5]


def test_who_has_no_card_left_is_dealt_three_more() -> None:
    last_of_hand = seen("7D", "1D", hand_sizes=(1, 0), gone="2D 3D")
    assert [follower.cards for follower in fair._followers(last_of_hand)] == [3]
    last_of_deal = seen("7D", "1D", hand_sizes=(1, 0), unseen="")
    assert [follower.cards for follower in fair._followers(last_of_deal)] == [0]


@given(
    counts=st.lists(st.integers(1, 3), max_size=5),
    more=st.integers(1, 6),
    hand=st.integers(0, 3),
)
def test_the_expected_reply_is_the_mean_over_all_hands(counts: list[int], more: int, hand: int) -> None:
    replies = [Reply(10.0 - place, count) for place, count in enumerate(counts)]
    unseen = sum(counts) + more
    size = min(hand, unseen)
    worths = [reply.gain for reply in replies for _ in range(reply.cards)] + [0.0] * more
    best = [max(held, default=0.0) for held in combinations(worths, size)]
    mean, nothing = fair._expected(replies, unseen, size)
    assert mean == pytest.approx(sum(best) / len(best))
    assert nothing == pytest.approx(best.count(0.0) / len(best))


def test_declared_cards_are_not_among_the_unseen() -> None:
    """In the last hand all that is unseen may be less than what an opponent holds."""
    rules = ruleset("cirulla", players=3)
    known = cards("1C 1S 1B")
    view = replace(
        seen("5D 9D", "2C 2S", rules=rules, unseen="1C 1S 1B 7D 8D", hand_sizes=(2, 3, 2)),
        declared=(0, known, 0),
        stock_size=0,
    )
    assert view.unseen == cards("7D 8D")
    assert fair.choose(view) in view.legal_plays()


def test_avoids_a_scopa_where_few_points_are_good() -> None:
    """Of two sevens left, one takes the settebello with it and clears the table."""
    view = seen("7C 9S 10S", "7D", rules=ruleset("a_perdere"))
    assert {fair.choose(view, seed) for seed in range(5)} <= {cards("9S"), cards("10S")}
    assert fair.choose(seen("7C 9S 10S", "7D"), 1) == cards("7C 7D")

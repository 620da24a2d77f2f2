from dataclasses import replace

import pytest

from scopa_desktop.players.inference import doubts
from scopa_desktop.rules.ruleset import ruleset
from scopa_desktop.rules.view import PastPlay
from tests.players.tables import ALL_RULES, cards, dealt, form_name, seen

# Seat 1 laid a nine where a seven would have been a scopa.
LEFT_LYING = replace(seen("2C 3C", "7S 9D"), past=(PastPlay(1, cards("7S"), cards("9D")),))


def test_before_anybody_else_has_played_nothing_is_to_be_told() -> None:
    assert doubts(seen("2C 3C", "7S")) is None
    assert doubts(replace(seen("2C 3C", "7S"), past=(PastPlay(0, 0, cards("7S")),))) is None


def test_who_leaves_a_scopa_lying_hardly_has_the_card_for_it() -> None:
    found = doubts(LEFT_LYING)
    assert found is not None
    against = found[1]
    assert against[cards("7C")] > 0.8
    assert against[cards("7D")] > 0.8
    assert 0 <= against[cards("8C")] < 0.2
    assert set(found[0].values()) == {0.0}


def test_of_two_plays_both_count() -> None:
    more = (*LEFT_LYING.past, PastPlay(1, cards("7S 6D"), cards("8D")))
    found = doubts(replace(LEFT_LYING, past=more))
    once = doubts(LEFT_LYING)
    assert found is not None
    assert once is not None
    assert found[1][cards("7C")] > once[1][cards("7C")]


def test_where_points_are_to_be_avoided_a_scopa_left_tells_nothing() -> None:
    found = doubts(replace(LEFT_LYING, rules=ruleset("a_perdere")))
    assert found is not None
    assert found[1][cards("7C")] == 0


@pytest.mark.parametrize("rules", ALL_RULES, ids=form_name)
def test_the_view_tells_the_plays_of_this_hand(rules) -> None:
    match = dealt(rules, 3, 0)
    for _ in range(30):
        view = match.view(match.state.turn)
        played = rules.players * rules.hand - sum(view.hand_sizes)
        assert len(view.past) == played
        if view.past:
            # The table before each play leads to the one after.
            after = [past.table for past in view.past[1:]] + [view.table]
            for past, table in zip(view.past, after, strict=True):
                assert table & ~(past.table | past.play) == 0
            assert view.past[-1].seat == (view.seat - 1) % rules.players
        match.take(match.legal_plays()[0])
        if match.state.turn is None:
            break

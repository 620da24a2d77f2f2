from dataclasses import replace

from scopa_desktop.match.match import Match
from scopa_desktop.match.shuffle import deck_for
from scopa_desktop.rules.ruleset import ruleset
from scopa_desktop.table.board import blank_board
from scopa_desktop.table.choreography import timeline
from scopa_desktop.table.performance import Performance
from scopa_desktop.table.places import picture_of
from scopa_desktop.table.situation import Situation, empty_picture


def dealt() -> Match:
    match = Match(ruleset(), 1)
    match.deal(deck_for(match.rules, 4, 1))
    return match


def test_unseen_nothing_moves() -> None:
    situation = Situation()
    situation.tempo = 1.6
    assert situation.pace == 0
    situation.is_seen = True
    assert situation.pace == 1.6


def test_before_the_first_deal_there_is_room_for_its_hands() -> None:
    three = ruleset(players=3)
    situation = Situation()
    situation.board = blank_board(three)
    situation.picture = situation.picture_of(Match(three, 0))
    assert situation.picture == empty_picture(three)
    assert [len(seat.hand) for seat in situation.layout.seats] == [3, 3, 3]


def test_the_hand_is_in_the_wanted_order() -> None:
    situation, match = Situation(), dealt()
    situation.hand_order = "value"
    situation.picture = situation.picture_of(match)
    values = [card % 10 for card in situation.hand]
    assert values == sorted(values)
    assert set(situation.hand) == set(match.state.hands[0])
    assert situation.reach().hand == situation.hand


def test_in_motion_the_layout_of_the_end_holds_as_soon_as_something_was_shown() -> None:
    situation, match = Situation(), dealt()
    situation.picture = picture_of(match.rules, match.turns)
    turns = []
    while not any(slots > 6 for slots in [situation.picture_of(match).table_slots]):
        turns = [match.take(min(match.legal_plays(), key=int.bit_count))]
        if situation.picture_of(match).table_slots <= 6:
            situation.picture = situation.picture_of(match)
    shown = timeline(match.rules, situation.picture, turns[-1], 1.0)
    situation.performance = Performance(shown, situation.solve, 1.0, {}, None)
    assert situation.is_moving
    assert situation.layout is situation.performance.before
    situation.shown_ms = 1.0
    assert situation.layout is situation.performance.after
    assert situation.layout.table[0].h < situation.performance.before.table[0].h


def test_cards_leave_the_stock_until_the_number_of_hands_has_changed() -> None:
    situation, match = Situation(), dealt()
    situation.picture = situation.picture_of(match)
    situation.board = replace(situation.board, hands_left=situation.picture.hands_left)
    assert not situation.is_dealing
    while match.state.hands_left == situation.picture.hands_left:
        situation.picture = situation.picture_of(match)
        turn = match.take(match.legal_plays()[0])
    shown = timeline(match.rules, situation.picture, turn, 1.0)
    situation.performance = Performance(shown, situation.solve, 1.0, {}, None)
    assert situation.is_dealing
    situation.board = replace(situation.board, hands_left=match.state.hands_left)
    assert not situation.is_dealing

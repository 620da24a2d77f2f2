import random

import pytest

from scopa_desktop.match.match import Match
from scopa_desktop.match.shuffle import deck_for
from scopa_desktop.rules.ruleset import ruleset
from scopa_desktop.table.board import Board, blank_board, board_of
from scopa_desktop.table.motion import Counted, Framed, HandsLeft, Said, TurnPassed
from scopa_desktop.table.places import Counters, picture_of
from tests.tables import arranged, play_of


@pytest.fixture
def board() -> Board:
    return board_of(Match(ruleset("classic"), 1, names=("You", "Nora")), ("", "Fair"))


def test_a_blank_board_names_the_seats(qapp: object) -> None:
    blank = blank_board(ruleset(players=4))
    assert blank.names[0] == "You"
    assert len(set(blank.names)) == 4
    assert blank.scores == (0, 0)


def test_a_match_gives_its_own_names(board: Board) -> None:
    assert (board.names, board.levels, board.deal) == (("You", "Nora"), ("", "Fair"), 0)
    nameless = board_of(Match(ruleset("classic"), 1), ("", ""))
    assert nameless.names == blank_board(ruleset("classic")).names


def test_cues_change_one_thing_each(board: Board) -> None:
    counters = (Counters(2, 1, 0, 0), Counters())
    assert board.heeded(Counted(counters)).counters == counters
    assert board.heeded(HandsLeft(4)).hands_left == 4
    assert board.heeded(TurnPassed(1)).turn == 1
    assert board.heeded(Framed((3, 4))) == board


def test_what_is_said_and_swept_and_counted(board: Board, qapp: object) -> None:
    match = Match(ruleset("classic"), 1, names=("You", "Nora"))
    match.deal(arranged(match.rules, "10C 1S 2S | 10B 8S 3S", "1B 4C 2D 3D"))
    turn = match.take(play_of(match, "10Cx1B+4C+2D+3D"))
    said = board.heeded(Said(turn.events[0]))
    assert "king of cups" in said.message
    assert "sweep" in said.swept(turn).message
    rested = board.rested(picture_of(match.rules, match.turns), turn)
    assert rested.message.endswith("Nora to play.")
    assert rested.counters[0] == Counters(5, 2, 0, 1)
    assert rested.turn == 1


def test_points_come_with_the_end_of_a_deal(board: Board, qapp: object) -> None:
    match, chance = Match(ruleset("classic"), 1, names=("You", "Nora")), random.Random(1)
    first = match.deal(deck_for(match.rules, 3, 1))
    board = board.started(1, picture_of(match.rules, match.turns))
    assert (board.deal, board.message, board.turn) == (1, "", None)
    board = board.rested(picture_of(match.rules, match.turns), first)
    while match.state is not None and match.state.turn is not None:
        turn = match.take(chance.choice(match.legal_plays()))
        assert board.scores == (0, 0)
        board = board.rested(picture_of(match.rules, match.turns), turn)
    assert board.scores == match.scores != (0, 0)


def test_points_for_a_hand_that_lies_open_are_shown_until_it_is_played(qapp: object) -> None:
    match = Match(ruleset("cirulla"), 0, names=("You", "Nora"))
    match.deal(arranged(match.rules, "2S 7C 2B|10D 9D 8D", "3D 4C 5B 10S"))
    board = board_of(match, ("", "Fair"))
    turn = match.take(match.legal_declarations()[0])
    assert board.rested(picture_of(match.rules, match.turns), turn).bonuses == (0, 3)
    played = 0
    while played < 6:
        turn = match.take(match.legal_plays()[0])
        played += 1
        bonuses = board.rested(picture_of(match.rules, match.turns), turn).bonuses
        assert bonuses == ((0, 3) if played < 5 else (0, 0))
    assert board.started(2, picture_of(match.rules, match.turns)).bonuses == ()

import pytest

from scopa_desktop.rules.declaring import SMALL_HAND, THREE_ALIKE
from scopa_desktop.table.declaring import NOTHING, question, shown_values, stands_for
from scopa_desktop.table.places import picture_of
from tests.table.deals import played
from tests.tables import cards

pytestmark = pytest.mark.usefixtures("qapp")


def test_what_is_worth_most_is_active_and_saying_nothing_is_one_of_the_answers() -> None:
    asked = question((SMALL_HAND, THREE_ALIKE))
    assert asked.is_asked
    assert [(chip.number, chip.is_active) for chip in asked.chips] == [(1, False), (2, True)]
    assert asked.answer(asked.active) == THREE_ALIKE
    assert asked.moved(1).active == 0
    assert not any(chip.is_active for chip in asked.moved(1).chips)
    assert asked.moved(1).points is None
    assert asked.moved(2).answer(asked.moved(2).active) == SMALL_HAND
    assert asked.answer(0) is asked.answer(3) is None
    assert question(()) is NOTHING
    assert not NOTHING.is_asked


def test_what_the_seven_of_cups_stands_for() -> None:
    assert stands_for(cards("2S 7C 2B"), 10) == 2
    assert stands_for(cards("2S 7C 2B"), 3) == 1
    assert stands_for(cards("2S 7C 2B"), None) is None
    assert stands_for(cards("2S 7D 2B"), 3) is None


def test_it_is_shown_while_it_is_asked_and_while_the_declared_card_lies_open() -> None:
    match = played("2S 7C 2B|10D 9D 8D", "3D 4C 5B 6S", dealer=1, preset="cirulla")
    hand = cards("2S 7C 2B")
    picture = picture_of(match.rules, match.turns)
    (seven,) = cards("7C")
    asked = question(match.legal_declarations())
    assert shown_values(picture, (), asked, hand) == {seven: 2}
    assert shown_values(picture, (), NOTHING, hand) == {}
    turn = match.take(THREE_ALIKE)
    picture = picture_of(match.rules, match.turns)
    assert shown_values(picture, turn.after.declared, NOTHING, hand) == {seven: 2}
    play = next(play for play in match.legal_plays() if play >> seven & 1)
    turn = match.take(play)
    picture = picture_of(match.rules, match.turns)
    assert shown_values(picture, turn.after.declared, NOTHING, ()) == {}

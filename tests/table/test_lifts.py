from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from scopa_desktop.rules.cards import Card
from scopa_desktop.table.animator import Animator
from scopa_desktop.table.lifts import Lifts


@pytest.fixture
def clock(qapp: object) -> Iterator[Animator]:
    made = Animator()
    yield made
    made.stop()


def test_cards_rise_and_sink_to_their_goals(clock: Animator, qtbot: QtBot) -> None:
    drawn: list[frozenset[Card]] = []
    lifts = Lifts(clock, drawn.append)
    lifts.aim({3: 0.75, 5: 0.45}, 0.2)
    qtbot.waitUntil(lambda: not clock.is_running)
    assert (lifts.lift(3), lifts.lift(5), lifts.lift(7)) == (0.75, 0.45, 0.0)
    lifts.aim({5: 0.45}, 0.2)
    qtbot.waitUntil(lambda: not clock.is_running)
    assert (lifts.lift(3), lifts.lift(5)) == (0.0, 0.45)
    assert drawn[-1] == {3, 5}


def test_at_instant_tempo_they_are_there_at_once(clock: Animator) -> None:
    lifts = Lifts(clock, lambda cards: None)
    lifts.aim({3: 0.75}, 0.0)
    assert lifts.lift(3) == 0.75
    assert not clock.is_running


def test_the_same_goal_again_draws_nothing(clock: Animator) -> None:
    drawn: list[frozenset[Card]] = []
    lifts = Lifts(clock, drawn.append)
    lifts.aim({3: 0.75}, 0.0)
    lifts.aim({3: 0.75}, 0.0)
    assert len(drawn) == 1


def test_a_new_goal_starts_from_where_the_cards_are(clock: Animator) -> None:
    lifts = Lifts(clock, lambda cards: None)
    lifts.aim({3: 0.8}, 0.0)
    lifts.aim({}, 1.0)
    assert lifts.lift(3) > 0.7


def test_cleared_all_cards_lie(clock: Animator) -> None:
    lifts = Lifts(clock, lambda cards: None)
    lifts.aim({3: 0.75}, 1.0)
    lifts.clear()
    assert lifts.lift(3) == 0.0
    assert not clock.is_running

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from scopa_desktop.rules.cards import Card
from scopa_desktop.table.animator import Animator
from scopa_desktop.table.away import Away
from scopa_desktop.table.poses import Pose

REST = Pose(10.0, 20.0, 100.0, 0.0, face_up=False, shown=False)
THERE = Pose(110.0, 220.0, 150.0, 4.0, face_up=True, lift=0.3, z=1010.0)


@pytest.fixture
def clock(qapp: object) -> Iterator[Animator]:
    made = Animator()
    yield made
    made.stop()


def test_cards_go_to_their_goals_and_come_back(clock: Animator, qtbot: QtBot) -> None:
    drawn: list[frozenset[Card]] = []
    away = Away(clock, drawn.append)
    away.send({3: THERE}, 0.2)
    assert away.is_sent
    qtbot.waitUntil(lambda: not clock.is_running)
    assert away.pose(3, REST) == THERE
    assert away.pose(4, REST) == REST
    away.send({}, 0.2)
    assert not away.is_sent
    qtbot.waitUntil(lambda: not clock.is_running)
    assert away.pose(3, REST) == REST
    assert drawn[-1] == {3}


def test_on_the_way_a_card_is_seen_between_its_rest_and_its_goal(clock: Animator) -> None:
    away = Away(clock, lambda cards: None)
    away.send({3: THERE}, 1.0)
    clock._clock.setCurrentTime(130)
    pose = away.pose(3, REST)
    assert REST.x < pose.x < THERE.x
    assert REST.height < pose.height < THERE.height
    assert (pose.shown, pose.face_up, pose.z) == (True, True, THERE.z)


def test_at_instant_tempo_cards_are_there_at_once(clock: Animator) -> None:
    away = Away(clock, lambda cards: None)
    away.send({3: THERE}, 0.0)
    assert away.pose(3, REST) == THERE
    assert not clock.is_running


def test_the_same_goals_again_draw_nothing(clock: Animator) -> None:
    drawn: list[frozenset[Card]] = []
    away = Away(clock, drawn.append)
    away.send({3: THERE}, 0.0)
    away.send({3: THERE}, 0.0)
    assert len(drawn) == 1


def test_others_go_when_the_first_come_back(clock: Animator) -> None:
    away = Away(clock, lambda cards: None)
    away.send({3: THERE}, 0.0)
    away.send({5: THERE}, 0.0)
    assert (away.pose(3, REST), away.pose(5, REST)) == (REST, THERE)


def test_cards_come_to_rest_from_where_they_were(clock: Animator) -> None:
    away = Away(clock, lambda cards: None)
    away.bring({3: THERE}, 1.0)
    assert away.pose(3, REST).x == pytest.approx(THERE.x)
    clock._clock.setCurrentTime(130)
    assert REST.x < away.pose(3, REST).x < THERE.x
    away.bring({3: THERE}, 0.0)
    assert away.pose(3, REST) == REST


def test_cleared_all_cards_rest(clock: Animator) -> None:
    away = Away(clock, lambda cards: None)
    away.send({3: THERE}, 0.0)
    assert away.clear() == {3}
    assert away.pose(3, REST) == REST
    assert not away.is_sent
    assert away.clear() == frozenset()

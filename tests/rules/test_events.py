from dataclasses import FrozenInstanceError, fields
from typing import get_args

import pytest

from scopa_desktop.rules import events
from scopa_desktop.rules.events import CardLaid, Event, HandsDealt


def test_the_union_is_closed() -> None:
    made_here = {
        thing
        for thing in vars(events).values()
        if isinstance(thing, type) and thing.__module__ == events.__name__
    }
    assert set(get_args(Event)) == made_here


def test_events_are_frozen_values() -> None:
    event = CardLaid(seat=1, card=6)
    assert event == CardLaid(1, 6)
    assert hash(event) == hash(CardLaid(1, 6))
    with pytest.raises(FrozenInstanceError):
        event.seat = 0  # type: ignore[misc]
    assert [field.name for field in fields(HandsDealt)] == ["hands", "hands_left"]

import pickle
from dataclasses import FrozenInstanceError, fields
from typing import get_args

import pytest

from scopa_desktop.coach.hint_facts import Fact

VALUES = {"cards": (6, 9), "values": (7,), "what": "coins", "is_wanted": False}


@pytest.mark.parametrize("kind", get_args(Fact))
def test_facts_are_values_that_travel_between_processes(kind: type) -> None:
    made = kind(**{field.name: VALUES.get(field.name, 1) for field in fields(kind)})
    again = pickle.loads(pickle.dumps(made))
    assert again == made
    assert hash(again) == hash(made)
    for field in fields(kind):
        with pytest.raises(FrozenInstanceError):
            setattr(made, field.name, 2)

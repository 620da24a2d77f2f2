import pytest

from scopa_desktop.players.level_keys import LEVELS
from scopa_desktop.players.levels import choose
from tests.players.tables import seen


@pytest.mark.parametrize("level", LEVELS)
def test_every_key_is_a_player(level: str) -> None:
    view = seen("7D", "7C")
    assert choose(level, view, 1) == view.hand | view.table


def test_no_key_stands_twice() -> None:
    assert len(set(LEVELS)) == len(LEVELS)

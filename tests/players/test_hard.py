import pytest

from scopa_desktop.players import hard
from scopa_desktop.players.tree import Stopped
from scopa_desktop.rules.ruleset import ruleset
from tests.players.tables import cards, seen


def test_finds_the_scopa() -> None:
    assert hard.choose(seen("3C 9C 8S", "3S 5D"), 1) == cards("8S 3S 5D")


def test_a_card_alone_needs_no_thought() -> None:
    assert hard.choose(seen("9C", "3S 5D"), 1, lambda: True) == cards("9C")


@pytest.mark.parametrize("players", [2, 4])
def test_can_be_stopped(players: int) -> None:
    with pytest.raises(Stopped):
        hard.choose(seen("3C 9C 8S", "3S 5D", rules=ruleset(players=players)), 1, lambda: True)


def test_forgets_what_was_taken() -> None:
    """All eights are gone but its own: whoever remembers lays nothing for them to take."""
    view = seen("5C 9C 1C", "3S", gone="8S 8B 8C 8D", hand_sizes=(3, 3))
    assert len({hard.choose(view, seed) for seed in range(30)}) > 1

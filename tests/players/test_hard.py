import pytest

from scopa_desktop.players import hard
from scopa_desktop.players.tree import Stopped
from scopa_desktop.rules.plays import Play
from scopa_desktop.rules.ruleset import ruleset
from scopa_desktop.rules.view import PlayerView
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


def test_many_plays_are_tried_in_fewer_worlds_at_first(monkeypatch: pytest.MonkeyPatch) -> None:
    tried = []

    def counted(view: PlayerView, hand: object, worlds: object, plays: list[Play], times: int, *_, **__):
        tried.append((len(plays), times))
        return [0.0] * len(plays)

    monkeypatch.setattr(hard, "mean_values", counted)
    hard.choose(seen("3C 9C 8S", "3S 5D"), 1)
    hard.choose(seen("10C 9C 8S", "1S 2D 3C 4B 5S 6D 7B", rules=ruleset("escoba")), 1)
    (_, usual), few, (many, fewer), more = tried
    assert usual == hard.WORLDS
    assert many > 10
    assert 0 < fewer * many <= hard.FIRST_TRIES
    assert few == more == (hard.FAVOURITES, hard.MORE_WORLDS)

import pytest

from scopa_desktop.players.rest_of_hand import RestOfHand
from scopa_desktop.players.tree import IsStopped, Stopped, never
from scopa_desktop.players.weighing import mean_values
from scopa_desktop.players.worlds import Worlds, chance_of
from scopa_desktop.rules.plays import Play
from scopa_desktop.rules.ruleset import Ruleset, ruleset
from scopa_desktop.rules.view import PlayerView
from tests.players.tables import ALL_RULES, cards, dealt, form_name, seen


def weighed(view: PlayerView, seed: int, times: int, is_stopped: IsStopped = never) -> dict[Play, float]:
    chance = chance_of(seed)
    plays = view.legal_plays()
    hand, worlds = RestOfHand(view, chance), Worlds(view, chance)
    values = mean_values(view, hand, worlds, plays, times, is_stopped, by_thumb=True)
    return dict(zip(plays, values, strict=True))


def test_the_scopa_is_worth_most() -> None:
    values = weighed(seen("3C 9C 8S", "3S 5D"), 1, 100)
    assert set(values) == {cards("3C 3S"), cards("9C"), cards("8S 3S 5D")}
    best = values.pop(cards("8S 3S 5D"))
    assert all(best > value + 0.5 for value in values.values())


def test_the_last_hand_is_weighed_without_chance() -> None:
    """The opponent holds a seven, which would take the other, and at the end all that lies there."""
    view = seen("7D 10C", "7S 5B", hand_sizes=(2, 2), unseen="7C 9S")
    values = weighed(view, 1, 1)
    assert weighed(view, 2, 1) == values
    assert values[cards("7D 7S")] - values[cards("10C")] >= 1
    # Half against the best reply, half against the usual one: both are whole points.
    assert all(2 * value == round(2 * value) for value in values.values())


@pytest.mark.parametrize("rules", ALL_RULES, ids=form_name)
def test_weighs_in_every_form(rules: Ruleset) -> None:
    match = dealt(rules, 2, 3)
    assert match.state is not None
    assert match.state.turn is not None
    values = weighed(match.view(match.state.turn), 1, 2)
    assert sorted(values) == sorted(match.legal_plays())
    assert len(set(values.values())) > 1 or len(values) == 1


def test_can_be_stopped() -> None:
    with pytest.raises(Stopped):
        weighed(seen("3C 9C 8S", "3S 5D", rules=ruleset(players=4)), 1, 1, lambda: True)

import pytest

from scopa_desktop.players.tree import Stopped
from scopa_desktop.players.weighing import weigh
from scopa_desktop.rules.ruleset import ruleset
from tests.players.tables import ALL_RULES, cards, dealt, form_name, seen


def test_weighs_every_legal_play_best_first() -> None:
    weighed = weigh(seen("3C 9C 8S", "3S 5D"), 1)
    assert {one.play for one in weighed} == {cards("3C 3S"), cards("9C"), cards("8S 3S 5D")}
    values = [one.value for one in weighed]
    assert values == sorted(values, reverse=True)
    assert weighed[0].play == cards("8S 3S 5D")
    assert weighed[0].value > weighed[1].value + 0.5


def test_the_last_hand_is_weighed_without_chance() -> None:
    """The opponent holds a seven, which would take the other, and at the end all that lies there."""
    view = seen("7D 10C", "7S 5B", hand_sizes=(2, 2), unseen="7C 9S")
    weighed = {one.play: one.value for one in weigh(view, 1)}
    assert weigh(view, 2) == weigh(view, 1)
    assert weighed[cards("7D 7S")] - weighed[cards("10C")] >= 1
    # Half against the best reply, half against the usual one: both are whole points.
    assert all(2 * value == round(2 * value) for value in weighed.values())


@pytest.mark.parametrize("rules", ALL_RULES, ids=form_name)
def test_weighs_in_every_form(rules) -> None:
    match = dealt(rules, 2, 3)
    view = match.view(match.state.turn)
    weighed = weigh(view, 1)
    assert sorted(one.play for one in weighed) == sorted(match.legal_plays())


def test_can_be_stopped() -> None:
    with pytest.raises(Stopped):
        weigh(seen("3C 9C 8S", "3S 5D", rules=ruleset(players=4)), 1, lambda: True)

import pytest

from scopa_desktop.players import rest_of_hand
from scopa_desktop.players.rest_of_hand import SOLVED, RestOfHand
from scopa_desktop.players.worlds import Worlds, chance_of
from scopa_desktop.rules.ruleset import Ruleset, ruleset
from scopa_desktop.rules.view import PlayerView
from tests.players.tables import ALL_RULES, FORMS, PRESETS_FOR_TWO, cards, dealt, form_name, seen


@pytest.mark.parametrize("rules", ALL_RULES, ids=form_name)
def test_a_world_is_finished_with_a_value_for_every_side(rules: Ruleset) -> None:
    for plays in (0, 5, 20):
        match = dealt(rules, 3, plays)
        assert match.state is not None
        assert match.state.turn is not None
        view = match.view(match.state.turn)
        chance = chance_of(1)
        hand = RestOfHand(view, chance)
        world = hand.world(Worlds(view, chance).hands())
        assert world.legal_plays() == list(match.legal_plays())
        values = hand.values(world)
        assert len(values) == len(rules.sides)
        assert sum(values) == pytest.approx(0)


def test_a_world_is_free_of_others() -> None:
    view = seen("7D 8C", "7C 4D")
    hand = RestOfHand(view, chance_of(1))
    first, second = (hand.world([view.hand, cards("1C 2C")]) for _ in range(2))
    first.take(cards("7D 7C"))
    assert second.table == view.table
    assert second.piles[0] == 0


def test_two_sides_are_solved_near_the_end_of_a_hand() -> None:
    def is_solved(seats: int, plays: int) -> bool:
        rules = next(rules for rules in FORMS if rules.players == seats)
        match = dealt(rules, 1, plays)
        assert match.state is not None
        assert match.state.turn is not None
        view = match.view(match.state.turn)
        hand = RestOfHand(view, chance_of(1))
        return hand.is_solved(hand.world(Worlds(view, chance_of(1)).hands()))

    assert is_solved(2, 0)
    assert not is_solved(4, 0)
    assert is_solved(4, 12 - SOLVED)
    assert not is_solved(3, 8)


def solved_cards(hand: RestOfHand, view: PlayerView) -> int:
    """In all hands, up to which the rest is solved."""
    world = hand.world(Worlds(view, chance_of(1)).hands())
    for left in range(hand.cards_left, 0, -1):
        world.cards_left = left + hand.stock_size
        if hand.is_solved(world):
            return left
    return 0


def test_where_a_card_has_many_plays_less_is_solved() -> None:
    rules = ruleset(sum_to="value_or_15", capture_choice="free", capture_optional="on")
    table, solved = "4C", []
    for more in ("1S 2D", "3C 4B 5S", "6D 7B", "1D 3B 2B", "4D 5B 1B 1C 2S"):
        view = seen("10C 9C 8C", table, rules=rules)
        solved.append(solved_cards(RestOfHand(view, chance_of(1)), view))
        table += f" {more}"
    assert solved == sorted(solved, reverse=True)
    assert (solved[0], solved[-1]) == (SOLVED, 0)


def test_once_solving_was_much_work_less_is_solved(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rest_of_hand, "NODES", 50)
    view = seen("3C 9C 8S", "3S 5D")
    hand = RestOfHand(view, chance_of(1))
    worlds = Worlds(view, chance_of(1))
    solved = []
    for _ in range(40):
        hand.save_effort()
        solved.append(solved_cards(hand, view))
        hand.values(hand.world(worlds.hands()))
    assert solved[0] == SOLVED
    assert solved == sorted(solved, reverse=True)
    assert solved[-1] == 4  # which hands of six never reach


@pytest.mark.parametrize("rules", PRESETS_FOR_TWO, ids=form_name)
def test_who_plays_by_thumb_gives_the_seat_no_less_than_who_plays_perfectly(rules: Ruleset) -> None:
    more = 0
    for seed in range(12):
        match = dealt(rules, seed, 7 + seed)
        assert match.state is not None
        assert match.state.turn is not None
        view = match.view(match.state.turn)
        chance = chance_of(seed)
        hand = RestOfHand(view, chance)
        hands = Worlds(view, chance).hands()
        perfect, by_thumb = (hand.values(hand.world(hands.copy()), by_thumb=it) for it in (False, True))
        assert by_thumb[hand.side] >= perfect[hand.side] - 1e-9
        more += by_thumb[hand.side] > perfect[hand.side]
    assert more

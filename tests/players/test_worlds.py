from collections import Counter
from dataclasses import replace
from math import log

from scopa_desktop.players.worlds import LikelyWorlds, Worlds, chance_of, forgotten
from scopa_desktop.rules.cards import ALL_CARDS, cards_in
from scopa_desktop.rules.ruleset import ruleset
from tests.players.tables import FORMS, cards, dealt, seen


def test_hands_are_made_of_unseen_cards() -> None:
    match = dealt(FORMS[2], 4, 5)
    assert match.state is not None
    assert match.state.turn is not None
    view = match.view(match.state.turn)
    worlds = Worlds(view, chance_of(1))
    for _ in range(20):
        hands = worlds.hands()
        assert hands[view.seat] == view.hand
        assert tuple(hand.bit_count() for hand in hands) == view.hand_sizes
        others = [hand for seat, hand in enumerate(hands) if seat != view.seat]
        assert all(hand & ~view.unseen == 0 for hand in others)
        assert sum(hand.bit_count() for hand in others) == (others[0] | others[1] | others[2]).bit_count()


def test_every_hand_is_as_likely() -> None:
    view = seen("7D", "1D", unseen="2C 3C 4C 5C", hand_sizes=(1, 2))
    worlds = Worlds(view, chance_of(3))
    counts = Counter(worlds.hands()[1] for _ in range(3000))
    assert len(counts) == 6
    assert max(counts.values()) < 600


def test_one_world_is_certain() -> None:
    assert Worlds(seen("7D", "1D", unseen="2C 3C", hand_sizes=(1, 2)), chance_of(0)).is_certain
    assert Worlds(seen("7D", "1D", hand_sizes=(1, 0)), chance_of(0)).is_certain
    assert not Worlds(seen("7D", "1D", unseen="2C 3C 4C", hand_sizes=(1, 2)), chance_of(0)).is_certain
    assert not Worlds(
        seen("7D", "1D", unseen="2C 3C", hand_sizes=(1, 1, 1, 0), rules=FORMS[2]), chance_of(0)
    ).is_certain


def test_forgets_only_captured_cards() -> None:
    view = seen("7D 8D", "1D", gone="2C 3C 4C 5C 6C 7C 8C 9C 10C 2S")
    captured = cards("2C 3C 4C 5C 6C 7C 8C 9C 10C 2S")
    chance = chance_of(5)
    counts = [forgotten(view, 0.2, chance) for _ in range(300)]
    assert all(slipped & ~captured == 0 for slipped in counts)
    assert 1.5 < sum(slipped.bit_count() for slipped in counts) / 300 < 2.5
    assert forgotten(view, 1.0, chance) == captured
    worlds = Worlds(view, chance, captured)
    assert any(worlds.hands()[1] & captured for _ in range(20))
    assert all(worlds.hands()[1] & (ALL_CARDS & ~(captured | view.unseen)) == 0 for _ in range(20))


def test_likely_worlds_agree_with_what_is_known() -> None:
    match = dealt(FORMS[2], 4, 5)
    assert match.state is not None
    assert match.state.turn is not None
    view = match.view(match.state.turn)
    doubts = [dict.fromkeys((1 << card for card in cards_in(view.unseen)), 0.0) for _ in range(4)]
    worlds = LikelyWorlds(view, chance_of(1), doubts)
    seen_hands = set()
    for _ in range(20):
        hands = worlds.hands()
        seen_hands.add(tuple(hands))
        assert hands[view.seat] == view.hand
        assert tuple(hand.bit_count() for hand in hands) == view.hand_sizes
        others = [hand for seat, hand in enumerate(hands) if seat != view.seat]
        assert all(hand & ~view.unseen == 0 for hand in others)
        assert sum(hand.bit_count() for hand in others) == (others[0] | others[1] | others[2]).bit_count()
    assert len(seen_hands) > 15


def test_worlds_are_as_frequent_as_they_are_likely() -> None:
    view = seen("7D", "1D", unseen="2C 3C 4C 5C", hand_sizes=(1, 1))
    doubts = [{}, {cards("2C"): -log(0.2), cards("3C"): 0.0, cards("4C"): 0.0, cards("5C"): 0.0}]
    worlds = LikelyWorlds(view, chance_of(3), doubts)
    counts = Counter(worlds.hands()[1] for _ in range(4000))
    # 0.2 against three times 1.
    assert 0.03 < counts[cards("2C")] / 4000 < 0.1
    assert all(0.25 < counts[cards(card)] / 4000 < 0.38 for card in ("3C", "4C", "5C"))


def test_nobody_else_with_cards_leaves_one_likely_world() -> None:
    view = seen("7D", "1D", hand_sizes=(1, 0))
    nothing = dict.fromkeys((1 << card for card in cards_in(view.unseen)), 0.0)
    assert LikelyWorlds(view, chance_of(3), [{}, nothing]).hands() == [view.hand, 0]


def test_cards_that_lie_face_up_are_where_they_are() -> None:
    view = replace(
        seen("7D 8D 9D", "1D", rules=ruleset("cirulla"), hand_sizes=(3, 3)), declared=(0, cards("1C 2C 3C"))
    )
    assert Worlds(view, chance_of(1)).hands() == [view.hand, cards("1C 2C 3C")]

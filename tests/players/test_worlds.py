from collections import Counter

from scopa_desktop.players.worlds import Worlds, chance_of, forgotten
from scopa_desktop.rules.cards import ALL_CARDS
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

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scopa_desktop.match import shuffle
from scopa_desktop.match.shuffle import deck_for, first_dealer, new_seed
from scopa_desktop.rules.cards import DECK
from scopa_desktop.rules.dealing import deck_fault
from scopa_desktop.rules.ruleset import Ruleset, ruleset
from tests.tables import forms, texts


def test_the_shuffle_is_the_same_everywhere() -> None:
    """These decks are in players' matches: they may never change."""
    rules = ruleset()
    assert " ".join(texts(deck_for(rules, 1740, 1))) == PINNED[1]
    assert " ".join(texts(deck_for(rules, 1740, 2))) == PINNED[2]
    assert [first_dealer(rules, seed) for seed in range(12)] == [0, 1, 0, 1, 1, 1, 0, 0, 0, 1, 1, 0]
    assert [first_dealer(ruleset(players=6), seed) for seed in range(6)] == [1, 3, 0, 4, 4, 3]


@given(forms(), st.integers(0, 10**9), st.integers(1, 40))
def test_every_deck_can_be_played(rules: Ruleset, seed: int, number: int) -> None:
    deck = deck_for(rules, seed, number)
    assert deck_fault(rules, deck) is None
    assert deck == deck_for(rules, seed, number)
    assert 0 <= first_dealer(rules, seed) < rules.players


def test_a_deck_with_three_kings_on_the_table_is_shuffled_again(monkeypatch: pytest.MonkeyPatch) -> None:
    refused = list(DECK)
    for place, king in zip((6, 7, 8), (9, 19, 29), strict=True):
        refused[place], refused[king] = refused[king], refused[place]
    shuffles = iter([tuple(refused), tuple(refused), DECK])
    monkeypatch.setattr(shuffle, "_shuffled", lambda _chance: next(shuffles))
    assert deck_for(ruleset(), 1, 1) == DECK


def test_every_card_comes_everywhere() -> None:
    rules = ruleset()
    seen = {(place, card) for seed in range(600) for place, card in enumerate(deck_for(rules, seed, 1))}
    assert len(seen) == 1600


def test_every_seat_deals_first_some_day() -> None:
    for players in (2, 3, 4, 6):
        rules = ruleset(players=players)
        assert {first_dealer(rules, seed) for seed in range(200)} == set(range(players))


def test_new_seeds_are_short_numbers() -> None:
    seeds = {new_seed() for _ in range(50)}
    assert len(seeds) > 45
    assert all(0 <= seed < 10**9 for seed in seeds)


PINNED = {
    1: "10B 5B 4C 5C 3B 7S 6C 7C 7B 3D 8S 6S 9C 9B 10D 4B 7D 2B 6B 3C "
    "4D 8D 4S 5S 1C 10S 3S 8C 1B 2C 1D 1S 9S 2D 8B 10C 5D 6D 9D 2S",
    2: "8S 6D 6C 9B 9D 10D 7S 1D 2D 9C 6B 10S 9S 1C 4S 1S 5C 4B 7D 2C "
    "7B 4C 8D 10B 6S 8B 2B 5B 2S 8C 3C 3B 1B 3D 10C 3S 4D 5D 7C 5S",
}

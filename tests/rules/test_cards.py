from hypothesis import given
from hypothesis import strategies as st

from scopa_desktop.rules.cards import (
    ALL_CARDS,
    BIT,
    CLUBS,
    COINS,
    CUPS,
    DECK,
    OF_SUIT,
    OF_VALUE,
    SETTEBELLO,
    SUITS,
    SWORDS,
    VALUE,
    card_of,
    cards_in,
    set_of,
    suit_of,
    value_of,
)


def test_a_card_is_its_suit_and_value() -> None:
    assert [(suit_of(card), value_of(card)) for card in DECK] == [
        (suit, value) for suit in (COINS, CUPS, SWORDS, CLUBS) for value in range(1, 11)
    ]
    assert all(card_of(suit_of(card), value_of(card)) == card for card in DECK)
    assert card_of(COINS, 7) == SETTEBELLO


def test_tables_agree_with_the_functions() -> None:
    assert [1 << card for card in DECK] == list(BIT)
    assert [value_of(card) for card in DECK] == list(VALUE)
    for suit in SUITS:
        assert [suit_of(card) for card in cards_in(OF_SUIT[suit])] == [suit] * 10
    for value in range(1, 11):
        assert [value_of(card) for card in cards_in(OF_VALUE[value])] == [value] * 4
    assert OF_VALUE[0] == 0
    assert sum(OF_SUIT) == sum(OF_VALUE) == ALL_CARDS == set_of(DECK)


@given(st.sets(st.sampled_from(DECK)))
def test_a_mask_holds_its_cards_lowest_first(some: set[int]) -> None:
    assert list(cards_in(set_of(some))) == sorted(some)

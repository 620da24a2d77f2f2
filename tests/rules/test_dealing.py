import pytest
from hypothesis import given
from hypothesis import strategies as st

from scopa_desktop.rules.cards import DECK
from scopa_desktop.rules.dealing import deck_fault, hands_dealt, opening_table
from scopa_desktop.rules.ruleset import Ruleset, ruleset
from tests import oracle
from tests.tables import any_rules, arranged, texts


@pytest.mark.parametrize(("players", "hands"), [(2, 6), (3, 4), (4, 3), (6, 2)])
@given(data=st.data())
def test_cards_go_one_at_a_time_from_the_seat_after_the_dealer(
    players: int, hands: int, data: st.DataObject
) -> None:
    rules = ruleset(players=players)
    dealer = data.draw(st.integers(0, players - 1))
    deck = data.draw(st.permutations(DECK))
    dealt = hands_dealt(rules, dealer, deck)
    naive = oracle.Deal(players, "teams", dealer, texts(deck))
    assert len(dealt) == hands
    assert [texts(hand) for hand in dealt[0]] == naive.hands
    assert texts(opening_table(rules, deck)) == naive.table
    for hand in dealt[1:]:
        naive.hands = [[] for _ in range(players)]
        naive.deal_hands()
        assert [texts(cards) for cards in hand] == naive.hands
    assert not naive.stock


def test_first_card_goes_to_the_leader() -> None:
    (first, *_) = hands_dealt(ruleset(players=3), 0, DECK)
    assert first == ((2, 5, 8), (0, 3, 6), (1, 4, 7))


@pytest.mark.parametrize(
    ("table", "fault"),
    [
        ("10D 10C 10S 4D", "too_many_kings"),
        ("10D 10C 10S 10B", "too_many_kings"),
        ("4D 10C 10S 10B", "too_many_kings"),
        ("10D 10C 4D 5D", None),
        ("1D 2C 4D 5D", None),
    ],
)
@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_three_kings_on_the_table_are_dealt_again(players: int, table: str, fault: str | None) -> None:
    rules = ruleset(players=players)
    deck = arranged(rules, "", table)
    assert deck_fault(rules, deck) == fault
    assert oracle.must_deal_again(players, texts(deck)) == (fault is not None)


@pytest.mark.parametrize(
    "deck", [(), DECK[:39], (*DECK, 0), (*DECK[:39], 0), (*DECK[:39], 40), (-1, *DECK[1:])]
)
def test_a_deck_is_forty_different_cards(deck: tuple[int, ...]) -> None:
    assert deck_fault(ruleset(), deck) == "not_forty_cards"


@pytest.mark.parametrize(
    ("kings_redeal", "refused"), [(3, [False, True, True]), (4, [False, False, True]), ("off", [False] * 3)]
)
def test_how_many_kings_are_too_many(kings_redeal: str | int, refused: list[bool]) -> None:
    rules = ruleset(kings_redeal=kings_redeal)
    tables = ("10D 10C 1D 2D", "10D 10C 10S 2D", "10D 10C 10S 10B")
    decks = [arranged(rules, "", table) for table in tables]
    assert [deck_fault(rules, deck) == "too_many_kings" for deck in decks] == refused
    assert [oracle.must_deal_again(2, texts(deck), kings_redeal) for deck in decks] == refused


@given(any_rules(), st.permutations(DECK))
def test_refusals_are_those_of_the_rules(rules: Ruleset, deck: list[int]) -> None:
    again = oracle.must_deal_again(rules.players, texts(deck), rules.kings_redeal)
    assert (deck_fault(rules, deck) is not None) == again

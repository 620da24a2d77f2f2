import pytest
from hypothesis import given
from hypothesis import strategies as st

from scopa_desktop.rules.cards import DECK
from scopa_desktop.rules.dealing import deck_fault, hands_dealt, opening_scopas, opening_table
from scopa_desktop.rules.ruleset import Ruleset, ruleset
from tests import oracle
from tests.tables import any_rules, arranged, cards, naive_deal, naive_redeal, texts


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


@pytest.mark.parametrize(
    ("ace_redeal", "refused"), [("off", [False] * 3), (1, [False, True, True]), (2, [False, False, True])]
)
def test_how_many_aces_are_too_many(ace_redeal: str | int, refused: list[bool]) -> None:
    rules = ruleset(ace_redeal=ace_redeal)
    decks = [arranged(rules, "", table) for table in ("2D 3D 4D 5D", "1C 3D 4D 5D", "1C 1D 4D 5D")]
    assert [deck_fault(rules, deck) == "too_many_aces" for deck in decks] == refused
    assert [naive_redeal(rules, deck) for deck in decks] == refused


@given(any_rules(), st.permutations(DECK))
def test_refusals_are_those_of_the_rules(rules: Ruleset, deck: list[int]) -> None:
    assert (deck_fault(rules, deck) is not None) == naive_redeal(rules, deck)


@given(any_rules(), st.permutations(DECK), st.integers(0, 5))
def test_all_cards_are_dealt_in_every_way(rules: Ruleset, deck: list[int], seat: int) -> None:
    dealer = seat % rules.players
    dealt = hands_dealt(rules, dealer, deck)
    table = opening_table(rules, deck)
    assert sorted([*table, *(card for hands in dealt for hand in hands for card in hand)]) == list(DECK)
    assert all(len(hand) == rules.hand for hands in dealt for hand in hands)
    naive = naive_deal(rules, dealer, deck)
    assert [texts(hand) for hand in dealt[0]] == naive.hands
    assert dealt[0][(dealer + 1) % rules.players][0] == deck[0]


@pytest.mark.parametrize(
    ("table", "plain", "cirulla"),
    [
        ("2D 3D 4D 6D", 1, 1),
        ("10D 8D 7D 5D", 2, 2),
        ("7C 2D 3D 3C", 1, 1),
        ("7C 2D 3D 5C", 0, 1),
        ("7C 2D 1D 1C", 0, 0),
        ("7C 2D 3D 10C", 0, 0),
        ("7C 4D 10D 10C", 0, 2),
        ("7C 9D 10D 10C", 0, 2),
        ("10S 9D 10D 10C", 0, 0),
        ("", 0, 0),
    ],
)
def test_what_a_table_is_worth_to_the_dealer(table: str, plain: int, cirulla: int) -> None:
    for rules, scopas in ((ruleset("escoba"), plain), (ruleset("cirulla"), cirulla)):
        assert opening_scopas(rules, cards(table)) == scopas
        assert oracle.opening_scopas(table.split(), rules.declarations) == scopas
    assert opening_scopas(ruleset(), cards(table)) == 0


@given(st.permutations(DECK))
def test_opening_tables_are_those_of_the_naive_game(deck: list[int]) -> None:
    for preset in ("escoba", "cirulla"):
        rules = ruleset(preset)
        table = opening_table(rules, deck)
        assert opening_scopas(rules, table) == oracle.opening_scopas(texts(table), rules.declarations)

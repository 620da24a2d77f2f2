import pytest
from hypothesis import given
from hypothesis import strategies as st

from scopa_desktop.rules.cards import ALL_CARDS, cards_in
from scopa_desktop.rules.position import Position
from scopa_desktop.rules.ruleset import Ruleset, ruleset
from tests.tables import any_rules, decks, forms, mask, naive_deal, spelled, texts


def snapshot(position: Position) -> tuple[object, ...]:
    return (
        position.dealer,
        position.turn,
        tuple(position.hands),
        position.table,
        tuple(position.piles),
        tuple(position.scopas),
        position.last_capturer,
        tuple(position.stock),
        position.cards_left,
        position.stock_size,
        position.is_over,
    )


def all_cards(position: Position) -> list[int]:
    zones = [position.table, *position.hands, *position.piles]
    zones += [hand for hands in position.stock for hand in hands]
    return [card for zone in zones for card in cards_in(zone)]


def small(
    hands: list[str], table: str, *, stock: list[list[str]] | None = None, **values: object
) -> Position:
    """Two players; seat 0 to play."""
    return Position(
        ruleset(),
        dealer=1,
        turn=0,
        hands=[mask(hand) for hand in hands],
        table=mask(table),
        stock=[[mask(hand) for hand in later] for later in stock or []],
        **values,  # type: ignore[arg-type]
    )


@given(st.data())
def test_whole_deals_are_those_of_the_naive_game(data: st.DataObject) -> None:
    rules: Ruleset = data.draw(any_rules())
    dealer = data.draw(st.integers(0, rules.players - 1))
    deck = data.draw(decks(rules))
    chance = data.draw(st.randoms(use_true_random=False))
    position = Position.dealt(rules, dealer, deck)
    naive = naive_deal(rules, dealer, deck)
    past = []
    while not position.is_over:
        assert position.turn == naive.turn
        plays = position.legal_plays()
        legal = {spelled(play, position.table): play for play in plays}
        assert legal
        assert set(legal) == naive.legal()
        play = chance.choice(plays)
        past.append(snapshot(position))
        promised = position.makes_scopa(play)
        before = sum(position.scopas)
        naive.play(*spelled(play, position.table))
        position.take(play)
        assert promised == (sum(position.scopas) > before)
        assert [set(texts(cards_in(hand))) for hand in position.hands] == [set(hand) for hand in naive.hands]
        assert set(texts(cards_in(position.table))) == set(naive.table)
        assert [set(texts(cards_in(pile))) for pile in position.piles] == [set(pile) for pile in naive.piles]
        assert position.scopas == [len(cards) for cards in naive.scopas]
        assert position.last_capturer == (-1 if naive.last_capturer is None else naive.last_capturer)
        assert sorted(all_cards(position)) == list(range(40))
        assert position.stock_size == len(naive.stock)
        assert position.cards_left == len(naive.stock) + sum(map(len, naive.hands))
    assert naive.is_over
    assert len(past) == 36
    assert position.legal_plays() == []
    assert list(position.points()) == naive.points()
    while past:
        position.undo()
        assert snapshot(position) == past.pop()


@given(st.data())
def test_a_copy_goes_its_own_way(data: st.DataObject) -> None:
    rules: Ruleset = data.draw(forms())
    chance = data.draw(st.randoms(use_true_random=False))
    position = Position.dealt(rules, 0, data.draw(decks(rules)))
    for _ in range(data.draw(st.integers(0, 35))):
        position.take(chance.choice(position.legal_plays()))
    before = snapshot(position)
    other = position.copy()
    assert snapshot(other) == before
    with pytest.raises(IndexError):
        other.undo()
    while not other.is_over:
        other.take(chance.choice(other.legal_plays()))
    assert snapshot(position) == before
    assert sorted(all_cards(other)) == list(range(40))
    assert other.rules is rules


def test_the_last_card_of_the_deal_makes_no_scopa() -> None:
    position = small(["7B", ""], "2C 5C")
    (play,) = position.legal_plays()
    assert not position.makes_scopa(play)
    position.take(play)
    assert position.is_over
    assert position.scopas == [0, 0]
    assert position.piles == [mask("7B 2C 5C"), 0]


def test_a_card_before_the_last_makes_one() -> None:
    position = small(["7B", "1D"], "2C 5C")
    (play,) = position.legal_plays()
    assert position.makes_scopa(play)
    position.take(play)
    assert not position.is_over
    assert position.scopas == [1, 0]


@pytest.mark.parametrize(
    ("last_card_scopa", "last_card", "last_hand", "hand_before"),
    [
        ("never_last_card", False, True, True),
        ("counts", True, True, True),
        ("never_last_hand", False, False, True),
    ],
)
@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_scopas_at_the_end_of_a_deal(
    players: int, last_card_scopa: str, last_card: bool, last_hand: bool, hand_before: bool
) -> None:
    rules = ruleset(players=players, teams="individual", last_card_scopa=last_card_scopa)
    last_stock = [[mask(f"{value}D {value}S {value}C") for value in range(1, players + 1)]]
    for hands, stock, counts in (
        (["7B"], [], last_card),
        (["7B", "1D"], [], last_hand),
        (["7B"], last_stock, hand_before),
        (["7B", "9B"], last_stock, hand_before),
    ):
        some = [mask(hand) for hand in hands] + [0] * (players - len(hands))
        position = Position(rules, dealer=1, turn=0, hands=some, table=mask("7D"), stock=stock)
        assert position.makes_scopa(mask("7B 7D")) == counts
        position.take(mask("7B 7D"))
        assert position.scopas[0] == counts


def test_the_rest_goes_to_the_dealer_by_rule() -> None:
    rules = ruleset(rest_of_table="dealer")
    for last in (-1, 0, 1):
        position = Position(
            rules,
            dealer=1,
            turn=0,
            hands=[mask("9D"), 0],
            table=mask("4C 8B"),
            last_capturer=last,
        )
        assert position.heir == 1
        position.take(mask("9D"))
        assert position.piles == [0, mask("9D 4C 8B")]
        assert position.last_capturer == last
        position.undo()
        assert (position.piles, position.table) == ([0, 0], mask("4C 8B"))


def test_the_dealer_is_given_what_the_last_capture_leaves() -> None:
    rules = ruleset(rest_of_table="dealer")
    position = Position(rules, dealer=1, turn=0, hands=[mask("9D"), 0], table=mask("9C 8B"))
    position.take(mask("9D 9C"))
    assert position.piles == [mask("9D 9C"), mask("8B")]
    position.undo()
    assert (position.piles, position.table, position.last_capturer) == ([0, 0], mask("9C 8B"), -1)


def test_laying_on_an_empty_table_is_no_scopa() -> None:
    position = small(["7B", "1D"], "")
    assert not position.makes_scopa(mask("7B"))
    position.take(mask("7B"))
    assert position.scopas == [0, 0]
    assert position.table == mask("7B")


def test_taking_some_of_the_table_is_no_scopa() -> None:
    position = small(["7B", "1D"], "2C 5C 9C")
    assert not position.makes_scopa(mask("7B 2C 5C"))
    position.take(mask("7B 2C 5C"))
    assert position.scopas == [0, 0]


@pytest.mark.parametrize(("last", "piles"), [(0, ["9D 4C 8B", ""]), (1, ["", "9D 4C 8B"])])
def test_the_rest_goes_to_the_last_capturer_without_scopa(last: int, piles: list[str]) -> None:
    position = small(["9D", ""], "4C 8B", last_capturer=last)
    position.take(mask("9D"))
    assert position.piles == [mask(pile) for pile in piles]
    assert position.table == 0
    assert position.scopas == [0, 0]
    position.undo()
    assert position.piles == [0, 0]
    assert position.table == mask("4C 8B")


def test_the_rest_is_nobodys_when_nobody_captured() -> None:
    position = small(["9D", ""], "4C 8B")
    position.take(mask("9D"))
    assert position.is_over
    assert position.piles == [0, 0]
    assert position.table == mask("9D 4C 8B")
    assert position.points() == (0, 0)
    position.undo()
    assert position.table == mask("4C 8B")
    assert position.hands == [mask("9D"), 0]


def test_later_hands_are_dealt_next_first() -> None:
    position = small(["", "9D"], "4C", stock=[["1D 1C 1S", "2D 2C 2S"], ["3D 3C 3S", "5D 5C 5S"]])
    position.turn = 1
    assert (position.cards_left, position.stock_size) == (13, 12)
    position.take(mask("9D"))
    assert position.hands == [mask("1D 1C 1S"), mask("2D 2C 2S")]
    assert (position.turn, position.stock_size) == (0, 6)


def test_a_position_takes_what_is_already_won() -> None:
    position = small(["9D", "1D"], "4C", piles=[mask("7D"), mask("2D")], scopas=[2, 1])
    assert position.scopas == [2, 1]
    assert position.piles == [mask("7D"), mask("2D")]


def test_a_deal_starts_with_the_seat_after_the_dealer() -> None:
    for players in (2, 3, 4, 6):
        rules = ruleset(players=players)
        for dealer in range(players):
            position = Position.dealt(rules, dealer, range(40))
            assert position.turn == (dealer + 1) % players
            assert position.dealer == dealer
            assert position.last_capturer == -1
            assert sum(1 << card for card in all_cards(position)) == ALL_CARDS

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scopa_desktop.rules.cards import ALL_CARDS, cards_in
from scopa_desktop.rules.declaring import SMALL_HAND, THREE_ALIKE
from scopa_desktop.rules.position import Position
from scopa_desktop.rules.ruleset import Ruleset, ruleset
from tests import oracle
from tests.tables import any_rules, arranged, decks, mask, naive_deal, spelled, texts


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
        tuple(position.declared),
        tuple(position.bonuses),
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


def agree(position: Position, naive: oracle.Deal) -> None:
    """Both games stand the same."""
    assert [set(texts(cards_in(hand))) for hand in position.hands] == [set(hand) for hand in naive.hands]
    assert set(texts(cards_in(position.table))) == set(naive.table)
    assert [set(texts(cards_in(pile))) for pile in position.piles] == [set(pile) for pile in naive.piles]
    assert position.scopas == [len(cards) for cards in naive.scopas]
    assert position.bonuses == naive.bonuses
    assert position.last_capturer == (-1 if naive.last_capturer is None else naive.last_capturer)
    assert sorted(all_cards(position)) == list(range(40))
    assert position.stock_size == len(naive.stock)
    assert position.cards_left == len(naive.stock) + sum(map(len, naive.hands))
    shown = [
        set(texts(cards_in(cards & hand)))
        for cards, hand in zip(position.declared, position.hands, strict=True)
    ]
    assert shown == [naive.face_up & set(hand) for hand in naive.hands]
    assert position.is_over == naive.is_over
    if not position.is_over:
        assert position.turn == naive.turn
        assert {declared.points for declared in position.declarations()} == naive.legal_declarations()


@given(st.data())
def test_whole_deals_are_those_of_the_naive_game(data: st.DataObject) -> None:
    rules: Ruleset = data.draw(any_rules())
    dealer = data.draw(st.integers(0, rules.players - 1))
    deck = data.draw(decks(rules))
    chance = data.draw(st.randoms(use_true_random=False))
    position = Position.dealt(rules, dealer, deck)
    naive = naive_deal(rules, dealer, deck)
    agree(position, naive)
    past = []
    plays_made = 0
    while not position.is_over:
        declarations = position.declarations()
        if declarations and chance.random() < 0.7:
            past.append(snapshot(position))
            declared = chance.choice(declarations)
            position.declare(declared)
            naive.declare(declared.points)
            agree(position, naive)
            assert position.declarations() == ()
        plays = position.legal_plays()
        legal = {spelled(play, position.table): play for play in plays}
        assert legal
        assert len(legal) == len(plays)
        assert set(legal) == naive.legal()
        play = chance.choice(plays)
        past.append(snapshot(position))
        plays_made += 1
        promised, to_pile = position.makes_scopa(play), position.piles_ace(play)
        before = sum(position.scopas)
        seat, table = position.turn, position.table
        naive.play(*spelled(play, position.table))
        position.take(play)
        assert promised == (sum(position.scopas) > before)
        if to_pile:
            assert position.piles[position.side_of[seat]] & play == play
            assert not table
        agree(position, naive)
    assert plays_made == 40 - rules.table
    assert position.legal_plays() == []
    assert list(position.points()) == naive.points()
    while past:
        position.undo()
        assert snapshot(position) == past.pop()


@given(st.data())
def test_a_copy_goes_its_own_way(data: st.DataObject) -> None:
    rules: Ruleset = data.draw(any_rules())
    chance = data.draw(st.randoms(use_true_random=False))
    position = Position.dealt(rules, 0, data.draw(decks(rules)))
    for _ in range(data.draw(st.integers(0, 35))):
        position.take(chance.choice(position.legal_plays()))
    if declarations := position.declarations() if not position.is_over else ():
        position.declare(declarations[-1])
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


@pytest.mark.parametrize("last_card_scopa", ["never_last_card", "never_last_hand"])
def test_a_single_hand_is_not_the_last_one(last_card_scopa: str) -> None:
    rules = ruleset("scopone", last_card_scopa=last_card_scopa)
    for hands, counts in ((["7B", "1D"], True), (["7B"], False)):
        some = [mask(hand) for hand in hands] + [0] * (4 - len(hands))
        position = Position(rules, dealer=3, turn=0, hands=some, table=mask("7D"))
        assert position.makes_scopa(mask("7B 7D")) == counts


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


ACES = {"ace_sweep": "scopa"}


def aces(hand: str, table: str, other: str = "9B", *, is_first: bool = False, **fields: object) -> Position:
    """Seat 0 to play; by default in the middle of a deal."""
    rules = ruleset(**{**ACES, **fields})  # type: ignore[arg-type]
    if not is_first:
        return Position(rules, dealer=1, turn=0, hands=[mask(hand), mask(other)], table=mask(table))
    return Position.dealt(rules, 1, arranged(rules, hand, table))


@pytest.mark.parametrize(("ace_sweep", "counts"), [("no_scopa", False), ("scopa", True)])
def test_an_ace_takes_all(ace_sweep: str, counts: bool) -> None:
    position = aces("1B", "3D 7C 9S", ace_sweep=ace_sweep)
    (play,) = position.legal_plays()
    assert play == mask("1B 3D 7C 9S")
    assert position.makes_scopa(play) == counts
    position.take(play)
    assert (position.table, position.scopas) == (0, [int(counts), 0])
    assert position.piles[0] == play


@pytest.mark.parametrize("ace_sweep", ["no_scopa", "scopa"])
def test_an_ace_beside_an_ace_takes_that_only(ace_sweep: str) -> None:
    position = aces("1B", "1D 7C 9S", ace_sweep=ace_sweep)
    assert position.legal_plays() == [mask("1B 1D")]
    position = aces("1B", "1D", ace_sweep=ace_sweep)
    assert position.makes_scopa(mask("1B 1D")), "an ordinary scopa"
    position.take(mask("1B 1D"))
    assert position.scopas == [1, 0]


@pytest.mark.parametrize(("ace_sweep", "counts"), [("no_scopa", False), ("scopa", True)])
def test_an_ace_may_sweep_an_ace_by_rule(ace_sweep: str, counts: bool) -> None:
    for table in ("1D", "1D 7C 9S"):
        position = aces("1B", table, ace_sweep=ace_sweep, ace_on_ace="sweep")
        (play,) = position.legal_plays()
        assert play == mask(f"1B {table}")
        assert position.makes_scopa(play) == counts


def test_an_ace_goes_to_the_pile_from_an_empty_table_by_rule() -> None:
    position = aces("1B", "")
    assert not position.piles_ace(mask("1B"))
    position.take(mask("1B"))
    assert (position.table, position.piles[0]) == (mask("1B"), 0)
    position = aces("1B", "", ace_on_empty="own_pile")
    assert position.legal_plays() == [mask("1B")]
    assert position.piles_ace(mask("1B"))
    assert not position.makes_scopa(mask("1B"))
    position.take(mask("1B"))
    assert (position.table, position.piles, position.scopas) == (0, [mask("1B"), 0], [0, 0])
    assert position.last_capturer == -1, "it is no capture"
    position.undo()
    assert (position.hands[0], position.piles) == (mask("1B"), [0, 0])


def test_other_cards_stay_on_an_empty_table() -> None:
    position = aces("2B", "", ace_on_empty="own_pile")
    assert not position.piles_ace(mask("2B"))
    position.take(mask("2B"))
    assert position.table == mask("2B")


def test_the_first_ace_is_a_card_like_any_other_by_rule() -> None:
    first = aces("1B 2D 2C", "3D 7C 9S 8S", is_first=True, first_ace="no_sweep")
    assert mask("1B") in first.legal_plays()
    first.take(mask("1B"))
    assert first.table == mask("3D 7C 9S 8S 1B")
    assert aces("1B 2D 2C", "3D 7C 9S 8S", is_first=True).legal_plays()[-1] == mask("1B 3D 7C 9S 8S")
    # The second card of the deal sweeps again.
    rules = ruleset(**ACES, first_ace="no_sweep")
    position = Position.dealt(rules, 1, arranged(rules, "4B 2D 2C|1B 6D 6S", "3D 7C 9S 8S"))
    position.take(mask("4B"))
    assert position.legal_plays()[-1] == mask("1B 3D 7C 9S 8S 4B")


def test_without_sweeps_the_other_rules_of_aces_mean_nothing() -> None:
    fields = {"ace_sweep": "off", "ace_on_ace": "sweep", "ace_on_empty": "own_pile", "first_ace": "no_sweep"}
    position = aces("1B", "", **fields)
    assert not position.piles_ace(mask("1B"))
    position.take(mask("1B"))
    assert (position.table, position.piles) == (mask("1B"), [0, 0])
    assert aces("1B", "1D 7C 9S", **fields).legal_plays() == [mask("1B 1D")]
    assert mask("1B") in aces("1B 2D 2C", "3D 7C 9S 8S", is_first=True, **fields).legal_plays()


def test_the_first_ace_stays_on_a_table_the_dealer_has_taken() -> None:
    """It is a card like any other also where aces go from an empty table to their player's pile."""
    for first_ace, table in (("no_sweep", "1B"), ("free", "")):
        fields = {"opening_table": "fifteen", "ace_on_empty": "own_pile", "first_ace": first_ace}
        position = aces("1B 2D 2C", "3D 7C 4S 1S", is_first=True, **fields)
        assert position.table == 0
        assert position.piles_ace(mask("1B")) == (not table)
        position.take(mask("1B"))
        assert position.table == mask(table)
        position.undo()
        assert (position.table, position.hands[0]) == (0, mask("1B 2D 2C"))


@pytest.mark.parametrize(
    ("table", "scopas"),
    [("2D 3D 4D 6D", 1), ("10D 8D 7D 5D", 2), ("10D 9D 8D 4D", 0), ("1D 2D 3D 4D", 0)],
)
def test_a_table_worth_fifteen_is_the_dealers(table: str, scopas: int) -> None:
    for players in (2, 3, 4, 6):
        rules = ruleset("escoba", players=players)
        dealer = players - 1
        position = Position.dealt(rules, dealer, arranged(rules, "", table))
        side = rules.side_of[dealer]
        assert position.scopas[side] == sum(position.scopas) == scopas
        assert position.last_capturer == (dealer if scopas else -1)
        assert position.table == (0 if scopas else mask(table))
        assert position.piles[side] == (mask(table) if scopas else 0)
        assert position.turn == 0


def test_the_opening_table_is_no_scopa_under_frac() -> None:
    rules = ruleset("frac", opening_table="fifteen")
    position = Position.dealt(rules, 1, arranged(rules, "", "2D 3D 4D 6D"))
    assert (position.table, position.scopas, position.last_capturer) == (0, [0, 0], 1)
    assert position.piles == [0, mask("2D 3D 4D 6D")]


def test_a_declaration_scores_once_and_shows_the_hand() -> None:
    rules = ruleset("cirulla")
    position = Position.dealt(rules, 1, arranged(rules, "1D 1C 1S|10D 10C 9S", "8D 8C 6S 4D"))
    assert position.declarations() == (SMALL_HAND, THREE_ALIKE)
    position.declare(THREE_ALIKE)
    assert position.declared[0] == mask("1D 1C 1S")
    assert (position.bonuses, position.turn, position.declarations()) == ([10, 0], 0, ())
    assert position.points()[0] >= 10
    position.undo()
    assert (position.bonuses, position.declared) == ([0, 0], [0, 0])
    position.take(position.legal_plays()[0])
    assert position.declarations() == ()


def test_frac_has_no_scopas() -> None:
    rules = ruleset("frac")
    position = Position(rules, dealer=1, turn=0, hands=[mask("7B"), mask("1D 2D")], table=mask("7D"))
    assert not position.makes_scopa(mask("7B 7D"))
    position.take(mask("7B 7D"))
    assert position.scopas == [0, 0]

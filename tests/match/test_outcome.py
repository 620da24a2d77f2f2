import pytest
from hypothesis import given
from hypothesis import strategies as st

from scopa_desktop.match.outcome import outcome
from scopa_desktop.rules.cards import ALL_CARDS, cards_in, set_of
from scopa_desktop.rules.ruleset import ruleset
from scopa_desktop.rules.scoring import score_deal
from tests import oracle
from tests.tables import any_rules, mask, options_of, texts

FIRST = mask("7D 1D 2D 3D 4D 5D")
"""Coins and the settebello, fewer cards."""


def won(
    before: tuple[int, ...], *piles: int, scopas: tuple[int, ...] = (), target: int = 11, **fields: object
) -> tuple[int | None, str | None]:
    rules = ruleset(players=len(piles), target=target, **fields)  # type: ignore[arg-type]
    made = [tuple(range(number)) for number in scopas or (0,) * len(piles)]
    score = score_deal(rules, piles, made)
    result = outcome(rules, before, score, piles)
    naive = [texts(cards_in(pile)) for pile in piles]
    sheet = oracle.sheet(naive, list(map(len, made)), **options_of(rules))
    assert (result.winner, result.outright) == oracle.outcome(
        list(before), sheet, naive, target, **options_of(rules)
    )
    return result.winner, result.outright


def test_before_the_target_nobody_wins() -> None:
    assert won((5, 5), FIRST, ALL_CARDS & ~FIRST) == (None, None)


@pytest.mark.parametrize(
    ("mode", "winner"), [("higher", None), ("in_order_if_tied", 1), ("in_order_always", 1)]
)
def test_twelve_all(mode: str, winner: int | None) -> None:
    """10-9, then 2 and 3: side 1 makes cards and primiera, side 0 coins and settebello."""
    piles = (FIRST, ALL_CARDS & ~FIRST)
    assert won((10, 9), *piles, scopas=(0, 1), both_past_target=mode) == (
        (winner if mode == "higher" else 0),
        None,
    )
    # With no coins to count first the order turns round.
    assert won((9, 10), *piles, scopas=(1, 0), both_past_target=mode) == (winner, None)


@pytest.mark.parametrize(
    ("first", "second", "scopas", "fields"),
    [
        ("2D 1C 1S", "3D 4D", (0, 0), {"primiera": "off"}),  # cards, coins
        ("1D 2D", "7D 8C", (0, 0), {"primiera": "off"}),  # coins, settebello
        ("7D 8C 8S", "6D 6C 6S", (0, 0), {}),  # settebello, primiera
        ("6D 1C", "10D 2S", (0, 0), {"primiera": "most_sevens", "re_bello": "on"}),
        ("6D 1C", "10D 2S", (0, 0), {"re_bello": "on"}),  # primiera, an extra
        ("10D 1C", "9D 1S", (0, 1), {"re_bello": "on"}),  # an extra, a scopa
    ],
)
@pytest.mark.parametrize("mode", ["in_order_if_tied", "in_order_always"])
def test_every_step_goes_before_the_next(
    first: str, second: str, scopas: tuple[int, int], fields: dict[str, str], mode: str
) -> None:
    """At ten all each side makes one point, the first of them a step earlier."""
    piles = mask(first), mask(second)
    assert won((10, 10), *piles, scopas=scopas, **fields, both_past_target=mode) == (0, None)
    piles, scopas = piles[::-1], scopas[::-1]
    assert won((10, 10), *piles, scopas=scopas, **fields, both_past_target=mode) == (1, None)
    assert won((10, 10), *piles, scopas=scopas, **fields) == (None, None)


def test_in_order_a_side_can_win_with_fewer() -> None:
    piles = (FIRST, ALL_CARDS & ~FIRST)
    # 12 to 15: side 0 has the coins before the scopas of side 1 are counted.
    assert won((10, 9), *piles, scopas=(0, 4), both_past_target="higher") == (1, None)
    assert won((10, 9), *piles, scopas=(0, 4), both_past_target="in_order_if_tied") == (1, None)
    assert won((10, 9), *piles, scopas=(0, 4), both_past_target="in_order_always") == (0, None)


def test_level_in_front_counting_goes_on() -> None:
    piles = (FIRST, ALL_CARDS & ~FIRST)
    # 11-10 and the cards make 11-11; the coins then 12-11.
    assert won((11, 10), *piles, both_past_target="in_order_always") == (0, None)
    assert won((11, 11), *piles, both_past_target="in_order_always") == (1, None)


@pytest.mark.parametrize("mode", ["higher", "in_order_if_tied", "in_order_always"])
def test_level_to_the_end_plays_on(mode: str) -> None:
    nothing = (0, 0)
    assert won((12, 12), *nothing, both_past_target=mode) == (None, None)
    assert won((12, 11), *nothing, both_past_target=mode) == (0, None)
    assert won((12, 12, 3), 0, 0, 0, both_past_target=mode) == (None, None)


def test_inverse_wants_one_side_with_the_fewest() -> None:
    nothing = (0, 0)
    assert won((11, 3), *nothing, inverse="on") == (1, None)
    assert won((10, 3), *nothing, inverse="on") == (None, None)
    assert won((12, 12), *nothing, inverse="on") == (None, None)
    assert won((3, 12, 3), 0, 0, 0, inverse="on") == (None, None)
    assert won((3, 12, 4), 0, 0, 0, inverse="on", both_past_target="in_order_always") == (0, None)


COINS = mask(" ".join(f"{value}D" for value in range(1, 11)))


def test_all_coins_win_outright() -> None:
    assert won((0, 0), 0, COINS, napola="full", napoleone="on") == (1, "napoleone")
    assert won((0, 0), 0, COINS, cappotto="ten_coins") == (1, "ten_coins")
    assert won((0, 0), 0, COINS, cappotto="ten_coins", napola="full", napoleone="on") == (1, "napoleone")
    assert won((0, 0), 0, COINS & ~mask("9D"), cappotto="ten_coins") == (None, None)


def test_seven_to_nothing_wins_outright() -> None:
    assert won((7, 0), 0, 0, cappotto="seven_nil") == (0, "seven_nil")
    assert won((0, 9), 0, 0, cappotto="seven_nil") == (1, "seven_nil")
    assert won((7, 1), 0, 0, cappotto="seven_nil") == (None, None)
    assert won((6, 0), 0, 0, cappotto="seven_nil") == (None, None)
    assert won((7, 0, 1), 0, 0, 0, cappotto="seven_nil") == (None, None)
    assert won((0, 7, 0), 0, 0, 0, cappotto="seven_nil") == (1, "seven_nil")


def test_the_low_coins_win_outright() -> None:
    low = mask("1D 2D 3D")
    assert won((0, 10), low, 0, trentino="on") == (0, "trentino")
    assert won((0, 10), low & ~1, 1, trentino="on", target=30) == (None, None)


def test_outright_goes_before_the_target_also_inverse_and_under_frac() -> None:
    assert won((3, 50), 0, COINS, napola="full", napoleone="on", inverse="on") == (1, "napoleone")
    assert won((50, 3), 0, mask("1D 2D 3D"), trentino="on", scoring="frac") == (1, "trentino")
    assert won((50, 3), 0, 0, cappotto="seven_nil") == (0, None)


@given(any_rules(target=11), st.data())
def test_outcomes_are_those_of_the_naive_game(rules: object, data: st.DataObject) -> None:
    sides = len(rules.sides)  # type: ignore[attr-defined]
    owners = data.draw(st.lists(st.integers(0, sides - 1), min_size=40, max_size=40))
    if data.draw(st.booleans()):
        owners[:10] = [0] * 10
    piles = [set_of(card for card in range(40) if owners[card] == side) for side in range(sides)]
    before = data.draw(st.lists(st.sampled_from([0, 3, 8, 9, 10, 11, 12]), min_size=sides, max_size=sides))
    scopas = [tuple(range(data.draw(st.integers(0, 4)))) for _ in range(sides)]
    score = score_deal(rules, piles, scopas)  # type: ignore[arg-type]
    naive = [texts(cards_in(pile)) for pile in piles]
    options = options_of(rules)  # type: ignore[arg-type]
    sheet = oracle.sheet(naive, list(map(len, scopas)), **options)
    found = outcome(rules, before, score, piles)  # type: ignore[arg-type]
    assert (found.winner, found.outright) == oracle.outcome(before, sheet, naive, 11, **options)

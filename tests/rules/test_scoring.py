from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scopa_desktop.rules.cards import ALL_CARDS, DECK, SETTEBELLO, cards_in, set_of, suit_of, value_of
from scopa_desktop.rules.ruleset import Ruleset, ruleset
from scopa_desktop.rules.scoring import (
    PRIMIERA_POINTS,
    DealScore,
    PointRow,
    classic_points,
    points_finder,
    primiera_cards,
    primiera_total,
    score_deal,
    strict_maximum,
)
from tests import oracle
from tests.tables import OPTIONS, any_rules, card_sets, cards, fitting, forms, mask, options_of, texts


def rows_of(score: DealScore) -> dict[str, PointRow]:
    return {row.kind: row for row in score.rows}


def of_three(piles: list[int]) -> dict[str, PointRow]:
    return rows_of(score_deal(ruleset(players=3), piles, [(), (), ()]))


@st.composite
def shared_out(draw: st.DrawFn) -> tuple[Ruleset, list[int], list[tuple[int, ...]]]:
    """Rules, piles that share the deck (some cards may be nobody's) and scopas."""
    rules = draw(forms())
    sides = len(rules.sides)
    owners = draw(st.lists(st.integers(-1, sides - 1), min_size=40, max_size=40))
    piles = [set_of(card for card in DECK if owners[card] == side) for side in range(sides)]
    scopas = [tuple(draw(st.lists(st.sampled_from(DECK), max_size=4, unique=True))) for _ in range(sides)]
    return rules, piles, scopas


@given(shared_out())
def test_points_are_those_of_the_naive_game(
    dealt: tuple[Ruleset, list[int], list[tuple[int, ...]]],
) -> None:
    rules, piles, scopas = dealt
    score = score_deal(rules, piles, scopas)
    naive = [texts(cards_in(pile)) for pile in piles]
    assert list(score.points) == oracle.points(naive, [len(made) for made in scopas])
    assert points_finder(rules)(piles, [len(made) for made in scopas]) == score.points
    rows = rows_of(score)
    assert list(rows) == ["cards", "coins", "settebello", "primiera", "scopas"]
    assert list(rows["cards"].amounts) == [len(pile) for pile in naive]
    assert list(rows["primiera"].amounts) == [oracle.primiera(pile) for pile in naive]
    assert list(rows["scopas"].cards) == scopas
    for row in score.rows:
        if row.kind not in ("scopas", "settebello"):
            assert sum(row.points) <= 1
            best = [side for side, amount in enumerate(row.amounts) if amount == max(row.amounts)]
            alone = best if len(best) == 1 else []
            assert [side for side, point in enumerate(row.points) if point] == alone
            assert row.winner == (alone[0] if alone else None)


@given(shared_out(), any_rules())
def test_points_by_all_rules_are_those_of_the_naive_game(
    dealt: tuple[Ruleset, list[int], list[tuple[int, ...]]], rules: Ruleset
) -> None:
    _, piles, scopas = dealt
    bonuses = [3 * (number + 1) for number in range(len(piles))]
    score = score_deal(rules, piles, scopas, bonuses)
    naive = [texts(cards_in(pile)) for pile in piles]
    counts = [len(made) for made in scopas]
    sheet = oracle.sheet(naive, counts, bonuses=bonuses, **options_of(rules))
    assert {row.kind: list(row.points) for row in score.rows} == sheet
    assert [sum(column) for column in zip(*sheet.values(), strict=True)] == list(score.points)
    without = oracle.points(naive, counts, **options_of(rules))
    assert list(points_finder(rules)(piles, counts)) == without
    for row in score.rows:
        assert len(row.amounts) == len(row.cards) == len(row.points) == len(piles)
        for pile, cards_behind in zip(piles, row.cards, strict=True):
            assert row.kind == "scopas" or set_of(cards_behind) & ~pile == 0


def test_rows_are_those_in_force() -> None:
    piles, scopas = [ALL_CARDS, 0], [(), ()]

    def kinds(preset: str, **fields: str) -> list[str]:
        return [row.kind for row in score_deal(ruleset(preset, **fields), piles, scopas).rows]

    main = ["cards", "coins", "settebello"]
    assert kinds("escoba") == [*main, "primiera", "sevens", "scopas"]
    assert kinds("escoba_no_primiera") == [*main, "sevens", "scopas"]
    assert kinds("classic", primiera="most_sevens") == [*main, "primiera_count", "scopas"]
    assert kinds("cirulla") == [*main, "primiera", "napola", "coin_figures", "declarations", "scopas"]
    assert kinds("ponino") == [*main, "primiera", "ponino", "scopas"]
    assert kinds("frac", re_bello="on", declarations="on") == ["frac", "frac_king"]


@pytest.mark.parametrize(("name", "value"), [(name, value) for name in OPTIONS for value in OPTIONS[name]])
def test_quick_points_are_those_of_the_sheet_by_each_rule_alone(name: str, value: int | str) -> None:
    chance = Random(f"{name} {value}")
    for players in (2, 3):
        rules = fitting((players, "teams"), {name: value})
        for _ in range(40):
            owners = [chance.randrange(len(rules.sides)) for _ in DECK]
            piles = [
                set_of(card for card in DECK if owners[card] == side) for side in range(len(rules.sides))
            ]
            scopas = [tuple(range(chance.randrange(4))) for _ in piles]
            points = score_deal(rules, piles, scopas).points
            assert points_finder(rules)(piles, list(map(len, scopas))) == points


def test_four_suits_are_needed_by_rule() -> None:
    piles = [mask("7D 7C 7S"), mask("8D 9C 10S 8B")]
    row = rows_of(score_deal(ruleset(primiera="need_four"), piles, [(), ()]))["primiera"]
    assert (row.amounts, row.points) == ((0, 40), (0, 1))
    assert row.cards == ((), cards("8D 9C 10S 8B"))
    nobody = rows_of(score_deal(ruleset(primiera="need_four"), [mask("7D"), mask("6C")], [(), ()]))
    assert nobody["primiera"].points == (0, 0)


@pytest.mark.parametrize(
    ("piles", "points"),
    [
        (("7D 7C", "7S 6D 6C 6S 6B"), (1, 0)),
        (("7D 7C 6D", "7S 7B 6C 6S"), (0, 1)),
        (("7D 6C 1D 1C", "7S 6S 1S"), (1, 0)),
        (("7D 2C 2D", "7S 2S"), (1, 0)),
        (("7D 10C 10D", "7S"), (0, 0)),
        (("7D 7C 6D", "7S 7B 6C", "6S 6B"), (0, 0, 0)),
        (("7D 7C 6D", "7S 7B", "6S 6B"), (1, 0, 0)),
    ],
)
def test_most_sevens_then_sixes_and_so_on(piles: tuple[str, ...], points: tuple[int, ...]) -> None:
    rules = ruleset(players=len(piles), primiera="most_sevens")
    row = rows_of(score_deal(rules, [mask(pile) for pile in piles], [()] * len(piles)))["primiera_count"]
    assert row.points == points


@pytest.mark.parametrize(
    ("piles", "points"),
    [(("7D 7C 7S", "7B"), (1, 0)), (("7D 7C", "7S 7B"), (0, 0)), (("7D 7C 7S 7B", ""), (2, 0))],
)
def test_sevens(piles: tuple[str, str], points: tuple[int, int]) -> None:
    row = rows_of(score_deal(ruleset(sevens="on"), [mask(pile) for pile in piles], [(), ()]))["sevens"]
    assert row.points == points


def test_four_knights_double_the_scopas() -> None:
    piles = [mask("9D 9C 9S 9B"), 0]
    score = score_deal(ruleset("ponino"), piles, [cards("3D 1C 2C"), cards("4C")])
    assert rows_of(score)["ponino"].points == (3, 0)
    assert rows_of(score)["scopas"].points == (3, 1)
    score = score_deal(ruleset("ponino"), [mask("9D 9C 9S"), mask("9B")], [cards("3D"), cards("4C")])
    assert rows_of(score)["ponino"].points == (0, 0)


def test_the_king_of_coins_decides_frac_at_eight_each() -> None:
    rules = ruleset("frac")
    first = mask("1D 1C 1S 1B 10D 10C 10S 10B")
    second = mask("8D 8C 8S 8B 9D 9C 9S 9B")
    for piles, points in (
        ((first, second), (9, 8)),
        ((second, first), (8, 9)),
        ((first | mask("9B"), second & ~mask("9B")), (9, 7)),
        ((first, second & ~mask("9B")), (8, 7)),
    ):
        assert score_deal(rules, piles, [(), ()]).points == points
        assert points_finder(rules)(piles, [0, 0]) == points
    three = ruleset("frac", players=3)
    score = score_deal(three, [0, second, first], [(), (), ()])
    assert score.points == points_finder(three)([0, second, first], [0, 0, 0]) == (0, 8, 9)
    assert rows_of(score)["frac_king"].points == (0, 0, 1)


@given(card_sets(max_size=40))
def test_primiera_cards_are_worth_the_total(pile: int) -> None:
    chosen = primiera_cards(pile)
    suits = [suit_of(card) for card in chosen]
    assert suits == sorted(set(map(suit_of, cards_in(pile))))
    assert sum(PRIMIERA_POINTS[value_of(card)] for card in chosen) == primiera_total(pile)
    assert primiera_total(pile) == oracle.primiera(texts(cards_in(pile)))
    assert set_of(chosen) & ~pile == 0


@pytest.mark.parametrize(
    ("pile", "total"),
    [
        ("7D 6C 7S 1B", 76),
        ("7D 7C 6S 5B", 75),
        ("7D 7C 7S", 63),
        ("8D 9C 10S 8B", 40),
        ("7D 7C 7S 7B", 84),
        ("", 0),
        ("2D 3D 4D", 14),
    ],
)
def test_primiera_totals(pile: str, total: int) -> None:
    assert primiera_total(mask(pile)) == total


def test_all_primiera_values() -> None:
    assert PRIMIERA_POINTS == (0, 16, 12, 13, 14, 15, 18, 21, 10, 10, 10)
    assert [primiera_total(mask(f"{value}B")) for value in range(1, 11)] == [
        16, 12, 13, 14, 15, 18, 21, 10, 10, 10,
    ]  # fmt: skip


def test_the_first_figure_stands_for_a_suit_of_figures() -> None:
    assert texts(primiera_cards(mask("10D 9D 8D 9S"))) == ["8D", "9S"]


def test_three_suits_beat_four_poor_ones() -> None:
    piles = [mask("7D 7C 7S"), mask("8D 9C 10S 8B")]
    row = rows_of(score_deal(ruleset(), piles, [(), ()]))["primiera"]
    assert row.amounts == (63, 40)
    assert row.points == (1, 0)
    assert row.cards == (cards("7D 7C 7S"), cards("8D 9C 10S 8B"))


def test_primiera_goes_by_totals_not_by_the_best_card() -> None:
    piles = [mask("7C 2D 2S 2B"), mask("6D 6S 6B 1C")]
    row = rows_of(score_deal(ruleset(), piles, [(), ()]))["primiera"]
    assert row.amounts == (57, 70)
    assert row.points == (0, 1)
    assert row.winner == 1


def test_all_level_but_the_settebello() -> None:
    first = mask("7D 7C 6S 6B 1D 2D 3D 4D 1C 2C 3C 4C 1S 2S 3S 1B 2B 3B 4B 4S")
    second = ALL_CARDS & ~first
    score = score_deal(ruleset(), [first, second], [(), ()])
    rows = rows_of(score)
    assert rows["cards"].amounts == (20, 20)
    assert rows["coins"].amounts == (5, 5)
    assert rows["primiera"].amounts == (78, 78)
    assert score.points == (1, 0)
    assert [row.kind for row in score.rows if any(row.points)] == ["settebello"]
    assert all(row.winner is None for row in score.rows if row.kind in ("cards", "coins", "primiera"))
    assert rows["settebello"].cards == ((SETTEBELLO,), ())


def test_three_sides_need_a_strict_maximum() -> None:
    deck = list(cards_in(ALL_CARDS))
    piles = [set_of(deck[:14]), set_of(deck[14:27]), set_of(deck[27:])]
    assert of_three(piles)["cards"].points == (1, 0, 0)
    piles = [set_of(deck[:14]), set_of(deck[14:28]), set_of(deck[28:])]
    row = of_three(piles)["cards"]
    assert row.amounts == (14, 14, 12)
    assert row.points == (0, 0, 0)
    assert row.winner is None


def test_cards_behind_the_points() -> None:
    piles = [mask("7D 3D 1C"), mask("2D 5B")]
    score = score_deal(ruleset(), piles, [cards("3D 1C"), ()])
    rows = rows_of(score)
    assert rows["cards"].cards == ((), ())
    assert rows["coins"].cards == (cards("3D 7D"), cards("2D"))
    assert rows["settebello"].amounts == (1, 0)
    assert rows["scopas"].cards == (cards("3D 1C"), ())
    assert rows["scopas"].points == rows["scopas"].amounts == (2, 0)
    assert score.points == (6, 0)


def test_nobody_scores_without_cards() -> None:
    score = score_deal(ruleset(players=3), [0, 0, 0], [(), (), ()])
    assert score.points == (0, 0, 0)
    assert classic_points([0, 0, 0], [0, 0, 0]) == (0, 0, 0)


def test_strict_maximum() -> None:
    assert strict_maximum([3, 5, 4]) == 1
    assert strict_maximum([5, 5, 4]) is None


def test_points_for_searching_by_rules_that_are_rare() -> None:
    rules = ruleset("ponino", sevens="on")
    piles = [mask("9D 9C 9S 9B 7D 7C 7S 7B"), 0]
    assert points_finder(rules)(piles, [3, 1]) == (1 + 1 + 1 + 1 + 2 + 3 + 3, 1)
    assert points_finder(rules)(piles, [3, 1]) == score_deal(rules, piles, [(0, 1, 2), (3,)]).points

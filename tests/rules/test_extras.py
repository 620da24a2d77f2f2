import pytest
from hypothesis import given

from scopa_desktop.rules.cards import ALL_CARDS, cards_in
from scopa_desktop.rules.extras import FRAC, extras, napola
from scopa_desktop.rules.ruleset import ruleset
from tests import oracle
from tests.tables import card_sets, mask, texts


def points(pile: str, **fields: str) -> int:
    (extra,) = extras(ruleset(**fields))
    return extra.points(mask(pile))


@pytest.mark.parametrize(
    ("pile", "full", "to_six"),
    [
        ("1D 2D 3D 4D 6D 7D", 4, 4),
        ("1D 2D 4D 5D", 0, 0),
        ("2D 3D 4D", 0, 0),
        ("1D 2D 3D", 3, 3),
        ("1D 2D 3D 4D 5D 6D 7D", 7, 6),
        ("1D 2D 3D 4D 5D 6D 7D 8D 9D 10D", 10, 6),
        ("1C 2C 3C", 0, 0),
    ],
)
def test_napola(pile: str, full: int, to_six: int) -> None:
    assert points(pile, napola="full") == full
    assert points(pile, napola="to_six") == to_six
    assert napola(mask(pile)).bit_count() == full


@pytest.mark.parametrize(
    ("pile", "field", "expected"),
    [
        ("7D 7C 7S 7B", "settanta", 1),
        ("7D 7C 7S 6B", "settanta", 0),
        ("10D", "re_bello", 1),
        ("10C 9D", "re_bello", 0),
        ("8S", "rosmarino", 1),
        ("8B 9S", "rosmarino", 0),
        ("8D 9D 10D", "coin_figures", 5),
        ("8D 9D 10C", "coin_figures", 0),
        ("1D", "trentino", 1),
        ("2D", "trentino", 2),
        ("3D", "trentino", 3),
        ("1D 2D 3D 4D", "trentino", 6),
        ("1C 2C 3C", "trentino", 0),
    ],
)
def test_single_points(pile: str, field: str, expected: int) -> None:
    assert points(pile, **{field: "on"}) == expected


def test_frac_counts_sixteen_cards() -> None:
    assert FRAC.bit_count() == 16
    assert points("1D 8C 9S 10B 7D", scoring="frac") == 4
    (extra,) = extras(ruleset(scoring="frac", re_bello="on"))
    assert extra.points(ALL_CARDS) == 16


def test_classic_has_none() -> None:
    assert extras(ruleset()) == ()


def test_they_stand_in_the_order_of_the_fields() -> None:
    rules = ruleset(
        trentino="on", coin_figures="on", napola="full", rosmarino="on", re_bello="on", settanta="on"
    )
    assert [extra.kind for extra in extras(rules)] == [
        "settanta",
        "re_bello",
        "rosmarino",
        "napola",
        "coin_figures",
        "trentino",
    ]


@given(card_sets(max_size=40))
def test_points_are_those_of_the_naive_game(pile: int) -> None:
    rules = ruleset(
        trentino="on", coin_figures="on", napola="full", rosmarino="on", re_bello="on", settanta="on"
    )
    sheet = oracle.sheet(
        [texts(cards_in(pile)), []],
        [0, 0],
        trentino="on",
        coin_figures="on",
        napola="full",
        rosmarino="on",
        re_bello="on",
        settanta="on",
    )
    for extra in extras(rules):
        assert extra.points(pile) == sheet[extra.kind][0]
        assert extra.held(pile) & ~pile == 0

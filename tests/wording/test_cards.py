from collections.abc import Iterator

import pytest

from scopa_desktop.rules.cards import CLUBS, COINS, CUPS, DECK, SETTEBELLO, SWORDS, card_of
from scopa_desktop.wording import cards

pytestmark = pytest.mark.usefixtures("qapp")


def test_the_settebello_is_the_seven_of_coins() -> None:
    assert cards.card_name(SETTEBELLO) == "seven of coins"


@pytest.mark.parametrize(
    ("suit", "value", "name"),
    [
        (COINS, 1, "ace of coins"),
        (CUPS, 8, "jack of cups"),
        (SWORDS, 9, "knight of swords"),
        (CLUBS, 10, "king of clubs"),
    ],
)
def test_figures_and_aces_have_names(suit: int, value: int, name: str) -> None:
    assert cards.card_name(card_of(suit, value)) == name


def test_every_card_has_a_name_of_its_own() -> None:
    assert len({cards.card_name(card) for card in DECK}) == 40


def test_values_are_listed_lowest_first() -> None:
    assert cards.values_listed((card_of(CUPS, 5), card_of(CLUBS, 4))) == "4 and 5"
    assert cards.values_listed((card_of(CUPS, 1),)) == "1"


@pytest.fixture
def latin() -> Iterator[None]:
    yield
    cards.speak_of("latin")


@pytest.mark.usefixtures("latin")
def test_french_decks_have_their_own_words() -> None:
    queen, seven, ten = card_of(CUPS, 9), card_of(COINS, 7), card_of(SWORDS, 10)
    said = {}
    for words in ("latin", "french", "numbers"):
        cards.speak_of(words)
        said[words] = [cards.card_name(card) for card in (queen, seven, ten)]
    assert said == {
        "latin": ["knight of cups", "seven of coins", "king of swords"],
        "french": ["queen of hearts", "seven of diamonds", "king of spades"],
        "numbers": ["nine of hearts", "seven of diamonds", "ten of spades"],
    }


@pytest.mark.usefixtures("latin")
def test_texts_speak_with_the_words_of_the_deck() -> None:
    text = "{Coins}, {coin}, {knights}, {Kings}, {jack}, {figures} of {name}"
    said = {}
    for words in ("latin", "french", "numbers"):
        cards.speak_of(words)
        said[words] = cards.in_deck(text, name="{all}")
    assert said == {
        "latin": "Coins, coin, knights, Kings, jack, figures of {all}",
        "french": "Diamonds, diamond, queens, Kings, jack, figures of {all}",
        "numbers": "Diamonds, diamond, nines, Tens, eight, cards from 8 to 10 of {all}",
    }
    assert not cards.has_figures()

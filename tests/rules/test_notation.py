import pytest

from scopa_desktop.rules.cards import CLUBS, COINS, CUPS, DECK, SETTEBELLO, SWORDS, card_of
from scopa_desktop.rules.notation import card_text, parse_card, play_text
from tests import oracle


def test_cards_are_value_and_suit_letter() -> None:
    assert card_text(SETTEBELLO) == "7D"
    assert [card_text(card_of(suit, 10)) for suit in (COINS, CUPS, SWORDS, CLUBS)] == [
        "10D",
        "10C",
        "10S",
        "10B",
    ]
    assert [card_text(card) for card in DECK] == oracle.DECK


def test_texts_of_cards_read_back() -> None:
    assert [parse_card(card_text(card)) for card in DECK] == list(DECK)


@pytest.mark.parametrize("text", ["", "7", "D", "0D", "11D", "07D", "7d", "7E", "7D ", " 7D", "7DD", "٧D"])
def test_other_texts_are_refused(text: str) -> None:
    with pytest.raises(ValueError, match="not a card"):
        parse_card(text)


def test_plays() -> None:
    king, three, seven = map(parse_card, ("10S", "3D", "7C"))
    assert play_text(king) == "10S"
    assert play_text(seven, [three]) == "7Cx3D"
    assert play_text(king, [three, seven]) == "10Sx3D+7C"
    assert play_text(king, [three, seven], scopa=True) == "10Sx3D+7C#"

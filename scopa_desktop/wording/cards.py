"""Cards in words."""

from typing import Literal, TypeAlias

from PySide6.QtCore import QCoreApplication, QLocale

from scopa_desktop.rules.cards import SUITS, Card, Suit, suit_of, value_of

translate = QCoreApplication.translate

DeckWords: TypeAlias = Literal["latin", "french", "numbers"]
"""The suits and figures of Italy and Spain, those of France, or French suits without figures."""

JACK, QUEEN, KING = 8, 9, 10
"""Their values; the queen is the knight of other decks."""

_spoken: list[DeckWords] = ["latin"]
# Like the language it holds for the whole program: any text may name a card.


def speak_of(words: DeckWords) -> None:
    """Call cards from now on as they are called in such a deck."""
    _spoken[0] = words


def has_figures() -> bool:
    """Whether the deck has jacks, knights or queens, and kings."""
    return _spoken[0] != "numbers"


def suit_name(suit: Suit) -> str:
    """ "coins", "cups", "swords" or "clubs"; "diamonds" in a French deck."""
    if _spoken[0] != "latin":
        return (
            translate("Cards", "diamonds"),
            translate("Cards", "hearts"),
            translate("Cards", "spades"),
            translate("Cards", "clubs", "the French suit"),
        )[suit]
    return (
        translate("Cards", "coins"),
        translate("Cards", "cups"),
        translate("Cards", "swords"),
        translate("Cards", "clubs"),
    )[suit]


def value_name(value: int) -> str:
    """ "ace", "seven", "knight" for a capture value 1-10; "queen" in a French deck."""
    if value == QUEEN and _spoken[0] == "french":
        return translate("Cards", "queen")
    if value >= JACK and _spoken[0] == "numbers":
        return (translate("Cards", "eight"), translate("Cards", "nine"), translate("Cards", "ten"))[
            value - JACK
        ]
    return (
        translate("Cards", "ace"),
        translate("Cards", "two"),
        translate("Cards", "three"),
        translate("Cards", "four"),
        translate("Cards", "five"),
        translate("Cards", "six"),
        translate("Cards", "seven"),
        translate("Cards", "jack"),
        translate("Cards", "knight"),
        translate("Cards", "king"),
    )[value - 1]


def card_name(card: Card) -> str:
    """ "seven of coins"."""
    text = translate("Cards", "{value} of {suit}")
    return text.format(value=value_name(value_of(card)), suit=suit_name(suit_of(card)))


def in_deck(text: str, **more: object) -> str:
    """A text that speaks of cards, with the deck's words for ``{coins}``, ``{knight}`` and so on.

    ``more`` are further words in braces.
    """
    return text.format(**_deck_words(), **more)


def listed(parts: list[str]) -> str:
    """Some words as a list of the current language: "4 and 5", "2, 3, and 4"."""
    return QLocale().createSeparatedList(parts)


def set_side_by_side(parts: list[str]) -> str:
    """Statements in a row; by semicolons where one is a list itself."""
    return ("; " if any("," in part for part in parts) else ", ").join(parts)


def values_listed(cards: tuple[Card, ...]) -> str:
    """The capture values of some cards, "4 and 5", lowest first."""
    return listed([str(value) for value in sorted(value_of(card) for card in cards)])


def _deck_words() -> dict[str, str]:
    """Suits and figures, one and several; "nines" where a deck has no figures."""
    coin, coins_first = translate("Cards", "coin"), translate("Cards", "Coins")
    if _spoken[0] != "latin":
        coin, coins_first = translate("Cards", "diamond"), translate("Cards", "Diamonds")
    kings_first, jack_first = translate("Cards", "Kings"), translate("Cards", "Jack")
    knights, kings, figures = (
        translate("Cards", "knights"),
        translate("Cards", "kings"),
        translate("Cards", "figures"),
    )
    if _spoken[0] == "french":
        knights = translate("Cards", "queens")
    elif _spoken[0] == "numbers":
        kings_first, jack_first = translate("Cards", "Tens"), translate("Cards", "Eight")
        knights, kings = translate("Cards", "nines"), translate("Cards", "tens")
        figures = translate("Cards", "cards from 8 to 10")
    coins, cups, swords, clubs = map(suit_name, SUITS)
    jack, knight, king = map(value_name, (JACK, QUEEN, KING))
    return {
        "coin": coin,
        "coins": coins,
        "Coins": coins_first,
        "cups": cups,
        "swords": swords,
        "clubs": clubs,
        "jack": jack,
        "Jack": jack_first,
        "knight": knight,
        "king": king,
        "knights": knights,
        "kings": kings,
        "Kings": kings_first,
        "figures": figures,
    }

"""The table of a deck, ``deck.toml``, as its maker wrote it, and the file names that it gives."""

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Final, Literal, TypeAlias

import msgspec

from scopa_desktop.rules.cards import DECK, suit_of, value_of
from scopa_desktop.skins.faults import SkinInvalid

TABLE_NAME: Final = "deck.toml"
FORMAT: Final = 1
LARGEST_TABLE: Final = 100_000
"""Bytes."""
SUIT_NAMES: Final = ("coins", "cups", "swords", "clubs")
SUIT_LETTERS: Final = "DCSB"
"""By suit, as in the record of a match: denari, coppe, spade, bastoni."""
KEY_PATTERN: Final = r"\A[a-z0-9][a-z0-9_-]{0,39}\Z"

Values: TypeAlias = Literal["all", "figures", "none"]
"""Which cards may show their capture value in a corner; the others carry it in their own picture."""


def _line(longest: int) -> str:
    """A line that shows something and turns no writing about."""
    unseen = r"\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069"
    return rf"\A(?=.*[^\s\u200b-\u200f\ufeff])[^{unseen}]{{1,{longest}}}\Z"


_Key: TypeAlias = Annotated[str, msgspec.Meta(pattern=KEY_PATTERN)]
_Title: TypeAlias = Annotated[str, msgspec.Meta(pattern=_line(60))]
_Name: TypeAlias = Annotated[str, msgspec.Meta(pattern=_line(200))]
_Colour: TypeAlias = Annotated[str, msgspec.Meta(pattern=r"\A#[0-9a-fA-F]{6}\Z")]


class Suits(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """What ``{suit}`` stands for; what is not said stays as it was."""

    coins: str | None = None
    cups: str | None = None
    swords: str | None = None
    clubs: str | None = None

    def over(self, words: tuple[str, ...]) -> tuple[str, ...]:
        """The words by suit, where none is said those given."""
        said = (self.coins, self.cups, self.swords, self.clubs)
        return tuple(word if new is None else new for word, new in zip(words, said, strict=True))


class VariantTable(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """The same deck with other pictures; what is not said is as in the deck."""

    title: _Title
    values: Values | None = None
    cards: str | None = None
    suits: Suits = Suits()
    files: dict[str, str] = {}
    back: str | None = None
    emblems: str | None = None
    plates: str | None = None


class DeckTable(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """All that a ``deck.toml`` may say."""

    format: int
    key: _Key
    title: _Title
    author: _Name
    licence: _Name
    ratio: float = 0.625
    paper: _Colour = "#fbf3e0"
    values: Values = "all"
    cards: str | None = None
    suits: Suits = Suits()
    files: dict[str, str] = {}
    back: str | None = None
    emblems: str | None = None
    plates: str | None = None
    variant: dict[_Key, VariantTable] = {}


def read_table(folder: Path) -> DeckTable:
    """The table of a folder; raises ``SkinInvalid`` if it has none or breaks the format."""
    path = folder / TABLE_NAME
    try:
        if not path.is_file():  # a pipe would keep us waiting
            raise SkinInvalid("no_table", folder.name)
        if path.stat().st_size > LARGEST_TABLE:
            raise SkinInvalid("table_wrong", f"{TABLE_NAME} > {LARGEST_TABLE}")
        text = path.read_bytes()
    except OSError as fault:
        raise SkinInvalid("table_unreadable", fault.strerror or str(fault)) from None
    try:
        version = msgspec.toml.decode(text).get("format", FORMAT)
        if isinstance(version, int) and version != FORMAT:
            raise SkinInvalid("format_unknown", str(version))
        return msgspec.toml.decode(text, type=DeckTable)
    except msgspec.ValidationError as fault:
        raise SkinInvalid("table_wrong", str(fault)) from fault
    # RecursionError: brackets beyond measure.
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as fault:
        raise SkinInvalid("table_unreadable", str(fault)) from fault


def card_names(pattern: str | None, words: tuple[str, ...], files: Mapping[str, str]) -> list[str]:
    """File names by card: from a pattern such as ``{suit}-{value:02}.svg``, single ones from ``files``."""
    texts = [f"{value_of(card)}{SUIT_LETTERS[suit_of(card)]}" for card in DECK]
    for text in files:
        if text not in texts:
            raise SkinInvalid("table_wrong", text)
    if pattern is None:
        missing = [text for text in texts if text not in files]
        if missing:
            raise SkinInvalid("cards_unnamed", " ".join(missing) if files else "cards")
        return [files[text] for text in texts]
    _check(pattern, suit=True, value=True)
    _check_apart(words)
    names = [pattern.format(suit=words[suit_of(card)], value=value_of(card)) for card in DECK]
    return [files.get(text, name) for text, name in zip(texts, names, strict=True)]


def emblem_names(pattern: str, words: tuple[str, ...]) -> list[str]:
    """File names by suit from a pattern such as ``emblem-{suit}.svg``."""
    _check(pattern, suit=True, value=False)
    _check_apart(words)
    return [pattern.format(suit=word) for word in words]


def plate_names(pattern: str, words: tuple[str, ...]) -> list[str]:
    """File names by card from a pattern such as ``large-{value:02}.svg``, which may name the suit too."""
    has_suit = "{suit}" in pattern
    _check(pattern, suit=has_suit, value=True)
    if has_suit:
        _check_apart(words)
    return [pattern.format(suit=words[suit_of(card)], value=value_of(card)) for card in DECK]


def _check(pattern: str, *, suit: bool, value: bool) -> None:
    """Nothing but the wanted fields, all of them: a pattern must not reach into Python."""
    bare = pattern.replace("{suit}", "") if suit else pattern
    rest = bare.replace("{value}", "").replace("{value:02}", "") if value else bare
    is_whole = (not suit or "{suit}" in pattern) and (not value or "{value" in pattern)
    if not is_whole or "{" in rest or "}" in rest:
        raise SkinInvalid("pattern_wrong", pattern)


def _check_apart(words: tuple[str, ...]) -> None:
    if len(set(words)) < len(SUIT_NAMES):
        raise SkinInvalid("suits_alike", " ".join(words))

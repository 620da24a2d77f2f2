"""A deck of pictures as its folder describes it: ``deck.toml`` and forty files."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Literal

import msgspec

from scopa_desktop.rules.cards import DECK, Card, suit_of, value_of

TABLE_NAME: Final = "deck.toml"
FORMAT: Final = 1
SUIT_NAMES: Final = ("coins", "cups", "swords", "clubs")
SUIT_LETTERS: Final = "DCSB"
"""By suit, as in the record of a match: denari, coppe, spade, bastoni."""
RATIOS: Final = (0.5, 0.8)
"""Narrowest and widest card, width of the height."""
KINDS: Final = frozenset({".svg", ".png", ".jpg", ".jpeg"})
FIRST_FIGURE: Final = 8

Values = Literal["all", "figures", "none"]
"""Which cards may show their capture value in a corner; the others carry it in their own picture."""


class SkinInvalid(Exception):
    """A deck's folder cannot be used.

    ``code`` names the fault: ``no_table``, ``table_unreadable``, ``table_wrong`` (a field missing, unknown or
    of a wrong kind), ``format_unknown``, ``ratio_wrong``, ``cards_unnamed`` (neither a pattern nor a whole
    table of files), ``suits_alike``, ``pattern_wrong``, ``file_outside``, ``file_kind``, ``file_missing``,
    ``file_unreadable``.
    ``detail`` is the file, field or card meant, as the maker of the deck wrote it.
    """

    def __init__(self, code: str, detail: str) -> None:
        super().__init__(f"{code}: {detail}")
        self.code = code
        self.detail = detail


@dataclass(frozen=True, slots=True)
class Skin:
    """A deck that may be drawn."""

    key: str
    """Short name in settings."""
    title: str
    author: str
    licence: str
    ratio: float
    """Width of a card, of its height."""
    values: Values
    faces: tuple[Path, ...]
    """Picture by card, 0 to 39."""
    back: Path | None
    """The deck's own back, if it has one."""

    def has_value_corner(self, card: Card) -> bool:
        """Whether a card may show its capture value over its corner."""
        return self.values == "all" or (self.values == "figures" and value_of(card) >= FIRST_FIGURE)


class _Suits(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    coins: str
    cups: str
    swords: str
    clubs: str


class _Table(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    format: int
    key: str
    title: str
    author: str
    licence: str
    ratio: float = 0.625
    values: Values = "all"
    cards: str | None = None
    suits: _Suits | None = None
    files: dict[str, str] | None = None
    back: str | None = None


def load_skin(folder: Path) -> Skin:
    """Read a deck's table and make sure that its files are there; raises ``SkinInvalid``.

    Whether a picture can be drawn shows when ``CardFaces`` reads it.
    """
    table = _table(folder)
    if table.format != FORMAT:
        raise SkinInvalid("format_unknown", str(table.format))
    if not RATIOS[0] <= table.ratio <= RATIOS[1]:
        raise SkinInvalid("ratio_wrong", str(table.ratio))
    names = _from_files(table.files) if table.files is not None else _from_pattern(table)
    return Skin(
        key=table.key,
        title=table.title,
        author=table.author,
        licence=table.licence,
        ratio=table.ratio,
        values=table.values,
        faces=tuple(_picture(folder, name) for name in names),
        back=_picture(folder, table.back) if table.back is not None else None,
    )


def _table(folder: Path) -> _Table:
    try:
        text = (folder / TABLE_NAME).read_bytes()
    except OSError:
        raise SkinInvalid("no_table", folder.name) from None
    try:
        return msgspec.toml.decode(text, type=_Table)
    except msgspec.ValidationError as fault:
        raise SkinInvalid("table_wrong", str(fault)) from fault
    except (msgspec.DecodeError, UnicodeDecodeError) as fault:
        raise SkinInvalid("table_unreadable", str(fault)) from fault


def _from_files(files: Mapping[str, str]) -> list[str]:
    """File names by card from a table such as ``7D = "seven of coins.png"``."""
    wanted = {f"{value_of(card)}{SUIT_LETTERS[suit_of(card)]}": card for card in DECK}
    for text in files:
        if text not in wanted:
            raise SkinInvalid("table_wrong", text)
    missing = [text for text in wanted if text not in files]
    if missing:
        raise SkinInvalid("cards_unnamed", " ".join(missing))
    return [files[text] for text in wanted]


def _from_pattern(table: _Table) -> list[str]:
    """File names by card from a pattern such as ``{suit}-{value:02}.svg``."""
    pattern = table.cards
    if pattern is None:
        raise SkinInvalid("cards_unnamed", "cards")
    rest = pattern.replace("{suit}", "").replace("{value}", "").replace("{value:02}", "")
    if "{" in rest or "}" in rest or "{value" not in pattern or "{suit}" not in pattern:
        raise SkinInvalid("pattern_wrong", pattern)
    suits = table.suits
    words = SUIT_NAMES if suits is None else (suits.coins, suits.cups, suits.swords, suits.clubs)
    if len(set(words)) < len(SUIT_NAMES):
        raise SkinInvalid("suits_alike", " ".join(words))
    return [pattern.format(suit=words[suit_of(card)], value=value_of(card)) for card in DECK]


def _picture(folder: Path, name: str) -> Path:
    path = folder / name
    if not path.resolve().is_relative_to(folder.resolve()):
        raise SkinInvalid("file_outside", name)
    if path.suffix.lower() not in KINDS:
        raise SkinInvalid("file_kind", name)
    if not path.is_file():
        raise SkinInvalid("file_missing", name)
    return path

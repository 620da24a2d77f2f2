"""A deck of pictures as its folder describes it: ``deck.toml``, forty cards and what goes with them."""

from dataclasses import dataclass, replace
from pathlib import Path, PurePosixPath, PureWindowsPath
from typing import Final

from scopa_desktop.rules.cards import Card, value_of
from scopa_desktop.skins import deck_table
from scopa_desktop.skins.deck_table import DeckTable, Values, VariantTable
from scopa_desktop.skins.faults import SkinInvalid

__all__ = ["Skin", "SkinInvalid", "Variant", "load_skin"]

RATIOS: Final = (0.5, 0.8)
"""Narrowest and widest picture of a card, width of the height."""
KINDS: Final = frozenset({".svg", ".png"})
FIRST_FIGURE: Final = 8


@dataclass(frozen=True, slots=True)
class Variant:
    """The same deck in other pictures, such as one with four colours."""

    key: str
    title: str
    values: Values
    faces: tuple[Path, ...]
    back: Path | None
    emblems: tuple[Path, ...]
    plates: tuple[Path, ...]


@dataclass(frozen=True, slots=True)
class Skin:
    """A deck that may be drawn."""

    key: str
    """Short name in settings."""
    title: str
    author: str
    licence: str
    ratio: float
    """Width of a picture, of its height; on the table all cards have one shape."""
    paper: str
    """Colour round pictures of another shape, ``#rrggbb``."""
    values: Values
    faces: tuple[Path, ...]
    """Picture by card, 0 to 39."""
    back: Path | None
    """The deck's own back, if it has one."""
    emblems: tuple[Path, ...]
    """Sign by suit; empty if the deck has none."""
    plates: tuple[Path, ...]
    """Large number by card, often the same for all suits; empty if the deck has none."""
    variants: tuple[Variant, ...]
    variant: str = ""
    """Key of the variant whose pictures these are; empty for the deck as such."""
    suits: tuple[str, ...] = deck_table.SUIT_NAMES
    """The deck's own words for the suits, as its table has them."""

    def varied(self, key: str) -> "Skin":
        """The deck in one of its variants; as it is if it has none of that key."""
        for variant in self.variants:
            if variant.key == key:
                return replace(
                    self,
                    variant=key,
                    values=variant.values,
                    faces=variant.faces,
                    back=variant.back,
                    emblems=variant.emblems,
                    plates=variant.plates,
                )
        return self

    def has_value_corner(self, card: Card) -> bool:
        """Whether a card may show its capture value over its corner."""
        return self.values == "all" or (self.values == "figures" and value_of(card) >= FIRST_FIGURE)


def load_skin(folder: Path) -> Skin:
    """Read a deck's table and make sure that its files are there; raises ``SkinInvalid``.

    Whether a picture can be drawn shows when ``CardFaces`` reads it.
    """
    table = deck_table.read_table(folder)
    if not RATIOS[0] <= table.ratio <= RATIOS[1]:
        raise SkinInvalid("ratio_wrong", str(table.ratio))
    files = _Files(folder)
    plain = _variant(table, VariantTable(title=table.title), "", files)
    return Skin(
        key=table.key,
        title=table.title,
        author=table.author,
        licence=table.licence,
        ratio=table.ratio,
        paper=table.paper,
        values=plain.values,
        faces=plain.faces,
        back=plain.back,
        emblems=plain.emblems,
        plates=plain.plates,
        suits=table.suits.over(deck_table.SUIT_NAMES),
        variants=tuple(_variant(table, change, key, files) for key, change in table.variant.items()),
    )


def _variant(table: DeckTable, change: VariantTable, key: str, files: "_Files") -> Variant:
    words = change.suits.over(table.suits.over(deck_table.SUIT_NAMES))
    # A pattern of the variant's own names every card anew; else single files of the deck stay what they are.
    named = change.files if change.cards is not None else {**table.files, **change.files}
    faces = deck_table.card_names(change.cards or table.cards, words, named)
    back, emblems = change.back or table.back, change.emblems or table.emblems
    plates = change.plates or table.plates
    return Variant(
        key=key,
        title=change.title,
        values=change.values or table.values,
        faces=files.pictures(faces),
        back=files.picture(back) if back else None,
        emblems=files.pictures(deck_table.emblem_names(emblems, words)) if emblems else (),
        plates=files.pictures(deck_table.plate_names(plates, words)) if plates else (),
    )


class _Files:
    """The pictures of one folder, each looked for once."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._real = folder.resolve()
        self._found: dict[str, Path] = {}

    def pictures(self, names: list[str]) -> tuple[Path, ...]:
        return tuple(self.picture(name) for name in names)

    def picture(self, name: str) -> Path:
        path = self._found.get(name)
        if path is None:
            path = self._found[name] = self._checked(name)
        return path

    def _checked(self, name: str) -> Path:
        path = self._folder / name
        try:
            is_relative = not (PurePosixPath(name).is_absolute() or PureWindowsPath(name).anchor)
            is_inside = is_relative and "\0" not in name and path.resolve().is_relative_to(self._real)
            is_there = is_inside and path.is_file()
        except (OSError, RuntimeError):  # a name too long, a ring of links, a folder closed to us
            raise SkinInvalid("file_missing", name) from None
        if not is_inside:
            raise SkinInvalid("file_outside", name)
        if path.suffix.lower() not in KINDS:
            raise SkinInvalid("file_kind", name)
        if not is_there:
            raise SkinInvalid("file_missing", name)
        return path

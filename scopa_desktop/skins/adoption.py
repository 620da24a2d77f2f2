"""Take a deck from anywhere into the player's folder: checked first, then copied as a whole or not at all."""

import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from scopa_desktop.skins.artwork import Artwork
from scopa_desktop.skins.deck_table import TABLE_NAME
from scopa_desktop.skins.faults import SkinInvalid
from scopa_desktop.skins.skin import Skin, Variant, load_skin

PAPERS: Final = ("licen[cs]e*", "copying*", "readme*")
"""What is copied with the pictures, whatever the case of its letters."""
_UNDER_WAY: Final = ".adding-"
"""Begins the name of a folder that is still being filled; such a folder is passed over as a deck."""


def adopt_deck(source: Path, shelf: Path, taken: frozenset[str]) -> Skin:
    """Copy the deck in the folder ``source`` into ``shelf``; the deck as it lies there.

    Every picture is drawn once before, so that what is adopted can be played with.  ``taken`` are the keys of
    other decks.  Raises ``SkinInvalid``, or ``OSError`` when it cannot be copied.
    """
    skin = load_skin(source)
    if skin.key in taken:
        raise SkinInvalid("key_taken", skin.key)
    parts: tuple[Skin | Variant, ...] = (skin, *skin.variants)
    pictures = sorted({path for part in parts for path in _pictures(part)})
    for path in pictures:
        Artwork(path)
    shelf.mkdir(parents=True, exist_ok=True)
    folder, filled = _free(shelf, skin.key), shelf / f"{_UNDER_WAY}{skin.key}"
    shutil.rmtree(filled, ignore_errors=True)
    try:
        for path in (source / TABLE_NAME, *pictures, *_papers(source)):
            copy = filled / path.relative_to(source)
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(path, copy)
        filled.rename(folder)
    finally:
        shutil.rmtree(filled, ignore_errors=True)
    return load_skin(folder)


def _pictures(part: Skin | Variant) -> Iterator[Path]:
    yield from (*part.faces, *part.emblems, *part.plates)
    if part.back is not None:
        yield part.back


def _papers(source: Path) -> Iterator[Path]:
    for path in sorted(source.iterdir()):
        if path.is_file() and any(path.with_name(path.name.lower()).match(paper) for paper in PAPERS):
            yield path


def _free(shelf: Path, key: str) -> Path:
    """A name for the folder that nothing has yet, such as a damaged deck."""
    number, folder = 1, shelf / key
    while folder.exists():
        number += 1
        folder = shelf / f"{key}-{number}"
    return folder

"""The decks that the player can choose: the program's own and those in the player's folder."""

import re
from collections.abc import Iterable, Iterator
from pathlib import Path

from scopa_desktop import paths
from scopa_desktop.skins.deck_table import KEY_PATTERN, read_table
from scopa_desktop.skins.faults import SkinInvalid
from scopa_desktop.skins.skin import Skin, load_skin


def deck_folders() -> tuple[Path, Path]:
    """Where decks are looked for: among the assets, then in the player's data folder, which may not exist."""
    return paths.assets_dir() / "decks", paths.data_dir() / "decks"


def find_decks(folders: Iterable[Path]) -> list[tuple[Path, Skin | SkinInvalid]]:
    """Every deck below some folders, in order of names, with what is wrong with those that cannot be used.

    Reads tables, no pictures. Of decks with the same key the first counts.
    """
    found: list[tuple[Path, Skin | SkinInvalid]] = []
    keys: set[str] = set()
    for folder in _folders_in(folders):
        deck = _loaded(folder)
        if isinstance(deck, Skin):
            if deck.key in keys:
                deck = SkinInvalid("key_taken", deck.key)
            else:
                keys.add(deck.key)
        found.append((folder, deck))
    return found


def load_deck(key: str, folders: Iterable[Path]) -> Skin:
    """The deck of a key; raises ``SkinInvalid``, with ``deck_unknown`` if there is none.

    Looks first into the folder called so; other tables are read only if the deck is not there.
    """
    if not re.fullmatch(KEY_PATTERN, key):
        raise SkinInvalid("deck_unknown", key)
    places = tuple(folders)
    for place in places:
        if _key_of(place / key) == key:
            return load_skin(place / key)
    for folder in _folders_in(places):
        if _key_of(folder) == key:
            return load_skin(folder)
    # The deck whose table is damaged is most likely the one called so.
    for place in places:
        if (place / key).is_dir():
            load_skin(place / key)  # raises what is wrong with it, unless it is another deck
    raise SkinInvalid("deck_unknown", key)


def _folders_in(places: Iterable[Path]) -> Iterator[Path]:
    for place in places:
        try:
            within = [path for path in sorted(place.iterdir()) if path.name[0] not in "._" and path.is_dir()]
        except OSError:  # most often: the player has no decks
            continue
        yield from within


def _loaded(folder: Path) -> Skin | SkinInvalid:
    try:
        return load_skin(folder)
    except SkinInvalid as fault:
        return fault


def _key_of(folder: Path) -> str | None:
    try:
        return read_table(folder).key
    except SkinInvalid:
        return None

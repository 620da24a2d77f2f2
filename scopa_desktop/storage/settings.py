"""The player's settings: one versioned JSON file, replaced as a whole."""

import json
import re
from dataclasses import asdict, dataclass, fields, replace
from pathlib import Path
from typing import Any, Final, Literal, TypeAlias, get_args

from scopa_desktop.storage.aside import set_aside
from scopa_desktop.storage.faults import StorageFault
from scopa_desktop.storage.set_up import SetUp, is_name, is_text, is_within, set_up_from
from scopa_desktop.storage.whole_file import write_whole

VERSION: Final = 2
PACE_RANGE: Final = (0, 3000)
SET_UPS_KEPT: Final = 6

Tempo: TypeAlias = Literal["unhurried", "normal", "brisk", "instant"]
Cloth: TypeAlias = Literal["green", "blue", "red", "dark", "wood"]
Counters: TypeAlias = Literal["off", "own", "all"]
HandOrder: TypeAlias = Literal["dealt", "suit", "value"]

_KEY: Final = re.compile(r"(?:[a-z0-9][a-z0-9_-]{0,39})?")
"""Of decks, variants and backs; empty for what a deck is by itself."""


@dataclass(frozen=True, slots=True)
class Settings:
    """All settings with their defaults."""

    tempo: Tempo = "normal"
    """Of the motion at the table."""
    value_corners: bool = True
    """Whether cards show their capture value in a corner."""
    cloth: Cloth = "green"
    pace: int = 700
    """Milliseconds that a computer player takes at the least."""
    player_name: str = ""
    """Empty until the player gives one."""
    deck: str = "italian"
    """Key of the deck; whether there is such a deck shows when it is read."""
    variant: str = ""
    """Key of a variant, for all decks that have one so called; empty for decks as such."""
    back: str = ""
    """Empty for the deck's own."""
    large_indices: bool = False
    counters: Counters = "all"
    """Whose piles are counted."""
    hand_order: HandOrder = "dealt"
    hints: bool = True
    """Whether hints can be asked for."""
    set_ups: tuple[SetUp, ...] = (SetUp(),)
    """Of the last matches, the newest first, each once."""

    def __post_init__(self) -> None:
        for name, is_right in (
            ("tempo", self.tempo in get_args(Tempo)),
            ("value_corners", isinstance(self.value_corners, bool)),
            ("cloth", self.cloth in get_args(Cloth)),
            ("pace", is_within(self.pace, PACE_RANGE)),
            ("player_name", is_name(self.player_name)),
            ("deck", _is_key(self.deck) and self.deck != ""),
            ("variant", _is_key(self.variant)),
            ("back", _is_key(self.back)),
            ("large_indices", isinstance(self.large_indices, bool)),
            ("counters", self.counters in get_args(Counters)),
            ("hints", isinstance(self.hints, bool)),
            ("hand_order", self.hand_order in get_args(HandOrder)),
            ("set_ups", 0 < len(self.set_ups) <= SET_UPS_KEPT),
        ):
            if not is_right:
                raise ValueError(f"{name}: cannot be {getattr(self, name)!r}")

    @property
    def set_up(self) -> SetUp:
        """Of the last match."""
        return self.set_ups[0]

    def with_set_up(self, set_up: SetUp) -> "Settings":
        """As they are once a match is so set up."""
        others = (other for other in self.set_ups if other != set_up)
        return replace(self, set_ups=(set_up, *others)[:SET_UPS_KEPT])


_NAMES: Final = frozenset(field.name for field in fields(Settings))


class SettingsStore:
    """The settings in one file.  What cannot be written is at least kept until the program ends."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self.fault: StorageFault | None = None
        """What was wrong at the last ``load`` or ``save``."""
        self.settings = Settings()
        """As last loaded or saved."""
        self._foreign: dict[str, Any] = {}

    def load(self) -> Settings:
        """The settings of the file, defaults where there are none.

        A value that cannot be is replaced by its default, and the file with it set aside, as is a file that
        holds no settings at all.
        """
        self.fault = None
        self.settings, self._foreign = Settings(), {}
        try:
            content = json.loads(self._path.read_bytes())
            if not isinstance(content, dict):
                raise ValueError("not a set of names and values")
            version = content.pop("version", None)
            if not isinstance(version, int):
                raise ValueError("no version")
        except (FileNotFoundError, NotADirectoryError):
            return self.settings
        # ValueError: not UTF-8, not JSON, no version.  RecursionError: brackets beyond measure.
        except (OSError, ValueError, RecursionError) as error:
            self._set_aside("damaged", str(error))
            return self.settings
        if version > VERSION:
            self._set_aside("newer", f"version {version} is newer than {VERSION}")
            return self.settings
        wrong = _renew(content) if version == 1 else []
        found, more = _values_in(content)
        wrong += more
        self.settings = Settings(**found)
        foreign = {name: value for name, value in content.items() if name not in _NAMES}
        self._foreign = {name: value for name, value in foreign.items() if is_text(_as_json({name: value}))}
        wrong += [f"{ascii(name)[1:-1]}: cannot be written" for name in foreign if name not in self._foreign]
        if wrong:
            self._set_aside("damaged", "; ".join(wrong))
            # At once, so that what was right does not have to wait for the next change.
            self._write()
        return self.settings

    def save(self, settings: Settings) -> StorageFault | None:
        """Put the settings on the disk; they replace the old ones at once and as a whole, or not at all.

        What went wrong, if anything; the settings hold nevertheless until the program ends.
        """
        self.settings = settings
        self.fault = self._write()
        return self.fault

    def _write(self) -> StorageFault | None:
        content = {"version": VERSION, **asdict(self.settings), **self._foreign}
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            write_whole(self._path, _as_json(content) + "\n")
        except OSError as error:
            return StorageFault("settings", "unwritable", None, str(error))
        return None

    def _set_aside(self, word: Literal["damaged", "newer"], reason: str) -> None:
        self.fault = StorageFault("settings", word, set_aside(self._path, word), reason)


def _as_json(content: dict[str, Any]) -> str:
    return json.dumps(content, indent=2, ensure_ascii=False)


def _is_key(value: object) -> bool:
    return isinstance(value, str) and _KEY.fullmatch(value) is not None


def _values_in(content: dict[str, Any]) -> tuple[dict[str, Any], list[str]]:
    """The values that can be, by name, and what is wrong with others."""
    found: dict[str, Any] = {}
    wrong = []
    for field in fields(Settings):
        if field.name not in content:
            continue
        value = content[field.name]
        if field.name == "set_ups":
            value, faults = _set_ups_in(value)
            wrong += faults
            if faults and not value:
                continue
        try:
            Settings(**{field.name: value})
        except ValueError as error:
            wrong.append(str(error))
        else:
            found[field.name] = value
    return found, wrong


def _set_ups_in(value: object) -> tuple[tuple[SetUp, ...], list[str]]:
    """Those that can be, as many as are kept, and what is wrong with others."""
    if not isinstance(value, list):
        return (), [f"set_ups: cannot be {value!r}"]
    found: list[SetUp] = []
    wrong = []
    for entry in value:
        try:
            found.append(set_up_from(entry))
        except ValueError as error:
            wrong.append(f"set_ups: {error}")
    if len(found) > SET_UPS_KEPT:
        wrong.append(f"set_ups: {len(found)} are too many")
    return tuple(found[:SET_UPS_KEPT]), wrong


def _renew(content: dict[str, Any]) -> list[str]:
    """Turn the fields of version 1 into those of today; what was wrong with them."""
    set_up, wrong = SetUp(), []
    for old, new in (("opponent_name", "names"), ("level", "levels"), ("target", "target")):
        if old not in content:
            continue
        value = content.pop(old)
        try:
            change: dict[str, Any] = {new: value if new == "target" else (value,)}
            set_up = replace(set_up, **change)
        except (ValueError, TypeError):  # TypeError: a list is no key
            wrong.append(f"{old}: cannot be {value!r}")
    content["set_ups"] = [asdict(set_up)]
    return wrong

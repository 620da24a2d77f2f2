"""The player's settings: one versioned JSON file, replaced as a whole."""

import json
import os
import tempfile
from dataclasses import asdict, dataclass, fields
from pathlib import Path
from typing import Any, Final, Literal, TypeAlias, get_args

from scopa_desktop.players.level_keys import LEVELS
from scopa_desktop.storage.aside import set_aside
from scopa_desktop.storage.faults import StorageFault

VERSION: Final = 1
PACE_RANGE: Final = (0, 3000)
NAME_LENGTH: Final = 24

Tempo: TypeAlias = Literal["unhurried", "normal", "brisk", "instant"]
Cloth: TypeAlias = Literal["green", "blue", "red", "dark"]
TARGET_RANGE: Final = (1, 101)


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
    opponent_name: str = ""
    level: str = "easy"
    """Of the last match set up, as are the target and the names."""
    target: int = 11

    def __post_init__(self) -> None:
        for name, is_right in (
            ("tempo", self.tempo in get_args(Tempo)),
            ("value_corners", isinstance(self.value_corners, bool)),
            ("cloth", self.cloth in get_args(Cloth)),
            ("pace", _is_within(self.pace, PACE_RANGE)),
            ("player_name", _is_name(self.player_name)),
            ("opponent_name", _is_name(self.opponent_name)),
            ("level", self.level in LEVELS),
            ("target", _is_within(self.target, TARGET_RANGE)),
        ):
            if not is_right:
                raise ValueError(f"{name}: cannot be {getattr(self, name)!r}")


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
        found, wrong = _values_in(content)
        self.settings = Settings(**found)
        self._foreign = {name: value for name, value in content.items() if name not in _NAMES}
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
            _replace(self._path, json.dumps(content, indent=2, ensure_ascii=False) + "\n")
        except OSError as error:
            return StorageFault("settings", "unwritable", None, str(error))
        return None

    def _set_aside(self, word: Literal["damaged", "newer"], reason: str) -> None:
        self.fault = StorageFault("settings", word, set_aside(self._path, word), reason)


def _is_within(value: object, limits: tuple[int, int]) -> bool:
    return type(value) is int and limits[0] <= value <= limits[1]


def _is_name(value: object) -> bool:
    """What a record allows in a name, and no longer than a name plate."""
    return (
        isinstance(value, str)
        and len(value) <= NAME_LENGTH
        and "|" not in value
        and not any(letter < " " or letter == "\x7f" for letter in value)
    )


def _values_in(content: dict[str, Any]) -> tuple[dict[str, Any], list[str]]:
    """The values that can be, by name, and what is wrong with others."""
    found: dict[str, Any] = {}
    wrong = []
    for field in fields(Settings):
        if field.name not in content:
            continue
        try:
            Settings(**{field.name: content[field.name]})
        except ValueError as error:
            wrong.append(str(error))
        else:
            found[field.name] = content[field.name]
    return found, wrong


def _replace(path: Path, text: str) -> None:
    """Write a file so that readers, even after a power cut, meet the old text or the new one."""
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".new-{path.stem}-")
    fresh = Path(name)
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        fresh.replace(path)
    except OSError:
        fresh.unlink(missing_ok=True)
        raise

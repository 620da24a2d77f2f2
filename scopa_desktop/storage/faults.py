"""What can be wrong with the player's files, as a value that the window tells once."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

File: TypeAlias = Literal["history", "settings", "rule_sets", "match"]
FaultKind: TypeAlias = Literal["damaged", "newer", "unwritable", "unreadable", "moved_on", "undeleted"]


@dataclass(frozen=True, slots=True)
class StorageFault:
    """A file, or one match of the history, that could not be read or written."""

    file: File
    kind: FaultKind
    """``damaged``: not what the program wrote; a fresh one was begun.
    ``newer``: written by a later version; likewise.
    ``unwritable``: what happens from now on is not kept.
    ``unreadable``: it cannot be shown.
    ``undeleted``: it could not be deleted and is there as before.
    ``moved_on``: the match went another way in another window; from now on it is not kept from this one."""
    kept: str | None = None
    """Name of the file that the damaged or newer one was kept as, in the same folder.

    ``None`` if it still has its own name, because the folder cannot be written.
    """
    reason: str = ""
    """Untranslated, for the log and the curious."""

"""Names of players as they are typed, kept and shown."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from scopa_desktop.storage.history import MatchSummary
from scopa_desktop.storage.set_up import NAME_LENGTH, SetUp
from scopa_desktop.storage.settings import Settings
from scopa_desktop.wording.cards import listed
from scopa_desktop.wording.seats import seat_names

translate = QCoreApplication.translate

_LONG_WORD = 12
"""Letters from which on a word may not fit into a narrow column."""


def clean_name(text: str) -> str:
    """What a record and a name plate can hold of a typed name: one line, no ``|``, trimmed, 24 characters."""
    spaced = "".join(" " if letter.isspace() else letter for letter in text)
    kept = "".join(letter for letter in spaced if letter != "|" and letter.isprintable())
    return " ".join(kept.split())[:NAME_LENGTH].strip()


def breakable(name: str) -> str:
    """A name that a line can end in: one long word may be wider than the column."""
    return name if max(map(len, name.split()), default=0) < _LONG_WORD else "\u200b".join(name)


def default_name() -> str:
    """What the player is called until they say otherwise."""
    return translate("Names", "You")


def usual_names() -> tuple[str, ...]:
    """What computer players are called, by seat from 1 on; the last ones step in for names already taken."""
    return (
        translate("Names", "Nora"),
        translate("Names", "Bruno"),
        translate("Names", "Lucia"),
        translate("Names", "Aldo"),
        translate("Names", "Rosa"),
        translate("Names", "Ugo"),
        translate("Names", "Mina"),
        translate("Names", "Dario"),
        translate("Names", "Elsa"),
        translate("Names", "Piero"),
        translate("Names", "Tea"),
    )


def opponent_names(typed: Sequence[str], player: str = "") -> tuple[str, ...]:
    """The names of the computer players: those typed, else the usual ones, which nobody else has."""
    usual = usual_names()
    taken = {name.casefold() for name in (player, *typed) if name}
    free = [name for name in usual[len(typed) :] if name.casefold() not in taken]
    return tuple(
        name or (own if own.casefold() not in taken else free.pop(0))
        for name, own in zip(typed, usual, strict=False)
    )


def player_names(settings: Settings, set_up: SetUp | None = None) -> tuple[str, ...]:
    """The names of all seats, the player first; of the last set-up unless another is given."""
    you = settings.player_name or default_name()
    return (you, *opponent_names((set_up or settings.set_up).names, you))


def names_by_side(match: MatchSummary) -> tuple[str, ...]:
    """The names of each side's players as one text; in every form of play partners sit evenly apart."""
    sides = max(1, len(match.scores))
    names = seat_names(match.names, len(match.names))
    return tuple(listed(list(names[side::sides])) for side in range(sides))

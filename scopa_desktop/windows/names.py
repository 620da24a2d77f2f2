"""Names of players as they are typed, kept and shown."""

from PySide6.QtCore import QCoreApplication

from scopa_desktop.storage.settings import NAME_LENGTH, Settings

translate = QCoreApplication.translate


def clean_name(text: str) -> str:
    """What a record and a name plate can hold of a typed name: one line, no ``|``, trimmed, 24 characters."""
    spaced = "".join(" " if letter.isspace() else letter for letter in text)
    kept = "".join(letter for letter in spaced if letter != "|" and letter.isprintable())
    return " ".join(kept.split())[:NAME_LENGTH].strip()


def default_names() -> tuple[str, str]:
    """What the player and the opponent are called until they are given names."""
    return translate("Names", "You"), translate("Names", "Nora")


def player_names(settings: Settings) -> tuple[str, str]:
    """The names of both seats, the player first."""
    you, opponent = default_names()
    return settings.player_name or you, settings.opponent_name or opponent

"""What the seats are called."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def seat_names(names: Sequence[str], players: int) -> tuple[str, ...]:
    """What each seat is called; a record need not name anybody."""
    others = (translate("Seats", "Player {number}").format(number=n) for n in range(2, players + 1))
    usual = (translate("Seats", "You"), *others)
    return tuple(name or own for name, own in zip(names or usual, usual, strict=True))

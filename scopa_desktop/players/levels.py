"""The computer players by the key of their level."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from scopa_desktop.players import easy, fair, novice
from scopa_desktop.rules.plays import Play
from scopa_desktop.rules.view import PlayerView

_CHOOSERS: Final[Mapping[str, Callable[[PlayerView, int], Play]]] = MappingProxyType(
    {
        "novice": novice.choose,
        "easy": lambda view, _seed: easy.choose(view),
        "fair": lambda view, _seed: fair.choose(view),
    }
)


class UnknownLevel(ValueError):
    """There is no computer player of this name."""

    def __init__(self, level: str) -> None:
        super().__init__(f"no computer player is called {level!r}")
        self.level = level


def choose(level: str, view: PlayerView, seed: int) -> Play:
    """A legal play for the seat of ``view``, which must hold a card.

    The same level, view and seed always give the same play.  Raises ``UnknownLevel``.
    """
    chooser = _CHOOSERS.get(level)
    if chooser is None:
        raise UnknownLevel(level)
    return chooser(view, seed)

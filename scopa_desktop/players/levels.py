"""The computer players by the key of their level."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final, TypeAlias

from scopa_desktop.players import easy, fair, hard, master, novice
from scopa_desktop.players.tree import IsStopped, never
from scopa_desktop.rules.declaring import Decision
from scopa_desktop.rules.plays import Play
from scopa_desktop.rules.view import PlayerView

Chooser: TypeAlias = Callable[[PlayerView, int, IsStopped], Play]

_CHOOSERS: Final[Mapping[str, Chooser]] = MappingProxyType(
    {
        "novice": lambda view, seed, _is_stopped: novice.choose(view, seed),
        "easy": lambda view, _seed, _is_stopped: easy.choose(view),
        "fair": lambda view, seed, _is_stopped: fair.choose(view, seed),
        "hard": hard.choose,
        "master": master.choose,
    }
)


class UnknownLevel(ValueError):
    """There is no computer player of this name."""

    def __init__(self, level: str) -> None:
        super().__init__(f"no computer player is called {level!r}")
        self.level = level


def choose(level: str, view: PlayerView, seed: int, is_stopped: IsStopped = never) -> Decision:
    """A legal decision for the seat of ``view``, which must hold a card.

    Whoever may declare does, the dearer one of two: a play is chosen when the cards lie face up.

    The same level, view and seed always give the same play.  ``is_stopped`` is asked now and then by those
    who think for long.  Raises ``UnknownLevel``, and ``tree.Stopped`` once it has said yes.
    """
    chooser = _CHOOSERS.get(level)
    if chooser is None:
        raise UnknownLevel(level)
    declarations = view.declarations()
    if declarations:
        return declarations[-1]
    return chooser(view, seed, is_stopped)

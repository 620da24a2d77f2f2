"""Strips of what moves: a deal, a capture, a sweep and the end of a deal, for every number of players."""

from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from PySide6.QtGui import QPixmap

    from scopa_desktop.app.program import Program
    from scopa_desktop.match.turns import Turn

FORMS: Final = (
    (2, "teams"),
    (3, "individual"),
    (4, "teams"),
    (4, "individual"),
    (6, "teams"),
    (6, "three_pairs"),
    (6, "individual"),
)
NAMES: Final = ("You", "Bruno", "Irene", "Pilar", "Dino", "Elsa")
LEVELS: Final = ("", "fair", "easy", "novice", "fair", "easy")
FRAMES: Final = 16
"""In a strip, at equal distances of time; the last is at rest."""


def draw_motion(
    program: "Program",
    folder: Path,
    wanted: Callable[[str], bool],
    settle: Callable[[], None],
    joined: Callable[[list["QPixmap"]], "QPixmap"],
) -> None:
    """All of them into a folder, from the program's own window in its present size."""
    from scopa_desktop.match.match import Match
    from scopa_desktop.rules.ruleset import ruleset

    scene = program.table.scene
    program.window.show_page("table")
    scene.set_tempo("normal")
    for players, teams in FORMS:
        names = {kind: f"motion-{players}-{teams}-{kind}" for kind in ("deal", "capture", "scopa", "end")}
        left = {kind for kind, name in names.items() if wanted(name)}
        for seed in count(1):
            if not left:
                break
            match = Match(ruleset(players=players, teams=teams), seed % players, names=NAMES[:players])
            scene.show_match(match, LEVELS[:players])
            settle()
            for turn in _turns(match, seed):
                kind = _kind(turn)
                scene.perform(turn)
                if kind in left:
                    left.discard(kind)
                    joined(list(_frames(program))).save(str(folder / f"{names[kind]}.png"))
                scene.skip()
                settle()


def _frames(program: "Program") -> Iterator["QPixmap"]:
    """Of the turn that is shown, at times that do not hang on the speed of the machine."""
    scene = program.table.scene
    clock = scene._in_motion.animator._clock
    clock.pause()
    for n in range(FRAMES - 1):
        clock.setCurrentTime(round(clock.duration() * n / (FRAMES - 1)))
        yield program.window.grab()
    scene.skip()
    yield program.window.grab()


def _turns(match: object, seed: int) -> Iterator["Turn"]:
    """Of one deal, greedy so that there are sweeps."""
    from scopa_desktop.match.match import Match
    from scopa_desktop.match.shuffle import deck_for

    assert isinstance(match, Match)
    yield match.deal(deck_for(match.rules, seed, 1))
    while not (match.awaits_deal or match.is_over):
        yield match.take(max(match.legal_plays(), key=int.bit_count))


def _kind(turn: "Turn") -> str:
    from scopa_desktop.rules.events import CardsCaptured, DealEnded, DealStarted, ScopaMade

    kinds = {type(event) for event in turn.events}
    for event, kind in ((DealStarted, "deal"), (DealEnded, "end"), (ScopaMade, "scopa")):
        if event in kinds:
            return kind
    many = any(isinstance(event, CardsCaptured) and len(event.captured) > 1 for event in turn.events)
    return "capture" if many else ""

"""Set a file aside that cannot be used, under a name that says so."""

from datetime import datetime
from pathlib import Path
from typing import Literal


def set_aside(path: Path, word: Literal["damaged", "newer"], companions: tuple[str, ...] = ()) -> str | None:
    """Rename ``history.sqlite`` to ``history.damaged-2026-01-01.sqlite``, or ``-2.sqlite`` if that is taken.

    Files called ``path`` + a companion ending (``-wal``) go with it, so that repair tools find them.
    The name of the main file afterwards, or ``None`` when the folder does not allow it.
    """
    moves = _moves(path, word, 1, companions)
    number = 1
    while any(target.exists() for _, target in moves):
        number += 1
        moves = _moves(path, word, number, companions)
    try:
        for source, target in moves:
            if source.exists():
                source.rename(target)
    except OSError:
        return None
    return moves[0][1].name


def _moves(path: Path, word: str, number: int, companions: tuple[str, ...]) -> list[tuple[Path, Path]]:
    stem = f"{path.stem}.{word}-{datetime.now().astimezone():%Y-%m-%d}" + (f"-{number}" if number > 1 else "")
    kept = path.with_name(stem + path.suffix)
    return [(Path(f"{path}{ending}"), Path(f"{kept}{ending}")) for ending in ("", *companions)]

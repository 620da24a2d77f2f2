"""The levels of the computer players by their keys: all that settings and pages need to know of them."""

from typing import Final

LEVELS: Final[tuple[str, ...]] = ("novice", "easy", "fair", "hard", "master")
"""Weakest first."""

"""What a match is begun with, and what the table is given to show."""

from dataclasses import dataclass

from scopa_desktop.match.match import Match
from scopa_desktop.rules.ruleset import Ruleset

HUMAN = ""
"""Stands for a level where a person plays."""


@dataclass(frozen=True, slots=True)
class MatchSetup:
    """Who plays what."""

    rules: Ruleset
    names: tuple[str, ...]
    """By seat; the person at this computer has seat 0."""
    levels: tuple[str, ...]
    """By seat; ``HUMAN`` for a person."""


@dataclass(frozen=True, slots=True)
class MatchShown:
    """A match to be shown as it stands.  To look at only: orders go to the controller."""

    match: Match
    levels: tuple[str, ...]
    """By seat; ``HUMAN`` for a person."""

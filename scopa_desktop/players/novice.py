"""Novice: plays like Easy, but three times in ten whatever comes to hand."""

import random
from typing import Final

from scopa_desktop.players import easy
from scopa_desktop.rules.plays import Play
from scopa_desktop.rules.view import PlayerView

CARELESS: Final = 0.3
"""Share of plays drawn from all legal ones."""


def choose(view: PlayerView, seed: int) -> Play:
    """The seed alone says which plays are careless."""
    chance = random.Random(seed)
    if chance.random() < CARELESS:
        plays = view.legal_plays()
        # Of Random only random() is promised to stay the same in every Python.
        return plays[int(chance.random() * len(plays))]
    return easy.choose(view)

"""Chance, all of it from one seed: the same seed deals the same match on every system and Python.

Only ``random.Random`` seeded with text and its ``random()`` are used: Python promises that this pair never
changes its sequence, while ``shuffle``, ``sample`` and ``randrange`` have changed theirs.
"""

import secrets
from random import Random
from typing import Final

from scopa_desktop.rules.cards import DECK, Card
from scopa_desktop.rules.dealing import deck_fault
from scopa_desktop.rules.ruleset import Ruleset

_SEEDS: Final = 10**9
"""A seed is short enough to be read out."""


def new_seed() -> int:
    """A seed nobody can guess, 0 to 999,999,999."""
    return secrets.randbelow(_SEEDS)


def first_dealer(rules: Ruleset, seed: int) -> int:
    """The seat that deals first."""
    return _below(Random(f"scopa {seed} dealer"), rules.players)


def deck_for(rules: Ruleset, seed: int, deal_number: int) -> tuple[Card, ...]:
    """The deck of a deal, numbered from 1: shuffled again, as the dealer would, until it can be played."""
    chance = Random(f"scopa {seed} deal {deal_number}")
    deck = _shuffled(chance)
    while deck_fault(rules, deck):
        deck = _shuffled(chance)
    return deck


def _shuffled(chance: Random) -> tuple[Card, ...]:
    deck = list(DECK)
    for last in range(len(deck) - 1, 0, -1):
        other = _below(chance, last + 1)
        deck[last], deck[other] = deck[other], deck[last]
    return tuple(deck)


def _below(chance: Random, limit: int) -> int:
    return int(chance.random() * limit)

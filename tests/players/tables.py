"""Views and matches for the tests of the players."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from scopa_desktop.match.match import Match
from scopa_desktop.match.shuffle import deck_for
from scopa_desktop.players import hard, master
from scopa_desktop.players.levels import choose
from scopa_desktop.rules.cards import ALL_CARDS, CardSet, set_of
from scopa_desktop.rules.notation import parse_card
from scopa_desktop.rules.ruleset import PRESETS, Ruleset, ruleset
from scopa_desktop.rules.view import PlayerView

FORMS = (
    ruleset(players=2),
    ruleset(players=3),
    ruleset(players=4),
    ruleset(players=4, teams="individual"),
    ruleset(players=6),
    ruleset(players=6, teams="individual"),
    ruleset(players=6, teams="three_pairs"),
)

PRESETS_FOR_TWO = tuple(ruleset(key) for key, preset in PRESETS.items() if 2 in preset.players)
PRESETS_FOR_FEWEST = tuple(ruleset(key, players=preset.players[0]) for key, preset in PRESETS.items())
ALL_RULES = tuple(
    dict.fromkeys(
        (*FORMS, *(ruleset(key, players=players) for key in PRESETS for players in PRESETS[key].players))
    )
)
"""Every form of the classic game, every preset for every number of players."""


THOUGHT = (
    (hard, "ITERATIONS", hard.ITERATIONS),
    (hard, "WORLDS", hard.WORLDS),
    (hard, "MORE_WORLDS", hard.MORE_WORLDS),
    (master, "ITERATIONS", master.ITERATIONS),
)
"""How much Hard and Master think."""


def form_name(rules: Ruleset) -> str:
    return f"{rules.preset}-{rules.players}-{rules.teams}"


def cards(text: str) -> CardSet:
    """``"7D 10B"`` as a set."""
    return set_of(map(parse_card, text.split()))


def seen(
    hand: str,
    table: str,
    *,
    rules: Ruleset = FORMS[0],
    gone: str = "",
    unseen: str | None = None,
    hand_sizes: tuple[int, ...] | None = None,
) -> PlayerView:
    """What seat 0 sees.

    Cards not named are unseen or, if the unseen ones are named, in the last side's pile.
    """
    own, lying, taken = cards(hand), cards(table), cards(gone)
    if unseen is not None:
        taken = ALL_CARDS & ~(own | lying | cards(unseen))
    sizes = hand_sizes or (own.bit_count(),) * rules.players
    hidden = ALL_CARDS & ~(own | lying | taken)
    return PlayerView(
        rules=rules,
        seat=0,
        dealer=rules.players - 1,
        hand=own,
        hand_sizes=sizes,
        table=lying,
        piles=(*(0,) * (len(rules.sides) - 1), taken),
        scopas=(0,) * len(rules.sides),
        last_capturer=-1,
        stock_size=hidden.bit_count() - sum(sizes[1:]),
        scores=(0,) * len(rules.sides),
    )


def dealt(rules: Ruleset, seed: int, plays: int) -> Match:
    """A match after some plays of its first deal, made by Easy."""
    match = Match(rules, seed % rules.players)
    match.deal(deck_for(rules, seed, 1))
    for _ in range(plays):
        assert match.state is not None
        assert match.state.turn is not None
        match.take(choose("easy", match.view(match.state.turn), 0))
    return match


def late_match(rules: Ruleset, seed: int, left: int, *, is_last: bool) -> Match:
    """A match with so many cards left in a hand, the first or the last of the deal."""
    match = dealt(rules, seed, 0)
    while True:
        assert match.state is not None
        assert match.state.turn is not None
        hands = sum(map(len, match.state.hands))
        if hands <= left and (not match.state.stock or not is_last):
            return match
        match.take(choose("novice", match.view(match.state.turn), seed))


@contextmanager
def full_thought() -> Iterator[None]:
    """As the levels really think, within ``little_thought``."""
    with pytest.MonkeyPatch.context() as patched:
        for module, name, number in THOUGHT:
            patched.setattr(module, name, number)
        yield


@contextmanager
def little_thought(iterations: int = 60) -> Iterator[None]:
    """For tests that need the levels but not their strength; Hard has half of Master's iterations."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(hard, "ITERATIONS", iterations // 2)
        patched.setattr(hard, "WORLDS", 3)
        patched.setattr(hard, "MORE_WORLDS", 2)
        patched.setattr(master, "ITERATIONS", iterations)
        yield

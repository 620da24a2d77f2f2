"""Deals played out by themselves, greedy enough that scopas happen, for the tests of what the table shows."""

from functools import cache
from random import Random

from hypothesis import strategies as st

from scopa_desktop.match.match import Match
from scopa_desktop.match.shuffle import deck_for
from scopa_desktop.match.turns import Turn
from scopa_desktop.rules.ruleset import Ruleset, ruleset
from scopa_desktop.table.layout import Layout
from scopa_desktop.table.places import Picture, picture_before, picture_of
from scopa_desktop.table.poses import layout_for
from tests.tables import FORMS, arranged, play_of

SIZES = [(800, 600), (1280, 800), (1366, 768), (2560, 1080), (900, 1200)]
CHOICE = ("9C 7D 2S | 10B 8S 3S", "3B 4C 5D 6S")
"""Hands of the person and of the other, and the table: the nine takes in two ways."""


OTHERS = (
    ruleset("cirulla"),
    ruleset("cirulla", players=4),
    ruleset("escoba", ace_sweep="no_scopa", ace_on_empty="own_pile"),
    ruleset("escoba", players=3),
)
"""Rules under which more can happen than in the classic game."""


def deal(players: int = 2, teams: str = "teams", seed: int = 1) -> tuple[Ruleset, tuple[Turn, ...]]:
    """A whole deal; any seat may have dealt it."""
    return deal_by(ruleset(players=players, teams=teams), seed)


@cache
def deal_by(rules: Ruleset, seed: int) -> tuple[Ruleset, tuple[Turn, ...]]:
    """A whole deal by any rules."""
    chance = Random(f"{rules.players} {rules.teams} {seed}")
    match = Match(rules, chance.randrange(rules.players))
    match.deal(deck_for(rules, seed, 1))
    while not (match.awaits_deal or match.is_over):
        if declarations := match.legal_declarations():
            match.take(declarations[-1])
        plays = match.legal_plays()
        likes = chance.random() < 0.8
        match.take(max(plays, key=int.bit_count) if likes else chance.choice(plays))
    return rules, match.turns


def deals() -> st.SearchStrategy[tuple[Ruleset, tuple[Turn, ...]]]:
    """For every number of players in every form of team, and by other rules."""
    seeds = st.integers(0, 60)
    classic = st.tuples(st.sampled_from(FORMS), seeds).map(lambda made: deal(*made[0], made[1]))
    return classic | st.tuples(st.sampled_from(OTHERS), seeds).map(lambda made: deal_by(*made))


@st.composite
def turns(draw: st.DrawFn) -> tuple[Ruleset, Picture, Turn]:
    """One turn of a deal with the picture before it."""
    rules, played = draw(deals())
    number = draw(st.integers(0, len(played) - 1))
    turn = played[number]
    return rules, picture_of(rules, played[:number]) if number else picture_before(rules, turn), turn


def played(
    start: str, table: str, *plays: str, dealer: int = 1, preset: str = "classic", **fields: object
) -> Match:
    """A match in its first deal: hands from the seat after the dealer on, parted by ``|``, table, plays."""
    rules = ruleset(preset, **fields)
    match = Match(rules, dealer)
    match.deal(arranged(rules, start, table))
    for play in plays:
        match.take(play_of(match, play))
    return match


def laid_out(rules: Ruleset, picture: Picture, size: tuple[int, int] = (1280, 800)) -> Layout:
    return layout_for(picture, rules, *size, 16, 28)


def new_match(dealer: int = 1) -> Match:
    """Of two, not a card dealt."""
    return Match(ruleset("classic"), dealer, names=("You", "Nora"))


def next_turn(match: Match, seed: int, chance: Random) -> Turn:
    """Deal if a deal is due, else play, rather a large capture."""
    if match.awaits_deal:
        return match.deal(deck_for(match.rules, seed, match.deal_number + 1))
    plays = match.legal_plays()
    greedy = max(plays, key=int.bit_count)
    return match.take(greedy if chance.random() < 0.7 else chance.choice(plays))

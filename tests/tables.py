"""Cards and plays as short texts, decks made to order, and strategies, for the tests of the rules."""

from collections.abc import Iterable
from random import Random

from hypothesis import strategies as st

from scopa_desktop.match.match import Match
from scopa_desktop.match.shuffle import deck_for
from scopa_desktop.rules.cards import ALL_CARDS, DECK, Card, CardSet, cards_in, set_of
from scopa_desktop.rules.dealing import deck_fault
from scopa_desktop.rules.notation import card_text, parse_card
from scopa_desktop.rules.plays import Play
from scopa_desktop.rules.ruleset import FIELDS, PRESETS, Ruleset, ruleset
from tests import oracle

FORMS = [
    (2, "teams"),
    (2, "individual"),
    (3, "teams"),
    (3, "individual"),
    (4, "teams"),
    (4, "individual"),
    (6, "teams"),
    (6, "individual"),
    (6, "three_pairs"),
]
"""Every number of players in every form of team."""
PRESET_FORMS = [
    (key, players, teams)
    for key, preset in PRESETS.items()
    for players, teams in FORMS
    if players in preset.players and not (players in (2, 3) and teams == "individual")
]
"""Every preset for every number of players in every form of team that makes other sides."""


def cards(text: str) -> tuple[Card, ...]:
    """``"7D 4C"`` as cards in that order."""
    return tuple(parse_card(word) for word in text.split())


def mask(text: str) -> CardSet:
    """``"7D 4C"`` as a set of cards."""
    return set_of(cards(text))


def texts(some: Iterable[Card]) -> list[str]:
    return [card_text(card) for card in some]


def play_of(match_or_table: Match | CardSet, text: str) -> Play:
    """``"10Sx3D+7C"`` as a play."""
    card, _, captured = text.partition("x")
    play = mask(card) | mask(captured.replace("+", " "))
    if isinstance(match_or_table, Match):
        assert play in match_or_table.legal_plays(), text
    return play


def spelled(play: Play, table: CardSet) -> tuple[str, frozenset[str]]:
    """A play as the card's text and the texts of what it takes."""
    (card,) = cards_in(play & ~table)
    return card_text(card), frozenset(texts(cards_in(play & table)))


def arranged(rules: Ruleset, start: str, table: str) -> tuple[Card, ...]:
    """A deck that deals these hands, as far as they go, and this table; the other cards follow by index.

    ``start`` names the hands from the seat after the dealer on, parted by ``|``.
    """
    hands = [list(cards(hand)) for hand in start.split("|")]
    hands += [[] for _ in range(rules.players - len(hands))]
    named = [card for hand in hands for card in hand] + list(cards(table))
    rest = [card for card in DECK if card not in named]
    for hand in hands:
        while len(hand) < rules.hand:
            hand.append(rest.pop(0))
    first = [hand[step] for step in range(rules.hand) for hand in hands]
    return (*first, *cards(table), *rest)


def seeded(rules: Ruleset, seed: int, choose, *, first_dealer: int = 0, names: tuple[str, ...] = ()) -> Match:
    """A whole match; ``choose(decisions)`` gives the play of every turn, or a declaration before it."""
    match = Match(rules, first_dealer, names=names, seed=seed)
    while not match.is_over:
        match.deal(deck_for(rules, seed, match.deal_number + 1))
        while not (match.awaits_deal or match.is_over):
            match.take(choose((*match.legal_declarations(), *match.legal_plays())))
    return match


def forms(**fields: int) -> st.SearchStrategy[Ruleset]:
    """Rules for every number of players in every form of team."""
    return st.sampled_from(FORMS).map(lambda form: ruleset(players=form[0], teams=form[1], **fields))


OPTIONS = {name: FIELDS[name] for name in FIELDS if name not in ("players", "teams", "target")}


def options_of(rules: Ruleset) -> dict[str, int | str]:
    """The fields of a deal by name, for the naive game."""
    return {name: getattr(rules, name) for name in OPTIONS}


def fitting(
    form: tuple[int, str], options: dict[str, int | str], preset: str = "classic", **fields: int
) -> Ruleset:
    """Rules with some options, after those that make others impossible are set right."""
    players, teams = form
    if options.get("hand", 3) != 3:
        players, teams = 4, "teams" if teams == "three_pairs" else teams
    if "hand" in options or "table" in options:
        options = {**options, "table": 0 if options.get("hand") == 10 else 4}
    if options.get("napoleone") == "on" and options.get("napola", "off") == "off":
        options = {**options, "napola": "full"}
    return ruleset(preset, players=players, teams=teams, **options, **fields)


def random_rules(chance: Random) -> Ruleset:
    """Any number of options at random, in any form of team."""
    names = chance.sample(list(OPTIONS), chance.randint(1, len(OPTIONS)))
    options = {name: chance.choice(list(OPTIONS[name])) for name in names}
    return fitting(chance.choice(FORMS), options, target=chance.choice([1, 11, 21]))


def any_rules(**fields: int) -> st.SearchStrategy[Ruleset]:
    """Every number of players, form of team and option, the plain ones more often."""
    few = st.lists(st.sampled_from(list(OPTIONS)), max_size=8, unique=True)
    chosen = few.flatmap(
        lambda names: st.fixed_dictionaries({name: st.sampled_from(list(OPTIONS[name])) for name in names})
    )
    return st.builds(lambda form, options: fitting(form, options, **fields), st.sampled_from(FORMS), chosen)


def naive_deal(rules: Ruleset, dealer: int, deck: Iterable[Card]) -> oracle.Deal:
    """The same deal in the naive game."""
    return oracle.Deal(rules.players, rules.teams, dealer, texts(deck), **options_of(rules))


def naive_redeal(rules: Ruleset, deck: Iterable[Card]) -> bool:
    """Whether the naive game deals this deck again."""
    options = options_of(rules)
    names = ("kings_redeal", "ace_redeal", "hand", "table")
    return oracle.must_deal_again(rules.players, texts(deck), **{name: options[name] for name in names})


def decks(rules: Ruleset) -> st.SearchStrategy[tuple[Card, ...]]:
    """Shuffled decks that can be played."""
    return st.permutations(DECK).map(tuple).filter(lambda deck: deck_fault(rules, deck) is None)


def card_sets(within: CardSet = ALL_CARDS, max_size: int = 12) -> st.SearchStrategy[CardSet]:
    return st.lists(st.sampled_from(list(cards_in(within))), max_size=max_size, unique=True).map(set_of)

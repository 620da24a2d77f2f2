"""Positions made by hand in which the reason for a play is plain."""

from dataclasses import dataclass, replace

from scopa_desktop.rules.cards import ALL_CARDS
from scopa_desktop.rules.plays import Play
from scopa_desktop.rules.ruleset import Ruleset, ruleset
from scopa_desktop.rules.view import PlayerView
from tests.players.tables import cards


@dataclass(frozen=True)
class Case:
    """``rules`` is a preset with the number of players, ``play`` written as in records."""

    rules: str
    hand: str
    table: str
    play: str
    says: tuple[str, ...]
    """Sentences that are among those said of the play."""
    hides: tuple[str, ...] = ()
    """Beginnings of sentences that are not."""
    mine: str = ""
    """In the own side's pile."""
    theirs: str = ""
    """In that of the last side."""
    last: str | None = None
    """All cards that are still unseen; the others of the deck are in the last side's pile."""
    sizes: tuple[int, ...] = ()
    declared: str = ""
    """By seat, parted by ``|``."""
    options: tuple[tuple[str, str], ...] = ()

    @property
    def view(self) -> PlayerView:
        return position(
            rules_of(self.rules, dict(self.options)),
            self.hand,
            self.table,
            mine=self.mine,
            theirs=self.theirs,
            last=self.last,
            sizes=self.sizes,
            declared=self.declared,
        )

    @property
    def made(self) -> Play:
        return cards(self.play.replace("x", " ").replace("+", " "))


def rules_of(name: str, options: dict[str, str] | None = None) -> Ruleset:
    """ "classic 2" """
    preset, players = name.split()
    return ruleset(preset, players=int(players), **(options or {}))


def position(
    rules: Ruleset,
    hand: str,
    table: str,
    *,
    mine: str = "",
    theirs: str = "",
    last: str | None = None,
    sizes: tuple[int, ...] = (),
    declared: str = "",
) -> PlayerView:
    """What seat 0 sees in its turn; hands not named are as large as its own."""
    own, lying, ours = cards(hand), cards(table), cards(mine)
    shown = [cards(text) for text in declared.split("|")] if declared else []
    open_ = sum(shown) & ~own
    taken = cards(theirs)
    if last is not None:
        taken = ALL_CARDS & ~(own | lying | ours | open_ | cards(last))
    hand_sizes = sizes or (own.bit_count(),) * rules.players
    hidden = (ALL_CARDS & ~(own | lying | ours | taken)).bit_count()
    sides = len(rules.sides)
    view = PlayerView(
        rules=rules,
        seat=0,
        dealer=rules.players - 1,
        hand=own,
        hand_sizes=hand_sizes,
        table=lying,
        piles=(ours, *(0,) * (sides - 2), taken),
        scopas=(0,) * sides,
        last_capturer=-1,
        stock_size=hidden - sum(hand_sizes[1:]),
        scores=(0,) * sides,
    )
    if rules.declarations == "on":
        padded = [*shown, *[0] * (rules.players - len(shown))]
        view = replace(view, declared=tuple(padded), bonuses=(0,) * sides)
    return view


ONE_EACH = "classic 2"
CASES = (
    # Between two, classic: what is taken.
    Case(ONE_EACH, "7D 9C 1S", "4C 3B 5D 6S", "7Dx4C+3B", ("It brings the settebello home.",)),
    Case(
        ONE_EACH,
        "10D 2S 1S",
        "1C 2C 3B 4S",
        "10Dx1C+2C+3B+4S",
        ("It is a scopa.", "The table is empty then, so the next player can only lay a card."),
    ),
    Case(ONE_EACH, "7C 9C 1S", "7S 10B", "7Cx7S", ("It takes 2 sevens, worth most in the primiera.",)),
    Case(ONE_EACH, "6C 9C 1S", "6S 10B 8D", "6Cx6S", ("It takes 2 sixes towards the primiera.",)),
    Case(
        ONE_EACH,
        "5D 9C 1S",
        "2D 3D 10B 8B",
        "5Dx2D+3D",
        ("It takes 3 coins.", "It takes 3 cards towards the most cards."),
    ),
    Case(
        ONE_EACH,
        "5D 9C 1S",
        "5S 10B 8B",
        "5Dx5S",
        ("It takes a coin.", "It takes 2 cards; no other play takes any."),
        ("It takes 2 cards towards",),
    ),
    # The eight takes too: that it takes is nothing of its own.
    Case(ONE_EACH, "5C 8C 1S", "5S 10B 8B", "5Cx5S", (), ("It takes 2 cards",)),
    Case(
        ONE_EACH,
        "5D 9C 1S",
        "5S 10B 8B",
        "5Dx5S",
        ("With 6 coins you have more than half: the point is yours.",),
        mine="1D 2D 3D 4D 6D",
    ),
    Case(ONE_EACH, "4D 9C 1S", "4S 10B 8B", "4Dx4S", (), ("It takes a coin",), mine="1D 2D 3D 5D 6D 8D"),
    Case(
        ONE_EACH,
        "4C 9B 1S",
        "4S 10B 8B",
        "4Cx4S",
        ("With 22 cards you have more than half: the point is yours.",),
        mine="1C 2C 3C 5C 6C 7C 8C 9C 10C 2S 3S 5S 6S 7S 8S 9S 10S 1B 2B 3B",
    ),
    Case(
        ONE_EACH,
        "4C 2B",
        "4S 10B 8B",
        "4Cx4S",
        (),
        ("It takes 2", "With"),
        theirs="1C 2C 3C 5C 6C 7C 8C 9C 10C 2S 3S 5S 6S 7S 8S 9S 10S 1B 3B 4B 5B 6B",
    ),
    # What is left, and what that allows.
    Case(ONE_EACH, "9C 2S 1S", "9B 8D 5C", "9Cx9B", ("It leaves 13, so no scopa next.",)),
    Case(
        ONE_EACH,
        "9C 2S 1S",
        "9B 4D 3C",
        "9Cx9B",
        ("It leaves 7: only a seven would sweep it, and 4 are unseen.",),
    ),
    Case(
        ONE_EACH,
        "9C 2S 7S",
        "9B 4D 3C",
        "9Cx9B",
        ("It leaves 7: only a seven would sweep it, and 2 are unseen.",),
        theirs="7B 5B",
    ),
    Case(
        ONE_EACH,
        "9C 2S 7S",
        "9B 4D 3C",
        "9Cx9B",
        ("It leaves 7: only a seven would sweep it, and one is unseen.",),
        theirs="7B 7D",
    ),
    Case(
        ONE_EACH,
        "9C 2S 7S",
        "9B 4D 3C",
        "9Cx9B",
        ("It leaves 7: only a seven would sweep it, and none can come next.",),
        theirs="7B 7D 7C",
    ),
    Case(ONE_EACH, "1S 9C 2S", "", "1S", ("It leaves 1: only an ace would sweep it, and 3 are unseen.",)),
    Case(
        ONE_EACH,
        "9C 2S",
        "9B 4D 3C",
        "9Cx9B",
        ("It leaves 7, though Nora has what sweeps it: a seven.",),
        last="7D 5B",
    ),
    Case(
        ONE_EACH,
        "9C 2S",
        "9B 4D 3C",
        "9Cx9B",
        ("It leaves 7: only a seven would sweep it, and none can come next.",),
        last="6D 5B",
    ),
    Case(ONE_EACH, "9C", "9B 4D 3C", "9Cx9B", (), ("It leaves",), last="7D"),
    Case(
        ONE_EACH,
        "9C",
        "9B 4D 3C",
        "9Cx9B",
        ("You take last and get the 2 cards left.",),
        ("It leaves",),
        last="",
        sizes=(1, 0),
    ),
    # What is laid, and what is kept.
    Case(ONE_EACH, "6C 6S 10D", "3C", "6C", ("If it stays there, your other six takes it.",)),
    Case(
        ONE_EACH,
        "6C 2S 7D",
        "4B",
        "2S",
        ("You keep the settebello in your hand.", "It gives away neither a coin nor a seven."),
    ),
    Case(ONE_EACH, "6C 2S", "10B", "2S", ("You keep the last six.",), theirs="6D 6S 6B"),
    Case(ONE_EACH, "4S 2C 2S", "10B", "4S", ("You keep two equal cards: one can take the other.",)),
    Case(ONE_EACH, "3C 8S", "9B", "3C", ("Nobody can take the three of cups now.",), last="5D 4C"),
    Case(ONE_EACH, "3C", "9B", "3C", ("It is your only play.",), last="5D"),
    # Further seats: only what one may know.
    Case(
        "classic 3",
        "9C 2S 1S",
        "9B 4D 3C",
        "9Cx9B",
        ("It leaves 7: only a seven would sweep it, and 4 are unseen.",),
    ),
    Case(
        "classic 4",
        "7D 2S 1S",
        "7B 4D 3C 1B",
        "7Dx7B",
        ("It brings the settebello home.", "It leaves 8: only a jack would sweep it, and 4 are unseen."),
    ),
    Case("classic 6", "9C 2S 1S", "9B 8D 5C", "9Cx9B", ("It leaves 13, so no scopa next.",)),
    Case(
        "scopone 4",
        "3C 3S 10D 10C 10S 10B 1D 1C 1S",
        "5B 6B 2B 2C",
        "3C",
        ("If it stays there, your other three takes it.", "It leaves 18, so no scopa next."),
        ("You keep two equal",),
    ),
    Case(
        "scientifico 4",
        "7D 4C 3B",
        "7S 2C",
        "7Dx7S",
        ("It brings the settebello home.",),
        last="8D 8C 8S 9D 9C 9S 10D 10C 10S",
    ),
    Case(
        "classic 4",
        "2C 9C",
        "9B 4D 3C",
        "9Cx9B",
        ("It leaves 7: only a seven would sweep it, and one is unseen.",),
        last="7D 5D 6C 1C 1S 8D",
        sizes=(2, 2, 2, 2),
    ),
    # Presets with points of their own.
    Case("napola 2", "3D 9C 1S", "3C 10B", "3Dx3C", ("It makes a napola of 3 coins.",), mine="1D 2D"),
    Case("napola 2", "5D 9C 1S", "5C 10B", "5Dx5C", ("It makes a napola of 5 coins.",), mine="1D 2D 3D 4D"),
    Case(
        "napola 2",
        "10D 9C",
        "10C 8B",
        "10Dx10C",
        ("All ten coins are yours: it wins the match.",),
        mine="1D 2D 3D 4D 5D 6D 7D 8D 9D",
    ),
    Case("re_bello 2", "10D 9C 1S", "10C 8B", "10Dx10C", ("It brings the king of coins home.",)),
    Case("ponino 2", "9D 2C 1S", "9C 8B", "9Dx9C", ("It takes 2 knights.",)),
    Case(
        "trentino 4",
        "2C 9C 4S",
        "2D 8B",
        "2Cx2D",
        ("It brings the two of coins home.",),
        last="1S 1B 8D 8C 9D 10D 10C 10S 5D",
    ),
    Case(
        "trentino 4",
        "2C 9C 4S",
        "2D 8B",
        "2Cx2D",
        ("Ace, two and three of coins are yours: it wins the match.",),
        mine="1D 3D",
        last="1S 1B 8D 8C 9D 10D 10C 10S 5D",
    ),
    Case(
        "frac 2",
        "10D 9C 1S",
        "10C 8B",
        "10Dx10C",
        ("It takes 2 cards that score.",),
        ("It brings", "It leaves"),
    ),
    Case(
        "classic 2",
        "8S 9C 1S",
        "8C 10B",
        "8Sx8C",
        ("It brings the jack of swords home.",),
        options=(("rosmarino", "on"),),
    ),
    # Aces that take all.
    Case("asso_pigliatutto 2", "1S 9C 2S", "4C 7B 10D", "1Sx4C+7B+10D", ("It is a scopa.",)),
    Case(
        "scopa_d_assi 2",
        "1S 9C 2S",
        "4C 7B 10D",
        "1Sx4C+7B+10D",
        ("The ace takes the whole table.",),
        ("It is a scopa",),
        theirs="5D 5C",
    ),
    Case(
        "asso_pigliatutto 2",
        "9C 2S 3S",
        "9B 4D 3C",
        "9Cx9B",
        ("It leaves 7: only an ace or a seven would sweep it, and 8 are unseen.",),
    ),
    # Fifteen, and cards that need not take.
    Case(
        "escoba 2",
        "7D 9C 1S",
        "5C 3B 10B",
        "7Dx5C+3B",
        ("It brings the settebello home.", "It leaves 10: only a five would sweep it, and 3 are unseen."),
    ),
    Case(
        "escoba 2",
        "7C 9C 1S",
        "5C 3B",
        "7C",
        ("Better not take with it, though it could.", "It leaves 15, so no escoba next."),
    ),
    Case("escoba 2", "7C 9C 1S", "7S 1B", "7Cx7S+1B", ("It is an escoba.",)),
    Case(
        "quindici 2",
        "10D 9C 1S",
        "5C 2B 8B",
        "10Dx5C",
        ("It leaves 10: only a five would sweep it, and 3 are unseen.",),
    ),
    # Cirulla: hands that lie open.
    Case("cirulla 2", "9C 8S 2S", "4D 2C", "9Cx4D+2C", ("It is a scopa.",)),
    Case(
        "cirulla 2",
        "9C 8S 10S",
        "9B 4D 2C",
        "9Cx9B",
        ("It leaves 6, though Nora has what sweeps it: an ace, a six or a knight.",),
        declared="|6C 1B 2D",
    ),
    Case("cirulla 2", "10D 8S 2S", "10C 8B", "10Dx10C", ("It brings the king of coins home.",)),
    Case(
        "cirulla 4",
        "8C 8S 10S",
        "8B 4D 2C",
        "8Cx8B",
        (
            "It leaves 6: only an ace, a six or a knight would sweep it, and none can come next.",
            "Bruno, your partner, can sweep it with the ace.",
        ),
        declared="||6C 1B 2D",
        theirs="1D 1C 1S 6D 6S 6B 9D 9C 9S 9B",
    ),
    # Where the fewest points win.
    Case(
        "a_perdere 2",
        "7C 9C 1S",
        "7D 10B",
        "1S",
        ("It leaves the settebello alone.", "It takes nothing."),
        ("It gives away", "You keep"),
    ),
    Case("a_perdere 2", "5C 9C 1S", "5S 10B 5D", "5Cx5S", ("It takes no coins.",), ("It takes 2",)),
    Case("a_perdere 2", "5C 10C 1S", "5S", "1S", ("It is no scopa.", "It takes nothing.")),
    Case("a_perdere 2", "8C 3C 1S", "3S 5D 10B", "3Cx3S", ("It takes as little as can be, 2 cards.",)),
)

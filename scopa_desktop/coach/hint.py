"""A hint: what Master would play, what speaks for it, and what the other plays cost."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import sqrt
from statistics import stdev
from typing import Final

from scopa_desktop.coach.hint_facts import Fact, Leaves
from scopa_desktop.coach.reasons import facts
from scopa_desktop.players import master
from scopa_desktop.players.rest_of_hand import RestOfHand
from scopa_desktop.players.stakes import WIN, reach
from scopa_desktop.players.tree import IsStopped, never
from scopa_desktop.players.weighing import mean_values
from scopa_desktop.players.worlds import chance_of
from scopa_desktop.rules.cards import CardSet
from scopa_desktop.rules.declaring import Declaration
from scopa_desktop.rules.plays import Play
from scopa_desktop.rules.ruleset import Ruleset
from scopa_desktop.rules.view import PlayerView

ROUNDS: Final = 10
"""Samples of worlds whose means are compared, to tell a difference from noise."""
SOLVED: Final = 10
"""Worlds a round where the rest of the hand is solved."""
PLAYED_OUT: Final = 30
"""Where it is played out by rule of thumb."""
TRIES: Final = 600
"""Plays tried in all in a round: where many are possible they are tried in fewer worlds."""
DOUBT: Final = 2.26
"""Standard errors within which a mean of ten rounds lies with 95 %."""
SLIGHT: Final = 0.05
"""Differences below are not worth a word."""
MOST_FACTS: Final = 3
"""More reasons than these convince nobody."""


@dataclass(frozen=True, slots=True)
class Other:
    """Another play and what it costs against the best."""

    play: Play
    cost: float
    """In points a deal, never below 0; near the end of a match the chance to win it that is lost, 0 to 1."""
    is_even: bool
    """The difference is too slight, or lost in the noise."""


@dataclass(frozen=True, slots=True)
class Hint:
    """Drawn from nothing but what its seat may know."""

    rules: Ruleset
    table: CardSet
    """Before the play."""
    declaration: Declaration | None
    """To be made first."""
    play: Play
    facts: tuple[Fact, ...]
    """What speaks for it, the weightiest first."""
    others: tuple[Other, ...]
    """All other legal plays: those about as good first, then the less they cost."""
    is_of_chance: bool = False
    """The end of the match is near: costs are chances to win it."""
    is_exact: bool = False
    """All cards are known, and costs are those of best play."""

    @property
    def plays(self) -> tuple[Play, ...]:
        """All legal plays, the best first."""
        return (self.play, *(other.play for other in self.others))


def hint(view: PlayerView, seed: int, is_stopped: IsStopped = never) -> Hint:
    """The best decision of the seat of ``view``, whose turn it is.

    All plays are tried in the same worlds, Master's choice among them; that is the hint unless another play
    is better beyond doubt.  The last hand between two is solved exactly.  Raises ``Stopped``.
    """
    declarations = view.declarations()
    declaration = declarations[-1] if declarations else None
    if declaration is not None:
        view = _declared(view, declaration)
    plays = view.legal_plays()
    is_of_chance = (
        len(view.rules.sides) == 2 and max(view.scores) + reach(view.rules.preset) >= view.rules.target
    )
    if len(plays) == 1:
        return Hint(view.rules, view.table, declaration, plays[0], facts(view, plays[0]), (), is_of_chance)
    rounds, is_exact = _rounds(view, plays, seed, is_stopped)
    means = [sum(values) / len(rounds) for values in zip(*rounds, strict=True)]
    chosen = plays.index(master.choose(view, seed, is_stopped))
    best = means.index(max(means))
    if best != chosen and not _is_even(rounds, best, chosen):
        chosen = best
    scale = 1 / (2 * WIN) if is_of_chance else 1.0
    others = [
        Other(play, scale * max(0.0, means[chosen] - means[number]), _is_even(rounds, chosen, number))
        for number, play in enumerate(plays)
        if number != chosen
    ]
    others.sort(key=lambda other: (not other.is_even, other.cost))
    return Hint(
        view.rules,
        view.table,
        declaration,
        plays[chosen],
        deciding(view, plays[chosen], plays),
        tuple(others),
        is_of_chance,
        is_exact,
    )


def deciding(view: PlayerView, play: Play, plays: Sequence[Play]) -> tuple[Fact, ...]:
    """The few facts that tell a play from the others: what all plays have in common decides nothing."""
    found = facts(view, play)
    others = [facts(view, other) for other in plays if other != play]
    telling = [
        fact
        for fact in found
        if not others or not all(any(_is_alike(fact, one) for one in other) for other in others)
    ]
    left = next((fact for fact in telling if isinstance(fact, Leaves)), None)
    few = telling[:MOST_FACTS]
    if left is not None and left not in few:
        few[-1] = left
    return tuple(few)


def _is_alike(one: Fact, other: Fact) -> bool:
    """Whether two facts say the same; of tables that nobody can sweep the worth tells nothing."""
    if isinstance(one, Leaves) and isinstance(other, Leaves) and one.is_safe and other.is_safe:
        return True
    return one == other


def _declared(view: PlayerView, declaration: Declaration) -> PlayerView:
    """The view once the hand lies open."""
    side = view.rules.side_of[view.seat]
    declared = list(view.declared or (0,) * view.rules.players)
    declared[view.seat] |= view.hand
    bonuses = list(view.bonuses or (0,) * len(view.rules.sides))
    bonuses[side] += declaration.points
    return replace(view, declared=tuple(declared), bonuses=tuple(bonuses))


def _rounds(
    view: PlayerView, plays: Sequence[Play], seed: int, is_stopped: IsStopped
) -> tuple[list[list[float]], bool]:
    """Mean values by play in several samples of worlds, and whether they are exact."""
    chance = chance_of(seed)
    worlds = master.worlds_of(view, chance)
    hand = RestOfHand(view, chance)
    is_solved = hand.is_solved(hand.world(worlds.hands()))
    if is_solved and worlds.is_certain:
        return [mean_values(view, hand, worlds, plays, 1, is_stopped)], True
    times = max(1, min(SOLVED if is_solved else PLAYED_OUT, TRIES // len(plays)))
    return [
        mean_values(view, hand, worlds, plays, times, is_stopped, by_thumb=is_solved) for _ in range(ROUNDS)
    ], False


def _is_even(rounds: Sequence[Sequence[float]], one: int, other: int) -> bool:
    """Whether one play is no better than another beyond doubt."""
    differences = [values[one] - values[other] for values in rounds]
    mean = sum(differences) / len(differences)
    doubt = DOUBT * stdev(differences) / sqrt(len(differences)) if len(differences) > 1 else 0.0
    return abs(mean) < SLIGHT or abs(mean) <= doubt

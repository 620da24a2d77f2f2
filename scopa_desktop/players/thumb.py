"""A play by rule of thumb, as somebody makes it who looks at the table and the own cards alone."""

from collections.abc import Callable
from typing import Final

from scopa_desktop.players.worth import Worth, pips
from scopa_desktop.rules.cards import DECK, CardSet, value_of
from scopa_desktop.rules.plays import Play, PlayFinder

HELD: Final = 0.5
"""Share of its worth that is lost with a card laid."""
EXPOSED: Final = 0.5
"""Cost of laying a card so that one card can take all of the table, as a share of a scopa."""

PIPS: Final = {1 << card: value_of(card) for card in DECK}
"""Value by single card."""


def thumb_finder(
    find: PlayFinder,
    limit: int,
    worth: Worth,
    is_mere_sweep: Callable[[Play, CardSet], bool] | None = None,
) -> PlayFinder:
    """In place of all legal plays the one that a rule of thumb chooses: the best capture, else the card that
    does least harm.  ``limit``: the most one card can sweep; ``is_mere_sweep`` as for ``Solver``."""
    gain = worth.gain
    exposed = EXPOSED * worth.scopa
    known: dict[tuple[CardSet, CardSet], list[Play]] = {}

    def best(hand: CardSet, table: CardSet) -> list[Play]:
        key = (hand, table)
        found = known.get(key)
        if found is None:
            plays = find(hand, table)
            found = known[key] = [max(plays, key=lambda play: merit(play, table))] if plays[1:] else plays
        return found

    def merit(play: Play, table: CardSet) -> float:
        captured = play & table
        if captured:
            is_scopa = captured == table and not (is_mere_sweep and is_mere_sweep(play, captured))
            return gain(play, scopa=is_scopa)
        points = -HELD * gain(play)
        return points - exposed if pips(table) + PIPS[play] <= limit else points

    return best

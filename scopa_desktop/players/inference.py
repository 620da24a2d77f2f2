"""What the others probably do not hold, from what they did not play."""

from collections.abc import Mapping, Sequence
from math import exp, log
from typing import Final

from scopa_desktop.players.thumb import EXPOSED, HELD
from scopa_desktop.players.worth import Worth, is_scopa, pips, sweep_limit, worth_under
from scopa_desktop.rules.cards import CardSet, cards_in
from scopa_desktop.rules.plays import Play, play_finder
from scopa_desktop.rules.ruleset import Ruleset
from scopa_desktop.rules.view import PlayerView

TRUST: Final = 4.0
"""How much less likely a hand is for each point that its seat left lying: a scopa left, e to this power."""
ERRING: Final = 0.3
"""The share of plays made for reasons that are not seen here."""


def doubts(view: PlayerView) -> Sequence[Mapping[CardSet, float]] | None:
    """By seat and hidden card, what speaks against its lying there; ``None`` if nothing is to be told yet."""
    if all(past.seat == view.seat for past in view.past):
        return None
    rules = view.rules
    find = play_finder(rules)
    worth = worth_under(rules)
    limit = sweep_limit(rules)
    hidden = [1 << card for card in cards_in(view.unseen)]
    found: list[dict[CardSet, float]] = [dict.fromkeys(hidden, 0.0) for _ in view.hand_sizes]
    for past in view.past:
        if past.seat == view.seat:
            continue
        made = _merit(rules, worth, limit, past.table, past.play)
        against = found[past.seat]
        for card in hidden:
            best = max([_merit(rules, worth, limit, past.table, play) for play in find(card, past.table)])
            if best > made:
                against[card] -= log(ERRING + (1 - ERRING) * exp(-TRUST * (best - made)))
    return found


def _merit(rules: Ruleset, worth: Worth, limit: int, table: CardSet, play: Play) -> float:
    captured = play & table
    if captured:
        return worth.gain(play, scopa=is_scopa(rules, play, table))
    merit = -HELD * worth.gain(play)
    return merit - EXPOSED * worth.scopa if pips(table | play) <= limit else merit

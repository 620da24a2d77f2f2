"""Fair: counts the cards and looks one step ahead."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import comb
from typing import Final

from scopa_desktop.players.rest_of_hand import RestOfHand
from scopa_desktop.players.weighing import mean_values
from scopa_desktop.players.worlds import Worlds, chance_of, forgotten
from scopa_desktop.players.worth import Worth, is_scopa, worth_under
from scopa_desktop.rules.cards import OF_VALUE, CardSet
from scopa_desktop.rules.plays import Play, legal_plays
from scopa_desktop.rules.ruleset import Ruleset
from scopa_desktop.rules.view import PlayerView

REPLY_CARD: Final = 0.06
"""What the card that captures is worth to the seat that replies."""
HELD: Final = 0.5
"""Chance that a card kept in the hand comes home with a later capture; laying it gives that up."""

WORLDS: Final = 4
"""Between two players where points are to be avoided."""


@dataclass(frozen=True, slots=True)
class Follower:
    """A seat that plays before the choosing one plays again."""

    cards: int
    """Unseen ones in its hand when it plays."""
    weight: float
    """What a point of its side is worth to the choosing side: 1 for a partner, below 0 for an opponent."""


@dataclass(frozen=True, slots=True)
class Reply:
    """The best a seat can do with any card of one value."""

    gain: float
    cards: int
    """Unseen cards of that value."""
    takes: bool = True
    """It captures."""


def choose(view: PlayerView, seed: int = 0) -> Play:
    """The play with the best gain, less what the next seats will probably make of the table it leaves."""
    plays = view.legal_plays()
    if len(plays) == 1:
        return plays[0]
    if view.rules.inverse == "on" and view.rules.players == 2:
        return _without_memory(view, plays, seed)
    followers = _followers(view)
    worth = worth_under(view.rules)
    return max(plays, key=lambda play: _merit(view, worth, followers, play))


def _merit(view: PlayerView, worth: Worth, followers: Sequence[Follower], play: Play) -> float:
    captured = play & view.table
    left = view.table ^ captured if captured else view.table | play
    if captured:
        points = worth.gain(play, scopa=is_scopa(view.rules, play, view.table))
    else:
        points = -HELD * worth.gain(play)
    replies = _replies(view.rules, worth, view.unseen, left) if left else ()
    reached = 1.0
    for follower in followers:
        taken, nothing = _expected(replies, view.unseen.bit_count(), follower.cards)
        points += reached * follower.weight * taken
        # The seat after sees about the same table only if this one took nothing.
        reached *= nothing
    return points


def _without_memory(view: PlayerView, plays: Sequence[Play], seed: int) -> Play:
    """The best in a few worlds of cards it does not remember.

    Where points are to be avoided one reply tells little: what counts is who must take in the end.
    """
    chance = chance_of(seed)
    worlds = Worlds(view, chance, forgotten(view, 1.0, chance))
    values = mean_values(view, RestOfHand(view, chance), worlds, plays, WORLDS)
    return plays[values.index(max(values))]


def _followers(view: PlayerView) -> list[Follower]:
    """In playing order."""
    rules = view.rules
    side_of = rules.side_of
    players = len(side_of)
    opposing = max(side_of)
    followers = []
    dealt = rules.hand if view.stock_size else 0
    for step in range(1, players):
        seat = (view.seat + step) % players
        weight = 1.0 if side_of[seat] == side_of[view.seat] else -1.0 / opposing
        # Declared cards are no secret, so that none of the unseen ones is among them.
        shown = view.declared[seat].bit_count() if view.declared else 0
        held = view.hand_sizes[seat]
        followers.append(Follower(held - shown if held else dealt, weight))
    return followers


def _replies(rules: Ruleset, worth: Worth, unseen: CardSet, table: CardSet) -> list[Reply]:
    """What an unseen card could do, best first; those that capture nothing only where taking is bad."""
    replies = []
    is_bad = rules.inverse == "on"
    for value in range(1, 11):
        cards = unseen & OF_VALUE[value]
        if not cards:
            continue
        one = cards & -cards
        plays = legal_plays(rules, one, table)
        captures = [play for play in plays if play & table]
        if captures and not (is_bad and len(captures) < len(plays)):
            best = max(worth.gain(play & table, scopa=is_scopa(rules, play, table)) for play in captures)
            replies.append(Reply(best if is_bad else best + REPLY_CARD, cards.bit_count()))
        elif is_bad:
            replies.append(Reply(0.0, cards.bit_count(), takes=False))
    return sorted(replies, key=lambda reply: -reply.gain)


def _expected(replies: Sequence[Reply], unseen: int, hand: int) -> tuple[float, float]:
    """The mean gain of the best reply with ``hand`` unseen cards, and the chance that it takes nothing."""
    hands = comb(unseen, hand)
    left = unseen
    mean, without, taking = 0.0, 1.0, 0.0
    for reply in replies:
        left -= reply.cards
        worse = comb(left, hand) / hands
        mean += reply.gain * (without - worse)
        if reply.takes:
            taking += without - worse
        without = worse
    return mean, 1.0 - taking

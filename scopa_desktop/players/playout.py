"""A hand played to its end by rule of thumb, with some plays left to chance."""

from collections.abc import Callable
from typing import Final, TypeAlias

from scopa_desktop.players.thumb import EXPOSED, HELD, PIPS
from scopa_desktop.players.worlds import Chance
from scopa_desktop.players.worth import Worth, pips
from scopa_desktop.rules.cards import CardSet
from scopa_desktop.rules.plays import Play, PlayFinder

PlayOut: TypeAlias = Callable[
    [list[CardSet], int, CardSet, list[CardSet], list[int], int, int], tuple[CardSet, int]
]
"""(hands, seat to play, table, piles, scopas, who captured last, cards left in hands) -> table, who captured
last.  Hands, piles and scopas are changed; the rest of the table is not given out."""

CARELESS: Final = 0.3
"""Share of plays with a card drawn at random: always the same end would teach the search too little."""


def play_out_under(
    find: PlayFinder,
    side_of: tuple[int, ...],
    scopa_from: int,
    limit: int,
    worth: Worth,
    chance: Chance,
    *,
    kept: CardSet = 0,
    is_mere_sweep: Callable[[Play, CardSet], bool] | None = None,
) -> PlayOut:
    """``limit``: the most one card can sweep; the others as for ``Solver``."""
    coins, cups, swords, clubs = worth.suits
    scopa = worth.scopa
    exposed = EXPOSED * scopa
    players = len(side_of)

    # Written out: nearly all the time of a search for many players is spent in here.
    def play_out(  # noqa: PLR0912
        hands: list[CardSet],
        seat: int,
        table: CardSet,
        piles: list[CardSet],
        scopas: list[int],
        last: int,
        left: int,
    ) -> tuple[CardSet, int]:
        value = pips(table)
        while left:
            hand = hands[seat]
            left -= 1
            if hand & (hand - 1) and chance() < CARELESS:
                skip = int(chance() * hand.bit_count())
                one = hand
                while skip:
                    one &= one - 1
                    skip -= 1
                plays = find(one & -one, table)
            else:
                plays = find(hand, table)
            chosen = plays[0]
            if len(plays) > 1:
                most = -1e9
                for play in plays:
                    captured = play & table
                    merit = (
                        coins[play & 1023]
                        + cups[play >> 10 & 1023]
                        + swords[play >> 20 & 1023]
                        + clubs[play >> 30]
                    )
                    if captured:
                        if captured == table and not (is_mere_sweep and is_mere_sweep(play, captured)):
                            merit += scopa
                    else:
                        merit *= -HELD
                        if value + PIPS[play] <= limit:
                            merit -= exposed
                    if merit > most:
                        most = merit
                        chosen = play
            captured = chosen & table
            hands[seat] = hand & ~chosen
            if captured:
                side = side_of[seat]
                piles[side] |= chosen
                table ^= captured
                last = seat
                if (
                    not table
                    and left >= scopa_from
                    and not (is_mere_sweep and is_mere_sweep(chosen, captured))
                ):
                    scopas[side] += 1
                if table:
                    while captured:
                        bit = captured & -captured
                        value -= PIPS[bit]
                        captured ^= bit
                else:
                    value = 0
            elif not table and chosen & kept:
                piles[side_of[seat]] |= chosen
            else:
                table |= chosen
                value += PIPS[chosen]
            seat += 1
            if seat == players:
                seat = 0
        return table, last

    return play_out

"""The rest of a hand in one world, played as well as both sides can: alpha-beta to its end."""

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from scopa_desktop.rules.cards import CardSet
from scopa_desktop.rules.plays import Play, PlayFinder

EndOfHand: TypeAlias = Callable[[CardSet, CardSet, CardSet, int, int], float]
"""(table, dealer's pile, other pile, dealer's scopas, other scopas) -> worth for the dealer's side."""

FAR: Final = 1e9


class Solver:
    """Best play of two sides to the end of the hand, all cards open.

    Two sides alternate round the table in every form of the game.  The dealer always plays last in a hand, so
    that its end is only ever seen from the dealer's side.
    """

    def __init__(
        self,
        finders: Sequence[PlayFinder],
        scopa_from: int,
        end: EndOfHand,
        *,
        is_last: bool,
        dealer_is_heir: bool,
        kept: CardSet = 0,
        is_mere_sweep: Callable[[Play, CardSet], bool] | None = None,
    ) -> None:
        """``finders``: the plays each seat thinks of; ``scopa_from``: cards that must be left in the hands
        after a scopa that counts; ``is_last``: of the deal; ``kept``: cards that go to their player's pile
        from an empty table; ``is_mere_sweep``: whether a play that empties the table is no scopa, by what it
        takes."""
        players = len(finders)
        hands: list[CardSet] = [0] * players
        self._hands = hands
        nodes = 0

        # Ten numbers and no object around them: this is the innermost loop of the whole search.
        def best(  # noqa: PLR0913, PLR0917
            seat: int,
            table: CardSet,
            mine: CardSet,
            theirs: CardSet,
            my_scopas: int,
            their_scopas: int,
            last: int,
            left: int,
            alpha: float,
            beta: float,
        ) -> float:
            nonlocal nodes
            nodes += 1
            hand = hands[seat]
            left -= 1
            following = seat + 1
            if following == players:
                following = 0
            value = -FAR
            for play in finders[seat](hand, table):
                captured = play & table
                if captured:
                    rest = table ^ captured
                    pile = mine | play
                    scopas = my_scopas
                    if (
                        not rest
                        and left >= scopa_from
                        and not (is_mere_sweep and is_mere_sweep(play, captured))
                    ):
                        scopas += 1
                    taken = 0
                else:
                    if table or not play & kept:
                        rest = table | play
                        pile = mine
                    else:
                        rest = 0
                        pile = mine | play
                    scopas = my_scopas
                    taken = 1 - last if last >= 0 else -1
                if left:
                    hands[seat] = hand & ~play
                    reached = -best(
                        following, rest, theirs, pile, their_scopas, scopas, taken, left, -beta, -alpha
                    )
                elif is_last and (taken == 0 or dealer_is_heir):
                    reached = end(0, pile | rest, theirs, scopas, their_scopas)
                elif is_last and taken == 1:
                    reached = end(0, pile, theirs | rest, scopas, their_scopas)
                else:
                    reached = end(rest, pile, theirs, scopas, their_scopas)
                if reached > value:
                    value = reached
                    if value > alpha:
                        alpha = value
                        if alpha >= beta:
                            break
            hands[seat] = hand
            return value

        def count() -> int:
            return nodes

        self._best = best
        self._count = count

    @property
    def nodes(self) -> int:
        """Turns it has looked at since it was made."""
        return self._count()

    def value(
        self,
        hands: Sequence[CardSet],
        seat: int,
        table: CardSet,
        piles: tuple[CardSet, CardSet],
        scopas: tuple[int, int],
        last: int,
    ) -> float:
        """For the side to play, which must hold a card.

        Piles and scopas are its own first; ``last`` is 1 when it captured last, 0 when the other side did, -1
        for nobody.
        """
        self._hands[:] = hands
        left = sum([hand.bit_count() for hand in hands])
        return self._best(seat, table, *piles, *scopas, last, left, -FAR, FAR)

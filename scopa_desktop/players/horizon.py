"""What the end of a hand is worth, to every side: the judge of the search."""

from collections.abc import Sequence
from typing import Final

from scopa_desktop.players.prospects import lead_finder, stage
from scopa_desktop.players.solver import EndOfHand
from scopa_desktop.players.stakes import Stakes
from scopa_desktop.players.worth import sweep_limit
from scopa_desktop.rules.cards import CardSet
from scopa_desktop.rules.ruleset import Ruleset


class Horizon:
    """Judges the ends of the hand that is being played."""

    def __init__(
        self,
        rules: Ruleset,
        dealer: int,
        stock_size: int,
        scores: Sequence[int],
        bonuses: Sequence[int] = (),
    ) -> None:
        """``scores`` of the match, ``bonuses`` for declarations in this deal, by side."""
        self._dealer_side = rules.side_of[dealer]
        self._sides = len(rules.sides)
        self._most = sweep_limit(rules)
        self._is_last = not stock_size
        self._stage = stage(rules, stock_size)
        self._lead = lead_finder(rules, self._stage)
        self._stakes = Stakes(rules, scores, self._stage.spread, bonuses)
        total = sum(bonuses)
        self._declared = [self._sides * bonus - total for bonus in bonuses] or [0] * self._sides
        """By side: points ahead of each of the others, summed up."""
        self.dealer_value: Final[EndOfHand] = self._at_the_end() if self._is_last else self._in_the_middle()
        """For two sides."""
        self.spread: Final = self._stakes.spread
        """How far values lie apart."""

    def values(self, table: CardSet, piles: Sequence[CardSet], scopas: Sequence[int]) -> tuple[float, ...]:
        """By side; the rest of the table has been awarded if the deal is over."""
        if self._sides == 2:
            dealer, other = self._dealer_side, 1 - self._dealer_side
            value = self.dealer_value(table, piles[dealer], piles[other], scopas[dealer], scopas[other])
            return (value, -value) if dealer == 0 else (-value, value)
        if self._is_last:
            return self._stakes.of_result(piles, scopas)
        lead = self._lead
        sides = range(self._sides)
        leads = [float(ahead) for ahead in self._declared]
        for one in sides:
            for other in range(one):
                ahead = lead(piles[one], piles[other], scopas[one], scopas[other])
                leads[one] += ahead
                leads[other] -= ahead
        return self._stakes.of_leads([total / (self._sides - 1) for total in leads])

    def _in_the_middle(self) -> EndOfHand:
        lead = self._lead
        worth = self._stakes.of_lead
        # Declared points are certain already.
        high = self._stage.leading - self._declared[self._dealer_side]
        low = high + self._stage.low_table
        most = self._most
        if worth is None:

            def linear(
                table: CardSet, own: CardSet, other: CardSet, own_scopas: int, other_scopas: int
            ) -> float:
                return lead(own, other, own_scopas, other_scopas) - (low if is_low(table, most) else high)

            return linear
        turn = 1 if self._dealer_side == 0 else -1

        def weighed(
            table: CardSet, own: CardSet, other: CardSet, own_scopas: int, other_scopas: int
        ) -> float:
            ahead = lead(own, other, own_scopas, other_scopas) - (low if is_low(table, most) else high)
            return turn * worth(turn * ahead)

        return weighed

    def _at_the_end(self) -> EndOfHand:
        known: dict[tuple[CardSet, CardSet, int, int], float] = {}
        result = self._stakes.of_result
        dealer = self._dealer_side

        def final(table: CardSet, own: CardSet, other: CardSet, own_scopas: int, other_scopas: int) -> float:
            key = (own, other, own_scopas, other_scopas)
            value = known.get(key)
            if value is None:
                if dealer == 0:
                    value = result((own, other), (own_scopas, other_scopas))[0]
                else:
                    value = result((other, own), (other_scopas, own_scopas))[1]
                known[key] = value
            return value

        return final


def is_low(table: CardSet, most: int) -> bool:
    """Whether the table is worth at most this much."""
    total = 0
    while table:
        bit = table & -table
        total += (bit.bit_length() - 1) % 10 + 1
        if total > most:
            return False
        table ^= bit
    return True

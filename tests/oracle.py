"""Scopa written a second time, from the rules as told to people and as plainly as can be.

The core is checked against it, and shares nothing with it: cards are texts such as ``7D``, zones are lists.
"""

from itertools import combinations

DECK = [f"{value}{suit}" for suit in "DCSB" for value in range(1, 11)]
PRIMIERA = {7: 21, 6: 18, 1: 16, 5: 15, 4: 14, 3: 13, 2: 12, 8: 10, 9: 10, 10: 10}


def value(card: str) -> int:
    return int(card[:-1])


def captures(
    card: str,
    table: list[str],
    capture_choice: str = "single_first",
    max_captured: str | int = "none",
    sum_to: str | int = "value",
) -> set[frozenset[str]]:
    """What a card can take: an equal card, else any set that adds up to it; or by other rules."""
    found = set()
    for size in range(1, len(table) + 1):
        for chosen in combinations(table, size):
            total = sum(map(value, chosen))
            by_value = total == value(card)
            together = total + value(card)
            if {"value": by_value, "value_or_15": by_value or together == 15}.get(sum_to, together == sum_to):
                found.add(frozenset(chosen))
    equal = {frozenset([other]) for other in table if value(other) == value(card)}
    if capture_choice == "single_first" and sum_to in ("value", "value_or_15") and equal:
        found = equal
    if max_captured == 2:
        found = {taken for taken in found if len(taken) <= 2}
    if capture_choice == "fewest":
        found = {taken for taken in found if len(taken) == min(map(len, found))}
    return found


def plays(
    hand: list[str], table: list[str], capture_optional: str = "off", **options: str | int
) -> set[tuple[str, frozenset[str]]]:
    """All legal plays: the card and what it takes."""
    found = set()
    for card in hand:
        taken = captures(card, table, **options)
        if not taken or capture_optional == "on":
            taken.add(frozenset())
        found |= {(card, one) for one in taken}
    return found


def must_deal_again(players: int, deck: list[str], kings_redeal: str | int = 3) -> bool:
    kings = sum(value(card) == 10 for card in deck[3 * players : 3 * players + 4])
    return kings_redeal != "off" and kings >= int(kings_redeal)


def sides(players: int, teams: str) -> list[list[int]]:
    if teams == "three_pairs":
        return [[0, 3], [1, 4], [2, 5]]
    if teams == "teams" and players == 4:
        return [[0, 2], [1, 3]]
    if teams == "teams" and players == 6:
        return [[0, 2, 4], [1, 3, 5]]
    return [[seat] for seat in range(players)]


class Deal:
    """One deal, played by lists."""

    def __init__(
        self,
        players: int,
        teams: str,
        dealer: int,
        deck: list[str],
        *,
        last_card_scopa: str = "never_last_card",
        rest_of_table: str = "last_capturer",
        **options: str | int,
    ) -> None:
        self.players = players
        self.dealer = dealer
        self.last_card_scopa = last_card_scopa
        self.rest_of_table = rest_of_table
        self.options = options
        self.sides = sides(players, teams)
        self.stock = list(deck)
        self.order = [(dealer + 1 + step) % players for step in range(players)]
        self.hands: list[list[str]] = [[] for _ in range(players)]
        self.deal_hands()
        self.table = [self.stock.pop(0) for _ in range(4)]
        self.piles: list[list[str]] = [[] for _ in self.sides]
        self.scopas: list[list[str]] = [[] for _ in self.sides]
        self.last_capturer: int | None = None
        self.turn = self.order[0]

    def deal_hands(self) -> None:
        for _ in range(3):
            for seat in self.order:
                self.hands[seat].append(self.stock.pop(0))

    def side(self, seat: int) -> int:
        (side,) = [number for number, seats in enumerate(self.sides) if seat in seats]
        return side

    @property
    def is_over(self) -> bool:
        return not self.stock and not any(self.hands)

    def legal(self) -> set[tuple[str, frozenset[str]]]:
        return plays(self.hands[self.turn], self.table, **self.options)

    def play(self, card: str, taken: frozenset[str]) -> None:
        seat = self.turn
        side = self.side(seat)
        self.hands[seat].remove(card)
        counts = {
            "never_last_card": not self.is_over,
            "counts": True,
            "never_last_hand": bool(self.stock),
        }[self.last_card_scopa]
        if taken:
            self.table = [other for other in self.table if other not in taken]
            self.piles[side] += [card, *taken]
            self.last_capturer = seat
            if not self.table and counts:
                self.scopas[side].append(card)
        else:
            self.table.append(card)
        self.turn = (seat + 1) % self.players
        if self.is_over:
            heir = self.dealer if self.rest_of_table == "dealer" else self.last_capturer
            if heir is not None:
                self.piles[self.side(heir)] += self.table
                self.table = []
        elif not any(self.hands):
            self.deal_hands()

    def points(self) -> list[int]:
        return points(self.piles, [len(cards) for cards in self.scopas])


def primiera(pile: list[str]) -> int:
    total = 0
    for suit in "DCSB":
        total += max([PRIMIERA[value(card)] for card in pile if card[-1] == suit], default=0)
    return total


def points(piles: list[list[str]], scopas: list[int]) -> list[int]:
    """Cards, coins, settebello, primiera, scopas; a point goes to the one side that has strictly the most."""
    scored = list(scopas)
    for measure in (
        len,
        lambda pile: len([card for card in pile if card[-1] == "D"]),
        lambda pile: pile.count("7D"),
        primiera,
    ):
        for side, pile in enumerate(piles):
            if all(measure(pile) > measure(other) for other in piles if other is not pile):
                scored[side] += 1
    return scored


def winner(totals: list[int], target: int) -> int | None:
    """The side that has won after a deal, if any."""
    best = [side for side, total in enumerate(totals) if total == max(totals)]
    return best[0] if max(totals) >= target and len(best) == 1 else None

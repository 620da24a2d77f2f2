"""Scopa written a second time, from the rules as told to people and as plainly as can be.

The core is checked against it, and shares nothing with it: cards are texts such as ``7D``, zones are lists.
"""

from itertools import combinations

DECK = [f"{value}{suit}" for suit in "DCSB" for value in range(1, 11)]
PRIMIERA = {7: 21, 6: 18, 1: 16, 5: 15, 4: 14, 3: 13, 2: 12, 8: 10, 9: 10, 10: 10}


def value(card: str) -> int:
    return int(card[:-1])


def captures(card: str, table: list[str]) -> set[frozenset[str]]:
    """What a card can take: an equal card, else any set of two or more that adds up to it."""
    equal = {frozenset([other]) for other in table if value(other) == value(card)}
    if equal:
        return equal
    return {
        frozenset(chosen)
        for size in range(2, len(table) + 1)
        for chosen in combinations(table, size)
        if sum(map(value, chosen)) == value(card)
    }


def plays(hand: list[str], table: list[str]) -> set[tuple[str, frozenset[str]]]:
    """All legal plays: the card and what it takes."""
    found = set()
    for card in hand:
        found |= {(card, taken) for taken in captures(card, table) or {frozenset()}}
    return found


def must_deal_again(players: int, deck: list[str]) -> bool:
    return sum(value(card) == 10 for card in deck[3 * players : 3 * players + 4]) >= 3


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

    def __init__(self, players: int, teams: str, dealer: int, deck: list[str]) -> None:
        self.players = players
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
        return plays(self.hands[self.turn], self.table)

    def play(self, card: str, taken: frozenset[str]) -> None:
        seat = self.turn
        side = self.side(seat)
        self.hands[seat].remove(card)
        if taken:
            self.table = [other for other in self.table if other not in taken]
            self.piles[side] += [card, *taken]
            self.last_capturer = seat
            if not self.table and not self.is_over:
                self.scopas[side].append(card)
        else:
            self.table.append(card)
        self.turn = (seat + 1) % self.players
        if self.is_over:
            if self.last_capturer is not None:
                self.piles[self.side(self.last_capturer)] += self.table
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

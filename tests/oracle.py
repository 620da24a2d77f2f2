"""Scopa written a second time, from the rules as told to people and as plainly as can be.

The core is checked against it, and shares nothing with it: cards are texts such as ``7D``, zones are lists.
"""

from itertools import combinations

DECK = [f"{value}{suit}" for suit in "DCSB" for value in range(1, 11)]
PRIMIERA = {7: 21, 6: 18, 1: 16, 5: 15, 4: 14, 3: 13, 2: 12, 8: 10, 9: 10, 10: 10}


VALUES = {card: int(card[:-1]) for card in DECK}


def value(card: str) -> int:
    return VALUES[card]


def captures(
    card: str,
    table: list[str],
    capture_choice: str = "single_first",
    max_captured: str | int = "none",
    sum_to: str | int = "value",
    *,
    ace_sweep: str = "off",
    ace_on_ace: str = "equal_first",
    is_ordinary: bool = False,
) -> set[frozenset[str]]:
    """What a card can take: an equal card, else any set that adds up to it; or by other rules.

    ``is_ordinary``: the ace is a card like any other this time.
    """
    if value(card) == 1 and table and ace_sweep != "off" and not is_ordinary:
        aces = [other for other in table if value(other) == 1]
        if not aces or ace_on_ace == "sweep":
            return {frozenset(table)}
        if sum_to in (15, 11):
            return {frozenset([ace]) for ace in aces}
    found = set()
    own = value(card)
    largest = {"value": own, 15: 15 - own, 11: 11 - own, "value_or_15": max(own, 15 - own)}[sum_to]
    low = [other for other in table if value(other) <= largest]
    for size in range(1, len(low) + 1):
        for chosen in combinations(low, size):
            total = sum([VALUES[other] for other in chosen])
            by_value = total == own
            together = total + own
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
    hand: list[str], table: list[str], capture_optional: str = "off", **options: object
) -> set[tuple[str, frozenset[str]]]:
    """All legal plays: the card and what it takes."""
    found = set()
    for card in hand:
        taken = captures(card, table, **options)
        if not taken or capture_optional == "on":
            taken.add(frozenset())
        found |= {(card, one) for one in taken}
    return found


def must_deal_again(
    players: int,
    deck: list[str],
    kings_redeal: str | int = 3,
    *,
    ace_redeal: str | int = "off",
    hand: int = 3,
    table: int = 4,
) -> bool:
    dealt = [value(card) for card in deck[hand * players : hand * players + table]]
    if kings_redeal != "off" and dealt.count(10) >= int(kings_redeal):
        return True
    return ace_redeal != "off" and dealt.count(1) >= int(ace_redeal)


def opening_scopas(table: list[str], declarations: str = "off") -> int:
    """How many scopas a dealt table is to the dealer where it takes itself."""
    worths = [sum(map(value, table))]
    if declarations == "on" and "7C" in table:
        rest = sum(value(card) for card in table if card != "7C")
        worths = [rest + stands_for for stands_for in range(1, 11)]
    if 15 in worths:
        return 1
    return 2 if 30 in worths else 0


def declarations(hand: list[str]) -> set[int]:
    """What a new hand of three may be declared for; the seven of cups helps."""
    found = set()
    if sum(1 if card == "7C" else value(card) for card in hand) <= 9:
        found.add(3)
    if len({value(card) for card in hand if card != "7C"}) == 1:
        found.add(10)
    return found


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

    def __init__(self, players: int, teams: str, dealer: int, deck: list[str], **options: object) -> None:
        self.rules = {**DEFAULTS, **options}
        self.players = players
        self.dealer = dealer
        self.sides = sides(players, teams)
        self.stock = list(deck)
        self.order = [(dealer + 1 + step) % players for step in range(players)]
        self.hands: list[list[str]] = [[] for _ in range(players)]
        self.deal_hands()
        self.table = [self.stock.pop(0) for _ in range(int(self.rules["table"]))]
        self.piles: list[list[str]] = [[] for _ in self.sides]
        self.scopas: list[list[str]] = [[] for _ in self.sides]
        self.bonuses = [0 for _ in self.sides]
        self.last_capturer: int | None = None
        self.turn = self.order[0]
        self.is_first = True
        self.may_declare = [True] * players
        self.face_up: set[str] = set()
        if self.rules["opening_table"] == "fifteen" and self.table:
            number = opening_scopas(self.table, self.rules["declarations"])
            if number:
                side = self.side(dealer)
                self.piles[side] += self.table
                if self.rules["scoring"] != "frac":
                    self.scopas[side] += self.table[:number]
                self.table = []
                self.last_capturer = dealer

    def deal_hands(self) -> None:
        for _ in range(int(self.rules["hand"])):
            for seat in self.order:
                self.hands[seat].append(self.stock.pop(0))
        self.may_declare = [True] * self.players

    def side(self, seat: int) -> int:
        (side,) = [number for number, seats in enumerate(self.sides) if seat in seats]
        return side

    @property
    def is_over(self) -> bool:
        return not self.stock and not any(self.hands)

    @property
    def aces_are_special(self) -> bool:
        if self.rules["ace_sweep"] == "off":
            return False
        return not (self.is_first and self.rules["first_ace"] == "no_sweep")

    def legal(self) -> set[tuple[str, frozenset[str]]]:
        names = ("capture_choice", "max_captured", "sum_to", "capture_optional", "ace_sweep", "ace_on_ace")
        options = {name: self.rules[name] for name in names}
        return plays(self.hands[self.turn], self.table, **options, is_ordinary=not self.aces_are_special)

    def legal_declarations(self) -> set[int]:
        if self.rules["declarations"] == "off" or self.rules["hand"] != 3:
            return set()
        if self.is_over or not self.may_declare[self.turn]:
            return set()
        return declarations(self.hands[self.turn])

    def declare(self, points: int) -> None:
        self.bonuses[self.side(self.turn)] += points
        self.face_up |= set(self.hands[self.turn])
        self.may_declare[self.turn] = False

    def play(self, card: str, taken: frozenset[str]) -> None:
        seat = self.turn
        side = self.side(seat)
        special_ace = value(card) == 1 and self.aces_are_special
        self.is_first = False
        self.hands[seat].remove(card)
        self.may_declare[seat] = False
        self.face_up.discard(card)
        counts = {
            "never_last_card": not self.is_over,
            "counts": True,
            "never_last_hand": bool(self.stock) if self.rules["hand"] == 3 else not self.is_over,
        }[self.rules["last_card_scopa"]]
        if self.rules["scoring"] == "frac":
            counts = False
        if taken:
            is_sweep = special_ace and (
                self.rules["ace_on_ace"] == "sweep" or not any(value(other) == 1 for other in self.table)
            )
            if is_sweep and self.rules["ace_sweep"] == "no_scopa":
                counts = False
            self.table = [other for other in self.table if other not in taken]
            self.piles[side] += [card, *taken]
            self.last_capturer = seat
            if not self.table and counts:
                self.scopas[side].append(card)
        elif special_ace and not self.table and self.rules["ace_on_empty"] == "own_pile":
            self.piles[side].append(card)
        else:
            self.table.append(card)
        self.turn = (seat + 1) % self.players
        if self.is_over:
            heir = self.dealer if self.rules["rest_of_table"] == "dealer" else self.last_capturer
            if heir is not None:
                self.piles[self.side(heir)] += self.table
                self.table = []
        elif not any(self.hands):
            self.deal_hands()

    def sheet(self) -> dict[str, list[int]]:
        """Points by what they are for, by side."""
        scopas = [len(cards) for cards in self.scopas]
        return sheet(self.piles, scopas, bonuses=self.bonuses, **self.rules)

    def points(self) -> list[int]:
        return [sum(column) for column in zip(*self.sheet().values(), strict=True)]


DEFAULTS: dict[str, object] = {
    "hand": 3,
    "table": 4,
    "capture_choice": "single_first",
    "max_captured": "none",
    "sum_to": "value",
    "capture_optional": "off",
    "last_card_scopa": "never_last_card",
    "kings_redeal": 3,
    "opening_table": "off",
    "rest_of_table": "last_capturer",
    "ace_sweep": "off",
    "ace_on_ace": "equal_first",
    "ace_on_empty": "stays",
    "first_ace": "free",
    "ace_redeal": "off",
    "primiera": "partial",
    "sevens": "off",
    "settanta": "off",
    "re_bello": "off",
    "rosmarino": "off",
    "napola": "off",
    "napoleone": "off",
    "cappotto": "off",
    "coin_figures": "off",
    "trentino": "off",
    "ponino": "off",
    "declarations": "off",
    "scoring": "classic",
    "inverse": "off",
    "both_past_target": "higher",
}


def primiera(pile: list[str]) -> int:
    total = 0
    for suit in "DCSB":
        total += max([PRIMIERA[value(card)] for card in pile if card[-1] == suit], default=0)
    return total


def points(piles: list[list[str]], scopas: list[int], **options: object) -> list[int]:
    """Points of a deal by side."""
    return [sum(column) for column in zip(*sheet(piles, scopas, **options).values(), strict=True)]


def most(amounts: list[object]) -> list[int]:
    """One point for the side that has strictly the most."""
    return [
        int(all(mine > other for number, other in enumerate(amounts) if number != side))
        for side, mine in enumerate(amounts)
    ]


def napola_length(pile: list[str]) -> int:
    length = 0
    while f"{length + 1}D" in pile:
        length += 1
    return length if length >= 3 else 0


def sheet(
    piles: list[list[str]], scopas: list[int], *, bonuses: list[int] | None = None, **options: object
) -> dict[str, list[int]]:
    """Points of a deal by what they are for."""
    rules = {**DEFAULTS, **options}

    def number(pile: list[str], wanted: int) -> int:
        return len([card for card in pile if value(card) == wanted])

    if rules["scoring"] == "frac":
        scored = [sum(number(pile, wanted) for wanted in (1, 8, 9, 10)) for pile in piles]
        level = [side for side, amount in enumerate(scored) if amount == 8]
        king = [int(len(level) == 2 and side in level and "10D" in pile) for side, pile in enumerate(piles)]
        return {"frac": scored, "frac_king": king}

    found: dict[str, list[int]] = {
        "cards": most([len(pile) for pile in piles]),
        "coins": most([len([card for card in pile if card[-1] == "D"]) for pile in piles]),
        "settebello": [pile.count("7D") for pile in piles],
    }
    if rules["primiera"] == "partial":
        found["primiera"] = most([primiera(pile) for pile in piles])
    elif rules["primiera"] == "need_four":
        whole = [len({card[-1] for card in pile}) == 4 for pile in piles]
        competing = [primiera(pile) if has else -1 for pile, has in zip(piles, whole, strict=True)]
        found["primiera"] = most(competing)
    elif rules["primiera"] == "most_sevens":
        found["primiera_count"] = most(
            [tuple(number(pile, wanted) for wanted in (7, 6, 1, 5, 4, 3, 2)) for pile in piles]
        )
    if rules["sevens"] == "on":
        sevens = [number(pile, 7) for pile in piles]
        found["sevens"] = [
            first + int(held == 4) for first, held in zip(most(list(sevens)), sevens, strict=True)
        ]
    if rules["settanta"] == "on":
        found["settanta"] = [int(number(pile, 7) == 4) for pile in piles]
    if rules["re_bello"] == "on":
        found["re_bello"] = [pile.count("10D") for pile in piles]
    if rules["rosmarino"] == "on":
        found["rosmarino"] = [pile.count("8S") for pile in piles]
    if rules["napola"] != "off":
        at_most = 6 if rules["napola"] == "to_six" else 10
        found["napola"] = [min(at_most, napola_length(pile)) for pile in piles]
    if rules["coin_figures"] == "on":
        found["coin_figures"] = [5 * int({"8D", "9D", "10D"} <= set(pile)) for pile in piles]
    if rules["trentino"] == "on":
        found["trentino"] = [sum(low for low in (1, 2, 3) if f"{low}D" in pile) for pile in piles]
    if rules["declarations"] == "on":
        found["declarations"] = list(bonuses or [0] * len(piles))
    if rules["ponino"] == "on":
        found["ponino"] = [
            made if number(pile, 9) == 4 else 0 for pile, made in zip(piles, scopas, strict=True)
        ]
    found["scopas"] = list(scopas)
    return found


def winner(totals: list[int], target: int) -> int | None:
    """The side that has won after a deal by the classic rule, if any."""
    best = [side for side, total in enumerate(totals) if total == max(totals)]
    return best[0] if max(totals) >= target and len(best) == 1 else None


def outcome(
    before: list[int], scored: dict[str, list[int]], piles: list[list[str]], target: int, **options: object
) -> tuple[int | None, str | None]:
    """The side that has won after a deal, if any, and the rule of a win at once."""
    rules = {**DEFAULTS, **options}
    totals = [sum(column) for column in zip(before, *scored.values(), strict=True)]
    coins = {f"{number}D" for number in range(1, 11)}
    for side, pile in enumerate(piles):
        if rules["napoleone"] == "on" and coins <= set(pile):
            return side, "napoleone"
    for side, total in enumerate(totals):
        others = totals[:side] + totals[side + 1 :]
        if rules["cappotto"] == "seven_nil" and total >= 7 and not any(others):
            return side, "seven_nil"
    for side, pile in enumerate(piles):
        if rules["cappotto"] == "ten_coins" and coins <= set(pile):
            return side, "ten_coins"
    for side, pile in enumerate(piles):
        if rules["trentino"] == "on" and {"1D", "2D", "3D"} <= set(pile):
            return side, "trentino"
    if all(total < target for total in totals):
        return None, None
    if rules["inverse"] == "on":
        fewest = [side for side, total in enumerate(totals) if total == min(totals)]
        return (fewest[0] if len(fewest) == 1 else None), None
    if rules["both_past_target"] == "higher":
        return winner(totals, target), None
    competing = list(range(len(totals)))
    if rules["both_past_target"] == "in_order_if_tied":
        competing = [side for side in competing if totals[side] == max(totals)]
    steps = [["cards"], ["coins"], ["settebello"], ["primiera", "primiera_count"], [], ["scopas", "ponino"]]
    steps[4] = [kind for kind in scored if not any(kind in step for step in steps)]
    running = list(before)
    for step in steps:
        for kind in step:
            for side, more in enumerate(scored.get(kind, [0] * len(running))):
                running[side] += more
        there = [side for side in competing if running[side] >= target]
        front = [side for side in there if running[side] == max(running[other] for other in there)]
        if len(front) == 1:
            return front[0], None
    return None, None

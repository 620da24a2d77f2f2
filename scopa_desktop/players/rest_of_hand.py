"""The hand in play as one seat sees it: makes worlds of it and plays each to the end of the hand."""

from functools import partial
from typing import Final

from scopa_desktop.players.horizon import Horizon
from scopa_desktop.players.playout import play_out_under
from scopa_desktop.players.solver import Solver
from scopa_desktop.players.thumb import thumb_finder
from scopa_desktop.players.worlds import Chance
from scopa_desktop.players.worth import sweep_limit, worth_under
from scopa_desktop.rules.cards import DECK, OF_VALUE, CardSet
from scopa_desktop.rules.plays import has_ace_sweep, is_ace_sweep, play_finder
from scopa_desktop.rules.position import Position
from scopa_desktop.rules.view import PlayerView

SOLVED: Final = 6
"""Cards left in a hand that are solved, between two sides; before, the hand is played out."""
SOLVED_OF_WIDE: Final = ((6.5, SOLVED), (9.0, 4), (30.0, 2))
"""The same, where a card of the seat has up to so many plays: solving takes longer with their square."""
NODES: Final = 50_000
"""Once solving has looked at more turns than these, less is solved; of the presets only the widest choices
of Escoba come to it."""


class RestOfHand:
    """All that finishing the hand needs, put together once a choice."""

    def __init__(self, view: PlayerView, chance: Chance) -> None:
        rules = view.rules
        self._root = _root(view)
        self.stock_size: Final = self._root.stock_size
        self.cards_left: Final = sum(view.hand_sizes)
        """In all hands together."""
        self.has_two_sides: Final = len(rules.sides) == 2
        self._horizon = Horizon(rules, view.dealer, self.stock_size, view.scores, view.bonuses)
        self.spread: Final = self._horizon.spread
        """How far values lie apart."""
        self._solved = _solved(view)
        self._allowed = NODES
        self._is_last = not self.stock_size
        self._dealer_is_heir = rules.rest_of_table == "dealer"
        find = play_finder(rules)
        scopa_from = _scopa_from(view)
        kept = OF_VALUE[1] if has_ace_sweep(rules) and rules.ace_on_empty == "own_pile" else 0
        is_mere_sweep = partial(is_ace_sweep, rules) if rules.ace_sweep == "no_scopa" else None
        limit, worth = sweep_limit(rules), worth_under(rules)
        self._play_out = play_out_under(
            find,
            rules.side_of,
            scopa_from,
            limit,
            worth,
            chance,
            kept=kept,
            is_mere_sweep=is_mere_sweep,
        )
        solver = partial(
            Solver,
            scopa_from=scopa_from,
            end=self._horizon.dealer_value,
            is_last=self._is_last,
            dealer_is_heir=self._dealer_is_heir,
            kept=kept,
            is_mere_sweep=is_mere_sweep,
        )
        self.side: Final = rules.side_of[view.seat]
        """Of the seat whose view it is."""
        self.thumb: Final = thumb_finder(find, limit, worth, is_mere_sweep)
        self._solver = solver([find] * rules.players)
        self._against_thumb = solver([find if side == self.side else self.thumb for side in rules.side_of])

    def world(self, hands: list[CardSet]) -> Position:
        """The position with these hands; nothing is in them of what is still to be dealt."""
        position = self._root.copy()
        position.hands = hands
        position.cards_left = self.cards_left + self.stock_size
        return position

    def is_solved(self, position: Position) -> bool:
        """Whether ``values`` are those of best play on all sides."""
        return self.has_two_sides and position.cards_left - self.stock_size <= self._solved

    def save_effort(self) -> None:
        """Solve less in the worlds to come, if solving has been much work; to be called between worlds, so
        that plays are compared by the same measure."""
        if self._solver.nodes + self._against_thumb.nodes > self._allowed:
            self._allowed += NODES
            self._solved -= 2

    def values(self, position: Position, *, by_thumb: bool = False) -> tuple[float, ...]:
        """By side, after the hand has been finished; spoils the position.

        ``by_thumb``: where it is solved the other side plays by rule of thumb.
        """
        left = position.cards_left - self.stock_size
        piles, scopas = position.piles, position.scopas
        if left <= 0:
            return self._horizon.values(position.table, piles, scopas)
        last = position.last_capturer
        side_of = position.side_of
        if self.has_two_sides and left <= self._solved:
            side = side_of[position.turn]
            solver = self._against_thumb if by_thumb else self._solver
            value = solver.value(
                position.hands,
                position.turn,
                position.table,
                (piles[side], piles[1 - side]),
                (scopas[side], scopas[1 - side]),
                -1 if last < 0 else int(side_of[last] == side),
            )
            return (value, -value) if side == 0 else (-value, value)
        table, last = self._play_out(position.hands, position.turn, position.table, piles, scopas, last, left)
        if self._is_last:
            heir = position.dealer if self._dealer_is_heir else last
            if heir >= 0:
                piles[side_of[heir]] |= table
        return self._horizon.values(table, piles, scopas)


def _solved(view: PlayerView) -> int:
    width = len(view.legal_plays()) / max(1, view.hand.bit_count())
    return min(SOLVED, next((cards for plays, cards in SOLVED_OF_WIDE if width <= plays), 0))


def _root(view: PlayerView) -> Position:
    """What is seen, with empty hands in all places."""
    players = view.rules.players
    nobody = (0,) * players
    return Position(
        view.rules,
        dealer=view.dealer,
        turn=view.seat,
        hands=nobody,
        table=view.table,
        stock=[nobody] * (view.stock_size // _hand_total(view)),
        piles=view.piles,
        scopas=view.scopas,
        last_capturer=view.last_capturer,
        declared=view.declared or None,
        bonuses=view.bonuses or None,
    )


def _hand_total(view: PlayerView) -> int:
    return view.rules.hand * view.rules.players


def _scopa_from(view: PlayerView) -> int:
    """Cards that must be left in the hands after a scopa for it to count."""
    if view.rules.scoring == "frac":
        return len(DECK)
    match view.rules.last_card_scopa:
        case "counts":
            return 0
        case "never_last_card":
            return 1 - view.stock_size
        case "never_last_hand":
            # A single hand is not taken for the last one.
            return _hand_total(view) - view.stock_size if view.rules.hand == 3 else 1

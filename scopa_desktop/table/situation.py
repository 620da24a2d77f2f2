"""What is on the table at this moment, and the window that it must fit."""

from typing import Final

from scopa_desktop.look.tokens import TEMPO
from scopa_desktop.match.match import Match
from scopa_desktop.rules.cards import Card
from scopa_desktop.rules.ruleset import Ruleset
from scopa_desktop.table.board import blank_board
from scopa_desktop.table.fitting import Fitting
from scopa_desktop.table.layout import Layout
from scopa_desktop.table.performance import Performance
from scopa_desktop.table.places import Counters, HandOrder, Picture, picture_of
from scopa_desktop.table.reach import Reach, reach_of

VIEWER: Final = 0
"""The seat of the person, at the bottom."""


class Situation:
    """One for a table: whoever changes a part of it shows that part anew."""

    def __init__(self) -> None:
        self.fitting = Fitting()
        self.board = blank_board(Ruleset())
        self.picture = empty_picture(Ruleset())
        """Where the cards lie; before the turn that is shown, as long as one is."""
        self.performance: Performance | None = None
        """The turn that is shown."""
        self.shown_ms = 0.0
        """How much of it."""
        self.tempo = TEMPO["normal"]
        self.is_seen = False
        """Whether the table is on the screen."""
        self.hand_order: HandOrder = "dealt"

    @property
    def is_moving(self) -> bool:
        """Whether a turn is being shown."""
        return self.performance is not None

    @property
    def is_dealing(self) -> bool:
        """Whether cards leave the stock, or will in the turn that is shown; not while the broom sweeps."""
        shown = self.performance
        if shown is None or shown.picture.hands_left == self.board.hands_left:
            return False
        return shown.sweep(max(0.0, self.shown_ms)) is None

    @property
    def pace(self) -> float:
        """The tempo in force: unseen, nothing moves."""
        return self.tempo if self.is_seen else 0.0

    @property
    def hand(self) -> tuple[Card, ...]:
        """The person's cards, from left to right."""
        return self.picture.cards_at("hand", VIEWER)

    @property
    def layout(self) -> Layout:
        """The layout in force; in motion that of its end as soon as something has been shown."""
        if self.performance is None:
            return self.solve(self.picture)
        return self.performance.after if self.shown_ms > 0 else self.performance.before

    def solve(self, picture: Picture) -> Layout:
        """The layout of a picture in the present window."""
        return self.fitting.layout(picture, self.board.rules)

    def picture_of(self, match: Match) -> Picture:
        """A match at rest."""
        if not match.turns:
            return empty_picture(match.rules)
        return picture_of(match.rules, match.turns, order=self.hand_order)

    def reach(self) -> Reach:
        """What can be pointed at when all lies."""
        return reach_of(self.picture, self.solve(self.picture), self.board.rules, VIEWER)


def empty_picture(rules: Ruleset) -> Picture:
    """No cards yet: the layout that the first deal will have."""
    return Picture(
        places={},
        table_slots=0,
        hand_slots=(3,) * rules.players,
        has_stock=True,
        dealer=0,
        turn=None,
        hands_left=0,
        counters=(Counters(),) * len(rules.sides),
    )

"""The question whether to declare a hand, and what the seven of cups stands for meanwhile."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QCoreApplication

from scopa_desktop.rules.cards import Card, value_of
from scopa_desktop.rules.dealing import SEVEN_OF_CUPS
from scopa_desktop.rules.declaring import Declaration, DeclaredPoints
from scopa_desktop.rules.events import Declared
from scopa_desktop.table.message import Choice
from scopa_desktop.table.places import Picture

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class Question:
    """What can be declared; the last of it, which is worth most, is active at first."""

    offered: tuple[Declaration, ...] = ()
    active: int = -1
    """Number from 1, 0 to say nothing."""

    @property
    def is_asked(self) -> bool:
        return bool(self.offered)

    @property
    def chips(self) -> tuple[Choice, ...]:
        """The declarations in words; to say nothing is the way out behind them."""
        return tuple(
            Choice(number, _text(declaration.points), number == self.active)
            for number, declaration in enumerate(self.offered, 1)
        )

    @property
    def points(self) -> DeclaredPoints | None:
        """Of the active declaration."""
        return self.offered[self.active - 1].points if self.active > 0 else None

    def moved(self, by: int) -> "Question":
        """With the next chip active, round and round; saying nothing is one of them."""
        return replace(self, active=(self.active + by) % (len(self.offered) + 1))

    def answer(self, number: int) -> Declaration | None:
        """The declaration with a number from 1, ``None`` for any other."""
        return self.offered[number - 1] if 1 <= number <= len(self.offered) else None


NOTHING = Question()


def question(offered: Sequence[Declaration]) -> Question:
    """Ask, if anything can be declared."""
    return Question(tuple(offered), len(offered)) if offered else NOTHING


def stands_for(hand: Iterable[Card], points: DeclaredPoints | None) -> int | None:
    """What the seven of cups counts as in a declared hand; ``None`` without it."""
    cards = list(hand)
    if points is None or SEVEN_OF_CUPS not in cards:
        return None
    if points == 10:
        return next(value_of(card) for card in cards if card != SEVEN_OF_CUPS)
    return 1


def shown_values(
    picture: Picture, declared: Sequence[Declared], asked: Question, hand: Sequence[Card]
) -> Mapping[Card, int]:
    """Cards that stand for another value as they lie: the seven of cups in a hand shown or to be shown."""
    for event in declared:
        place = picture.places.get(SEVEN_OF_CUPS)
        value = stands_for(event.cards, event.points)
        if value is not None and place is not None and (place.zone, place.seat) == ("hand", event.seat):
            return {SEVEN_OF_CUPS: value}
    value = stands_for(hand, asked.points)
    return {} if value is None else {SEVEN_OF_CUPS: value}


def _text(points: DeclaredPoints) -> str:
    if points == 10:
        return translate("Table", "Three alike: 10 points")
    return translate("Table", "At most nine: 3 points")

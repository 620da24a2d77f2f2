"""Mouse and keys at the table: they move the cursor, which knows what they mean."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, Qt
from PySide6.QtWidgets import QApplication

from scopa_desktop.rules.cards import Card
from scopa_desktop.rules.plays import Play
from scopa_desktop.table.cursor import Cursor, Direction
from scopa_desktop.table.deck import TableDeck
from scopa_desktop.table.layout import Rect
from scopa_desktop.table.reach import Reach

ARROWS: Final[dict[int, Direction]] = {
    Qt.Key.Key_Left: "left",
    Qt.Key.Key_Right: "right",
    Qt.Key.Key_Up: "up",
    Qt.Key.Key_Down: "down",
}
ENTERS: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Select)
NEAR_HOME: Final = 0.5
"""A card let go so near to its place, in its height, goes back."""


@dataclass(frozen=True, slots=True)
class Held:
    """A hand card under the pressed mouse."""

    card: Card
    start: QPointF
    at: QPointF
    is_dragged: bool = False

    @property
    def way(self) -> QPointF:
        """From where it was taken to where it is."""
        return self.at - self.start


class Pointer:
    """Turns what the person does at a table at rest into a cursor and, at last, a play."""

    def __init__(self, deck: TableDeck, changed: Callable[[], None], chosen: Callable[[Play], None]) -> None:
        self.cursor = Cursor()
        self.held: Held | None = None
        self.spot: QPointF | None = None
        """Where the mouse is over the table."""
        self._deck, self._changed, self._chosen = deck, changed, chosen
        self._piles: Mapping[int, Rect] = {}
        self._last_pile: int | None = None
        self._hovered: int | None = None

    def renew(self, plays: Sequence[Play], reach: Reach) -> None:
        """After cards have moved or the offer has changed: a card that was held falls back."""
        self.held = None
        self._piles, self._last_pile = reach.piles, reach.last_pile
        in_order = sorted(reach.piles, key=lambda seat: (reach.piles[seat].x, seat))
        self.cursor = self.cursor.renewed(plays, reach.hand, reach.rows, in_order)
        self._hovered = self._pile_at(self.spot)
        if self.cursor.by_keys:  # the mouse lies there idle
            return
        self.cursor = self.cursor.look(self._hovered)
        if plays:
            self.cursor = self.cursor.point(self._card_at(self.spot))

    def move_piles(self, piles: Mapping[int, Rect]) -> None:
        """They lie elsewhere, in a window of another size."""
        self._piles = piles

    def move(self, spot: QPointF) -> None:
        """The mouse is here."""
        self.spot = spot
        held = self.held
        if held is None:
            card = self._card_at(spot)
            self._become(self._hovering(self.cursor.point(card), None if card is not None else spot))
            return
        far = (spot - held.start).manhattanLength() >= QApplication.startDragDistance()
        self.held = held = Held(held.card, held.start, spot, held.is_dragged or far)
        if held.is_dragged:
            self.cursor = self.cursor.drag(held.card, self._table_card_at(spot))
            self._changed()

    def show_focus(self) -> None:
        """Show where the keyboard is, as the first key would."""
        if self.held is None and not self.cursor.by_keys:
            self._become(self.cursor.arrow("left"))

    def leave(self) -> None:
        """The mouse has left the table."""
        self.spot = None
        if self.held is None:
            self._become(self._hovering(self.cursor.point(None), None))

    def press(self, spot: QPointF) -> None:
        """A hand card answers when it is let go, for it may be dragged; the rest of the table at once."""
        self.spot = spot
        card = self._card_at(spot)
        if card is not None and card in self.cursor.hand:
            if any(play >> card & 1 for play in self.cursor.plays):
                self.held = Held(card, spot, spot)
            return
        self._take(*self.cursor.press(card))

    def release(self, spot: QPointF) -> None:
        """Let a held card go."""
        held, self.held, self.spot = self.held, None, spot
        if held is None:
            return
        if not held.is_dragged:
            self._take(*self.cursor.press(held.card))
            return
        pose = self._deck.items[held.card].pose
        over = self._table_card_at(spot)
        way = held.way
        if over is None and pose is not None and way.manhattanLength() < NEAR_HOME * pose.height:
            self._become(self.cursor.escape().point(self._card_at(spot)))
            self._changed()
            return
        self._take(*self.cursor.drop(held.card, over))

    def choose(self, number: int) -> None:
        """The chip or the key of a choice, from 1."""
        self._take(*self.cursor.digit(number))

    def hint(self, play: Play) -> None:
        """Show a play that is advised, or none with 0."""
        self._become(self.cursor.hint(play))

    def lay(self) -> bool:
        """Lay the card that is chosen, pointed at or focused; whether it was laid."""
        if self.held is not None:
            return False
        cursor, play = self.cursor.lay()
        self._take(cursor, play)
        return play is not None

    def cancel(self) -> bool:
        """Put a held card back, withdraw a choice or look away from a pile; whether there was any of it."""
        if self.held is None and not self.cursor.is_choosing and self.cursor.looked is None:
            return False
        was_held, self.held = self.held is not None, None
        self._become(self.cursor.escape())
        if was_held:
            # It lies in its place again; the mouse may be far from it.
            self._become(self.cursor.point(self._card_at(self.spot)))
        self._changed()
        return True

    def key(self, key: int) -> bool:
        """A key; whether it means anything here."""
        if self.held is not None and key != Qt.Key.Key_Escape:
            return False
        if key in ARROWS:
            self._become(self.cursor.arrow(ARROWS[key]))
        elif key in ENTERS:
            self._take(*self.cursor.enter())
        elif Qt.Key.Key_1 <= key <= Qt.Key.Key_9:
            self.choose(key - Qt.Key.Key_0)
        elif key == Qt.Key.Key_Escape:
            return self.cancel()
        elif key == Qt.Key.Key_L and self._last_pile is not None:
            self._become(self.cursor.look(self._last_pile if self.cursor.looked is None else None))
        else:
            return False
        return True

    def _take(self, cursor: Cursor, play: Play | None) -> None:
        if play is None:
            self._become(cursor)
            return
        self.cursor = cursor
        self._chosen(play)

    def _become(self, cursor: Cursor) -> None:
        if cursor != self.cursor:
            self.cursor = cursor
            self._changed()

    def _hovering(self, cursor: Cursor, spot: QPointF | None) -> Cursor:
        """With the pile under the mouse looked at; a look by keys lasts until the mouse finds another."""
        pile = self._pile_at(spot)
        if pile == self._hovered:
            return cursor
        self._hovered = pile
        return cursor.look(pile)

    def _pile_at(self, spot: QPointF | None) -> int | None:
        if spot is None:
            return None
        x, y = spot.x(), spot.y()
        boxes = self._piles.items()
        return next(
            (seat for seat, box in boxes if box.x <= x <= box.right and box.y <= y <= box.bottom), None
        )

    def _card_at(self, spot: QPointF | None) -> Card | None:
        if spot is None:
            return None
        table = [card for row in self.cursor.rows for card in row]
        return self._deck.card_at(spot.x(), spot.y(), (*self.cursor.hand, *table))

    def _table_card_at(self, spot: QPointF) -> Card | None:
        table = [card for row in self.cursor.rows for card in row]
        return self._deck.card_at(spot.x(), spot.y(), table)

"""Cards whose pixmaps are still to be drawn: a few at a time, in the window's own thread."""

from typing import Final

from PySide6.QtCore import QObject, QTimer

from scopa_desktop.skins.card_faces import CardFaces
from scopa_desktop.table.deck import TableDeck

AT_REST: Final = (12, 6.0)
"""Every so many ms, for so long."""
IN_MOTION: Final = (50, 1.0)
SLICE: Final = 5.0
"""ms, when all must be there at once."""


class LateDrawing(QObject):
    """After a change of size or skin; until a card's turn comes, its old pixmap stands in, stretched."""

    def __init__(self, faces: CardFaces, deck: TableDeck, parent: QObject) -> None:
        super().__init__(parent)
        self._faces, self._deck = faces, deck
        self._is_moving = False
        self._is_other_look = False
        """Whether old pixmaps of the right size may still be seen."""
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._draw_some)

    @property
    def is_done(self) -> bool:
        return not self._timer.isActive()

    def go_on(self, *, is_moving: bool) -> None:
        """Draw what waits, slowly while cards move."""
        self._is_moving = is_moving
        self._timer.start(self._pace()[0])

    def change_look(self) -> None:
        """The cards have other pictures from now on: show those drawn already."""
        self._is_other_look = True
        self._deck.refresh()

    def catch_up(self) -> None:
        """Draw at once what would be seen of an old look: while nobody looks there is no need for haste."""
        if not self._is_other_look:
            return
        self._deck.refresh()
        while not self._faces.is_seen_sharp:
            self._faces.render_some(SLICE)
        self._deck.refresh()

    def finish(self) -> None:
        """Draw all of it now."""
        while not self._faces.render_some(1000.0):
            pass
        self._draw_some()

    def stop(self) -> None:
        self._timer.stop()

    def _pace(self) -> tuple[int, float]:
        """Two decks at once look wrong even in motion: what is seen is drawn first, and quickly."""
        is_urgent = self._is_other_look and not self._faces.is_seen_sharp
        return IN_MOTION if self._is_moving and not is_urgent else AT_REST

    def _draw_some(self) -> None:
        has_old = self._is_other_look and not self._faces.is_seen_sharp
        is_done = self._faces.render_some(self._pace()[1])
        self._deck.refresh(only_stretched=not (is_done or has_old))
        if is_done:
            self._is_other_look = False
            self._timer.stop()
        elif self._timer.isActive():
            self._timer.setInterval(self._pace()[0])

"""The furniture that the rules in play need, shown as the player wants it."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QGraphicsScene

from scopa_desktop.look.drawings import Drawings
from scopa_desktop.look.surfaces import Surfaces
from scopa_desktop.table.furniture import Counted, Furniture
from scopa_desktop.table.hint_plate import HintState
from scopa_desktop.table.situation import Situation


class Furnishing:
    """Keeps board, plates, counters and message in step with the situation."""

    def __init__(
        self, scene: QGraphicsScene, situation: Situation, surfaces: Surfaces, drawings: Drawings
    ) -> None:
        self._scene, self._situation = scene, situation
        self._surfaces, self._drawings = surfaces, drawings
        self.cloth = "green"
        """A key of ``surfaces.CLOTHS``."""
        self.counted: Counted = "all"
        """Whose piles are counted."""
        self.covered: tuple[QRectF, ...] = ()
        """What lies over the table."""
        self.hint: HintState = "away"
        """Of the button of the hint."""
        self.furniture = self._made()

    def renew(self) -> None:
        """Other rules may need other furniture."""
        if self.furniture.rules != self._situation.board.rules:
            self.furniture.remove(self._scene)
            self.furniture = self._made()

    def show(self) -> None:
        """Show all of it as it is now."""
        situation, furniture = self._situation, self.furniture
        board, layout, ratio = situation.board, situation.layout, situation.fitting.ratio
        furniture.counted, furniture.covered = self.counted, self.covered
        furniture.hint = self.hint
        furniture.show(board, layout, self.cloth, ratio)
        performance = situation.performance
        picture = situation.picture if performance is None else performance.picture
        dealing = situation.is_dealing
        furniture.show_stock(board.hands_left, picture.dealer, layout, ratio, is_dealing=dealing)

    def chip_at(self, spot: QPointF) -> int | None:
        """The number of the chip under a point, 0 for the way out."""
        chips = self.furniture.message.chip_boxes
        return next((number for number, box in chips if box.contains(spot)), None)

    def is_score_at(self, spot: QPointF) -> bool:
        """Whether the score plate is under a point."""
        return self.furniture.is_score_at(spot)

    def is_hint_at(self, spot: QPointF) -> bool:
        """Whether the button of the hint is under a point."""
        return self.furniture.is_hint_at(spot)

    def _made(self) -> Furniture:
        return Furniture(self._scene, self._situation.board.rules, self._surfaces, self._drawings)

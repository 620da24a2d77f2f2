"""All on the table that is no card: the board, plates, counters, stock number and message."""

from typing import Final

from PySide6.QtCore import QPointF
from PySide6.QtGui import QImage, QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene

from scopa_desktop.look.drawings import Drawings
from scopa_desktop.look.surfaces import Surfaces
from scopa_desktop.rules.ruleset import Ruleset
from scopa_desktop.table.board import Board
from scopa_desktop.table.counters import PileCounters, PileOutline
from scopa_desktop.table.layout import Layout
from scopa_desktop.table.marks import Disc
from scopa_desktop.table.message import MessageLine
from scopa_desktop.table.painting import as_qt
from scopa_desktop.table.plates import Name, NamePlate, Score, ScorePlate
from scopa_desktop.table.poses import AIR

OUTLINE_Z: Final = -1.0
PLATE_Z: Final = AIR - 100
"""Over the hands, whose inner edges they cover; under what flies."""
MESSAGE_Z: Final = AIR - 10
OPAQUE: Final = QImage.Format.Format_RGB32


class Furniture:
    """Shows a board in a layout; what has not changed costs next to nothing."""

    def __init__(self, scene: QGraphicsScene, rules: Ruleset, surfaces: Surfaces, drawings: Drawings) -> None:
        self.rules = rules
        self._surfaces = surfaces
        self._ground = QGraphicsPixmapItem()
        self._ground.setZValue(-1000)
        self._ground_key: object = None
        self.message = MessageLine()
        self._score = ScorePlate()
        self._stock = Disc()
        self._names = {seat: NamePlate() for seat in range(1, rules.players)}
        self._homes = tuple(seats[0] for seats in rules.sides)
        self._counters = tuple(PileCounters(drawings) for _ in self._homes)
        self._outlines = tuple(PileOutline() for _ in self._homes)
        scene.addItem(self._ground)
        plates = (self._score, self._stock, *self._names.values(), *self._counters)
        for items, z in (((self.message,), MESSAGE_Z), (plates, PLATE_Z), (self._outlines, OUTLINE_Z)):
            for item in items:
                item.setZValue(z)
                scene.addItem(item)

    def remove(self, scene: QGraphicsScene) -> None:
        """Take everything off the scene."""
        plates = (self._score, self._stock, *self._names.values(), *self._counters, *self._outlines)
        for item in (self._ground, self.message, *plates):
            scene.removeItem(item)

    def show(self, board: Board, layout: Layout, cloth: str, ratio: float) -> None:
        self._show_ground(layout, cloth, ratio)
        self._show_score(board, layout, ratio)
        for seat, plate in self._names.items():
            plate.show_name(
                Name(board.names[seat], board.levels[seat], board.turn == seat), layout, seat, ratio
            )
        for counters, home, own in zip(self._counters, self._homes, board.counters, strict=False):
            counters.show_counters(own, layout, home, ratio)
        for outline, home, own in zip(self._outlines, self._homes, board.counters, strict=True):
            if own.cards:
                outline.hide()
            else:
                outline.show_outline(layout.seats[home], ratio)
        if board.chips:
            self.message.show_chips(board.chips, layout, ratio)
        else:
            self.message.show_text(board.message, layout, ratio)

    def show_stock(self, hands_left: int, dealer: int, layout: Layout, ratio: float) -> None:
        """The number of hands left, on the stock."""
        if hands_left <= 0:
            self._stock.hide()
            return
        slot = layout.seats[dealer].stock
        radius = 1.05 * max(0.72 * layout.em, 0.14 * slot.h)
        centre = QPointF(slot.x + 1.0, slot.y)
        self._stock.show_number(str(hands_left), centre, radius, is_active=False, ratio=ratio)

    def _show_ground(self, layout: Layout, cloth: str, ratio: float) -> None:
        key = (layout.view, layout.felt, cloth, ratio)
        if key != self._ground_key:
            self._ground_key = key
            view = layout.view
            board = self._surfaces.board(view.right, view.bottom, as_qt(layout.felt), cloth, ratio)
            # Without an alpha channel it is copied, not blended, in every frame.
            self._ground.setPixmap(QPixmap.fromImage(board.toImage().convertToFormat(OPAQUE)))

    def _show_score(self, board: Board, layout: Layout, ratio: float) -> None:
        score = Score(
            deal=board.deal,
            target=board.rules.target,
            names=tuple(board.names[home] for home in self._homes),
            points=board.scores,
            is_our_turn=board.turn == 0,
        )
        self._score.show_score(score, layout, ratio)

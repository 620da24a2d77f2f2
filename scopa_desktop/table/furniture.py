"""All on the table that is no card: the board, plates, counters, stock number and message."""

from typing import Final, Literal, TypeAlias

from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtGui import QImage, QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene

from scopa_desktop.look.drawings import Drawings
from scopa_desktop.look.surfaces import Surfaces
from scopa_desktop.rules.ruleset import Ruleset
from scopa_desktop.table.board import Board
from scopa_desktop.table.counters import PileCounters, PileOutline
from scopa_desktop.table.hint_plate import HintButton, HintState
from scopa_desktop.table.layout import MOST_LINES, Layout, Rect
from scopa_desktop.table.marks import Disc
from scopa_desktop.table.message import MessageLine
from scopa_desktop.table.painting import as_qt
from scopa_desktop.table.plates import Name, NamePlate, Score, ScorePlate
from scopa_desktop.table.poses import AIR

translate = QCoreApplication.translate

Counted: TypeAlias = Literal["off", "own", "all"]
OUTLINE_Z: Final = -1.0
PLATE_Z: Final = AIR - 100
"""Over the hands, whose inner edges they cover; under what flies."""
DEALING_Z: Final = AIR + 100
"""Over the forty cards that may be in the air."""
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
        self._hint = HintButton()
        self.hint: HintState = "away"
        """Of the button in the lower right corner."""
        self._names = {seat: NamePlate() for seat in range(1, rules.players)}
        self._has_teams = len(rules.sides) < rules.players
        self.covered: tuple[QRectF, ...] = ()
        """What lies over the table: plates that it would cut are not shown."""
        self.counted: Counted = "all"
        """Whose piles have counters."""
        self._homes = tuple(seats[0] for seats in rules.sides)
        self._counters = tuple(PileCounters(drawings) for _ in self._homes)
        self._outlines = tuple(PileOutline() for _ in self._homes)
        scene.addItem(self._ground)
        plates = (self._score, self._stock, self._hint, *self._names.values(), *self._counters)
        for items, z in (((self.message,), MESSAGE_Z), (plates, PLATE_Z), (self._outlines, OUTLINE_Z)):
            for item in items:
                item.setZValue(z)
                scene.addItem(item)

    def remove(self, scene: QGraphicsScene) -> None:
        """Take everything off the scene."""
        plates = (
            self._score,
            self._stock,
            self._hint,
            *self._names.values(),
            *self._counters,
            *self._outlines,
        )
        for item in (self._ground, self.message, *plates):
            scene.removeItem(item)

    def show(self, board: Board, layout: Layout, cloth: str, ratio: float) -> None:
        self._show_ground(layout, cloth, ratio)
        self._show_score(board, layout, ratio)
        self._hint.show_button("away" if self._is_cut(layout.buttons) else self.hint, layout, ratio)
        for seat, plate in self._names.items():
            room = layout.seats[seat].name
            if room is not None and self._is_cut(room):
                plate.hide()
            else:
                plate.show_name(self._name(board, seat), layout, seat, ratio)
        for counters, home, own in zip(self._counters, self._homes, board.counters, strict=True):
            is_counted = self.counted == "all" or (self.counted == "own" and home == 0)
            if is_counted and not self._is_cut(layout.seats[home].counters):
                counters.show_counters(own, layout, home, ratio)
            else:
                counters.hide()
        for outline, home, own in zip(self._outlines, self._homes, board.counters, strict=True):
            if own.cards or self._is_cut(layout.seats[home].pile.box):
                outline.hide()
            else:
                outline.show_outline(layout.seats[home], ratio)
        if board.chips:
            self.message.show_chips(board.chips, layout, ratio, declares=board.declares)
        else:
            self.message.show_text(board.message, layout, ratio)

    def show_stock(
        self, hands_left: int, dealer: int, layout: Layout, ratio: float, *, is_dealing: bool = False
    ) -> None:
        """The number of hands left, on the stock; over the cards that leave it, else it would flicker."""
        self._stock.setZValue(DEALING_Z if is_dealing else PLATE_Z)
        if hands_left <= 0:
            self._stock.hide()
            return
        slot = layout.seats[dealer].stock
        radius = 1.05 * max(0.72 * layout.em, 0.14 * slot.h)
        centre = QPointF(slot.x + 1.0, slot.y)
        self._stock.show_number(str(hands_left), centre, radius, is_active=False, ratio=ratio)

    def is_score_at(self, spot: QPointF) -> bool:
        """Whether the score plate is under a point."""
        return self._score.isVisible() and self._score.sceneBoundingRect().contains(spot)

    def is_hint_at(self, spot: QPointF) -> bool:
        """Whether the button of the hint is under a point."""
        return self._hint.isVisible() and self._hint.sceneBoundingRect().contains(spot)

    def _show_ground(self, layout: Layout, cloth: str, ratio: float) -> None:
        key = (layout.view, layout.felt, cloth, ratio)
        if key != self._ground_key:
            self._ground_key = key
            view = layout.view
            board = self._surfaces.board(view.right, view.bottom, as_qt(layout.felt), cloth, ratio)
            # Without an alpha channel it is copied, not blended, in every frame.
            self._ground.setPixmap(QPixmap.fromImage(board.toImage().convertToFormat(OPAQUE)))

    def _name(self, board: Board, seat: int) -> Name:
        rules = self.rules
        side = rules.side_of[seat]
        return Name(
            board.names[seat],
            board.levels[seat],
            board.turn == seat,
            side=side if self._has_teams else None,
            points=board.scores[side] if len(rules.sides) > MOST_LINES else None,
            bonus=board.bonuses[seat] if board.bonuses else 0,
        )

    def _show_score(self, board: Board, layout: Layout, ratio: float) -> None:
        if not self._is_cut(layout.score):
            self._score.show_score(self._standing(board), layout, ratio)
        else:
            self._score.hide()

    def _is_cut(self, room: Rect) -> bool:
        return any(box.intersects(as_qt(room)) for box in self.covered)

    def _standing(self, board: Board) -> Score:
        sides = list(range(len(self.rules.sides)))
        if len(sides) > MOST_LINES:  # the others tell theirs on the name plates
            sides = [0, max(sides[1:], key=lambda side: board.scores[side])]
        return Score(
            deal=board.deal,
            target=board.rules.target,
            names=tuple(self._side_name(board, side) for side in sides),
            points=tuple(board.scores[side] for side in sides),
            is_our_turn=board.turn == 0,
            has_signs=self._has_teams,
            short_names=tuple(self._listed(board, side) for side in sides),
        )

    def _side_name(self, board: Board, side: int) -> str:
        seats = self.rules.sides[side]
        if len(seats) == 2:
            return translate("Table", "{one} and {other}").format(
                one=board.names[seats[0]], other=board.names[seats[1]]
            )
        return self._listed(board, side)

    def _listed(self, board: Board, side: int) -> str:
        return ", ".join(board.names[seat] for seat in self.rules.sides[side])

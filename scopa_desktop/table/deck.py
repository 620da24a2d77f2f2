"""The forty cards of the table, in whatever pose they are told."""

from collections.abc import Iterable, Mapping

from PySide6.QtWidgets import QGraphicsScene

from scopa_desktop.rules.cards import DECK, Card
from scopa_desktop.table.card_item import CardItem
from scopa_desktop.table.card_pixmaps import CardPixmaps
from scopa_desktop.table.layout import RATIO, Layout
from scopa_desktop.table.marks import FrameKind, Frames
from scopa_desktop.table.poses import Pose

RAISED_Z: float = 60.0
"""Raised cards are seen over their neighbours: added to their own z."""
LYING: float = 0.94
"""Height of a scopa in a pile, of the pile's."""


class TableDeck:
    """Card items and what is drawn on them."""

    def __init__(self, scene: QGraphicsScene, pixmaps: CardPixmaps) -> None:
        self.pixmaps = pixmaps
        self.items = tuple(CardItem(card) for card in DECK)
        self._frames = Frames()
        self._framed: dict[Card, FrameKind] = {}
        self._veiled: frozenset[Card] = frozenset()
        for item in self.items:
            scene.addItem(item)

    def fit(self, layout: Layout, other_rows: Layout, ratio: float) -> None:
        """Take the pixmaps that a layout needs, and those that it will need with more or fewer rows."""
        table = layout.table[0].h
        hand = layout.seats[0].hand[0].h if layout.seats[0].hand else table
        pile = layout.seats[0].pile.h
        large = tuple(dict.fromkeys((hand, table, other_rows.table[0].h)))
        small = (pile, *(seat.hand[0].h for seat in layout.seats[1:] if seat.hand))
        self.pixmaps.set_sizes(large, small, LYING * pile, ratio)

    def show(self, poses: Mapping[Card, Pose]) -> None:
        for card, pose in poses.items():
            self.items[card].show_pose(pose, self.pixmaps)

    def show_only(self, poses: Mapping[Card, Pose]) -> None:
        """Show these cards and no others."""
        self.show(poses)
        for item in self.items:
            if item.card not in poses:
                item.pose = None
                item.hide()

    def poses(self) -> dict[Card, Pose]:
        """The poses that are seen."""
        return {item.card: item.pose for item in self.items if item.pose is not None}

    def prepare(self, poses: Mapping[Card, Pose]) -> None:
        """Have the pixmaps at hand that these poses will need."""
        for card, pose in poses.items():
            if pose.shown:
                self.pixmaps.picture(card if pose.face_up else None, pose.height)

    def refresh(self, *, only_stretched: bool = False) -> None:
        """Take new pixmaps, where wanted only for cards that are drawn from another size."""
        for item in self.items:
            if item.isVisible() and not (only_stretched and item.is_sharp):
                item.refresh(self.pixmaps)
        if not only_stretched:
            self._draw_marks(self._framed, self._veiled)

    def mark(self, framed: Mapping[Card, FrameKind], veiled: Iterable[Card]) -> None:
        """Frame some cards and dim some; all others are plain."""
        wanted, dimmed = dict(framed), frozenset(veiled)
        if wanted == self._framed and dimmed == self._veiled:
            return
        for card in {*self._framed} - {*wanted}:
            self.items[card].set_frame(None)
        for card in self._veiled - dimmed:
            self.items[card].set_veil(None)
        self._framed, self._veiled = wanted, dimmed
        self._draw_marks(wanted, dimmed)

    def card_at(self, x: float, y: float, cards: Iterable[Card]) -> Card | None:
        """The topmost of some cards under a point.

        A raised card keeps the room it had at rest, or it would sink when the pointer leaves its lower edge,
        and hide its neighbours in a full hand when the pointer goes on to them.
        """
        hit = [
            (pose.z - RAISED_Z * (pose.lift > 0), card)
            for card in cards
            if (pose := self.items[card].pose) is not None
            and abs(x - pose.x) <= pose.height * RATIO / 2
            and pose.drawn_y - pose.height / 2 <= y <= pose.y + pose.height / 2
        ]
        return max(hit)[1] if hit else None

    def _draw_marks(self, framed: Mapping[Card, FrameKind], veiled: Iterable[Card]) -> None:
        ratio = self.pixmaps.ratio
        for card, kind in framed.items():
            pose = self.items[card].pose
            if pose is not None:
                self.items[card].set_frame(self._frames.frame(kind, pose.height, ratio))
        for card in veiled:
            pose = self.items[card].pose
            if pose is not None:
                self.items[card].set_veil(self._frames.veil(pose.height, ratio))

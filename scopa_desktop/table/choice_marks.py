"""Shows on the cards what the cursor says: what a card takes, the choices, the ring of the focus."""

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QCoreApplication, QPointF
from PySide6.QtWidgets import QGraphicsScene

from scopa_desktop.rules.cards import Card
from scopa_desktop.table.cursor import Chip, Marks
from scopa_desktop.table.deck import TableDeck
from scopa_desktop.table.hint_plate import HintSign
from scopa_desktop.table.layout import Layout
from scopa_desktop.table.marks import Disc, FrameKind
from scopa_desktop.table.message import Choice
from scopa_desktop.table.poses import AIR, LIFT_RISE, Pose
from scopa_desktop.wording.cards import suit_name

translate = QCoreApplication.translate

RAISED: Final = 0.75
"""Lift of the hand card that is pointed at."""
TAKEN: Final = 0.45
"""Lift of the cards that it takes."""
BADGE_Z: Final = AIR - 90


class ChoiceMarks:
    """Frames and veils on the deck, and number discs over it."""

    def __init__(self, scene: QGraphicsScene, deck: TableDeck) -> None:
        self._scene, self._deck = scene, deck
        self._discs: list[Disc] = []
        self._value = Disc()
        self._value.setZValue(BADGE_Z)
        scene.addItem(self._value)
        self._value.hide()
        self._best = HintSign()
        self._best.setZValue(BADGE_Z)
        scene.addItem(self._best)
        self._best.hide()

    def clear(self) -> None:
        self._deck.mark({}, ())
        for disc in (*self._discs, self._value, self._best):
            disc.hide()

    def show_values(self, values: Mapping[Card, int], rests: dict[Card, Pose], em: float) -> None:
        """What a card stands for, in gold at its upper right; one card at most."""
        self._value.hide()
        for card, value in values.items():
            pose = rests[card]
            radius = max(0.085 * pose.height, 0.75 * em)
            centre = QPointF(pose.x + 0.2 * pose.height, pose.y - 0.39 * pose.height)
            text = translate("Table", "={value}").format(value=value)
            self._value.show_number(text, centre, radius, True, self._deck.pixmaps.ratio)

    def show(
        self, marks: Marks, has_ring: bool, rests: dict[Card, Pose], layout: Layout, tops: Mapping[int, Card]
    ) -> None:
        """``has_ring``: the keyboard is at the table; ``rests``: where the cards lie; ``tops``: the uppermost
        card of each pile by its seat."""
        framed: dict[Card, FrameKind] = dict.fromkeys(marks.others, "corners")
        framed.update(dict.fromkeys(marks.taken, "whole"))
        if marks.raised is not None:
            framed[marks.raised] = "whole"
        focus = marks.focus
        if has_ring and focus is not None:
            ringed = tops.get(focus.item) if focus.zone == "pile" else focus.item
            if ringed is not None:
                framed[ringed] = "focus"
        self._deck.mark(framed, marks.dimmed)
        self._show_discs(marks, rests, layout.em)
        self._show_best(marks, rests, layout)

    def _show_best(self, marks: Marks, rests: dict[Card, Pose], layout: Layout) -> None:
        pose = None if marks.best is None else rests.get(marks.best)
        if pose is None:
            self._best.hide()
            return
        rise = RAISED * LIFT_RISE * pose.height if marks.best == marks.raised else 0.0
        radius = max(0.08 * pose.height, 0.8 * layout.em)
        top = max(pose.y - 0.5 * pose.height - rise, layout.message.bottom + radius)
        self._best.show_sign(QPointF(pose.x, top), radius, self._deck.pixmaps.ratio)

    def _show_discs(self, marks: Marks, rests: dict[Card, Pose], em: float) -> None:
        wanted = [
            (card, place, number) for card, own in marks.badges.items() for place, number in enumerate(own)
        ]
        while len(self._discs) < len(wanted):
            disc = Disc()
            disc.setZValue(BADGE_Z)
            self._scene.addItem(disc)
            self._discs.append(disc)
        for disc in self._discs[len(wanted) :]:
            disc.hide()
        for disc, (card, place, number) in zip(self._discs, wanted, strict=False):
            pose = rests[card]
            height = pose.height
            radius = max(0.070 * height, 0.62 * em)
            step = min(2.15 * radius, (height - 2.2 * radius) / max(1, len(marks.badges[card]) - 1))
            rise = TAKEN * LIFT_RISE * height if card in marks.taken else 0.0
            x = pose.x + height * 0.3125 - 0.02 * height
            y = pose.y - height / 2 + 0.09 * height + place * step - rise
            is_active = number == marks.active
            disc.show_number(str(number), QPointF(x, y), radius, is_active, self._deck.pixmaps.ratio)
            disc.setZValue(BADGE_Z + is_active)


def lifts(marks: Marks) -> dict[Card, float]:
    """How high the marked cards are raised."""
    goal = dict.fromkeys(marks.taken, TAKEN)
    if marks.raised is not None:
        goal[marks.raised] = RAISED
    return goal


def choices(marks: Marks) -> tuple[Choice, ...]:
    """The chips in words."""
    return tuple(Choice(chip.number, chip_text(chip), chip.number == marks.active) for chip in marks.chips)


def chip_text(chip: Chip) -> str:
    """ "4 + 5"; with suits where another choice differs by nothing else: "4 + 5 of coins"."""
    if not chip.cards:
        return translate("Table", "lay it")
    parts = [
        str(value)
        if suit is None
        else translate("Table", "{value} of {suit}").format(value=value, suit=suit_name(suit))
        for value, suit in chip.cards
    ]
    return " + ".join(parts)

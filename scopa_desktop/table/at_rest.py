"""The cards at rest as the person has them: raised, dragged, on their way in a sorted hand, or seen again."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from PySide6.QtWidgets import QGraphicsScene

from scopa_desktop.rules.cards import Card
from scopa_desktop.table.animator import Animator
from scopa_desktop.table.away import Away
from scopa_desktop.table.choice_marks import lifts
from scopa_desktop.table.cursor import Marks
from scopa_desktop.table.deck import RAISED_Z, TableDeck
from scopa_desktop.table.fan import fan_box, fan_poses
from scopa_desktop.table.lifts import Lifts
from scopa_desktop.table.places import without
from scopa_desktop.table.plates import FanPlate
from scopa_desktop.table.pointer import Held
from scopa_desktop.table.poses import AIR, Pose, resting_poses
from scopa_desktop.table.situation import Situation

DRAGGED_Z: Final = AIR
PLATE_Z: Final = AIR + 5


class AtRest:
    """Draws them wherever they are just now; where they rest is given by the situation."""

    def __init__(self, scene: QGraphicsScene, deck: TableDeck, situation: Situation) -> None:
        self._deck, self._situation = deck, situation
        self._lift_clock, self._away_clock = Animator(scene), Animator(scene)
        self._lifts = Lifts(self._lift_clock, self.draw)
        self._away = Away(self._away_clock, self.draw)
        self._held: Held | None = None
        self._seen_again: tuple[Card, ...] = ()
        self._plate = FanPlate()
        self._plate.setZValue(PLATE_Z)
        self._plate.hide()
        scene.addItem(self._plate)

    def poses(self, cards: frozenset[Card] | None = None) -> dict[Card, Pose]:
        """Where some cards are, or all."""
        picture, layout = self._situation.picture, self._situation.layout
        rests = resting_poses(picture, layout)
        if self._seen_again:  # the pile without them
            rests |= resting_poses(without(picture, self._seen_again), layout)
        wanted = rests.keys() if cards is None else cards & rests.keys()
        return {card: self._pose(card, rests[card]) for card in wanted}

    def draw(self, cards: frozenset[Card]) -> None:
        """Show some cards where they are."""
        self._deck.show(self.poses(cards))

    def show(self, marks: Marks, held: Held | None, capture: tuple[Card, ...], tempo: float) -> None:
        """Raise, drag and fan out what the marks say; ``capture`` is what is seen again, the rest lies."""
        self._lifts.aim(lifts(marks), tempo)
        self._see_again(capture, marks.looked, tempo)
        moved = {one.card for one in (held, self._held) if one is not None and one.is_dragged}
        self._held = held
        self.draw(frozenset(moved))

    def bring(self, starts: Mapping[Card, Pose], tempo: float) -> None:
        """Let cards come to rest from other poses."""
        self.settle()
        self._away.bring(starts, tempo)

    def settle(self) -> None:
        """What was seen again or on its way lies, at once, before the next turn or in another layout."""
        pile = self._pile() if self._seen_again else frozenset()
        self._seen_again = ()
        self._plate.hide()
        self.draw(self._away.clear() | pile)

    def drop(self) -> None:
        """Everything lies; nothing is drawn."""
        self._seen_again, self._held = (), None
        self._plate.hide()
        self._lifts.clear()
        self._away.clear()

    def lower(self) -> None:
        """Nothing is raised any more; nothing is drawn."""
        self._held = None
        self._lifts.clear()

    def skip(self) -> None:
        """Bring what moves to its end at once."""
        self._lift_clock.skip()
        self._away_clock.skip()

    def _pose(self, card: Card, rest: Pose) -> Pose:
        pose, lift, held = self._away.pose(card, rest), self._lifts.lift(card), self._held
        if held is not None and held.is_dragged and held.card == card:
            pose = replace(pose, x=pose.x + held.way.x(), y=pose.y + held.way.y(), z=DRAGGED_Z)
        elif lift:
            pose = replace(pose, z=pose.z + RAISED_Z)
        return replace(pose, lift=pose.lift + lift) if lift else pose

    def _see_again(self, capture: tuple[Card, ...], seat: int | None, tempo: float) -> None:
        if capture == self._seen_again:
            return
        pile = self._pile() if self._seen_again else frozenset()
        self._seen_again = capture
        if seat is None or not capture:
            self._plate.hide()
            self._away.send({}, tempo)
        else:
            layout = self._situation.layout
            home = layout.seats[seat]
            poses = fan_poses(capture, home, layout)
            self._plate.show_plate(fan_box(poses), self._deck.pixmaps.ratio)
            self._away.send(poses, tempo)
            pile |= self._pile()
        self.draw(pile)

    def _pile(self) -> frozenset[Card]:
        """All cards of the pile that is looked at."""
        picture = self._situation.picture
        seat = picture.places[self._seen_again[-1]].seat
        return frozenset((*picture.cards_at("pile", seat), *picture.cards_at("scopa", seat)))

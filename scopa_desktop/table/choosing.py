"""The person's choice among what is offered: by mouse and keys, shown on the cards and in the chips."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from PySide6.QtCore import QPointF, Qt
from PySide6.QtWidgets import QGraphicsScene

from scopa_desktop.rules.declaring import Decision, Declaration
from scopa_desktop.rules.events import Declared
from scopa_desktop.rules.plays import Play
from scopa_desktop.table.at_rest import AtRest
from scopa_desktop.table.choice_marks import ChoiceMarks, choices
from scopa_desktop.table.deck import TableDeck
from scopa_desktop.table.declaring import NOTHING, question, shown_values
from scopa_desktop.table.furnishing import Furnishing
from scopa_desktop.table.pointer import ARROWS, ENTERS, Pointer
from scopa_desktop.table.poses import resting_poses
from scopa_desktop.table.situation import Situation


class Choosing:
    """First what to declare, if anything, then a play; while a turn is shown there is nothing to choose."""

    def __init__(
        self,
        scene: QGraphicsScene,
        deck: TableDeck,
        situation: Situation,
        furnishing: Furnishing,
        at_rest: AtRest,
        decided: Callable[[Decision], None],
    ) -> None:
        """``decided`` gets what was chosen; the offer is over by then."""
        self._scene, self._situation, self._furnishing, self._at_rest = scene, situation, furnishing, at_rest
        self._decided = decided
        self._marks = ChoiceMarks(scene, deck)
        self._offered: tuple[Play, ...] = ()
        self.pointer = Pointer(deck, self.show, self._decide)
        self.question = NOTHING
        """What can be declared."""
        self.declared: tuple[Declared, ...] = ()
        """The hands that lie open."""
        self.has_ring = True
        """Whether the table has the keyboard."""

    # --- orders

    def offer(self, plays: Sequence[Play], declarations: Sequence[Declaration] = ()) -> None:
        """Let one of these be chosen, as soon as the table rests."""
        self._offered = tuple(plays)
        self.question = question(declarations)
        if not self._situation.is_moving:
            self.renew()
            self.show()

    def hint(self, play: Play) -> None:
        """Show a play that is advised, or none with 0."""
        self.pointer.hint(play)

    def withdraw(self) -> None:
        """Nothing is offered any more; nothing is drawn."""
        self._offered, self.question = (), NOTHING

    def renew(self) -> None:
        """The cards have moved or the offer has changed."""
        self.pointer.renew(() if self.question.is_asked else self._offered, self._situation.reach())

    def clear(self) -> None:
        """Take all marks off the cards."""
        self._marks.clear()

    def show(self) -> None:
        """Show what the cursor says."""
        situation = self._situation
        if situation.is_moving:
            return
        marks, layout, picture = self.pointer.cursor.marks, situation.layout, situation.picture
        rests = resting_poses(picture, layout)
        self._marks.show(marks, self.has_ring, rests, layout, situation.reach().tops)
        values = shown_values(picture, self.declared, self.question, situation.hand)
        self._marks.show_values(values, rests, layout.em)
        looked = marks.looked
        capture = () if looked is None else picture.last_captures[situation.board.rules.side_of[looked]]
        self._at_rest.show(marks, self.pointer.held, capture, situation.pace)
        declares = self.question.is_asked
        chips = self.question.chips if declares else choices(marks)
        if (chips, declares) != (situation.board.chips, situation.board.declares):
            situation.board = replace(situation.board, chips=chips, declares=declares)
        self._furnishing.show()
        self._show_hand(is_over=marks.raised is not None or bool(marks.taken))

    # --- what the person does at a table at rest

    def press(self, spot: QPointF) -> None:
        """The left button goes down."""
        number = self._furnishing.chip_at(spot)
        if number is None:
            self.pointer.press(spot)
        elif self.question.is_asked:
            self._answer(number)
        elif number:
            self.pointer.choose(number)
        else:
            self.pointer.cancel()

    def key(self, key: int) -> bool:
        """A key without modifiers; whether it means anything here."""
        return (self.question.is_asked and self._question_key(key)) or self.pointer.key(key)

    def _question_key(self, key: int) -> bool:
        if key in ARROWS:
            self.question = self.question.moved(-1 if ARROWS[key] in ("left", "up") else 1)
            self.show()
        elif key in ENTERS:
            self._answer(self.question.active)
        elif key == Qt.Key.Key_Escape:
            self._answer(0)
        elif Qt.Key.Key_1 <= key <= Qt.Key.Key_9:
            self._answer(key - Qt.Key.Key_0)
        else:
            return False
        return True

    def _answer(self, number: int) -> None:
        """Declare by the number of a chip, or say nothing with 0."""
        declaration = self.question.answer(number)
        if declaration is not None:
            self._decide(declaration)
        elif number == 0:
            self.question = NOTHING
            self.renew()
            self.show()

    def _decide(self, decision: Decision) -> None:
        """What is raised or dragged stays so until the turn is performed from there."""
        self.withdraw()
        self._situation.board = replace(self._situation.board, chips=(), declares=False)
        self.clear()
        self._furnishing.show()
        self._decided(decision)

    def _show_hand(self, *, is_over: bool) -> None:
        """The mouse as a hand over what can be pressed."""
        shape = Qt.CursorShape.PointingHandCursor if is_over else Qt.CursorShape.ArrowCursor
        for view in self._scene.views():
            if view.viewport().cursor().shape() != shape:
                view.viewport().setCursor(shape)

"""The table: it shows a deal, moves what happens in a turn, and lets the person choose a play."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QObject, QPointF, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGraphicsScene, QGraphicsSceneMouseEvent

from scopa_desktop.look.drawings import Drawings
from scopa_desktop.look.shadows import Shadows
from scopa_desktop.look.surfaces import Surfaces
from scopa_desktop.look.tokens import TEMPO
from scopa_desktop.match.match import Match
from scopa_desktop.match.turns import Turn
from scopa_desktop.rules.cards import Card
from scopa_desktop.rules.declaring import Decision, Declaration
from scopa_desktop.rules.events import AcePiled, CardLaid, CardsCaptured, DealStarted, Declared
from scopa_desktop.rules.plays import Play
from scopa_desktop.rules.ruleset import Ruleset
from scopa_desktop.skins.card_art import OWN_BACK
from scopa_desktop.skins.card_faces import CardFaces
from scopa_desktop.skins.skin import Skin
from scopa_desktop.table.animator import Animator
from scopa_desktop.table.at_rest import AtRest
from scopa_desktop.table.banner import ScopaBanner
from scopa_desktop.table.board import blank_board, board_of
from scopa_desktop.table.card_pixmaps import CardPixmaps
from scopa_desktop.table.choice_marks import ChoiceMarks, choices
from scopa_desktop.table.choreography import timeline
from scopa_desktop.table.comparison import differences, poses_as_text
from scopa_desktop.table.deck import TableDeck
from scopa_desktop.table.declaring import NOTHING, question, shown_values
from scopa_desktop.table.fitting import Fitting
from scopa_desktop.table.furniture import Counted, Furniture
from scopa_desktop.table.late_drawing import LateDrawing
from scopa_desktop.table.layout import RATIO, Layout
from scopa_desktop.table.motion import Framed
from scopa_desktop.table.performance import Performance
from scopa_desktop.table.places import (
    Counters,
    HandOrder,
    Picture,
    picture_before,
    picture_of,
    resorted,
)
from scopa_desktop.table.pointer import ARROWS, ENTERS, Pointer
from scopa_desktop.table.poses import resting_poses
from scopa_desktop.table.reach import Reach, reach_of
from scopa_desktop.wording.house_rules import cries_escoba
from scopa_desktop.wording.rules import level_name

VIEWER: Final = 0
"""The seat of the person, at the bottom."""


class TableScene(QGraphicsScene):
    """Knows no rules: it shows turns and chooses among the plays it is offered."""

    play_chosen = Signal(object)
    """The person has chosen one of the offered plays or declarations; the offer is over."""
    rules_asked = Signal()
    """The score plate was clicked."""
    settled = Signal()
    """What was performed has come to rest; once a turn, from the event loop."""

    def __init__(
        self,
        faces: CardFaces,
        surfaces: Surfaces,
        drawings: Drawings,
        shadows: Shadows,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self._faces, self._surfaces, self._drawings = faces, surfaces, drawings
        self._fitting = Fitting()
        self._tempo, self._cloth = TEMPO["normal"], "green"
        self._counted: Counted = "all"
        self._hand_order: HandOrder = "dealt"
        self._has_plates = True
        self._deck = TableDeck(self, CardPixmaps(faces, shadows))
        self._banner = ScopaBanner(self, drawings, shadows, surfaces)
        self._marks = ChoiceMarks(self, self._deck)
        self._furniture: Furniture | None = None
        self._offered: tuple[Play, ...] = ()
        self._question = NOTHING
        self._declared: tuple[Declared, ...] = ()
        self._board = blank_board(Ruleset())
        self._picture = _empty_picture(Ruleset())
        self._performance: Performance | None = None
        self._turn: Turn | None = None
        self._shown_ms = 0.0
        self._has_ring = True
        self._is_seen = False
        self._animator = Animator(self)
        self._animator.settled.connect(self.settled)
        self._at_rest = AtRest(self, self._deck, lambda: (self._picture, self._layout()))
        self._pointer = Pointer(self._deck, self._show_choice, self._choose)
        self._drawing = LateDrawing(faces, self._deck, self)
        self._fit()

    @property
    def is_moving(self) -> bool:
        """Whether a turn is being shown."""
        return self._performance is not None

    @property
    def is_sharp(self) -> bool:
        """Whether every card that is seen is drawn pixel for pixel."""
        return self._drawing.is_done

    # --- orders

    def show_match(self, match: Match, levels: Sequence[str]) -> None:
        """Show a match at rest as it stands; ``levels`` are keys by seat, empty for a person."""
        self._stop()
        self._at_rest.drop()
        self._offered, self._question = (), NOTHING
        rules = match.rules
        self._declared = match.turns[-1].after.declared if match.turns else ()
        self._banner.set_lettering("escoba-banner" if cries_escoba(rules) else "scopa-banner")
        self._board = board_of(match, tuple(map(level_name, levels)))
        self._picture = (
            picture_of(rules, match.turns, order=self._hand_order) if match.turns else _empty_picture(rules)
        )
        self._board = self._board.rested(self._picture, match.turns[-1] if match.turns else None)
        self._renew_pointer()
        self._fit()

    def perform(self, turn: Turn) -> None:
        """Show what happened; ``settled`` follows, at any tempo."""
        self.skip()
        rules = self._board.rules
        starts = isinstance(turn.events[0], DealStarted)
        before = picture_before(rules, turn, self._hand_order) if starts else self._picture
        self._offered, self._question = (), NOTHING
        self._at_rest.settle()
        self._renew_pointer()
        played = next(
            (event.card for event in turn.events if isinstance(event, CardLaid | AcePiled | CardsCaptured)),
            None,
        )
        seen = {} if starts else self._deck.poses()
        tempo = self._tempo if self._is_seen else 0.0
        performance = Performance(timeline(rules, before, turn, tempo), self._solve, tempo, seen, played)
        if starts:
            self._board = self._board.started(turn.after.number, before)
        self._board = replace(self._board, chips=(), declares=False)
        self._declared = turn.after.declared
        self._at_rest.lower()
        self._marks.clear()
        self._performance, self._turn, self._shown_ms = performance, turn, -1.0
        self._deck.prepare(resting_poses(performance.picture, performance.after))
        self._deck.show(performance.all_poses(0.0))
        self._show_furniture()
        self._draw_late()
        self._animator.play(performance.duration, self._show_moment)

    def offer(self, plays: Sequence[Play], declarations: Sequence[Declaration] = ()) -> None:
        """Let the person choose one of these plays, as soon as the table rests; first ask what to declare."""
        self._offered = tuple(plays)
        self._question = question(declarations)
        if not self.is_moving:
            self._renew_pointer()
            self._show_choice()

    def withdraw_offer(self) -> None:
        """Nothing can be chosen any more."""
        self.offer(())

    def skip(self) -> None:
        """Bring what moves to its end at once."""
        self._animator.skip()

    def stop(self) -> None:
        """Drop all motion and work still to do; for the end of the program."""
        self._stop()
        self._at_rest.drop()
        self._drawing.stop()

    def set_tempo(self, key: str) -> None:
        """A key of ``tokens.TEMPO``; holds from the next turn on."""
        self._tempo = TEMPO[key]

    def set_cloth(self, key: str) -> None:
        """A key of ``surfaces.CLOTHS``."""
        self._cloth = key
        self._show_furniture()

    def set_values(self, on: bool) -> None:
        """Show or hide the capture values in the corners of the cards."""
        if on != self._faces.has_values:
            self._faces.set_values(on)
            self._drawing.change_look()
            self._draw_late()

    def set_deck(self, skin: Skin, variant: str = "", back: str = OWN_BACK, large: bool = False) -> None:
        """Play with other pictures from now on, in mid-motion too: those seen are drawn first.

        ``back`` is one of ``card_art.BACKS`` or the deck's own; ``large``: a large number in every corner.
        If a picture is damaged it raises ``SkinInvalid``, and all stays as it was.
        """
        faces, wanted = self._faces, skin.varied(variant)
        if (wanted, back, large) == (faces.skin, faces.back_name, faces.is_large):
            return
        faces.set_skin(wanted, back=back, large=large)
        self._drawings.set_emblems(faces.emblems)
        self._drawing.change_look()
        self._show_furniture()
        self._draw_late()

    def set_counters(self, key: Counted) -> None:
        """Whose piles are counted: ``off``, ``own`` or ``all``."""
        self._counted = key
        self._show_furniture()

    def set_hand_order(self, key: HandOrder) -> None:
        """Sort the own hand now and whenever it is dealt: ``dealt``, ``suit`` or ``value``."""
        if key == self._hand_order:
            return
        self._hand_order = key
        self.skip()
        hand = self._picture.cards_at("hand", VIEWER)
        seen = {card: pose for card, pose in self._deck.poses().items() if card in hand}
        self._picture = resorted(self._picture, key, VIEWER)
        self._renew_pointer()
        self._at_rest.bring(
            {card: replace(pose, lift=0.0) for card, pose in seen.items()},
            self._tempo if self._is_seen else 0.0,
        )
        self._show_choice()

    def set_plates_shown(self, is_shown: bool) -> None:
        """Whether the plates in the corners are shown; a wide sheet would cover half of them."""
        self._has_plates = is_shown
        self._show_furniture()

    def set_em(self, px: float) -> None:
        """The player's size of text."""
        self._refit(replace(self._fitting, em=px))

    def resize(self, width: float, height: float, ratio: float | None = None) -> None:
        """The view has another size, or its screen another ``ratio`` of device pixels; motion goes on."""
        size = replace(self._fitting, width=max(1.0, width), height=max(1.0, height))
        self._refit(size if ratio is None else replace(size, ratio=ratio))

    def set_seen(self, is_seen: bool) -> None:
        """Whether the table is on the screen; unseen, nothing moves: turns come to rest at once."""
        self._is_seen = is_seen
        if is_seen:
            self._drawing.catch_up()
            self._draw_late()
        else:
            self.skip()
            self._at_rest.skip()
            self._drawing.stop()

    def set_ring(self, is_shown: bool) -> None:
        """Whether the table has the keyboard; it then shows where the focus is, once keys are used."""
        self._has_ring = is_shown
        self._show_choice()

    def show_focus(self) -> None:
        """The keyboard has come to the table by a key: show where."""
        self._pointer.show_focus()

    def draw_all(self) -> None:
        """Draw what waits to be drawn now; for pictures, and before the table is first shown."""
        self._drawing.finish()

    # --- what is shown, for tests and pictures

    def poses_as_text(self) -> list[str]:
        """A line a card that has a place: where it is drawn, how, and which side up."""
        return poses_as_text(self._picture, self._deck)

    def spot_of(self, card: Card) -> QPointF:
        """A point of a card that no other covers: the left edge in the own hand, else the middle."""
        pose = self._deck.poses()[card]
        is_held = self._picture.places[card].zone == "hand"
        return QPointF(pose.x - (0.44 * RATIO * pose.height if is_held else 0.0), pose.drawn_y)

    def differences(self, match: Match) -> list[str]:
        """What the table shows otherwise than the match has it; empty when all is right."""
        return differences(match, self._deck, self._board, self._layout(), self._hand_order)

    # --- motion

    def _show_moment(self, ms: float) -> None:
        performance = self._performance
        if performance is None:
            return
        since, self._shown_ms = self._shown_ms, ms
        self._deck.show(performance.poses(since, ms))
        if ms >= performance.duration:
            self._rest(performance)
            return
        cues = performance.cues(since, ms)
        for cue in cues:
            self._board = self._board.heeded(cue)
            if isinstance(cue, Framed):
                self._deck.mark(dict.fromkeys(cue.cards, "whole"), ())
        frame = performance.sweep(ms)
        if frame is not None and not self._banner.is_shown and self._turn is not None:
            self._board = self._board.swept(self._turn)
            self._show_furniture()
        self._banner.show_frame(frame, performance.before, self._fitting.ratio)
        if cues:
            self._show_furniture()

    def _rest(self, performance: Performance) -> None:
        """The turn is over: everything as ``show_match`` would show it."""
        self._performance = None
        self._banner.hide()
        self._deck.mark({}, ())
        self._picture = performance.picture
        self._board = self._board.rested(self._picture, self._turn)
        self._renew_pointer()
        self._show_choice()
        self._draw_late()

    def _stop(self) -> None:
        self._animator.stop()
        self._performance = None
        self._banner.hide()
        self._marks.clear()

    # --- the layout

    def _solve(self, picture: Picture) -> Layout:
        return self._fitting.layout(picture, self._board.rules)

    def _layout(self) -> Layout:
        """The layout in force; in motion that of its end as soon as something has been shown."""
        if self._performance is None:
            return self._solve(self._picture)
        return self._performance.after if self._shown_ms > 0 else self._performance.before

    def _fit(self) -> None:
        """Other rules may need other furniture."""
        if self._furniture is None or self._furniture.rules != self._board.rules:
            if self._furniture is not None:
                self._furniture.remove(self)
            self._furniture = Furniture(self, self._board.rules, self._surfaces, self._drawings)
        self._lay_out()

    def _refit(self, fitting: Fitting) -> None:
        if fitting != self._fitting:
            self._fitting = fitting
            self._lay_out()

    def _lay_out(self) -> None:
        fitting = self._fitting
        self.setSceneRect(0, 0, fitting.width, fitting.height)
        now, other = self._solve(self._picture), fitting.other_rows(self._picture, self._board.rules)
        self._deck.fit(now, other, fitting.ratio)
        if self._performance is not None:
            self._performance.lay_out(self._solve)
            self._deck.show(self._performance.all_poses(max(0.0, self._shown_ms)))
        else:
            self._pointer.move_piles(self._reach().piles)
            self._at_rest.settle()
            self._deck.show_only(self._at_rest.poses())
            self._show_choice()
        self._deck.refresh()
        self._show_furniture()
        self._draw_late()

    def _show_furniture(self) -> None:
        if self._furniture is None:
            return
        layout = self._layout()
        self._furniture.counted, self._furniture.has_plates = self._counted, self._has_plates
        self._furniture.show(self._board, layout, self._cloth, self._fitting.ratio)
        picture = self._picture if self._performance is None else self._performance.picture
        self._furniture.show_stock(self._board.hands_left, picture.dealer, layout, self._fitting.ratio)

    def _draw_late(self) -> None:
        if self._is_seen:
            self._drawing.go_on(is_moving=self.is_moving)

    # --- choosing

    def _renew_pointer(self) -> None:
        """After cards have moved or the offer has changed."""
        self._pointer.renew(() if self._question.is_asked else self._offered, self._reach())

    def _reach(self) -> Reach:
        return reach_of(self._picture, self._solve(self._picture), self._board.rules, VIEWER)

    def _show_choice(self) -> None:
        """Show what the cursor says."""
        if self.is_moving:
            return
        marks = self._pointer.cursor.marks
        rests = resting_poses(self._picture, self._layout())
        layout, tempo = self._layout(), self._tempo if self._is_seen else 0.0
        self._marks.show(marks, self._has_ring, rests, layout.em, self._reach().tops)
        hand = self._picture.cards_at("hand", VIEWER)
        self._marks.show_values(
            shown_values(self._picture, self._declared, self._question, hand), rests, layout.em
        )
        looked = marks.looked
        capture = () if looked is None else self._picture.last_captures[self._board.rules.side_of[looked]]
        self._at_rest.show(marks, self._pointer.held, capture, tempo)
        declares = self._question.is_asked
        chips = self._question.chips if declares else choices(marks)
        if (chips, declares) != (self._board.chips, self._board.declares):
            self._board = replace(self._board, chips=chips, declares=declares)
        self._show_furniture()
        self._show_hand_cursor(is_over=marks.raised is not None or bool(marks.taken))

    def _show_hand_cursor(self, *, is_over: bool) -> None:
        shape = Qt.CursorShape.PointingHandCursor if is_over else Qt.CursorShape.ArrowCursor
        for view in self.views():
            if view.viewport().cursor().shape() != shape:
                view.viewport().setCursor(shape)

    def _answer(self, number: int) -> None:
        """Declare by the number of a chip, or say nothing with 0."""
        declaration = self._question.answer(number)
        if declaration is not None:
            self._choose(declaration)
        elif number == 0:
            self._question = NOTHING
            self._renew_pointer()
            self._show_choice()

    def _question_key(self, key: int) -> bool:
        """A key while it is asked what to declare; whether it means anything."""
        if key in ARROWS:
            self._question = self._question.moved(-1 if ARROWS[key] in ("left", "up") else 1)
            self._show_choice()
        elif key in ENTERS:
            self._answer(self._question.active)
        elif key == Qt.Key.Key_Escape:
            self._answer(0)
        elif Qt.Key.Key_1 <= key <= Qt.Key.Key_9:
            self._answer(key - Qt.Key.Key_0)
        else:
            return False
        return True

    def _choose(self, play: Decision) -> None:
        """What is raised or dragged stays so until the turn is performed from there."""
        self._offered, self._question = (), NOTHING
        self._board = replace(self._board, chips=(), declares=False)
        self._marks.clear()
        self._show_furniture()
        self.play_chosen.emit(play)

    # --- Qt

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        event.accept()
        if self.is_moving:
            self.skip()
        elif event.button() == Qt.MouseButton.RightButton:
            self._pointer.cancel()
        elif event.button() == Qt.MouseButton.LeftButton:
            number = self._chip_at(event.scenePos())
            if self._furniture is not None and self._furniture.is_score_at(event.scenePos()):
                self.rules_asked.emit()
            elif number is None:
                self._pointer.press(event.scenePos())
            elif self._question.is_asked:
                self._answer(number)
            elif number:
                self._pointer.choose(number)
            else:
                self._pointer.cancel()

    def mouseDoubleClickEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        self.mousePressEvent(event)

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        event.accept()
        self._pointer.spot = event.scenePos()
        if not self.is_moving:
            self._pointer.move(event.scenePos())

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        event.accept()
        if not self.is_moving and event.button() == Qt.MouseButton.LeftButton:
            self._pointer.release(event.scenePos())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        held = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if self.is_moving and event.key() == Qt.Key.Key_Space:
            self.skip()
        elif (
            held == Qt.KeyboardModifier.ShiftModifier
            and event.key() in ENTERS
            and not self.is_moving
            and self._pointer.lay()
        ) or (self._question.is_asked and not held and self._question_key(event.key())):
            pass
        elif self.is_moving or held or not self._pointer.key(event.key()):
            event.ignore()
            return
        event.accept()

    def leave(self) -> None:
        """The mouse has left the view."""
        self._pointer.leave()

    def _chip_at(self, spot: QPointF) -> int | None:
        """The number of the chip under a point, 0 for the way out."""
        if self._furniture is None:
            return None
        chips = self._furniture.message.chip_boxes
        return next((number for number, box in chips if box.contains(spot)), None)


def _empty_picture(rules: Ruleset) -> Picture:
    """No cards yet: the layout that the first deal will have."""
    return Picture(
        places={},
        table_slots=0,
        hand_slots=(3,) * rules.players,
        has_stock=True,
        dealer=0,
        turn=None,
        hands_left=0,
        counters=(Counters(),) * len(rules.sides),
    )

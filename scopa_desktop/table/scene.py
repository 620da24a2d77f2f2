"""The table: it shows a deal, moves what happens in a turn, and lets the person choose a play."""

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QObject, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGraphicsScene, QGraphicsSceneMouseEvent

from scopa_desktop.look.drawings import Drawings
from scopa_desktop.look.shadows import Shadows
from scopa_desktop.look.surfaces import Surfaces
from scopa_desktop.look.tokens import TEMPO
from scopa_desktop.match.match import Match
from scopa_desktop.match.turns import Turn
from scopa_desktop.rules.cards import Card
from scopa_desktop.rules.declaring import Declaration
from scopa_desktop.rules.plays import Play
from scopa_desktop.skins.card_art import OWN_BACK
from scopa_desktop.skins.card_faces import CardFaces
from scopa_desktop.skins.skin import Skin
from scopa_desktop.table.at_rest import AtRest
from scopa_desktop.table.board import board_of
from scopa_desktop.table.card_pixmaps import CardPixmaps
from scopa_desktop.table.choice_marks import TAKEN
from scopa_desktop.table.choosing import Choosing
from scopa_desktop.table.comparison import differences, poses_as_text
from scopa_desktop.table.deck import TableDeck
from scopa_desktop.table.fitting import Fitting
from scopa_desktop.table.furnishing import Furnishing
from scopa_desktop.table.furniture import Counted
from scopa_desktop.table.hint_plate import HintState
from scopa_desktop.table.in_motion import InMotion
from scopa_desktop.table.late_drawing import LateDrawing
from scopa_desktop.table.layout import RATIO, far_end
from scopa_desktop.table.places import HandOrder, resorted
from scopa_desktop.table.pointer import ENTERS
from scopa_desktop.table.poses import LIFT_RISE
from scopa_desktop.table.situation import VIEWER, Situation
from scopa_desktop.wording.house_rules import cries_escoba
from scopa_desktop.wording.rules import level_name


class TableScene(QGraphicsScene):
    """Knows no rules: it shows turns and chooses among the plays it is offered."""

    play_chosen = Signal(object)
    """The person has chosen one of the offered plays or declarations; the offer is over."""
    rules_asked = Signal()
    """The score plate was clicked."""
    hint_asked = Signal()
    """The button of the hint was clicked."""
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
        self._faces, self._drawings = faces, drawings
        self._situation = situation = Situation()
        self._deck = deck = TableDeck(self, CardPixmaps(faces, shadows))
        self._furnishing = Furnishing(self, situation, surfaces, drawings)
        self._at_rest = AtRest(self, deck, situation)
        self._choosing = Choosing(
            self, deck, situation, self._furnishing, self._at_rest, self.play_chosen.emit
        )
        self._in_motion = InMotion(
            self, deck, situation, self._furnishing, (drawings, shadows, surfaces), self._rested
        )
        self._in_motion.settled.connect(self.settled)
        self._drawing = LateDrawing(faces, deck, self)
        self._lay_out()

    @property
    def is_moving(self) -> bool:
        """Whether a turn is being shown."""
        return self._situation.is_moving

    @property
    def is_sharp(self) -> bool:
        """Whether every card that is seen is drawn pixel for pixel."""
        return self._drawing.is_done

    # --- orders

    def show_match(self, match: Match, levels: Sequence[str]) -> None:
        """Show a match at rest as it stands; ``levels`` are keys by seat, empty for a person."""
        situation, last = self._situation, match.turns[-1] if match.turns else None
        self._stop()
        self._choosing.withdraw()
        self._choosing.declared = last.after.declared if last is not None else ()
        self._in_motion.banner.set_lettering("escoba-banner" if cries_escoba(match.rules) else "scopa-banner")
        situation.picture = situation.picture_of(match)
        situation.board = board_of(match, tuple(map(level_name, levels))).rested(situation.picture, last)
        self._choosing.renew()
        self._furnishing.renew()
        self._lay_out()

    def perform(self, turn: Turn) -> None:
        """Show what happened; ``settled`` follows, at any tempo."""
        self.skip()
        self._choosing.withdraw()
        self._at_rest.settle()
        self._choosing.renew()
        self._choosing.declared = turn.after.declared
        self._at_rest.lower()
        self._choosing.clear()
        self._in_motion.perform(turn)
        self._draw_late()

    def offer(self, plays: Sequence[Play], declarations: Sequence[Declaration] = ()) -> None:
        """Let the person choose one of these plays, as soon as the table rests; first ask what to declare."""
        self._choosing.offer(plays, declarations)

    def withdraw_offer(self) -> None:
        """Nothing can be chosen any more."""
        self._choosing.offer(())

    def show_hint(self, play: Play) -> None:
        """Mark a play that is advised until the next turn, or none with 0."""
        self._choosing.hint(play)

    def set_hint(self, state: HintState) -> None:
        """What the button of the hint shows."""
        self._furnishing.hint = state
        self._furnishing.show()

    def skip(self) -> None:
        """Bring what moves to its end at once."""
        self._in_motion.skip()

    def stop(self) -> None:
        """Drop all motion and work still to do; for the end of the program."""
        self._stop()
        self._drawing.stop()

    def set_tempo(self, key: str) -> None:
        """A key of ``tokens.TEMPO``; holds from the next turn on."""
        self._situation.tempo = TEMPO[key]

    def set_cloth(self, key: str) -> None:
        """A key of ``surfaces.CLOTHS``."""
        self._furnishing.cloth = key
        self._furnishing.show()

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
        self._furnishing.show()
        self._draw_late()

    def set_counters(self, key: Counted) -> None:
        """Whose piles are counted: ``off``, ``own`` or ``all``."""
        self._furnishing.counted = key
        self._furnishing.show()

    def set_hand_order(self, key: HandOrder) -> None:
        """Sort the own hand now and whenever it is dealt: ``dealt``, ``suit`` or ``value``."""
        situation = self._situation
        if key == situation.hand_order:
            return
        situation.hand_order = key
        self.skip()
        hand = situation.hand
        seen = {card: pose for card, pose in self._deck.poses().items() if card in hand}
        situation.picture = resorted(situation.picture, key, VIEWER)
        self._choosing.renew()
        self._at_rest.bring({card: replace(pose, lift=0.0) for card, pose in seen.items()}, situation.pace)
        self._choosing.show()

    def set_covered(self, boxes: Sequence[QRect]) -> None:
        """What lies over the view; a plate is not shown if that would cut it."""
        self._furnishing.covered = tuple(map(QRectF, boxes))
        self._furnishing.show()

    def set_em(self, px: float) -> None:
        """The player's size of text."""
        self._refit(replace(self._situation.fitting, em=px))

    def resize(self, width: float, height: float, ratio: float | None = None) -> None:
        """The view has another size, or its screen another ``ratio`` of device pixels; motion goes on."""
        size = replace(self._situation.fitting, width=max(1.0, width), height=max(1.0, height))
        self._refit(size if ratio is None else replace(size, ratio=ratio))

    def set_seen(self, is_seen: bool) -> None:
        """Whether the table is on the screen; unseen, nothing moves: turns come to rest at once."""
        self._situation.is_seen = is_seen
        if is_seen:
            self._drawing.catch_up()
            self._draw_late()
        else:
            self.skip()
            self._at_rest.skip()
            self._drawing.stop()

    def set_ring(self, is_shown: bool) -> None:
        """Whether the table has the keyboard; it then shows where the focus is, once keys are used."""
        self._choosing.has_ring = is_shown
        self._choosing.show()

    def show_focus(self) -> None:
        """The keyboard has come to the table by a key: show where."""
        self._choosing.pointer.show_focus()

    def draw_all(self) -> None:
        """Draw what waits to be drawn now; for pictures, and before the table is first shown."""
        self._drawing.finish()

    @property
    def far_edge(self) -> tuple[float, float]:
        """Where the things of the players over there end, and where the table cards begin when raised."""
        layout = self._situation.layout
        return far_end(layout), layout.grid.y - TAKEN * LIFT_RISE * layout.table[0].h

    # --- what is shown, for tests and pictures

    def poses_as_text(self) -> list[str]:
        """A line a card that has a place: where it is drawn, how, and which side up."""
        return poses_as_text(self._situation.picture, self._deck)

    def spot_of(self, card: Card) -> QPointF:
        """A point of a card that no other covers: the left edge in the own hand, else the middle."""
        pose = self._deck.poses()[card]
        is_held = self._situation.picture.places[card].zone == "hand"
        return QPointF(pose.x - (0.44 * RATIO * pose.height if is_held else 0.0), pose.drawn_y)

    def differences(self, match: Match) -> list[str]:
        """What the table shows otherwise than the match has it; empty when all is right."""
        situation = self._situation
        return differences(match, self._deck, situation.board, situation.layout, situation.hand_order)

    # --- how it is done

    def _rested(self) -> None:
        self._choosing.renew()
        self._choosing.show()
        self._draw_late()

    def _stop(self) -> None:
        self._in_motion.stop()
        self._choosing.clear()
        self._at_rest.drop()

    def _refit(self, fitting: Fitting) -> None:
        if fitting != self._situation.fitting:
            self._situation.fitting = fitting
            self._lay_out()

    def _lay_out(self) -> None:
        situation, fitting = self._situation, self._situation.fitting
        self.setSceneRect(0, 0, fitting.width, fitting.height)
        now = situation.solve(situation.picture)
        self._deck.fit(now, fitting.other_rows(situation.picture, situation.board.rules), fitting.ratio)
        if self.is_moving:
            self._in_motion.lay_out()
        else:
            self._choosing.pointer.move_piles(situation.reach().piles)
            self._at_rest.settle()
            self._deck.show_only(self._at_rest.poses())
            self._choosing.show()
        self._deck.refresh()
        self._furnishing.show()
        self._draw_late()

    def _draw_late(self) -> None:
        if self._situation.is_seen:
            self._drawing.go_on(is_moving=self.is_moving)

    # --- Qt

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        event.accept()
        if self.is_moving:
            self.skip()
        elif event.button() == Qt.MouseButton.RightButton:
            self._choosing.pointer.cancel()
        elif event.button() == Qt.MouseButton.LeftButton:
            if self._furnishing.is_score_at(event.scenePos()):
                self.rules_asked.emit()
            elif self._furnishing.is_hint_at(event.scenePos()):
                self.hint_asked.emit()
            else:
                self._choosing.press(event.scenePos())

    def mouseDoubleClickEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        self.mousePressEvent(event)

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        event.accept()
        self._choosing.pointer.spot = event.scenePos()
        if not self.is_moving:
            self._choosing.pointer.move(event.scenePos())

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        event.accept()
        if not self.is_moving and event.button() == Qt.MouseButton.LeftButton:
            self._choosing.pointer.release(event.scenePos())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.setAccepted(self._key(event))

    def let_go(self) -> None:
        """Put a card back that the mouse holds."""
        if self._choosing.pointer.held is not None:
            self._choosing.pointer.cancel()

    def leave(self) -> None:
        """The mouse has left the view."""
        self._choosing.pointer.leave()

    def _key(self, event: QKeyEvent) -> bool:
        """Whether it means anything at the table."""
        key, held = event.key(), event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if self.is_moving:
            if key == Qt.Key.Key_Space:
                self.skip()
                return True
            return False
        if held == Qt.KeyboardModifier.ShiftModifier and key in ENTERS:
            return self._choosing.pointer.lay()
        return not held and self._choosing.key(key)

"""From what happened in a turn to how the cards move."""

from collections.abc import Sequence

from scopa_desktop.look.tokens import MOTION
from scopa_desktop.match.turns import Turn
from scopa_desktop.rules.cards import Card
from scopa_desktop.rules.events import (
    AcePiled,
    CardLaid,
    CardsCaptured,
    DealStarted,
    Declared,
    Event,
    HandsDealt,
    OpeningTaken,
    ScopaMade,
    TableAwarded,
    TableDealt,
)
from scopa_desktop.rules.ruleset import Ruleset
from scopa_desktop.table.goals import (
    AIRBORNE,
    GATHERED,
    PLAYED,
    Above,
    Beside,
    Gathered,
    Over,
    Raised,
    Seen,
    Swept,
)
from scopa_desktop.table.motion import (
    Counted,
    Cue,
    Framed,
    Goal,
    HandsLeft,
    Leg,
    Rest,
    Said,
    Span,
    Step,
    Timeline,
    TurnPassed,
)
from scopa_desktop.table.places import Picture, Zone, dealt_order, steps_of
from scopa_desktop.table.poses import AIR
from scopa_desktop.table.sweep import Sweep, contact, sweep_from


def timeline(rules: Ruleset, before: Picture, turn: Turn, tempo: float, viewer: int = 0) -> Timeline:
    """The motion of a turn; ``tempo`` is the factor on all durations, 0 shows the end at once.

    ``before`` is the picture before the turn (``picture_before`` when the turn starts a deal); the last of
    the timeline's pictures is the one after it.
    """
    script = _Script(before)
    for events, picture in steps_of(before, rules, turn, viewer):
        script.perform(events, picture, turn.after.dealer)
    script.cue(script.now, TurnPassed(turn.after.turn))
    return script.timeline(tempo)


class _Script:
    """Writes the steps of one turn, at normal tempo."""

    def __init__(self, before: Picture) -> None:
        self.now = 0.0
        """When the step before is over."""
        self._pictures = [before]
        self._steps: list[Step] = []
        self._cues: list[tuple[float, Cue]] = []
        self._sweep: Sweep | None = None
        self._legs: dict[Card, list[Leg]] = {}
        self._settling: dict[Zone, Span] = {}

    @property
    def _old(self) -> int:
        """The number of the picture that the step starts from."""
        return len(self._pictures) - 1

    def cue(self, ms: float, cue: Cue) -> None:
        self._cues.append((ms, cue))

    def perform(self, events: Sequence[Event], picture: Picture, dealer: int) -> None:
        """One step, that ends in a picture."""
        start, self._legs, self._settling = self.now, {}, {}
        head = events[0]
        if isinstance(head, CardLaid):
            self._lay(head)
        elif isinstance(head, CardsCaptured):
            self._capture(head, is_scopa=any(isinstance(event, ScopaMade) for event in events))
        elif isinstance(head, TableAwarded | OpeningTaken):
            self._award(head)
        elif isinstance(head, AcePiled):
            self._pile_ace(head)
        elif isinstance(head, Declared):
            self._show(head)
        else:
            self._deal(events, dealer, picture.hands_left)
        if picture.counters != self._pictures[-1].counters:
            self.cue(self.now, Counted(picture.counters))
        legs = {card: tuple(own) for card, own in self._legs.items()}
        for zone in ("stock", "hand", "table", "pile", "scopa"):
            self._settling.setdefault(zone, (max(start, self.now - _ms("two_rows")), self.now))
        self._steps.append(Step(legs, self._settling))
        self._pictures.append(picture)

    def timeline(self, tempo: float) -> Timeline:
        return Timeline(
            pictures=tuple(self._pictures),
            steps=tuple(step.scaled(tempo) for step in self._steps),
            cues=tuple((tempo * ms, cue) for ms, cue in sorted(self._cues, key=lambda timed: timed[0])),
            sweep=self._sweep.scaled(tempo) if self._sweep and tempo else None,
            duration=tempo * self.now,
        )

    def _add(self, card: Card, leg: Leg) -> None:
        self._legs.setdefault(card, []).append(leg)

    def _deal(self, events: Sequence[Event], dealer: int, hands_left: int) -> None:
        """One card at a time off the stock, turned over in the air."""
        if isinstance(events[0], DealStarted):
            self.cue(self.now, Said(events[0]))
        cards: list[Card] = []
        for hands in (event for event in events if isinstance(event, HandsDealt)):
            cards += dealt_order(hands, dealer)
        for table in (event for event in events if isinstance(event, TableDealt)):
            cards += table.cards
        first, travel = self.now, _ms("deal_card")
        for n, card in enumerate(cards):
            leave = first + n * _ms("deal_stagger")
            if n:  # the card on it has just gone
                bare = leave - _ms("deal_stagger")
                self._add(card, Leg(bare, bare, "", Seen(self._old)))
            end = leave + travel
            self._add(
                card,
                Leg(
                    leave,
                    end,
                    _easing("deal_card"),
                    Rest(self._old + 1),
                    z=AIR + n,
                    turn=(end - _ms("turn_over"), end),
                    arc=0.07,
                    hop=AIRBORNE,
                ),
            )
        last = first + (len(cards) - 1) * _ms("deal_stagger")
        self._settling["stock"] = (last, last)
        self.cue(last, HandsLeft(hands_left))
        self.now = last + travel

    def _play(self, card: Card, goal: Goal) -> None:
        """A card rises from the hand, travels over the table and lands."""
        rise = self.now + _ms("play_rise")
        there = rise + _ms("play_travel")
        land = there + _ms("land")
        turn = (rise + 0.2 * _ms("play_travel"), rise + 0.2 * _ms("play_travel") + _ms("turn_over"))
        self._add(card, Leg(self.now, rise, _easing("play_rise"), Raised(self._old), z=PLAYED))
        self._add(card, Leg(rise, there, _easing("play_travel"), Above(goal), z=PLAYED, turn=turn, arc=0.04))
        self._add(card, Leg(there, land, _easing("land"), goal, z=PLAYED))
        self.now = land

    def _lay(self, event: CardLaid) -> None:
        start = self.now
        self._play(event.card, Rest(self._old + 1))
        self.cue(self.now - _ms("land"), Said(event))
        # The seventh card moves all into two rows while it is on its way.
        rows = start + _ms("play_rise")
        span = (rows, rows + _ms("two_rows"))
        self._settling.update({"table": span, "hand": span, "stock": span, "pile": span, "scopa": span})

    def _capture(self, event: CardsCaptured, is_scopa: bool) -> None:
        over = Over(event.captured, self._old)
        self._play(event.card, over)
        self.cue(self.now - _ms("land"), Said(event))
        self.cue(self.now, Framed(event.captured))
        self.now += _ms("read_pause")
        self.cue(self.now, Framed(()))
        if is_scopa:
            self._sweep_up(event)
        else:
            self._gather(event, over)

    def _gather(self, event: CardsCaptured, over: Over) -> None:
        """The taken cards slide under the card that takes them, and all go to the pile."""
        count = len(event.captured)
        for n, card in enumerate(event.captured):
            start = self.now + n * _ms("gather_stagger")
            goal = Gathered(over, count - 1 - n, AIR + n)
            self._add(card, Leg(start, start + _ms("gather"), _easing("gather"), goal, z=AIR + n))
        self.now += (count - 1) * _ms("gather_stagger") + _ms("gather")
        self._to_pile((*event.captured, event.card), "to_pile")

    def _to_pile(self, cards: Sequence[Card], beat: str) -> None:
        """Cards go to the pile, the last one on top, and turn over on the way."""
        end = self.now + _ms(beat)
        turn = (end - _ms("turn_over"), end)
        for n, card in enumerate(cards):
            goal = Rest(self._old + 1)
            self._add(card, Leg(self.now, end, _easing(beat), goal, z=AIR + n, turn=turn, hop=GATHERED))
        self._settling["pile"] = (self.now, end)
        self.now = end

    def _sweep_up(self, event: CardsCaptured) -> None:
        """The broom pushes all cards to the right; the scopa card is tucked into the pile last."""
        self._sweep = sweep = sweep_from(self.now)
        swept = (*event.captured, event.card)
        for rank, card in enumerate(swept):
            goal = Swept(self._old, rank)
            self._add(
                card,
                Leg(self.now, sweep.swept, _easing("sweep"), goal, z=AIR + rank, contact=contact),
            )
        self.now = sweep.banner_out - 0.5 * _ms("to_pile")
        beside = self.now + 0.3 * _ms("to_pile")
        self._to_pile(event.captured, "to_pile")
        there = beside + _ms("to_pile")
        new = self._old + 1
        self._add(event.card, Leg(beside, there, _easing("to_pile"), Beside(new), z=PLAYED))
        end = there + _ms("turn_over")
        self._add(event.card, Leg(there, end, _easing("turn_over"), Rest(new)))
        self._settling["scopa"] = (there, end)
        self.now = end

    def _award(self, event: TableAwarded | OpeningTaken) -> None:
        self.cue(self.now, Said(event))
        self.now += _ms("leftover_pause")
        self._to_pile(event.cards, "leftover")
        self._settling["scopa"] = self._settling["pile"]

    def _pile_ace(self, event: AcePiled) -> None:
        """The ace rises from the hand and goes to the pile, past the empty felt."""
        start = self.now
        rise = start + _ms("play_rise")
        self._add(event.card, Leg(start, rise, _easing("play_rise"), Raised(self._old), z=PLAYED))
        self.cue(rise, Said(event))
        self.now = rise
        self._to_pile((event.card,), "to_pile")

    def _show(self, event: Declared) -> None:
        """The cards of the hand turn over, or stay open if they are the viewer's own."""
        self.cue(self.now, Said(event))
        end = self.now + _ms("turn_over")
        for card in event.cards:
            self._add(
                card, Leg(self.now, end, _easing("turn_over"), Rest(self._old + 1), turn=(self.now, end))
            )
        self.now = end + _ms("read_pause")


def _ms(beat: str) -> float:
    return MOTION[beat][0]


def _easing(beat: str) -> str:
    return MOTION[beat][1]

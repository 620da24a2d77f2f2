"""What the player points at and what a click or key would do: focus, and the choice among captures."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from types import MappingProxyType
from typing import Literal, TypeAlias

from scopa_desktop.rules.cards import Card, CardSet, Suit, set_of, suit_of, value_of
from scopa_desktop.rules.plays import Play

MOST_BADGES = 9
"""Choices that are all numbered on the cards; more would hide them."""

Direction: TypeAlias = Literal["left", "right", "up", "down"]


@dataclass(frozen=True, slots=True)
class Focus:
    """Where the keyboard is."""

    zone: Literal["hand", "table", "pile"]
    item: int
    """The card, or the seat of the pile."""


@dataclass(frozen=True, slots=True)
class Chip:
    """One choice in words."""

    number: int
    """From 1; the first nine have a key."""
    cards: tuple[tuple[int, Suit | None], ...]
    """Values, lowest first, each with its suit where another choice differs by nothing else; none: lay it."""


@dataclass(frozen=True, slots=True)
class Marks:
    """What the scene paints for the player."""

    raised: Card | None = None
    """Hand card."""
    taken: tuple[Card, ...] = ()
    """Whole frame, raised: what the card takes, or the active choice."""
    others: tuple[Card, ...] = ()
    """Corner brackets: in other choices only."""
    dimmed: tuple[Card, ...] = ()
    """In no choice."""
    badges: Mapping[Card, tuple[int, ...]] = field(default_factory=dict)
    """Numbers of the choices a table card is in, when there are several; of very many only the active."""
    active: int = 0
    """Number of the active choice, 0 without a choice."""
    chips: tuple[Chip, ...] = ()
    """While a choice is asked for."""
    focus: Focus | None = None
    """The keyboard's ring, once keys are in use."""
    looked: int | None = None
    """The pile whose last capture is seen again."""
    best: Card | None = None
    """The hand card of the hint."""


@dataclass(frozen=True)
class Cursor:
    """The player's side of the table between two plays.

    Every input gives the next cursor and, if it can settle one, a play.
    """

    plays: tuple[Play, ...] = ()
    """All legal plays, none when another seat is to play."""
    hand: tuple[Card, ...] = ()
    """Own cards, left to right."""
    rows: tuple[tuple[Card, ...], ...] = ()
    """Table cards: rows from the top, left to right."""
    piles: tuple[int, ...] = ()
    """Seats with a pile, left to right."""
    focus: Focus | None = None
    by_keys: bool = False
    """Whether the last input came from the keyboard."""
    pointed: Card | None = None
    """Hand card under the mouse, or being dragged."""
    chosen: Card | None = None
    """Hand card for which a choice is asked for."""
    narrowed: CardSet = 0
    """Table cards that the capture must hold."""
    active: int = 0
    """Index in ``choices``."""
    looked: int | None = None
    """The pile, by its seat, whose last capture is seen again."""
    hinted: Play = 0
    """The play of a hint, as long as one is shown."""

    @cached_property
    def choices(self) -> tuple[Play, ...]:
        """The plays shown: of the chosen, pointed or focused card, as far as narrowed; fewest cards first.

        To lay a card that could capture is the last choice, and none before a choice is asked for.
        """
        plays = tuple(play for play in self._plays_with(self.subject) if not self.narrowed & ~play)
        return plays if self.is_choosing else _meant(plays)

    @property
    def subject(self) -> Card | None:
        """The hand card whose plays are shown."""
        if self.chosen is not None:
            return self.chosen
        if self.pointed is not None:
            return self.pointed
        if self.by_keys and self.focus and self.focus.zone == "hand":
            return self.focus.item
        return None

    @property
    def is_choosing(self) -> bool:
        return self.chosen is not None

    @property
    def marks(self) -> Marks:
        subject, choices = self.subject, self.choices
        focus = self.focus if self.by_keys else None
        best = self._hinted_card
        table = [card for row in self.rows for card in row]
        if subject is None or not choices:
            shown = tuple(card for card in table if best is not None and self.hinted >> card & 1)
            return Marks(raised=best, taken=shown, focus=focus, looked=self.looked, best=best)
        active = choices[self.active]
        taken = tuple(card for card in table if active >> card & 1)
        if len(choices) == 1 and not self.is_choosing:
            return Marks(raised=subject, taken=taken, focus=focus, looked=self.looked, best=best)
        numbers = {card: tuple(n for n, play in enumerate(choices, 1) if play >> card & 1) for card in table}
        badges: dict[Card, tuple[int, ...]] = {card: own for card, own in numbers.items() if own}
        if len(choices) > MOST_BADGES:
            badges = dict.fromkeys(taken, (self.active + 1,))
        return Marks(
            raised=subject,
            taken=taken,
            others=tuple(card for card in table if numbers[card] and card not in taken),
            dimmed=tuple(card for card in table if not numbers[card]),
            badges=MappingProxyType(badges),
            active=self.active + 1,
            chips=_chips(subject, choices) if self.is_choosing else (),
            focus=focus,
            best=best,
        )

    def renewed(
        self,
        plays: Sequence[Play],
        hand: Sequence[Card],
        rows: Sequence[Sequence[Card]],
        piles: Sequence[int] = (),
    ) -> "Cursor":
        """The cursor after cards have moved: the focus stays, or goes to the nearest place in its row.

        A new offer brings it back to the hand, for Enter is to play.
        """
        new = Cursor(tuple(plays), tuple(hand), tuple(map(tuple, rows)), tuple(piles), by_keys=self.by_keys)
        pointed = self.pointed if self.pointed in new.hand else None
        hinted = self.hinted if _same_cards(self, new) else 0
        focus = new._nearest(self)
        if new.plays and not self.plays and new.hand and (focus is None or focus.zone != "hand"):
            focus = Focus("hand", new.hand[0])
        return replace(new, focus=focus, pointed=pointed, hinted=hinted)

    def hint(self, play: Play) -> "Cursor":
        """Show a play that is advised, or none with 0; the keyboard goes to its card."""
        shown = replace(self.escape(), hinted=play)
        card = shown._hinted_card
        return shown if card is None else replace(shown, focus=Focus("hand", card))._begun()

    def point(self, card: Card | None) -> "Cursor":
        """The mouse is over a card or, with ``None``, over none."""
        if self.chosen is not None:
            return self if card is None else self._activated(card)
        pointed = card if card in self.hand else None
        if pointed == self.pointed and not self.by_keys:
            return self
        return replace(self, pointed=pointed, active=0, by_keys=False)._begun()

    def press(self, card: Card | None) -> tuple["Cursor", Play | None]:
        """A click on a card or, with ``None``, on the free felt, which withdraws a choice."""
        mouse = replace(self, by_keys=False)
        if card is None:
            return mouse.escape(), None
        if card in self.hand:
            return mouse._try(card, 0)
        if self.chosen is None:
            return mouse, None
        return mouse._try(self.chosen, self.narrowed | 1 << card)

    def digit(self, number: int) -> tuple["Cursor", Play | None]:
        """The number of a choice, from 1."""
        if not 1 <= number <= len(self.choices) or not (self.is_choosing or len(self.choices) > 1):
            return self, None
        return self._settled(self.choices[number - 1])

    def arrow(self, direction: Direction) -> "Cursor":
        """To the next choice, or the next card or pile."""
        if self.looked is not None:
            return replace(self, looked=None).arrow(direction)
        if self.chosen is not None:
            step = -1 if direction in ("left", "up") else 1
            return replace(self, active=(self.active + step) % len(self.choices), by_keys=True)
        keys = replace(self, by_keys=True, pointed=None, active=0)
        places = self._places()
        if self.focus is None or not self.by_keys:  # the first key only shows where the focus is
            return replace(keys, focus=self._start())
        at = next(n for n, row in enumerate(places) if self.focus in row)
        column = places[at].index(self.focus)
        if direction in ("left", "right"):
            column += 1 if direction == "right" else -1
            return replace(keys, focus=places[at][min(max(column, 0), len(places[at]) - 1)])._begun()
        to = places[min(max(at + (1 if direction == "up" else -1), 0), len(places) - 1)]
        return replace(keys, focus=to[int((column + 0.5) / len(places[at]) * len(to))])._begun()

    def enter(self) -> tuple["Cursor", Play | None]:
        """Take the active choice, play the focused card, or look at the focused pile and away again; a card
        is never played unseen."""
        if self.chosen is not None:
            return self._settled(self.choices[self.active])
        if self.by_keys and self.focus is not None and self.focus.zone == "pile":
            return self.look(self.focus.item if self.looked is None else None), None
        subject = self.subject
        if subject is None:
            return replace(self, by_keys=True, focus=self._start()), None
        return replace(self, by_keys=True)._try(subject, 0)

    def lay(self) -> tuple["Cursor", Play | None]:
        """Lay the card that is chosen, pointed at or focused, if it may be laid, whatever it could take."""
        lays = [play for play in self._plays_with(self.subject) if play.bit_count() == 1]
        return self._settled(lays[0]) if lays else (self, None)

    def escape(self) -> "Cursor":
        """Withdraw the choice, and look away from a pile."""
        return replace(self, chosen=None, narrowed=0, active=0, looked=None)

    def look(self, pile: int | None) -> "Cursor":
        """See the last capture of a pile again or, with ``None``, no longer; not while a choice is asked."""
        if self.chosen is not None or (pile is not None and pile not in self.piles):
            return self
        return replace(self, looked=pile)

    def drag(self, card: Card, over: Card | None) -> "Cursor":
        """A hand card is held over a table card or, with ``None``, over the felt."""
        held = replace(self.escape(), pointed=card, by_keys=False)
        return held if over is None else held._activated(over)

    def drop(self, card: Card, over: Card | None) -> tuple["Cursor", Play | None]:
        """A hand card is let go over a table card or, with ``None``, over the felt.

        Over the felt it is laid, if it may be, and over cards too if it can take nothing at all; a card that
        can only capture stays in the hand.
        """
        put = replace(self.escape(), pointed=None, by_keys=False)
        plays = self._plays_with(card)
        lays = [play for play in plays if play.bit_count() == 1]
        if over is None or not any(play >> over & 1 for play in plays):
            if lays and (over is None or len(plays) == 1):
                return put._settled(lays[0])
            return put._try(card, 0) if over is None else (put, None)
        return put._try(card, 1 << over)

    def _plays_with(self, card: Card | None) -> tuple[Play, ...]:
        if card is None:
            return ()
        return tuple(
            sorted((play for play in self.plays if play >> card & 1), key=lambda play: _rank(card, play))
        )

    def _activated(self, card: Card) -> "Cursor":
        """With a choice active that holds the table card, if any does."""
        with_it = [n for n, play in enumerate(self.choices) if play >> card & 1 and card not in self.hand]
        if not with_it or self.active in with_it:
            return self
        return replace(self, active=with_it[0])

    def _try(self, card: Card, narrowed: CardSet) -> tuple["Cursor", Play | None]:
        """Play a hand card if one play is left that takes what was named; ask if several are."""
        plays = _meant([play for play in self._plays_with(card) if not narrowed & ~play])
        is_advised_to_lay = not narrowed and self.hinted == 1 << card and self.hinted not in plays
        if is_advised_to_lay and self.chosen is None and len(plays) == 1 and self._may_lay(card):
            return replace(
                self, chosen=card, active=0, focus=Focus("hand", card), pointed=None
            )._begun(), None
        if len(plays) == 1:
            return self._settled(plays[0])
        if not plays or (card, narrowed) == (self.chosen, self.narrowed):
            return self, None
        focus = Focus("hand", card)
        active = self.active if _meant(self.choices) == plays and self.active < len(plays) else 0
        asking = replace(self, chosen=card, narrowed=narrowed, active=active, focus=focus, pointed=None)
        return (asking._begun() if self.chosen is None else asking), None

    def _may_lay(self, card: Card) -> bool:
        return 1 << card in self.plays

    @property
    def _hinted_card(self) -> Card | None:
        return next((card for card in self.hand if self.hinted >> card & 1), None)

    def _begun(self) -> "Cursor":
        """With the advised play active, if it is one of the choices."""
        choices = self.choices
        return replace(self, active=choices.index(self.hinted)) if self.hinted in choices else self

    def _settled(self, play: Play) -> tuple["Cursor", Play]:
        """A play is chosen: the offer is over."""
        return replace(self.escape(), plays=(), pointed=None, hinted=0), play

    def _places(self) -> list[list[Focus]]:
        """All that can have the focus, in rows from the bottom."""
        rows = [
            [Focus("hand", card) for card in self.hand],
            *([Focus("table", card) for card in row] for row in reversed(self.rows)),
            [Focus("pile", seat) for seat in self.piles],
        ]
        return [row for row in rows if row]

    def _start(self) -> Focus | None:
        """Where keys take over from the mouse."""
        if self.pointed is not None:
            return Focus("hand", self.pointed)
        places = self._places()
        return self.focus or (places[0][0] if places else None)

    def _nearest(self, old: "Cursor") -> Focus | None:
        places = self._places()
        if old.focus is None or any(old.focus in row for row in places):
            return old.focus
        was = next(row for row in old._places() if old.focus in row)
        same = [row for row in places if row[0].zone == old.focus.zone]
        if not same:
            return self._start()
        return same[0][min(was.index(old.focus), len(same[0]) - 1)]


def _same_cards(one: Cursor, other: Cursor) -> bool:
    """Whether hand and table are the same, wherever the cards lie."""
    return set(one.hand) == set(other.hand) and {card for row in one.rows for card in row} == {
        card for row in other.rows for card in row
    }


def _meant(plays: Sequence[Play]) -> tuple[Play, ...]:
    """What a plain click or key can mean: to lay a card only if it can take nothing."""
    return tuple(play for play in plays if play.bit_count() > 1) or tuple(plays)


def _rank(card: Card, play: Play) -> tuple[bool, int, list[int], Play]:
    taken = _taken(card, play)
    return not taken, len(taken), sorted(map(value_of, taken), reverse=True), play


def _taken(card: Card, play: Play) -> list[Card]:
    return [other for other in range(40) if play >> other & 1 and other != card]


def _chips(card: Card, choices: Sequence[Play]) -> tuple[Chip, ...]:
    sets = [sorted(_taken(card, play), key=lambda other: (value_of(other), other)) for play in choices]
    sums = [tuple(map(value_of, taken)) for taken in sets]
    chips = []
    for number, (taken, values) in enumerate(zip(sets, sums, strict=True), 1):
        alike = [other for other, sum_ in zip(sets, sums, strict=True) if sum_ == values]
        parts = []
        for held in taken:
            value = value_of(held)
            same = {set_of(other for other in like if value_of(other) == value) for like in alike}
            parts.append((value, suit_of(held) if len(same) > 1 else None))
        chips.append(Chip(number, tuple(parts)))
    return tuple(chips)

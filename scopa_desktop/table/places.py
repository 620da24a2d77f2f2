"""Where each card lies, folded from the turns of a deal.

Playing on, resuming, taking back and reviewing all fold the same turns, so they show the same picture.
"""

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Final, Literal, TypeAlias, assert_never

from scopa_desktop.match.turns import Turn
from scopa_desktop.rules.cards import COINS, Card, suit_of, value_of
from scopa_desktop.rules.events import (
    AcePiled,
    CardLaid,
    CardsCaptured,
    DealEnded,
    DealStarted,
    Declared,
    Event,
    HandsDealt,
    MatchEnded,
    OpeningTaken,
    ScopaMade,
    TableAwarded,
    TableDealt,
)
from scopa_desktop.rules.ruleset import Ruleset

Zone: TypeAlias = Literal["stock", "hand", "table", "pile", "scopa"]
HandOrder: TypeAlias = Literal["dealt", "suit", "value"]
PILED: Final[tuple[Zone, ...]] = ("pile", "scopa")
"""Zones of captured cards."""
STEPS: Final = (DealStarted, OpeningTaken, Declared, CardLaid, AcePiled, CardsCaptured, TableAwarded)
"""Events that begin a step of their own."""


@dataclass(frozen=True, slots=True)
class Place:
    """Where one card lies."""

    zone: Zone
    seat: int
    """Dealer, holder, or the seat where the pile of the side lies; -1 on the table."""
    index: int
    """Slot of a hand or of the table; position from the bottom in stock and pile; a scopa's number from 0."""
    face_up: bool


@dataclass(frozen=True, slots=True)
class Counters:
    """What one side has captured."""

    cards: int = 0
    coins: int = 0
    sevens: int = 0
    scopas: int = 0


@dataclass(frozen=True, slots=True)
class Picture:
    """A deal at rest, as it is seen.  Equal pictures look the same in equal layouts."""

    places: Mapping[Card, Place]
    table_slots: int
    """Slots of the table in use since it was last empty: the highest one and all before it."""
    hand_slots: tuple[int, ...]
    """By seat; they stay until the next hand is dealt."""
    has_stock: bool
    """Whether the deal has a stock, now or before: its room is kept."""
    dealer: int
    turn: int | None
    """Seat to play; ``None`` when the deal is over."""
    hands_left: int
    counters: tuple[Counters, ...]
    """By side."""
    hand_order: HandOrder = "dealt"
    """How the viewer's hand is laid out when it is dealt."""
    own_hand: tuple[Card, ...] = ()
    """The viewer's hand as it was dealt last."""
    last_captures: tuple[tuple[Card, ...], ...] = ()
    """By side: the cards of the last capture, that which took the others last."""
    last_side: int | None = None
    """Which side captured last."""

    def cards_at(self, zone: Zone, seat: int = -1) -> tuple[Card, ...]:
        """The cards of a zone in the order of their indices."""
        found = [
            (place.index, card)
            for card, place in self.places.items()
            if place.zone == zone and place.seat == seat
        ]
        return tuple(card for _, card in sorted(found))


def picture_before(rules: Ruleset, turn: Turn, hand_order: HandOrder = "dealt") -> Picture:
    """The deck as the dealer holds it before the first turn of a deal: all of it in the stock."""
    order = list(turn.after.stock)
    for event in reversed(turn.events):
        if isinstance(event, TableDealt):
            order[:0] = event.cards
        elif isinstance(event, HandsDealt):
            order[:0] = dealt_order(event, turn.after.dealer)
    dealer = turn.after.dealer
    places = {
        card: Place("stock", dealer, index, face_up=False) for index, card in enumerate(reversed(order))
    }
    return Picture(
        places=MappingProxyType(places),
        table_slots=0,
        hand_slots=tuple(map(len, turn.after.hands)),
        has_stock=bool(turn.after.stock),
        dealer=dealer,
        turn=None,
        hands_left=turn.after.hands_left + 1,
        counters=(Counters(),) * len(rules.sides),
        hand_order=hand_order,
        last_captures=((),) * len(rules.sides),
    )


def picture_of(rules: Ruleset, turns: Sequence[Turn], viewer: int = 0, order: HandOrder = "dealt") -> Picture:
    """The picture after the turns of one deal, its first included."""
    picture = picture_before(rules, turns[0], order)
    for turn in turns:
        picture = picture_after(picture, rules, turn, viewer)
    return picture


def picture_after(picture: Picture, rules: Ruleset, turn: Turn, viewer: int = 0) -> Picture:
    """The picture after one more turn; only the hand of the viewer lies face up."""
    return steps_of(picture, rules, turn, viewer)[-1][1]


def resorted(picture: Picture, order: HandOrder, viewer: int = 0) -> Picture:
    """The same picture with what is left of the viewer's hand in another order."""
    places = dict(picture.places)
    for index, card in enumerate(sorted_hand(picture.own_hand, order)):
        place = places[card]
        if (place.zone, place.seat) == ("hand", viewer):
            places[card] = replace(place, index=index)
    return replace(picture, places=MappingProxyType(places), hand_order=order)


def without(picture: Picture, cards: Collection[Card]) -> Picture:
    """The same picture with some captured cards taken out of their pile; the others close up."""
    places = {card: place for card, place in picture.places.items() if card not in cards}
    for zone in PILED:
        for seat in {picture.places[card].seat for card in cards}:
            left = [card for card in picture.cards_at(zone, seat) if card in places]
            places.update({card: replace(places[card], index=index) for index, card in enumerate(left)})
    return replace(picture, places=MappingProxyType(places))


def sorted_hand(hand: Sequence[Card], order: HandOrder) -> tuple[Card, ...]:
    """Cards by suit or by value, lowest first, or as they were dealt."""
    match order:
        case "dealt":
            return tuple(hand)
        case "suit":
            return tuple(sorted(hand))
        case "value":
            return tuple(sorted(hand, key=lambda card: (value_of(card), card)))
        case _:
            assert_never(order)


def steps_of(
    picture: Picture, rules: Ruleset, turn: Turn, viewer: int = 0
) -> list[tuple[tuple[Event, ...], Picture]]:
    """What happens in a turn one thing after another - the play, the next hands, the award -
    each with the picture after it."""
    steps: list[tuple[tuple[Event, ...], Picture]] = []
    for events in _split(turn.events):
        picture = _after(picture, rules, events, viewer)
        steps.append((events, picture))
    events, picture = steps[-1]
    steps[-1] = events, replace(picture, turn=turn.after.turn)
    return steps


def dealt_order(event: HandsDealt, dealer: int) -> list[Card]:
    """The cards of a round in the order in which they leave the stock."""
    seats = [(dealer + 1 + n) % len(event.hands) for n in range(len(event.hands))]
    rounds = range(max(map(len, event.hands)))
    return [event.hands[seat][n] for n in rounds for seat in seats if n < len(event.hands[seat])]


def _split(events: Sequence[Event]) -> list[tuple[Event, ...]]:
    groups: list[list[Event]] = []
    for event in events:
        starts = isinstance(event, STEPS)
        follows_play = isinstance(event, HandsDealt) and not isinstance(groups[-1][0], DealStarted)
        if starts or follows_play:
            groups.append([event])
        else:
            groups[-1].append(event)
    return [tuple(group) for group in groups]


def _after(picture: Picture, rules: Ruleset, events: Sequence[Event], viewer: int) -> Picture:
    places = dict(picture.places)
    table_slots, hand_slots, hands_left = picture.table_slots, picture.hand_slots, picture.hands_left
    own_hand, captures, last_side = picture.own_hand, list(picture.last_captures), picture.last_side
    is_scopa = any(isinstance(event, ScopaMade) for event in events)
    for event in events:
        match event:
            case HandsDealt(hands=hands):
                hand_slots, hands_left = tuple(map(len, hands)), event.hands_left
                own_hand = hands[viewer]
                for seat, hand in enumerate(hands):
                    laid = sorted_hand(hand, picture.hand_order) if seat == viewer else hand
                    for index, card in enumerate(laid):
                        places[card] = Place("hand", seat, index, face_up=seat == viewer)
            case TableDealt(cards=cards):
                for card in cards:
                    table_slots = _lay(places, card, table_slots)
            case CardLaid(card=card):
                table_slots = _lay(places, card, table_slots)
            case CardsCaptured(seat=seat, card=card, captured=captured):
                _pile(places, _home(rules, seat), captured if is_scopa else (*captured, card))
                last_side = rules.side_of[seat]
                captures[last_side] = (*captured, card)
            case ScopaMade(seat=seat, card=card):
                home = _home(rules, seat)
                places[card] = Place("scopa", home, _count(places, "scopa", home), face_up=True)
            case OpeningTaken():
                _take_opening(places, _home(rules, event.seat), event)
            case Declared(cards=cards):
                for card in cards:
                    places[card] = replace(places[card], face_up=True)
            case AcePiled(seat=seat, card=card):
                _pile(places, _home(rules, seat), (card,))
            case TableAwarded(seat=seat, cards=cards):
                _pile(places, _home(rules, seat), cards)
            case DealStarted() | DealEnded() | MatchEnded():
                pass
            case _:
                assert_never(event)
    return replace(
        picture,
        places=MappingProxyType(places),
        table_slots=table_slots if _count(places, "table", -1) else 0,
        hand_slots=hand_slots,
        hands_left=hands_left,
        counters=tuple(_counters(places, sides[0]) for sides in rules.sides),
        own_hand=own_hand,
        last_captures=tuple(captures),
        last_side=last_side,
    )


def _home(rules: Ruleset, seat: int) -> int:
    """Where the pile of the seat's side lies: at its first seat."""
    return rules.sides[rules.side_of[seat]][0]


def _count(places: Mapping[Card, Place], zone: Zone, seat: int) -> int:
    return sum(place.zone == zone and place.seat == seat for place in places.values())


def _lay(places: dict[Card, Place], card: Card, table_slots: int) -> int:
    """Put a card on the first free slot; the slots in use then."""
    taken = {place.index for place in places.values() if place.zone == "table"}
    slot = next(index for index in range(len(taken) + 1) if index not in taken)
    places[card] = Place("table", -1, slot, face_up=True)
    return max(table_slots, slot + 1)


def _pile(places: dict[Card, Place], home: int, cards: Iterable[Card]) -> None:
    base = _count(places, "pile", home)
    for index, card in enumerate(cards, base):
        places[card] = Place("pile", home, index, face_up=False)


def _take_opening(places: dict[Card, Place], home: int, event: OpeningTaken) -> None:
    _pile(places, home, [card for card in event.cards if card not in event.scopas])
    for index, card in enumerate(event.scopas):
        places[card] = Place("scopa", home, index, face_up=True)


def _counters(places: Mapping[Card, Place], home: int) -> Counters:
    won = {card: place.zone for card, place in places.items() if place.zone in PILED and place.seat == home}
    return Counters(
        cards=len(won),
        coins=sum(suit_of(card) == COINS for card in won),
        sevens=sum(value_of(card) == 7 for card in won),
        scopas=sum(zone == "scopa" for zone in won.values()),
    )

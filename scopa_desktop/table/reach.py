"""What the person can point at: the own hand, the cards on the table, the piles."""

from collections.abc import Mapping
from dataclasses import dataclass

from scopa_desktop.rules.cards import Card
from scopa_desktop.rules.ruleset import Ruleset
from scopa_desktop.table.layout import Layout, Rect
from scopa_desktop.table.places import PILED, Picture


@dataclass(frozen=True, slots=True)
class Reach:
    """All of it in one layout."""

    hand: tuple[Card, ...]
    """From left to right."""
    rows: tuple[tuple[Card, ...], ...]
    """Of the table, from above, each from left to right."""
    piles: Mapping[int, Rect]
    """Room of each pile whose last capture can be seen again, by its seat."""
    last_pile: int | None
    """That of the latest capture."""
    tops: Mapping[int, Card]
    """The uppermost card of each pile by its seat."""


def reach_of(picture: Picture, layout: Layout, rules: Ruleset, viewer: int = 0) -> Reach:
    """What can be reached in a picture at rest."""
    rows: dict[float, list[tuple[float, Card]]] = {}
    for card in picture.cards_at("table"):
        slot = layout.table[picture.places[card].index]
        rows.setdefault(slot.y, []).append((slot.x, card))
    captures = zip(rules.sides, picture.last_captures, strict=False)
    homes = [seats[0] for seats, capture in captures if capture]
    return Reach(
        hand=picture.cards_at("hand", viewer),
        rows=tuple(tuple(card for _, card in sorted(row)) for _, row in sorted(rows.items())),
        piles={home: layout.seats[home].pile_box for home in homes},
        last_pile=None if picture.last_side is None else rules.sides[picture.last_side][0],
        tops=_tops(picture),
    )


def _tops(picture: Picture) -> dict[int, Card]:
    """A back lies on the scopas of a pile, if there is any."""
    tops: dict[int, tuple[bool, int, Card]] = {}
    for card, place in picture.places.items():
        if place.zone in PILED:
            rank = (place.zone == "pile", place.index, card)
            tops[place.seat] = max(tops.get(place.seat, rank), rank)
    return {seat: card for seat, (_, _, card) in tops.items()}

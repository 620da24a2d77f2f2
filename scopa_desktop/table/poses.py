"""A picture laid out: the pose of every card at rest."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, assert_never

from scopa_desktop.rules.cards import Card
from scopa_desktop.rules.ruleset import Ruleset
from scopa_desktop.table.layout import Layout, Needs, Slot, layout, table_em
from scopa_desktop.table.places import Picture, Place

LIFT_RISE: Final = 0.12
"""How far a lift of 1 raises a card on the screen, in its height."""
LAYER: Final = 10
"""Cards of stock or pile that show as one layer of thickness."""
AIR: Final = 1000.0
"""z of cards in the air: over all cards at rest."""
_TABLE, _HANDS, _PILES, _SCOPAS, _TOP = 700, 800, 100, 50, 99
"""z from the bottom: stock, piles (each with its scopas and the back on them), table, hands."""


@dataclass(frozen=True, slots=True)
class Pose:
    """How one card is drawn."""

    x: float
    y: float
    """Centre of the card as it lies; a lift is drawn above it."""
    height: float
    angle: float
    """Degrees clockwise."""
    face_up: bool
    """Which side is seen."""
    lift: float = 0.0
    """0 lies on the cloth, 1 in the air: rises by ``LIFT_RISE`` of the height and throws a wider shadow."""
    z: float = 0.0
    scale_x: float = 1.0
    """Width as seen while a card turns over: 1 flat, 0 edge-on."""
    shade: float = 1.0
    """Strength of the shadow, 0-1."""
    shown: bool = True
    """Whether anything of it can be seen; cards buried in stock and pile need no painting."""

    @property
    def drawn_y(self) -> float:
        """Centre of the card on the screen."""
        return self.y - self.lift * LIFT_RISE * self.height


def layout_for(
    picture: Picture,
    rules: Ruleset,
    width: float,
    height: float,
    em: float,
    top: float = 0.0,
    label: float = 0.0,
) -> Layout:
    """The layout of a picture in a window.

    ``em`` is the player's text size, ``top`` the room left free above, ``label`` the width of the longest
    text on the buttons.
    """
    needs = Needs(
        players=rules.players,
        hands=picture.hand_slots,
        on_table=max(4, picture.table_slots),
        sides=len(rules.sides),
        stock=picture.has_stock,
        label=label,
    )
    return layout(width, height, table_em(em, height), needs, top)


def resting_poses(picture: Picture, solved: Layout) -> dict[Card, Pose]:
    """All cards at rest."""
    sizes: dict[tuple[str, int], int] = {}
    for place in picture.places.values():
        key = (place.zone, place.seat)
        sizes[key] = sizes.get(key, 0) + 1
    return {card: _pose(place, sizes, solved) for card, place in picture.places.items()}


def pose_of(picture: Picture, card: Card, solved: Layout) -> Pose:
    """One card at rest."""
    return resting_poses(picture, solved)[card]


def _pose(place: Place, sizes: Mapping[tuple[str, int], int], solved: Layout) -> Pose:
    index, seat = place.index, place.seat
    match place.zone:
        case "table":
            return _on(solved.table[index], _TABLE + index, face_up=True)
        case "hand":
            return _on(solved.seats[seat].hand[index], _HANDS + 10 * seat + index, place.face_up)
        case "stock":
            return _in_stock(solved.seats[seat].stock, index, sizes["stock", seat])
        case "pile":
            has_scopas, z = ("scopa", seat) in sizes, _PILES * (seat + 1)
            return _in_pile(solved.seats[seat].pile, index, sizes["pile", seat], has_scopas, z)
        case "scopa":
            spot = solved.seats[seat]
            z = _PILES * (seat + 1) + _SCOPAS + index
            return _as_scopa(spot.pile, spot.scopa_side, index, sizes["scopa", seat], z)
        case _:
            assert_never(place.zone)


def _on(slot: Slot, z: float, face_up: bool) -> Pose:
    return Pose(slot.x, slot.y, slot.h, slot.angle, face_up, z=z)


def _in_stock(slot: Slot, index: int, size: int) -> Pose:
    """The lowest card stays where it is; each full layer rises a little."""
    layer = index // LAYER
    return Pose(
        slot.x + 3.6 - 1.2 * layer,
        slot.y + 3.4 - 1.8 * layer,
        slot.h,
        0.0,
        face_up=False,
        z=index,
        shade=0.25 if layer else 1.0,
        shown=index == size - 1 or index % LAYER == LAYER - 1,
    )


def _in_pile(slot: Slot, index: int, size: int, has_scopas: bool, z: float) -> Pose:
    is_top = index == size - 1
    if is_top and has_scopas:  # the back that covers one half of the scopas
        return Pose(slot.x, slot.y, slot.h, -0.5, face_up=False, z=z + _TOP, shade=0.6)
    layer = min(2, index // LAYER)
    return Pose(
        slot.x + 0.8 * layer,
        slot.y + 2 - 1.6 * layer,
        slot.h,
        0.6 - layer,
        face_up=False,
        z=z + index,
        shade=0.3 if layer else 1.0,
        shown=index == size - 1 or index == size - 2 or index in (LAYER - 1, 2 * LAYER - 1),
    )


def _as_scopa(slot: Slot, side: int, index: int, count: int, z: float) -> Pose:
    """Crosswise, half of it showing: .2 of the height apart, squeezed from the fourth on."""
    step = min(0.20 * slot.h, 0.56 * slot.h / (count - 1)) if count > 1 else 0.0
    middle = -0.02 * slot.h if count > 1 else 0.1 * slot.h
    return Pose(
        slot.x + side * 0.34 * 0.98 * slot.h,
        slot.y + (index - (count - 1) / 2) * step + middle,
        slot.h * 0.94,
        90.0 * side,
        face_up=True,
        z=z,
        shade=0.8,
    )

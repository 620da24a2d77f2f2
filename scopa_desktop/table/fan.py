"""The last capture of a pile, seen again: its cards in a row beside the pile."""

from collections.abc import Mapping, Sequence
from typing import Final

from scopa_desktop.rules.cards import Card
from scopa_desktop.table.layout import RATIO, Layout, Rect, Seat
from scopa_desktop.table.poses import AIR, Pose

STEP: Final = 0.74
"""From card to card, in their width, as long as there is room."""
WIDEST: Final = 0.46
"""Of the felt's width."""
APART: Final = 0.3
"""Before the card that took the others, in its width."""
LIFT: Final = 0.3
MARGIN: Final = 0.1
"""Round the cards, in their height."""


def fan_poses(capture: Sequence[Card], seat: Seat, table: Layout) -> dict[Card, Pose]:
    """Where the cards of a capture are seen, that which took the others last; all on the felt."""
    if not capture:
        return {}
    felt, h = table.felt, table.c
    w, count = h * RATIO, len(capture)
    steps = count - 1
    step = min(STEP * w, (WIDEST * felt.w - (1 + APART) * w) / max(1, steps))
    half = (steps * step + (1 + APART) * w) / 2
    pile, edge, gap = seat.pile, (MARGIN + 0.02) * h, (MARGIN + 0.04) * h
    match seat.edge:
        case "bottom":
            x, y = pile.x, pile.y - pile.h / 2 - gap - h / 2
        case "top":
            x, y = pile.x, seat.counters.bottom + gap + h / 2
        case "right":
            x, y = seat.pile_box.x - gap - half, pile.y
        case "left":
            x, y = seat.pile_box.right + gap + half, pile.y
    x = min(max(x, felt.x + edge + half), felt.right - edge - half)
    y = min(max(y, felt.y + edge + h / 2), felt.bottom - edge - h / 2)
    poses = {}
    for n, card in enumerate(capture):
        aside = APART * w if n == steps else 0.0
        middle = x - half + w / 2 + n * step + aside
        poses[card] = Pose(middle, y, h, 0.8 * (n - steps / 2), face_up=True, lift=LIFT, z=AIR + 10 + n)
    return poses


def fan_box(poses: Mapping[Card, Pose]) -> Rect:
    """The room of these cards with a margin."""
    height = next(iter(poses.values())).height
    across, down = (0.5 * RATIO + MARGIN) * height, (0.5 + MARGIN) * height
    left = min(pose.x for pose in poses.values()) - across
    top = min(pose.drawn_y for pose in poses.values()) - down
    right = max(pose.x for pose in poses.values()) + across
    bottom = max(pose.drawn_y for pose in poses.values()) + down
    return Rect(left, top, right - left, bottom - top)

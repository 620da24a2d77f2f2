"""Where everything lies on the table, as plain numbers: same input, same layout.

Lengths are device-independent pixels, angles degrees clockwise.  ``em`` is the size of text on the table.
Seats run counter-clockwise from the player at the bottom: 2 players: bottom, top; 3: bottom, top right,
top left; 4: bottom, right, top, left; 6: bottom, right, top right, top, top left, left.
"""

from collections.abc import Collection
from dataclasses import dataclass, replace
from typing import Final, Literal, TypeAlias

Edge: TypeAlias = Literal["bottom", "right", "top", "left"]

RATIO: Final = 0.625
"""Width of a card over its height."""
OWN_HAND: Final = 1.30
"""Height of the own hand in c; c is the height of a table card when the table has two rows."""
OTHERS: Final = {2: 0.64, 3: 0.64, 4: 0.64, 6: 0.54}
"""Height of other hands, piles and stock in c, by players."""
REACH: Final = 1.12
"""Width of a pile with the scopas that stick out of it, in its height."""
COUNTED: Final = (6.6, 5.6)
"""Width of the counters of a pile, in em: the longest, and those of a usual deal."""
GAP: Final = 0.10
"""Between table cards, in their height."""
ROW_GAPS: Final = 0.44
"""All vertical gaps of the middle column together, in c."""
ROW_OF: Final = 6
"""Cards that the single row holds."""
MOST_LINES: Final = 3
"""Sides that the score plate has room for."""
SHORT_ROW: Final = 1.6
"""A line of the score plate without its pegs, in em."""
LARGEST: Final = 420
"""Bound of c, in pixels."""
EDGES: Final[dict[int, tuple[Edge, ...]]] = {
    2: ("bottom", "top"),
    3: ("bottom", "top", "top"),
    4: ("bottom", "right", "top", "left"),
    6: ("bottom", "right", "top", "top", "top", "left"),
}
ALONG: Final = {2: (0.5, 0.5), 3: (0.5, 0.72, 0.30), 4: (0.5,) * 4, 6: (0.5, 0.5, 0.80, 0.52, 0.245, 0.5)}
"""Where along its edge a seat sits, by players and seat."""
TILT: Final = (-1.6, 0.9, -0.7, 1.8, -1.2, 1.4, -0.4, 0.6, 1.1, -1.9, 0.3, -1.0)
"""By table slot: fixed, so that nothing jitters."""


@dataclass(frozen=True, slots=True)
class Rect:
    x: float
    y: float
    w: float
    h: float

    @property
    def right(self) -> float:
        return self.x + self.w

    @property
    def bottom(self) -> float:
        return self.y + self.h

    @property
    def cx(self) -> float:
        return self.x + self.w / 2

    @property
    def cy(self) -> float:
        return self.y + self.h / 2

    def overlaps(self, other: "Rect") -> bool:
        """Whether they share more than half a pixel."""
        across = self.x < other.right - 0.5 and other.x < self.right - 0.5
        return across and self.y < other.bottom - 0.5 and other.y < self.bottom - 0.5

    def is_inside(self, other: "Rect") -> bool:
        """Whether nothing of it lies outside, but for half a pixel."""
        across = self.x >= other.x - 0.5 and self.right <= other.right + 0.5
        return across and self.y >= other.y - 0.5 and self.bottom <= other.bottom + 0.5


@dataclass(frozen=True, slots=True)
class Slot:
    """A place for one card: its centre, height and tilt."""

    x: float
    y: float
    h: float
    angle: float = 0.0

    @property
    def w(self) -> float:
        return self.h * RATIO

    @property
    def box(self) -> Rect:
        """Upright box.  Quarter turns are exact; small tilts stay within the gaps and are left out."""
        w, h = (self.h, self.w) if abs(self.angle) % 180 > 45 else (self.w, self.h)
        return Rect(self.x - w / 2, self.y - h / 2, w, h)


@dataclass(frozen=True, slots=True)
class Seat:
    """What belongs to one player."""

    edge: Edge
    hand: tuple[Slot, ...]
    name: Rect | None
    """The name plate; the player at the bottom is named in the score plate."""
    pile: Slot
    pile_box: Rect
    """Room of the pile with its scopas; the counters stand in its lowest part."""
    counters: Rect
    """Room of the counters, which may reach farther than the pile."""
    scopa_side: int
    """Scopas stick out of the pile to the right (1) or to the left (-1)."""
    stock: Slot
    """Where the stock lies when this seat deals."""


@dataclass(frozen=True, slots=True)
class Needs:
    """What a layout must have room for."""

    players: int = 2
    hands: tuple[int, ...] = (3, 3)
    """Cards by seat."""
    on_table: int = 4
    """The most slots in use since the table was last empty."""
    sides: int = 2
    stock: bool = True
    """Whether there is a stock in this deal, now or before."""
    label: float = 0.0
    """Width of the longest text on the two buttons; they grow with it, or show icons alone."""


@dataclass(frozen=True, slots=True)
class Layout:
    """The solved table."""

    view: Rect
    felt: Rect
    em: float
    c: float
    """Height of a table card when the table has two rows; hands, piles and stock are fractions of it."""
    table: tuple[Slot, ...]
    """In the order in which they are taken."""
    seats: tuple[Seat, ...]
    message: Rect
    score: Rect
    buttons: Rect
    grid: Rect
    """Room of the table cards."""
    compact: bool
    """Buttons show icons only, names come without level."""


def table_em(em: float, height: float) -> float:
    """Text on the table grows with the table: never under the player's own size, at most 1.6 of it."""
    return max(em, min(1.6 * em, 0.0205 * height))


def grid_order(rows: int, columns: int) -> list[tuple[int, int]]:
    """Cells (row, column) from the middle outwards, inner columns first: added columns never move a card."""
    middle = (columns - 1) / 2
    cells = [(row, column) for row in range(rows) for column in range(columns)]
    return sorted(cells, key=lambda cell: (int(abs(cell[1] - middle)), cell[0], cell[1] > middle))


def rows_of_score(sides: int) -> int:
    """Lines of the score plate: with four sides and more each name plate carries its score, and only ours and
    the best of the others stand here."""
    return sides if sides <= MOST_LINES else 2


def columns_for(cards: int) -> int:
    """Columns of two rows: four hold 8 cards, six 12; then the grid grows by two (and the cards shrink)."""
    return max(4, -(-cards // 4) * 2)


def layout(width: float, height: float, em: float, needs: Needs, top: float = 0.0) -> Layout:
    """The whole table; ``top`` is room left free above it."""
    return _Solver(width, height, em, needs, top).solved()


class _Solver:
    """The numbers that the parts of a layout share."""

    def __init__(self, width: float, height: float, em: float, needs: Needs, top: float) -> None:
        self.em, self.needs = em, needs
        self.view = view = Rect(0, top, width, height - top)
        rim = min(28, max(9, 0.022 * min(view.w, view.h)))
        felt_h = view.h - 2 * rim
        felt_w = min(view.w - 2 * rim, 1.92 * felt_h)  # an endless table is no table: wood fills the rest
        felt_h = min(felt_h, 1.15 * felt_w)
        self.felt = felt = Rect(view.cx - felt_w / 2, view.cy - felt_h / 2, felt_w, felt_h)
        self.pad = pad = max(8, 0.02 * felt.h)
        self.line = line = 2.5 * em  # message, or choices of a capture
        small = OTHERS[needs.players]
        self.has_flanks = "right" in EDGES[needs.players]
        flank = small + 0.34 if self.has_flanks else small * RATIO + 0.30
        foot = 0.68 * em  # of the name plates
        columns, roomy = columns_for(needs.on_table), columns_for(max(needs.on_table, 12))
        self.c = c = min(
            (felt.h - 2 * pad - line - foot) / (small + 2 + OWN_HAND + ROW_GAPS),
            (felt.w - 2 * pad) / (max(columns, min(roomy, 6)) * (RATIO + GAP) + 2 * flank),
            LARGEST,
        )
        self.small = small * c
        self.own = OWN_HAND * c
        self.hand_cy = felt.bottom - pad - self.own / 2
        self.grid, self.table = self._grid(felt.y + pad + self.small + foot, flank)
        self.message_y = max(
            self.grid.bottom + min(0.03 * c, self.hand_cy - self.own / 2 - self.grid.bottom - line),
            self.hand_cy - self.own / 2 - line - 0.155 * self.own,  # clear of a raised card
        )
        button_w = max(9.2 * em, needs.label + 3.4 * em)
        self.compact = felt.w < 60 * em or button_w > 0.155 * felt.w
        button_w = 2.6 * em if self.compact else button_w
        score_w = min(max(8.6 * em, 0.155 * felt.w), 13.5 * em)
        rows = rows_of_score(needs.sides)
        score_h = (2.3 + 2.15 * rows) * em
        if felt.bottom - pad - score_h < self.grid.bottom:  # no room for the pegs
            score_h = (2.3 + SHORT_ROW * rows) * em
        self.score = Rect(felt.x + pad, felt.bottom - pad - score_h, score_w, score_h)
        buttons_h = 2 * 2.5 * em + 0.5 * em
        self.buttons = Rect(felt.right - pad - button_w, felt.bottom - pad - buttons_h, button_w, buttons_h)

    def solved(self) -> Layout:
        seats = [self._seat(seat, edge) for seat, edge in enumerate(EDGES[self.needs.players])]
        seats = self._counted(self._named(seats))
        return Layout(
            view=self.view,
            felt=self.felt,
            em=self.em,
            c=self.c,
            table=self.table,
            seats=tuple(seats),
            message=self._message(),
            score=self.score,
            buttons=self.buttons,
            grid=self.grid,
            compact=self.compact,
        )

    def _grid(self, free_top: float, flank: float) -> tuple[Rect, tuple[Slot, ...]]:
        """Only the table cards change when the table goes from one row to two."""
        felt, c, on_table = self.felt, self.c, self.needs.on_table
        free = self.hand_cy - self.own / 2 - self.line - free_top
        across = (felt.w - 2 * self.pad - 2 * flank * c) / (ROW_OF * (RATIO + GAP))
        single = min(0.80 * free, 1.04 * self.own, across)
        is_single = on_table <= ROW_OF and single > 1.08 * c
        rows, columns = (1, ROW_OF) if is_single else (2, columns_for(on_table))
        h = single if is_single else c
        w, gap = h * RATIO, GAP * h
        grid_w, grid_h = columns * (w + gap) - gap, rows * (h + gap) - gap
        y = free_top + (free - grid_h) * (0.52 if is_single else 0.55)
        grid = Rect(felt.cx - grid_w / 2, y, grid_w, grid_h)
        slots = (
            Slot(
                grid.x + w / 2 + column * (w + gap), grid.y + h / 2 + row * (h + gap), h, TILT[i % len(TILT)]
            )
            for i, (row, column) in enumerate(grid_order(rows, columns))
        )
        return grid, tuple(slots)

    def _message(self) -> Rect:
        felt, em, c = self.felt, self.em, self.c
        inner = felt.x + self.pad
        if self.has_flanks:
            has_left_pile = self.needs.sides > self.needs.players // 2
            inner += max(self.small * RATIO + 0.06 * c, COUNTED[1] * em if has_left_pile else 0)
        if self.score.y < self.message_y + self.line:  # a tall plate reaches up beside the message
            inner = max(inner, self.score.right + 0.5 * em)
        w = min(felt.w * 0.74, 46 * em, 2 * (felt.cx - inner))
        return Rect(felt.cx - w / 2, self.message_y, w, self.line)

    def _seat(self, seat: int, edge: Edge) -> Seat:
        if edge == "bottom":
            return self._own_seat(self.needs.hands[seat])
        if edge == "top":
            return self._top_seat(seat, self.needs.hands[seat])
        return self._flank_seat(edge, self.needs.hands[seat])

    def _own_seat(self, cards: int) -> Seat:
        felt, pad, c, h, small = self.felt, self.pad, self.c, self.own, self.small
        w, small_w, has_stock = h * RATIO, small * RATIO, self.needs.stock
        left = self.score.w + (small_w + 0.17 * c if has_stock else 0)
        right = self.buttons.w + small * REACH + 0.17 * c
        room = felt.w - 2 * (max(left, right) + 2 * pad)
        step = min(w + 0.09 * c, (room - w) / (cards - 1)) if cards > 1 else 0.0
        few = cards <= 4
        hand = []
        for i in range(cards):
            off = i - (cards - 1) / 2
            sag = abs(off) ** 1.6 * (0.012 if few else 0.0015) * c
            hand.append(Slot(felt.cx + off * step, self.hand_cy + sag, h, off * (1.4 if few else 0.5)))
        shown = max(cards, 3 if has_stock else cards)
        half = (step * (shown - 1) + w) / 2 if cards else w * 1.7
        aside = half + 0.17 * c + small_w / 2
        y = felt.bottom - pad - 1.35 * self.em - small / 2
        pile = Slot(felt.cx + aside, y, small)
        return self._made_seat("bottom", hand, None, pile, 1, Slot(felt.cx - aside, y, small))

    def _top_seat(self, seat: int, cards: int) -> Seat:
        felt, em, c, h = self.felt, self.em, self.c, self.small
        players = self.needs.players
        x, y, w = felt.x + felt.w * ALONG[players][seat], felt.y + self.pad, h * RATIO
        few = cards <= 4
        step = w * (0.62 if few else 0.30) if players > 3 or not few else w + 0.05 * c
        hand = []
        for i in range(cards):
            off = i - (cards - 1) / 2
            hand.append(Slot(x + off * step, y + h / 2, h, -off * (2.2 if few else 0.8)))
        half = (step * (max(cards, 3) - 1) + w) / 2
        name_w = min((7.4 if self.compact else 10) * em, (0.15 if players == 6 else 0.20) * felt.w)
        name = Rect(x - name_w / 2, y + h - 0.85 * em, name_w, 1.7 * em)
        aside = (0.06 if players == 6 else 0.12) * c
        pile = Slot(x - max(half, name_w / 2) - aside - w / 2, y + h / 2, h)
        # With several seats at the top the stock is tucked under the hand.
        tuck = w * 0.1 if players > 2 else max(half, name_w / 2) - half + 0.14 * c + w / 2
        stock = Slot(x + half + tuck, y + h / 2, h)
        return self._made_seat("top", hand, name, pile, -1, stock)

    def _flank_seat(self, edge: Edge, cards: int) -> Seat:
        felt, em, c, h, pad = self.felt, self.em, self.c, self.small, self.pad
        is_right = edge == "right"
        few = cards <= 4
        x = felt.right - pad - h / 2 if is_right else felt.x + pad + h / 2
        step = h * RATIO * (0.62 if few else 0.26)
        half = (step * (max(cards, 3) - 1) + h * RATIO) / 2
        over = half + 2.0 * em  # hand and name plate, from the middle of the hand
        if is_right:  # the pile lies over it
            cy = max(self.grid.cy, felt.y + pad + h + 1.35 * em + 0.09 * c + over)
        else:  # the pile lies under it and over the score plate
            cy = min(self.grid.cy - 0.16 * c, self.score.y - h - 1.35 * em - 0.12 * c - half)
        hand = []
        for i in range(cards):
            off = i - (cards - 1) / 2
            fan = (off if is_right else -off) * (2.2 if few else 0.6)
            hand.append(Slot(x, cy + off * step, h, (-90 if is_right else 90) + fan))
        name_w = min((7.4 if self.compact else 8.6) * em, 0.16 * felt.w)
        name_x = felt.right - pad - name_w if is_right else felt.x + pad
        name = Rect(name_x, cy - over, name_w, 1.7 * em)
        above = max(name.y - 0.09 * c - h / 2 - 1.35 * em, felt.y + pad + h / 2)
        below = cy + half + 0.10 * c + h / 2
        pile_x = felt.right - pad - h * RATIO / 2 if is_right else felt.x + pad + h * RATIO / 2
        side = -1 if is_right else 1
        pile = Slot(pile_x, above if is_right else below, h)
        stock = Slot(pile_x, below if is_right else above, h)
        return self._made_seat(edge, hand, name, pile, side, stock)

    def _made_seat(
        self, edge: Edge, hand: list[Slot], name: Rect | None, pile: Slot, side: int, stock: Slot
    ) -> Seat:
        """Scopas stick out of the pile on one side by half their length; the counters stand below."""
        em, bottom = self.em, pile.y + pile.h / 2

        def from_edge(width: float, y: float, height: float) -> Rect:
            return Rect(pile.x - pile.w / 2 if side > 0 else pile.x + pile.w / 2 - width, y, width, height)

        box = from_edge(pile.h * REACH, bottom - pile.h, pile.h + 1.35 * em)
        counters = from_edge(max(box.w, COUNTED[0] * em), bottom + 0.15 * em, 1.2 * em)
        return Seat(edge, tuple(hand), name, pile, box, counters, side, stock)

    def _named(self, seats: list[Seat]) -> list[Seat]:
        """The seats with the names at the flanks cut off at the first thing in their way."""
        things = [self.grid, self._message()]
        things += [seat.name for seat in seats if seat.name is not None and seat.edge == "top"]
        named = []
        for seat in seats:
            name = seat.name
            if name is not None and seat.edge != "top":
                name = self._cut(name, things, from_left=seat.edge == "left")
            named.append(replace(seat, name=name))
        return named

    def _counted(self, seats: list[Seat]) -> list[Seat]:
        """The seats with the room of their counters cut off at the first thing in their way."""
        things = [self.grid, self._message(), self.score, self.buttons]
        for seat in seats:
            hand = [slot.box for slot in seat.hand]
            things += hand + [seat.stock.box] * self.needs.stock + ([seat.name] if seat.name else [])
        counted = []
        for seat in seats:
            others = [other.pile_box for other in seats if other is not seat]
            from_left = seat.scopa_side > 0
            room = self._cut(seat.counters, [*things, *others], from_left=from_left)
            wide = max(room.w, seat.pile.w)
            x = room.x if from_left else room.right - wide
            counted.append(replace(seat, counters=Rect(x, room.y, wide, room.h)))
        return counted

    def _cut(self, room: Rect, things: list[Rect], *, from_left: bool) -> Rect:
        """What is left of a room on the felt that begins at one side and ends at the first thing."""
        left, right = max(room.x, self.felt.x + self.pad), min(room.right, self.felt.right - self.pad)
        for thing in things:
            if not thing.overlaps(room):
                continue
            if from_left:
                right = min(right, thing.x - 0.3 * self.em)
            else:
                left = max(left, thing.right + 0.3 * self.em)
        return Rect(left, room.y, right - left, room.h)


def far_end(solved: Layout) -> float:
    """Where hands, names, piles and counters at the far edge end."""
    far = [seat for seat in solved.seats if seat.edge == "top"]
    return max(max(seat.pile_box.bottom, seat.name.bottom if seat.name else 0.0) for seat in far)


def faults(solved: Layout, piles: Collection[int] = (), dealer: int | None = None) -> list[str]:
    """Names of everything that is cut or overlaps, with piles at some seats and the stock at the dealer's."""
    things = [
        ("message", solved.message),
        ("score", solved.score),
        ("buttons", solved.buttons),
        ("grid", solved.grid),
    ]
    for i, seat in enumerate(solved.seats):
        boxes = [slot.box for slot in seat.hand]
        if boxes:
            x, y = min(box.x for box in boxes), min(box.y for box in boxes)
            right, bottom = max(box.right for box in boxes), max(box.bottom for box in boxes)
            things.append((f"hand {i}", Rect(x, y, right - x, bottom - y)))
        if seat.name is not None:
            things.append((f"name {i}", seat.name))
        if i in piles:
            things.append((f"pile {i}", seat.pile_box))
            things.append((f"counters {i}", seat.counters))
        if i == dealer:
            things.append((f"stock {i}", seat.stock.box))
    found = [f"{name} cut" for name, rect in things if not rect.is_inside(solved.felt)]
    for n, (name, rect) in enumerate(things):
        for other, other_rect in things[n + 1 :]:
            if rect.overlaps(other_rect) and not _may_overlap(name, other, len(solved.seats)):
                found.append(f"{name} x {other}")
    return found


def _may_overlap(one: str, other: str, players: int) -> bool:
    """Whether two things of the same seat are meant to: the name and the stock on the hand, for instance."""
    (kind, _, seat), (other_kind, _, other_seat) = one.partition(" "), other.partition(" ")
    if seat != other_seat:
        return False
    together = [("hand", "name"), ("pile", "counters")]
    if players > 2:
        together += [("hand", "stock"), ("name", "stock")]
    return (kind, other_kind) in together

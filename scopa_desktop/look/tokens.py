"""Design tokens: the only place where a colour, size, radius or duration is written. No Qt in here.

Sizes in em are multiples of the base font (the system font at the player's text setting).
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final, TypeAlias

Rgba: TypeAlias = tuple[int, int, int, int]

INK: Final = "#221915"
IVORY: Final = "#fbf3e0"
PAPER: Final = "#fffaf0"
RED: Final = "#c9331f"
RED_D: Final = "#8d1d16"
BLUE: Final = "#23609f"
BLUE_D: Final = "#153a68"
GOLD: Final = "#f0b22c"
GOLD_D: Final = "#c47c15"
GOLD_L: Final = "#fad874"
GREEN: Final = "#3d8043"
GREEN_D: Final = "#1f5230"

FELT: Final[Mapping[str, str]] = {"green": "#1f6b48", "blue": "#224f74", "red": "#7c2a24", "dark": "#17382d"}
"""Key of a cloth -> its mean colour; the tile is ``assets/tables/felt-KEY.svg``."""


@dataclass(frozen=True, slots=True)
class Scheme:
    """One surroundings: colours of the pages, dialogs and controls, never of the table."""

    name: str
    page: str
    """Behind everything, over the wood tile at ``veil`` opacity."""
    veil: float
    """How much of the wood tile the page colour covers, 0 to 1."""
    panel: str
    """Grouped content."""
    raised: str
    """Buttons and fields."""
    hover: str
    pressed: str
    line: str
    """Hairlines between groups."""
    edge: str
    """Border of controls."""
    text: str
    quiet: str
    """Secondary text."""
    accent: str
    """Chosen, primary."""
    accent_hover: str
    on_accent: str
    accent_text: str
    """Accent used as text."""
    focus: str
    focus_gap: str
    """The inner ring that keeps the focus ring visible on any ground."""
    good: str
    bad: str
    changed: str
    """A house rule that differs from its preset."""
    scroll: str
    """Handle of a scroll bar."""
    knob: str
    """Handle of a slider."""
    knob_edge: str


EVENING: Final = Scheme(
    name="evening",
    page="#1d110a",
    veil=0.80,
    panel="#2e1d13",
    raised="#46301f",
    hover="#573c27",
    pressed="#382517",
    line="#4d3523",
    edge="#94704a",
    text="#f8ecd4",
    quiet="#cfb993",
    accent=GOLD,
    accent_hover=GOLD_L,
    on_accent=INK,
    accent_text=GOLD,
    focus="#ffe39a",
    focus_gap="#1a0f09",
    good="#a9cf7e",
    bad="#f0937a",
    changed=GOLD,
    scroll="#573c27",
    knob=IVORY,
    knob_edge=INK,
)
DAYLIGHT: Final = Scheme(
    name="daylight",
    page="#e9dabb",
    veil=0.90,
    panel="#f7edd6",
    raised=PAPER,
    hover="#fff3d2",
    pressed="#ead9b4",
    line="#d8c49b",
    edge="#8d6c3f",
    text=INK,
    quiet="#63492f",
    accent="#1f5a3d",
    accent_hover="#1f5a3d",
    on_accent=PAPER,
    accent_text="#7a3a08",
    focus="#7a3a08",
    focus_gap=PAPER,
    good=GREEN_D,
    bad=RED_D,
    changed="#7a3a08",
    scroll="#d8c49b",
    knob="#f7edd6",
    knob_edge="#1f5a3d",
)
CONTRAST: Final = Scheme(
    name="contrast",
    page="#000000",
    veil=1.0,
    panel="#000000",
    raised="#000000",
    hover="#262626",
    pressed="#4d4d00",
    line="#ffffff",
    edge="#ffffff",
    text="#ffffff",
    quiet="#ffffff",
    accent="#ffe14d",
    accent_hover="#ffe14d",
    on_accent="#000000",
    accent_text="#ffe14d",
    focus="#ffe14d",
    focus_gap="#000000",
    good="#ffffff",
    bad="#ffffff",
    changed="#ffe14d",
    scroll="#ffffff",
    knob="#000000",
    knob_edge="#ffe14d",
)
SCHEMES: Final = (EVENING, DAYLIGHT, CONTRAST)


class Paper:
    """Sheets that lie on the table: score sheet, end of match. The same in every surroundings."""

    face: Final = IVORY
    shade: Final = "#f3e6c8"
    line: Final = "#dcc9a0"
    edge: Final = "#8a6f47"
    text: Final = INK
    quiet: Final = "#674d33"
    win: Final = GREEN_D
    lose: Final = RED_D
    mark: Final = "#f7d98a"
    primary: Final = GREEN_D
    primary_hover: Final = "#2a6a41"
    on_primary: Final = PAPER


class Table:
    """On the felt."""

    text: Final = IVORY
    quiet: Final = "#e3dcc0"
    plate: Final[Rgba] = (26, 15, 9, 214)
    """Walnut plate under the score and the names."""
    plate_line: Final[Rgba] = (240, 178, 44, 90)
    rim_dark: Final = "#2b1609"
    rim_gold: Final = GOLD
    mark: Final = GOLD
    """Capture marks, always over a key line of ``mark_key``."""
    mark_key: Final = INK
    bracket: Final = IVORY
    """Corner brackets of cards that belong to other choices."""
    focus: Final = "#ffe39a"
    """Keyboard focus on a card, a double ring over ink."""
    dim: Final[Rgba] = (14, 26, 18, 112)
    """Over cards that take no part in a choice."""
    hole: Final[Rgba] = (0, 0, 0, 120)
    """Empty peg hole."""
    veil: Final[Rgba] = (14, 8, 4, 150)
    """Over the table while a sheet lies on it."""


RADIUS: Final[Mapping[str, int]] = {"control": 8, "panel": 14, "sheet": 6, "plate": 10, "felt": 26}
"""px."""
CARD_RADIUS: Final = 15 / 400
"""Of the card's height."""
CARD_RATIO: Final = 0.625
"""Width of a card, of its height."""

SIZE: Final[Mapping[str, float]] = {
    "small": 0.86,
    "body": 1.0,
    "lead": 1.15,
    "title": 1.5,
    "score": 1.7,
    "page": 2.0,
    "total": 2.0,
    "big_score": 3.2,
}
"""Type, in em."""

TITLE_FAMILIES: Final = ("Scopa Title", "Palatino Linotype", "Palatino", "P052", "Noto Serif", "DejaVu Serif")
"""The bundled face, then what may stand in should its file be missing."""
TITLE_WEIGHT: Final = 500
SCORE_WEIGHT: Final = 700

TEMPO: Final[Mapping[str, float]] = {"unhurried": 1.6, "normal": 1.0, "brisk": 0.6, "instant": 0.0}
"""Factor on every duration."""

MOTION: Final[Mapping[str, tuple[int, str]]] = {
    "hover_lift": (110, "OutCubic"),
    "deal_card": (260, "OutCubic"),
    "deal_stagger": (85, ""),
    "turn_over": (180, "InOutSine"),
    "play_rise": (90, "OutQuad"),
    "play_travel": (300, "InOutCubic"),
    "land": (90, "OutQuad"),
    "read_pause": (480, ""),
    "gather": (220, "InOutQuad"),
    "gather_stagger": (50, ""),
    "to_pile": (340, "InOutCubic"),
    "two_rows": (260, "InOutCubic"),
    "sweep": (620, "InOutSine"),
    "banner_in": (240, "OutBack"),
    "banner_hold": (760, ""),
    "banner_out": (200, "InQuad"),
    "leftover_pause": (420, ""),
    "leftover": (420, "InOutCubic"),
    "sheet_in": (240, "OutCubic"),
    "score_row": (180, "OutQuad"),
    "score_row_stagger": (260, ""),
    "page": (140, "OutQuad"),
}
"""Name -> milliseconds at tempo "normal" and the name of the easing in QEasingCurve.Type ("" for a pause)."""


def contrast(one: str, other: str) -> float:
    """Contrast ratio of two ``#rrggbb`` colours as WCAG 2 defines it, 1 to 21."""
    dark, light = sorted((_luminance(one), _luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def pairs() -> Iterator[tuple[str, str, str, float]]:
    """Every pair that carries text or meaning: where, colour, ground, the ratio it must reach."""
    for s in SCHEMES:
        for ground in (s.panel, s.raised, s.page):
            yield s.name, s.text, ground, 7
            yield s.name, s.quiet, ground, 4.5
        yield s.name, s.on_accent, s.accent, 4.5
        yield s.name, s.on_accent, s.accent_hover, 4.5
        for colour in (s.accent_text, s.good, s.bad, s.changed):
            yield s.name, colour, s.panel, 4.5
        for ground in (s.panel, s.page):
            yield s.name, s.edge, ground, 3
        for ground in (s.panel, s.raised):
            yield s.name, s.focus, ground, 3
    for key, felt in FELT.items():
        yield key, Table.text, felt, 4.5
        yield key, Table.quiet, felt, 4.5
        yield key, Table.mark, felt, 3
    for ground in (Paper.primary, Paper.primary_hover):
        yield "paper", Paper.on_primary, ground, 4.5
    for ground in (Paper.face, Paper.shade):
        yield "paper", Paper.text, ground, 7
        for colour in (Paper.quiet, Paper.win, Paper.lose):
            yield "paper", colour, ground, 4.5
        yield "paper", Paper.edge, ground, 3


def _luminance(colour: str) -> float:
    red, green, blue = (_linear(int(colour[i : i + 2], 16) / 255) for i in (1, 3, 5))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _linear(channel: float) -> float:
    return channel / 12.92 if channel <= 0.03928 else float(((channel + 0.055) / 1.055) ** 2.4)

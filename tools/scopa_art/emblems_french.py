"""French pips, centred on (0, 0), about 52 high: heart, diamond, spade, club."""

from .palette import BLUE, BLUE_D, BLUE_L, CLUB_GREEN, GREEN_L, INK, IVORY, RED, RED_D, RED_L
from .svg import brush, d, disc, join, shape

HEART = "0,-13! 6,-23 16,-26 25,-20 27,-8 21,6 10,18 0,28! -10,18 -21,6 -27,-8 -25,-20 -16,-26 -6,-23"
DIAMOND = "0,-29! 10.4,-13.4 24,0! 10.4,13.4 0,29! -10.4,13.4 -24,0! -10.4,-13.4"
SPADE = "0,-29! 9,-16 21,-4 25,8 18,18 8,16 3,11! 4,20 11,28! -11,28! -4,20 -3,11! -8,16 -18,18 -25,8 -21,-4 -9,-16"
CLUB_STEM = "3,4! 4,18 11,28! -11,28! -4,18 -3,4!"


# suit -> (flat, shade, light); FOUR is for players who want four colours
_RED, _INK = (RED, RED_D, RED_L), (INK, "", BLUE_L)
TWO = {"hearts": _RED, "diamonds": _RED, "spades": _INK, "clubs": _INK}
FOUR = {**TWO, "diamonds": (BLUE, BLUE_D, BLUE_L), "clubs": (CLUB_GREEN, "", GREEN_L)}

# How far a single upright pip is set down so that its mass, not its box, sits in the middle.
OPTIC = {"hearts": 2.5, "diamonds": 0, "spades": -1.5, "clubs": 1.5}


def halo(suit, width=6):
    """An ivory rim to lie under a pip that stands off the card, on cloth of any colour."""
    outlines = {
        "hearts": [d(HEART)],
        "diamonds": [d(DIAMOND)],
        "spades": [d(SPADE)],
        "clubs": [disc(0, -15, 12.6), disc(-14.4, 5, 12.6), disc(14.4, 5, 12.6), d(CLUB_STEM)],
    }
    data = "".join(f'<path d="{outline}"/>' for outline in outlines[suit])
    return f'<g fill="{IVORY}" stroke="{IVORY}" stroke-width="{width}" stroke-linejoin="round">{data}</g>'


def pip(suit, sw=0.0, cut=True, tones=TWO):
    a, dark, lit = tones[suit]
    if suit == "hearts":
        return join(
            shape(HEART, a, sw),
            shape("20,-22! 26,-17 27,-8 21,6 10,18 0,28! 8,15 17,4 21,-8", dark, 0) if cut else "",
            brush("-16,-19.6 -21,-10 -17,1", w=4, fill=lit) if cut else "",
        )
    if suit == "diamonds":
        return join(
            shape(DIAMOND, a, sw),
            shape("0,29! 10.4,13.4 24,0! 10.4,-13.4 7,-18.4! 14,0 8,14", dark, 0) if cut else "",
            brush("-1,-20 -7,-9 -15,-1", w=3.4, fill=lit) if cut else "",
        )
    if suit == "spades":
        return join(shape(SPADE, a, sw), brush("-7,-11 -15,-1 -16,8", w=3.6, fill=lit) if cut else "")
    data = [
        disc(0, -15, 12.6),
        disc(-14.4, 5, 12.6),
        disc(14.4, 5, 12.6),
        d(CLUB_STEM),
        d("0,-14! 12,6! -12,6!"),
    ]
    return join(
        f'<path d="{"".join(data[:3])}" fill="{a}"/>',
        f'<path d="{data[3]}{data[4]}" fill="{a}"/>',
        brush("-20,0 -21.4,5 -18.6,10", "-7,-18 -6,-21.4 -2,-23", w=3.2, fill=lit) if cut else "",
    )

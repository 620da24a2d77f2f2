"""Index numerals and letters: our own skeletons, drawn with a broad nib (no fonts).

A glyph lives in a box 20 wide, 30 high; text() sets a string.
"""

from .palette import INK
from .svg import d, f

LOOP6 = "16.4,4.6 11,2.4 6,5.4 3,12 2.4,19.4 4.6,26 10.2,28.4 16,26 18,20.6 16,15 10.4,12.8 5.4,15 2.8,19.6"
ZERO = "10,2.2 15.6,5.6 17.8,15.2 15.6,24.8 10,28.2 4.4,24.8 2.2,15.2 4.4,5.6"


def _turn(spec):
    out = []
    for t in spec.split():
        x, y = t.split(",")
        out.append(f"{20 - float(x):.1f},{30.6 - float(y):.1f}")
    return " ".join(out)


GLYPHS = {  # open strokes; a leading "=" closes the curve
    "0": ["=" + ZERO],
    "1": ["3.6,8.4 10.6,2.4! 10.6,28", "4,28! 17.2,28!"],
    "2": ["2.6,8.6 4.6,4 10,2.2 15.6,4 17.4,9 14.6,15.6 2.6,28! 18,28!"],
    "3": [
        "2.6,5.6 6,2.8 10,2.2 15.4,4 16.8,8.4 14.6,12.6 8.6,14.2!",
        "8.6,14.2! 15.2,15.8 17.8,21 15.8,26.2 10,28.4 5,27.4 2.2,24.4",
    ],
    "4": ["14,28! 14,2.6! 2.2,20.4! 18.8,20.4!"],
    "5": ["16.4,2.6! 4.8,2.6! 4,13.6! 9.8,11.6 15.8,13.6 17.8,19.4 15.6,25.8 9.6,28.4 5,27.4 2.2,24.8"],
    "6": [LOOP6],
    "7": ["2.4,7! 2.4,2.6! 17.6,2.6! 11,14 8.4,28"],
    "8": [
        "=10,14 4.6,11 3.6,7.2 5.8,3.4 10,2.2 14.2,3.4 16.4,7.2 15.4,11 10,14 3.8,17.8 2.2,22.2 4.8,26.8 10,28.4 15.2,26.8 17.8,22.2 16.2,17.8"
    ],
    "9": [_turn(LOOP6)],
    "A": ["2.6,28! 10,2.6! 17.4,28!", "5.6,19.6! 14.6,19.6!", "0,28! 5.4,28!", "14.6,28! 20,28!"],
    "J": ["13,2.6! 13,20 11.2,26 6.8,28.4 3,26.4 1.8,22", "8,2.6! 18,2.6!"],
    "Q": ["=" + ZERO, "10.6,20.6 13.6,25 19,28.8"],
    "K": [
        "4.6,2.6! 4.6,28!",
        "16.6,2.6! 4.8,17!",
        "8.8,12.6! 16.8,28!",
        "1,2.6! 8.2,2.6!",
        "1,28! 8.2,28!",
        "13.4,2.6! 19.4,2.6!",
        "13,28! 20,28!",
    ],
}
ADV = {"1": 21, "J": 22, "0": 23}


def width(s):
    return sum(ADV.get(c, 24) for c in s) - 4


def text(s, x, y, h=30.0, fill=INK, weight=4.7, anchor=0.0, squeeze=1.0, halo=None, thin=0.62):
    """Set s with its top left (anchor 0), top middle (.5) at (x, y).

    weight is the stem in units of a glyph 30 high, thin the share of it left to the hairlines; both
    stay the same however much the letters are squeezed.  halo = a colour laid round the string.
    """
    k = h / 30.6
    x -= width(s) * k * squeeze * anchor
    lines, px = [], 0.0
    for c in s:
        for st in GLYPHS[c]:
            closed = st[0] == "="
            p = [
                (float(a.rstrip("!").split(",")[0]) + px, float(a.rstrip("!").split(",")[1]), a.endswith("!"))
                for a in st.lstrip("=").split()
            ]
            lines.append(([(x + a * k * squeeze, y + b * k, e) for a, b, e in p], closed))
        px += ADV.get(c, 24)
    lo, hx = weight * k * thin, weight * k * (1 - thin) / 2
    data = "".join(
        d([(a + o, b, e) for a, b, e in p], closed) for o in (-hx, hx) for p, closed in lines
    )  # a level nib: two strokes side by side
    out = f'<path d="{data}" fill="none" stroke="{halo}" stroke-width="{f(lo + 8)}"/>' if halo else ""
    return out + f'<path d="{data}" fill="none" stroke="{fill}" stroke-width="{f(lo)}"/>'

"""Spanish suit emblems, centred on (0, 0): oro r 38, copa 62 x 96, espada and basto 152 long."""

from math import cos, radians, sin

from .emblems_italian import leaf
from .palette import (
    BLUE,
    GOLD,
    GOLD_D,
    GOLD_L,
    GREEN,
    GREEN_D,
    GREEN_L,
    INK,
    PAPER,
    RED,
    RED_D,
    STEEL,
    WOOD_D,
)
from .svg import (
    brush,
    circle,
    crescent,
    ellipse,
    f,
    group,
    join,
    light,
    line,
    lit,
    rect,
    shape,
    side_shade,
    sym,
    union,
)

HEAD = "-4,-19 -11,-14 -12,-8! -18,1! -13,3 -14.4,6 -12.6,7.4! -13.6,10 -11.6,11.4! -13,16 -8,19 -1,17 1,20! -4,25! 12,24! 12,15 15,4 14,-8 8,-17"


def oro(r=38):
    """A doubloon: laurelled profile in relief, beaded rim."""
    k = r / 38
    out = [circle(0, 0, r, GOLD, 3.4), crescent(r)]
    out.append(circle(0, 0, r * 0.80, RED, 2.4))
    for i in range(20):
        t = radians(i * 18)
        out.append(
            f'<circle cx="{f(r * 0.905 * cos(t))}" cy="{f(r * 0.905 * sin(t))}" r="1.9" fill="{INK}"/>'
        )
    out.append(circle(0, 0, r * 0.68, GOLD_L, 2.4))
    out.append(
        group(
            shape(HEAD, GOLD, 2.6),
            shape("-6,-18! 2,-22 12,-16 16,-4 15,8! 9,4 4,-4 0,-12!", GREEN, 2),
            brush("2,-16 8,-8 12,2", w=1.6),
            circle(-6.6, -5, 1.7, INK, 0),
            brush("-11,-8 -6,-9.6 -2,-7.4", w=1.8),
            brush("-12,8 -8,9 -6,8", w=1.6),
            brush("4,2 7,5 5,8", w=1.6),
            at=(1, -2),
            scale=1.02 * k,
        )
    )
    return join(*out)


def copa():
    bowl = sym("0,-40! 30,-40! 25,-20 19,-2 9,9 5,13!")
    foot = sym("0,30! 5,30! 10,36 24,40 27,47! 0,48.6")
    return join(
        shape(foot, RED),
        side_shade(foot, 14, RED_D),
        brush("-17,42.6 0,44.4 17,42.6", w=1.8),
        shape(sym("0,11! 6,11! 4.4,18 4.4,27! 5.6,31! 0,31!"), GOLD, 2.8),
        shape(sym("0,15! 10,17 13,21 10,25 0,27!"), GREEN, 2.8),
        ellipse(-4, 19.6, 3.4, 1.5, GREEN_L, 0),
        shape(bowl, GOLD),
        side_shade(bowl, 14, GOLD_D),
        shape("-21,-6! -12,-4 0,-2.6 12,-4 21,-6! 16,2 8,10 4,13! -4,13! -8,10 -16,2", RED, 2.4),
        brush("-13,-3 -9,4 -3,11", "0,-2 0,5 0,11", "13,-3 9,4 3,11", w=2.2, fill=GOLD_L),
        shape("-27.6,-29! 0,-24.6 27.6,-29! 25.8,-22! 0,-17.6 -25.8,-22!", BLUE, 2.2),
        *[
            shape(
                f"{x},{-23.8 - abs(x) * 0.1}! {x + 3.6},{-20 - abs(x) * 0.14}! {x},{-17.4 - abs(x) * 0.12}! {x - 3.6},{-20 - abs(x) * 0.14}!",
                GOLD_L,
                0,
            )
            for x in (-16, 0, 16)
        ],
        ellipse(0, -40, 31, 7.4, GOLD_L, 3.2),
        ellipse(0, -39.6, 24, 4.4, WOOD_D, 2),
    )


def espada(h=76.0):
    g = h - 38
    left = f"0,{-h}! -7.6,{-h + 16} -9.4,{-h + 40} -8,{g}! 2.8,{g}! 2.8,{-h + 30}!"
    right = f"0,{-h}! 7.6,{-h + 16} 9.4,{-h + 40} 8,{g}! 2.8,{g}! 2.8,{-h + 30}!"
    out = f"0,{-h}! 7.6,{-h + 16} 9.4,{-h + 40} 8,{g}! -8,{g}! -9.4,{-h + 40} -7.6,{-h + 16}"
    lit, dim = (STEEL, BLUE)[:: light()]
    return join(
        shape(left, lit, 0),
        shape(right, dim, 0),
        shape(out, None, 3.2),
        brush(f"0,{-h + 6} 2.6,{-h + 32} 2.8,{(g - h) / 2} 2.8,{g - 3}", w=2.4, prof="in"),
        brush(f"-4.8,{-h + 34} -5,{-h + 60} -4.4,{g - 18}", w=1.8, fill=PAPER),
        shape(
            sym(f"0,{g - 2}! 17,{g - 2}! 20,{g - 7} 26,{g - 4} 27,{g + 3} 21,{g + 7} 17,{g + 4}! 0,{g + 6}!"),
            GOLD,
            3,
        ),
        shape(sym(f"0,{g + 3}! 10,{g + 3}! 11,{g + 10} 0,{g + 14}"), RED, 2.6),
        rect(-5, g + 10, 10, 18, GREEN, 3),
        line(f"-4.4,{g + 16} 4.4,{g + 16}", 1.8),
        line(f"-4.4,{g + 22} 4.4,{g + 22}", 1.8),
        shape(sym(f"0,{g + 26}! 9,{g + 30} 8,{g + 37} 0,{g + 39}"), GOLD, 3),
    )


def basto(h=76.0):
    """A green cudgel: heavy sawn head, three lopped shoots, red grip straps, leaves."""
    trunk = "-19,-66! -21,-54 -15,-40 -19,-26 -13,-10 -14,6 -9,20 -10,34 -7,50 -8,66 -4,75 5,75 9,66 7,50 11,34 9,20 13,6 12,-10 18,-28 15,-42 20,-54 19,-66!"
    sts = [
        "13,-48! 24,-59! 32,-50! 16,-26!",
        "-13,-26! -22,-36! -29,-27! -12,-2!",
        "10,2! 19,-6! 25,2! 9,20!",
    ]
    cuts = [(27.6, -54.2, 44, 6.6), (-25.6, -31.4, -50, 6), (21.6, -2, 48, 5.4)]
    k = h / 76
    return group(
        leaf(28, -58, 8, 0.66, GREEN_L),
        leaf(-26, -36, -14, 0.62, GREEN_L),
        union(GREEN, trunk, *sts, sw=3.2),
        side_shade(trunk, 10, GREEN_D),
        shape("17,-30! 32,-50! 29,-54! 24,-47!", GREEN_D, 0),
        *[group(ellipse(0, 0, r, r * 0.66, GOLD_L, 2.4), at=(x, y), rot=a) for x, y, a, r in cuts],
        ellipse(0, -67, 19.4, 8, GOLD_L, 3.2),
        ellipse(-0.4, -67, 10.6, 4, None, 1.8),
        ellipse(-0.8, -67, 2.2, 1.1, INK, 0),
        brush(
            "-12,-54 -10,-44 -12,-32",
            "-2,-54 0,-42 -4,-28",
            "8,-52 9,-44 6,-36",
            "-9,-22 -6,-8 -8,4",
            "1,-22 4,-10 1,6",
            "-5,10 -2,22 -5,32",
            w=2.2,
        ),
        shape("-10.4,38! 10,36! 9,45! -9.4,47!", RED, 2.4),
        shape("-8.6,54! 9,52! 9,61! -8.6,63!", RED, 2.4),
        scale=k,
    )


@lit
def basto_long(x, y, rot=0, flip=False, scale=1.0, shoots=3):
    """The long cudgel of the courts, 320 long; shoots = how many lopped shoots, from the top."""
    trunk = (
        "-20,-148! -22,-126 -16,-102 -20,-78 -14,-50 -16,-22 -11,10 -13,44 -9,74 -11,104 -8,132 -9,152 -4,164 5,164 9,152 7,132 10,104 9,74 "
        "12,44 11,12 15,-18 13,-46 19,-76 16,-102 22,-126 20,-148!"
    )
    sts = [
        "15,-92! 34,-112! 46,-101! 18,-62!",
        "-12,-48! -32,-68! -42,-57! -14,-20!",
        "9,22! 23,8! 32,17! 10,46!",
    ]
    cuts = [(40, -107, 42, 9), (-37, -62.5, -48, 8.2), (27.6, 12, 45, 6.6)]
    leaves = [leaf(40, -112, 10, 1.0, GREEN_L), leaf(-36, -67, -10, 0.95, GREEN_L), ""]
    sts, cuts = sts[:shoots], cuts[:shoots]
    return group(
        *leaves[:shoots],
        union(GREEN, trunk, *sts, sw=3.4),
        side_shade(trunk, 10, GREEN_D),
        shape("19,-68! 46,-101! 41,-106! 33,-92!", GREEN_D, 0),
        *[
            group(
                ellipse(0, 0, r, r * 0.66, GOLD_L, 2.8),
                ellipse(0, 0, r * 0.42, r * 0.24, None, 1.4),
                at=(a, b),
                rot=c,
            )
            for a, b, c, r in cuts
        ],
        ellipse(0, -149, 20.6, 9, GOLD_L, 3.4),
        ellipse(-0.5, -149, 11.6, 4.8, None, 1.9),
        ellipse(-0.8, -149, 3, 1.5, INK, 0),
        brush(
            "-13,-132 -10,-116 -12,-98",
            "-3,-130 -1,-112 -5,-92",
            "8,-126 9,-112 6,-98",
            "-11,-82 -8,-66 -10,-54",
            "2,-78 5,-58 2,-40",
            "-7,-40 -4,-20 -8,0",
            "3,-24 6,-6 2,14",
            "-5,12 -3,30 -6,48",
            "3,34 5,52 2,66",
            "-4,60 -2,70 -4,80",
            w=2.6,
        ),
        *[shape(f"-12,{yy}! 11,{yy - 3}! 10,{yy + 9}! -11,{yy + 12}!", RED, 2.8) for yy in (88, 112, 136)],
        at=(x, y),
        rot=rot,
        flip=flip,
        scale=scale,
    )


def emblem(suit):
    return {"oros": oro, "copas": copa, "espadas": espada, "bastos": basto}[suit]()

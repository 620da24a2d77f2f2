"""Neapolitan suit emblems, each centred on (0, 0).

coin     radius 38
cup      about 64 x 92
sword    straight, point up, 152 long
club     thick end up, 152 long
"""

from .palette import (
    BLUE,
    BLUE_L,
    BLUSH,
    GOLD,
    GOLD_D,
    GOLD_L,
    GREEN,
    GREEN_L,
    INK,
    PAPER,
    RED,
    RED_D,
    RED_L,
    STEEL_L,
    STEEL_M,
    WOOD,
    WOOD_D,
    WOOD_L,
)
from .svg import (
    brush,
    circle,
    crescent,
    ellipse,
    group,
    join,
    light,
    line,
    lit,
    rays,
    rect,
    shape,
    side_shade,
    sym,
    union,
)


def petal(r0, r1, w, ang, fill, sw=1.8):
    return group(
        shape(
            [(0, -r0, True), (w, -(r0 + r1) / 2 - 1, False), (0, -r1, True), (-w, -(r0 + r1) / 2 - 1, False)],
            fill,
            sw,
        ),
        rot=ang,
    )


def coin(r=38, a=RED, b=BLUE, sun=False):
    """A struck gold coin: milled rim, rosette of 8 petals.  sun=True: the settebello."""
    k = r / 38
    out = [circle(0, 0, r, GOLD, 3.4)]
    # shade crescent on the rim, lower right
    out.append(crescent(r))
    out.append(rays(0, 0, r * 0.80, r * 0.95, 28, 1.5 * k, INK, 4))
    out.append(circle(0, 0, r * 0.76, a if sun else PAPER, 2.4))
    if sun:
        for i in range(12):
            out.append(petal(r * 0.40, r * 0.72, 4.6 * k, i * 30, GOLD, 1.6))
        out.append(circle(0, 0, r * 0.45, GOLD_L, 2.4))
        out.append(sun_face(r * 0.45))
    else:
        for i in range(8):
            out.append(petal(r * 0.20, r * 0.73, 7.6 * k, i * 45, b if i % 2 else a, 1.8))
        out.append(circle(0, 0, r * 0.27, GOLD, 2.4))
        out.append(circle(0, 0, r * 0.09, INK, 0))
    return join(out)


def sun_face(r):
    k = r / 17
    return group(
        circle(-9, 4, 2.8, BLUSH, 0),
        circle(9, 4, 2.8, BLUSH, 0),
        circle(-5.6, -2, 1.9, INK, 0),
        circle(5.6, -2, 1.9, INK, 0),
        brush("-9.5,-6 -6,-7.6 -2.6,-6", "9.5,-6 6,-7.6 2.6,-6", w=1.8),
        brush("0,-3 -1.6,3.2 1,3.6", w=1.6),
        brush("-6,7 0,10.6 6,7", w=2.4),
        scale=k,
    )


def cup(main=GOLD, band=RED, knob=BLUE):
    dark = {GOLD: GOLD_D}.get(main, GOLD_D)
    bowl = sym("0,-34! 27,-34! 30,-24 27,-6 15,8 6,12!")
    foot = sym("0,26! 5,26! 9,33 21,38 25,45! 0,46.6")
    out = [
        shape(foot, main),
        side_shade(foot, 13, dark),
        brush("-14,40.5 0,42.6 14,40.5", w=1.8),
        shape(sym("0,10! 6,10! 4.5,15 4.5,24! 5.5,28! 0,28!"), main, 2.8),
        ellipse(0, 19, 11, 6.2, knob, 3),
        ellipse(-3.5, 17.2, 3.6, 1.7, BLUE_L if knob == BLUE else PAPER, 0),
        shape(bowl, main),
        side_shade(bowl, 17, dark),
        # gadroons on the lower bowl
        brush("-19,-1 -13,5 -4,10", "19,-1 13,5 4,10", "-7,-2 -4,5 -1,10", "7,-2 4,5 1,10", w=2.2),
        # painted band with pearls
        shape("-29.4,-22! 0,-17 29.4,-22! 28,-8! 0,-2 -28,-8!", band, 2.4),
        *[
            circle(x, -12.4 + 3.6 * (1 - (x / 22) ** 2) - 1.6, 3.1, GOLD_L, 1.4)
            for x in (-20, -10, 0, 10, 20)
        ],
        ellipse(0, -34, 28, 8.6, main, 3.2),
        ellipse(0, -33.6, 21, 5, RED_D, 2),
        brush("-17,-32.4 0,-29.4 17,-32.4", w=1.6, fill=RED_L),
    ]
    return join(out)


def sword(length=152, grip=RED, ribbon=False):
    h = length / 2
    g = h - 36  # guard height
    left = f"0,{-h}! -5.5,{-h + 15} -7.4,{-h + 30} -8.2,{g}! 0,{g}!"
    right = f"0,{-h}! 5.5,{-h + 15} 7.4,{-h + 30} 8.2,{g}! 0,{g}!"
    outl = f"0,{-h}! 5.5,{-h + 15} 7.4,{-h + 30} 8.2,{g}! -8.2,{g}! -7.4,{-h + 30} -5.5,{-h + 15}"
    guard = sym(
        f"0,{g - 3}! 14,{g - 2} 21,{g - 8} 27,{g - 9} 30,{g - 2} 26,{g + 3} 22,{g} 15,{g + 7} 0,{g + 8}!"
    )
    lit, dim = (STEEL_L, STEEL_M)[:: light()]
    out = [
        shape(left, lit, 0),
        shape(right, dim, 0),
        shape(outl, None, 3.2),
        brush(f"0,{-h + 8} 0,{(g - h) / 2} 0,{g - 4}", w=2.6, prof="in"),
        rect(-5.2, g + 5, 10.4, 21, grip, 3),
        line(f"-4.6,{g + 12} 4.6,{g + 10}", 1.8),
        line(f"-4.6,{g + 18} 4.6,{g + 16}", 1.8),
        circle(0, g + 30, 6.6, GOLD, 3),
        circle(-1.6, g + 28.4, 1.8, GOLD_L, 0),
        shape(guard, GOLD, 3),
        ellipse(0, g + 2.6, 5, 4, RED if grip != RED else BLUE, 2),
    ]
    return join(out)


def leaf(x, y, rot, s=1.0, fill=GREEN):
    return group(
        shape("0,0! 5,-9 3,-18 0,-25! -6,-17 -6,-8", fill, 2.4),
        brush("0,-1 -0.5,-11 0,-21", w=1.8),
        at=(x, y),
        rot=rot,
        scale=s,
    )


def club(length=152, leaves=True):
    k = length / 152
    trunk = (
        "-15,-66! -17,-54 -13,-40 -14,-28 -10,-12 -11,2 -7,20 -8,36 -5,52 -7,66 -4,75 3,76 7,68 "
        "5,52 8,36 6,20 10,6 9,-10 13,-24 12,-38 16,-52 15,-66!"
    )
    st1 = "10,-40! 22,-53! 30,-46! 12,-22!"
    st2 = "-8,-22! -21,-34! -28,-26! -9,-4!"
    st3 = "5,8! 15,-2! 21,5! 5,24!"
    out = []
    if leaves:
        out += [leaf(-6, 30, -62, 0.95), leaf(-6, 32, -112, 0.8, GREEN_L), leaf(24, -50, 48, 0.8)]
    out += [
        union(WOOD, trunk, st1, st2, st3, sw=3.2),
        side_shade(trunk, 8, WOOD_D),
        shape("12,-26! 30,-46! 27,-49! 24,-42!", WOOD_D, 0),
        # cut faces
        group(ellipse(0, 0, 6.4, 4.2, WOOD_L, 2.6), at=(25.5, -49.5), rot=42),
        group(ellipse(0, 0, 6.4, 4.2, WOOD_L, 2.6), at=(-24.2, -30.4), rot=-48),
        group(ellipse(0, 0, 5.2, 3.4, WOOD_L, 2.4), at=(17.8, 1.4), rot=48),
        ellipse(0, -67, 15.2, 7.4, WOOD_L, 3.2),
        ellipse(-0.5, -67, 8, 3.6, None, 1.8),
        ellipse(-1, -67, 2, 1, INK, 0),
        # bark
        brush(
            "-10,-56 -8,-46 -9,-36",
            "-3,-54 -1,-44 -3,-30",
            "-7,-20 -5,-8 -6,4",
            "0,-22 2,-12 0,2",
            "-3,12 -2,22 -3,34",
            "2,20 3,30 1,42",
            "-2,46 -1,56 -2,66",
            w=2.1,
        ),
        brush("-6,-3 -2,2 2,-2", w=1.8),
    ]
    return group(*out, scale=k)


@lit
def club_long(x, y, rot=0, flip=False, scale=1.0, leaves=True):
    """A slender cudgel 330 long for the two, the three and the courts."""
    trunk = (
        "-21,-150! -23,-128 -17,-104 -20,-78 -14,-50 -16,-22 -11,10 -13,44 -9,74 -12,104 -8,130 -10,152 -5,164 "
        "5,164 10,152 7,130 11,104 9,74 13,46 11,16 15,-14 14,-46 19,-76 17,-102 23,-128 21,-150!"
    )
    st1, st2, st3 = (
        "15,-92! 34,-112! 46,-101! 18,-62!",
        "-12,-48! -33,-68! -43,-57! -14,-20!",
        "9,26! 25,10! 34,19! 10,52!",
    )
    out = []
    if leaves:
        out += [
            leaf(38, -110, 14, 1.05),
            leaf(45, -102, 66, 0.8, GREEN_L),
            leaf(-36, -66, -8, 1.0),
            leaf(-10, 96, -62, 1.1),
            leaf(-10, 100, -112, 0.95, GREEN_L),
            leaf(29, 14, 60, 0.95),
        ]
    out += [
        union(WOOD, trunk, st1, st2, st3, sw=3.4),
        side_shade(trunk, 10, WOOD_D),
        shape("19,-68! 46,-101! 41,-106! 33,-92!", WOOD_D, 0),
        group(ellipse(0, 0, 9, 5.8, WOOD_L, 3), ellipse(0, 0, 4, 2.2, None, 1.5), at=(40, -107), rot=42),
        group(ellipse(0, 0, 8.2, 5.4, WOOD_L, 2.8), at=(-38, -62.5), rot=-48),
        group(ellipse(0, 0, 6.8, 4.6, WOOD_L, 2.6), at=(29.5, 14.5), rot=45),
        ellipse(0, -151, 21.6, 9.4, WOOD_L, 3.4),
        ellipse(-0.5, -151, 12.5, 5, None, 2),
        ellipse(-1, -151, 3.4, 1.6, INK, 0),
        brush(
            "-14,-134 -11,-118 -13,-100",
            "-4,-132 -1,-114 -5,-94",
            "8,-128 9,-112 6,-98",
            "-12,-84 -8,-66 -10,-54",
            "2,-78 5,-58 2,-40",
            "-7,-40 -4,-20 -8,0",
            "3,-24 6,-6 2,14",
            "-5,12 -3,30 -6,48",
            "3,34 5,52 2,70",
            "-5,62 -2,82 -5,98",
            "3,86 4,104 2,120",
            "-4,116 -2,130 -4,146",
            w=2.6,
        ),
        brush("-4,-86 1,-81 6,-86", "-3,4 1,9 5,4", w=2),
    ]
    return group(*out, at=(x, y), rot=rot, flip=flip, scale=scale)


# --- defs --------------------------------------------------------------------


def emblem(suit, **kw):
    return {"denari": coin, "coppe": cup, "spade": sword, "bastoni": club}[suit](**kw)

"""Neapolitan number cards 1-7: layouts, the aces and the special cards."""

from . import emblems_italian as em
from .frames import card_italian, symbol, use
from .palette import (
    BLUE,
    BLUE_D,
    BLUE_L,
    BLUSH,
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
    SKIN,
    SKIN_D,
    STEEL,
    STEEL_D,
    STEEL_L,
    STEEL_M,
    WOOD,
    WOOD_D,
    WOOD_L,
)
from .svg import (
    brush,
    circle,
    ellipse,
    flat,
    group,
    hatch,
    join,
    line,
    rays,
    rect,
    shape,
    side_shade,
    sym,
    union,
)

L3, R3, C = 68, 182, 125
LAYOUT = {
    "denari": {
        2: [(C, 112, 1.42), (C, 288, 1.42)],
        3: [(C, 82, 1.3), (C, 200, 1.3), (C, 318, 1.3)],
        4: [(x, y, 1.12) for y in (76, 324) for x in (L3, R3)],
        5: [(x, y, 1.14) for y in (84, 316) for x in (L3, R3)] + [(C, 200, 1.14)],
        6: [(x, y, 1.14) for y in (78, 200, 322) for x in (L3, R3)],
        7: [(x, y, 1.04) for y in (74, 200, 326) for x in (62, 188)] + [(C, 137, 1.04)],
    },
    "coppe": {
        2: [(C, 111, 1.62), (C, 291, 1.62)],
        3: [(C, 110, 1.38), (70, 282, 1.38), (180, 282, 1.38)],
        4: [(x, y, 1.34) for y in (108, 294) for x in (L3, R3)],
        5: [(x, y, 1.12) for y in (82, 320) for x in (64, 186)] + [(C, 201, 1.12)],
        6: [(x, y, 1.14) for y in (80, 200, 320) for x in (L3, R3)],
        7: [(x, y, 0.98) for y in (74, 204, 326) for x in (55, 195)] + [(C, 139, 0.98)],
    },
    "spade": {
        4: [(x, y, 1.05) for y in (108, 292) for x in (64, 186)],
        5: [(x, y, 1.05) for y in (108, 292) for x in (46, 204)] + [(C, 112, 1.05)],
        6: [(x, y, 1.05) for y in (108, 292) for x in (50, 125, 200)],
        7: [(x, y, 0.9) for y in (94, 306) for x in (50, 125, 200)] + [(C, 200, 0.9, 90)],
    },
    "bastoni": {
        2: None,
        4: [(x, y, 1.08) for y in (108, 292) for x in (68, 182)],
        5: [(x, y, 0.98) for y in (104, 296) for x in (54, 196)] + [(C, 200, 0.98)],
        6: [(x, y, 1.04) for y in (108, 292) for x in (50, 125, 200)],
        7: [(x, y, 0.88) for y in (91, 309) for x in (50, 125, 200)] + [(C, 200, 0.88, 90)],
    },
}


def pips(suit, rank):
    out = []
    for x, y, s, *rot in LAYOUT[suit][rank]:
        out.append(use("p", x, y, s, rot[0] if rot else 0, flip=(suit == "bastoni" and x > 130)))
    return join(out)


# --- small ornaments ---------------------------------------------------------


def flower(x, y, s=1.0, fill=GOLD, mid=RED):
    ps = [group(shape("0,-3! 6,-8 4,-15 0,-17 -4,-15 -6,-8", fill, 2), rot=a) for a in range(0, 360, 72)]
    return group(*ps, circle(0, 0, 4, mid, 2), at=(x, y), scale=s)


def bow(x, y, s=1.0, fill=RED, dark=RED_D):
    """A ribbon bow with two swallow tails."""
    half = [
        shape("4,2! 14,14 16,30 28,44! 20,45! 19,54! 6,40 2,20 0,6!", fill, 2.6),
        brush("6,8 11,22 17,36", w=1.8),
        shape("3,0! 14,-15 30,-17 36,-6 30,7 15,8!", fill, 2.6),
        shape("10,-4 22,-9 29,-6 24,0 12,2", dark, 0),
    ]
    return group(
        group(*half), group(*half, flip=True), rect(-6, -6, 12, 13, fill, 2.6, r=4), at=(x, y), scale=s
    )


def sprig(x, y, rot, n=4, s=1.0, flip=False, berries=True):
    out = [brush(f"0,0 3,-{n * 9} 0,-{n * 18 + 6}", w=3.4, prof="out", fill=GREEN_D)]
    for i in range(n):
        yy = -6 - i * 18
        out.append(em.leaf(1, yy, 52 - i * 4, 0.78))
        out.append(em.leaf(1, yy - 8, -52 + i * 4, 0.78, GREEN_L))
    out.append(em.leaf(0, -n * 18 - 2, 0, 0.8))
    if berries:
        out += [circle(9, -17, 3.4, RED, 1.8), circle(-7, -34, 3.4, RED, 1.8)]
    return group(*out, at=(x, y), rot=rot, scale=s, flip=flip)


def scroll(x, y, s=1.0, fill=BLUE):
    """A small ribbon scroll, used between the two coins."""
    half = join(
        shape("0,-8! 22,-11 40,-4! 52,-14! 62,-8 58,6 44,10! 26,4 0,7!", fill, 2.6),
        shape("40,-4! 52,-14! 50,0 44,10!", BLUE_D, 2),
    )
    return group(
        group(half),
        group(half, flip=True),
        *[circle(a, -1, 3, GOLD, 1.6) for a in (-20, 0, 20)],
        at=(x, y),
        scale=s,
    )


# --- aces ----------------------------------------------------------------------


def crown(s=1.0, fill=GOLD, velvet=RED):
    """Royal crown, base centre at (0, 0), about 66 wide and 46 high."""
    out = [
        shape(sym("0,-40! 12,-40 27,-32 31,-12! 0,-6!"), velvet, 2.8),
        shape(sym("0,-42! 5,-40 5,-8! 0,-8!"), fill, 2.4),
        shape("-5,-30! -20,-37 -33,-30 -31,-8! -25,-8! -26,-24 -20,-30 -5,-22!", fill, 2.4),
        shape("5,-30! 20,-37 33,-30 31,-8! 25,-8! 26,-24 20,-30 5,-22!", fill, 2.4),
        *[circle(x, y, 2.6, PAPER, 1.5) for x, y in ((-22, -33.6), (22, -33.6), (-29.6, -22), (29.6, -22))],
        shape(sym("0,-12! 33,-9 31,4 0,7"), fill, 2.8),
        *[
            circle(x, -2 + abs(x) * 0.03, 3, c, 1.6)
            for x, c in ((-21, BLUE), (-10.5, PAPER), (0, RED), (10.5, PAPER), (21, BLUE))
        ],
        circle(0, -46, 5, fill, 2.4),
        shape(
            "-2,-60! 2,-60! 2,-56! 6,-56! 6,-52! 2,-52! 2,-49! -2,-49! -2,-52! -6,-52! -6,-56! -2,-56!",
            fill,
            1.8,
        ),
    ]
    return group(*out, scale=s)


def eagle():
    """Double-headed eagle displayed, coin on its breast; origin at the breast."""
    body, light = "#2a3f66", BLUE

    def feather(x, y, rot, ln, w=9, fill=body):
        return group(
            shape(
                f"-{w * 0.45},0! -{w * 0.62},{ln * 0.55} -{w * 0.52},{ln * 0.86} 0,{ln} {w * 0.52},{ln * 0.86} {w * 0.62},{ln * 0.55} {w * 0.45},0!",
                fill,
                2.4,
            ),
            brush(f"0,{ln * 0.2} 0.6,{ln * 0.6} 0,{ln * 0.86}", w=1.8, fill=BLUE_L),
            at=(x, y),
            rot=rot,
        )

    half = []
    # wing: long feathers along the bone
    bone = flat("16,-30 36,-68 54,-100 66,-124", closed=False, n=4)
    n = 8
    for i in range(n):
        t = i / (n - 1)
        x, y = bone[min(int(t * (len(bone) - 1)), len(bone) - 1)]
        half.append(feather(x + 2, y + 2, -2 - 38 * t**1.1, 104 - 44 * (1 - t) ** 1.4 - 26 * t**3, 15))
    for i in range(7):
        t = i / 6
        x, y = bone[min(int(t * (len(bone) - 1)), len(bone) - 1)]
        half.append(feather(x, y - 1, 0 - 40 * t, 36 - 6 * t, 13, light))
    half.append(shape("12,-22! 28,-60 46,-96 62,-132 72,-132 73,-118 60,-92 42,-52 24,-18!", body, 3))
    half.append(brush("24,-34 42,-70 60,-106", w=2.2, fill=BLUE_L))
    # leg and talons
    half.append(shape("8,34! 26,32 34,48 34,64! 24,66! 16,58 8,56!", body, 3))
    half.append(hatch("8,34! 26,32 34,48 34,64! 24,66! 16,58 8,56!", 60, 6, 1.3, 4, BLUE_L))
    half.append(shape("24,64! 34,62! 37,76 36,84! 28,84! 26,76!", GOLD, 2.6))
    for r in (-62, -22, 18, 62):
        half.append(
            group(shape("-4,0! -5,10 -3,18 -4,25 0,32! 4,22 5,10 4,0!", GOLD, 2.4), at=(32, 82), rot=r)
        )
    half.append(circle(32, 83, 6, GOLD, 2.4))
    # tail
    tail = [feather(3 + i * 5, 46, -4 - i * 13, 74 - i * 6, 16) for i in (3, 2, 1)]
    right = group(*tail, *half)
    left = group(*tail, *half, flip=True)
    neck = "-6,-20! -2,-44 4,-62 14,-78 28,-86 40,-82 43,-74! 36,-70 28,-66 27,-54 30,-38 26,-16!"
    head = join(
        shape(neck, body, 3),
        brush("2,-30 6,-50 14,-66", "12,-26 13,-42 19,-58", "20,-24 20,-36 23,-50", w=2, fill=BLUE_L),
        shape("41,-75! 49,-70 47,-64 54,-66 50,-62 38,-67!", RED, 1.8),
        shape("37,-83! 48,-84 57,-76 58,-64! 52,-71 42,-72 38,-74!", GOLD, 2.6),
        circle(32, -77, 3.6, PAPER, 1.8),
        circle(32.6, -77, 1.6, INK, 0),
        brush("26,-82 32,-83.4 38,-80", w=2.2),
    )
    out = [
        left,
        right,
        feather(0, 50, 0, 80, 17),
        group(head, flip=True),
        head,
        shape(sym("0,-40! 16,-34 26,-14 27,14 20,42 0,62"), body, 3),
        *[
            brush(f"{x - 4},{y} {x},{y + 5} {x + 4},{y}", w=2, fill=BLUE_L)
            for x, y in ((-12, 42), (0, 42), (12, 42), (-6, 50), (6, 50), (0, -33))
        ],
    ]
    return join(out)


def ace_denari():
    return join(
        sprig(44, 344, -30, 3, 0.95),
        sprig(206, 344, 30, 3, 0.95, flip=True),
        group(eagle(), at=(125, 206), scale=0.94),
        group(em.coin(), at=(125, 208), scale=0.98),
        group(crown(1.0), at=(125, 116)),
        group(scroll(0, 0, 1.1, RED).replace(BLUE_D, RED_D), at=(125, 358)),
    )


def ace_coppe():
    dark = GOLD_D
    bowl = sym("0,-62! 66,-62! 72,-38 64,0 36,32 14,40!")
    foot = sym("0,88! 12,88! 22,104 56,114 62,134! 0,138")
    handle = "64,-46! 84,-66 106,-54 106,-26 92,0 66,16! 58,8! 78,-8 92,-28 92,-44 82,-50 70,-34!"
    lid = sym("0,-104! 16,-102 44,-88 70,-66! 0,-58")
    out = []
    for fl in (False, True):
        out.append(
            group(
                shape(handle, GOLD, 3.4),
                brush("84,-58 99,-46 97,-24 82,-4", w=2.6),
                circle(104, -60, 5, BLUE, 2.6),
                circle(72, 18, 4.5, BLUE, 2.4),
                flip=fl,
            )
        )
    out += [
        shape(foot, GOLD),
        side_shade(foot, 34, dark),
        brush("-44,121 -10,126 0,126.4", "44,121 10,126 0,126.4", w=2.4),
        *[
            circle(x, 112 - 0 + abs(x) * 0.14, 4, c, 2)
            for x, c in ((-32, BLUE), (-16, RED), (0, BLUE), (16, RED), (32, BLUE))
        ],
        shape(sym("0,36! 14,36! 10,48 9,76! 14,90! 0,90!"), GOLD, 3),
        ellipse(0, 47, 17, 6, GOLD, 3),
        ellipse(0, 64, 24, 13, BLUE, 3.4),
        ellipse(-8, 59, 8, 3, BLUE_L, 0),
        *[brush(f"{x},54 {x * 1.3},64 {x},75", w=2) for x in (-9, 0, 9)],
        ellipse(0, 81, 17, 6, GOLD, 3),
        shape(bowl, GOLD),
        side_shade(bowl, 36, dark),
        brush(
            "-50,6 -34,22 -12,34",
            "50,6 34,22 12,34",
            "-28,8 -18,22 -5,35",
            "28,8 18,22 5,35",
            "-8,10 -5,24 0,36",
            "8,10 5,24 0,36",
            w=3,
        ),
        shape("-71,-36! -40,-26 0,-22 40,-26 71,-36! 68,-10! 40,0 0,4 -40,0 -68,-10!", RED, 3),
    ]
    # rosettes on the band
    for x, y in ((-48, -20), (-24, -13), (0, -10), (24, -13), (48, -20)):
        out.append(flower(x, y, 0.62, PAPER if abs(x) in (24,) else GOLD, BLUE))
    out += [
        shape(sym("0,-71 70,-70! 74,-62 70,-54! 0,-49"), GOLD, 3.2),
        brush("-60,-60 0,-56.5 60,-60", w=2),
        shape(lid, GOLD_L, 3.2),
        side_shade(lid, 30, GOLD),
        brush(
            "-16,-97 -30,-84 -42,-73",
            "16,-97 30,-84 42,-73",
            "-5,-98 -9,-84 -12,-70",
            "5,-98 9,-84 12,-70",
            w=2.8,
        ),
        ellipse(0, -105, 13, 6, RED, 3),
        shape(sym("0,-150! 9,-136 13,-122 7,-110 0,-108"), RED, 3),
        shape("0,-140! 4,-130 4,-120 -1,-113 -4,-122", GOLD, 1.6),
    ]
    return join(
        sprig(50, 352, -34, 3, 0.86),
        sprig(200, 352, 34, 3, 0.86, flip=True),
        group(*out, at=(125, 204), scale=0.98),
    )


def ace_spade():
    """A great sword crowned, wrapped in a ribbon, between olive and palm."""
    out = [
        sprig(90, 336, -22, 8, 1.12),
        sprig(160, 336, 22, 8, 1.12, flip=True),
        group(bow(0, 0, 1.3), at=(125, 318)),
        sword_big(125, 196, BLUE),
    ]
    return join(out)


def sword_big(x, y, grip=RED):
    g = 84
    out = [
        shape(f"0,-172! -10,-146 -13,-118 -15,{g}! 0,{g}!", STEEL_L, 0),
        shape(f"0,-172! 10,-146 13,-118 15,{g}! 0,{g}!", STEEL_M, 0),
        shape(f"0,-172! 10,-146 13,-118 15,{g}! -15,{g}! -13,-118 -10,-146", None, 3.6),
        shape(f"0,-132! 3.4,-110 4,{g - 6}! -4,{g - 6}! -3.4,-110", STEEL, 2),
        brush("-9,-110 -10,-40 -10,30", w=2.2, fill=STEEL_D),
        rect(-9, g + 10, 18, 48, grip, 3.2),
        *[line(f"-8,{g + i + 4} 8,{g + i}", 2.4) for i in range(20, 56, 9)],
        circle(0, g + 66, 13, GOLD, 3.4),
        circle(0, g + 66, 6, BLUE, 2.2),
        circle(-5, g + 60, 2.6, GOLD_L, 0),
        shape(
            sym(
                f"0,{g - 5}! 26,{g - 4} 44,{g - 16} 58,{g - 22} 70,{g - 12} 66,{g + 4} 54,{g + 6} 52,{g - 4} 44,{g + 2} 30,{g + 14} 0,{g + 17}!"
            ),
            GOLD,
            3.4,
        ),
        brush(f"-44,{g - 8} -24,{g + 4} -12,{g + 6}", f"44,{g - 8} 24,{g + 4} 12,{g + 6}", w=2.6),
        ellipse(0, g + 6, 10, 9, BLUE, 2.8),
        ellipse(-3, g + 3, 3, 2, BLUE_L, 0),
    ]
    return group(*out, at=(x, y))


def ace_bastoni():
    trunk = (
        "-38,-146! -42,-120 -32,-96 -36,-66 -27,-30 -29,4 -18,44 -20,78 -12,110 -17,138 -8,156 10,157 18,138 "
        "12,110 20,80 17,44 27,10 25,-26 36,-60 32,-94 43,-118 40,-146!"
    )
    st1, st2 = "28,-86! 56,-112! 76,-98! 32,-46!", "-24,-46! -56,-74! -72,-58! -26,-8!"
    st3, st4 = "16,14! 40,-8! 54,6! 18,48!", "-16,50! -36,32! -46,46! -16,76!"
    out = [
        em.leaf(60, -110, 38, 1.5),
        em.leaf(70, -102, 84, 1.35, GREEN_L),
        em.leaf(48, 0, 50, 1.5),
        em.leaf(-66, -64, -70, 1.5, GREEN_L),
        em.leaf(-58, -72, -24, 1.4),
        em.leaf(-42, 38, -52, 1.5),
        em.leaf(-14, 100, -70, 1.35),
        em.leaf(-12, 106, -115, 1.2, GREEN_L),
        em.leaf(50, 4, 100, 1.25, GREEN_L),
        em.leaf(12, 112, 72, 1.35, GREEN_L),
        union(WOOD, trunk, st1, st2, st3, st4, sw=3.6),
        side_shade(trunk, 17, WOOD_D),
        shape("33,-54! 76,-98! 68,-104! 56,-84!", WOOD_D, 0),
        shape("20,40! 54,6! 48,0! 38,16!", WOOD_D, 0),
        group(ellipse(0, 0, 14, 8.6, WOOD_L, 3.2), ellipse(0, 0, 6.5, 3.4, None, 1.8), at=(66, -105), rot=36),
        group(ellipse(0, 0, 12.5, 8, WOOD_L, 3.2), ellipse(0, 0, 6, 3, None, 1.8), at=(-64, -66), rot=-48),
        group(ellipse(0, 0, 10.6, 7, WOOD_L, 3), ellipse(0, 0, 4.6, 2.6, None, 1.6), at=(47, -1), rot=45),
        group(ellipse(0, 0, 9, 6, WOOD_L, 3), at=(-41, 39), rot=-54),
        ellipse(1, -147, 39.4, 15.5, WOOD_L, 3.6),
        ellipse(0, -147, 26, 9.4, None, 2.2),
        ellipse(-2, -147, 13, 4.6, None, 2),
        ellipse(-2, -147, 3, 1.6, INK, 0),
        brush(
            "-28,-124 -22,-104 -25,-84",
            "-12,-120 -6,-96 -12,-70",
            "6,-124 10,-104 6,-84",
            "-24,-74 -18,-50 -20,-28",
            "-4,-60 2,-34 -3,-6",
            "10,-70 14,-52 8,-34",
            "-16,2 -10,22 -12,44",
            "2,6 6,30 2,54",
            "-8,56 -4,76 -9,96",
            "6,66 8,84 3,106",
            "-6,112 -4,126 -8,142",
            "3,116 5,130 2,146",
            w=3,
        ),
        brush("-8,-82 0,-76 7,-83", "-8,22 -2,28 6,22", w=2.4),
        ellipse(-14, -14, 6, 8, WOOD_D, 2.4),
        ellipse(-14, -14, 2, 3, INK, 0),
    ]
    return join(group(*out, at=(122, 194), scale=1.04), group(bow(0, 0, 1.1), at=(122, 312)))


# --- special number cards ------------------------------------------------------------


def gatto_mammone():
    """The grinning whiskered mask of the three of clubs; origin at the nose."""
    half = [
        # ear
        shape("26,-50! 40,-66 62,-70! 64,-50 56,-34!", GREEN, 3),
        shape("42,-54! 56,-62! 56,-48 50,-42!", RED, 2),
    ]
    faceR = sym("0,-58! 26,-54 50,-34 58,-8 54,18 36,42 16,52 0,56")
    brow = "5,-16! 12,-30 30,-36 48,-26 50,-20! 34,-26 18,-20 8,-10!"
    eye = join(
        shape("10,-8! 20,-20 34,-20 44,-8! 32,-2 18,-1", PAPER, 2.6),
        circle(26, -11, 7, INK, 0),
        circle(24, -13.4, 2, PAPER, 0),
    )
    mous = "3,13! 18,6 38,10 56,24 72,18 86,2! 88,26 70,44 44,42 24,30 8,27!"
    out = [
        group(*half),
        group(*half, flip=True),
        shape(faceR, GOLD, 3.6),
        side_shade(faceR, 17, GOLD_D),
        shape(sym("0,-60! 18,-59 30,-50 20,-42 10,-46 0,-38!"), GREEN, 2.8),
        shape(sym("0,-78! 7,-66 5,-52 0,-46!"), RED, 2.8),
        group(eye),
        group(eye, flip=True),
        shape(brow, INK, 0),
        group(shape(brow, INK, 0), flip=True),
        ellipse(-40, 6, 7, 5, BLUSH, 0),
        ellipse(40, 6, 7, 5, BLUSH, 0),
        shape(sym("0,-16! 5,-8 6,2 13,8 8,14 0,16"), GOLD_L, 2.8),
        # grin
        shape("-30,30! 0,36 30,30! 22,48 0,52 -22,48", RED_D, 3),
        shape("-25,32.6! 0,37 25,32.6! 22,40 0,44 -22,40", PAPER, 1.6),
        *[line(f"{x},{36.4 - abs(x) * 0.09} {x},{42.6 - abs(x) * 0.12}", 1.6) for x in (-14, -7, 0, 7, 14)],
        shape(mous, INK, 3),
        group(shape(mous, INK, 3), flip=True),
        brush("14,17 34,20 56,33 74,28", "12,22 30,27 50,38", w=2, fill=GOLD),
        brush("-14,17 -34,20 -56,33 -74,28", "-12,22 -30,27 -50,38", w=2, fill=GOLD),
    ]
    return join(out)


def fox_hunt():
    """Vignette of the five of swords: a fox leaps over a hillock before the sun; about 96 x 118."""
    hill = "-40,50! -40,36 -26,25 -4,20 20,25 36,36 40,50! 26,56 0,58 -26,56"
    tail = "-21,0! -30,-14 -44,-18 -54,-10! -51,1 -41,8 -30,8 -20,8!"
    body = "-24,2 -14,-5 4,-4 15,-10 23,-3 19,6 6,8 -10,7 -20,10"
    head = "13,-6! 13,-15 12,-26! 20,-19! 28,-26! 31,-15 44,-5! 37,1 25,4!"
    legs = [
        ("-12,6! -20,14 -30,17 -40,24! -36,27! -28,22 -16,20 -6,8!", RED_D),
        ("8,6! 22,10 32,16 42,18! 41,22! 30,21 18,17 4,10!", RED_D),
        ("-16,5! -26,10 -32,18 -44,20! -42,24! -29,23 -21,17 -10,10!", RED),
        ("10,4! 20,14 28,22 37,26! 35,30! 24,26 14,18 2,8!", RED),
    ]
    socks = ["-44,20! -42,24! -35,23.6 -36,19.4!", "37,26! 35,30! 28,27.6 30,23.4!"]
    return join(
        circle(24, -44, 14, GOLD, 2.6),
        circle(24, -44, 8.6, GOLD_L, 1.6),
        rays(24, -44, 17, 26, 12, 2, GOLD_D),
        brush("-44,-44 -34,-48 -26,-44", "-36,-34 -28,-37 -20,-34", w=2.2),
        shape(hill, GREEN, 2.8),
        side_shade(hill, 22, GREEN_D),
        brush("-32,44 -20,36 -6,38", "2,34 18,36 30,44", "-20,52 0,47 18,52", w=2.2, fill=GREEN_D),
        *[
            brush(
                f"{x},{y} {x - 3},{y - 6} {x - 6},{y - 9}",
                f"{x},{y} {x},{y - 7} {x + 1},{y - 11}",
                f"{x},{y} {x + 3},{y - 5} {x + 6},{y - 8}",
                w=2.2,
                prof="out",
                fill=GREEN_D,
            )
            for x, y in ((-28, 40), (10, 50), (28, 46))
        ],
        *[shape(s, c, 2.2) for s, c in legs],
        *[shape(s, INK, 0) for s in socks],
        shape(tail, RED, 2.6),
        shape("-43,-17.6! -54,-10! -51,1 -44,6! -47,-6", PAPER, 1.8),
        brush("-37,-12 -40,-4 -36,4", "-30,-9 -32,-2 -28,5", w=1.6),
        shape(body, RED, 2.6),
        shape("19,4! 8,7 -6,6.4 4,3 13,-1!", PAPER, 0),
        brush("-14,-1 -9,2 -6,6", "-3,-1 1,2 2,5", w=1.8),
        shape(head, RED, 2.6),
        shape("43,-5! 37,0 25,3.4! 30,-3 36,-6", PAPER, 1.6),
        shape("15,-20! 19,-16 16,-11!", PAPER, 0),
        shape("27,-20! 24,-16 28,-12!", PAPER, 0),
        circle(42.6, -5, 2.2, INK, 0),
        brush("26,-10 29,-12.4 33,-10", w=1.8),
        circle(29.4, -9.4, 1.8, INK, 0),
        brush("34,-1.6 30,.4 26,0", w=1.3),
    )


def siren():
    """Ornament of the four of coins: a crowned siren holding her two tails; about 132 x 118, origin at her waist."""
    tail = "2,6! 16,8 28,20 42,20 50,6 46,-12! 57,-18! 65,0 63,24 50,40 30,42 12,32 0,34!"
    half = [
        shape("52,-14! 40,-26 40,-44! 48,-38 52,-32! 57,-42 68,-48! 70,-32 60,-18!", GREEN_L, 2.8),
        brush("51,-18 47,-28 44,-37", "53,-18 56,-28 62,-38", w=2, fill=GREEN_D),
        shape(tail, GREEN, 3),
        *[
            brush(f"{x - 5},{y} {x},{y + 5} {x + 5},{y}", w=2, fill=GREEN_L)
            for x, y in (
                (10, 18),
                (20, 24),
                (14, 27),
                (30, 31),
                (41, 31),
                (51, 26),
                (57, 14),
                (56, 2),
                (35, 25),
                (47, 18),
                (53, -8),
            )
        ],
        shape("8,-44! 18,-42 30,-30 44,-22! 52,-24! 54,-16! 46,-13 28,-20 14,-30 8,-30!", SKIN, 2.6),
        brush("46,-20 50,-19 53,-20", w=1.4),
    ]
    trunk = sym("0,-46! 9,-45 13,-36 10,-22 9,-12 15,2 12,12 0,16!")
    hair = sym("0,-84! 14,-82 20,-70 18,-54 25,-42 21,-28! 13,-34 9,-46 0,-46!")
    skirt = sym("0,0! 8,-3 16,2 18,12! 12,10 8,16! 4,12 0,18!")
    return join(
        shape(hair, GOLD, 3),
        brush("-16,-66 -15,-50 -20,-36", "16,-66 15,-50 20,-36", w=2.2, fill=GOLD_D),
        group(*half),
        group(*half, flip=True),
        shape(trunk, SKIN, 3),
        side_shade(trunk, 7, SKIN_D),
        shape(skirt, BLUE, 2.6),
        *[
            join(
                shape(f"{x - 7},-30! {x},-36 {x + 7},-30! {x + 4},-23 {x},-21 {x - 4},-23!", GOLD, 2.2),
                brush(f"{x - 3},-30 {x - 2},-26 {x},-22", f"{x + 3},-30 {x + 2},-26 {x},-22", w=1.4),
            )
            for x in (-7, 7)
        ],
        circle(0, -8, 1.4, SKIN_D, 0),
        shape(sym("0,-54! 4,-54 4,-44 0,-43!"), SKIN, 0),
        shape(sym("0,-78! 9,-76 11.4,-66 8,-55 0,-51"), SKIN, 2.8),
        shape("0,-79! -8,-76 -12,-66! -13,-76 -8,-83 0,-85 8,-83 13,-76 12,-66! 8,-76", GOLD, 2.2),
        *[
            join(circle(x, -66, 1.5, INK, 0), brush(f"{x - 3},-68.6 {x},-70.4 {x + 3},-68.6", w=1.4))
            for x in (-4.4, 4.4)
        ],
        circle(-6.6, -61, 2, BLUSH, 0),
        circle(6.6, -61, 2, BLUSH, 0),
        brush("1,-66 2,-61.6 -.4,-61", w=1.2),
        brush("-3.4,-57.4 0,-56 3.4,-57.4", w=2, fill=RED),
        line("-8,-46 0,-42 8,-46", 2.4),
        circle(0, -41.6, 2.6, RED, 1.6),
        shape("-12,-82! -15,-95! -7,-89! 0,-99! 7,-89! 15,-95! 12,-82! 0,-85", GOLD, 2.6),
        *[circle(x, y, 2.2, RED, 1.4) for x, y in ((-15, -96), (0, -100), (15, -96))],
        *[
            brush(f"{x - 16},{y} {x - 8},{y - 5} {x},{y} {x + 8},{y + 4} {x + 16},{y}", w=2.8, fill=BLUE)
            for x, y in ((-34, 52), (0, 56), (34, 52))
        ],
    )


def special(suit, rank):
    """Extra drawing (below, above) on the traditional special cards."""
    lo, hi = "", ""
    if (suit, rank) == ("denari", 2):
        hi = scroll(125, 200, 1.1)
    if (suit, rank) == ("denari", 4):
        hi = group(siren(), at=(125, 216), scale=1.02)
    if (suit, rank) == ("coppe", 4):
        hi = flower(125, 200, 1.1, RED, GOLD)
    if (suit, rank) == ("spade", 4):
        hi = join(
            em.leaf(112, 206, -70, 0.9),
            em.leaf(138, 206, 70, 0.9, GREEN_L),
            em.leaf(125, 216, 180, 0.9),
            flower(125, 184, 1),
            flower(108, 210, 1),
            flower(142, 210, 1),
        )
    if (suit, rank) == ("spade", 5):
        hi = group(fox_hunt(), at=(128, 304), scale=0.98)
    if (suit, rank) == ("bastoni", 4):
        hi = flower(125, 200, 1.1, RED, GOLD)
    return lo, hi


def number_card(suit, rank):
    if rank == 1:
        return card_italian(
            {"denari": ace_denari, "coppe": ace_coppe, "spade": ace_spade, "bastoni": ace_bastoni}[suit]()
        )
    if (suit, rank) == ("denari", 7):
        lay = LAYOUT[suit][7]
        return card_italian(
            *[use("p", x, y, s) for x, y, s in lay[:6]],
            group(em.coin(sun=True), at=lay[6][:2], scale=lay[6][2] * 1.1),
            defs=symbol("p", em.coin()),
        )
    if (suit, rank) == ("spade", 2):
        return card_italian(
            group(sword_big(0, 0), at=(76, 206), scale=1.0),
            group(sword_big(0, 0), at=(174, 206), scale=1.0),
            shape("70,214! 96,232 154,232 180,214! 180,228! 154,246 96,246 70,228!", RED, 3),
            bow(125, 236, 1.15),
        )
    if (suit, rank) == ("spade", 3):
        s = group(sword_big(0, 0), scale=0.98)
        return card_italian(
            group(s, at=(125, 206), rot=33),
            group(s, at=(125, 206), rot=-33),
            group(s, at=(125, 204)),
            bow(125, 206, 1.2),
        )
    if (suit, rank) == ("bastoni", 2):
        return card_italian(
            em.club_long(125, 200, 30, flip=True),
            em.club_long(125, 200, -30),
            group(bow(0, 0, 1.2), at=(125, 200)),
        )
    if (suit, rank) == ("bastoni", 3):
        return card_italian(
            em.club_long(125, 202, 29, flip=True),
            em.club_long(125, 202, -29),
            em.club_long(125, 200, 0),
            group(gatto_mammone(), at=(125, 214), scale=1.06),
        )
    lo, hi = special(suit, rank)
    return card_italian(lo, pips(suit, rank), hi, defs=symbol("p", em.emblem(suit)))

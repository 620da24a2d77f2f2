"""The French deck: pips, indices, aces, double-headed courts, number-only cards."""

from . import emblems_french as em
from . import emblems_italian as ei
from .frames import blank, symbol, use
from .glyphs import text
from .heads import head
from .numbers_italian import flower
from .palette import (
    BLUE,
    BLUE_D,
    BLUE_L,
    GOLD,
    GOLD_D,
    GREEN,
    GREEN_D,
    GREEN_L,
    GREY_D,
    INK,
    IVORY_D,
    PAPER,
    RED,
    RED_D,
    RED_L,
    SKIN,
    STEEL,
    STEEL_L,
    STEEL_M,
    TONES,
    W_FRAME,
    WOOD,
)
from .parts import bless, dots, ermine, fleurs, grip, hip_hand, lozenges, open_hand, pinch, ruff, stars
from .svg import (
    brush,
    circle,
    document,
    ellipse,
    flipx,
    group,
    join,
    lattice,
    lens,
    line,
    mirrored,
    rect,
    shade,
    shape,
    side_shade,
    xf,
)

SUITS = ("hearts", "diamonds", "spades", "clubs")
LETTER = {1: "A", 8: "J", 9: "Q", 10: "K"}


def corner(s, suit, tones):
    sq = 0.76 if len(s) > 1 else 0.94
    g = join(
        text(s, 23.5, 16, 34, tones[suit][0], 5.2, anchor=0.5, squeeze=sq),
        group(em.pip(suit, cut=False, tones=tones), at=(23.5, 70), scale=0.54),
    )
    return join(g, f'<g transform="rotate(180,125,200)">{g}</g>')


def wrap(s, suit, tones, *body, defs=""):
    return document(join(f"<defs>{defs}</defs>" if defs else "", blank(), *body, corner(s, suit, tones)))


# Pips stand in three columns; rows divide the height evenly, the odd pips sit half way between rows.
L, R, C = 82, 168, 125
T, U, M, V, B = 66, 133, 200, 267, 334
FOUR_ROWS = (64, 154.7, 245.3, 336)
SIX = [(x, y) for y in (T, M, B) for x in (L, R)]
EIGHT = [(x, y) for y in FOUR_ROWS for x in (L, R)]
LAY = {
    2: [(C, T), (C, B)],
    3: [(C, T), (C, M), (C, B)],
    4: [(L, T), (R, T), (L, B), (R, B)],
    5: [(L, T), (R, T), (C, M), (L, B), (R, B)],
    6: SIX,
    7: [*SIX, (C, U)],
    8: [*SIX, (C, U), (C, V)],
    9: [*EIGHT, (C, M)],
    10: [*EIGHT, (C, 109.3), (C, 290.7)],
}


def number_card(suit, n, tones=em.TWO):
    k = {2: 1.54, 3: 1.48, 4: 1.26, 5: 1.24, 8: 1.12, 9: 1.0, 10: 0.98}.get(n, 1.16)
    ps = [use("p", x, y + (em.OPTIC[suit] if y == M else 0), k, 180 if y > 200 else 0) for x, y in LAY[n]]
    return wrap(str(n), suit, tones, *ps, defs=symbol("p", em.pip(suit, tones=tones)))


def ace(suit, tones=em.TWO):
    k = 3.7
    out = [group(em.pip(suit, cut=False, tones=tones), at=(125, 200), scale=k)]
    if suit == "hearts":
        out += [
            group(shape(em.HEART, None, 0.9, GOLD), at=(125, 200), scale=k * 0.8),
            group(ei.coin(28), at=(125, 190)),
            *[
                ei.leaf(125 + sx * x, y, sx * r, sc, GOLD)
                for sx in (1, -1)
                for x, y, r, sc in ((27, 172, 48, 1.0), (34, 192, 92, 1.15), (24, 216, 140, 1.1))
            ],
            ei.leaf(125, 226, 180, 1.4, GOLD),
        ]
    elif suit == "diamonds":
        out += [
            group(shape(em.DIAMOND, None, 0.9, GOLD), at=(125, 200), scale=k * 0.8),
            group(ei.coin(25), at=(125, 200)),
            ei.leaf(125, 168, 0, 1.5, GOLD),
            ei.leaf(125, 232, 180, 1.5, GOLD),
            ei.leaf(95, 200, -90, 0.8, GOLD),
            ei.leaf(155, 200, 90, 0.8, GOLD),
        ]
    elif suit == "spades":
        out += [
            group(
                shape(
                    "0,-25! 8,-14 18,-3 21,7 15,14 8,12 0,4! -8,12 -15,14 -21,7 -18,-3 -8,-14",
                    None,
                    0.9,
                    GOLD,
                ),
                at=(125, 200),
                scale=k * 0.96,
            ),
            group(ei.coin(25, RED, BLUE), at=(125, 198)),
            ei.leaf(125, 166, 0, 1.5, GOLD),
            *[
                ei.leaf(125 + sx * x, y, sx * r, sc, GOLD)
                for sx in (1, -1)
                for x, y, r, sc in ((24, 176, 52, 1.0), (30, 210, 98, 1.2))
            ],
        ]
    else:
        three = ((125, 144.5), (71.7, 218.5), (178.3, 218.5))
        out += [
            *[circle(x, y, 36, None, 3, GOLD) for x, y in three],
            group(ei.coin(24), at=(125, 200)),
            *[flower(x, y, 1.4, GOLD, RED) for x, y in three],
        ]
    return wrap("A", suit, tones, *out)


# --- courts ------------------------------------------------------------------------------
# Upper half figure: inside x 43..207, y 14..200, looking LEFT; everything that
# reaches the waist is cut off square at y = 200 and the band covers the join.

X0, X1, Y0 = 43.0, 207.0, 14.0


def shoulders(a, b, sleeve="stripe"):
    """Two great sleeves that fill the width at the waist: striped, slashed, plated or plain."""
    A_, AD, _AL = TONES[a]
    Bc, BD, _ = TONES[b]
    l = f"106,136! 84,141 64,152 52,172 {X0},200! 104,200!"
    r = f"144,136! 166,141 186,152 198,172 {X1},200! 146,200!"
    out = [
        shape(l, A_),
        shape(r, A_),
        shade(f"144,136! 166,141 186,152 198,172 {X1},200! 184,200! 176,176 164,156", AD),
    ]
    if sleeve == "stripe":
        out += [
            shape("92,139! 74,154 64,174 61,200! 72,200! 75,176 84,158 101,138!", Bc, 2.4),
            shape("158,139! 176,154 186,174 189,200! 178,200! 175,176 166,158 149,138!", Bc, 2.4),
        ]
    elif sleeve == "slash":
        cuts = [
            ((91, 147), (78, 170)),
            ((76, 154), (64, 178)),
            ((96, 166), (86, 192)),
            ((78, 176), (70, 198)),
            ((62, 170), (54, 192)),
        ]
        out += [
            f'<path d="{lens((x1 if k else 250 - x1, y1), (x2 if k else 250 - x2, y2), 6.4)}" fill="{Bc}" stroke="{INK}" stroke-width="2"/>'
            for (x1, y1), (x2, y2) in cuts
            for k in (0, 1)
        ]
    elif sleeve == "plate":
        for k in (1, 0):
            for i in (2, 1, 0):
                p = xf(
                    f"104,{134 + i * 13}! 84,{138 + i * 13} {66 - i * 5},{152 + i * 13} {56 - i * 5},{170 + i * 12}! {66 - i * 4},{176 + i * 12} {84 - i * 2},{164 + i * 12} 104,{156 + i * 13}!"
                )
                out += [shape(p if k else flipx(p), STEEL if i else Bc, 2.8)]
            q = xf("101,142! 84,146 70,157 62,170")
            out.append(line(q if k else flipx(q), 2, BD))
    return join(*out)


def cloak(b):
    """A cloak over the shoulder behind the weapon, held by a brooch."""
    B_, BD, _ = TONES[b]
    c = f"146,130! 172,138 194,154 204,176 {X1},200! 136,200! 132,170 137,146!"
    return join(
        shape(c, B_),
        side_shade(c, 18, BD),
        brush(
            "152,140 148,166 150,196", "166,142 168,168 172,196", "180,150 188,172 192,196", w=2.6, fill=BD
        ),
        circle(141, 138, 7, GOLD, 2.6),
        circle(141, 138, 2.6, RED, 0),
    )


def chest(a, pattern=None, p=GOLD, buttons=None):
    A_, AD, _ = TONES[a]
    s = "104,134! 125,146 146,134! 158,166 162,200! 88,200! 92,166"
    out = [shape(s, A_), side_shade(s, 12, AD)]
    if pattern == "lozenge":
        out.append(lozenges(lattice(s, 18, 17, 7, oy=12, ox=2), 6, 8, p, 1.5))
    elif pattern == "dots":
        out.append(dots(lattice(s, 15, 13, 6, oy=12, ox=4), 3.6, p, 1.4))
    elif pattern == "fleur":
        out.append(fleurs(lattice(s, 23, 22, 9, oy=17, ox=3), 0.95, p))
    elif pattern == "stars":
        out.append(stars(lattice(s, 20, 18, 8, oy=14, ox=3), 6.4, p))
    elif pattern == "pleats":
        out.append(
            brush(
                "108,146 104,172 102,198",
                "118,150 116,174 116,198",
                "132,150 134,174 134,198",
                "142,146 146,172 148,198",
                w=2.6,
            )
        )
    if buttons:
        out += [
            line("125,146 125,200", 2.4),
            *[circle(125, y, 3, buttons, 1.7) for y in (156, 169, 182, 194)],
        ]
    return join(*out)


def facings(kind="ermine", a="gold"):
    l = "106,132! 94,160 86,200! 72,200! 78,166 92,134!"
    r = "144,132! 156,160 164,200! 178,200! 172,166 158,134!"
    c = PAPER if kind == "ermine" else TONES[a][0]
    tl = (
        ermine([(90, 152), (83, 176), (160, 152), (167, 176)], 1.0)
        if kind == "ermine"
        else dots(
            [(95, 146), (88, 162), (83, 178), (79, 193), (155, 146), (162, 162), (167, 178), (171, 193)],
            2.8,
            TONES["red" if a != "red" else "gold"][0],
            1.4,
        )
    )
    return join(shape(l, c, 2.8), shape(r, c, 2.8), tl)


def axe(x):
    return join(
        rect(x - 4, 34, 8, 166, WOOD, 3),
        line(f"{x - 4},150 {x + 4},146", 2),
        line(f"{x - 4},158 {x + 4},154", 2),
        shape(
            f"{x - 4},46! {x - 14},44 {x - 30},34! {x - 36},58 {x - 30},82! {x - 14},72 {x - 4},70!", STEEL, 3
        ),
        shape(f"{x - 30},34! {x - 36},58 {x - 30},82! {x - 25},70 {x - 27},58 {x - 25},46!", STEEL_L, 2),
        shape(f"{x + 4},50! {x + 18},58! {x + 4},66!", STEEL, 2.8),
        shape(f"{x - 5},34! {x},24! {x + 5},34!", GOLD, 2.6),
    )


def halberd(x):
    return join(
        rect(x - 3.5, 60, 7, 140, WOOD, 3),
        shape(f"{x},24! {x + 7},44 {x + 5},64! {x - 5},64! {x - 7},44", STEEL, 3),
        line(f"{x},30 {x},60", 1.8),
        shape(f"{x - 4},64! {x - 20},58 {x - 26},76 {x - 18},90! {x - 4},82!", STEEL, 3),
        shape(f"{x + 4},66! {x + 20},62! {x + 14},74 {x + 4},80!", STEEL, 3),
        shape(f"{x - 6},84! {x + 6},84! {x + 9},98! {x},104! {x - 9},98!", RED, 2.4),
    )


def rose(x, y, s=1.0, col=RED, col_d=RED_D):
    pet = [
        group(shape("0,-5! 10,-10 10,-20 0,-22 -10,-20 -10,-10", col, 2.4), rot=a) for a in range(0, 360, 72)
    ]
    stem = join(
        line("0,12 3,40 0,74", 6),
        line("0,12 3,40 0,74", 2.6, GREEN),
        ei.leaf(2, 46, 58, 0.9),
        ei.leaf(2, 56, -58, 0.8, GREEN_L),
    )
    return group(stem, *pet, circle(0, 0, 9, GOLD, 2.4), circle(0, 0, 3, col_d, 0), at=(x, y), scale=s)


def orb(x, y):
    return join(
        circle(x, y, 17, BLUE, 3.2),
        ellipse(x - 6, y - 6, 4, 3, BLUE_L, 0),
        shape(
            f"{x - 17},{y - 3}! {x},{y + 3} {x + 17},{y - 3}! {x + 16.6},{y + 4}! {x},{y + 10} {x - 16.6},{y + 4}!",
            GOLD,
            2.2,
        ),
        shape(
            f"{x - 3},{y - 34}! {x + 3},{y - 34}! {x + 3},{y - 28}! {x + 9},{y - 28}! {x + 9},{y - 22}! {x + 3},{y - 22}! {x + 3},{y - 16}! {x - 3},{y - 16}! {x - 3},{y - 22}! {x - 9},{y - 22}! {x - 9},{y - 28}! {x - 3},{y - 28}!",
            GOLD,
            2.4,
        ),
    )


def sword_up(x, y0=30):
    """Upright sword, hilt held at y = 160."""
    g = 138
    return join(
        shape(f"{x},{y0}! {x - 6},{y0 + 16} {x - 8},{g}! {x},{g}!", STEEL_L, 0),
        shape(f"{x},{y0}! {x + 6},{y0 + 16} {x + 8},{g}! {x},{g}!", STEEL_M, 0),
        shape(f"{x},{y0}! {x + 6},{y0 + 16} {x + 8},{g}! {x - 8},{g}! {x - 6},{y0 + 16}", None, 3.2),
        brush(f"{x},{y0 + 10} {x},{g - 50} {x},{g - 3}", w=2.6, prof="in"),
        shape(
            f"{x - 24},{g - 8} {x - 12},{g - 1} {x},{g - 3} {x + 12},{g - 1} {x + 24},{g - 8} {x + 27},{g + 1} {x + 14},{g + 7} {x},{g + 8} {x - 14},{g + 7} {x - 27},{g + 1}",
            GOLD,
            3,
        ),
        rect(x - 5, g + 7, 10, 26, RED, 3),
        circle(x, g + 37, 6.4, GOLD, 2.8),
    )


def cuff_hand(x, y, rot, flip=False, tone="ivory", skin=SKIN, s=1.0, hold=grip):
    """A hand with a turned-back cuff, wrist to the right; it holds with the fist, or as ``hold`` draws it."""
    c, cd, _ = TONES[tone]
    return group(
        shape("20,-12! 32,-16 38,-14! 38,18! 32,19 20,14!", c, 2.8),
        shape("33,-15! 38,-14! 38,18! 33,19!", cd, 0),
        hold(0, 0, 0, skin=skin),
        at=(x, y),
        rot=rot,
        flip=flip,
        scale=s,
    )


def veil(col, dark):
    return shape("100,52! 84,76 80,110 70,150 88,160 162,160 182,150 172,110 168,76 150,52!", col, 3) + brush(
        "88,84 86,116 80,148", "164,84 168,116 172,148", w=2.4, fill=dark
    )


def free_hand(kind, x, y, tone):
    """The hand that holds nothing: a fist at the belt, an open hand on the breast, or two fingers raised."""
    T = TONES[tone]
    sleeve = group(shape("-11,6! 11,6! 16,26! -16,26!", T[0], 2.8), shape("4,6! 11,6! 16,26! 7,26!", T[1], 0))
    if kind == "open":
        return group(sleeve, open_hand(0, 8, 180, scale=0.86), at=(x + 10, y + 2), rot=34)
    if kind == "bless":
        return group(sleeve, bless(0, -2, 0, scale=1.0), at=(x + 4, y - 6), rot=12)
    return cuff_hand(x, y, 196, tone=tone, s=0.8)


def folded_arms(a, b):
    """Both forearms across the breast, one hand showing, one tucked in."""
    A_, AD, _ = TONES[a]
    Bc = TONES[b][0]
    under = "196,176! 172,164 140,162 104,164! 104,182! 140,186 176,192 200,194!"
    over = "52,180! 76,172 112,172 152,160! 158,176! 120,192 84,198 50,200!"
    return join(
        shape(under, A_),
        side_shade(under, 8, AD),
        shape(over, A_),
        shape("50,200! 84,198 120,192 158,176! 156,170 118,184 80,190 51,191!", AD, 0),
        shape(over, None),
        brush("70,176 74,184 72,194", "88,174 91,182 90,192", w=2),
        shape("146,158! 156,155! 163,177! 153,182!", Bc, 2.6),
        group(hip_hand(0, 0, 180, 1.1), at=(158, 167), rot=-22),
    )


def band(a, b, kind="dots"):
    """The waist band that joins the two halves: half-turn symmetric."""
    A_, _AD, _ = TONES[a]
    Bc = TONES[b][0]
    out = [rect(X0 - 2, 191, X1 - X0 + 4, 18, A_, 3)]
    if kind == "dots":
        out += [circle(125 + i * 17, 200, 4.4, Bc, 2) for i in range(-4, 5)]
    elif kind == "lozenge":
        out += [
            shape(
                f"{125 + i * 20 - 8},200! {125 + i * 20},193.6! {125 + i * 20 + 8},200! {125 + i * 20},206.4!",
                Bc,
                2,
            )
            for i in range(-3, 4)
        ]
    elif kind == "chevron":
        out += [line(f"{125 + i * 15 - 6},207 {125 + i * 15 + 6},193", 3.4, Bc) for i in range(-5, 6)]
    return join(*out)


def king(c):
    k = c
    out = []
    if k["arm"] == "axe":
        out.append(axe(183))
    elif k["arm"] == "behind" or k["arm"] == "sword":  # sword raised behind the head
        out.append(sword_up(181, 20))
    out += [
        shoulders(k["a"], k["b"], k.get("sleeve", "stripe")),
        chest(k["c"], k["pat"], TONES[k["p"]][0]),
        facings(k["face"], k.get("fa", "gold")),
    ]
    out.append(k["collar"])
    out.append(group(head(**k["head"]), at=(122, 98), scale=1.02))
    out.append(cuff_hand(181, 160, 62, tone=k["b"], s=0.86) if k["arm"] in ("axe", "sword", "behind") else "")
    if k.get("orb"):
        out += [orb(76, 140), cuff_hand(80, 170, 122, tone=k["b"], s=0.8)]
    else:
        out += [free_hand(k.get("hand"), 96, 180, k["b"])]
    return join(*out)


def queen(c):
    out = [veil(*c["veil"]) if c.get("veil") else ""]
    out += [shoulders(c["a"], c["b"], c.get("sleeve", "stripe")), chest(c["c"], c["pat"], TONES[c["p"]][0])]
    # neckline
    out += [
        shape("104,134! 112,152 125,158 138,152 146,134! 125,128", SKIN, 2.8),
        shape(
            "92,138! 104,132! 112,153 125,160 138,153 146,132! 158,138! 146,160 125,169 104,160",
            TONES[c["trim"]][0],
            2.8,
        ),
        dots([(101, 143), (109, 155), (125, 164), (141, 155), (149, 143)], 2.6, c.get("gem", RED), 1.4),
    ]
    out.append(group(head(**c["head"]), at=(123, 93), scale=1.02))
    out += [brush("111,139 124,146 137,139", w=2.6), circle(124, 146, 4, c.get("gem", RED), 2)]
    if c.get("sceptre"):
        out += [
            group(
                rect(181, 66, 7, 134, GOLD, 3),
                shape(
                    "184.5,34! 193,48 188,56 197,58 198,66 188,68! 181,68! 171,66 172,58 181,56 176,48",
                    GOLD,
                    2.8,
                ),
                circle(184.5, 60, 3.4, RED, 1.8),
                at=(-3, 0),
            ),
            cuff_hand(181, 160, 62, tone=c["b"], s=0.8),
        ]
        out += [
            rose(76, 124, 0.8, c["rose"][0], c["rose"][1]),
            cuff_hand(76, 176, 122, tone=c["b"], s=0.82, hold=pinch),
        ]
    else:
        out += [
            rose(179, 98, 0.96, c["rose"][0], c["rose"][1]),
            cuff_hand(180, 162, 54, tone=c["b"], s=0.86, hold=pinch),
            free_hand(c.get("hand"), 96, 182, c["b"]),
        ]
    return join(*out)


def jack(c):
    out = []
    if c["arm"] == "halberd":
        out.append(halberd(181))
    elif c["arm"] == "leaf":
        out.append(
            group(
                line("184,104 182,140 186,200", 6),
                line("184,104 182,140 186,200", 2.6, GREEN),
                ei.leaf(184, 108, 0, 2.0),
                ei.leaf(184, 118, 62, 1.3, GREEN_L),
                ei.leaf(183, 122, -62, 1.2),
                at=(-4, 0),
            )
        )
    elif c["arm"] == "staff":
        out.append(
            group(
                rect(182, 40, 8, 160, WOOD, 3),
                circle(186, 36, 10, GOLD, 3),
                circle(186, 36, 4, RED, 1.8),
                *[line(f"182,{y + 4} 190,{y}", 2.2) for y in (60, 70, 80)],
                at=(-5, 0),
            )
        )
    elif c["arm"] == "quiver":
        one = join(rect(-2.2, -62, 4.4, 100, WOOD, 2.6), shape("0,-84! 9,-60! 0,-65! -9,-60!", STEEL, 2.6))
        quiver = join(
            shape("-15,-6! 15,-6! 11,60! -11,60!", RED, 3),
            shape("-17,-12! 17,-12! 16,0! -16,0!", GOLD, 2.6),
            shape("-13.6,20! 13.6,20! 12.8,30! -12.8,30!", GOLD, 2.2),
        )
        out.append(
            group(
                group(one, at=(-8, -8), rot=-9),
                group(one, at=(8, -6), rot=10),
                group(one, at=(0, -16)),
                quiver,
                at=(178, 132),
                rot=6,
            )
        )
    out += [
        shoulders(c["a"], c["b"], c.get("sleeve", "stripe")),
        chest(c["c"], c["pat"], TONES[c["p"]][0], c.get("buttons")),
    ]
    if c.get("lapel"):
        out += [
            shape("104,132! 116,150 125,170! 98,160 90,140!", TONES[c["lapel"]][0], 2.8),
            shape("146,132! 134,150 125,170! 152,160 160,140!", TONES[c["lapel"]][0], 2.8),
        ]
    if c.get("cloak"):
        out.append(cloak(c["cloak"]))
    out.append(group(head(**c["head"]), at=(122, 92), scale=1.02))
    if c.get("ruff"):
        out.append(ruff(123, 142, 26, 6))
    if c.get("hand") == "folded":
        out.append(folded_arms(c["b"], c["a"]))
    else:
        hold = pinch if c["arm"] == "leaf" else grip
        out += [
            cuff_hand(181, 160, 62, tone=c["b"], s=0.86, hold=hold),
            free_hand(c.get("hand"), 96, 182, c["b"]),
        ]
    return join(*out)


def k_collar(kind, a="gold"):
    if kind == "chain":
        return join(
            line("98,136 106,152 125,160 144,152 152,136", 7),
            line("98,136 106,152 125,160 144,152 152,136", 3, TONES[a][0]),
            *[
                circle(x, y, 4.4, cc, 2)
                for x, y, cc in ((100, 141, RED), (110, 154, GOLD), (140, 154, GOLD), (150, 141, RED))
            ],
            circle(125, 170, 8, GOLD, 2.6),
            circle(125, 170, 3.6, RED, 1.6),
        )
    s = "125,146! 106,128! 86,134 74,152! 92,166 125,173 158,166 176,152! 164,134 144,128!"
    if kind == "ermine":
        return join(
            shape(s, PAPER),
            side_shade(s, 12, IVORY_D),
            ermine([(90, 150), (106, 158), (125, 163), (144, 158), (160, 150)], 1.0),
        )
    return join(
        shape(s, TONES[a][0]),
        side_shade(s, 12, TONES[a][1]),
        brush("84,152 104,164 125,167 146,164 166,152", w=2.2),
    )


def H(**k):
    return k


FIG = {
    ("hearts", 10): (
        lambda: king(
            {
                "hand": "bless",
                "arm": "behind",
                "a": "red",
                "b": "gold",
                "c": "blue",
                "pat": "lozenge",
                "p": "gold",
                "face": "ermine",
                "collar": k_collar("ermine"),
                "head": H(
                    view="front",
                    face="broad",
                    hair="blond",
                    style="waves",
                    beard_kind="spade",
                    hat_kind="imperial",
                    a=RED,
                    ad=RED_D,
                    neck=False,
                    calm=True,
                ),
            }
        ),
        band("gold", "red", "dots"),
        0,
    ),
    ("diamonds", 10): (
        lambda: king(
            {
                "sleeve": "slash",
                "arm": "axe",
                "a": "blue",
                "b": "gold",
                "c": "red",
                "pat": "fleur",
                "p": "gold",
                "face": "strip",
                "fa": "gold",
                "collar": k_collar("scallop", "gold"),
                "head": H(
                    view="profile",
                    hair="brown",
                    style="long",
                    beard_kind="full",
                    hat_kind="crown",
                    a=BLUE,
                    ad=BLUE_D,
                    neck=False,
                    nose="hook",
                ),
            }
        ),
        band("red", "gold", "lozenge"),
        1,
    ),
    ("spades", 10): (
        lambda: king(
            {
                "sleeve": "plate",
                "arm": "sword",
                "a": "green",
                "b": "red",
                "c": "gold",
                "pat": "dots",
                "p": "red",
                "face": "ermine",
                "collar": k_collar("chain"),
                "head": H(
                    view="three",
                    face="lean",
                    mood="stern",
                    hair="grey",
                    style="long",
                    beard_kind="fork",
                    hat_kind="crown",
                    a=RED,
                    ad=RED_D,
                    age=1,
                    nose="hook",
                    calm=True,
                ),
            }
        ),
        band("green", "gold", "chevron"),
        1,
    ),
    ("clubs", 10): (
        lambda: king(
            {
                "arm": "sword",
                "orb": True,
                "a": "gold",
                "b": "blue",
                "c": "red",
                "pat": "stars",
                "p": "gold",
                "face": "strip",
                "fa": "blue",
                "collar": k_collar("ermine"),
                "head": H(
                    view="three",
                    face="broad",
                    mood="wry",
                    hair="black",
                    style="waves",
                    beard_kind="short",
                    hat_kind="radiate",
                    neck=False,
                ),
            }
        ),
        band("blue", "gold", "dots"),
        0,
    ),
    ("hearts", 9): (
        lambda: queen(
            {
                "hand": "open",
                "a": "blue",
                "b": "gold",
                "c": "red",
                "pat": "dots",
                "p": "gold",
                "trim": "gold",
                "rose": (RED, RED_D),
                "gem": RED,
                "head": H(
                    lash=True, face="round", mood="smile", hair="blond", style="long", hat_kind="coronet"
                ),
            }
        ),
        band("red", "gold", "lozenge"),
        1,
    ),
    ("diamonds", 9): (
        lambda: queen(
            {
                "sleeve": "slash",
                "a": "red",
                "b": "ivory",
                "c": "gold",
                "pat": "lozenge",
                "p": "red",
                "trim": "blue",
                "rose": (PAPER, GOLD_D),
                "gem": GOLD,
                "veil": (PAPER, GREY_D),
                "head": H(
                    lash=True,
                    view="front",
                    hair="brown",
                    style="braids",
                    calm=True,
                    hat_kind="coronet",
                    earring=True,
                ),
            }
        ),
        band("gold", "blue", "dots"),
        0,
    ),
    ("spades", 9): (
        lambda: queen(
            {
                "sleeve": "slash",
                "a": "green",
                "b": "gold",
                "c": "blue",
                "pat": "stars",
                "p": "gold",
                "trim": "red",
                "rose": (RED, RED_D),
                "gem": GOLD,
                "sceptre": True,
                "head": H(
                    lash=True,
                    face="lean",
                    mood="stern",
                    hair="black",
                    style="waves",
                    hat_kind="crown",
                    a=RED,
                    ad=RED_D,
                    earring=True,
                    calm=True,
                ),
            }
        ),
        band("blue", "gold", "chevron"),
        0,
    ),
    ("clubs", 9): (
        lambda: queen(
            {
                "sleeve": "plain",
                "hand": "open",
                "a": "gold",
                "b": "red",
                "c": "green",
                "pat": "fleur",
                "p": "gold",
                "trim": "gold",
                "rose": (RED_L, RED),
                "gem": RED,
                "veil": (BLUE, BLUE_D),
                "head": H(lash=True, face="round", mood="wry", hair="red", style="curls", hat_kind="coronet"),
            }
        ),
        band("red", "gold", "dots"),
        1,
    ),
    ("hearts", 8): (
        lambda: jack(
            {
                "sleeve": "plain",
                "arm": "leaf",
                "a": "gold",
                "b": "red",
                "c": "blue",
                "pat": None,
                "p": "gold",
                "buttons": GOLD,
                "ruff": True,
                "head": H(
                    view="profile", mood="smile", hair="blond", style="bob", hat_kind="beret", a=RED, ad=RED_D
                ),
            }
        ),
        band("blue", "gold", "chevron"),
        0,
    ),
    ("diamonds", 8): (
        lambda: jack(
            {
                "hand": "open",
                "arm": "staff",
                "a": "red",
                "b": "blue",
                "c": "gold",
                "pat": "pleats",
                "p": "red",
                "lapel": "ivory",
                "head": H(
                    view="front",
                    face="round",
                    mood="smile",
                    hair="brown",
                    style="curls",
                    hat_kind="beret",
                    a=BLUE,
                    ad=BLUE_D,
                ),
            }
        ),
        band("blue", "gold", "lozenge"),
        1,
    ),
    ("spades", 8): (
        lambda: jack(
            {
                "cloak": "red",
                "arm": "halberd",
                "a": "blue",
                "b": "red",
                "c": "ivory",
                "pat": "lozenge",
                "p": "red",
                "lapel": "gold",
                "head": H(
                    view="profile",
                    nose="hook",
                    mood="stern",
                    beard_kind="goat",
                    hair="black",
                    style="bob",
                    hat_kind="cap",
                    a=RED,
                    ad=RED_D,
                ),
            }
        ),
        band("red", "gold", "dots"),
        1,
    ),
    ("clubs", 8): (
        lambda: jack(
            {
                "sleeve": "slash",
                "hand": "folded",
                "arm": "quiver",
                "a": "green",
                "b": "gold",
                "c": "red",
                "pat": None,
                "p": "gold",
                "buttons": GOLD,
                "ruff": True,
                "head": H(
                    face="broad",
                    mood="wry",
                    hair="red",
                    style="page",
                    hat_kind="phrygian",
                    a=GREEN,
                    ad=GREEN_D,
                ),
            }
        ),
        band("green", "red", "lozenge"),
        0,
    ),
}


def court(suit, rank, tones=em.TWO):
    draw, bd, flip = FIG[suit, rank]
    half = mirrored(draw)() if flip else draw()
    big = group(em.pip(suit, tones=tones), at=(184 if flip else 66, 42), scale=0.8)
    fr = rect(X0 - 2, Y0, X1 - X0 + 4, 400 - 2 * Y0, None, W_FRAME, INK, 5)
    return wrap(
        LETTER[rank],
        suit,
        tones,
        fr,
        '<g id="h">' + join(half, big) + "</g>",
        '<use xlink:href="#h" transform="rotate(180,125,200)"/>',
        bd,
    )


def card(suit, rank, numbers=False, tones=em.TWO):
    """One card; numbers=True gives 8, 9, 10 in place of the courts, tones=em.FOUR four colours."""
    if rank == 1:
        return ace(suit, tones)
    if rank >= 8 and not numbers:
        return court(suit, rank, tones)
    return number_card(suit, rank, tones)

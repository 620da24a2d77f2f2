"""The Spanish deck: frames with pinta, indices, number cards, aces, twelve courts."""

from . import emblems_italian as ei
from . import emblems_spanish as em
from .courts_spanish import court
from .frames import H, W, blank, symbol, use
from .glyphs import text
from .numbers_italian import bow, crown, flower, sprig
from .palette import (
    BLUE,
    BLUE_D,
    GOLD,
    GOLD_D,
    GOLD_L,
    GREEN,
    GREEN_D,
    GREEN_L,
    INK,
    IVORY,
    PAPER,
    RED,
    RED_D,
    STEEL,
    WOOD_D,
    WOOD_L,
)
from .svg import brush, circle, document, ellipse, f, group, join, line, rect, shape, side_shade, sym, union

SUITS = ("oros", "copas", "espadas", "bastos")
PINTA = {"oros": 0, "copas": 1, "espadas": 2, "bastos": 3}
PRINTED = {8: "10", 9: "11", 10: "12"}
F = 14.0  # frame inset


def frame(suit):
    """The frame line; its top and bottom runs are broken 0, 1, 2 or 3 times."""
    n = PINTA[suit]
    gap, run = 13.0, 22.0
    x0, x1, y0, y1, r = F, W - F, F, H - F, 8
    out = [f"M{x0},{y0 + r}V{y1 - r}", f"M{x1},{y0 + r}V{y1 - r}"]
    total = n * gap + max(n - 1, 0) * run
    for y, s in ((y0, 1), (y1, -1)):
        out.append(f"M{x0},{y + s * r}A{r},{r} 0 0 {1 if s > 0 else 0} {x0 + r},{y}")
        out.append(f"M{x1},{y + s * r}A{r},{r} 0 0 {0 if s > 0 else 1} {x1 - r},{y}")
        x = x0 + r
        gx = W / 2 - total / 2
        for _ in range(n):
            out.append(f"M{f(x)},{y}H{f(gx)}")
            x = gx + gap
            gx = x + run
        out.append(f"M{f(x)},{y}H{x1 - r}")
    return f'<path d="{"".join(out)}" fill="none" stroke="{INK}" stroke-width="2.6"/>'


def index(s):
    """Numeral in two corners, with an ivory halo so that it can lie over a drawing."""
    g = text(s, F + 8, F + 7, 28, weight=5.2, squeeze=0.88 if len(s) > 1 else 1, halo=IVORY)
    return join(g, f'<g transform="rotate(180,125,200)">{g}</g>')


def wrap(suit, printed, *body, defs=""):
    dd = f"<defs>{defs}</defs>" if defs else ""
    return document(join(dd, blank(), frame(suit), *body, index(printed)))


# --- number cards ------------------------------------------------------------------

C = 125


def rows(ys, xs, k, *extra):
    """Pips of one size k in a grid, then loose ones (x, y)."""
    return [(x, y, k) for y in ys for x in xs] + [(x, y, k, *r) for x, y, *r in extra]


# Room for pips: x 22 to 228, y 22 to 378, less the indices (x < 44, y < 54 and its turn).
LAYOUT = {
    "oros": {
        2: rows((114, 286), (C,), 1.66),
        3: rows((86, 200, 314), (C,), 1.36),
        4: rows((112, 288), (71, 179), 1.2),
        5: rows((104, 296), (70, 180), 1.12, (C, 200)),
        6: rows((98, 200, 302), (73, 177), 1.1),
        7: rows((94, 203, 308), (66, 184), 0.97, (C, 148.5)),
    },
    "copas": {
        2: rows((114, 290), (C,), 1.5),
        3: rows((282,), (78, 172), 1.3, (C, 116)),
        4: rows((118, 284), (78, 172), 1.24),
        5: rows((96, 297), (66, 184), 1.02, (C, 197)),
        6: rows((92, 198, 304), (78, 172), 1.02),
        7: rows((88, 196, 303), (65, 185), 0.92, (C, 142)),
    },
    "espadas": {
        3: rows((288,), (78, 172), 1.06, (C, 114)),
        4: rows((115, 285), (80, 170), 1.0),
        5: rows((116, 284), (66, 184), 1.0, (C, 200)),
        6: rows((117, 283), (66, 125, 184), 0.98),
        7: rows((102, 298), (66, 125, 184), 0.86, (C, 200, 90)),
    },
    "bastos": {
        3: rows((288,), (74, 176), 1.08, (C, 114)),
        4: rows((117, 283), (77, 173), 1.0),
        5: rows((116, 284), (66, 184), 0.96, (C, 200)),
        6: rows((117, 283), (64, 125, 186), 0.9),
        7: rows((101, 299), (64, 125, 186), 0.8, (C, 200, 90)),
    },
}


def ace(suit):
    if suit == "oros":
        # a great doubloon in glory, crowned, with a ribbon below
        rays_ = [
            group(
                shape(
                    "0,-74! 15,-92 0,-124! -15,-92" if i % 2 == 0 else "0,-74! 10,-90 0,-110! -10,-90",
                    GOLD if i % 2 == 0 else RED,
                    2.8,
                ),
                rot=i * 22.5,
            )
            for i in range(16)
        ]
        return join(
            group(*rays_, at=(125, 208), scale=0.9),
            group(em.oro(74), at=(125, 208)),
            group(crown(1.16), at=(125, 92)),
            sprig(112, 352, -76, 3, 1.0),
            sprig(138, 352, 76, 3, 1.0, flip=True),
            bow(125, 340, 0.72, BLUE, BLUE_D),
        )
    if suit == "copas":
        bowl = sym("0,-96! 74,-96! 66,-52 50,-10 24,20 12,32!")
        foot = sym("0,88! 12,88! 24,104 58,114 64,134! 0,138")
        half = shape(
            "64,-78! 88,-96 108,-80 104,-52 88,-28 60,-10! 58,-22! 78,-38 92,-60 92,-78 82,-82 72,-66!",
            GREEN,
            3.2,
        )
        out = [
            half,
            group(half, flip=True),
            shape(foot, RED),
            side_shade(foot, 34, RED_D),
            brush("-46,122 0,127 46,122", w=2.8),
            *[circle(x, 110 + abs(x) * 0.16, 4.4, GOLD, 2) for x in (-34, -17, 0, 17, 34)],
            shape(sym("0,30! 13,30! 9,46 9,74! 14,90! 0,90!"), GOLD, 3),
            shape(sym("0,44! 20,48 26,58 20,68 0,72!"), GREEN, 3.2),
            ellipse(-8, 53, 7, 2.8, GREEN_L, 0),
            shape(bowl, GOLD),
            side_shade(bowl, 34, GOLD_D),
            shape("-51,-12! -26,-4 0,-1 26,-4 51,-12! 40,4 24,20 12,31! -12,31! -24,20 -40,4", RED, 3),
            *[
                brush(f"{x},{-4 - abs(x) * 0.12} {x * 0.72},{12} {x * 0.3},{27}", w=3, fill=GOLD_L)
                for x in (-36, -18, 0, 18, 36)
            ],
            shape("-70.5,-76! 0,-64 70.5,-76! 64,-46! 0,-33 -64,-46!", BLUE, 3),
            *[
                flower(x, -51.5 - abs(x) * 0.16, 0.62, PAPER if i % 2 else GOLD, RED)
                for i, x in enumerate((-46, -23, 0, 23, 46))
            ],
            ellipse(0, -96, 75, 16, GOLD_L, 3.4),
            ellipse(0, -95, 60, 10, WOOD_D, 2.6),
            brush("-48,-92 0,-86.6 48,-92", w=2, fill=WOOD_L),
        ]
        return join(
            sprig(58, 356, -34, 3, 0.86),
            sprig(192, 356, 34, 3, 0.86, flip=True),
            group(*out, at=(125, 204), scale=1.06),
        )
    if suit == "espadas":
        return join(
            sprig(84, 312, -22, 7, 1.12),
            sprig(166, 312, 22, 7, 1.12, flip=True),
            group(espada_big(0, 0), at=(125, 200), scale=1.02),
            bow(125, 306, 1.3, RED, RED_D),
        )
    return ace_bastos()


def ace_bastos():
    """The great cudgel, thick as a tree, with leaves and a ribbon."""
    trunk = (
        "-52,-150! -56,-118 -44,-86 -50,-52 -36,-16 -40,22 -26,60 -28,96 -17,128 -21,156 -10,170 12,171 20,156 "
        "17,128 26,96 24,60 36,26 33,-12 47,-44 42,-82 57,-114 52,-150!"
    )
    sts = [
        "34,-92! 66,-124! 90,-106! 44,-40!",
        "-34,-40! -70,-74! -90,-54! -36,10!",
        "24,26! 54,-2! 72,16! 28,72!",
    ]
    cuts = [(79, -115, 40, 16), (-81, -64, -48, 14), (63.6, 7, 45, 12.4)]
    lf = [
        (78, -120, 6, 1.6),
        (88, -104, 66, 1.0),
        (-78, -74, -16, 1.5),
        (-86, -50, -110, 1.0),
        (70, 4, 62, 1.3),
        (-26, 70, -64, 1.5),
        (-24, 78, -112, 1.2),
    ]
    out = [ei.leaf(x, y, r, k, GREEN_L if i % 2 else GREEN) for i, (x, y, r, k) in enumerate(lf)]
    out += [
        union(GREEN, trunk, *sts, sw=3.8),
        side_shade(trunk, 22, GREEN_D),
        shape("47,-48! 90,-106! 82,-112! 68,-84!", GREEN_D, 0),
        shape("30,62! 72,16! 65,9! 52,26!", GREEN_D, 0),
        *[
            group(
                ellipse(0, 0, r, r * 0.64, GOLD_L, 3.2),
                ellipse(0, 0, r * 0.5, r * 0.28, None, 1.8),
                at=(x, y),
                rot=a,
            )
            for x, y, a, r in cuts
        ],
        ellipse(0, -151, 53, 19, GOLD_L, 3.8),
        ellipse(-1, -151, 36, 12, None, 2.4),
        ellipse(-2, -151, 19, 6, None, 2.2),
        ellipse(-3, -151, 4, 2, INK, 0),
        brush(
            "-38,-122 -30,-98 -35,-74",
            "-16,-120 -9,-90 -17,-58",
            "10,-122 15,-96 9,-66",
            "30,-116 32,-98 27,-80",
            "-34,-62 -24,-36 -27,-10",
            "-6,-46 2,-16 -5,16",
            "14,-56 19,-34 12,-12",
            "-24,10 -15,34 -18,60",
            "4,4 9,32 4,62",
            "-14,66 -8,88 -12,110",
            "8,76 11,96 6,118",
            w=3.4,
        ),
        ellipse(-14, -14, 6, 9, GREEN_D, 2.4),
        ellipse(-14, -14, 2, 3, INK, 0),
        *[
            shape(f"-{w},{y}! {w},{y - 4}! {w - 1},{y + 11}! -{w - 1},{y + 15}!", RED, 3)
            for w, y in ((19, 122), (20, 146))
        ],
    ]
    return join(group(*out, at=(123, 200), scale=0.98), bow(124, 304, 1.3, GOLD, GOLD_D))


def espada_big(x, y):
    g = 78
    out = f"0,-166! 18,-134 22,-86 17,{g}! -17,{g}! -22,-86 -18,-134"
    return group(
        shape(out, STEEL, 0),
        shape(f"0,-166! 18,-134 22,-86 17,{g}! 6,{g}! 6,-112!", BLUE, 0),
        shape(out, None, 3.6),
        brush(f"0,-156 5.6,-112 6,-40 6,{g - 4}", w=3.2, prof="in"),
        brush(f"-11,-110 -12,-40 -9,{g - 30}", w=2.6, fill=PAPER),
        rect(-10, g + 18, 20, 40, GREEN, 3.2),
        *[line(f"-9,{g + i} 9,{g + i}", 2.2) for i in (28, 38, 48)],
        shape(
            sym(
                f"0,{g - 4}! 38,{g - 4}! 46,{g - 14} 60,{g - 8} 62,{g + 6} 48,{g + 14} 38,{g + 8}! 0,{g + 10}!"
            ),
            GOLD,
            3.4,
        ),
        shape(sym(f"0,{g + 6}! 20,{g + 6}! 22,{g + 22} 0,{g + 30}"), RED, 3),
        circle(0, g + 15, 4.4, GOLD, 2),
        shape(sym(f"0,{g + 56}! 18,{g + 62} 17,{g + 76} 0,{g + 80}"), GOLD, 3.4),
        ellipse(-6, g + 64, 3.4, 2, GOLD_L, 0),
        at=(x, y),
    )


def number_card(suit, rank):
    s = str(rank)
    if rank == 1:
        return wrap(suit, s, ace(suit))
    if (suit, rank) == ("espadas", 2):
        return wrap(
            suit,
            s,
            group(espada_big(0, 0), at=(74, 206), scale=0.8),
            group(espada_big(0, 0), at=(176, 206), scale=0.8),
        )
    if (suit, rank) == ("bastos", 2):
        return wrap(
            suit, s, em.basto_long(76, 206, 0, scale=0.98, flip=True), em.basto_long(174, 206, 0, scale=0.98)
        )
    ps = [
        use("p", x, y, k, r[0] if r else 0, flip=(suit == "bastos" and x > 130))
        for x, y, k, *r in LAYOUT[suit][rank]
    ]
    return wrap(suit, s, *ps, defs=symbol("p", em.emblem(suit)))


def card(suit, rank):
    if rank >= 8:
        return wrap(suit, PRINTED[rank], court(suit, rank))
    return number_card(suit, rank)

"""Card backs, table surfaces, app icon, optional index numerals."""

import random
from functools import partial
from math import cos, sin

from . import emblems_french as ef
from . import emblems_italian as em
from . import emblems_spanish as es
from .frames import blank, symbol, use
from .glyphs import text
from .numbers_italian import LAYOUT, siren
from .palette import (
    BLUE,
    BLUE_D,
    BLUE_L,
    GOLD,
    GOLD_D,
    GOLD_L,
    GREEN,
    GREEN_D,
    GREEN_L,
    INK,
    IVORY,
    IVORY_D,
    RED,
    RED_D,
    RED_L,
    WOOD,
    WOOD_D,
    WOOD_L,
)
from .svg import (
    brush,
    circle,
    d,
    document,
    ellipse,
    f,
    group,
    join,
    lens,
    line,
    rays,
    rect,
    shape,
    side_shade,
    sym,
    xf,
)

# --- backs ----------------------------------------------------------------------


def lozenge_back(col, dark, light, accent=GOLD, medal=None):
    """Lozenge diaper with flowers and a central medallion; half-turn symmetric."""
    x0, y0, w, h, nx, ny = 20.0, 20.0, 210.0, 360.0, 7, 10
    dx, dy = w / nx, h / ny
    out = [
        blank(),
        rect(11, 11, 228, 378, col, 2.6, INK, 8),
        rect(15.6, 15.6, 218.8, 368.8, None, 2, accent, 5),
    ]
    out.append(rect(x0, y0, w, h, dark, 0))
    lz = []
    for i in range(nx):
        for j in range(ny):
            cx, cy = x0 + dx * (i + 0.5), y0 + dy * (j + 0.5)
            lz.append(
                f"M{f(cx)},{f(cy - dy / 2)}L{f(cx + dx / 2)},{f(cy)} {f(cx)},{f(cy + dy / 2)} {f(cx - dx / 2)},{f(cy)}Z"
            )
    out.append(f'<path d="{"".join(lz)}" fill="{col}" stroke="{accent}" stroke-width="2"/>')
    for i in range(nx):
        for j in range(ny):
            out.append(use("q", x0 + dx * (i + 0.5), y0 + dy * (j + 0.5)))
    for i in range(1, nx):
        for j in range(1, ny):
            out.append(use("k", x0 + dx * i, y0 + dy * j))
    out.append(rect(x0, y0, w, h, None, 2.4, INK, 2))
    q = (
        f'<path d="{"".join(d(xf("0,-2! 4,-5 3,-9 0,-12! -3,-9 -4,-5", 0, 0, 0.92, r)) for r in (0, 90, 180, 270))}" fill="{IVORY}"/>'
        + circle(0, 0, 2.2, accent, 0)
    )
    k = f'<path d="M0,-5L3.6,0 0,5 -3.6,0Z" fill="{light}"/>'
    # medallion
    med = [
        *[
            shape("-13,-44! 0,-66! 13,-44!" if r == 0 else xf("-13,-44! 0,-66! 13,-44!", 0, 0, 1, r), dark, 3)
            for r in (0, 90, 180, 270)
        ],
        circle(0, 0, 53, dark, 3.2),
        circle(0, 0, 46, IVORY, 2.4),
        medal or em.coin(),
    ]
    out.append(group(*med, at=(125, 200)))
    return document(join("<defs>", symbol("q", q), symbol("k", k), "</defs>", *out))


def wave_back(col, dark, light):
    """Fish-scale back for the Spanish deck; the lower half is the upper one turned."""
    out = [blank(), rect(11, 11, 228, 378, IVORY, 2.6, INK, 8), rect(17, 17, 216, 366, col, 2.4, INK, 4)]
    r, st = 18.0, 17.4
    sc, inner = [], []
    for j in range(9, -1, -1):
        y = 18 + j * st
        off = 0 if j % 2 == 0 else 18
        for i in range(7):
            x = 17 + off + i * 36
            if x > 233.5:
                continue
            if x - r < 16.9:
                sc.append(f"M17,{f(y)}V{f(y + r)}A{r},{r} 0 0 0 {f(x + r)},{f(y)}Z")
            elif x + r > 233.1:
                sc.append(f"M{f(x - r)},{f(y)}A{r},{r} 0 0 0 233,{f(y + r)}V{f(y)}Z")
            else:
                sc.append(f"M{f(x - r)},{f(y)}A{r},{r} 0 0 0 {f(x + r)},{f(y)}Z")
            if 30 < x < 222:
                inner.append(use("s", x, y))
    half = f'<path d="{"".join(sc)}" fill="{col}" stroke="{IVORY}" stroke-width="2.2"/>' + "".join(inner)
    out += [
        f'<g id="h">{half}</g>',
        '<use xlink:href="#h" transform="rotate(180,125,200)"/>',
        rect(17, 193, 216, 14, IVORY, 2.2),
        *[
            shape(
                f"{125 + i * 18 - 6},200! {125 + i * 18},195.6! {125 + i * 18 + 6},200! {125 + i * 18},204.4!",
                dark if i % 2 else GOLD,
                0,
            )
            for i in range(-5, 6)
        ],
    ]
    s = (
        f'<path d="M-9,0A9,9 0 0 0 9,0Z" fill="{dark}"/>'
        f'<path d="M-3.6,0A3.6,3.6 0 0 0 3.6,0Z" fill="{GOLD}"/>'
    )
    out.append(rect(17, 17, 216, 366, None, 2.4, INK, 4))
    med = [
        circle(0, 0, 48, IVORY, 3.2),
        circle(0, 0, 41, dark, 2.2),
        rays(0, 0, 28, 39, 24, 3, GOLD),
        circle(0, 0, 26, GOLD, 2.6),
        *[
            group(shape("0,-4! 6,-11 0,-22! -6,-11", RED if i % 2 == 0 else IVORY, 1.8), rot=i * 45)
            for i in range(8)
        ],
        circle(0, 0, 5, BLUE, 2),
    ]
    out.append(group(*med, at=(125, 200)))
    return document(join("<defs>", symbol("s", s), "</defs>", *out))


def rosette_back(col, dark, light):
    """Woven strapwork back for the French deck."""
    out = [
        blank(),
        rect(11, 11, 228, 378, col, 2.6, INK, 8),
        rect(16, 16, 218, 368, IVORY, 2.2, INK, 5),
        rect(20, 20, 210, 360, col, 2.2, INK, 3),
    ]
    n, m = 7, 12
    dx, dy = 210 / n, 360 / m
    for i in range(n):
        for j in range(m):
            out.append(use("w", 20 + dx * (i + 0.5), 20 + dy * (j + 0.5), rot=0))
    w = (
        f'<path d="M0,-15A15,15 0 0 1 15,0 15,15 0 0 1 0,15 15,15 0 0 1 -15,0 15,15 0 0 1 0,-15Z" fill="none" stroke="{light}" stroke-width="1.8"/>'
        f'<path d="M-15,-15A15,15 0 0 0 0,0 15,15 0 0 0 -15,15M15,-15A15,15 0 0 1 0,0 15,15 0 0 1 15,15" fill="none" stroke="{IVORY}" stroke-width="2"/>'
        f'<path d="M0,-5L5,0 0,5 -5,0Z" fill="{GOLD}"/><path d="M-15,-5L-10,0 -15,5ZM15,-5L10,0 15,5Z" fill="{dark}"/>'
    )
    out.append(rect(20, 20, 210, 360, None, 2.2, INK, 3))
    med = [
        shape(sym("0,-54! 38,-38! 54,0! 38,38! 0,54!"), dark, 3.2),
        circle(0, 0, 40, IVORY, 2.6),
        *[
            group(shape("0,-7! 9,-20 5,-31 0,-37 -5,-31 -9,-20", RED if i % 2 == 0 else INK, 2), rot=i * 45)
            for i in range(8)
        ],
        circle(0, 0, 8, GOLD, 2.4),
    ]
    out.append(group(*med, at=(125, 200)))
    return document(join("<defs>", symbol("w", w), "</defs>", *out))


def mirror_halves(half):
    """A half and its half turn."""
    return join(f'<g id="h">{half}</g>', '<use xlink:href="#h" transform="rotate(180,125,200)"/>')


def broom_back(col, dark, light):
    """Crossed brooms in a trellis: the game's own back."""
    out = [blank(), rect(11, 11, 228, 378, dark, 2.6, INK, 8), rect(17, 17, 216, 366, col, 2.2, GOLD, 4)]
    x0, y0, nx, ny = 21.5, 22.0, 6, 10
    dx, dy = 207 / nx, 356 / ny
    lines = "".join(
        f"M{f(x0 + i * dx)},{f(y0)}l{f(min(nx - i, ny) * dx)},{f(min(nx - i, ny) * dy)}M{f(x0 + (nx - i) * dx)},{f(y0)}l{f(-min(nx - i, ny) * dx)},{f(min(nx - i, ny) * dy)}"
        for i in range(nx)
    )
    lines += "".join(
        f"M{f(x0)},{f(y0 + j * dy)}l{f(min(nx, ny - j) * dx)},{f(min(nx, ny - j) * dy)}M{f(x0 + nx * dx)},{f(y0 + j * dy)}l{f(-min(nx, ny - j) * dx)},{f(min(nx, ny - j) * dy)}"
        for j in range(1, ny)
    )
    out.append(f'<path d="{lines}" fill="none" stroke="{light}" stroke-width="1.8"/>')
    for j in range(ny):
        for i in range(nx):
            cx, cy = x0 + dx * (i + 0.5), y0 + dy * (j + 0.5)
            if ((cx - 125) / 62) ** 2 + ((cy - 200) / 68) ** 2 > 1:  # leave room for the medallion
                out.append(use("b", cx, cy, rot=180 if cy > 200 else 0))
    b = f'<path d="M-1.2,-14.5H1.2V0H-1.2Z" fill="{IVORY}"/><path d="M-2.8,0H2.8L8,13 3.4,11 0,14 -3.4,11 -8,13Z" fill="{GOLD}"/><path d="M-3.6,2H3.6L4.8,5.4H-4.8Z" fill="{dark}"/>'
    out.append(rect(17, 17, 216, 366, None, 2.2, GOLD, 4))
    med = join(
        circle(125, 200, 62, dark, 3.2),
        circle(125, 200, 55, IVORY, 2.4),
        circle(125, 200, 49, None, 1.8, GOLD_D),
    )
    out += [med, mirror_halves(group(broom(222, RED if col != RED else BLUE), at=(101, 200), scale=0.4))]
    return document(join("<defs>", symbol("b", b), "</defs>", *out))


def siren_back(col, dark, light):
    """Two sirens, head to foot, on a sea of waves."""
    out = [blank(), rect(11, 11, 228, 378, col, 2.6, INK, 8), rect(17, 17, 216, 366, dark, 2.2, IVORY, 4)]
    w = []
    for j in range(15):
        y = 29 + j * 11.9
        w.append(f"M21,{f(y)}" + "q6.5,-7 13,0t13,0" * 8)
    half = f'<path d="{"".join(w)}" fill="none" stroke="{col}" stroke-width="4"/>'
    half += "".join(
        group(shape("0,-6! 3,0! 0,6! -3,0!", GOLD, 0), at=(x, y))
        for x, y in ((46, 52), (204, 52), (40, 150), (210, 150), (125, 30))
    )
    half += group(
        circle(0, 0, 76, col, 0),
        circle(0, 0, 70, IVORY, 2.6),
        group(siren(), at=(0, 22), scale=0.9),
        at=(125, 112),
    )
    out += [
        mirror_halves(half),
        rect(17, 193, 216, 14, IVORY, 2.2),
        *[
            shape(
                f"{125 + i * 18 - 6},200! {125 + i * 18},195.6! {125 + i * 18 + 6},200! {125 + i * 18},204.4!",
                col if i % 2 else GOLD,
                0,
            )
            for i in range(-5, 6)
        ],
        rect(17, 17, 216, 366, None, 2.2, IVORY, 4),
    ]
    return document(join(*out))


# --- table -----------------------------------------------------------------------


def felt(base, dark, light, seed=7, n=420, size=256):
    """Seamless felt tile: short fibres in two close tones."""
    rnd = random.Random(seed)
    paths = {dark: [], light: []}
    for k in range(n):
        x, y, a, ln = rnd.uniform(0, size), rnd.uniform(0, size), rnd.uniform(0, 3.14159), rnd.uniform(3, 9)
        bx, by = cos(a) * ln, sin(a) * ln
        cx, cy = rnd.uniform(-2, 2), rnd.uniform(-2, 2)
        for ox in (-size, 0, size):
            for oy in (-size, 0, size):
                if -12 < x + ox < size + 12 and -12 < y + oy < size + 12:
                    paths[dark if k % 2 else light].append(
                        f"M{f(x + ox)},{f(y + oy)}q{f(bx / 2 + cx)},{f(by / 2 + cy)} {f(bx)},{f(by)}"
                    )
    body = rect(0, 0, size, size, base, 0) + "".join(
        f'<path d="{"".join(p)}" fill="none" stroke="{c}" stroke-width="0.9"/>' for c, p in paths.items()
    )
    return document(body, size, size)


def wood(base="#7b4a24", dark="#5c3417", light="#935d31", seed=3, w=512, h=256):
    """Seamless plank tile: two boards, long grain cuts, a few knots."""
    rnd = random.Random(seed)
    out = [rect(0, 0, w, h, base, 0), rect(0, h / 2, w, h / 2, "#74441f", 0)]
    cuts = {dark: [], light: []}
    for k in range(150):
        x, y, ln = rnd.uniform(0, w), rnd.uniform(4, h - 4), rnd.uniform(60, 200)
        if abs(y - h / 2) < 4:
            continue
        wob = rnd.uniform(-3, 3)
        th = rnd.uniform(0.5, 1.5)
        for ox in (-w, 0):
            cuts[dark if k % 3 else light].append(lens((x + ox, y), (x + ox + ln, y + wob * 0.4), th))
    for c, p in cuts.items():
        out.append(f'<path d="{"".join(p)}" fill="{c}"/>')
    for kx, ky in ((120, 60), (372, 190)):
        out += [
            ellipse(kx, ky, 17, 7, dark, 0),
            ellipse(kx, ky, 11, 4.2, "#4a2911", 0),
            brush(
                f"{kx - 60},{ky} {kx - 20},{ky - 10} {kx + 20},{ky - 10} {kx + 60},{ky}",
                f"{kx - 60},{ky} {kx - 20},{ky + 10} {kx + 20},{ky + 10} {kx + 60},{ky}",
                f"{kx - 80},{ky - 2} {kx - 24},{ky - 17} {kx + 24},{ky - 17} {kx + 80},{ky - 2}",
                f"{kx - 80},{ky + 2} {kx - 24},{ky + 17} {kx + 24},{ky + 17} {kx + 80},{ky + 2}",
                w=2,
                fill=dark,
            ),
        ]
    out += [
        rect(0, h / 2 - 1.4, w, 2.8, "#3b200d", 0),
        rect(0, 0, w, 1.4, "#3b200d", 0),
        rect(0, h - 1.4, w, 1.4, "#3b200d", 0),
        rect(250, 0, 2.4, h / 2, "#3b200d", 0),
        rect(90, h / 2, 2.4, h / 2, "#3b200d", 0),
    ]
    return document(join(*out), w, h)


# --- broom and icon ----------------------------------------------------------------


def broom(ln=300, twine=RED):
    """A sorghum broom, handle up, bristles down, centred; about 110 x ln."""
    t = -ln / 2
    b = ln / 2
    head = b - 118
    bris = f"-16,{head}! -26,{head + 34} -42,{head + 74} -56,{b - 4}! -44,{b + 2} -38,{b - 6}! -28,{b + 5} -20,{b - 5}! -8,{b + 7} 0,{b - 4}! 10,{b + 7} 20,{b - 5}! 30,{b + 4} 38,{b - 6}! 46,{b + 2} 56,{b - 4}! 42,{head + 74} 26,{head + 34} 16,{head}!"
    out = [
        rect(-6, t, 12, head - t + 8, WOOD, 4, r=5),
        shape(f"1.5,{t + 3}! 4.6,{t + 4}! 4.6,{head}! 1.5,{head}!", WOOD_D, 0),
        line(f"-5.6,{t + 20} 5.6,{t + 20}", 2.4),
        line(f"-5.6,{t + 26} 5.6,{t + 26}", 2.4),
        shape(bris, GOLD, 4),
        side_shade(bris, 26, GOLD_D),
        brush(
            f"-8,{head + 34} -20,{head + 74} -32,{b - 12}",
            f"-3,{head + 34} -8,{head + 76} -13,{b - 12}",
            f"3,{head + 34} 7,{head + 76} 12,{b - 12}",
            f"8,{head + 34} 20,{head + 74} 32,{b - 12}",
            f"-14,{head + 40} -30,{head + 72} -45,{b - 10}",
            f"14,{head + 40} 30,{head + 72} 45,{b - 10}",
            w=3.6,
        ),
        shape(
            f"-16,{head - 4}! 0,{head - 8} 16,{head - 4}! 22,{head + 22}! 0,{head + 28} -22,{head + 22}!",
            twine,
            4,
        ),
        line(f"-18,{head + 5} 0,{head + 9} 18,{head + 5}", 2.6),
        line(f"-20,{head + 13} 0,{head + 17} 20,{head + 13}", 2.6),
        shape(
            f"-32,{head + 48}! 0,{head + 56} 32,{head + 48}! 35,{head + 57}! 0,{head + 66} -35,{head + 57}!",
            twine,
            3.2,
        ),
    ]
    return join(*out)


def icon():
    """App icon: the seven of coins and a broom on green felt."""
    lay = LAYOUT["denari"][7]
    card = join(
        rect(0, 0, 250, 400, IVORY, 9, INK, 22),
        rect(13, 13, 224, 374, None, 3.4, INK, 9),
        *[use("p", x, y, s * 1.16) for x, y, s in lay[:6]],
        group(em.coin(sun=True), at=lay[6][:2], scale=1.3),
    )
    back = join(rect(0, 0, 250, 400, RED, 9, INK, 22), rect(17, 17, 216, 366, None, 6, GOLD, 9))
    out = [
        rect(8, 8, 496, 496, "#1f6b48", 12, INK, 104),
        rect(24, 24, 464, 464, None, 8, GOLD, 90),
        group(back, at=(62, 128), rot=-14, scale=0.92),
        group(card, at=(106, 52), rot=-2, scale=1.0),
        group(broom(330, RED), at=(342, 262), rot=-24, scale=1.3),
    ]
    return document(join("<defs>", symbol("p", em.coin()), "</defs>", *out), 512, 512)


def icon_small():
    """For 32 to 48 px: a card with one coin, the broom across it, fat lines."""
    coin = join(circle(0, 0, 74, GOLD, 18), circle(0, 0, 44, RED, 12), circle(0, 0, 17, GOLD_L, 0))
    card = join(rect(-120, -190, 240, 380, IVORY, 20, INK, 26), group(coin, at=(0, -70)))
    hd = "-40,40! -110,176! -66,192 -34,178! 0,196 34,178! 66,192 110,176! 40,40!"
    br = join(
        rect(-15, -272, 30, 320, WOOD_L, 18, r=12),
        shape(hd, GOLD, 20),
        shape("-46,14! 46,14! 58,62! -58,62!", RED, 18),
        line("-28,92 -52,158", 13),
        line("0,92 0,162", 13),
        line("28,92 52,158", 13),
    )
    return document(
        join(
            rect(8, 8, 496, 496, "#1f6b48", 16, INK, 104),
            group(card, at=(196, 258), rot=-5),
            group(br, at=(326, 280), rot=32, scale=0.98),
        ),
        512,
        512,
    )


def icon_24():
    """Hand-set on a 24 pixel grid: card with one red coin, broom across."""
    out = [
        rect(0, 0, 24, 24, "#1f6b48", 0, r=5),
        rect(2, 2.5, 12, 19, INK, 0, r=2),
        rect(3, 3.5, 10, 17, IVORY, 0, r=1.2),
        circle(8, 9, 3.5, INK, 0),
        circle(8, 9, 2.6, RED, 0),
        circle(8, 9, 1, GOLD_L, 0),
        '<path d="M21.6,1.2L23,2.4 16.4,11.4 14.8,10.2Z" fill="#221915"/>',
        '<path d="M21.7,2L22.4,2.6 16.3,10.9 15.4,10.2Z" fill="#d19a5b"/>',
        f'<path d="M13.2,9.6L18.2,13.4 17.6,15.2C17.6,18.2 16.6,20.8 15.2,23L5.8,16.4C8.4,15.2 10.6,13.2 11.8,10.8Z" fill="{INK}"/>',
        f'<path d="M11.9,12.6L16.6,16.1C16.4,18.2 15.8,19.9 14.9,21.5L7.6,16.4C9.4,15.4 10.9,14.1 11.9,12.6Z" fill="{GOLD}"/>',
        '<path d="M13.3,10.8L17.1,13.7 16.6,15 12.3,11.9Z" fill="#c9331f"/>',
        f'<path d="M12.6,14.6L10.2,17.4 10.9,17.9 13.4,15.2ZM14.6,16L12.7,19.2 13.4,19.7 15.4,16.6Z" fill="{INK}"/>',
    ]
    return document(join(*out), 24, 24)


def icon_16():
    """Hand-set on a 16 pixel grid."""
    out = [
        rect(0, 0, 16, 16, "#1f6b48", 0, r=3),
        rect(1, 1, 9, 14, INK, 0, r=1.4),
        rect(2, 2, 7, 12, IVORY, 0, r=0.6),
        rect(4, 4, 3, 3, RED, 0, r=1),
        '<path d="M14.4,.6L15.6,1.8 11.4,7.4 9.8,6.2Z" fill="#221915"/>',
        '<path d="M14.5,1.3L15,1.8 11.2,6.8 10.5,6.2Z" fill="#e8b878"/>',
        f'<path d="M9.2,5.6L12.6,8.4C12.6,11 11.8,13.4 10.4,15.6L3.4,10.6C6,9.8 8,8.2 9.2,5.6Z" fill="{INK}"/>',
        f'<path d="M8.3,8.4L11.5,10.8C11.3,12 10.9,13.1 10.2,14.2L5.3,10.7C6.6,10.2 7.6,9.4 8.3,8.4Z" fill="{GOLD}"/>',
        '<path d="M9.4,6.9L11.9,8.9 11.7,10 8.8,7.8Z" fill="#e0432c"/>',
    ]
    return document(join(*out), 16, 16)


def large_index(n, style, sign=""):
    """Value 1 to 10 on a plate 54 x 112 (the 10: 70 wide), in card units: its numeral is a sixth of the card high.

    The suit's sign stands below, since the plate hides what else would tell it in a hand held close. Without a
    sign the plate is 88 high.
    """
    s = str(n)
    w, y, k = 70 if n == 10 else 54, 10, 67.4
    h = 112 if sign else 88
    c, r = w / 2, w - 2
    if style == "italian":  # notched plate
        outer = (
            f"{c},2! {r - 7},2! {r - 5},8 {r},10! {r},{h - 10}! {r - 5},{h - 8} {r - 7},{h - 2}! {c},{h - 2}!"
        )
        inner = (
            f"{c},5.6! {r - 10},5.6! {r - 8},10.6 {r - 3.4},12.6! {r - 3.4},{h - 12.6}! "
            f"{r - 8},{h - 10.6} {r - 10},{h - 5.6}! {c},{h - 5.6}!"
        )
        body = [shape(sym(outer, c), IVORY, 3), shape(sym(inner, c), None, 1.4, GOLD_D)]
    elif style == "spanish":  # shield
        outer = f"{c},2! {r},2! {r},{h - 16}! {r - 8},{h - 8} {c},{h - 2}!"
        inner = f"{c},5.4! {r - 3.4},5.4! {r - 3.4},{h - 17.4}! {r - 10},{h - 10.6} {c},{h - 5.6}!"
        body = [shape(sym(outer, c), IVORY, 3), shape(sym(inner, c), None, 1.4, RED)]
        y = 7.4
    else:
        body = [
            rect(2, 2, w - 4, h - 4, IVORY, 3, r=8),
            rect(5.4, 5.4, w - 10.8, h - 10.8, None, 1.2, IVORY_D, 5),
        ]
    if sign:
        body.append(group(sign, at=(c, y + 81 if style == "french" else y + 82)))
    return document(
        join(
            *body,
            text(
                s,
                c,
                y,
                k,
                weight=4.2 if n == 10 else 4.8,
                anchor=0.5,
                squeeze=0.52 if n == 10 else 0.72,
                thin=0.88,
            ),
        ),
        w,
        h,
    )


def index(n):
    """Round numeral 1 to 10 that may be laid over the corner of a card."""
    squeeze = 0.78 if n == 10 else 1
    numeral = text(str(n), 32, 16, 32, anchor=0.5, squeeze=squeeze)
    return document(
        join(circle(32, 32, 29, IVORY, 3), circle(32, 32, 25, None, 1.8, GOLD_D), numeral), 64, 64
    )


def single(emblem, scale):
    """One suit sign alone, for the rows of the score."""
    return document(group(emblem, at=(50, 50), scale=scale), 100, 100)


def broom_alone():
    return document(group(broom(300), at=(70, 160)), 140, 320)


def everything():
    """Name -> how to draw it."""
    out = {
        "backs/italian-red.svg": partial(lozenge_back, RED, RED_D, RED_L),
        "backs/italian-blue.svg": partial(lozenge_back, BLUE, BLUE_D, BLUE_L),
        "backs/spanish-blue.svg": partial(wave_back, BLUE, BLUE_D, BLUE_L),
        "backs/spanish-red.svg": partial(wave_back, RED, RED_D, RED_L),
        "backs/french-green.svg": partial(rosette_back, GREEN, GREEN_D, GREEN_L),
        "backs/french-blue.svg": partial(rosette_back, BLUE, BLUE_D, BLUE_L),
        "backs/broom-green.svg": partial(broom_back, GREEN, GREEN_D, GREEN_L),
        "backs/siren-blue.svg": partial(siren_back, BLUE, BLUE_D, BLUE_L),
        "table/felt-green.svg": partial(felt, "#1f6b48", "#1a5e3f", "#267651"),
        "table/felt-blue.svg": partial(felt, "#224f74", "#1c4466", "#2a5b83", seed=8),
        "table/felt-red.svg": partial(felt, "#7c2a24", "#6d231e", "#8a332b", seed=9),
        "table/felt-dark.svg": partial(felt, "#17382d", "#122e25", "#1d4337", seed=10),
        "table/wood.svg": wood,
        "icon/icon.svg": icon,
        "icon/icon-small.svg": icon_small,
        "icon/icon-24.svg": icon_24,
        "icon/icon-16.svg": icon_16,
        "icon/broom.svg": broom_alone,
    }
    for suit, scale in (("denari", 1.15), ("coppe", 0.98), ("spade", 0.62), ("bastoni", 0.62)):
        out[f"emblems/italian-{suit}.svg"] = partial(single, em.emblem(suit), scale)
    for suit, scale in (("oros", 1.15), ("copas", 0.96), ("espadas", 0.62), ("bastos", 0.62)):
        out[f"emblems/spanish-{suit}.svg"] = partial(single, es.emblem(suit), scale)
    for suit in ("hearts", "diamonds", "spades", "clubs"):
        out[f"emblems/french-{suit}.svg"] = partial(single, join(ef.halo(suit), ef.pip(suit)), 1.55)
        out[f"emblems/french-four-{suit}.svg"] = partial(
            single, join(ef.halo(suit), ef.pip(suit, tones=ef.FOUR)), 1.55
        )
    signs = {f"french-{suit}": group(ef.pip(suit), scale=0.52) for suit in ef.TWO}
    signs |= {f"french-four-{suit}": group(ef.pip(suit, tones=ef.FOUR), scale=0.52) for suit in ef.FOUR}
    # Long signs lie down.
    for suit, scale, turn in (
        ("denari", 0.33, 0),
        ("coppe", 0.3, 0),
        ("spade", 0.28, 90),
        ("bastoni", 0.28, 90),
    ):
        signs[f"italian-{suit}"] = group(em.emblem(suit), scale=scale, rot=turn)
    for suit, scale, turn in (
        ("oros", 0.33, 0),
        ("copas", 0.3, 0),
        ("espadas", 0.28, 90),
        ("bastos", 0.28, 90),
    ):
        signs[f"spanish-{suit}"] = group(es.emblem(suit), scale=scale, rot=turn)
    for n in range(1, 11):
        out[f"indices/{n:02d}.svg"] = partial(index, n)
        out[f"indices/large-{n:02d}.svg"] = partial(large_index, n, "french")
        for name, sign in signs.items():
            out[f"indices/large-{name}-{n:02d}.svg"] = partial(large_index, n, name.split("-")[0], sign)
    return out

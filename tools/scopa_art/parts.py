"""Reusable drawn parts of the figures: ground, legs, arms, hands, cloaks.

Figures are drawn in card units, standing on the ground line y = 362, facing
LEFT.  Mirror a finished figure with group(..., at=(250, 0), flip=True).
"""

from math import cos, hypot, radians, sin

from .palette import BLUE, BLUE_D, GOLD, GOLD_D, GREEN, GREEN_D, INK, PAPER, RED, RED_D, SKIN, SKIN_D, TONES
from .svg import brush, circle, d, group, join, lens, line, shape, side_shade, union, xf

GROUND = {"gold": (GOLD, GOLD_D), "red": (RED, RED_D), "blue": (BLUE, BLUE_D), "green": (GREEN, GREEN_D)}


def ground(tone, x0=12.1, x1=237.9, y=356, bottom=387.9):
    """The coloured base that names the suit, filling the foot of the frame."""
    col, dark = GROUND[tone]
    w = x1 - x0
    top = f"{x0},{y + 4}! {x0 + w * 0.12},{y - 3} {x0 + w * 0.3},{y + 3} {x0 + w * 0.52},{y - 4} {x0 + w * 0.74},{y + 2} {x0 + w * 0.9},{y - 4} {x1},{y + 3}!"
    s = f"{top} {x1},{bottom - 6}! {x1 - 1.8},{bottom - 1.8} {x1 - 6},{bottom}! {x0 + 6},{bottom}! {x0 + 1.8},{bottom - 1.8} {x0},{bottom - 6}!"
    tufts = []
    for fx, fy in ((0.05, 13), (0.2, 21), (0.46, 25), (0.66, 20), (0.94, 14)):
        x, yy = x0 + w * fx, y + fy
        tufts += [
            f"{x},{yy} {x - 3},{yy - 7} {x - 7},{yy - 10}",
            f"{x},{yy} {x},{yy - 8} {x + 1},{yy - 13}",
            f"{x},{yy} {x + 3},{yy - 6} {x + 8},{yy - 9}",
        ]
    return join(
        shape(s, col, 0),
        line(top, 3),
        brush(
            f"{x0 + w * 0.1},{y + 27} {x0 + w * 0.2},{y + 24} {x0 + w * 0.28},{y + 27}",
            f"{x0 + w * 0.56},{y + 14} {x0 + w * 0.66},{y + 11} {x0 + w * 0.76},{y + 14}",
            f"{x0 + w * 0.74},{y + 28} {x0 + w * 0.83},{y + 25} {x0 + w * 0.92},{y + 28}",
            w=2.4,
            fill=dark,
        ),
        brush(*tufts, w=2.4, prof="out", fill=dark),
    )


# --- legs ----------------------------------------------------------------------


def leg_shape(hip, knee, ankle, w=(36, 25, 26, 14)):
    def nrm(p, q):
        m = hypot(q[0] - p[0], q[1] - p[1]) or 1
        return -(q[1] - p[1]) / m, (q[0] - p[0]) / m

    n1, n2 = nrm(hip, knee), nrm(knee, ankle)
    calf = (knee[0] + (ankle[0] - knee[0]) * 0.36, knee[1] + (ankle[1] - knee[1]) * 0.36)
    nk = ((n1[0] + n2[0]) / 2, (n1[1] + n2[1]) / 2)
    st = [(hip, n1, w[0]), (knee, nk, w[1]), (calf, n2, w[2]), (ankle, n2, w[3])]
    L = [(p[0] + n[0] * k / 2, p[1] + n[1] * k / 2, i in (0, 3)) for i, (p, n, k) in enumerate(st)]
    R = [(p[0] - n[0] * k / 2, p[1] - n[1] * k / 2, i in (0, 3)) for i, (p, n, k) in enumerate(st)]
    return L + R[::-1]


def shoe(x, y, col, dark, facing=-1, boot=False, scale=1.0):
    s = "-9,-8! 9,-8! 11,2 9,9! -4,10 -20,10 -32,8 -34,3! -24,-1 -13,-4"
    top = shape("-9.4,-9! 0,-6.6 9.4,-9! 9.6,-3! 0,-1 -10.4,-4!", GOLD, 2.2)
    g = [shape(s, col, 3.2), shape("11,2! 9,9! -4,10 -20,10 -32,8 -33,6! -14,6 2,4", dark, 0), top]
    return group(*g, at=(x, y), flip=facing > 0, scale=scale)


def leg(hip, knee, ankle, tone, shoe_tone="red", facing=-1, boot=None, w=(36, 25, 26, 14)):
    col, dark, _light = TONES[tone]
    sc, sd, _ = TONES[shoe_tone]
    s = leg_shape(hip, knee, ankle, w)
    out = [shape(s, col), side_shade(s, 8, dark)]
    out.append(brush(f"{knee[0] - 7},{knee[1] + 2} {knee[0]},{knee[1] + 5} {knee[0] + 7},{knee[1] + 1}", w=2))
    if boot:
        bc, bd, _ = TONES[boot]
        top = (knee[0] + (ankle[0] - knee[0]) * 0.22, knee[1] + (ankle[1] - knee[1]) * 0.22)
        bs = leg_shape(
            (top[0], top[1]),
            ((top[0] * 2 + ankle[0]) / 3, (top[1] * 2 + ankle[1]) / 3),
            ankle,
            (32, 29, 26, 18),
        )
        out += [shape(bs, bc), side_shade(bs, 8, bd)]
        out.append(shape(xf("-17,-6! 0,-3 17,-7! 19,4! 0,9 -18,5!", *top), TONES["gold"][0], 2.6))
        out.append(shoe(ankle[0], ankle[1] + 8, bc, bd, facing))
    else:
        out.append(shoe(ankle[0], ankle[1] + 8, sc, sd, facing))
    return join(out)


# --- arms and hands ----------------------------------------------------------------


def grip(x, y, rot=0, flip=False, skin=SKIN, skin_d=SKIN_D, scale=1.0, cuff=None):
    """A fist around a vertical shaft through (0, 0); the wrist leaves to the right."""
    out = [shape("6,-12! 18,-9 24,-5! 24,9! 16,12 6,12!", skin, 3)]
    if cuff:
        out.append(shape("20,-9! 28,-8! 28,12! 20,12!", cuff, 2.6))
    fs = [
        f"-9,{yy - 3.4} 0,{yy - 4.2} 9,{yy - 3.4} 10,{yy} 9,{yy + 3.2} 0,{yy + 3.6} -9,{yy + 3} -11,{yy}"
        for yy in (-10, -3.4, 3.2, 9.6)
    ]
    out.append(union(skin, *fs, sw=3))
    out.append(brush("-9,-6.6 0,-6.2 9,-6.8", "-10,0 0,0.4 9,-0.2", "-9,6.6 0,7 8,6.2", w=1.7))
    out.append(shape("4,-13! 10,-17 15,-12 12,-6! 7,-8", skin, 2.6))
    return group(*out, at=(x, y), rot=rot, flip=flip, scale=scale)


def pinch(x, y, rot=0, flip=False, skin=SKIN, scale=1.0):
    """Thumb and forefinger round a stem through (0, 0), the other fingers spread; the wrist leaves to the right."""
    fs = [
        xf("-3.4,-4! -3.8,13 0,20 3.8,13 3.4,-4!", a, b, k, r)
        for a, b, k, r in ((5, 0, 1.1, 84), (7, 5, 1.0, 62), (11, 9, 0.86, 40))
    ]
    index, thumb = "14,-10 6,-16 -3,-15 -7,-9 -5,-5 -1,-7 4,-9", "19,3 10,3 2,-4 -4,-7 -7,-4 -4,0 2,5 9,9"
    return group(
        union(skin, "6,-10! 17,-11 26,-6! 26,10! 18,13 9,12 3,4", *fs, sw=2.8),
        brush("1,3.4 -6,4 -11,5.4", "5,9 0,12.4 -4,17", w=1.4),
        shape(index + "!", skin, 0),
        line(index, 2.6),
        shape(thumb, skin, 0),
        line(thumb, 2.6),
        brush("-5.4,-4.6 -3.4,-4 -2,-2.2", w=1.2),
        at=(x, y),
        rot=rot,
        flip=flip,
        scale=scale,
    )


def coin_hand_back(x, y, skin=SKIN):
    """Fingers and palm behind a coin whose lower rim is at (x, y)."""
    fs = [xf("-4,0! -5,-14 0,-21 5,-14 4,0!", a, -2, 1, r) for a, r in ((-14, -46), (-8, -26), (0, -6))]
    return group(union(skin, "-8,24! -15,10 -16,-4 4,-8 14,-2 14,12 10,24!", *fs, sw=2.8), at=(x, y))


def coin_hand_front(x, y, skin=SKIN):
    """Thumb over the coin; its root runs into the palm without an outline."""
    return group(
        shape("-5,10! -3,-2 3,-14 9,-16 12,-10 11,0 13,10! 8,20 -2,18", skin, 0),
        line("-5,9 -3,-2 3,-14 9,-16 12,-10 11.4,-1 13.6,8", 2.8),
        brush("4.6,-11 8,-13.4 9.6,-10.4", w=1.3),
        brush("-12,10 -9,15 -4,16", w=1.6),
        at=(x, y),
    )


def hip_hand(x, y, rot=0, scale=1.0, skin=SKIN):
    """A hand laid on hip, belt, hilt or beard; the wrist leaves to the right."""
    return group(
        shape("-2,-7! -14,-8 -18,-2 -15,6 -4,8!", skin, 2.8),
        brush("-16,-2 -10,-1.6 -6,-2", "-14,3 -9,3 -6,2", w=1.4),
        at=(x, y),
        rot=rot,
        scale=scale,
    )


def bless(x, y, rot=0, flip=False, skin=SKIN, scale=1.0):
    """A hand raised with two fingers out, wrist at (0, 12)."""
    up = [xf("-3.6,0! -4.4,-14 0,-20 4.4,-14 3.6,0!", a, -4, 1, r) for a, r in ((-5, -7), (3, 3))]
    return group(
        union(skin, "-9,12! -11,2 -9,-6 6,-7 11,0 9,12!", *up, sw=2.8),
        shape("4,-8! 10,-9 13,-3 11,3 5,2!", skin, 2.4),
        brush("5,-3 9,-3.4 12,-2", w=1.4),
        shape("-9,8! -14,1 -12,-6 -7,-5 -4,2!", skin, 2.4),
        brush("-1,-8 -1,-15 -1,-19", w=1.6),
        at=(x, y),
        rot=rot,
        flip=flip,
        scale=scale,
    )


def open_hand(x, y, rot=0, flip=False, skin=SKIN, scale=1.0):
    """Relaxed hand, wrist at (0, 0), fingers down."""
    fs = [
        xf("-3.4,0! -4,12 0,17 4,12 3.4,0!", a, 12, 1, r) for a, r in ((-7, 12), (-2, 4), (3, -4), (7, -12))
    ]
    return group(
        union(skin, "-7,-2! -10,8 -8,16 8,16 10,8 7,-2!", *fs, "7,2! 14,6 16,15 11,16 7,11!", sw=2.6),
        brush("-4.4,14 -5.4,21", ".4,15 .6,23", "5,14 6.4,21", w=1.5),
        at=(x, y),
        rot=rot,
        flip=flip,
        scale=scale,
    )


def arm(sh, el, wr, tone, puff=None, slash="ivory", cuff="ivory", w=(26, 24, 17), lower=None):
    """Sleeve through shoulder, elbow and wrist; puff = tone of a slashed upper sleeve."""
    _col, _dark, _light = TONES[tone]
    lc, ld, _ = TONES[lower or tone]
    out = []
    # whole sleeve as one silhouette with a rounded elbow
    m = hypot(wr[0] - el[0], wr[1] - el[1]) or 1
    ux, uy = (wr[0] - el[0]) / m, (wr[1] - el[1]) / m
    nx, ny = -uy, ux
    low = [
        (el[0] + nx * w[1] / 2 - ux * 5, el[1] + ny * w[1] / 2 - uy * 5, False),
        (wr[0] + nx * w[2] / 2, wr[1] + ny * w[2] / 2, True),
        (wr[0] - nx * w[2] / 2, wr[1] - ny * w[2] / 2, True),
        (el[0] - nx * w[1] / 2 - ux * 5, el[1] - ny * w[1] / 2 - uy * 5, False),
        (el[0] - ux * w[1] * 0.62, el[1] - uy * w[1] * 0.62, False),
    ]
    out += [shape(low, lc), side_shade(low, 7, ld)]
    # cuff
    c1 = [
        (wr[0] - ux * 8 + nx * (w[2] / 2 + 2), wr[1] - uy * 8 + ny * (w[2] / 2 + 2), True),
        (wr[0] + ux * 2 + nx * (w[2] / 2 + 3), wr[1] + uy * 2 + ny * (w[2] / 2 + 3), True),
        (wr[0] + ux * 2 - nx * (w[2] / 2 + 3), wr[1] + uy * 2 - ny * (w[2] / 2 + 3), True),
        (wr[0] - ux * 8 - nx * (w[2] / 2 + 2), wr[1] - uy * 8 - ny * (w[2] / 2 + 2), True),
    ]
    # upper
    m2 = hypot(el[0] - sh[0], el[1] - sh[1]) or 1
    vx, vy = (el[0] - sh[0]) / m2, (el[1] - sh[1]) / m2
    px, py = -vy, vx
    k = 1.34 if puff else 1.0
    pw = w[0] * k / 2
    a0, a1, a2 = -0.16, 0.42, 1.06

    def at(t, o):
        return (sh[0] + vx * m2 * t + px * o, sh[1] + vy * m2 * t + py * o, False)

    upp = [
        at(a0, 0),
        at(0.08, pw * 0.86),
        at(a1, pw),
        at(0.84, w[1] / 2 * (1.12 if puff else 1)),
        at(a2, 0),
        at(0.84, -w[1] / 2 * (1.12 if puff else 1)),
        at(a1, -pw),
        at(0.08, -pw * 0.86),
    ]
    pc, pd, _ = TONES[puff or tone]
    out += [shape(upp, pc), side_shade(upp, 8, pd)]
    if puff:
        sc = TONES[slash][0]
        for o in (-0.52, 0, 0.52):
            a, b = at(0.1, pw * o), at(0.8, pw * o * 0.9)
            out.append(f'<path d="{lens(a[:2], b[:2], 5.4)}"{_st(sc)}/>')
    else:
        b1, b2, b3 = at(0.8, w[1] * 0.3), at(0.92, 0), at(0.78, -w[1] * 0.3)
        out.append(brush(f"{b1[0]},{b1[1]} {b2[0]},{b2[1]} {b3[0]},{b3[1]}", w=2.2))
    if cuff:
        out.append(shape(c1, TONES[cuff][0], 2.6))
    return join(out)


def _st(fill, sw=2):
    return f' fill="{fill}" stroke="{INK}" stroke-width="{sw}"'


RIDER = 0.91


def seated(rider, seat, dx=0, dy=0):
    """A rider drawn as large as those on foot, made smaller about the seat so that the horse is seen."""
    (x, y), k = seat, 1 - RIDER
    return group(rider, at=(x * k + dx, y * k + dy), scale=RIDER)


# --- ornaments on cloth -----------------------------------------------------------------


def ermine(pts_list, s=1.0):
    """Ermine tails at the points (one path per piece)."""
    dd = []
    for x, y in pts_list:
        for dx in (-2.6, 0, 2.6):
            dd.append(lens((x, y - 4 * s), (x + dx * s, y + (6 if dx == 0 else 4) * s), 1.5 * s))
    return f'<path d="{"".join(dd)}" fill="{INK}"/>'


def dots(pts_list, r, fill, sw=0):
    return join(*[circle(x, y, r, fill, sw) for x, y in pts_list])


def lozenges(pts_list, w, h, fill, sw=0):
    return join(
        *[shape(f"{x},{y - h}! {x + w},{y}! {x},{y + h}! {x - w},{y}!", fill, sw) for x, y in pts_list]
    )


def fleurs(pts_list, s, fill):
    out = []
    for x, y in pts_list:
        out.append(
            "".join(
                d(xf(p, x, y, s))
                for p in (
                    "0,-9! 4,-3 0,3 -4,-3",
                    "1,1! 4,-4 9,-3 8,2 5,0! 4,4 1,4",
                    "-1,1! -4,-4 -9,-3 -8,2 -5,0! -4,4 -1,4",
                    "-4,4! 4,4! 4,6! -4,6!",
                    "-1.6,6! 1.6,6! 3,11! -3,11!",
                )
            )
        )
    return f'<path d="{"".join(out)}" fill="{fill}"/>'


def stars(pts_list, r, fill):
    out = []
    for x, y in pts_list:
        p = [
            (
                x + (r if i % 2 == 0 else r * 0.42) * sin(radians(36 * i)),
                y - (r if i % 2 == 0 else r * 0.42) * cos(radians(36 * i)),
                True,
            )
            for i in range(10)
        ]
        out.append(d(p))
    return f'<path d="{"".join(out)}" fill="{fill}"/>'


def ruff(x, y, w=26, n=6, fill=PAPER):
    out = []
    lobes = []
    for i in range(n):
        t = (i + 0.5) / n
        cx = x - w + 2 * w * t
        cy = y + 5 * sin(t * 3.14159)
        lobes.append(
            [
                (cx + a * w / n * 1.25, cy + b * 6.5, False)
                for a, b in (
                    (1, 0),
                    (0.7, 0.8),
                    (0, 1),
                    (-0.7, 0.8),
                    (-1, 0),
                    (-0.7, -0.8),
                    (0, -1),
                    (0.7, -0.8),
                )
            ]
        )
    out.append(union(fill, *lobes, sw=2.8))
    out.append(
        brush(
            *[
                f"{x - w + 2 * w * (i + 1) / n},{y - 3} {x - w + 2 * w * (i + 1) / n},{y + 3} {x - w + 2 * w * (i + 1) / n},{y + 8}"
                for i in range(n - 1)
            ],
            w=1.6,
        )
    )
    return join(out)

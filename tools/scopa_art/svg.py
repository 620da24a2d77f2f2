"""Small geometry and SVG helpers: smooth shapes, brush strokes, hatching.

A shape is a string of points, "x,y x,y ...".  Curves pass smoothly through
the points; a point followed by "!" is a sharp corner.  Everything the
helpers return is a plain string of SVG that QtSvg (SVG Tiny 1.2) draws:
paths, circles, ellipses, groups with transforms.  No clip paths, no filters,
no CSS, no text.
"""

import itertools
from functools import wraps
from math import cos, hypot, pi, radians, sin

from .palette import GOLD_D, INK, W_IN, W_OUT


def f(x):
    """Short number."""
    s = f"{x:.1f}"
    if s.endswith(".0"):
        s = s[:-2]
    return "0" if s == "-0" else s


def pts(spec):
    """Parse "x,y x,y! ..." to (points, corner flags)."""
    if not isinstance(spec, str):
        spec = list(spec)
        if spec and len(spec[0]) == 2:
            return [(a, b) for a, b in spec], [False] * len(spec)
        return [(a, b) for a, b, _ in spec], [c for _, _, c in spec]
    out, corner = [], []
    for tok in spec.split():
        c = tok.endswith("!")
        x, y = tok.rstrip("!").split(",")
        out.append((float(x), float(y)))
        corner.append(c)
    return out, corner


def sym(spec, cx=0.0):
    """Right half of a closed shape (top to bottom) -> the whole, mirrored in x=cx."""
    p, c = pts(spec)
    full = [(x, y, k) for (x, y), k in zip(p, c)]
    for (x, y), k in reversed(list(zip(p, c))):
        if abs(x - cx) > 0.05:
            full.append((2 * cx - x, y, k))
    return full


def _segments(spec, closed):
    """Cubic Bezier segments through the points."""
    p, corner = pts(spec)
    n = len(p)
    if n < 2:
        return []
    tang = [None] * n
    for i in range(n):
        if corner[i] or (not closed and i in (0, n - 1)):
            continue
        a, b, c = p[i - 1], p[i], p[(i + 1) % n]
        l1, l2 = hypot(b[0] - a[0], b[1] - a[1]), hypot(c[0] - b[0], c[1] - b[1])
        if l1 < 1e-6 or l2 < 1e-6:
            continue
        tx = (b[0] - a[0]) / l1 * l2 + (c[0] - b[0]) / l2 * l1
        ty = (b[1] - a[1]) / l1 * l2 + (c[1] - b[1]) / l2 * l1
        m = hypot(tx, ty)
        if m > 1e-6:
            tang[i] = (tx / m, ty / m)
    segs = []
    for i in range(n if closed else n - 1):
        j = (i + 1) % n
        a, b = p[i], p[j]
        d = hypot(b[0] - a[0], b[1] - a[1])
        k = d * 0.37
        c1 = (a[0] + tang[i][0] * k, a[1] + tang[i][1] * k) if tang[i] else None
        c2 = (b[0] - tang[j][0] * k, b[1] - tang[j][1] * k) if tang[j] else None
        if c1 is None and c2 is None:
            segs.append((a, a, b, b))
            continue
        if c1 is None:
            c1 = (a[0] + (c2[0] - a[0]) * 0.5, a[1] + (c2[1] - a[1]) * 0.5)
        if c2 is None:
            c2 = (b[0] + (c1[0] - b[0]) * 0.5, b[1] + (c1[1] - b[1]) * 0.5)
        segs.append((a, c1, c2, b))
    return segs


def _rel(nums):
    """Compact number list: a minus sign separates by itself."""
    out = ""
    for v in nums:
        t = f(v)
        if t[:2] == "0.":
            t = t[1:]
        elif t[:3] == "-0.":
            t = "-" + t[2:]
        out += t if not out or t[0] == "-" else " " + t
    return out


def d(spec, closed=True):
    """Path data of a shape (relative commands, one decimal)."""
    if isinstance(spec, str) and spec[:1] in "Mm":
        return spec
    segs = _segments(spec, closed)
    if not segs:
        return ""

    def r(p):
        return round(p[0], 1), round(p[1], 1)

    cur = r(segs[0][0])
    out = [f"M{f(cur[0])},{f(cur[1])}"]
    for a, c1, c2, b in segs:
        nb = r(b)
        if c1 == a and c2 == b:
            out.append("l" + _rel((nb[0] - cur[0], nb[1] - cur[1])))
        else:
            out.append("c" + _rel([v - cur[i % 2] for i, v in enumerate((*r(c1), *r(c2), *nb))]))
        cur = nb
    return "".join(out) + ("Z" if closed else "")


def flat(spec, closed=True, n=8):
    """Polygon (list of points) along a shape."""
    out = []
    segs = _segments(spec, closed)
    for a, c1, c2, b in segs:
        for k in range(n):
            t = k / n
            u = 1 - t
            out.append(
                (
                    u**3 * a[0] + 3 * u * u * t * c1[0] + 3 * u * t * t * c2[0] + t**3 * b[0],
                    u**3 * a[1] + 3 * u * u * t * c1[1] + 3 * u * t * t * c2[1] + t**3 * b[1],
                )
            )
    if not closed and segs:
        out.append(segs[-1][3])
    return out


# --- elements -------------------------------------------------------------


def _paint(fill, stroke, sw):
    s = f' fill="{fill or "none"}"'
    if stroke and sw:
        s += f' stroke="{stroke}" stroke-width="{f(sw)}"'
    return s


def shape(spec, fill=None, sw=W_OUT, stroke=INK, closed=True):
    return f'<path d="{d(spec, closed)}"{_paint(fill, stroke, sw)}/>'


def line(spec, sw=W_IN, stroke=INK):
    return shape(spec, None, sw, stroke, closed=False)


def circle(x, y, r, fill=None, sw=W_OUT, stroke=INK):
    return f'<circle cx="{f(x)}" cy="{f(y)}" r="{f(r)}"{_paint(fill, stroke, sw)}/>'


def ellipse(x, y, rx, ry, fill=None, sw=W_OUT, stroke=INK):
    return f'<ellipse cx="{f(x)}" cy="{f(y)}" rx="{f(rx)}" ry="{f(ry)}"{_paint(fill, stroke, sw)}/>'


def rect(x, y, w, h, fill=None, sw=W_OUT, stroke=INK, r=0):
    rr = f' rx="{f(r)}" ry="{f(r)}"' if r else ""
    return f'<rect x="{f(x)}" y="{f(y)}" width="{f(w)}" height="{f(h)}"{rr}{_paint(fill, stroke, sw)}/>'


def group(*items, at=(0, 0), scale=1.0, rot=0.0, flip=False):
    """Group with translate, rotate, scale (flip mirrors left-right)."""
    t = []
    if at != (0, 0):
        t.append(f"translate({f(at[0])},{f(at[1])})")
    if rot:
        t.append(f"rotate({f(rot)})")
    if scale != 1.0 or flip:
        t.append(f"scale({'-' if flip else ''}{scale:.3g},{scale:.3g})")
    body = "".join(flatten(items))
    return f'<g transform="{" ".join(t)}">{body}</g>' if t else f"<g>{body}</g>"


def flatten(items):
    for it in items:
        if it is None:
            continue
        if isinstance(it, str):
            yield it
        else:
            yield from flatten(it)


def join(*items):
    return "".join(flatten(items))


def disc(x, y, r):
    """Path data of a circle, for union()."""
    return f"M{f(x - r)},{f(y)}a{f(r)},{f(r)} 0 1 0 {f(2 * r)},0a{f(r)},{f(r)} 0 1 0 {f(-2 * r)},0Z"


def union(fill, *specs, sw=W_OUT, stroke=INK):
    """Several overlapping shapes as one silhouette with one outline."""
    data = [d(s) for s in specs]
    out = [f'<path d="{x}"{_paint(None, stroke, sw * 2)}/>' for x in data]
    out += [f'<path d="{x}" fill="{fill}"/>' for x in data]
    return "".join(out)


# --- woodcut strokes --------------------------------------------------------


def _brush_d(spec, w, prof="both"):
    p = flat(spec, closed=False, n=4)
    if len(p) < 3:
        p = [p[0], ((p[0][0] + p[-1][0]) / 2, (p[0][1] + p[-1][1]) / 2), p[-1]]
    ds = [0.0]
    for a, b in itertools.pairwise(p):
        ds.append(ds[-1] + hypot(b[0] - a[0], b[1] - a[1]))
    tot = ds[-1] or 1
    left, right = [], []
    for i, q in enumerate(p):
        a, b = p[max(i - 1, 0)], p[min(i + 1, len(p) - 1)]
        m = hypot(b[0] - a[0], b[1] - a[1]) or 1
        nx, ny = -(b[1] - a[1]) / m, (b[0] - a[0]) / m
        t = ds[i] / tot
        if prof == "both":
            k = sin(pi * t) ** 0.75 if 0 < t < 1 else 0
        elif prof == "out":  # thick start, thin end
            k = (1 - t) ** 0.8
        elif prof == "in":
            k = t**0.8
        else:
            k = 1
        h = w * k / 2
        left.append((q[0] + nx * h, q[1] + ny * h))
        right.append((q[0] - nx * h, q[1] - ny * h))
    step = 1 if len(p) <= 4 else 2
    keep = list(range(0, len(p), step))
    if keep[-1] != len(p) - 1:
        keep.append(len(p) - 1)
    a = [left[i] for i in keep]
    b = [right[i] for i in reversed(keep)]
    sp = [(x, y, i in (0, len(a) - 1)) for i, (x, y) in enumerate(a)]
    sp += [(x, y, i in (0, len(b) - 1)) for i, (x, y) in enumerate(b)]
    return d(sp)


def brush(*specs, w=W_IN, prof="both", fill=INK):
    """Swelling ink strokes along the given open curves (one path)."""
    return f'<path d="{"".join(_brush_d(s, w, prof) for s in specs)}" fill="{fill}"/>'


def lens(a, b, w):
    """Path data of a thin lens from a to b."""
    mx, my = (a[0] + b[0]) / 2, (a[1] + b[1]) / 2
    m = hypot(b[0] - a[0], b[1] - a[1]) or 1
    nx, ny = -(b[1] - a[1]) / m * w, (b[0] - a[0]) / m * w
    return (
        f"M{f(a[0])},{f(a[1])}Q{f(mx + nx)},{f(my + ny)} {f(b[0])},{f(b[1])}"
        f"Q{f(mx - nx)},{f(my - ny)} {f(a[0])},{f(a[1])}Z"
    )


def rays(cx, cy, r0, r1, n, w=2.0, fill=INK, start=0.0, span=360.0):
    """Radial cuts between two radii."""
    out = []
    for i in range(n):
        t = radians(start + span * i / n)
        out.append(lens((cx + r0 * cos(t), cy + r0 * sin(t)), (cx + r1 * cos(t), cy + r1 * sin(t)), w))
    return f'<path d="{"".join(out)}" fill="{fill}"/>'


def inside(poly, x, y):
    k = False
    for (x1, y1), (x2, y2) in zip(poly, poly[1:] + poly[:1]):
        if (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1:
            k = not k
    return k


def hatch(spec, angle=0.0, gap=6.0, w=1.4, inset=2.0, fill=INK, part=(0, 1), closed=True):
    """Parallel cuts inside a shape; part=(a, b) keeps a stretch of each chord."""
    poly = flat(spec, closed)
    ca, sa = cos(radians(-angle)), sin(radians(-angle))
    rp = [(x * ca - y * sa, x * sa + y * ca) for x, y in poly]
    lo, hi = min(y for _, y in rp), max(y for _, y in rp)
    out, y = [], lo + gap * 0.6
    while y < hi:
        xs = sorted(
            (x2 - x1) * (y - y1) / (y2 - y1) + x1
            for (x1, y1), (x2, y2) in zip(rp, rp[1:] + rp[:1])
            if (y1 > y) != (y2 > y)
        )
        for a, b in zip(xs[::2], xs[1::2]):
            a, b = a + inset, b - inset
            ln = b - a
            a, b = a + ln * part[0], a + ln * part[1]
            if b - a > gap * 0.5:
                q = [(x * ca + y * sa, -x * sa + y * ca) for x in (a, b)]
                out.append(lens(q[0], q[1], w))
        y += gap
    return f'<path d="{"".join(out)}" fill="{fill}"/>' if out else ""


def lattice(spec, dx, dy, margin=4.0, stagger=True, ox=0.0, oy=0.0):
    """Points of a regular lattice that lie well inside a shape."""
    poly = flat(spec)
    x0, x1 = min(x for x, _ in poly), max(x for x, _ in poly)
    y0, y1 = min(y for _, y in poly), max(y for _, y in poly)
    ring = [(cos(k * pi / 4) * margin, sin(k * pi / 4) * margin) for k in range(8)]
    out, row, y = [], 0, y0 + oy
    while y < y1:
        x = x0 + ox + (dx / 2 if stagger and row % 2 else 0)
        while x < x1:
            if all(inside(poly, x + a, y + b) for a, b in ring):
                out.append((x, y))
            x += dx
        y += dy
        row += 1
    return out


# --- light ------------------------------------------------------------------
# Light comes from the upper left of the CARD.  A figure that is drawn facing
# left and then mirrored whole must be shaded on its left while it is drawn.

_light = [1]


def mirrored(draw, width=250):
    """Decorator: draw facing left with the light turned round, then mirror the whole figure."""

    @wraps(draw)
    def turned(*a, **k):
        _light.append(-_light[-1])
        try:
            body = draw(*a, **k)
        finally:
            _light.pop()
        return group(body, at=(width, 0), flip=True)

    return turned


def lit(draw):
    """Decorator: what is drawn with flip=True has its light turned round too."""

    @wraps(draw)
    def turned(*a, flip=False, **k):
        _light.append(_light[-1] * (-1 if flip else 1))
        try:
            return draw(*a, flip=flip, **k)
        finally:
            _light.pop()

    return turned


def light():
    """1 where the shade lies on the right of the drawing, -1 inside a mirrored figure."""
    return _light[-1]


def shade(spec, fill, axis=125.0):
    """A hand-drawn shade on the right of a form that is symmetric about x = axis."""
    return shape(spec if light() > 0 else flipx(spec, axis), fill, 0)


def crescent(r, fill=GOLD_D):
    """The shade on a coin of radius r: a crescent on the rim, lower right."""
    a, b = r * 0.70, r * 0.66
    p = f'<path d="M{f(a)},{f(-b)}A{f(r * 0.962)},{f(r * 0.962)} 0 0 1 {f(-b)},{f(a)}A{f(r * 0.99)},{f(r * 0.99)} 0 0 0 {f(a)},{f(-b)}Z" fill="{fill}"/>'
    return p if light() > 0 else group(p, flip=True)


def flipx(spec, axis=125.0):
    p, c = pts(spec)
    return [(2 * axis - x, y, k) for (x, y), k in zip(p, c)]


def side_shade(spec, w, fill, side=1, n=26, wave=0.0):
    """A flat shade along the side away from the light (side=-1: along the lit side)."""
    side *= light()
    poly = flat(spec)
    lo, hi = min(y for _, y in poly), max(y for _, y in poly)
    outer, inner = [], []
    for i in range(n + 1):
        t = i / n
        y = lo + (hi - lo) * min(max(t, 0.003), 0.997)
        xs = sorted(
            (x2 - x1) * (y - y1) / (y2 - y1) + x1
            for (x1, y1), (x2, y2) in zip(poly, poly[1:] + poly[:1])
            if (y1 > y) != (y2 > y)
        )
        if len(xs) < 2:
            continue
        a, b = xs[0], xs[-1]
        k = min(w, (b - a) * 0.62) * (sin(pi * t) ** 0.35 if 0 < t < 1 else 0)
        k *= 1 + wave * sin(t * 9)
        outer.append((b if side > 0 else a, y))
        inner.append((b - k if side > 0 else a + k, y))
    if len(outer) < 3:
        return ""
    q = [(x, y, i in (0, len(outer) - 1)) for i, (x, y) in enumerate(outer)]
    inner.reverse()
    q += [(x, y, False) for x, y in inner]
    return f'<path d="{d(q)}" fill="{fill}"/>'


def xf(spec, dx=0.0, dy=0.0, s=1.0, rot=0.0, flip=False):
    """Transform the points of a shape."""
    p, c = pts(spec)
    ca, sa = cos(radians(rot)), sin(radians(rot))
    out = []
    for (x, y), k in zip(p, c):
        x, y = (-x if flip else x) * s, y * s
        out.append((x * ca - y * sa + dx, x * sa + y * ca + dy, k))
    return out


def document(body, w=250, h=400):
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" '
        f'width="{w}" height="{h}" viewBox="0 0 {w} {h}">'
        f'<g stroke-linejoin="round" stroke-linecap="round">{body}</g></svg>\n'
    )

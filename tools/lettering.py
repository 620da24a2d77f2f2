"""The wordmark and the banner: chancery letters of our own, drawn with a broad nib.

A letter is a skeleton (a few curves) written with an elliptical pen. The pen is had by squeezing the skeleton
so that the ellipse becomes a circle, stroking it with QPainterPathStroker, and undoing the squeeze.
``python -m tools.build_art`` writes the files; needs PySide6 but no application object.
"""

import math
import re
from collections.abc import Iterable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath, QPainterPathStroker, QTransform

from scopa_desktop.look.tokens import GOLD, GOLD_L, INK, IVORY, RED

NIB, THIN, SLOPE = 27.0, 8.5, 38.0
"""Width and thickness of the pen in units, its angle in degrees."""

LETTERS = {  # skeleton, advance; base line 0, x-height 100, capital 168, y grows downwards
    "S": (
        (
            "M94,-128 C93,-152 74,-166 50,-166 C22,-166 6,-149 6,-126 C6,-98 34,-90 56,-79 C82,-66 "
            "95,-54 95,-33 C95,-9 71,6 44,6 C18,6 -2,-8 -8,-34"
        ),
        118,
    ),
    "E": (
        (
            "M97,-136 C92,-155 76,-166 55,-166 C31,-166 14,-152 14,-130 C14,-107 31,-92 60,-89 "
            "C24,-87 0,-69 0,-42 C0,-13 22,5 52,5 C77,5 96,-8 105,-32"
        ),
        118,
    ),
    "b": (
        (
            "M-4,-152 C4,-161 10,-166 20,-168 L20,-38 C20,-12 33,2 52,2 C80,2 99,-21 99,-52 C99,-81 "
            "83,-100 61,-100 C43,-100 28,-87 20,-64"
        ),
        119,
    ),
    "s": (
        (
            "M74,-80 C70,-94 58,-101 43,-101 C25,-101 13,-91 13,-77 C13,-60 30,-55 45,-49 C63,-42 "
            "72,-34 72,-22 C72,-6 57,3 38,3 C20,3 7,-4 1,-21"
        ),
        94,
    ),
    "c": ("M80,-80 C74,-93 62,-100 46,-100 C18,-100 2,-76 2,-47 C2,-18 18,2 46,2 C62,2 75,-6 84,-20", 100),
    "o": ("M48,-100 C19,-100 2,-77 2,-48 C2,-18 20,2 48,2 C77,2 94,-21 94,-50 C94,-80 76,-100 48,-100", 118),
    "p": (
        (
            "M-8,-84 C-2,-93 6,-99 16,-100 L16,62 M-6,66 C6,60 26,60 42,66 M16,-66 C26,-87 42,-100 "
            "60,-100 C86,-100 101,-79 101,-50 C101,-20 82,2 54,2 C38,2 25,-4 16,-15"
        ),
        122,
    ),
    "a": (
        (
            "M84,-84 C76,-95 64,-100 52,-100 C21,-100 2,-73 2,-42 C2,-15 15,2 37,2 C60,2 76,-24 "
            "84,-62 M86,-100 L84,-30 C84,-8 90,3 103,3 C113,3 121,-4 128,-15"
        ),
        128,
    ),
}


def skeleton(text: str, dx: float = 0.0, slope: float = 0.10) -> QPainterPath:
    """The curves of a letter, leaning."""
    path = QPainterPath()
    for cmd, body in re.findall(r"([MLC])([^MLC]*)", text):
        n = [float(v) for v in re.findall(r"-?\d+\.?\d*", body)]
        pts = [QPointF(n[i] + dx - slope * n[i + 1], n[i + 1]) for i in range(0, len(n), 2)]
        if cmd == "M":
            path.moveTo(pts[0])
        elif cmd == "L":
            path.lineTo(pts[0])
        else:
            for i in range(0, len(pts), 3):
                path.cubicTo(*pts[i : i + 3])
    return path


def pen(path: QPainterPath, wide: float = NIB, thin: float = THIN, angle: float = SLOPE) -> QPainterPath:
    """Outline of ``path`` written with an ellipse ``wide`` x ``thin`` held at ``angle``."""
    t = QTransform().rotate(-angle).scale(wide, thin)  # circle of diameter 1 -> nib
    back, _ = t.inverted()
    s = QPainterPathStroker()
    s.setWidth(1)
    s.setCapStyle(Qt.PenCapStyle.RoundCap)
    s.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    s.setCurveThreshold(0.012)
    return t.map(s.createStroke(back.map(path))).simplified()


def grow(path: QPainterPath, w: float) -> QPainterPath:
    """``path`` made bolder by ``w`` on every side."""
    s = QPainterPathStroker()
    s.setWidth(2 * w)
    s.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    s.setCapStyle(Qt.PenCapStyle.RoundCap)
    s.setCurveThreshold(0.35)
    out = s.createStroke(path).united(path)
    return out.simplified()


def word(text: str, bang: bool = False) -> QPainterPath:
    """The outline of a word, with an exclamation mark if wanted."""
    whole, x = QPainterPath(), 0.0
    whole.setFillRule(Qt.FillRule.WindingFill)
    for ch in text:
        sk, adv = LETTERS[ch]
        whole = whole.united(pen(skeleton(sk, x)))
        x += adv
    if bang:
        x += 16
        stem = QPainterPath()
        stem.moveTo(x + 28, -172)
        stem.cubicTo(x + 44, -178, x + 56, -166, x + 52, -150)
        stem.cubicTo(x + 44, -112, x + 32, -76, x + 22, -44)
        stem.cubicTo(x + 19, -38, x + 11, -40, x + 11, -46)
        stem.cubicTo(x + 12, -84, x + 15, -126, x + 17, -154)
        stem.cubicTo(x + 18, -164, x + 22, -169, x + 28, -172)
        dot = QPainterPath()
        dot.moveTo(x + 12, -18)
        dot.lineTo(x + 29, -4)
        dot.lineTo(x + 13, 13)
        dot.lineTo(x - 4, -3)
        dot.closeSubpath()
        whole = whole.united(stem).united(grow(dot, 2))
    return whole


def sweep(x0: float, x1: float, y: float, rows: int = 3) -> QPainterPath:
    """Traces a broom leaves: tapered strokes under the word."""
    out = QPainterPath()
    for i in range(rows):
        a, b, yy = x0 + 26 * i * (1 + 0.4 * i), x1 - 58 * i, y + 13 * i
        t = 6.2 - 1.5 * i
        p = QPainterPath()
        p.moveTo(a, yy + 7)
        p.cubicTo(a + (b - a) * 0.3, yy - 12 - t, a + (b - a) * 0.7, yy - 10 - t, b, yy - 2)
        p.cubicTo(a + (b - a) * 0.7, yy - 6 + t, a + (b - a) * 0.3, yy - 9 + t, a, yy + 7)
        out.addPath(p)
    return out


def thinned(pts: list[tuple[float, float]], tol: float) -> list[tuple[float, float]]:
    """Douglas-Peucker: the fewest points within ``tol`` of the outline."""
    if len(pts) < 3:
        return pts
    (ax, ay), (bx, by) = pts[0], pts[-1]
    L = math.hypot(bx - ax, by - ay)
    far, k = -1.0, 0
    for i in range(1, len(pts) - 1):
        x, y = pts[i]
        dist = (
            abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / L if L > 1e-9 else math.hypot(x - ax, y - ay)
        )
        if dist > far:
            far, k = dist, i
    return [pts[0], pts[-1]] if far <= tol else thinned(pts[: k + 1], tol)[:-1] + thinned(pts[k:], tol)


def d(path: QPainterPath, tol: float = 0.07) -> str:
    """QPainterPath as SVG path data (short straight pieces, half a hair from the true curve)."""
    out = []
    for poly in path.toSubpathPolygons(QTransform().scale(16, 16)):
        pts = [(p.x() / 16, p.y() / 16) for p in poly]
        if pts[0] == pts[-1]:
            pts.pop()
        if len(pts) < 3:
            continue
        h = len(pts) // 2
        pts = thinned(pts[: h + 1], tol)[:-1] + thinned(pts[h:] + pts[:1], tol)[:-1]
        out.append("M" + "L".join(f"{x:.1f},{y:.1f}" for x, y in pts) + "Z")
    return "".join(out)


def svg(layers: Iterable[tuple[str, QPainterPath]], box: QRectF, pad: float = 6) -> str:
    """A document of filled paths, the first at the bottom."""
    x, y, w, h = (
        math.floor(box.x() - pad),
        math.floor(box.y() - pad),
        math.ceil(box.width() + 2 * pad),
        math.ceil(box.height() + 2 * pad),
    )
    body = "".join(f'<path fill="{c}" fill-rule="evenodd" d="{d(p)}"/>' for c, p in layers)
    size = f'width="{w}" height="{h}" viewBox="{x} {y} {w} {h}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size}>{body}</svg>\n'


def wordmark(text: str) -> str:
    """Ivory letters with an ink edge over the traces of a broom, as SVG."""
    face = word(text)
    box = face.boundingRect()
    trace = sweep(box.left() + 2, 316, 45)
    back = grow(face, 6.5)
    under = back.translated(3, 6)
    edge = grow(trace, 3.2)
    full = back.united(under).boundingRect().united(edge.boundingRect())
    return svg([(INK, under.united(back).united(edge)), (GOLD, trace), (IVORY, face)], full)


def banner(text: str) -> str:
    """Gold letters, red edge, ink outline and a hard shadow, as on a painted shop sign, as SVG."""
    face = word(text, bang=True)
    rim = grow(face, 13)
    under = rim.translated(5, 10)
    layers = [(INK, under.united(rim)), (RED, grow(face, 8)), (GOLD_L, face)]
    return svg(layers, rim.united(under).boundingRect())

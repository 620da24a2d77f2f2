"""Card blanks and frames.  Every card is 250 x 400, corner radius 15."""

from .palette import INK, IVORY, W_FRAME
from .svg import document, join, rect

W, H, R = 250, 400, 15
EDGE = "#c9b88f"


def blank(fill=IVORY):
    return rect(0.8, 0.8, W - 1.6, H - 1.6, fill, 1.6, EDGE, R - 0.8)


def frame_italian():
    return rect(11, 11, W - 22, H - 22, None, W_FRAME, INK, 7)


def card_italian(*body, defs="", frame=True):
    dd = f"<defs>{defs}</defs>" if defs else ""
    return document(join(dd, blank(), frame_italian() if frame else "", *body))


def use(name, x, y, scale=1.0, rot=0, flip=False):
    t = f"translate({x:.5g},{y:.5g})"
    if rot:
        t += f" rotate({rot:.4g})"
    if scale != 1 or flip:
        t += f" scale({'-' if flip else ''}{scale:.3g},{scale:.3g})"
    return f'<use xlink:href="#{name}" transform="{t}"/>'


def symbol(name, body):
    return f'<g id="{name}">{body}</g>'

"""Heads.  Local frame: face centre at (0, 0), hairline y=-30, chin y=33.
All heads look LEFT (or, view="front", at us); mirror the group for right.  A head is

    head(view="three"|"profile"|"front", hair, style, beard_kind, hat_kind, face=.., mood=.., ...)

face   "oval", "round" (young), "lean" (old), "broad" (soldier)
mood   "" level, "smile", "stern", "wry" (one brow up)

and it is about 46 wide and 66 high without hair and hat.
"""

from .palette import (
    BLUE,
    BLUSH,
    GOLD,
    GOLD_D,
    GOLD_L,
    HAIR,
    INK,
    PAPER,
    RED,
    RED_D,
    SKIN,
    SKIN_D,
    STEEL,
    STEEL_D,
    STEEL_L,
)
from .svg import brush, circle, disc, ellipse, group, join, light, pts, shape, sym, union

FACE3 = "-17,-27 -20.5,-12 -20,-3 -20.5,6 -17,20 -9,31 0,33.5 9,29 17,18 20,4 20,-14 18,-28 0,-35"
FACES = {  # outline of the three-quarter face
    "oval": FACE3,
    "round": "-17,-27 -21.5,-12 -21.4,-1 -22.4,9 -19,21 -10,29 0,31 10,28 19,18 22,5 20.6,-14 18,-28 0,-35",
    "lean": "-16,-28 -19.6,-12 -19.4,-3 -18,5 -15,19 -9,32 -1,37 7,33 14,20 19,4 19,-14 17,-28 0,-35",
    "broad": "-18,-28 -21,-12 -20.6,-3 -21.6,8 -20,20! -13,31 -6,34! 6,34 15,29! 20,17 21,3 20.4,-14 18,-28 0,-35",
}
FACES_FRONT = {
    "oval": sym("0,-35 17,-29 20.6,-12 20,2 17,18 9,30 0,33.5"),
    "round": sym("0,-35 18,-28 21.4,-12 22.4,4 19,20 10,29.4 0,31.4"),
    "lean": sym("0,-35 16,-29 19.4,-12 18,4 15,20 8,33 0,36.6"),
    "broad": sym("0,-35 18,-29 21,-12 21.4,6 19.6,20! 11,32! 0,33.6"),
}
MOUTH_X = {"three": -6.5, "front": 0.0, "profile": -9.0}
PROFILE_HOOK = (
    "-12,-31 -15,-20 -16.4,-12! -22,-4 -27.6,8.4! -24,12 -17,12! -19,16 -17.5,18.6! -19,22 -16.6,24.6! -19,30 -14,36 "
    "-5,36 8,27 15,14 19,-4 18,-24 2,-35"
)
PROFILE = (
    "-12,-31 -16,-20 -17,-11! -18,-6 -25,7! -24,11 -17,12! -19.5,16 -17.5,18.6! -19,22 -16.6,24.6! -19,30 -14,36 "
    "-5,36 8,27 15,14 19,-4 18,-24 2,-35"
)


def eye(x, y, k=1.0, lid=None, look=-1.2, lash=False):
    """An eye; lid = skin shade for a lowered, calm upper lid; look = where the pupil stands."""
    out = [shape("-6.4,0.6! -2,-3.6 3,-3.4 6.8,0.4! 3,3.2 -3,3.2", PAPER, 0), circle(look, -0.3, 3.1, INK, 0)]
    if lid:
        out += [
            shape("-7.2,1! -2,-4.6 3,-4.4 7.4,.6! 3,-1.2 -2,-1.2", lid, 0),
            brush("-7.4,1.4 -2,-1.6 3,-1.4 7.8,1", w=2.5),
            brush("-6.4,-1.4 -1,-5.2 6.4,-2", w=1.5),
            brush("-4,3.8 0,4.6 4.6,3.4", w=1.3),
        ]
    else:
        out += [
            circle(look - 0.8, -1.4, 0.9, PAPER, 0),
            brush("-7.4,1.6 -2,-4.2 3,-4 7.6,0.6", w=2.8),
            brush("-4,3.6 0,4.4 4,3.2", w=1),
        ]
    if lash:
        out.append(brush("5,-1.4 8.4,-2 10.6,-4.6", "3.6,-2.8 6.6,-4.6 7.8,-7", w=1.8))
    return group(*out, at=(x, y), scale=k)


def brow(x, y, k=1.0, tilt=0.0, fill=INK, w=2.6):
    return group(brush("-7.5,1.5 -1,-2.6 8,1", w=w, fill=fill), at=(x, y), rot=tilt, scale=k)


def mouth(x, mood, lips, k=1.0):
    """The mouth of a face turned three quarters or to the front, centre (x, 18.6)."""
    up = {"smile": -2.2, "stern": 1.6}.get(mood, 0)
    w = {"smile": 8.4, "stern": 7}.get(mood, 7.4) * k
    r = up * (1.4 if mood == "wry" else 1) - (2 if mood == "wry" else 0)
    return join(
        shape(
            f"{x - w},{18.4 + up}! {x - 3},16.6 {x - 0.4},17.6 {x + 2.2},16.6 {x + w},{18.2 + r}! {x + 3.4},20.8 {x - 0.4},21.6 {x - 4},20.8",
            lips,
            0,
        ),
        brush(
            f"{x - w - 0.8},{18.4 + up} {x - 0.4},{19.4 if mood == 'smile' else 18.8} {x + w + 0.8},{18 + r}",
            w=1.5,
        ),
        brush(f"{x - 3},24.8 {x},26 {x + 3.4},24.6", w=1.2),
        brush(f"{x + w + 1},{15 + up} {x + w + 2.6},{18 + up} {x + w + 1.6},{20.6 + up}", w=1.1)
        if mood == "smile"
        else "",
    )


def features(
    view, skin_d, lips=RED, age=0, hair_c=INK, show_mouth=True, nose="soft", calm=False, mood="", lash=False
):
    """Eyes, nose, mouth, cheek."""
    tilt = {"stern": 9, "smile": -3}.get(mood, 0)
    bw = 3.2 if nose == "hook" or mood == "stern" else 2.6
    if view == "profile":
        out = [
            circle(-4, 13, 5, BLUSH, 0),
            shape("-16.5,-2.6! -11,-4.8 -6.4,-1.4! -10,1.4 -15,1.6", PAPER, 0),
            circle(-12.6, -1.6, 2.7, INK, 0),
            circle(-13.4, -2.4, 0.8, PAPER, 0),
            shape("-17,-2! -11.4,-5.8 -5.6,-1! -11,-2.6", skin_d, 0) if calm else "",
            brush("-17,-2.6 -11.4,-5.6 -5,-0.6", w=2.6),
            group(brush("-7.5,1.5 -1,-2.6 8,2", w=bw, fill=hair_c), at=(-10.5, -10.4), rot=-tilt),
            brush("-20.6,8 -18.4,6 -17.4,9", w=1.6),
        ]
        if show_mouth:
            y = {"smile": -1.8, "stern": 1.4}.get(mood, 0)
            out += [
                shape(f"-18.6,16.4! -13,17 -9,{19 + y}! -13,21.4 -17.6,21.6!", lips, 0),
                brush(f"-18,18.6 -13,18.8 -8,{19.6 + y}", w=1.5),
            ]
        out.append(brush("-13,28.6 -10,26.6 -8,28.4", w=1.2))
        if age:
            out.append(brush("-3,1 1,2.4 4,1.6", "-10,8 -6,12 -6,16", w=1.3))
        return join(out)
    lid = skin_d if calm else None
    hook = nose == "hook"
    if view == "front":
        out = [
            ellipse(-13, 10, 5, 4.4, BLUSH, 0),
            ellipse(13, 10, 5, 4.4, BLUSH, 0),
            shape("2,-6! 3.6,2 6.4,9 2,11.6 0,10!" if hook else "1.6,-5! 2.6,4 5.4,9.4 1,11.4!", skin_d, 0),
            group(eye(-1, 0, 0.94, lid, 0.7, lash), at=(-9.4, -2.5), flip=True),
            group(eye(-1, 0, 0.94, lid, -0.7, lash), at=(9.4, -2.5)),
            brow(-10, -10.8, 0.98, tilt - (6 if mood == "wry" else 0), hair_c, bw),
            group(
                brow(0, 0, 0.98, tilt, hair_c, bw), at=(10, -10.8 - (2 if mood == "wry" else 0)), flip=True
            ),
            brush(
                "3.4,-8 2,0 5.6,7.4 6.6,10.4 3,12.2 -3,12.4"
                if hook
                else "2.6,-7 1.8,1 5,8.6 3.6,11.6 -2.4,11.8",
                "-5.4,8.4 -6.2,10.4 -4.2,12",
                w=2,
            ),
        ]
        if age:
            out += [
                brush(
                    "-17,4.4 -14.6,6 -11.6,6.2",
                    "17,4.4 14.6,6 11.6,6.2",
                    "-8,13 -10,16 -9.4,20",
                    "8,13 10,16 9.4,20",
                    w=1.3,
                )
            ]
    else:
        out = [
            ellipse(10, 11, 5.2, 4.6, BLUSH, 0),
            ellipse(-16, 11, 3, 4, BLUSH, 0),
            shape(
                "-5.6,-6! -10.6,1 -15.4,10 -9,13 -5,10 -3,0"
                if hook
                else "-6,-6! -8.4,3 -12.6,9.4 -8,11.4 -5,9 -3.4,0",
                skin_d,
                0,
            ),
            eye(-13.6, -2.6, 0.86, lid),
            eye(4.4, -2.4, 0.98, lid, lash=lash),
            brow(-14, -10.2, 0.82, -6 + tilt, hair_c, bw),
            brow(
                4.6,
                -11 - (2.4 if mood == "wry" else 0),
                1.08,
                5 - tilt - (7 if mood == "wry" else 0),
                hair_c,
                bw + 0.2,
            ),
            brush(
                "-6.6,-9 -9,-3 -13.6,3 -16,9.8 -13.8,13 -7,12.6"
                if hook
                else "-7.4,-9 -8.4,1 -13,8.6 -12,11.4 -7,11.6",
                w=2.2,
            ),
        ]
        if age:
            out += [brush("11,4 14,6.4 17,6.6", "-2,13.6 1.4,17 1.2,21", w=1.3)]
    if show_mouth:
        out.append(mouth(MOUTH_X[view], mood, lips))
    return join(out)


# --- hair -------------------------------------------------------------------------


def hair_back(style, col, cut, view="three"):
    if style == "bob":
        s = "-22,-22 -27,-2 -27,16 -23,28! -12,31 14,34 27,33! 33,14 32,-10 25,-30 4,-42 -14,-36"
        return join(shape(s, col), brush("26,-16 29,4 26,28", "22,2 23,16 20,31", w=2.2, fill=cut))
    if style == "long":
        s = "-22,-24 -27,-4 -26,14 -29,30 -25,44 -30,56! -16,56 0,50 18,58 36,60! 32,48 38,34 33,18 34,-8 26,-30 4,-42 -14,-36"
        return join(
            shape(s, col),
            brush(
                "27,-14 30,8 27,26 32,50", "22,6 23,24 21,38 25,52", "-24,18 -24,34 -22,50", w=2.3, fill=cut
            ),
        )
    if style == "curls":
        cs = [
            (-24, -12, 9),
            (-26, 4, 9),
            (-24, 19, 9),
            (26, -16, 11),
            (29, 0, 11),
            (28, 17, 11),
            (22, 30, 10),
            (12, 36, 8),
            (16, -30, 11),
            (0, -36, 11),
            (-15, -30, 11),
        ]
        body = [disc(x, y, r) for x, y, r in cs]
        return join(
            union(col, *body, "-20,-30 20,-32 26,10 10,26 -16,20", sw=3.2),
            brush(*[f"{x - 5},{y + 3} {x},{y + 6} {x + 5},{y + 1}" for x, y, r in cs], w=2, fill=cut),
        )
    if style == "short":
        return shape("-21,-22 -22,-8 22,16 27,6 27,-12 22,-32 2,-41 -14,-36", col)
    if style == "page":  # straight, cut at the jaw
        s = "-23,-22 -29,-2 -30,14 -28,22! -10,26 16,28 31,25! 34,10 33,-10 25,-31 4,-42 -14,-36"
        return join(shape(s, col), brush("27,-14 30,4 28,22", "22,4 24,14 22,24", w=2.2, fill=cut))
    if style == "waves":
        s = "-22,-24 -28,-8 -25,6 -31,18 -26,30 -30,44! -14,48 2,42 18,48 34,46! 32,34 38,22 32,8 35,-8 26,-31 4,-42 -14,-36"
        return join(
            shape(s, col),
            brush(
                "28,-14 31,4 28,18 32,38", "22,6 25,20 22,34 25,44", "-24,16 -22,28 -25,40", w=2.3, fill=cut
            ),
        )
    if style == "crop":
        return shape("-20,-24 -21,-10 20,8 25,-2 25,-16 20,-33 2,-40 -13,-35", col)
    if style == "braids":
        s = "-22,-24 -25,0 -22,14! 24,16! 29,0 28,-14 24,-32 4,-42 -14,-36"
        return shape(s, col)
    return ""


def hair_front(style, col, cut, view="three"):
    if style in ("bob", "long", "page", "waves") and view == "front":
        half = shape("0,-37! 8,-27 15,-17 18,-2 17,20! 25,24 30,8 31,-12 23,-33 0,-43!", col, 2.8)
        return join(
            group(half, flip=True),
            half,
            brush("8,-36 20,-26 25,-6", "-8,-36 -20,-26 -25,-6", "0,-41 3,-36 4,-33", w=2.2, fill=cut),
        )
    if style == "crop":
        if view == "profile":
            return join(
                shape("-13,-29! -6,-31 2,-24 4,-12! 8,-8 10,2! 17,0 21,-18 14,-35 -2,-40 -12,-36", col, 2.8),
                brush("4,-30 12,-20 13,-6", w=2, fill=cut),
            )
        return join(
            shape(
                "-20,-25! -12,-30 -6,-26 0,-30 6,-26 12,-28! 17,-16 20,-6! 25,-14 22,-31 4,-41 -14,-37",
                col,
                2.8,
            ),
            brush("2,-36 12,-31 18,-20", "-8,-36 -12,-32 -14,-28", w=2, fill=cut),
        )
    if style == "page" and view != "profile":
        return join(
            shape(
                "-21,-26! -18,-18 -19,-15! -8,-19 4,-17 17,-14! 18,4 19,20! 30,22 32,4 31,-10 23,-32 2,-43 -15,-38",
                col,
                2.8,
            ),
            shape("-20,-24! -19,-14 -20.5,0 -21,18! -29,20 -29,0 -26,-24", col, 2.6),
            brush(
                "-12,-34 -13,-26 -12,-20",
                "0,-37 1,-28 0,-20",
                "10,-34 12,-26 12,-18",
                "20,-26 25,-8 25,12",
                w=2.2,
                fill=cut,
            ),
        )
    if style in ("bob", "long", "page", "waves"):
        if view == "profile":
            return join(
                shape(
                    "-14,-30! -2,-28 4,-18 2,-2 5,14 2,27! 14,32 26,31! 31,10 29,-16 18,-36 0,-40 -12,-36",
                    col,
                    2.8,
                ),
                brush("12,-22 17,0 13,26", "20,-18 24,4 21,28", "4,-32 12,-26 16,-12", w=2.2, fill=cut),
            )
        return join(
            shape(
                "-21,-26! -14,-26 -8,-30! -4,-24 6,-22 14,-23! 17,-14 18,2 21,20! 29,16 31,-8 23,-32 2,-43 -15,-38",
                col,
                2.8,
            ),
            shape("-20.5,-27! -19,-16 -21,-2 -22,14! -27,6 -27,-10 -23,-26", col, 2.6),
            brush("10,-34 20,-24 24,-6", "0,-37 8,-34 15,-28", "-12,-34 -16,-30 -17,-24", w=2.2, fill=cut),
        )
    if style == "curls":
        cs = [(-15, -28, 8), (-3, -30, 8), (9, -28, 8), (18, -20, 8), (21, -7, 7)]
        body = [disc(x, y, r) for x, y, r in cs]
        return join(
            union(col, *body, sw=2.6),
            brush(*[f"{x - 4},{y + 2} {x},{y + 5} {x + 4},{y + 1}" for x, y, r in cs], w=1.9, fill=cut),
        )
    if style == "short":
        if view == "profile":
            return join(
                shape(
                    "-13,-29! -4,-27 2,-20 4,-8! 9,-4 12,10 17,14 23,2 23,-20 14,-36 -2,-40 -12,-36", col, 2.8
                ),
                brush("6,-28 14,-16 16,4", w=2, fill=cut),
            )
        return join(
            shape("-20,-24! -8,-28 6,-26 15,-24! 17,-10 20,2! 26,-8 23,-30 4,-42 -14,-38", col, 2.8),
            brush("4,-36 14,-30 20,-18", w=2, fill=cut),
        )
    if style == "braids":
        return join(
            shape(
                "-20,-24! -14,-20 -6,-30! 4,-22 16,-16! 20,0 22,10! 29,0 27,-18 21,-33 2,-42 -14,-38",
                col,
                2.8,
            ),
            brush("2,-36 14,-28 22,-14", "-10,-36 -15,-30 -18,-26", w=2, fill=cut),
        )
    return ""


# --- beards -----------------------------------------------------------------------


def beard(kind, col, cut, view="three"):
    if not kind:
        return ""
    p = view == "profile"
    mx = MOUTH_X[view]
    out = []
    if kind in ("full", "fork", "long", "spade"):
        if p:
            s = "3,-4! 4,8 -2,16 -12,14 -20,15 -24,24 -23,40 -28,54 -18,66! -8,62 4,50 14,40 19,22 19,-2!"
            cuts = ("0,20 -4,36 -14,56", "8,18 6,34 -2,50", "-10,26 -14,38 -19,54", "14,10 13,24 8,38")
        elif kind == "spade":  # broad, cut straight
            s = "-20,0! -18,10 -13,14 -2,13 8,14 15,9 18,-4! 26,12 25,34 20,52! 8,56 -8,56 -20,50! -26,32 -25,14"
            cuts = (
                "-18,18 -20,32 -17,48",
                "-11,28 -11,40 -11,53",
                "14,16 17,30 16,48",
                "7,28 8,40 7,53",
                "-3,30 -2,42 -2,54",
                "19,10 22,24 21,40",
            )
        elif kind == "fork":
            s = "-20,0! -18,10 -13,14 -2,13 8,14 15,9 18,-4! 24,12 20,34 22,52 14,66! 4,58 -4,48! -10,58 -20,64! -26,48 -22,32 -25,14"
            cuts = (
                "-18,18 -18,34 -20,52",
                "-12,28 -13,40 -17,54",
                "14,18 14,36 15,56",
                "7,28 8,42 11,54",
                "-4,28 -4,36 -4,46",
            )
        elif kind == "long":
            s = "-20,0! -18,10 -13,14 -2,13 8,14 15,9 18,-4! 25,14 22,36 26,54 18,70 14,86 2,98! -8,90 -18,74 -26,56 -22,34 -25,14"
            cuts = (
                "-18,18 -17,38 -18,56",
                "-11,28 -11,50 -8,78",
                "14,18 14,40 12,66",
                "7,28 7,50 4,84",
                "-3,30 -3,54 -1,88",
                "19,12 20,30 21,48",
            )
        else:
            s = "-20,0! -18,10 -13,14 -2,13 8,14 15,9 18,-4! 25,12 23,32 18,46 8,58 -4,63! -14,56 -22,44 -25,30 -25,12"
            cuts = (
                "-18,18 -18,30 -14,44",
                "-11,28 -10,42 -7,54",
                "14,16 15,30 10,46",
                "7,28 7,40 3,54",
                "-3,30 -3,42 -3,56",
                "19,10 21,22 18,36",
            )
        if view == "front":
            s = [(x * 1.04 + 2.2, y, k) for (x, y), k in zip(*pts(s))]
        out += [shape(s, col, 3), brush(*cuts, w=2.4, fill=cut)]
        out += [shape(f"{mx - 6},20.5! {mx},18.8 {mx + 6},20.5! {mx + 3},24.4 {mx - 3},24.4", RED, 1.4)]
    if kind == "short":
        s = "-19,6! -15,16 -8,23 4,22 12,14 17,-2! 22,10 19,26 8,38 -5,44! -14,36 -20,24"
        if p:
            s = "4,-2! 4,12 -4,22 -12,24 -18,24 -21,30 -24,44! -12,42 2,36 14,24 19,6 18,-4!"
        out += [
            shape(s, col, 3),
            brush("-12,26 -9,34 -7,40", "9,20 6,28 1,36", "15,10 14,20 9,28", w=2, fill=cut),
        ]
    if kind == "goat":
        out.append(shape(f"{mx - 5},25! {mx},24 {mx + 5},25! {mx + 5},34 {mx},46! {mx - 5},34", col, 2.6))
    # moustache
    if p:
        m = "-18,13! -10,12 -2,17 6,25! -4,24 -11,20 -19,18!"
        out.append(shape(m, col, 2.2))
    else:
        m = f"{mx - 0.5},13.4! {mx + 6},12.6 {mx + 12},16 {mx + 20},15! {mx + 16},22 {mx + 7},21.4 {mx},17.6!"
        l = f"{mx - 0.5},13.4! {mx - 6},12.8 {mx - 10.5},16 {mx - 15.5},16! {mx - 13},22 {mx - 6},21.4 {mx},17.6!"
        out += [shape(m, col, 2.2), shape(l, col, 2.2)]
    return join(out)


# --- hats -------------------------------------------------------------------------


def plume(x, y, rot, s=1.0, fill=PAPER, tip=RED):
    """An ostrich feather, root at (x, y), growing up and curling."""
    v = "0,0! -7,-12 -13,-26 -14,-42 -8,-56 4,-64 16,-62 20,-54 13,-50! 17,-44 12,-40! 14,-32 9,-28! 10,-20 6,-16! 4,-6"
    return group(
        shape(v, fill, 2.8),
        brush("0,-2 -3,-20 -4,-40 4,-57", w=2),
        brush(
            "-4,-24 2,-26 7,-30",
            "-4,-34 3,-36 9,-42",
            "-2,-46 5,-46 11,-51",
            "-5,-18 -9,-24 -10,-30",
            "-5,-36 -9,-42 -9,-48",
            w=1.7,
        ),
        at=(x, y),
        rot=rot,
        scale=s,
    )


def hat(kind, a=RED, b=GOLD, ad=RED_D, view="three"):
    if kind == "beret":
        return join(
            plume(18, -40, 44, 0.95, PAPER),
            shape("-30,-30! -32,-42 -20,-54 2,-58 24,-54 36,-42 38,-26 30,-20! 10,-31 -12,-33", a),
            shape("38,-26! 36,-42 24,-54 10,-57 24,-46 28,-34 26,-23!", ad, 0),
            brush("-22,-36 -12,-48 4,-52", "-6,-35 4,-46 18,-48", w=2.4),
            shape("-24,-28! -12,-33 10,-31 28,-22! 27,-15! 9,-24 -11,-26 -22,-21!", b, 2.8),
            circle(14, -27, 5, BLUE if a != BLUE else RED, 2.4),
        )
    if kind == "toque":  # tall velvet toque of the Spanish court
        return join(
            plume(20, -50, 30, 0.78, PAPER),
            shape("-24,-26! -28,-44 -20,-60 0,-66 20,-62 30,-48 28,-22! 12,-31 -10,-32", a),
            shape("28,-22! 30,-48 20,-62 10,-65 18,-50 18,-28!", ad, 0),
            brush("-18,-38 -16,-50 -10,-60", "-6,-38 -4,-52 0,-62", "8,-38 10,-50 10,-60", w=2.4),
            shape("-34,-20! -22,-30 0,-33 22,-27 36,-14! 22,-19 0,-25 -20,-22!", a, 3),
            shape("-25,-36! 0,-41 29,-32! 28,-25! 10,-32 -8,-33 -24,-28!", b, 2.4),
            circle(20, -33, 4.6, RED if a != RED else BLUE, 2.2),
        )
    if kind == "morion":  # the crested helmet of the Spanish foot
        return join(
            shape("-22,-24! -26,-42 -12,-62 4,-66 20,-62 30,-44 26,-18! 8,-28 -8,-29", STEEL),
            shape("26,-18! 30,-44 20,-62 10,-65 20,-48 18,-24!", STEEL_D, 0),
            shape("-18,-58! -8,-74 4,-80 16,-76 26,-60! 14,-66 2,-69 -8,-66!", b, 2.8),
            brush("-10,-67 2,-73 16,-69", w=1.8),
            shape(
                "-48,-30! -34,-25 -18,-31 4,-33 24,-28 38,-16 52,-16! 40,-2 24,-13 4,-21 -16,-20 -34,-14!",
                STEEL_L,
                3,
            ),
            brush("-40,-25 -16,-26 4,-27 26,-21 44,-13", w=1.8),
            *[circle(x, y, 1.9, b, 1.4) for x, y in ((-16, -36), (0, -38), (15, -34))],
        )
    if kind == "chaperon":  # rolled hood with a long tail
        return join(
            shape("22,-40! 36,-30 40,-6 38,26 44,56! 36,66 28,54! 28,26 28,0 18,-22!", ad, 3),
            brush("33,-16 33,10 34,40", w=1.8),
            shape("-8,-50! -20,-66 -8,-76 8,-70 22,-76 32,-62 26,-46!", a, 3),
            brush("-8,-68 0,-58 2,-50", "10,-68 12,-58 12,-50", "24,-68 20,-58 18,-50", w=2),
            shape("-32,-30 -26,-46 -6,-54 16,-52 32,-40 34,-24 24,-17! 8,-27 -10,-29 -24,-20!", a),
            brush(
                "-26,-34 -20,-28 -16,-26",
                "-16,-46 -10,-38 -8,-30",
                "0,-52 4,-42 5,-29",
                "16,-50 17,-40 16,-26",
                "28,-42 27,-34 24,-22",
                w=2.4,
                fill=b,
            ),
        )
    if kind == "hood":  # close hood with a point, over the shoulders
        return join(
            shape(
                "-22,-20! -27,-38 -12,-54 8,-58! 30,-66 44,-58 50,-44! 40,-48 32,-42! 34,-16 30,14 22,34! 14,36! 20,14 20,-8 12,-24 -8,-30!",
                a,
            ),
            shape("32,-42! 34,-16 30,14 22,34! 22,10 24,-14 22,-34!", ad, 0),
            brush("-16,-40 -2,-50 14,-50", "6,-40 18,-36 24,-22", w=2.2),
            shape(
                "-24,-16! -20,-26 -6,-33 12,-28 22,-8 22,14 16,34! 11,32! 15,12 14,-6 8,-20 -6,-24 -16,-12!",
                b,
                2.4,
            ),
        )
    if kind == "brim":  # broad hat turned up before, plumeless
        return join(
            shape("-20,-28! -20,-50 -6,-62 12,-60 24,-50 26,-22!", a),
            shape("26,-22! 24,-50 12,-60 6,-61 14,-46 14,-26!", ad, 0),
            shape("-44,-38! -30,-32 -6,-36 18,-32 38,-18 58,-12! 44,0 24,-10 4,-20 -18,-20 -36,-22!", a),
            brush("-36,-30 -14,-27 8,-27 30,-15 48,-9", w=2),
            shape("-20,-42! 4,-46 25,-36! 26,-29! 4,-38 -20,-35!", b, 2.4),
            circle(-12, -41, 5.4, PAPER, 2.2),
            circle(-12, -41, 2, RED if a != RED else BLUE, 0),
        )
    if kind == "castle":  # crown of towers, for the kings of Castile

        def t(x, y, w, h):
            return shape(
                f"{x - w},{y}! {x - w},{y - h}! {x - w * 0.4},{y - h}! {x - w * 0.4},{y - h + 4}! {x + w * 0.4},{y - h + 4}! {x + w * 0.4},{y - h}! {x + w},{y - h}! {x + w},{y}!",
                GOLD,
                2.6,
            )

        return join(
            t(-22, -28, 6, 20),
            t(24, -22, 6, 22),
            t(1, -32, 9, 32),
            t(-11, -32, 5, 18),
            t(14, -28, 5, 20),
            shape("24,-28! 24,-44! 30,-44! 30,-22!", GOLD_D, 0),
            shape("-2,-46! -2,-54 1,-57 4,-54 4,-46!", INK, 0),
            shape("-28,-32! 0,-40 31,-28! 29,-13! 2,-25 -26,-19!", GOLD_L, 3),
            *[
                ellipse(x, y, 3.4, 2.9, c, 1.8)
                for x, y, c in (
                    (-17, -28, a),
                    (-4, -31, b if b != GOLD else BLUE),
                    (9, -30, a),
                    (21, -25, b if b != GOLD else BLUE),
                )
            ],
        )
    if kind in ("flat", "cap"):  # flat pancake cap worn aslant; "cap" without its plume
        return join(
            shape("-36,-30! -34,-44 -14,-52 12,-52 32,-46 38,-34! 22,-26 -16,-25", a),
            shape("38,-34! 32,-46 16,-51 24,-42 22,-26!", ad, 0),
            brush("-30,-36 -12,-44 8,-44", w=2.4),
            shape("-22,-27! 0,-29 22,-26! 21,-19! 0,-22 -20,-20!", b, 2.6),
            plume(20, -44, 52, 0.8, PAPER)
            if kind == "flat"
            else circle(10, -25, 4.6, BLUE if a != BLUE else RED, 2.2),
        )
    if kind == "phrygian":
        return join(
            shape("-24,-22! -28,-40 -14,-60 8,-68 24,-64 34,-50 30,-42! 24,-48 26,-34 26,-18!", a),
            shape("26,-18! 26,-34 24,-48! 18,-42 16,-30 17,-20!", ad, 0),
            brush("-18,-34 -8,-52 8,-60", "14,-54 20,-50 23,-48", w=2.4),
            shape("-26,-27! -2,-31 27,-23! 28,-14! 0,-22 -26,-18!", b, 2.8),
        )
    if kind == "turban":
        return join(
            plume(-9, -52, 12, 0.68, RED if a != RED else PAPER),
            shape("-18,-42 -8,-60 8,-62 22,-48 20,-36", RED if a != RED else BLUE, 3),
            shape("-28,-20! -34,-32 -28,-46 -12,-52! 10,-44 22,-30 24,-14! 4,-24", a),
            shape("24,-14! 34,-24 36,-38 26,-50 10,-56 -8,-54 -18,-46! 4,-42 20,-30", a),
            shape("26,-17! 34,-26 35,-38 28,-47! 28,-34 24,-26", ad, 0),
            brush(
                "-24,-42 -4,-34 14,-20",
                "-30,-32 -8,-28 6,-22",
                "-2,-52 18,-44 30,-32",
                "12,-55 26,-48 34,-38",
                w=2.4,
            ),
            circle(-12, -47, 5.4, GOLD, 2.4),
            circle(-12, -47, 2.2, RED, 0),
        )
    if kind in ("helmet", "kettle"):  # kettle: the same without a plume
        return join(
            plume(12, -50, 66, 1.0, a) if kind == "helmet" else "",
            shape("-22,-22! -25,-38 -16,-54 2,-60 20,-54 28,-38 26,-12! 20,-20 0,-28", STEEL),
            shape("26,-12! 28,-38 20,-54 8,-59 16,-46 18,-32 17,-21!", STEEL_D, 0),
            shape("-6,-59! 4,-62 10,-56! 4,-44 4,-28! -6,-28! -4,-44", b, 2.4),
            shape("-32,-20! -26,-30 0,-34 24,-24 32,-8! 20,-18 0,-24 -20,-22", STEEL_L, 2.8),
            *[circle(x, y, 1.7, INK, 0) for x, y in ((-18, -26), (-8, -28), (14, -25), (22, -19))],
        )
    if kind == "wide":  # wide-brimmed hat with big plume
        return join(
            shape("-20,-28! -18,-46 -4,-56 14,-54 24,-44 24,-22!", a),
            shape("24,-22! 24,-44 14,-54 6,-55 14,-44 14,-26!", ad, 0),
            shape("-46,-24! -40,-32 -18,-36 10,-34 36,-26 46,-12! 34,-14 10,-24 -18,-26", a),
            brush("-38,-27 -16,-31 10,-28 34,-19", w=2.2),
            shape("-21,-36! 0,-41 24,-32! 24,-26! 0,-34 -21,-30!", b, 2.4),
            plume(14, -34, 62, 1.15, PAPER),
            circle(14, -33, 4.6, RED if a != RED else BLUE, 2.2),
        )
    if kind == "crown":  # open crown with fleurons
        return join(
            shape("-22,-42! -10,-52 8,-52 24,-40!", ad, 2.6),
            shape(
                "-25,-22! -31,-56! -19,-44! -13,-62! -3,-46! 4,-66! 11,-45! 22,-60! 24,-40! 36,-52! 28,-16! 2,-27",
                GOLD,
            ),
            shape("28,-16! 36,-52! 25,-38! 20,-19!", GOLD_D, 0),
            *[
                circle(x, y, 3.6, c, 2.2)
                for x, y, c in (
                    (-31, -58, RED),
                    (-13, -64, BLUE),
                    (4, -68, RED),
                    (22, -62, BLUE),
                    (36, -54, RED),
                )
            ],
            shape("-27,-30! 0,-36 29,-25! 28,-14! 2,-25 -25,-20!", GOLD_L, 2.8),
            *[
                ellipse(x, y, 3.4, 2.8, c, 1.8)
                for x, y, c in ((-16, -27.4, RED), (-4, -29.6, BLUE), (8, -28.6, RED), (20, -23.6, BLUE))
            ],
        )
    if kind == "imperial":  # arched crown with velvet and orb
        return join(
            shape("-24,-34! -28,-54 -10,-66 4,-60 18,-66 34,-50 28,-28! 0,-40", a),
            shape("28,-28! 34,-50 18,-66 10,-62 22,-48 18,-34!", ad, 0),
            shape("-1,-60! 7,-60! 8,-38! 0,-39!", GOLD, 2.4),
            shape("0,-60! -14,-72 -34,-58 -27,-34! -20,-36! -25,-54 -14,-62 0,-54!", GOLD, 2.4),
            shape("6,-60! 20,-72 40,-54 31,-26! 24,-30! 31,-50 20,-62 6,-54!", GOLD, 2.4),
            circle(3, -67, 5.4, BLUE, 2.4),
            shape(
                "1,-82! 5,-82! 5,-79! 9,-79! 9,-75! 5,-75! 5,-71! 1,-71! 1,-75! -3,-75! -3,-79! 1,-79!",
                GOLD,
                1.8,
            ),
            shape("-29,-34! 0,-44 33,-29! 30,-14! 2,-26 -27,-21!", GOLD, 3),
            brush("-26,-23 2,-28.6 28,-17", w=1.6),
            *[
                ellipse(x, y, 3.6, 3, c, 1.8)
                for x, y, c in ((-18, -30, BLUE), (-5, -34, RED), (9, -33.4, BLUE), (22, -28, RED))
            ],
        )
    if kind == "radiate":  # spiked ancient crown
        return join(
            *[
                shape(f"{x - 7},-30! {x + dx},{-64 + abs(dx) * 0.9}! {x + 7},-28!", GOLD, 2.8)
                for x, dx in ((-19, -9), (22, 11), (-9, -4), (12, 5), (2, 1))
            ],
            shape("-26,-36! 0,-42 30,-30! 28,-13! 2,-24 -25,-19!", GOLD, 3),
            brush("-22,-25 2,-31 26,-20", w=1.8),
            shape("-2,-40! 4,-34! 0,-27! -6,-33!", RED, 2),
            circle(15, -31.6, 3, BLUE, 1.8),
            circle(-16, -31, 3, BLUE, 1.8),
        )
    if kind == "coronet":  # queen: small crown on a veil
        return join(
            shape(
                "-20,-34! -23,-52! -13,-43! -8,-58! 0,-44! 5,-60! 11,-43! 19,-54! 19,-41! 28,-48! 24,-25! 2,-36",
                GOLD,
                3,
            ),
            *[
                circle(x, y, 3, c, 2)
                for x, y, c in (
                    (-23, -53, RED),
                    (-8, -59, PAPER),
                    (5, -61, RED),
                    (19, -55, PAPER),
                    (28, -49, RED),
                )
            ],
            shape("-22,-37! 2,-43 26,-31! 24,-23! 2,-34 -20,-29!", GOLD_L, 2.6),
            *[
                ellipse(x, y, 2.6, 2.2, c, 1.6)
                for x, y, c in ((-12, -35.6, RED), (2, -38, BLUE), (15, -34, RED))
            ],
        )
    return ""


def head(
    view="three",
    hair="brown",
    style="bob",
    beard_kind=None,
    hat_kind=None,
    a=RED,
    b=GOLD,
    ad=RED_D,
    skin=SKIN,
    skin_d=SKIN_D,
    age=0,
    neck=True,
    earring=False,
    beard_col=None,
    nose="soft",
    calm=False,
    face="oval",
    mood="",
    lips=RED,
    lash=False,
):
    col, cut = HAIR[hair]
    bcol, bcut = HAIR[beard_col or hair]
    profile, front = view == "profile", view == "front"
    out = [
        group(hair_back(style, col, cut, view), at=(9, 0), scale=0.82)
        if profile
        else group(hair_back(style, col, cut, view), at=(-3, 0))
        if front
        else hair_back(style, col, cut, view)
    ]
    if neck:
        if profile:
            out += [
                shape("-6,22! -6,40 -12,52! 18,54! 14,36 15,10!", skin, 3),
                shape("-5,34! 8,29 14,20! 13,34 -3,42!", skin_d, 0),
            ]
        elif front:
            out += [
                shape("-12,20! -12,44 -17,54! 17,54! 12,44 12,20!", skin, 3),
                shape("-12,28! 0,37 12,28! 12,36 0,44 -12,36!", skin_d, 0),
            ]
        else:
            out += [
                shape("-9,24! -10,44 -16,54! 16,54! 12,42 13,16!", skin, 3),
                shape("-9,31! 2,36 13,26! 12.4,35 2,43 -9.4,42!", skin_d, 0),
            ]
    outline = (
        (PROFILE_HOOK if nose == "hook" else PROFILE)
        if profile
        else FACES_FRONT[face]
        if front
        else FACES[face]
    )
    out.append(shape(outline, skin))
    # soft shade down the side away from the light
    if profile:
        if light() > 0:
            out.append(shape("15,14! 19,-4 18,-18! 12,-4 8,14 -2,30 -6,35.4! 8,27", skin_d, 0))
    elif light() < 0:
        out.append(
            shape("-18.6,-14! -18.6,-2 -19,7 -15.6,19 -9,29 -3,32! -11,22 -15.4,10 -14.6,-2", skin_d, 0)
        )
    elif face == "lean":
        out.append(shape("17,-20! 18.4,-6 17.6,4 13,19 6,31 0,35.6! 6,26 10,14 13,4 13,-6", skin_d, 0))
    else:
        out.append(shape("18,-20! 20,-6 19.6,6 16,18 8,28 1,32.6! 8,24 14,12 15,-4", skin_d, 0))
    if face == "lean" and not profile:
        out.append(brush("15,8 10.4,14 9.4,22", w=1.6, fill=skin_d if front else INK))
    big = beard_kind in ("full", "fork", "long", "spade")
    out.append(
        features(
            view,
            skin_d,
            lips,
            hair_c=HAIR[beard_col or hair][0] if hair not in ("white", "grey") else "#8d8170",
            age=age,
            show_mouth=not big,
            nose=nose,
            calm=calm,
            mood=mood,
            lash=lash,
        )
    )
    if style in ("short", "braids", "crop"):
        ex, ey = (9, 3) if profile else (20, 3)
        ear = join(shape("-3,-6! 2,-8 5,-3 3,4 -2,8!", skin, 2.6), brush("0,-4 2,-1 0,3", w=1.4))
        out.append(group(ear, at=(ex, ey)))
        if front:
            out.append(group(ear, at=(-ex, ey), flip=True))
    if earring:
        ex, ey = (9, 14) if profile else (20, 14)
        out.append(circle(ex, ey, 3.4, GOLD, 1.8))
    out.append(beard(beard_kind, bcol, bcut, view))
    out.append(hair_front(style, col, cut, view))
    out.append(group(hat(hat_kind, a, b, ad, view), at=(-2.5, 0)) if front else hat(hat_kind, a, b, ad, view))
    return join(out)

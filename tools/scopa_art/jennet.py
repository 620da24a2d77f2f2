"""The Spanish horse (a jennet), side view, facing LEFT: arched neck, nose tucked in, long waving mane.

Ground line y = 366, saddle near (142, 200).  Nothing of it comes below y = 344 right of x = 192,
where the lower index sits.  Poses: "piaffe" (near fore raised), "passage" (far fore and near hind
raised), "levade" (sits on its hind legs).
"""

from .horse import COATS, about, hoof
from .palette import BLUSH, GOLD, INK, PAPER, RED, TONES
from .svg import brush, circle, join, line, shape, union, xf

TRUNK = (
    "70,126 86,118 104,126 118,150 128,186 146,204 174,197 192,206 203,228 201,254 186,282 164,286 136,292 110,290 "
    "86,276 70,254 62,228 66,206 77,186 82,164 76,146"
)
HEAD = "72,124 58,126 49,142 42,164 34,184 32,195 38,203 47,202 55,195 66,184 80,172 90,158 92,140 86,126"
HIND = "200,230! 205,258 198,284 201,300 190,324 182,352! 167,352! 172,326 175,308 162,294 150,282 154,254!"
HIND_FAR = "178,252! 180,284 170,300 174,316 162,334 155,352! 140,352! 147,330 148,314 140,300 132,286!"
HIND_UP = (
    "200,230! 206,260 198,284 204,298 196,316 186,328! 176,320! 182,310 182,302 164,292 150,282 154,254!"
)
FORE_UP = "84,248! 64,252 44,252 33,260 32,272 44,290 50,308! 63,304! 60,288 54,274 70,274 98,282 112,268!"
FORE_DOWN = "86,270! 88,298 92,316 90,336 87,353! 102,353! 105,336 107,314 110,298 116,276!"
FORE_TUCK = "78,232! 58,238 42,244 34,256 38,270 52,280 62,288! 70,278! 60,270 54,262 74,262 98,268 110,250!"

# pose: angle of the trunk, then (shape, hoof x, y, turn) of near fore, far fore, near hind, far hind
UP, DOWN, TUCK = (FORE_UP, 57, 306, -14), (FORE_DOWN, 95, 353, 0), (FORE_TUCK, 67, 283, -40)
STAND, STAND_FAR = (HIND, 174.5, 351, 0), (HIND_FAR, 147.5, 352, 0)
POSES = {
    "piaffe": (0, UP, (xf(FORE_DOWN, -2, 0), 93, 353, 0), STAND, STAND_FAR),
    "passage": (
        0,
        (xf(FORE_DOWN, 2, 0), 97, 353, 0),
        (xf(FORE_UP, 4, -6), 61, 300, -14),
        (HIND_UP, 182, 325, -34),
        STAND_FAR,
    ),
    "levade": (
        20,
        TUCK,
        (xf(FORE_TUCK, 2, -18), 69, 265, -40),
        (xf(HIND, 6, 0), 180.5, 351, 0),
        (
            "176,252! 172,284 152,298 152,314 138,332 129,352! 114,352! 123,330 128,312 124,296 126,280!",
            121.5,
            352,
            0,
        ),
    ),
}
PIVOT = (178, 330)


def tilt(spec, angle):
    """Points turned about the hind quarters."""
    return about(spec, angle, PIVOT) if angle else spec


def tilted(angle, *items):
    """Items drawn on the standing horse (saddle, rider) carried along with its trunk."""
    return (
        f'<g transform="rotate({angle},{PIVOT[0]},{PIVOT[1]})">{join(*items)}</g>' if angle else join(*items)
    )


def jennet(coat="white", tack=RED, tack2=GOLD, pose="piaffe", cloth=None, socks=False):
    """cloth: a function that draws the caparison or saddle cloth on the standing horse."""
    body, far, cut, mane, mcut = COATS[coat]
    a, near, off, hind, hfar = POSES[pose]
    tail = "196,214! 212,206 224,220 222,250 214,278 220,304 212,330! 206,318 199,328! 198,300 203,274 202,248 200,232"
    out = [
        shape(tail, mane),
        brush(
            "208,214 213,246 207,276 211,310",
            "216,224 217,248 211,272",
            "203,232 208,256 204,284",
            w=2.4,
            fill=mcut,
        ),
    ]
    out.append(tilted(a, shape(off[0], far), hoof(off[1], off[2], off[3], 14)))
    out += [shape(hfar[0], far), hoof(*hfar[1:], 15), hoof(*hind[1:], 15)]
    out.append(
        tilted(a, hoof(near[1], near[2], near[3], 15), shape("74,126! 80,108 76,98! 66,108 62,124!", body, 3))
    )
    out.append(union(body, hind[0], tilt(near[0], a), tilt(TRUNK, a), tilt(HEAD, a), sw=3.4))
    if socks and hind is STAND:
        out += [shape("190,330! 183,352! 167,352! 171,332!", PAPER, 0), line("171,332 190,330", 2)]
    out.append(
        shape(
            tilt(
                "202,246! 198,264 186,281 164,285 136,291 110,289 87,276! 110,276 142,278 172,268 190,254",
                a * 0.6,
            ),
            far,
            0,
        )
        if not a
        else ""
    )
    out.append(
        brush(
            "160,236 152,258 158,280 172,294",
            "186,236 193,252 190,270",
            "183,312 190,317 197,312",
            w=2.4,
            fill=cut,
        )
    )
    inner = [
        brush(
            "82,236 90,256 104,268",
            "72,236 74,250 82,262",
            "70,196 78,188 84,176",
            "74,214 79,222 80,232",
            w=2.2,
            fill=cut,
        )
    ]
    if cloth:
        inner.append(cloth())
    inner += _head(body, cut, mane, mcut, tack, tack2)
    out.append(tilted(a, *inner))
    return join(out)


def _head(body, cut, mane, mcut, tack, tack2):
    t = 5.2
    return [
        shape("64,126! 68,110 64,99! 55,110 54,126!", body, 3),
        shape("61,121! 63,112 62,107! 58,114 58,122!", BLUSH, 0),
        shape("56,150! 61,143 68,145 71,151! 64,153", PAPER, 0),
        circle(63, 148.6, 3.3, INK, 0),
        circle(61.8, 147.4, 1, PAPER, 0),
        brush("54,151 62,142 69,144 72,151", w=2.8),
        brush("55,143 62,137 70,140", w=1.8),
        brush("36,190 39,186 43,188", w=2.6),
        brush("34,197 40,197 46,194", w=1.8),
        brush("78,152 84,158 80,168", w=2, fill=cut),
        # mane: long waves down the crest
        shape(
            "64,118! 80,112 102,122 118,144 128,172 132,192! 124,188 120,198! 114,186 106,192! 106,176 96,180! 98,162 88,164! 90,146 80,148! 82,132 72,132!",
            mane,
            3,
        ),
        brush(
            "82,118 100,132 110,156",
            "98,128 114,150 122,176",
            "88,136 98,146 102,166",
            "106,150 114,166 116,182",
            w=2.2,
            fill=mcut,
        ),
        shape("70,116! 58,118 50,130 50,144! 56,140 60,146! 65,136 73,128!", mane, 2.8),
        # bridle
        line("68,134 64,164 54,190", t + 3),
        line("68,134 64,164 54,190", t - 1.4, tack),
        line("42,170 52,174 60,184", t + 2.6),
        line("42,170 52,174 60,184", t - 1.6, tack),
        line("52,137 60,133 70,135", t + 2.4),
        line("52,137 60,133 70,135", t - 1.8, tack),
        circle(54, 190, 4.8, tack2, 2.4),
        circle(69, 135, 3.6, tack2, 2),
    ]


BIT = (54, 190)


def reins(hand, tack=RED, pose="piaffe"):
    bx, by = about([BIT], POSES[pose][0], PIVOT)[0][:2]
    hx, hy = hand
    s = f"{bx},{by} {(bx + hx) / 2 - 2},{max(by, hy) + 12} {hx},{hy}"
    return join(line(s, 6), line(s, 2.6, tack))


def saddle_cloth(a, dark, trim=GOLD, fringe=True, tack=RED):
    """A square saddle cloth with breast strap and crupper."""

    def draw():
        s = "116,196! 130,204 152,203 172,198! 182,224 184,256! 148,262 112,256! 110,226"
        out = [
            shape("64,218! 72,236 94,240 116,226! 117,235! 96,249 72,246 62,228!", tack, 2.8),
            *[
                shape(f"{x - 3.4},{y}! {x + 3.4},{y}! {x + 4.4},{y + 9}! {x - 4.4},{y + 9}!", trim, 2)
                for x, y in ((72, 243), (86, 247), (100, 244))
            ],
            shape("168,200! 184,204 196,216 203,226! 203,233! 192,224 182,214 168,209!", tack, 2.6),
            shape(s, a),
            shape("172,198! 182,224 184,256! 170,259 170,228 162,200!", dark, 0),
            shape(s, None),
            line("119,246 148,251 176,246", 3.4, trim),
        ]
        if fringe:
            out += [
                shape(f"{x - 4},{y}! {x + 4},{y}! {x + 3},{y + 12}! {x - 3},{y + 12}!", trim, 2)
                for x, y in ((118, 258), (130, 260), (142, 261.4), (154, 261.4), (166, 259.4), (177, 257.6))
            ]
        return join(*out)

    return draw


def caparison(front, rear, charge_f, charge_r, trim=GOLD):
    """A long cloth over the whole horse, quartered: neck and chest in one tone, croup in the other."""

    def draw():
        fa, fd, _ = TONES[front]
        ra, rd, _ = TONES[rear]
        neck = "92,122! 108,130 120,152 130,188! 112,206 88,214 70,208! 66,206 79,184 86,162 84,146!"
        fs = "68,204! 90,214 116,204 132,190! 142,204! 144,258 146,308! 132,316 118,306! 102,316 86,306! 72,314 56,302! 58,256 60,226"
        rs = "142,204! 158,204 176,197 193,205 205,226 210,262 212,300! 200,312 186,304! 172,314 158,306! 152,312 146,308! 144,258"
        hemf = "57,292! 72,303 86,295! 102,305 118,295! 132,305 146,297! 146,308! 132,316 118,306! 102,316 86,306! 72,314 56,302!"
        hemr = "146,297! 152,301 158,295! 172,303 186,293! 200,301 211,289! 212,300! 200,312 186,304! 172,314 158,306! 152,312 146,308!"
        return join(
            shape(rs, ra),
            shape("205,226! 210,262 212,300! 200,312 190,305! 193,262 190,226 184,202!", rd, 0),
            shape(rs, None),
            shape(fs, fa),
            shape("146,308! 134,314 126,309! 128,258 126,200! 142,204! 144,258", fd, 0),
            shape(fs, None),
            brush("92,220 84,252 82,286", "112,212 110,250 112,286", w=2.4, fill=fd),
            brush("158,212 158,250 160,286", "198,226 200,256 200,284", w=2.4, fill=rd),
            charge_f(94, 256),
            charge_r(178, 250),
            shape(hemf, trim, 2.6),
            shape(hemr, trim, 2.6),
            shape(neck, fa, 3),
            brush("100,136 108,158 112,186", "92,150 96,172 92,196", w=2.2, fill=fd),
            shape("66,204! 88,213 112,205 131,188! 133,196! 114,213 88,222 63,213!", trim, 2.6),
        )

    return draw

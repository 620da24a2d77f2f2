"""The Neapolitan horse, side view, facing LEFT: prance, walk, bow, gallop, rearing.

Ground line y = 362; withers at (124, 208); the saddle stays put in all gaits but rearing.
"""

from math import cos, radians, sin

from .palette import BLUE, BLUE_D, BLUSH, GOLD, GREY, INK, PAPER, RED
from .svg import brush, circle, group, join, line, pts, shape, side_shade, union, xf

COATS = {  # body, far legs, cuts, mane, mane cuts
    "white": ("#fdf8ea", "#d9ccb0", "#8d8170", GREY, "#6f665b"),
    "bay": ("#9c5a2b", "#6e3d1b", INK, "#33241d", "#8a6a55"),
    "black": ("#4a3d3a", "#2e2523", "#927a6c", "#241b18", "#8a6a55"),
    "grey": ("#bdb9b6", "#8c8886", INK, "#f6efe0", "#8d8170"),
    "sorrel": ("#c8702f", "#964a1b", INK, "#f3d394", "#96631f"),
    "dun": ("#d9b074", "#a97d45", INK, "#3f2a1c", "#a5825c"),
}

TORSO = (
    "70,140 90,148 106,172 118,202 148,214 182,207 208,216 224,240 224,268 206,294 176,294 146,300 "
    "116,295 94,284 80,262 73,236 70,212 60,196 56,170"
)
HEAD = "72,138 60,140 48,152 38,174 24,198 21,210 26,218 36,219 44,212 56,206 72,204 82,190 86,164"
HIND = "222,244! 229,280 226,304 231,316 224,336 218,352! 203,352! 208,336 207,322 192,312 174,296 168,268!"
HIND_FAR = "196,260! 204,292 196,310 202,322 190,340 182,353! 168,353! 176,336 176,322 164,306 152,288!"
FORE_UP = "82,256! 70,276 52,294 46,304 50,312 62,328 66,340! 78,336! 74,322 68,310 84,302 104,296 112,280!"
FORE_DOWN = "100,276! 98,306 101,318 99,338 97,353! 111,353! 114,338 116,318 119,304 126,284!"


def hoof(x, y, rot=0, w=16, col="#4b3a30"):
    return group(
        shape(f"{-w / 2},0! {w / 2},0! {w / 2 + 2},14! {-w / 2 - 6},14!", col, 3), at=(x, y), rot=rot
    )


# Parts of the standing horse that the other gaits recombine.
NECK = "70,140 90,148 106,172 118,202 132,218 112,252 84,250 74,236 70,212 60,196 56,170"
BARREL = "98,202 124,206 148,214 182,207 208,216 224,240 224,268 206,294 176,294 146,300 116,295 94,284 78,262 72,240 78,216"
NECK_PIVOT = (106, 218)

# gait: turn of the neck, then (shape, hoof x, y, turn) of near fore, far fore, near hind, far hind
GAITS = {
    "prance": (
        -14,
        (FORE_UP, 72, 337, -20),
        (FORE_DOWN, 104, 353, 0),
        (HIND, 210.5, 352, 0),
        (HIND_FAR, 175, 353, 0),
    ),
    "walk": (
        0,
        (xf(FORE_DOWN, -6, 0), 98, 353, 0),
        (xf(FORE_UP, 0, -6), 72, 331, -20),
        (HIND, 210.5, 352, 0),
        (HIND_FAR, 175, 353, 0),
    ),
    # head bowed, pacing
    "bow": (
        -36,
        ("96,270! 86,296 84,312 76,334 66,351! 80,355! 92,338 102,318 112,304 124,282!", 72, 351, 8),
        ("100,276! 104,300 110,314 116,330 120,352! 134,351! 131,332 126,314 124,300 128,282!", 127, 352, 0),
        (HIND, 210.5, 352, 0),
        (
            "196,260! 198,290 184,308 186,322 172,338 160,353! 146,351! 158,334 160,318 154,306 146,288!",
            153,
            352,
            6,
        ),
    ),
    # at full stretch, no hoof on the ground
    "gallop": (
        -13,
        ("84,252! 64,262 44,274 30,288 22,304! 34,312! 44,299 58,292 88,300 112,280!", 28, 309, 38),
        (
            "98,268! 92,288 82,298 84,310 98,322 104,336! 117,329! 112,314 101,304 112,296 126,284!",
            111,
            335,
            -26,
        ),
        (
            "222,244! 231,274 222,298 226,310 231,326 235,341! 222,347! 217,333 207,321 191,308 174,296 168,268!",
            229,
            345,
            -22,
        ),
        (
            "196,260! 196,288 178,304 170,314 152,322 140,337! 129,329! 140,314 153,305 155,296 149,284!",
            135,
            334,
            38,
        ),
    ),
}
JOINTS = {
    "prance": ("208,322 214,326 222,322", "58,300 62,304 68,306"),
    "walk": ("208,322 214,326 222,322", "94,318 100,322 108,318"),
    "bow": ("208,322 214,326 222,322", "84,314 90,319 98,318"),
    "gallop": ("212,318 218,320 226,314", "40,292 46,298 50,296"),
}


def about(spec, angle, pivot):
    """Points of a shape turned about a pivot."""
    p, c = pts(spec)
    ca, sa = cos(radians(angle)), sin(radians(angle))
    px, py = pivot
    return [
        ((x - px) * ca - (y - py) * sa + px, (x - px) * sa + (y - py) * ca + py, k) for (x, y), k in zip(p, c)
    ]


def bit(pose):
    """Where the rein meets the bit."""
    return about([(46, 203)], GAITS[pose][0], NECK_PIVOT)[0][:2]


def horse(coat="white", tack=RED, tack2=GOLD, blanket=BLUE, blanket_d=BLUE_D, pose="prance", socks=False):
    body, far, cut, mane, mcut = COATS[coat]
    turn, fore, ofore, hind, ohind = GAITS[pose]

    def bent(*parts):
        return (
            f'<g transform="rotate({turn},{NECK_PIVOT[0]},{NECK_PIVOT[1]})">{join(*parts)}</g>'
            if turn
            else join(*parts)
        )

    out = []
    # tail: falling, or flying at the gallop
    if pose == "gallop":
        out.append(
            shape(
                "206,226! 216,210 228,206 234,220 236,246 232,272 237,296! 228,290 224,300! 219,280 221,256 218,240",
                mane,
            )
        )
        out.append(brush("220,218 228,236 226,266", "230,222 232,250 229,276", w=2.4, fill=mcut))
    else:
        out.append(
            shape(
                "212,222! 224,213 233,226 232,256 228,286 233,316 227,346! 218,334 212,344! 208,316 211,286 212,258 209,238",
                mane,
            )
        )
        out.append(
            brush(
                "222,226 223,262 220,298 224,330",
                "228,236 227,266 223,290",
                "216,250 216,290 214,326",
                w=2.4,
                fill=mcut,
            )
        )
    # far legs, then near legs, trunk, neck and head as one silhouette
    out += [shape(ofore[0], far), hoof(*ofore[1:], 15), shape(ohind[0], far), hoof(*ohind[1:], 15)]
    out += [
        hoof(*hind[1:]),
        hoof(*fore[1:], 15),
        bent(shape("72,140! 80,124 78,112! 68,122 62,138!", body, 3)),
    ]
    trunk = [BARREL, about(NECK, turn, NECK_PIVOT), about(HEAD, turn, NECK_PIVOT)] if turn else [TORSO, HEAD]
    out.append(union(body, hind[0], fore[0], *trunk, sw=3.4))
    out.append(
        bent(
            shape("62,140! 66,124 62,113! 54,124 52,142!", body, 3),
            shape("60,136! 62,126 61,121! 57,128 56,138!", BLUSH, 0),
        )
    )
    if socks and hind[0] is HIND:
        out += [shape("226,332! 218,352! 203,352! 208,334!", PAPER, 0), line("208,334 226,332", 2)]
    # shade under belly and thigh, muscles
    out.append(
        shape(
            "224,258! 221,274 210,289 202,293 176,293 146,299 116,294 95,284! 120,282 150,284 180,276 204,274",
            far,
            0,
        )
    )
    out.append(
        brush(
            "176,236 170,262 178,288 192,306",
            "90,252 98,270 112,278",
            "84,236 84,250 90,262",
            "206,232 214,250 214,270",
            *JOINTS[pose],
            w=2.4,
            fill=cut,
        )
    )
    out.append(brush("118,214 116,232 108,246", w=2.2, fill=cut))
    if not turn:
        out.append(brush("70,204 78,196 82,184", "76,214 82,222 84,232", w=2.2, fill=cut))
    out += _body_tack(tack, tack2, blanket, blanket_d)
    out.append(bent(*_head_and_mane(body, cut, mane, mcut, tack, tack2)))
    return join(out)


def _head_and_mane(body, cut, mane, mcut, tack, tack2):
    out = []
    # head detail
    out += [
        shape("50,164! 55,157 62,158 66,164! 58,167", PAPER, 0),
        circle(57, 162, 3.4, INK, 0),
        circle(55.8, 160.8, 1, PAPER, 0),
        brush("48,165 55,156 63,157 67,164", w=2.8),
        brush("48,157 56,151 64,153", w=2),
        brush("25,205 28,200 32,202", w=2.8),
        brush("24,213 30,212 36,207", w=2),
        brush("40,176 38,184 36,190", w=1.6, fill=cut),
    ]
    # mane
    out.append(
        shape(
            "66,130! 82,132 102,148 116,176 126,204! 116,202 108,214! 107,196 96,200! 97,182 84,186! 88,168 76,168! 80,154 70,154! 72,144 62,146!",
            mane,
            3,
        )
    )
    out.append(
        brush(
            "84,138 98,156 104,186",
            "74,136 86,150 90,166",
            "98,152 110,174 114,198",
            "70,136 76,142 78,150",
            w=2.2,
            fill=mcut,
        )
    )
    out.append(shape("72,128! 60,128 50,138 47,152! 54,148 58,154! 64,146 72,138!", mane, 2.8))
    # bridle
    t = 5.4
    out += [
        line("66,148 62,178 46,204", t + 3),
        line("66,148 62,178 46,204", t - 1.4, tack),
        line("33,184 42,190 52,204", t + 3),
        line("33,184 42,190 52,204", t - 1.4, tack),
        line("50,150 58,148 68,150", t + 2.6),
        line("50,150 58,148 68,150", t - 1.6, tack),
        circle(45, 202, 5, tack2, 2.4),
        circle(66, 150, 3.6, tack2, 2),
    ]
    return out


def _body_tack(tack, tack2, blanket, blanket_d):
    out = []
    # breast strap with bells
    out += [
        shape("75,232! 84,246 104,248 126,238! 128,246! 106,257 82,256 76,242!", tack, 2.8),
        *[circle(x, y, 4.4, tack2, 2.2) for x, y in ((83, 254), (96, 258), (110, 256))],
    ]
    # crupper
    out += [
        shape("178,216! 198,220 214,232 222,240! 222,247! 210,240 196,228 178,224!", tack, 2.6),
        circle(199, 225, 4.4, tack2, 2.2),
    ]
    # blanket
    bl = "121,214! 134,217 160,214 182,208! 190,232 192,262! 178,270 166,264! 156,272 144,266! 132,272 118,264! 114,240"
    out += [
        shape(bl, blanket),
        side_shade(bl, 12, blanket_d),
        shape(
            "113,250! 119,256 132,263 144,257! 156,263 166,256! 178,262 192,254! 192,263! 178,271 166,265! 156,273 144,267! 132,273 118,265!",
            tack2,
            2.4,
        ),
    ]
    return out


# --- rearing ---------------------------------------------------------------------
# The trunk turns about the hind hooves; the hind legs stay on the ground.

TURN, PX, PY, SX, SY = 22, 200, 340, -45, 8


def turned(spec):
    """Points of the standing horse in the rearing pose."""
    p, c = pts(spec)
    ca, sa = cos(radians(TURN)), sin(radians(TURN))
    return [
        ((x - PX) * ca - (y - PY) * sa + PX + SX, (x - PX) * sa + (y - PY) * ca + PY + SY, k)
        for (x, y), k in zip(p, c)
    ]


FORE_R = "104,212! 80,218 54,220 40,226 36,238 44,254 44,270! 58,270! 58,256 55,246 68,250 94,262 112,262!"
FORE_R_FAR = "98,196! 70,192 48,186 34,188 27,198 32,216 28,230! 41,234! 45,220 43,208 56,214 84,230!"


def rearing(coat="black", tack=RED, tack2=GOLD, blanket=BLUE, blanket_d=BLUE_D, socks=False):
    """The horse on its hind legs; saddle near (155, 204), bit near (64, 163)."""
    body, far, cut, mane, mcut = COATS[coat]
    sock = PAPER if socks else None
    hind, hfar = xf(HIND, -8, 0), xf(HIND_FAR, -14, 0)
    tail = "206,250! 220,246 232,258 232,286 228,312 233,336 226,356! 217,344 210,352! 208,326 210,300 208,276 204,264"
    out = [
        shape(tail, mane),
        brush("218,258 222,290 218,320 223,342", "226,264 227,290 223,310", w=2.4, fill=mcut),
    ]
    out += [
        shape(FORE_R_FAR, far),
        hoof(34.5, 231, 14, 14),
        shape(hfar, far),
        hoof(161, 353),
        hoof(202.5, 352),
        hoof(51, 270, 0, 14),
    ]
    t = f'<g transform="translate({SX},{SY}) rotate({TURN},{PX},{PY})">'
    out += [t, shape("72,140! 80,124 78,112! 68,122 62,138!", body, 3), "</g>"]
    out.append(union(body, hind, FORE_R, turned(TORSO), turned(HEAD), sw=3.4))
    if sock:
        out += [shape("216,332! 210,352! 195,352! 200,334!", sock, 0), line("200,334 217,332", 2)]
    out.append(
        shape(
            turned(
                "224,258! 221,274 210,289 196,292 176,293 146,299 116,294 95,284! 120,282 150,284 180,276 204,274"
            ),
            far,
            0,
        )
    )
    out.append(
        brush(
            "166,262 160,282 166,300 184,312",
            "198,262 206,276 206,290",
            "200,324 206,328 214,324",
            "46,232 46,240 50,246",
            "92,216 84,232 90,250",
            w=2.4,
            fill=cut,
        )
    )
    out += [
        t,
        shape("62,140! 66,124 62,113! 54,124 52,142!", body, 3),
        shape("60,136! 62,126 61,121! 57,128 56,138!", BLUSH, 0),
        brush("70,204 78,196 82,184", "76,214 82,222 84,232", w=2.2, fill=cut),
        *_body_tack(tack, tack2, blanket, blanket_d),
        *_head_and_mane(body, cut, mane, mcut, tack, tack2),
        "</g>",
    ]
    return join(out)


def reins(hand, tack=RED, bit=(46, 203)):
    hx, hy = hand
    bx, by = bit
    s = f"{bx},{by} {(bx + hx) / 2 - 4},{max(by, hy) + 14} {hx},{hy}"
    return join(line(s, 6), line(s, 2.6, tack))

"""The twelve Spanish courts: own poses, own garments.

Figures stand on y = 366 about the axis x = 125 and are set 7 units to the left on the card, so
that hems and hooves stay clear of the lower index (x > 188, y > 348) and plumes of the upper one.
A figure decorated with @mirrored is drawn facing left and looks right on its card.
"""

from math import cos, radians, sin

from . import emblems_spanish as em
from . import parts
from .heads import head
from .jennet import caparison, jennet, reins, saddle_cloth
from .palette import (
    BLUE,
    BLUE_D,
    GOLD,
    GOLD_D,
    GREEN,
    GREEN_D,
    GREEN_L,
    INK,
    IVORY_D,
    PAPER,
    RED,
    RED_D,
    SKIN,
    STEEL,
    STEEL_D,
    TONES,
    WOOD,
    WOOD_D,
    WOOD_L,
)
from .parts import (
    arm,
    coin_hand_back,
    coin_hand_front,
    dots,
    ermine,
    grip,
    hip_hand,
    leg,
    lozenges,
    open_hand,
    ruff,
    shoe,
    stars,
)
from .svg import (
    brush,
    circle,
    group,
    join,
    lattice,
    light,
    line,
    mirrored,
    rect,
    shade,
    shape,
    side_shade,
    sym,
    union,
)

SHIFT = -7


def place(body, dx=SHIFT):
    return group(body, at=(dx, 0))


def bank():
    """The low green bank; it ends short of the lower index."""
    s = "24,368 44,357 76,360 106,353 138,358 164,355 180,362 184,369 170,378 132,382 80,383 40,380 26,375"
    return join(
        shape(s, GREEN_L, 3),
        brush("44,373 60,369 76,374", "104,378 124,374 142,379", w=2.4, fill=GREEN_D),
        *[
            brush(
                f"{x},{y} {x - 3},{y - 7} {x - 7},{y - 10}",
                f"{x},{y} {x},{y - 8} {x + 1},{y - 13}",
                f"{x},{y} {x + 3},{y - 6} {x + 8},{y - 9}",
                w=2.4,
                prof="out",
                fill=GREEN_D,
            )
            for x, y in ((40, 372), (112, 371), (166, 371))
        ],
    )


# --- charges -----------------------------------------------------------------------------


def tower(x, y, c=GOLD, s=1.0):
    """A castle of three turrets."""
    return group(
        shape(
            "-15,20! -15,-6! -19,-6! -19,-18! -12,-18! -12,-12! -7,-12! -7,-28! -3,-28! -3,-22! 3,-22! 3,-28! 7,-28! 7,-12! 12,-12! 12,-18! 19,-18! 19,-6! 15,-6! 15,20!",
            c,
            2.6,
        ),
        shape("-5,20! -5,8 0,2 5,8 5,20!", INK, 0),
        rect(-10, -4, 4, 6, INK, 0),
        rect(6, -4, 4, 6, INK, 0),
        rect(-2, -17, 4, 6, INK, 0),
        at=(x, y),
        scale=s,
    )


def lion(x, y, c=RED, s=1.0):
    """A lion rampant, facing left."""
    body = (
        "-13,-21! -9,-26 -1,-26 5,-19 7,-9 11,1 11,9! 16,5 17,-3 12,-11 15,-20 22,-17! 19,-12 22,-2 19,9 13,13! 14,17 10,22! 3,22! 6,16 2,11 -2,13! "
        "-2,18 -7,22! -15,22! -9,15 -7,8 -6,2! -11,5 -16,5! -18,1! -12,-1 -8,-4! -14,-5 -20,-4! -21,-9! -14,-10 -9,-12! -16,-13 -18,-17!"
    )
    return group(
        shape(body, c, 2.2),
        brush("-2,-23 2,-14 0,-6", "-5,-20 -3,-13 -4,-8", w=1.8),
        circle(-11, -18, 1.5, INK, 0),
        at=(x, y),
        scale=s,
    )


# --- garments ----------------------------------------------------------------------------


def big_ruff(x, y, w=30, tilt=0):
    """A cartwheel ruff seen from a little above."""
    n = 9
    lobes = []
    for i in range(n):
        t = (i + 0.5) / n
        lobes.append(
            [
                (x - w + 2 * w * t + a * w / n * 1.2, y + 8 * sin(t * 3.14159) + b * 8.4, False)
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
    return group(
        group(
            union(
                PAPER, *lobes, f"{x - w * 0.8},{y - 3} {x},{y - 9} {x + w * 0.8},{y - 3} {x},{y + 8}", sw=2.8
            ),
            brush(
                *[
                    f"{x + (i - 4.5) * w * 0.07},{y - 4} {x + (i - 4.5) * w * 0.14},{y + 2} {x + (i - 4.5) * w * 0.2},{y + 11}"
                    for i in range(10)
                ],
                w=1.6,
            ),
            at=(-x, -y),
        ),
        at=(x, y),
        rot=tilt,
    )


def trunk_hose(a, b, cx=125, y=204):
    """Puffed breeches in panes, two globes."""
    A, _AD, _ = TONES[a]
    B, BD, _ = TONES[b]
    out = []
    for sgn in (1, -1):
        s = [
            (cx + sgn * x, y + yy, k)
            for x, yy, k in (
                (-2, -2, True),
                (26, -4, True),
                (40, 14, False),
                (43, 36, False),
                (32, 54, True),
                (6, 56, True),
                (-4, 36, False),
            )
        ]
        out += [shape(s, B), side_shade(s, 10, BD)]
        for x0, x1, x2 in ((3, 5, 8), (13, 19, 17), (23, 34, 27)):
            out.append(
                shape(
                    [
                        (cx + sgn * (x0 - 3), y - 1, True),
                        (cx + sgn * (x1 - 4.4), y + 24, False),
                        (cx + sgn * (x2 - 3), y + 53, True),
                        (cx + sgn * (x2 + 3), y + 53, True),
                        (cx + sgn * (x1 + 4.4), y + 24, False),
                        (cx + sgn * (x0 + 3), y - 1, True),
                    ],
                    A,
                    2.2,
                )
            )
        out.append(
            shape(
                [
                    (cx + sgn * 5, y + 52, True),
                    (cx + sgn * 33, y + 50, True),
                    (cx + sgn * 32, y + 58, True),
                    (cx + sgn * 6, y + 60, True),
                ],
                A,
                2.6,
            )
        )
    return join(out)


def peascod(a, trim, cx=125):
    """Close doublet with a pointed belly and a row of buttons."""
    A, AD, _ = TONES[a]
    T = TONES[trim][0]
    s = sym("125,132! 144,122! 160,127 170,140! 164,166 156,188 154,204! 140,212 125,222!", 125)
    flaps = [
        shape([(x - 8, y, True), (x + 8, y + dy, True), (x + 9, y + 13, True), (x - 9, y + 13, True)], A, 2.4)
        for x, y, dy in ((102, 204, 4), (116, 211, 4), (134, 214, -4), (148, 207, -4))
    ]
    return join(
        flaps,
        shape(s, A),
        side_shade(s, 15, AD),
        line("125,134 125,220", 2.2),
        *[circle(125, yy, 2.8, T, 1.6) for yy in (144, 157, 170, 183, 196, 209)],
        brush("110,146 108,172 112,198", "140,146 142,172 138,198", w=2.2),
        brush("94,142 100,164 102,186", "156,142 150,164 148,186", w=2),
        shape("96,199! 112,208 125,217 138,208 154,199! 155,207! 140,216 125,226 110,216 95,207!", T, 2.6),
    )


def half_cape(a, lining, flow=1):
    """Short Spanish cape, thrown back; flow = how far it swings out."""
    A, AD, _ = TONES[a]
    x = 40 * flow
    return join(
        shape(
            f"100,126! 84,160 76,208 70,244! 100,256 150,258 {176 + x * 0.4},252! {196 + x * 0.4},246! {190 + x * 0.3},200 {172 + x * 0.2},150 150,124!",
            TONES[lining][0],
        ),
        shape(
            f"146,124! 172,146 {186 + x * 0.3},190 {196 + x * 0.4},246! {176 + x * 0.4},254! 168,200 156,160!",
            A,
            3,
        ),
        brush(f"160,150 {176 + x * 0.2},196 {184 + x * 0.4},240", w=2.4, fill=AD),
        shape("100,126! 84,160 76,208 70,244! 84,250! 90,204 98,164!", A, 3),
    )


def surcoat(a, b, hem=316, trim="gold", split=True):
    """Long sleeveless coat to the calf, belted; a = left, b = right (party)."""
    A, AD, _ = TONES[a]
    B, BD, _ = TONES[b]
    T = TONES[trim][0]
    L = f"125,134! 106,122! 90,128 80,142! 92,174 94,204! 84,250 72,{hem}! 90,{hem + 8} 108,{hem + 2} 125,{hem + 8}!"
    R = f"125,134! 144,122! 160,128 170,142! 158,174 156,204! 166,250 178,{hem}! 160,{hem + 8} 142,{hem + 2} 125,{hem + 8}!"
    dim, dd = (R, BD) if light() > 0 else (L, AD)
    return join(
        shape(L, A),
        shape(R, B),
        side_shade(dim, 15, dd),
        line(f"125,134 125,{hem + 6}", 2.4),
        brush(
            f"104,214 98,260 92,{hem - 8}",
            f"114,216 112,262 108,{hem - 6}",
            f"136,216 138,262 142,{hem - 6}",
            f"146,214 152,260 158,{hem - 8}",
            "94,146 100,166 102,188",
            "156,146 150,166 148,188",
            w=2.4,
        ),
        shape(
            f"75,{hem - 12}! 92,{hem - 4} 108,{hem - 10} 125,{hem - 4} 142,{hem - 10} 158,{hem - 4} 175,{hem - 12}! 178,{hem}! 160,{hem + 8} 142,{hem + 2} 125,{hem + 8} 108,{hem + 2} 90,{hem + 8} 72,{hem}!",
            T,
            2.6,
        ),
        shape("93,198! 125,206 157,198! 158,209! 125,218 92,209!", T, 2.8),
        circle(125, 211, 6, RED if trim != "red" else GOLD, 2.4),
    )


def buckler(x, y, r, field, charge):
    return join(
        circle(x, y, r, STEEL, 3.4),
        circle(x, y, r - 8, field, 2.6),
        *[
            circle(x + (r - 4) * cos(radians(a)), y + (r - 4) * sin(radians(a)), 2, GOLD, 1.4)
            for a in range(0, 360, 30)
        ],
        charge,
    )


# --- sotas ---------------------------------------------------------------------------------


def sota_oros():
    """The courtier: striding, ruff, puffed breeches, swinging cape."""
    return join(
        half_cape("green", "gold", 0.9),
        leg((140, 254), (152, 300), (166, 346), "blue", "red", -1),
        leg((110, 254), (98, 302), (84, 353), "blue", "red", -1),
        trunk_hose("red", "gold"),
        peascod("red", "gold"),
        # sword hilt at the hip
        line("150,214 196,268", 8),
        line("150,214 196,268", 3.4, INK),
        line("140,224 160,206", 6),
        line("140,224 160,206", 2.6, GOLD),
        circle(144, 206, 5, GOLD, 2.4),
        arm((162, 142), (194, 176), (168, 204), "red", puff="blue", slash="gold", cuff="ivory"),
        hip_hand(166, 205, 0, 1.05),
        coin_hand_back(63, 140),
        arm((90, 142), (64, 190), (63, 162), "red", puff="blue", slash="gold", cuff="ivory"),
        group(em.oro(), at=(62, 104), scale=1.0),
        coin_hand_front(61, 140),
        group(
            head("profile", "black", "crop", None, "toque", GREEN, GOLD, GREEN_D, mood="smile"),
            at=(128, 92),
            scale=0.96,
        ),
        big_ruff(126, 130, 27, -3),
    )


@mirrored
def sota_copas():
    """The cupbearer: long coat, hanging sleeves, both hands at the cup."""
    hang = "160,136! 176,150 186,196 192,250 186,300! 176,304 166,296! 168,250 162,204 152,170!"
    return join(
        shape(hang, TONES["red"][1]),
        brush("172,164 180,210 180,280", w=2.2),
        leg((142, 300), (146, 326), (148, 352), "gold", "red", 1, w=(24, 22, 20, 13)),
        leg((108, 300), (106, 326), (100, 355), "gold", "red", -1, w=(24, 22, 20, 13)),
        surcoat("green", "green", 306, "gold"),
        lozenges([(x, y) for y in (244, 272) for x in (96, 110, 140, 154)], 4, 6, GOLD, 1.4),
        shape("104,124! 114,140 125,146 136,140 146,124! 154,128! 142,152 125,160 108,152 96,128!", RED, 2.6),
        arm((90, 144), (72, 196), (64, 176), "red", lower="ivory", cuff="gold", w=(28, 24, 17)),
        group(em.copa(), at=(54, 124), scale=1.12),
        grip(54, 158, 44, scale=0.92),
        arm((158, 146), (138, 206), (92, 190), "red", lower="ivory", cuff="gold", w=(28, 24, 17)),
        group(
            shape("-2,-7! -14,-9 -24,-8 -30,-4! -24,4 -14,8 -4,8!", SKIN, 2.8),
            brush("-20,-3 -12,-2 -7,-3", "-18,3 -11,3 -7,2", w=1.4),
            at=(92, 189),
            rot=14,
        ),
        group(
            head("three", "brown", "page", None, "chaperon", RED, GOLD, RED_D, face="round", mood="smile"),
            at=(125, 84),
            rot=-3,
        ),
    )


def sota_espadas():
    """The sword-and-buckler man, planted to the front, morion on his head."""
    body = sym("125,132! 142,122! 160,128 170,142! 160,168 154,186 156,206! 125,216!", 125)
    return join(
        shape("104,126! 84,150 74,200 66,262! 100,272 150,272 186,262! 176,200 166,150 146,126!", RED_D),
        leg((145, 252), (150, 302), (153, 350), "gold", boot="wood", facing=1),
        leg((104, 252), (96, 302), (88, 352), "gold", boot="wood", facing=-1),
        trunk_hose("blue", "ivory", 125, 202),
        shape(body, STEEL),
        side_shade(body, 16, STEEL_D),
        brush("125,136 125,170 125,210", w=2.6),
        brush("96,154 108,174 122,178", "154,154 142,174 128,178", w=2.4),
        brush("93,148 95,160 98,170", w=2.6, fill=PAPER),
        shape("95,199! 125,208 155,199! 156,210! 125,220 94,210!", RED, 2.8),
        circle(125, 212, 6, GOLD, 2.4),
        group(em.espada(), at=(204, 112), rot=9, scale=1.2),
        arm((162, 144), (196, 204), (196, 188), "blue", lower="steel", cuff="gold", w=(28, 25, 18)),
        grip(194, 178, -24, flip=True, scale=0.95),
        arm((90, 144), (62, 186), (70, 214), "blue", lower="steel", cuff="gold", w=(28, 25, 18)),
        buckler(66, 220, 42, RED, tower(66, 224, GOLD, 1.05)),
        group(
            head("front", "black", "short", "goat", "morion", RED, GOLD, RED_D, face="broad", mood="stern"),
            at=(125, 88),
        ),
        ruff(125, 131, 20, 6),
    )


def sota_bastos():
    """The woodsman: hood and dagged cape, the club over his shoulder."""
    tunic = sym(
        "125,134! 146,122! 160,128 168,142! 160,168 154,186 155,204! 166,236 172,266! 158,276 148,264! 136,278 125,266!",
        125,
    )
    cape = sym("125,178! 135,166! 150,176! 157,160! 175,162! 173,142 160,124 142,117! 125,124", 125)
    garter = [
        line(f"{x - 9},{y} {x + 9},{y + 9}", 2.6) + line(f"{x + 9},{y} {x - 9},{y + 9}", 2.6)
        for x, y in ((97, 312), (92, 328), (149, 312), (151, 328))
    ]
    return join(
        leg((142, 256), (147, 302), (153, 348), "ivory", "wood", 1),
        leg((108, 256), (100, 303), (90, 354), "ivory", "wood", -1),
        garter,
        shape(tunic, BLUE),
        side_shade(tunic, 17, BLUE_D),
        brush(
            "106,212 100,240 94,264",
            "118,214 116,242 114,266",
            "132,214 134,242 136,266",
            "144,212 150,240 156,264",
            w=2.4,
        ),
        shape("94,198! 125,206 156,198! 157,209! 125,218 93,209!", WOOD, 2.8),
        rect(118, 200, 15, 15, GOLD, 2.4, r=2),
        shape("146,212! 160,208! 168,224 164,240 152,242 144,232", WOOD, 2.8),
        brush("147,220 156,224 165,218", w=1.8),
        arm((160, 146), (178, 192), (134, 208), "red", lower="gold", w=(28, 24, 17)),
        em.basto_long(137, 144, 37, scale=0.84, flip=True, shoots=1),
        shape(cape, RED),
        side_shade(cape, 14, RED_D),
        brush("98,136 102,150 104,162", "152,136 148,150 146,162", w=2),
        grip(126, 204, -62, flip=True, scale=0.9),
        arm((90, 148), (70, 202), (84, 222), "red", lower="gold", w=(28, 24, 17)),
        grip(97, 228, 200, scale=0.92),
        group(
            head("three", "red", "crop", None, "hood", RED, GOLD, RED_D, face="broad", mood="wry", neck=True),
            at=(121, 84),
            rot=-4,
        ),
    )


# --- caballos --------------------------------------------------------------------------------
# Waist of the rider (142, 200).


def seated(rider, dx=0, dy=0):
    return parts.seated(rider, (142, 228), dx, dy)


def rider_leg(tone, boot="wood", cuff=None):
    """Thigh, soft boot with a turned-down top, slipper stirrup."""
    T, TD, _ = TONES[tone]
    B, BD, _ = TONES[boot]
    th = "130,200! 112,214 98,232 94,248 104,260! 124,258 142,246 162,226 164,200!"
    sh = "99,254! 100,274 104,294 103,308! 121,310! 124,290 127,272 125,256!"
    return join(
        shape(th, T),
        side_shade(th, 14, TD),
        brush("110,230 122,232 132,226", "116,216 128,220 140,216", w=2.2),
        line("127,252 114,304", 5),
        line("127,252 114,304", 2, WOOD_L),
        shape(sh, B),
        side_shade(sh, 8, BD),
        shape("121,310! 103,308! 96,312 84,316! 84,321! 104,323 122,319!", B, 3),
        shape("90,240! 106,250 130,248! 134,262! 112,268 92,260!", TONES[cuff or boot][0], 2.8),
        shape("82,322! 112,326 124,321! 124,328! 108,332 84,328!", GOLD, 2.6),
        shape("122,314! 132,312! 132,316! 123,318!", GOLD, 2),
    )


def rider_body(a, b, skirt="flare", trim="gold"):
    A, AD, _ = TONES[a]
    B, BD, _ = TONES[b]
    T = TONES[trim][0]
    s = sym("142,132! 160,122! 174,127 184,140! 176,166 170,186 170,202! 142,210!", 142)
    out = []
    if skirt == "flare":
        k = "116,198! 106,218 98,236! 112,246 128,238 142,248 158,238 174,246 188,234! 178,216 168,198!"
        out += [
            shape(k, B),
            shade("168,198! 178,216 188,234! 176,241! 164,218 158,200!", BD, 142),
            brush("126,206 118,222 114,238", "142,208 142,226 142,242", "158,206 166,222 170,238", w=2.2),
        ]
    elif skirt == "tassets":
        out += [
            shape(f"{x - 9},200! {x + 9},200! {x + 11},228! {x},236! {x - 11},228!", STEEL, 2.6)
            + brush(f"{x - 6},212 {x},214 {x + 7},211", f"{x - 6},221 {x},224 {x + 7},220", w=1.8)
            for x in (118, 166, 142)
        ]
    out += [shape(s, A), side_shade(s, 14, AD)]
    out.append(shape("113,194! 142,203 171,194! 172,206! 142,215 112,206!", T, 2.8))
    return join(out)


@mirrored
def caballo_oros():
    """Caparisoned horse with castles and lions, the courtier holding up his coin."""
    return join(
        jennet(
            "white",
            BLUE,
            GOLD,
            "piaffe",
            caparison(
                "red", "ivory", lambda x, y: tower(x - 14, y, GOLD, 1.1), lambda x, y: lion(x, y, RED, 1.15)
            ),
        ),
        reins((162, 190), BLUE),
        seated(
            [
                shape("168,128! 190,146 206,184 212,214! 190,222 172,212! 172,170", BLUE, 3),
                brush("178,146 194,180 200,208", w=2.4, fill=BLUE_D),
                rider_leg("blue", "ink"),
                rider_body("blue", "gold", "flare"),
                line("142,134 142,198", 2.2),
                *[circle(142, y, 2.8, GOLD, 1.6) for y in (146, 160, 174, 188)],
                arm((172, 144), (196, 180), (170, 194), "blue", puff="gold", slash="red", w=(25, 22, 15)),
                grip(162, 193, 0, scale=0.8),
                coin_hand_back(72, 80),
                arm((114, 146), (96, 124), (76, 99), "blue", puff="gold", slash="red", w=(25, 22, 15)),
                group(em.oro(), at=(67, 46), scale=0.96),
                coin_hand_front(71, 84),
                group(
                    head("three", "brown", "page", None, "brim", RED, GOLD, RED_D, face="round"),
                    at=(150, 86),
                    scale=0.92,
                ),
                big_ruff(148, 126, 23),
            ],
            5,
            -5,
        ),
    )


def caballo_copas():
    """Long-haired knight turned to us, mantle spread over the croup, cup held behind."""
    mantle = (
        "120,130! 100,170 96,210 92,240! 110,262 140,270 176,268 204,256 214,240! 206,200 190,150 164,128!"
    )
    return join(
        jennet("bay", RED, GOLD, "passage", saddle_cloth(GREEN, GREEN_D, GOLD, fringe=False, tack=RED)),
        reins((112, 192), RED, "passage"),
        seated(
            [
                shape(mantle, RED),
                shape("190,150! 206,200 214,240! 200,256! 188,206 172,160", RED_D, 0),
                brush("112,170 106,210 104,244", "186,176 196,216 200,246", w=2.6, fill=RED_D),
                rider_leg("gold", "red", "gold"),
                rider_body("ivory", "ivory", "flare", "gold"),
                group(lion(0, 0, RED, 1.05), at=(142, 170)),
                arm(
                    (112, 144),
                    (92, 178),
                    (112, 194),
                    "ivory",
                    puff="red",
                    slash="gold",
                    lower="green",
                    w=(25, 22, 16),
                ),
                grip(116, 193, 190, scale=0.8),
                arm(
                    (172, 144),
                    (208, 182),
                    (208, 142),
                    "ivory",
                    puff="red",
                    slash="gold",
                    lower="green",
                    w=(25, 22, 16),
                ),
                group(em.copa(), at=(212, 82), scale=1.06),
                grip(211, 112, -44, flip=True, scale=0.84),
                group(
                    head(
                        "front",
                        "blond",
                        "waves",
                        None,
                        "chaperon",
                        GREEN,
                        GOLD,
                        GREEN_D,
                        face="oval",
                        calm=True,
                    ),
                    at=(142, 86),
                    scale=0.92,
                    rot=3,
                ),
            ],
            6,
            -5,
        ),
    )


def caballo_espadas():
    """The man-at-arms on a rearing horse, sword drawn back for the blow."""
    fly = "160,132! 186,140 208,128 228,140! 228,172 218,202 198,218! 186,190 170,170"
    horse = join(
        jennet("sorrel", BLUE, GOLD, "levade", saddle_cloth(BLUE, BLUE_D, GOLD, tack=BLUE)),
        reins((160, 196), BLUE, "levade"),
    )
    return join(
        group(horse, at=(-50, 2)),
        seated(
            [
                group(em.espada(), at=(212, 86), rot=10, scale=1.12),
                shape(fly, RED, 3),
                brush("176,148 196,158 214,152", "182,166 198,180 208,186", w=2.4, fill=RED_D),
                rider_leg("red", "steel", "gold"),
                rider_body("steel", "steel", "tassets", "red"),
                brush("122,152 132,170 140,172", "162,152 152,170 144,172", "142,136 142,160 142,194", w=2.4),
                brush("110,146 112,158 116,168", w=2.6, fill=PAPER),
                arm((114, 146), (94, 178), (112, 196), "blue", lower="steel", cuff="gold", w=(25, 23, 16)),
                grip(116, 196, 190, scale=0.78),
                arm((172, 146), (208, 190), (205, 164), "blue", lower="steel", cuff="gold", w=(26, 23, 16)),
                grip(200, 147, -30, flip=True, scale=0.86),
                group(
                    head(
                        "profile",
                        "black",
                        "short",
                        "short",
                        "morion",
                        RED,
                        GOLD,
                        RED_D,
                        nose="hook",
                        mood="stern",
                    ),
                    at=(151, 92),
                    scale=0.92,
                    rot=5,
                ),
                ruff(148, 133, 17, 5),
            ],
            8,
            -6,
        ),
    )


@mirrored
def caballo_bastos():
    """Muleteer's hat and striped blanket, the great club couched like a lance."""
    stripes = [
        line(f"{118 + i * 2},{210 + i * 14} 148,{214 + i * 14} {177 - i * 0},{210 + i * 14}", 4.4, c)
        for i, c in enumerate((GREEN, GOLD, GREEN))
    ]
    return join(
        jennet(
            "dun",
            GREEN,
            GOLD,
            "piaffe",
            lambda: join(saddle_cloth(RED, RED_D, GOLD, tack=GREEN)(), *stripes),
            socks=True,
        ),
        reins((164, 192), GREEN),
        seated(
            [
                rider_leg("blue", "wood"),
                rider_body("blue", "gold", "flare", "wood"),
                arm((172, 144), (198, 180), (168, 194), "gold", lower="blue", w=(26, 23, 16)),
                grip(162, 193, 0, scale=0.8),
                shape("142,186! 112,170 104,146 116,124! 142,120 168,124! 180,146 172,170!", RED, 3),
                shape("168,124! 180,146 172,170! 142,186! 158,166 164,146", RED_D, 0),
                line("110,150 142,168 174,150", 3.4, GOLD),
                line("113,160 142,178 171,160", 3.4, GOLD),
                em.basto_long(98, 132, -40, scale=0.9, flip=True),
                arm((114, 146), (100, 190), (122, 176), "gold", lower="blue", w=(26, 23, 16)),
                grip(126, 166, 150, scale=0.86),
                group(
                    head(
                        "three",
                        "grey",
                        "crop",
                        "short",
                        "brim",
                        GREEN,
                        GOLD,
                        GREEN_D,
                        face="lean",
                        nose="hook",
                        age=1,
                        mood="wry",
                    ),
                    at=(146, 86),
                    scale=0.92,
                ),
            ],
            6,
            -5,
        ),
    )


# --- reyes -----------------------------------------------------------------------------------


def rey_oros():
    """Frontal, in a dalmatic quartered with castles and lions; coin and sceptre."""
    robe = sym("125,128! 148,124! 164,132 168,150! 162,200 172,270 184,350! 166,360 146,354 125,360", 125)
    q = (
        ("96,226! 125,232! 125,286! 90,282!", GOLD),
        ("125,232! 154,226! 160,282! 125,286!", PAPER),
        ("90,282! 125,286! 125,340! 84,334!", PAPER),
        ("125,286! 160,282! 166,334! 125,340!", GOLD),
    )
    back = "100,124! 78,140 66,200 54,290 44,352! 90,364 170,364 192,346! 184,280 180,200 172,140 150,124!"
    return join(
        shape(back, BLUE),
        brush("70,210 62,280 56,344", "180,210 184,280 184,340", w=2.6, fill=BLUE_D),
        shoe(110, 358, RED, RED_D, -1, scale=0.9),
        shoe(142, 358, RED, RED_D, 1, scale=0.9),
        shape(robe, RED),
        side_shade(robe, 17, RED_D),
        *[shape(s, c, 2.4) for s, c in q],
        tower(108, 260, RED, 0.95),
        lion(143, 258, RED, 0.95),
        lion(106, 312, RED, 0.95),
        tower(144, 312, RED, 0.95),
        brush("97,216 92,250 86,320", "153,216 158,250 164,320", w=2.2),
        shape(
            "67,338! 86,347 105,341 125,348 145,341 164,347 182,337! 184,350! 166,360 146,354 125,360 104,354 84,360 66,350!",
            GOLD,
            2.8,
        ),
        dots([(84, 353), (104, 348), (125, 354), (145, 348), (166, 353)], 2.8, BLUE, 1.4),
        shape("95,202! 125,210 155,202! 156,214! 125,223 94,214!", GOLD, 2.8),
        circle(125, 216, 7, BLUE, 2.4),
        circle(123, 214, 2, PAPER, 0),
        # wide sleeves, the left with the sceptre laid on the shoulder
        group(
            rect(-3, -112, 6, 150, GOLD, 3),
            *[rect(-5, yy, 10, 5, GOLD, 2.4) for yy in (-96, -30)],
            shape(
                "0,-142! 8,-130 3,-120 12,-120 14,-112 5,-109! -5,-109! -14,-112 -12,-120 -3,-120 -8,-130",
                GOLD,
                2.8,
            ),
            circle(0, -118, 3.4, RED, 1.8),
            at=(84, 196),
            rot=-14,
        ),
        shape("100,132! 80,142 62,178 58,214! 76,228 96,220! 100,196 108,160!", BLUE),
        side_shade("100,132! 80,142 62,178 58,214! 76,228 96,220! 100,196 108,160!", 12, BLUE_D),
        shape("58,208! 76,222 97,214! 96,224! 76,234 56,218!", GOLD, 2.6),
        grip(86, 206, 170, scale=0.92),
        coin_hand_back(198, 148),
        arm((162, 150), (200, 212), (199, 170), "blue", lower="red", cuff="gold", w=(40, 34, 19)),
        group(em.oro(), at=(198, 110), scale=0.98),
        coin_hand_front(196, 148),
        shape(sym("125,146! 142,138! 158,122! 170,136 164,158 145,172 125,176", 125), PAPER),
        ermine([(96, 148), (110, 160), (125, 164), (140, 160), (154, 148)], 1.0),
        group(
            head("front", "brown", "waves", "spade", "castle", RED, GOLD, RED_D, face="broad", neck=False),
            at=(125, 94),
        ),
    )


@mirrored
def rey_copas():
    """Enthroned, seen from the side: knees, footstool, the cup before him."""
    seat = join(
        shape("160,118! 168,96 186,92 194,110! 192,350! 176,350! 172,260! 164,200!", WOOD, 3),
        circle(184, 92, 8, GOLD, 2.8),
        circle(184, 92, 3, RED, 1.6),
        shape("84,262! 178,258! 182,284! 90,286!", WOOD, 3),
        rect(92, 284, 13, 68, WOOD, 3),
        *[circle(x, 273, 3.4, GOLD, 1.8) for x in (104, 124, 144, 164)],
        shape("44,340! 104,340! 110,354! 38,354!", RED, 3),
        shape("38,354! 110,354! 110,362! 38,362!", WOOD, 2.8),
    )
    robe = "112,190! 86,226 60,238 54,256 60,292 52,330! 70,340 92,334 110,338! 116,308 124,286 160,286 176,262 168,206!"
    mantle = "150,126! 174,136 184,180 188,250 190,340! 172,352 150,350! 146,310 128,296 122,284! 150,262 158,220 150,170!"
    body = "104,126! 90,140 94,176 100,206! 130,218 162,206! 164,170 160,138 146,124! 125,134"
    return group(
        seat,
        shoe(76, 334, RED, RED_D, -1, scale=0.9),
        shape(robe, GOLD),
        shape(
            "112,190! 124,230 116,262 112,300 110,338! 116,308 124,286 160,286 176,262 168,206!"
            if light() > 0
            else "86,226! 60,238 54,256 60,292 52,330! 62,337! 68,300 64,262 84,242",
            GOLD_D,
            0,
        ),
        shape(robe, None),
        lozenges(
            [(78, 262), (98, 256), (74, 292), (94, 288), (84, 318), (102, 314), (118, 258), (140, 262)],
            6,
            9,
            RED,
            1.5,
        ),
        brush("110,222 90,242 74,248", "92,268 84,296 82,326", "140,222 134,246 120,256", w=2.6),
        shape("53,322! 72,331 92,325 111,329! 110,338! 92,334 70,340 52,330!", RED, 2.6),
        shape(body, GREEN),
        side_shade(body, 14, GREEN_D),
        shape("97,198! 130,210 164,198! 165,209! 130,222 98,209!", RED, 2.8),
        circle(118, 210, 6, GOLD, 2.4),
        shape(mantle, BLUE),
        shape("174,136! 184,180 188,250 190,340! 178,348! 176,260 172,190", BLUE_D, 0),
        brush("164,160 172,220 170,330", "158,230 152,280 156,336", w=2.6, fill=BLUE_D),
        shape(
            "146,128! 152,170 158,220 150,262 122,284! 118,276! 142,254 148,220 142,170 138,130!", PAPER, 2.6
        ),
        ermine([(146, 160), (151, 196), (149, 234)], 0.9),
        arm((152, 148), (168, 204), (128, 214), "blue", lower="red", cuff="gold", w=(32, 28, 18)),
        open_hand(126, 214, 62, scale=0.82),
        arm((94, 146), (70, 200), (66, 170), "green", lower="red", cuff="gold", w=(30, 27, 18)),
        group(em.copa(), at=(54, 118), scale=1.1),
        grip(56, 148, 46, scale=0.92),
        shape("125,142! 106,122! 92,132 86,152! 104,164 125,168 146,164 164,150! 158,130 144,122!", RED),
        dots([(96, 148), (110, 156), (125, 160), (140, 156), (154, 147)], 3, GOLD, 1.5),
        group(
            head(
                "three",
                "white",
                "waves",
                "full",
                "imperial",
                GREEN,
                GOLD,
                GREEN_D,
                age=1,
                face="round",
                nose="soft",
                neck=False,
                mood="smile",
            ),
            at=(124, 96),
            scale=0.98,
            rot=-3,
        ),
        at=(21, 0),
    )


def rey_espadas():
    """The warrior king, both hands on a great sword held upright, head turned away."""
    coat = sym(
        "125,134! 146,122! 162,128 170,144! 158,176 156,204! 168,270 178,336! 160,346 142,338 125,346", 125
    )
    back = "104,124! 78,136 62,196 52,280 40,350! 80,362 164,362 192,344! 186,280 184,200 172,140 146,124!"
    return join(
        shape(back, RED),
        shade("172,140! 184,200 186,280 192,344! 176,354! 172,280 168,200", RED_D, 118),
        brush("66,214 58,280 50,342", "76,230 70,290 66,346", "178,214 178,280 180,336", w=2.6, fill=RED_D),
        leg((140, 320), (144, 334), (148, 352), "steel", boot="steel", facing=1, w=(26, 24, 22, 15)),
        leg((110, 320), (106, 336), (100, 355), "steel", boot="steel", facing=-1, w=(26, 24, 22, 15)),
        shape(coat, GOLD),
        side_shade(coat, 20, GOLD_D),
        brush(
            "106,216 98,270 90,328",
            "118,218 114,270 110,330",
            "134,218 138,270 142,330",
            "146,216 154,270 160,328",
            w=2.6,
        ),
        lion(116, 272, RED, 1.4),
        shape(
            "73,324! 90,334 108,326 125,334 142,326 160,334 177,324! 178,336! 160,346 142,338 125,346 108,338 90,346 72,336!",
            BLUE,
            2.8,
        ),
        dots([(90, 339), (108, 332), (125, 340), (142, 332), (160, 339)], 2.8, GOLD, 1.4),
        shape("94,198! 125,206 156,198! 157,210! 125,219 93,210!", BLUE, 2.8),
        circle(112, 209, 5, GOLD, 2.2),
        arm((90, 146), (88, 214), (146, 224), "blue", lower="steel", cuff="gold", w=(30, 27, 18)),
        arm((164, 146), (210, 200), (192, 204), "blue", lower="steel", cuff="gold", w=(30, 27, 18)),
        group(em.espada(94), at=(186, 128), rot=7, scale=1.16),
        grip(178, 203, 8, scale=0.95),
        grip(172, 225, 172, scale=0.95),
        shape(sym("125,150! 140,140! 152,122! 168,130 172,150 156,164! 140,160", 125), STEEL),
        *[
            group(
                shape("-18,12! -20,-4 -8,-16 8,-14 18,-4 18,12! 0,4", GOLD, 3),
                brush("-14,4 0,-3 14,4", w=2),
                at=(x, 138),
                flip=fl,
            )
            for x, fl in ((86, False), (166, True))
        ],
        group(
            head(
                "profile", "black", "long", "short", "castle", BLUE, GOLD, BLUE_D, nose="hook", mood="stern"
            ),
            at=(124, 92),
            scale=0.98,
        ),
    )


def rey_bastos():
    """The old king, leaning on his club with both hands, train behind him."""
    robe = "112,128! 92,140 88,180 92,210! 84,270 74,350! 100,360 132,354 160,360 190,350! 186,344 174,300 164,240 160,200! 164,160 156,134 140,124! 125,132"
    mantle = "130,124! 158,130 174,152 180,200 184,260 192,346! 176,358 150,352! 150,290 148,230 140,180!"
    return join(
        shoe(96, 357, WOOD, WOOD_D, -1, scale=0.95),
        shape(robe, BLUE),
        side_shade(robe, 18, BLUE_D),
        stars(lattice("92,220! 86,270 78,336! 130,340! 130,280 124,220!", 23, 28, 8, oy=18, ox=8), 7, GOLD),
        shape("75,338! 100,348 132,342 154,347! 152,358! 132,354 100,360 74,350!", GOLD, 2.8),
        dots([(92, 349), (112, 352), (132, 348)], 2.8, RED, 1.4),
        shape("91,200! 125,208 158,200! 159,211! 125,220 90,211!", RED, 2.8),
        shape(mantle, GREEN),
        shape("158,130! 174,152 180,200 184,260 192,346! 178,354! 172,280 168,200", GREEN_D, 0),
        brush("152,160 162,230 164,340", "166,200 170,270 172,330", w=2.6, fill=GREEN_D),
        shape(
            "122,126! 134,160 144,200 148,260 150,352! 138,356! 136,270 132,210 122,170 112,130!", PAPER, 2.8
        ),
        ermine([(126, 176), (134, 214), (139, 256), (142, 300), (144, 334)], 1.0),
        em.basto_long(52, 216, 0, scale=0.92),
        arm((98, 148), (78, 210), (68, 186), "red", lower="blue", cuff="gold", w=(30, 26, 18)),
        grip(52, 178, 20, scale=0.95),
        arm((150, 148), (146, 222), (84, 208), "green", lower="blue", cuff="gold", w=(34, 29, 18)),
        grip(54, 206, 10, scale=0.95),
        shape("125,146! 108,124! 94,132 88,152! 104,166 128,170 154,164 168,148! 158,130 142,122!", PAPER),
        side_shade(
            "125,146! 108,124! 94,132 88,152! 104,166 128,170 154,164 168,148! 158,130 142,122!", 12, IVORY_D
        ),
        ermine([(100, 148), (118, 158), (138, 158), (154, 146)], 1.0),
        group(
            head(
                "three",
                "grey",
                "waves",
                "long",
                "radiate",
                BLUE,
                GOLD,
                BLUE_D,
                age=1,
                face="lean",
                nose="hook",
                calm=True,
                neck=False,
            ),
            at=(116, 94),
            scale=0.98,
            rot=-5,
        ),
    )


COURTS = {
    ("oros", 8): sota_oros,
    ("copas", 8): sota_copas,
    ("espadas", 8): sota_espadas,
    ("bastos", 8): sota_bastos,
    ("oros", 9): caballo_oros,
    ("copas", 9): caballo_copas,
    ("espadas", 9): caballo_espadas,
    ("bastos", 9): caballo_bastos,
    ("oros", 10): rey_oros,
    ("copas", 10): rey_copas,
    ("espadas", 10): rey_espadas,
    ("bastos", 10): rey_bastos,
}


def court(suit, rank):
    return join(bank(), place(COURTS[suit, rank]()))

"""The twelve Neapolitan courts."""

from . import emblems_italian as em
from . import parts
from .frames import card_italian
from .heads import head
from .horse import bit, horse, rearing, reins
from .numbers_italian import sprig
from .palette import (
    BLUE,
    BLUE_D,
    GOLD,
    GOLD_D,
    GREEN,
    GREEN_D,
    IVORY_D,
    PAPER,
    RED,
    RED_D,
    SKIN2,
    SKIN2_D,
    STEEL,
    STEEL_D,
    STEEL_L,
    STEEL_M,
    TONES,
    WOOD,
    WOOD_L,
)
from .parts import (
    arm,
    bless,
    coin_hand_back,
    coin_hand_front,
    dots,
    ermine,
    fleurs,
    grip,
    ground,
    hip_hand,
    leg,
    lozenges,
    open_hand,
    pinch,
    ruff,
    shoe,
    stars,
)
from .svg import brush, circle, group, join, lattice, light, line, mirrored, rect, shade, shape, side_shade

# --- fanti ------------------------------------------------------------------------


def doublet(a, b, trim="gold", pleats=6, buttons=True, hem="wave"):
    """Buttoned doublet with a flared pleated skirt; a = main tone, b = alternate panels."""
    A, AD, _AL = TONES[a]
    B, BD, _BL = TONES[b]
    T = TONES[trim][0]
    skirt = "97,196! 88,224 74,258! 88,266 104,261 116,268 132,262 146,268 160,261 176,256! 162,222 153,196!"
    out = [shape(skirt, A)]
    # alternate panels: fan of pleats from waist to hem
    n = pleats
    for i in range(n):
        t0, t1 = i / n, (i + 1) / n
        x0, x1 = 98 + 54 * t0, 98 + 54 * t1
        X0, X1 = 76 + 98 * t0, 76 + 98 * t1
        if i % 2:
            out.append(
                shape(
                    f"{x0},199! {x1},199! {(x1 + X1) / 2 + 1},228 {X1 - 1.5},254! {(X0 + X1) / 2},260 {X0},256! {(x0 + X0) / 2 - 1},228",
                    B,
                    2.2,
                )
            )
    out.append(shade("153,196! 162,222 176,256! 166,259! 154,226 146,199!", BD if n % 2 == 0 else AD))
    out.append(brush("97,200 90,228 80,256", "118,204 112,232 108,256", "133,204 138,232 144,258", w=2.2))
    out.append(
        shape(
            "73,250! 88,259 104,254 116,261 132,255 146,261 160,254 174,248! 177,257! 160,265 146,271 132,266 116,271 104,265 88,270 72,260!",
            T,
            2.6,
        )
    )
    body = "106,122! 92,127 82,138! 88,162 96,180 97,200! 153,200! 154,180 162,162 168,138! 158,127 144,122! 125,134"
    out += [shape(body, A), side_shade(body, 15, AD)]
    # embroidered front panel
    panel = "114,128! 125,134 136,128! 134,160 132,200! 116,200! 115,160"
    out += [shape(panel, B, 2.4)]
    if buttons:
        out += [circle(124.6, y, 3, T, 1.8) for y in (146, 160, 174, 188)]
    out += [brush("92,140 100,162 104,184", "158,140 150,164 146,186", w=2.4)]
    out.append(shape("95,193! 125,200 155,193! 156,204! 125,212 94,204!", T, 2.8))
    out.append(rect(116, 196, 16, 14, GOLD if trim != "gold" else RED, 2.4, r=2))
    return join(out)


def gown(a, b, trim="gold"):
    """Long tunic to mid-calf with a broad hem, for the page of cups."""
    A, AD, _AL = TONES[a]
    B, _BD, _BL = TONES[b]
    T = TONES[trim][0]
    sk = "98,194! 90,226 78,268 66,312! 84,322 104,316 122,324 142,317 162,323 184,310! 172,266 160,226 152,194!"
    out = [shape(sk, A), side_shade(sk, 26, AD)]
    out.append(
        brush(
            "104,208 98,250 88,296",
            "116,212 114,256 112,300",
            "132,212 136,256 142,300",
            "144,206 152,250 164,294",
            w=3,
        )
    )
    out.append(lozenges(lattice(sk, 21, 22, 10, oy=30, ox=5), 3.4, 5, T, 1.2))
    hem = "69,298! 86,307 105,301 122,309 142,302 161,308 180,297! 185,311! 162,324 142,318 122,325 104,317 84,323 65,313!"
    out += [
        shape(hem, B, 2.8),
        dots([(84, 314), (103, 309), (122, 316.6), (142, 310), (162, 315)], 3.4, T, 1.6),
    ]
    body = "106,122! 92,127 82,138! 88,162 97,180 98,198! 152,198! 153,180 162,162 168,138! 158,127 144,122! 125,136"
    out += [shape(body, A), side_shade(body, 14, AD)]
    out += [
        shape("104,122! 114,136 125,142 136,136 146,122! 154,126! 142,146 125,153 108,146 96,126!", B, 2.6),
        dots([(104, 133), (114, 143), (125, 147), (136, 143), (146, 133)], 2.6, T, 1.4),
    ]
    out += [brush("94,146 102,166 106,186", "156,146 148,166 145,186", "125,156 124,174 125,190", w=2.2)]
    out.append(shape("96,190! 125,197 154,190! 156,201! 125,208 94,201!", T, 2.8))
    # sash end
    out.append(shape("120,204! 130,204! 134,238 138,256! 128,252 118,258! 120,232", T, 2.6))
    out.append(brush("126,210 127,230 127,246", w=1.8))
    out.append(circle(125, 201, 6.4, RED if b != "red" else BLUE, 2.4))
    return join(out)


def cape(a, length=300, lining=None, spread=0):
    """Short cloak hanging behind the figure."""
    A, AD, _AL = TONES[a]
    s = f"100,124! 80,150 72,200 62,{length - 10}! 92,{length + 4} 160,{length + 4} 196,{length - 14}! 184,220 176,160 150,124!"
    out = [shape(s, A)]
    if lining:
        out.append(
            shape(f"176,170! 184,220 196,{length - 14}! 178,{length - 4}! 172,236", TONES[lining][0], 2.4)
        )
    out.append(brush(f"84,180 78,230 76,{length - 16}", f"172,190 176,240 178,{length - 20}", w=2.4, fill=AD))
    return join(out)


@mirrored
def fante_denari():
    out = [ground("gold"), cape("blue", 286, None)]
    out += [
        leg((142, 246), (146, 304), (164, 348), "ivory", "red", -1, w=(36, 25, 26, 15)),
        leg((108, 248), (96, 300), (86, 354), "red", "blue", -1),
    ]
    out.append(doublet("red", "ivory", "gold"))
    # left arm hangs, a pair of gloves in the hand
    out.append(shape("184,232! 178,246 182,262! 188,256 193,264! 196,250 194,234!", TONES["wood"][2], 2.4))
    out.append(arm((162, 140), (190, 182), (188, 214), "red", puff="blue", slash="gold", lower="red"))
    out.append(open_hand(188, 214, -4, scale=0.84))
    # raised arm with the coin
    out.append(coin_hand_back(50, 118))
    out.append(arm((88, 140), (58, 182), (50, 140), "red", puff="blue", slash="gold", lower="red"))
    out.append(group(em.coin(), at=(49, 82), scale=0.95))
    out.append(coin_hand_front(48, 118))
    out.append(
        group(
            head("three", "blond", "bob", None, "beret", RED, GOLD, RED_D, face="round", mood="smile"),
            at=(125, 84),
            scale=0.94,
        )
    )
    out.append(ruff(124, 131, 22, 6))
    return join(out)


@mirrored
def fante_coppe():
    out = [ground("red")]
    out += [
        leg((144, 290), (148, 320), (150, 352), "gold", "blue", 1, w=(26, 24, 22, 14)),
        leg((108, 290), (105, 322), (100, 355), "gold", "blue", -1, w=(26, 24, 22, 14)),
    ]
    out.append(gown("blue", "red"))
    out.append(arm((162, 140), (186, 186), (156, 214), "blue", lower="gold", puff="red", slash="gold"))
    out.append(open_hand(156, 214, 35, scale=0.82))
    # cup held up by its stem
    out.append(arm((88, 140), (66, 186), (62, 150), "blue", lower="gold", puff="red", slash="gold"))
    out.append(group(em.cup(), at=(54, 104), scale=1.06))
    out.append(grip(54, 126, 38, scale=0.9))
    out.append(
        group(
            head("front", "brown", "waves", None, "phrygian", GREEN, GOLD, GREEN_D, calm=True),
            at=(125, 84),
            scale=0.94,
            rot=-4,
        )
    )
    return join(out)


def breastplate(a, b):
    """Cuirass, mail skirt and pteruges for the page of swords."""
    A, AD, _AL = TONES[a]
    B, _BD, _BL = TONES[b]
    out = []
    sk = "98,200! 90,226 78,258! 96,264 125,268 154,264 172,256! 160,224 152,200!"
    out += [shape(sk, A), side_shade(sk, 18, AD)]
    for i in range(6):
        x0, x1 = 99 + i * 8.9, 99 + (i + 1) * 8.9
        X0, X1 = 86 + i * 13.2, 86 + (i + 1) * 13.2
        out.append(
            shape(f"{x0},202! {x1},202! {X1},240! {(X0 + X1) / 2},248! {X0},240!", B if i % 2 else GOLD, 2.4)
        )
    body = "108,122! 92,128 84,140! 88,164 94,180 98,204! 125,210 152,204! 156,180 162,164 166,140! 158,128 142,122! 125,132"
    out += [shape(body, STEEL), side_shade(body, 17, STEEL_D)]
    out += [
        shape("108,122! 125,132 142,122! 140,136 125,144 110,136!", GOLD, 2.6),
        brush("125,146 124,172 125,200", w=2.6),
        brush("96,150 108,168 122,170", "154,150 142,168 128,170", w=2.4),
        brush("97,186 112,192 123,193", "153,186 138,192 127,193", w=2),
        brush("92,142 94,156 97,164", w=2.6, fill=PAPER),
    ]
    out += [
        shape("96,198! 125,205 154,198! 155,209! 125,216 95,209!", RED, 2.8),
        *[circle(x, 209 - abs(x - 125) * 0.16, 2.6, GOLD, 1.4) for x in (105, 115, 135, 145)],
        circle(125, 210.6, 5, GOLD, 2.2),
    ]
    return join(out)


def fante_spade():
    out = [ground("blue"), cape("red", 296)]
    out += [
        leg((142, 246), (148, 302), (154, 350), "blue", boot="wood", facing=1),
        leg((108, 248), (103, 303), (98, 354), "blue", boot="wood", facing=-1),
    ]
    out.append(breastplate("green", "red"))
    # near arm: long sword held point down
    out.append(arm((88, 142), (60, 184), (54, 208), "green", lower="gold", cuff="steel"))
    out.append(group(em.sword(), at=(48, 270), rot=180, scale=1.2))
    out.append(grip(48, 213, -42, scale=0.88))
    # far arm: a green branch
    out.append(arm((162, 142), (194, 178), (198, 136), "green", lower="gold", cuff="steel"))
    out.append(sprig(200, 128, 4, 4, 0.92, berries=True))
    out.append(pinch(200, 122, -52, flip=True, scale=0.92))
    for x, f in ((86, False), (164, True)):
        out.append(
            group(
                shape("-18,12! -20,-4 -8,-16 8,-14 18,-4 18,12! 0,4", GOLD, 3),
                brush("-14,4 0,-3 14,4", w=2),
                circle(0, -6, 3, RED, 1.6),
                at=(x, 138),
                flip=f,
            )
        )
    out.append(
        group(
            head("three", "black", "page", None, "helmet", RED, GOLD, RED_D, face="lean", mood="stern"),
            at=(125, 86),
            scale=0.94,
        )
    )
    return join(out)


def jerkin(a, b):
    """Parti-coloured jerkin with dagged hem."""
    A, AD, _AL = TONES[a]
    B, BD, _BL = TONES[b]
    left = "125,132! 106,122! 92,127 82,138! 88,162 96,182 97,200! 86,228 76,252! 88,262! 98,250! 110,268! 125,252!"
    right = "125,132! 144,122! 158,127 168,138! 162,162 154,182 153,200! 164,228 174,252! 162,262! 152,250! 140,268! 125,252!"
    out = [
        shape(left, A),
        shape(right, B),
        shade(
            "168,138! 162,162 154,182 153,200! 164,228 174,252! 165,257! 152,226 142,200! 146,176 156,150",
            BD if light() > 0 else AD,
        ),
    ]
    out += [
        brush(
            "92,142 100,164 104,186",
            "158,142 150,166 146,186",
            "98,208 92,232 88,250",
            "112,212 110,236 109,256",
            "138,212 140,236 141,256",
            "152,208 157,232 161,250",
            w=2.4,
        )
    ]
    out += [
        line(f"{x},{y} {x2},{y2}", 2.4)
        for x, y, x2, y2 in (
            (117, 146, 133, 152),
            (117, 160, 133, 166),
            (117, 174, 133, 180),
            (133, 146, 117, 152),
            (133, 160, 117, 166),
            (133, 174, 117, 180),
        )
    ]
    out += [
        shape(
            "100,121! 112,138 125,143 138,138 150,121! 162,128! 150,150 125,160 100,150 88,128!", GOLD, 2.8
        ),
        *[
            shape(f"{x - 8},{y}! {x},{y + 14}! {x + 8},{y}!", GOLD, 2.4)
            for x, y in ((100, 148), (116, 154), (134, 154), (150, 148))
        ],
        shape("98,128! 125,148 152,128! 150,150 125,158 100,150", GOLD, 0),
        brush("98,136 125,152 152,136", w=1.8),
    ]
    out += [
        shape("95,193! 125,201 155,193! 156,203! 125,211 94,203!", WOOD, 2.8),
        rect(117, 196, 15, 14, GOLD, 2.4, r=2),
    ]
    # purse
    out += [
        shape("148,204! 162,202! 168,216 166,232 154,236 144,230 144,216", WOOD, 2.8),
        brush("147,214 156,218 166,213", w=2),
        circle(156, 220, 2.4, GOLD, 1.4),
    ]
    return join(out)


@mirrored
def fante_bastoni():
    out = [ground("green")]
    # leaning on the club, one leg crossed before the other
    out += [
        leg((142, 244), (138, 300), (116, 350), "gold", "wood", -1),
        leg((110, 246), (122, 302), (150, 350), "red", "wood", 1),
    ]
    out.append(jerkin("gold", "red"))
    out.append(arm((162, 140), (190, 178), (162, 198), "gold", lower="gold", w=(27, 24, 17)))
    out.append(hip_hand(162, 199))
    out.append(em.club_long(54, 212, 0, scale=0.92))
    out.append(arm((88, 140), (74, 188), (70, 172), "red", lower="red", w=(27, 24, 17)))
    out.append(grip(54, 166, 14, scale=0.92))
    out.append(
        group(
            head("three", "red", "curls", None, "beret", GREEN, GOLD, GREEN_D, face="broad", mood="wry"),
            at=(125, 84),
            scale=0.94,
        )
    )
    return join(out)


COURTS = {
    ("denari", 8): fante_denari,
    ("coppe", 8): fante_coppe,
    ("spade", 8): fante_spade,
    ("bastoni", 8): fante_bastoni,
}


# --- cavalli ------------------------------------------------------------------------
# The rider is drawn in the same card units: waist near (146, 206), head (146, 84).


def seated(rider, dx=0, dy=0):
    return parts.seated(rider, (146, 232), dx, dy)


def rider_leg(tone, boot="wood", spur=True):
    T, TD, _ = TONES[tone]
    B, BD, _ = TONES[boot]
    th = "132,206! 116,220 102,238 100,252 108,264! 128,262 144,250 164,232 166,206!"
    sh = "101,246! 104,268 106,292 104,306! 122,308! 126,288 130,262 126,250!"
    return join(
        shape(th, T),
        side_shade(th, 14, TD),
        brush("112,236 124,238 134,232", "118,222 130,226 142,222", w=2.2),
        line("126,262 116,300", 6),
        line("126,262 116,300", 2.4, WOOD_L),
        shape(sh, B),
        side_shade(sh, 8, BD),
        shape("98,243! 112,250 130,247! 132,257! 114,262 98,254!", GOLD, 2.6),
        shape("104,300! 122,304! 124,314 118,320! 100,321 84,319 80,313! 92,308", B, 3),
        shape("124,314! 118,320! 100,321 82,317! 100,316 116,313", BD, 0),
        shape("90,323! 116,324! 116,329! 90,328!", STEEL, 2.4),
        line("92,324 98,306", 2.4),
        line("114,325 110,306", 2.4),
        circle(129, 314, 4, GOLD, 2) if spur else "",
    )


def rider_torso(a, b, trim="gold", style="doublet"):
    A, AD, _AL = TONES[a]
    B, _BD, _BL = TONES[b]
    T = TONES[trim][0]
    sk = "120,196! 108,214 98,238! 112,246 126,240 140,248 154,240 170,246 188,232! 180,212 170,196!"
    out = [shape(sk, A)]
    out += [
        shape("134,200! 126,218 118,244! 133,242 142,248! 148,224 146,200!", B, 2.2),
        shape("158,200! 164,220 166,245! 180,240 188,232! 180,212 170,196!", B, 2.2),
        brush("124,206 114,222 106,240", "152,206 154,222 154,238", w=2.2),
        shape(
            "96,232! 112,239 126,233 140,241 154,233 170,239 187,225! 190,234! 171,248 154,242 140,250 126,242 112,248 95,241!",
            T,
            2.6,
        ),
    ]
    body = "128,124! 114,130 104,140! 110,162 118,180 119,200! 171,200! 172,180 180,162 186,140! 176,130 162,124! 145,134"
    out += [shape(body, A), side_shade(body, 14, AD)]
    if style == "doublet":
        out += [
            shape("133,130! 144,135 154,130! 150,160 148,200! 134,200! 133,160", B, 2.4),
            *[circle(142.4 - (y - 146) * 0.03, y, 2.8, T, 1.7) for y in (148, 162, 176, 189)],
            brush("113,142 121,164 125,186", "177,142 168,166 164,186", w=2.3),
        ]
    elif style == "tabard":
        out += [
            brush("120,142 126,166 126,190", "170,142 164,166 164,190", w=2.4),
            group(flower_of(B, T), at=(144, 166), scale=1.2),
        ]
    elif style == "plate":
        out += [
            shape(body, STEEL),
            side_shade(body, 15, STEEL_D),
            brush("144,140 143,168 144,196", w=2.6),
            brush("116,154 128,170 141,172", "174,154 162,170 147,172", w=2.4),
            brush("110,142 113,156 117,164", w=2.6, fill=PAPER),
            shape("128,123! 145,133 162,123! 160,136 145,144 130,136!", GOLD, 2.6),
        ]
    elif style == "wrap":
        out += [
            shape("118,128! 134,150 150,176 170,198! 171,186 160,160 146,134!", B, 2.6),
            shape("172,128! 160,146 152,158! 144,148 160,124!", B, 2.6),
            brush("124,140 138,160 158,188", w=2),
        ]
    out += [
        shape("116,192! 145,200 174,192! 175,203! 145,211 115,203!", T, 2.8),
        circle(145, 204, 6, RED if trim != "red" else GOLD, 2.4),
    ]
    return join(out)


def flower_of(a, b):
    return join(
        *[group(shape("0,-4! 8,-10 5,-20 0,-23 -5,-20 -8,-10", a, 2.2), rot=r) for r in range(0, 360, 60)],
        circle(0, 0, 6, b, 2.2),
    )


@mirrored
def cavallo_denari():
    rider = [
        shape("176,130! 196,150 210,190 224,214! 204,214 188,226! 180,190", GREEN, 3),
        brush("184,146 196,180 206,208", w=2.4, fill=GREEN_D),
        rider_leg("ivory", "wood"),
        rider_torso("red", "gold", "gold"),
        arm((180, 142), (200, 180), (176, 198), "red", puff="gold", slash="red", lower="red", w=(23, 21, 15)),
        grip(170, 198, 0, scale=0.8),
        coin_hand_back(65, 88),
        arm((112, 142), (85, 154), (68, 107), "red", puff="gold", slash="red", lower="red", w=(23, 21, 15)),
        group(em.coin(), at=(61, 51), scale=1.1),
        coin_hand_front(64, 90),
        group(
            head("front", "brown", "page", "goat", "wide", BLUE, GOLD, BLUE_D, face="broad", mood="smile"),
            at=(145, 90),
            scale=0.86,
        ),
        ruff(144, 133, 20, 6),
    ]
    return join(
        ground("gold"),
        horse("white", RED, GOLD, BLUE, BLUE_D),
        reins((168, 196), RED, bit("prance")),
        seated(rider, 6, -5),
    )


@mirrored
def cavallo_coppe():
    rider = [
        shape("176,130! 196,150 210,190 224,214! 204,214 188,226! 180,190", BLUE, 3),
        brush("184,146 196,180 206,208", w=2.4, fill=BLUE_D),
        rider_leg("gold", "ink"),
        rider_torso("gold", "red", "ivory", "doublet"),
        arm((180, 142), (200, 180), (176, 198), "red", lower="gold", w=(24, 22, 16)),
        grip(170, 198, 0, scale=0.8),
        arm((112, 142), (84, 160), (68, 128), "red", lower="gold", w=(24, 22, 16)),
        group(em.cup(), at=(58, 72), scale=1.14),
        grip(58, 97, 50, scale=0.8),
        group(
            head("profile", "black", "short", "goat", "beret", GREEN, GOLD, GREEN_D), at=(147, 88), scale=0.88
        ),
    ]
    return join(
        ground("red"),
        horse("bay", BLUE, GOLD, GREEN, GREEN_D, pose="bow", socks=True),
        reins((164, 191), BLUE, bit("bow")),
        seated(rider, 6, -5),
    )


def scimitar():
    """Curved sword, hilt at (0, 0), point up and back."""
    b = "-7,-10! -10,-50 -2,-96 22,-140! 26,-128 30,-122! 14,-84 8,-48 9,-10!"
    return join(
        shape(b, STEEL_L),
        shape("9,-10! 8,-48 14,-84 30,-122! 27,-126! 8,-86 1,-48 1,-10!", STEEL_M, 0),
        shape(b, None, 3.2),
        shape("-20,-14! -8,-10 8,-10 20,-14! 22,-4! 8,0 -8,0 -22,-4!", GOLD, 3),
        rect(-5, 0, 10, 22, RED, 3),
        line("-5,8 5,6", 1.8),
        line("-5,14 5,12", 1.8),
        circle(0, 26, 6.6, GOLD, 3),
    )


def cavallo_spade():
    """The turbaned knight on a rearing black horse, scimitar raised."""
    skin = {"skin": SKIN2, "skin_d": SKIN2_D}
    rider = [
        group(scimitar(), at=(204, 142), rot=-4, scale=1.0),
        rider_leg("blue", "red"),
        rider_torso("green", "gold", "gold", "wrap"),
        arm((180, 142), (206, 184), (205, 158), "green", lower="ivory", w=(25, 23, 16)),
        grip(203, 152, -35, flip=True, scale=0.82, **skin),
        arm((112, 142), (94, 178), (112, 192), "green", lower="ivory", w=(25, 23, 16)),
        grip(114, 192, 190, scale=0.78, **skin),
        group(
            head(
                "three",
                "black",
                "short",
                "short",
                "turban",
                PAPER,
                GOLD,
                IVORY_D,
                earring=True,
                nose="hook",
                face="lean",
                calm=True,
                mood="stern",
                **skin,
            ),
            at=(145, 90),
            scale=0.86,
        ),
    ]
    return join(
        ground("blue"),
        rearing("black", RED, GOLD, RED, RED_D),
        reins((122, 190), RED, (64, 163)),
        seated(rider, 17, -8),
    )


def cavallo_bastoni():
    rider = [
        rider_leg("red", "wood"),
        rider_torso("blue", "ivory", "gold", "tabard"),
        arm(
            (180, 142),
            (208, 186),
            (204, 162),
            "blue",
            puff="red",
            slash="ivory",
            lower="blue",
            w=(24, 22, 16),
        ),
        em.club_long(201, 130, 6, scale=0.8, flip=True),
        grip(197, 164, -35, flip=True, scale=0.9),
        arm(
            (112, 142), (92, 180), (116, 196), "blue", puff="red", slash="ivory", lower="blue", w=(24, 22, 16)
        ),
        grip(120, 197, 190, scale=0.78),
        group(
            head(
                "three",
                "red",
                "crop",
                "spade",
                "phrygian",
                GREEN,
                GOLD,
                GREEN_D,
                nose="hook",
                face="broad",
                mood="stern",
            ),
            at=(145, 90),
            scale=0.86,
        ),
    ]
    return join(
        ground("green"),
        horse("sorrel", GREEN, GOLD, GOLD, GOLD_D, pose="gallop"),
        reins((128, 196), GREEN, bit("gallop")),
        seated(rider, 9, -5),
    )


COURTS.update(
    {
        ("denari", 9): cavallo_denari,
        ("coppe", 9): cavallo_coppe,
        ("spade", 9): cavallo_spade,
        ("bastoni", 9): cavallo_bastoni,
    }
)


# --- re -------------------------------------------------------------------------------


def under_robe(a, pattern="none", p1=GOLD, p2=RED, trim="gold", band=None):
    A, AD, _AL = TONES[a]
    T = TONES[trim][0]
    U = "104,126! 92,142 98,182 100,206! 92,252 84,302 76,352! 100,359 125,355 150,359 174,352! 166,302 158,252 150,206! 152,182 158,142 146,126! 125,136"
    low = "101,212! 93,256 86,302 80,338! 100,345 125,341 150,345 170,338! 164,302 157,256 149,212!"
    out = [shape(U, A), side_shade(U, 16, AD)]
    if pattern == "lozenge":
        out.append(lozenges(lattice(low, 22, 24, 9, oy=16, ox=2), 7, 10, p1, 1.6))
    elif pattern == "fleur":
        out.append(fleurs(lattice(low, 24, 30, 9, oy=18, ox=-2), 1.0, p1))
    elif pattern == "stars":
        out.append(stars(lattice(low, 22, 24, 8, oy=18, ox=2), 7, p1))
    elif pattern == "dots":
        out.append(dots(lattice(low, 18, 18, 6, oy=14, ox=2), 4, p1, 1.6))
    else:
        out.append(
            brush(
                "106,214 100,262 94,330",
                "118,216 116,262 112,332",
                "132,216 135,262 140,332",
                "144,214 151,262 158,330",
                w=2.8,
            )
        )
    if band:
        B = TONES[band][0]
        out += [
            shape("116,210! 134,210! 140,348! 125,345 110,348!", B, 2.6),
            *[circle(125, y, 5, T, 2) for y in (234, 264, 294, 324)],
            *[
                shape(
                    f"125,{y - 5}! 130,{y}! 125,{y + 5}! 120,{y}!",
                    TONES["red" if band != "red" else "blue"][0],
                    1.6,
                )
                for y in (249, 279, 309)
            ],
        ]
    out += [
        shape("79,336! 100,343 125,339 150,343 171,336! 175,352! 150,360 125,356 100,360 75,352!", T, 2.8),
        *[
            circle(x, y, 3, c, 1.6)
            for x, y, c in (
                (90, 348, RED),
                (107, 351, BLUE),
                (125, 348, RED),
                (143, 351, BLUE),
                (160, 348, RED),
            )
        ],
    ]
    out += [
        shape("98,198! 125,206 152,198! 153,210! 125,219 97,210!", T, 2.8),
        circle(125, 212, 7, RED if a != "red" else BLUE, 2.4),
        circle(123, 210, 2, PAPER, 0),
    ]
    return join(out)


def mantle(a, lining="ermine", side=1):
    """Long open mantle with an ermine (or coloured) facing."""
    A, AD, _AL = TONES[a]
    M1 = "104,124! 84,130 72,148 66,192 58,252 46,312 36,354! 60,364 84,358! 92,312 96,252 98,202 102,162 110,132!"
    M2 = "146,124! 166,130 178,148 184,192 192,252 204,312 214,354! 190,364 166,358! 158,312 154,252 152,202 148,162 140,132!"
    E1 = "110,132! 102,162 98,202 96,252 92,312 84,358! 68,362! 78,312 82,252 84,202 88,162 97,128!"
    E2 = "140,132! 148,162 152,202 154,252 158,312 166,358! 182,362! 172,312 168,252 166,202 162,162 153,128!"
    L = PAPER if lining == "ermine" else TONES[lining][0]
    out = [
        shape(M1, A),
        shape(M2, A),
        shade("178,148! 184,192 192,252 204,312 214,354! 198,361 188,312 178,252 172,192", AD),
        brush(
            "76,170 70,240 56,330",
            "66,230 60,280 48,340",
            "176,170 182,240 192,330",
            w=2.8,
            fill=AD if a != "ivory" else IVORY_D,
        ),
        shape(E1, L, 2.8),
        shape(E2, L, 2.8),
    ]
    if lining == "ermine":
        out.append(
            ermine(
                [
                    (92, 180),
                    (91, 222),
                    (88, 264),
                    (85, 304),
                    (79, 342),
                    (158, 180),
                    (159, 222),
                    (162, 264),
                    (165, 304),
                    (171, 342),
                ],
                1.0,
            )
        )
    else:
        T = TONES["gold"][0]
        out.append(
            dots(
                [
                    (92, 180),
                    (91, 210),
                    (90, 240),
                    (87, 270),
                    (84, 300),
                    (79, 332),
                    (158, 180),
                    (159, 210),
                    (160, 240),
                    (163, 270),
                    (166, 300),
                    (171, 332),
                ],
                3.2,
                T,
                1.6,
            )
        )
    return join(out)


def collar(kind="ermine", a="gold"):
    s = "125,142! 106,122! 86,128 72,152! 92,167 125,175 158,167 178,152! 164,128 144,122!"
    if kind == "ermine":
        return join(
            shape(s, PAPER),
            side_shade(s, 14, IVORY_D),
            ermine(
                [
                    (88, 144),
                    (104, 154),
                    (125, 160),
                    (146, 154),
                    (162, 144),
                    (100, 138),
                    (150, 138),
                    (114, 146),
                    (136, 146),
                ],
                1.0,
            ),
        )
    if kind == "chain":
        A = TONES[a][0]
        pts_ = [(88, 138), (96, 152), (109, 163), (125, 168), (141, 163), (154, 152), (162, 138)]
        return join(
            line("86,132 96,152 109,163 125,168 141,163 154,152 164,132", 7),
            line("86,132 96,152 109,163 125,168 141,163 154,152 164,132", 3, A),
            *[circle(x, y, 4.6, c, 2) for (x, y), c in zip(pts_, (GOLD, RED, GOLD, BLUE, GOLD, RED, GOLD))],
            circle(125, 180, 8, GOLD, 2.6),
            circle(125, 180, 3.6, RED, 1.6),
        )
    A, AD, _ = TONES[a]
    return join(
        shape(s, A),
        side_shade(s, 14, AD),
        *[
            shape(f"{x - 7},{y}! {x},{y + 12}! {x + 7},{y}!", A, 2.4)
            for x, y in ((90, 164), (107, 171), (125, 174), (143, 171), (160, 164))
        ],
        shape("125,142! 106,124! 88,130 78,150! 94,162 125,169 156,162 172,150! 162,130 144,124!", A, 0),
        brush("84,148 104,160 125,163 146,160 166,148", w=2),
    )


def king_feet(tone):
    c, dk, _ = TONES[tone]
    return join(shoe(112, 356, c, dk, -1, scale=0.9), shoe(140, 356, c, dk, 1, scale=0.9))


def sceptre(x, y0, y1, rot=0):
    return group(
        rect(-3, y0, 6, y1 - y0, GOLD, 3),
        *[rect(-5, yy, 10, 5, GOLD, 2.4) for yy in (y0 + 30, y0 + 90)],
        shape(
            f"0,{y0 - 30}! 8,{y0 - 18} 3,{y0 - 8} 12,{y0 - 8} 14,{y0} 5,{y0 + 3}! -5,{y0 + 3}! -14,{y0} -12,{y0 - 8} -3,{y0 - 8} -8,{y0 - 18}",
            GOLD,
            2.8,
        ),
        circle(0, y0 - 6, 3.4, RED, 1.8),
        at=(x, 0),
        rot=rot,
    )


@mirrored
def re_denari():
    out = [ground("gold"), king_feet("red")]
    out += [under_robe("blue", "lozenge", GOLD, band=None), mantle("red", "ermine")]
    out.append(sceptre(196, 132, 330))
    out.append(arm((164, 146), (206, 200), (203, 184), "red", lower="blue", w=(32, 30, 19)))
    out.append(grip(196, 172, 44, scale=0.92))
    out.append(coin_hand_back(52, 128))
    out.append(arm((86, 146), (58, 190), (52, 150), "red", lower="blue", w=(32, 30, 19)))
    out.append(group(em.coin(), at=(51, 92), scale=0.95))
    out.append(coin_hand_front(50, 128))
    out.append(collar("ermine"))
    out.append(
        group(
            head(
                "front",
                "white",
                "long",
                "fork",
                "imperial",
                RED,
                GOLD,
                RED_D,
                age=1,
                neck=False,
                nose="hook",
                calm=True,
            ),
            at=(125, 98),
            scale=0.92,
        )
    )
    return join(out)


@mirrored
def re_coppe():
    out = [ground("red"), king_feet("blue")]
    out += [under_robe("red", "fleur", GOLD), mantle("blue", "gold")]
    out.append(arm((164, 146), (196, 208), (172, 206), "blue", lower="gold", w=(32, 30, 19)))
    out.append(arm((86, 146), (60, 194), (58, 164), "blue", lower="gold", w=(32, 30, 19)))
    out.append(group(em.cup(), at=(52, 112), scale=1.1))
    out.append(grip(52, 136, 52, scale=0.92))
    out.append(collar("scallop", "gold"))
    out.append(bless(158, 196, -24, scale=1.08))
    out.append(
        group(
            head(
                "three",
                "brown",
                "page",
                "short",
                "crown",
                BLUE,
                GOLD,
                BLUE_D,
                neck=False,
                face="round",
                mood="smile",
            ),
            at=(125, 98),
            scale=0.92,
        )
    )
    return join(out)


@mirrored
def re_spade():
    """The warrior king: knee-length tunic over armour, long mantle, drawn sword."""
    A, AD = RED, RED_D
    back = "104,124! 82,134 70,170 64,240 56,310 50,350! 90,362 160,362 206,350! 196,310 188,240 180,170 168,134 146,124!"
    out = [
        ground("blue"),
        shape(back, A),
        shade("168,134! 180,170 188,240 196,310 206,350! 188,356 176,300 170,230 164,180", AD),
        brush("78,180 72,250 66,340", "176,190 180,250 188,340", w=2.8, fill=AD),
    ]
    out += [
        leg((143, 250), (147, 304), (152, 350), "blue", boot="steel", facing=1),
        leg((108, 250), (104, 304), (100, 354), "blue", boot="steel", facing=-1),
    ]
    sk = "98,200! 86,240 74,282! 90,290 108,284 125,291 142,284 160,290 176,282! 164,240 152,200!"
    out += [shape(sk, BLUE), side_shade(sk, 20, BLUE_D), stars(lattice(sk, 24, 24, 10, oy=24, ox=4), 7, GOLD)]
    out.append(
        shape(
            "76,274! 90,282 108,276 125,283 142,276 160,282 174,274! 178,285! 160,294 142,288 125,295 108,288 90,294 72,285!",
            GOLD,
            2.8,
        )
    )
    body = "106,124! 92,130 82,142! 88,166 94,182 97,206! 125,212 153,206! 156,182 162,166 168,142! 158,130 144,124! 125,136"
    out += [
        shape(body, STEEL),
        side_shade(body, 16, STEEL_D),
        brush("125,150 124,176 125,202", w=2.6),
        brush("96,152 108,170 122,172", "154,152 142,170 128,172", w=2.4),
        brush("91,146 93,158 96,168", w=2.6, fill=PAPER),
    ]
    out += [
        shape("96,200! 125,207 154,200! 155,212! 125,220 95,212!", GOLD, 2.8),
        circle(125, 213, 7, RED, 2.4),
        circle(123, 211, 2, PAPER, 0),
    ]
    out.append(arm((164, 146), (200, 186), (203, 216), "steel", lower="red", cuff="gold", w=(30, 26, 19)))
    out.append(open_hand(203, 216, -6, scale=0.9))
    out.append(group(em.sword(), at=(50, 122), scale=1.28))
    out.append(arm((86, 146), (64, 218), (60, 206), "steel", lower="red", cuff="gold", w=(30, 26, 19)))
    out.append(grip(50, 186, 18, scale=0.95))
    for x, fl in ((84, False), (166, True)):
        out.append(
            group(
                shape("-20,14! -22,-4 -8,-18 10,-15 20,-4 20,14! 0,5", GOLD, 3),
                brush("-15,5 0,-4 15,5", w=2),
                circle(0, -7, 3.4, BLUE, 1.6),
                at=(x, 140),
                flip=fl,
            )
        )
    out.append(
        group(
            head("profile", "black", "long", "full", "radiate", RED, GOLD, RED_D, neck=True, nose="hook"),
            at=(126, 92),
            scale=0.94,
        )
    )
    return join(out)


@mirrored
def re_bastoni():
    out = [ground("green"), king_feet("wood")]
    out += [under_robe("gold", "none", RED, trim="red", band="green"), mantle("green", "ermine")]
    out.append(em.club_long(52, 210, 0, scale=0.9))
    out.append(arm((86, 146), (72, 208), (68, 190), "green", lower="red", w=(32, 30, 19)))
    out.append(grip(52, 182, 12, scale=0.96))
    out.append(collar("chain"))
    out.append(
        group(
            head(
                "three",
                "grey",
                "long",
                "long",
                "crown",
                GREEN,
                GOLD,
                GREEN_D,
                age=1,
                neck=True,
                calm=True,
                face="lean",
                mood="stern",
            ),
            at=(125, 96),
            scale=0.92,
        )
    )
    out.append(arm((166, 148), (198, 206), (160, 186), "green", lower="red", w=(32, 30, 19)))
    out.append(hip_hand(158, 184, 22, 1.12))
    return join(out)


COURTS.update(
    {("denari", 10): re_denari, ("coppe", 10): re_coppe, ("spade", 10): re_spade, ("bastoni", 10): re_bastoni}
)


def court_card(suit, rank):
    fn = COURTS.get((suit, rank))
    return card_italian(fn() if fn else "")

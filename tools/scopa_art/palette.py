"""The palette: every colour a card may use.  Nothing else is allowed.

Each hue has a flat tone plus one shade (right / lower side) and one light
(left / upper side).  Shading is flat shapes of these tones and ink cuts,
never gradients.
"""

INK = "#221915"  # warm black: every outline, every cut
IVORY = "#fbf3e0"  # card face
PAPER = "#fffaf0"  # whites inside drawings (linen, ermine, eyes)
IVORY_D = "#e6d6b4"  # shade of ivory / linen

RED, RED_D, RED_L = "#c9331f", "#8d1d16", "#e5694a"
BLUE, BLUE_D, BLUE_L = "#23609f", "#153a68", "#8fbbe0"
GOLD, GOLD_D, GOLD_L = "#f0b22c", "#c47c15", "#fad874"
GREEN, GREEN_D, GREEN_L = "#3d8043", "#1f5230", "#93bd66"
CLUB_GREEN = "#1f6b4e"  # clubs in four colours: green beside ink, and to a deutan eye no olive as hearts are
WOOD, WOOD_D, WOOD_L = "#a5652f", "#6e3d1b", "#d19a5b"
STEEL, STEEL_D, STEEL_L = "#c3d6e6", "#7f9fbd", "#eaf2f8"
STEEL_M = "#6fa3d2"  # dark half of a blade
SKIN, SKIN_D = "#f6d2a9", "#e2a577"
SKIN2, SKIN2_D = "#c98d5d", "#9c6238"  # darker complexion
BLUSH = "#e88a68"
GREY, GREY_D = "#cfc6b8", "#94897c"  # grey hair, grey horse

# Hair: (fill, cut colour)
HAIR = {
    "black": ("#3a2a24", "#8a6a55"),
    "brown": ("#7a4524", INK),
    "blond": ("#e2a83f", "#7a4a12"),
    "red": ("#b4531f", "#5a220c"),
    "grey": ("#d5ccbd", "#6f665b"),
    "white": ("#fbf5e8", "#8d8170"),
}

TONES = {  # name -> (flat, shade, light)
    "red": (RED, RED_D, RED_L),
    "blue": (BLUE, BLUE_D, BLUE_L),
    "gold": (GOLD, GOLD_D, GOLD_L),
    "green": (GREEN, GREEN_D, GREEN_L),
    "wood": (WOOD, WOOD_D, WOOD_L),
    "steel": (STEEL, STEEL_D, STEEL_L),
    "ivory": (PAPER, IVORY_D, "#ffffff"),
    "ink": ("#3a2e2a", INK, "#6a5a50"),
}

# Line weights in card units (card = 250 x 400)
W_OUT = 3.4  # silhouettes
W_IN = 2.4  # inner contours
W_FRAME = 2.2

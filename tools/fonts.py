"""Cut the title face from a full font: a Latin subset with lining figures under a name of its own.

    python tools/fonts.py FULL_MEDIUM.ttf FULL_BOLD.ttf OUT_FOLDER

Writes ``ScopaTitle-Medium.ttf`` and ``ScopaTitle-Bold.ttf``; needs fonttools. assets/fonts/README.md says
which font this was done with. The same input gives the same bytes.

The face is renamed because a subset is not the font its makers published, and so that a copy installed on
the player's system is never picked up in its place. The line is made 1.27 em high (it was 1.52): titles stand
in tight rows, and the accents of every letter kept fit.
"""

import sys
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

FAMILY = "Scopa Title"
LATIN = [*range(0x20, 0x7F), *range(0xA0, 0x180), *range(0x218, 0x21C), 0x1E9E]
WELSH = [0x1E80, 0x1E81, 0x1E82, 0x1E83, 0x1E84, 0x1E85, 0x1EF2, 0x1EF3]
SIGNS = [ord(sign) for sign in "\u2009\u202f‐‑–—‘’‚“”„†•…‰′″‹›€−×÷≤≥≠→"]
ASCENT, DESCENT = 0.97, 0.30
"""Of the em, above and below the base line."""


def lining_figures(font: TTFont) -> dict[str, str]:
    """Digit glyph -> lining digit glyph, as the font's own feature ``lnum`` gives them."""
    digits = {font.getBestCmap()[code] for code in range(0x30, 0x3A)}
    table = font["GSUB"].table
    found: dict[str, str] = {}
    for record in table.FeatureList.FeatureRecord:
        if record.FeatureTag != "lnum":
            continue
        for index in record.Feature.LookupListIndex:
            for part in table.LookupList.Lookup[index].SubTable:
                mapping = getattr(getattr(part, "ExtSubTable", part), "mapping", {})
                found |= {old: new for old, new in mapping.items() if old in digits}
    return found


def cut(source: Path, target: Path, style: str, weight: int) -> None:
    """Write the subset of ``source`` to ``target``."""
    font = TTFont(source, recalcTimestamp=False)
    lining = lining_figures(font)
    for table in font["cmap"].tables:
        table.cmap = {code: lining.get(glyph, glyph) for code, glyph in table.cmap.items()}
    options = Options()
    options.layout_features = ["kern", "liga", "locl", "ccmp", "mark", "mkmk", "tnum", "pnum"]
    options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 12, 13, 14]
    options.notdef_outline = True
    options.drop_tables += ["DSIG"]
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=LATIN + WELSH + SIGNS)
    subsetter.subset(font)
    rename(font, style)
    em = font["head"].unitsPerEm
    up, down = round(ASCENT * em), round(DESCENT * em)
    line, win = font["hhea"], font["OS/2"]
    line.ascent, line.descent, line.lineGap = up, -down, 0
    win.sTypoAscender, win.sTypoDescender, win.sTypoLineGap = up, -down, 0
    win.usWinAscent, win.usWinDescent = up, down
    win.usWeightClass = weight
    win.fsSelection |= 1 << 7  # line height from the typographic values, on Windows too
    font.save(target, reorderTables=True)


def rename(font: TTFont, style: str) -> None:
    """Give the subset its own family name; copyright and licence stay as they are."""
    plain = f"{FAMILY} {style}"
    bold = style == "Bold"
    names = {
        1: FAMILY if bold else plain,
        2: "Bold" if bold else "Regular",
        3: f"subset;{plain}",
        4: plain,
        6: f"ScopaTitle-{style}",
        16: FAMILY,
        17: style,
    }
    for number, text in names.items():
        font["name"].removeNames(nameID=number)
        font["name"].setName(text, number, 3, 1, 0x409)


def main(arguments: list[str]) -> int:
    if len(arguments) != 3:
        print(__doc__)
        return 2
    medium, bold, out = (Path(argument) for argument in arguments)
    out.mkdir(parents=True, exist_ok=True)
    cut(medium, out / "ScopaTitle-Medium.ttf", "Medium", 500)
    cut(bold, out / "ScopaTitle-Bold.ttf", "Bold", 700)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

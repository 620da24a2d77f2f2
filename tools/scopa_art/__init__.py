"""Scopa card art: three decks and what belongs to them, composed as SVG from points written by hand.

    python -m tools.scopa_art draw FOLDER      every drawing of the package (standard library only)
    python -m tools.scopa_art check FOLDER     sizes, allowed elements, nothing outside the card (PySide6)
    python -m tools.scopa_art sheets FOLDER    contact sheets of what was drawn there (PySide6)

The Python is the source; an SVG is never edited by hand. ``python -m tools.build_art`` writes what the program ships.

Cards are 250 x 400 units with corners of 15, lit from the upper left: one flat tone a form, one shade, a few ink
cuts, no gradient. Only path, circle, ellipse, rect, line, g, defs and use may appear: QtSvg ignores clip paths without
a word, and what sticks out of the viewBox is painted on the neighbour.

================================  ====================================================================
palette                           all colours, tones (flat, shade, light), line weights
svg                               smooth shapes, ``union``, ``brush``, ``hatch``, ``lattice``, ``side_shade``
frames                            card blank, frames, ``use``
emblems_*                         one function a suit emblem
numbers_italian, spanish, french  layouts, aces, special cards, courts of the two later decks
heads, parts                      heads, legs, arms, hands, ornaments the courts share
horse, jennet                     the Neapolitan horse (five gaits), the Spanish horse (three poses)
courts_italian, courts_spanish    the twelve courts of each
glyphs                            index letters and numerals: own skeletons, broad nib
extras                            backs, table, icons, broom, single emblems, index discs and plates
================================  ====================================================================
"""

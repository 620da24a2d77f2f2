"""Write every drawn file of assets/ from its source: python -m tools.build_art [FOLDER]

Run from the top of the repository. Without FOLDER the files go to assets/. The same bytes come out every
time; a test compares. deck.toml files and fonts are not made here.
"""

import sys
from collections.abc import Iterator
from fnmatch import fnmatch
from pathlib import Path

from scopa_desktop.look.tokens import PAPER, SCHEMES
from tools.lettering import banner, wordmark
from tools.scopa_art.build import drawings

SHIPPED = (
    ("italian/*.svg", "decks/italian"),
    ("backs/italian-*.svg", "backs"),
    ("table/*.svg", "tables"),
    ("indices/[01]*.svg", "indices"),
    ("emblems/italian-*.svg", "emblems"),
    ("icon/*.svg", "icons"),
)
"""Which drawings of scopa_art are shipped, and the folder of assets/ they lie in."""

SIGNS = {"check": "M4,12.5L10,18.5L20.5,6", "down": "M6,9.5L12,15.5L18,9.5"}
"""Marks that the style sheet shows in check boxes and combo boxes: a path on a grid of 24."""


def art() -> Iterator[tuple[str, str]]:
    """Name below assets/ and text of every drawn file."""
    for name, draw in drawings().items():
        for pattern, folder in SHIPPED:
            if fnmatch(name, pattern):
                yield f"{folder}/{Path(name).name}", draw()
    yield "lettering/wordmark.svg", wordmark("Scopa")
    yield "lettering/scopa-banner.svg", banner("Scopa")
    for scheme in SCHEMES:
        yield f"icons/down-{scheme.name}.svg", sign("down", scheme.text)
        yield f"icons/check-{scheme.name}.svg", sign("check", scheme.on_accent)
    yield "icons/check-paper.svg", sign("check", PAPER)


def sign(name: str, colour: str) -> str:
    """A mark drawn with a round pen of 2."""
    path = (
        f'<path d="{SIGNS[name]}" fill="none" stroke="{colour}" stroke-width="2" '
        'stroke-linecap="round" stroke-linejoin="round"/>'
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24">{path}</svg>\n'
    )


def build(folder: Path) -> list[Path]:
    """Write all files below ``folder``; returns what was written."""
    written = []
    for name, text in art():
        target = folder / name
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(text.encode())
        written.append(target)
    return written


if __name__ == "__main__":
    assets = Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).resolve().parent.parent / "assets"
    print(f"{len(build(assets))} files written to {assets}")

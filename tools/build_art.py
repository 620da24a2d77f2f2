"""Write every drawn file of assets/ from its source: python -m tools.build_art [FOLDER]

Run from the top of the repository. Without FOLDER the files go to assets/. The same bytes come out every
time; a test compares. deck.toml files and fonts are not made here.
"""

import sys
from collections.abc import Iterable, Iterator, Mapping
from fnmatch import fnmatch
from pathlib import Path

from scopa_desktop.look.tokens import PAPER, SCHEMES
from tools.lettering import banner, wordmark
from tools.scopa_art.build import drawings

VALUES = range(1, 11)
ITALIAN = ("denari", "coppe", "spade", "bastoni")
SPANISH = ("oros", "copas", "espadas", "bastos")
FRENCH = ("hearts", "diamonds", "spades", "clubs")
FOUR_COLOURS = {"diamonds": "blue-diamonds", "clubs": "green-clubs"}
"""Suits of the French decks that the variant of four colours draws anew, and what they are called there."""
BACKS = ("italian-blue", "spanish-red", "french-blue", "siren-blue")
"""Of the decks italian, spanish, french, french_numbers."""

SHIPPED = (
    ("backs/*.svg", "backs"),
    ("table/*.svg", "tables"),
    ("indices/[01]*.svg", "indices"),
    ("icon/*.svg", "icons"),
)
"""Drawings of scopa_art that keep their name, and the folder of assets/ they lie in."""

SIGNS = {"check": "M4,12.5L10,18.5L20.5,6", "down": "M6,9.5L12,15.5L18,9.5"}
"""Marks that the style sheet shows in check boxes and combo boxes: a path on a grid of 24."""


def art() -> Iterator[tuple[str, str]]:
    """Name below assets/ and text of every drawn file."""
    drawn = drawings()
    for target, source in shipped(drawn):
        yield target, drawn[source]()
    yield "lettering/wordmark.svg", wordmark("Scopa")
    yield "lettering/scopa-banner.svg", banner("Scopa")
    yield "lettering/escoba-banner.svg", banner("Escoba")
    for scheme in SCHEMES:
        yield f"icons/down-{scheme.name}.svg", sign("down", scheme.text)
        yield f"icons/check-{scheme.name}.svg", sign("check", scheme.on_accent)
    yield "icons/check-paper.svg", sign("check", PAPER)


def shipped(names: Iterable[str]) -> Iterator[tuple[str, str]]:
    """Name below assets/ and name in scopa_art of every drawing that is part of the program."""
    for name in names:
        for pattern, folder in SHIPPED:
            if fnmatch(name, pattern):
                yield f"{folder}/{Path(name).name}", name
    for suit in ITALIAN:
        yield f"emblems/italian-{suit}.svg", f"emblems/italian-{suit}.svg"
    for value in VALUES:
        yield f"indices/large-{value:02}.svg", f"indices/large-{value:02}.svg"
    decks = ("italian", "spanish", "french", "french_numbers")
    for deck, back in zip(decks, BACKS, strict=True):
        yield f"decks/{deck}/back.svg", f"backs/{back}.svg"
    yield from _suits("italian", "italian", "italian", {suit: suit for suit in ITALIAN})
    yield from _suits("spanish", "spanish", "spanish", {suit: suit for suit in SPANISH})
    for deck, numbers in (("french", ""), ("french_numbers", "-numbers")):
        yield from _suits(deck, f"french{numbers}", "french", {suit: suit for suit in FRENCH})
        yield from _suits(deck, f"french-four{numbers}", "french-four", FOUR_COLOURS)


def _suits(deck: str, cards: str, emblems: str, words: Mapping[str, str]) -> Iterator[tuple[str, str]]:
    """The cards and the sign of some suits; ``words`` gives what they are called in the deck."""
    for suit, word in words.items():
        yield f"decks/{deck}/emblem-{word}.svg", f"emblems/{emblems}-{suit}.svg"
        for value in VALUES:
            end = f"-{value:02}.svg"
            yield f"decks/{deck}/{word}{end}", f"{cards}/{suit}{end}"
            yield f"decks/{deck}/large-{word}{end}", f"indices/large-{emblems}-{suit}{end}"


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

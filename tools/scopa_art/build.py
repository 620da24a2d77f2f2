"""Every drawing of the package by name, such as ``italian/denari-07.svg``, ``backs/siren-blue.svg``.

What of it goes into the program is decided in tools/build_art.py.
"""

from collections.abc import Callable, Iterator
from functools import partial

from . import courts_italian, extras, french, numbers_italian, spanish
from .emblems_french import FOUR, TWO

Drawing = Callable[[], str]
"""Draws one file: gives the text of the SVG."""

ITALIAN = ("denari", "coppe", "spade", "bastoni")
FRENCH_FOLDERS = (("french", TWO), ("french-four", FOUR))


def drawings() -> dict[str, Drawing]:
    """Name -> how to draw it, for all three decks and what belongs to them. Nothing is drawn yet."""
    return dict([*_italian(), *_spanish(), *_french(), *extras.everything().items()])


def _italian() -> Iterator[tuple[str, Drawing]]:
    for suit in ITALIAN:
        for value in range(1, 11):
            draw = numbers_italian.number_card if value < 8 else courts_italian.court_card
            yield f"italian/{suit}-{value:02d}.svg", partial(draw, suit, value)


def _spanish() -> Iterator[tuple[str, Drawing]]:
    for suit in spanish.SUITS:
        for value in range(1, 11):
            yield f"spanish/{suit}-{value:02d}.svg", partial(spanish.card, suit, value)


def _french() -> Iterator[tuple[str, Drawing]]:
    for suit in french.SUITS:
        for value in range(1, 11):
            name = f"{suit}-{value:02d}.svg"
            for folder, tones in FRENCH_FOLDERS:
                yield f"{folder}/{name}", partial(french.card, suit, value, tones=tones)
                numbers = partial(french.card, suit, value, numbers=True, tones=tones)
                yield f"{folder}-numbers/{name}", numbers

"""What it costs to change the deck in the middle of a deal.

    python bench/decks.py [--size 1280x800] [--ratio 1] [--players 2] [--runs 5]

CPU time of the whole process, medians, from the choice to the table and pictures read (``read``), to the last
card that lies open drawn sharp (``seen``), and to the last card of the deck at every height that the table
needs (``all``).  ``longest`` is the longest step: what a frame has to wait at most.
"""

import argparse
import os
import statistics
import sys
import time
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from PySide6.QtWidgets import QApplication, QGraphicsScene

from scopa_desktop import paths
from scopa_desktop.look.shadows import Shadows
from scopa_desktop.rules.cards import DECK
from scopa_desktop.skins.card_faces import CardFaces
from scopa_desktop.skins.shelf import load_deck
from scopa_desktop.table.card_pixmaps import CardPixmaps
from scopa_desktop.table.deck import LYING, TableDeck
from scopa_desktop.table.layout import Layout, Needs, layout, table_em

CHANGES = (
    ("spanish", "", False),
    ("french", "", False),
    ("french", "four_colours", False),
    ("french_numbers", "", False),
    ("italian", "", False),
    ("italian", "", True),
    ("italian", "", False),
)
BUDGET = 6.0
"""Milliseconds of drawing a frame, as at the table."""
OPEN = (3, 12, 25, 6, 17, 38, 21)
"""Cards in the own hand, the first three, and on the table."""
SCOPAS = (14, 30)


def solved(players: int, width: int, height: int, on_table: int) -> Layout:
    needs = Needs(players=players, hands=(3,) * players, on_table=on_table)
    return layout(width, height, table_em(16, height), needs)


def change(
    faces: CardFaces, deck: str, variant: str, large: bool, table: Layout, ratio: float
) -> list[float]:
    """Milliseconds of CPU: read, seen, all, longest step."""
    hand, row, pile = table.seats[0].hand[0].h, table.table[0].h, table.seats[0].pile.h
    folders = (paths.assets_dir() / "decks", paths.data_dir() / "decks")
    heights = [hand] * 3 + [row] * (len(OPEN) - 3)
    begun = last = time.process_time()
    faces.set_skin(load_deck(deck, folders).varied(variant), large=large)
    read = time.process_time()
    steps, pictures = [read - last], []
    is_done = False
    while not is_done:
        last = time.process_time()
        for card in SCOPAS:
            faces.face(card, LYING * pile, ratio, value=False)
        for seat in table.seats:
            faces.back((seat.hand[0] if seat.hand else seat.pile).h, ratio)
        faces.back(pile, ratio)
        shown_at(faces, heights, ratio)
        is_done = faces.render_some(BUDGET)
        now = time.process_time()
        steps.append(now - last)
        pictures.append((now, shown_at(faces, heights, ratio)))
    seen = next(at for at, keys in pictures if keys == pictures[-1][1])
    return [1000 * value for value in (read - begun, seen - begun, now - begun, max(steps))]


def shown_at(faces: CardFaces, heights: list[float], ratio: float) -> list[int]:
    """Which pixmaps the open cards have."""
    return [faces.face(card, h, ratio).cacheKey() for card, h in zip(OPEN, heights, strict=True)]


def main() -> None:
    """Measures and prints a line a change."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--size", default="1280x800")
    parser.add_argument("--ratio", type=float, default=1.0)
    parser.add_argument("--players", type=int, default=2, choices=(2, 3, 4, 6))
    parser.add_argument("--runs", type=int, default=5)
    given = parser.parse_args()
    width, height = map(int, given.size.split("x"))
    application = QApplication([])
    faces = CardFaces(load_deck("italian", [paths.assets_dir() / "decks"]), paths.assets_dir())
    scene = QGraphicsScene()
    table = solved(given.players, width, height, 4)
    pixmaps = CardPixmaps(faces, Shadows())
    TableDeck(scene, pixmaps).fit(table, solved(given.players, width, height, 12), given.ratio)
    while not faces.render_some(1000):
        pass
    times: dict[int, list[list[float]]] = {n: [] for n in range(len(CHANGES))}
    for _ in range(given.runs):
        for n, (deck, variant, large) in enumerate(CHANGES):
            times[n].append(change(faces, deck, variant, large, table, given.ratio))
    print(f"{given.size} at ratio {given.ratio}, {given.players} players, {len(DECK)} cards, ms of CPU")
    for n, (deck, variant, large) in enumerate(CHANGES):
        read, seen, whole, longest = (statistics.median(values) for values in zip(*times[n], strict=True))
        name = " ".join(filter(None, (deck, variant, "large" if large else "")))
        print(f"{name:22} read {read:4.0f}  seen {seen:4.0f}  all {whole:4.0f}  longest {longest:4.0f}")
    del application


if __name__ == "__main__":
    main()

"""Pictures of the table alone: every number of players and form of team, deck, back and cloth."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import cache
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from PySide6.QtGui import QImage

    from scopa_desktop.app.program import Program
    from scopa_desktop.match.match import Match
    from scopa_desktop.skins.skin import Skin

FORMS: Final = (
    ("classic", 2, "teams"),
    ("classic", 3, "individual"),
    ("classic", 4, "teams"),
    ("classic", 4, "individual"),
    ("classic", 6, "teams"),
    ("classic", 6, "three_pairs"),
    ("classic", 6, "individual"),
    ("scopone", 4, "teams"),
    ("scientifico", 4, "teams"),
)
NAMES: Final = ("You", "Bruno", "Irene", "Pilar", "Dino", "Elsa")
LEVELS: Final = ("", "fair", "easy", "novice", "fair", "easy")
COUNTS: Final = (0, 4, 6, 7, 12, 15)
"""Cards on the table, for every form of team."""
LARGER: Final = (1.25, 1.5)
"""Sizes of text."""
SEARCHED, ENOUGH = 400, 12
"""Deals that are looked through for one with so many cards on the table, and for the best of them."""
LIKES_TO_TAKE: Final = 0.35
RED_BLIND: Final = ((0.367, 0.861, -0.228), (0.280, 0.673, 0.047), (-0.012, 0.043, 0.969))
"""Colours as seen without the pigment for green (Machado, Oliveira and Fernandes 2009)."""


def draw_tables(program: "Program", folder: Path, only: Sequence[str], settle: Callable[[], None]) -> None:
    """All of them into a folder, from the program's own window in its present size."""
    from PySide6.QtCore import Qt
    from PySide6.QtTest import QTest

    from scopa_desktop.look.fonts import base_em
    from scopa_desktop.look.surfaces import CLOTHS
    from scopa_desktop.skins.card_art import BACKS
    from scopa_desktop.skins.shelf import deck_folders, find_decks
    from scopa_desktop.skins.skin import Skin
    from scopa_desktop.table.layout import Needs, layout, table_em

    scene = program.table.scene
    program.window.show_page("table")
    skins = [skin for _, skin in find_decks(deck_folders()) if isinstance(skin, Skin)]
    italian = next(skin for skin in skins if skin.key == "italian")

    def take(name: str, *, is_judged: bool = False) -> None:
        if only and not any(part in name for part in only):
            return
        settle()
        seen = program.window.grab().toImage()
        seen.save(str(folder / f"{name}.png"))
        if is_judged:
            for kind, image in (("grey", grey(seen)), ("deuteranopia", without_green(seen))):
                image.save(str(folder / f"{name}-{kind}.png"))

    def show(preset: str, players: int, teams: str, on_table: int) -> None:
        scene.show_match(at_the_table(preset, players, teams, on_table), LEVELS[:players])

    def wanted(name: str) -> bool:
        return not only or any(part in name or name in part for part in only)

    for n, (preset, players, teams) in enumerate(FORMS):
        scene.set_cloth(CLOTHS[n % len(CLOTHS)])
        for count in COUNTS:
            name = f"form-{preset}-{players}-{teams}-{count:02}"
            if wanted(name):
                show(preset, players, teams, count)
                take(name)
    scene.set_cloth("green")
    for text in LARGER:
        scene.set_em(text * base_em())
        for preset, players, teams in FORMS:
            name = f"text-{text}-{preset}-{players}-{teams}"
            if wanted(name):
                show(preset, players, teams, COUNTS[-2])
                take(name)
    scene.set_em(base_em())
    for preset, players, teams in FORMS:
        name = f"last-capture-{preset}-{players}-{teams}"
        if wanted(name):
            show(preset, players, teams, COUNTS[2])
            QTest.keyClick(program.table.view.viewport(), Qt.Key.Key_L)
            take(name)
    for count in range(16):
        show("classic", 2, "teams", count)
        take(f"count-{count:02}")
    usual = program.settings
    for skin in skins:
        for variant in ("", *(variant.key for variant in skin.variants)):
            for large in (False, True):
                worn = replace(usual, deck=skin.key, variant=variant, large_indices=large)
                program.window.settings_changed.emit(worn)
                show("classic", 4, "teams", 7)  # after the deck: it is told in its words
                name = "-".join(filter(None, ("deck", skin.key, variant, "large" if large else "")))
                take(name, is_judged=True)
    program.window.settings_changed.emit(usual)
    show("classic", 4, "teams", 7)
    port = program.table.view.viewport()
    em = table_em(base_em(), port.height())
    crowded = layout(port.width(), port.height(), em, Needs(6, (3,) * 6, COUNTS[-1]))
    draw_all_cards(skins, (crowded.table[0].h, port.devicePixelRatioF()), folder, wanted)
    for back in BACKS:
        scene.set_deck(italian, "", back, False)
        take(f"back-{back}")
    scene.set_deck(italian, "", "", False)
    for cloth in CLOTHS:
        scene.set_cloth(cloth)
        take(f"cloth-{cloth}", is_judged=True)
    scene.set_cloth("green")


def draw_all_cards(
    skins: Sequence["Skin"], size: tuple[float, float], folder: Path, wanted: Callable[[str], bool]
) -> None:
    """The forty cards of each deck as small as they get in the window: as they are, grey, and as somebody
    sees them who cannot tell red from green; ``size`` is their height and the ratio of device pixels."""
    from PySide6.QtGui import QColor, QImage, QPainter

    from scopa_desktop.paths import assets_dir
    from scopa_desktop.skins.card_faces import CardFaces

    height, ratio = size
    for skin in skins:
        for variant in ("", *(variant.key for variant in skin.variants)):
            for large in (False, True):
                name = "-".join(filter(None, ("cards", skin.key, variant, "large" if large else "")))
                if not wanted(name):
                    continue
                faces = CardFaces(skin.varied(variant), assets_dir())
                faces.set_skin(skin.varied(variant), large=large)
                faces.prepare([height], ratio)
                wide, tall = round(1.08 * height * skin.ratio * ratio), round(1.08 * height * ratio)
                sheet = QImage(10 * wide, 4 * tall, QImage.Format.Format_RGB32)
                sheet.fill(QColor("#1d5c3c"))
                painter = QPainter(sheet)
                for card in range(40):
                    image = faces.face(card, height, ratio).toImage()
                    image.setDevicePixelRatio(1)
                    painter.drawImage(card % 10 * wide, card // 10 * tall, image)
                painter.end()
                joined = QImage(sheet.width(), 3 * sheet.height(), QImage.Format.Format_RGB32)
                painter = QPainter(joined)
                for n, seen in enumerate((sheet, grey(sheet), without_green(sheet))):
                    painter.drawImage(0, n * sheet.height(), seen)
                painter.end()
                joined.save(str(folder / f"{name}.png"))


@cache
def at_the_table(preset: str, players: int, teams: str, on_table: int) -> "Match":
    """A match in its second deal, the person to play, with so many cards on the table.

    Captures may be left out there, so that any number can lie.
    """
    best: tuple[int, Match] | None = None
    for seed in range(SEARCHED):
        for match in _positions(preset, players, teams, on_table, seed):
            state = match.state
            assert state is not None
            piles = sum(bool(pile) for pile in state.piles)
            worth = 2 * sum(map(len, state.scopas)) + 3 * len(state.hands[0]) + 3 * piles + state.hands_left
            if best is None or worth > best[0]:
                best = worth, _replayed(match)
        if best is not None and seed > ENOUGH:
            break
    assert best is not None, f"no deal for {players} has {on_table} cards on the table"
    return best[1]


def _positions(preset: str, players: int, teams: str, on_table: int, seed: int) -> Iterator["Match"]:
    """The moments of a deal that qualify."""
    from scopa_desktop.match.match import Match
    from scopa_desktop.match.shuffle import deck_for
    from scopa_desktop.rules.ruleset import ruleset

    rules = ruleset(
        preset, players=players, teams=teams, capture_optional="on", capture_choice="free", target=21
    )
    chance = Random(seed)
    match = Match(rules, seed % players, names=NAMES[:players], seed=seed)
    match.deal(deck_for(rules, seed, 1))
    while not match.awaits_deal:
        match.take(max(match.legal_plays(), key=int.bit_count))
    match.deal(deck_for(rules, seed, 2))
    while match.state is not None and match.state.turn is not None:
        table = len(match.state.table)
        if match.state.turn == 0 and table == on_table and len(match.turns) > 1:
            yield match
        plays = match.legal_plays()
        taking = [play for play in plays if play.bit_count() > 1]
        laying = [play for play in plays if play.bit_count() == 1]
        likes = taking if table > on_table or chance.random() < LIKES_TO_TAKE else laying
        match.take(chance.choice(likes or list(plays)))


def _replayed(match: "Match") -> "Match":
    """The same as it is now, while the other is played on."""
    from scopa_desktop.match.match import Match

    copy = Match(match.rules, match.first_dealer, names=match.names, seed=match.seed)
    for deal in match.deals:
        copy.deal(deal.deck)
        for play in deal.plays:
            copy.take(play)
    return copy


def grey(image: "QImage") -> "QImage":
    """Without colours."""
    from PySide6.QtGui import QImage

    return image.convertToFormat(QImage.Format.Format_Grayscale8)


def without_green(image: "QImage") -> "QImage":
    """As somebody sees it who cannot tell red from green."""
    from PySide6.QtGui import QImage

    seen = image.convertToFormat(QImage.Format.Format_RGBX8888)
    pixels = memoryview(seen.bits()).cast("B")
    curve = [_linear(level / 255) for level in range(256)]
    known: dict[tuple[int, int, int], tuple[int, int, int]] = {}
    for at in range(0, len(pixels), 4):
        colour = (pixels[at], pixels[at + 1], pixels[at + 2])
        other = known.get(colour)
        if other is None:
            light = [curve[level] for level in colour]
            mixed = (sum(part * own for part, own in zip(row, light, strict=True)) for row in RED_BLIND)
            red, green, blue = (round(255 * _curved(min(1.0, max(0.0, value)))) for value in mixed)
            other = known[colour] = red, green, blue
        pixels[at : at + 3] = bytes(other)
    return seen


def _linear(level: float) -> float:
    return level / 12.92 if level <= 0.04045 else ((level + 0.055) / 1.055) ** 2.4


def _curved(light: float) -> float:
    return 12.92 * light if light <= 0.0031308 else 1.055 * light ** (1 / 2.4) - 0.055

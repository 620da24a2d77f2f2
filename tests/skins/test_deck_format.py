"""What docs/deck-format.md says holds."""

import re
from pathlib import Path

import pytest
from PySide6.QtGui import QColor

from scopa_desktop.paths import assets_dir
from scopa_desktop.rules.cards import SETTEBELLO
from scopa_desktop.skins import faults
from scopa_desktop.skins.card_faces import CardFaces
from scopa_desktop.skins.deck_table import DeckTable, VariantTable
from scopa_desktop.skins.skin import load_skin
from tests.skins.strangers import draw_png

PAPER = (Path(__file__).resolve().parents[2] / "docs" / "deck-format.md").read_text("utf-8")
EXAMPLES = re.findall(r"```toml\n(.*?)```", PAPER, re.DOTALL)
SVG = (
    '<svg xmlns="http://www.w3.org/2000/svg" width="250" height="400" viewBox="0 0 250 400">'
    '<rect width="250" height="400" rx="15" fill="#c9331f"/></svg>'
)
ITALIAN = ("denari", "coppe", "spade", "bastoni")
BLUE = QColor("#23609f")


def write(folder: Path, table: str) -> Path:
    folder.mkdir()
    (folder / "deck.toml").write_text(table, encoding="utf-8")
    return folder


def write_svg(path: Path) -> None:
    path.write_text(SVG, encoding="utf-8")


def draw_plate(path: Path) -> None:
    path.write_text(SVG.replace("250", "10").replace("400", "18"), encoding="utf-8")


def test_the_example_loads(tmp_path: Path, qapp: object) -> None:
    folder = write(tmp_path / "grandmother", EXAMPLES[0])
    for place in (folder, folder / "new"):
        for suit in ITALIAN:
            for value in range(1, 11):
                draw_png(place / f"{suit}-{value}.png", BLUE)
    (folder / "denari-7.png").rename(folder / "settebello, the good scan.png")
    draw_png(folder / "back.png", BLUE)
    for suit in ITALIAN:
        write_svg(folder / f"sign-{suit}.svg")
    for value in range(1, 11):
        draw_plate(folder / f"number-{value:02}.svg")
    skin = load_skin(folder)
    assert (skin.key, skin.title, skin.ratio) == ("grandmother", "Grandmother's cards", 0.6)
    assert skin.faces[SETTEBELLO].name == "settebello, the good scan.png"
    assert skin.varied("new").faces[SETTEBELLO] == folder / "new" / "denari-7.png"
    faces = CardFaces(skin.varied("new"), assets_dir(), large=True)
    assert faces.face(SETTEBELLO, 100, 1).toImage().pixelColor(31, 90) == BLUE
    assert faces.face(SETTEBELLO, 100, 1).toImage().pixelColor(7, 10) == QColor("#c9331f")
    assert len(faces.emblems) == 4


def test_the_least_example_loads(tmp_path: Path, qapp: object) -> None:
    folder = write(tmp_path / "plain", EXAMPLES[1])
    for suit in ("coins", "cups", "swords", "clubs"):
        for value in range(1, 11):
            write_svg(folder / f"{suit}{value}.svg")
    faces = CardFaces(load_skin(folder), assets_dir())
    assert faces.face(0, 100, 1).toImage().pixelColor(31, 90) == QColor("#c9331f")


@pytest.mark.parametrize("deck", ["french", "french_numbers"])
def test_the_variant_is_quoted_from_our_own_decks(deck: str) -> None:
    assert EXAMPLES[2] in (assets_dir() / "decks" / deck / "deck.toml").read_text("utf-8")


def test_every_word_and_every_fault_is_explained() -> None:
    for word in {*DeckTable.__struct_fields__, *VariantTable.__struct_fields__}:
        assert re.search(rf"`\[?{word}[\]`.]", PAPER), word
    codes = re.findall(r"``([a-z]+_[a-z_]+)``", faults.SkinInvalid.__doc__ or "")
    assert len(codes) == 16
    for code in codes:
        assert f"| `{code}` |" in PAPER

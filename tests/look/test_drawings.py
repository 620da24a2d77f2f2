from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QPixmap

from scopa_desktop.look.drawings import FILES, SUIT_EMBLEMS, Drawings, clear_pixmap, svg_pixmap


@pytest.mark.parametrize("name", FILES)
def test_every_drawing_fills_its_box(assets: Path, qapp: object, name: str) -> None:
    drawings = Drawings(assets)
    width = 100 * drawings.proportion(name)
    pixmap = drawings.drawing(name, width, 100, 1.5)
    assert (pixmap.width(), pixmap.height()) == (round(width * 1.5), 150)
    assert pixmap.devicePixelRatio() == 1.5
    image = pixmap.toImage()
    inked = {y for y in range(150) for x in range(image.width()) if image.pixelColor(x, y).alpha() == 255}
    assert max(inked) - min(inked) > 100


def test_a_drawing_is_made_once_a_size(assets: Path, qapp: object) -> None:
    drawings = Drawings(assets)
    assert (
        drawings.drawing("broom", 44, 100, 1).cacheKey() == drawings.drawing("broom", 44, 100, 1).cacheKey()
    )
    assert (
        drawings.drawing("broom", 44, 100, 1).cacheKey() != drawings.drawing("broom", 44, 100, 2).cacheKey()
    )


def test_emblems_go_by_suit(assets: Path, qapp: object) -> None:
    drawings = Drawings(assets)
    emblems = [drawings.emblem(suit, 40, 1) for suit in range(4)]
    assert len({emblem.cacheKey() for emblem in emblems}) == 4
    assert emblems[2].cacheKey() == drawings.drawing(SUIT_EMBLEMS[2], 40, 40, 1).cacheKey()


class PlainSign:
    def __init__(self, colour: str) -> None:
        self.colour = colour
        self.drawn = 0

    def fitted(self, width: int, height: int) -> QPixmap:
        self.drawn += 1
        pixmap = QPixmap(width, height)
        pixmap.fill(QColor(self.colour))
        return pixmap


def test_emblems_are_those_of_the_deck_in_play(assets: Path, qapp: object) -> None:
    drawings = Drawings(assets)
    italian = drawings.emblem(1, 40, 1).cacheKey()
    signs = [PlainSign(colour) for colour in ("#ff0000", "#00ff00", "#0000ff", "#ffff00")]
    before = drawings.emblem_set
    drawings.set_emblems(signs)
    assert drawings.emblem_set != before
    emblem = drawings.emblem(1, 40, 2)
    assert (emblem.width(), emblem.devicePixelRatio()) == (80, 2)
    assert emblem.toImage().pixelColor(40, 40) == QColor("#00ff00")
    assert drawings.emblem(1, 40, 2).cacheKey() == emblem.cacheKey()
    assert [sign.drawn for sign in signs] == [0, 1, 0, 0]
    drawings.set_emblems(())
    assert drawings.emblem(1, 40, 1).cacheKey() == italian


def test_single_files_and_clear_pixmaps(assets: Path, qapp: object) -> None:
    assert svg_pixmap(assets / FILES["icon"], 64, 64).toImage().pixelColor(32, 32).alpha() == 255
    assert clear_pixmap(0, 0, 1).toImage().pixelColor(0, 0).alpha() == 0

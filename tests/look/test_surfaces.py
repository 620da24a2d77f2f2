from pathlib import Path

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from scopa_desktop.look import tokens
from scopa_desktop.look.drawings import clear_pixmap
from scopa_desktop.look.surfaces import CLOTHS, WOOD, Surfaces, felt_path

FELT = QRectF(20, 20, 360, 260)


@pytest.mark.parametrize("ratio", [1.0, 1.25, 1.5, 2.0])
@pytest.mark.parametrize("key", CLOTHS)
def test_tiles_repeat_without_a_gap_at_every_ratio(
    assets: Path, qapp: object, key: str, ratio: float
) -> None:
    surfaces = Surfaces(assets)
    brush = surfaces.tile(key, ratio)
    pixmap = clear_pixmap(540, 300, ratio)
    painter = QPainter(pixmap)
    painter.fillRect(QRectF(0, 0, 540, 300), brush)
    painter.end()
    image, tile = pixmap.toImage(), brush.textureImage()
    assert tile.width() == round((512 if key == WOOD else 256) * ratio)
    for x, y in (
        (3, 5),
        (tile.width() + 3, 5),
        (tile.width() - 1, tile.height() - 1),
        (7, tile.height() + 7),
    ):
        wanted = tile.pixelColor(x % tile.width(), y % tile.height())
        assert image.pixelColor(x, y) == wanted
    assert surfaces.tile(key, ratio) is brush


@pytest.mark.parametrize("key", tokens.FELT)
def test_cloth_has_the_colour_of_its_token(assets: Path, qapp: object, key: str) -> None:
    tile = Surfaces(assets).tile(f"felt-{key}", 1).textureImage()
    mean = tile.scaled(1, 1).pixelColor(0, 0)
    wanted = QColor(tokens.FELT[key])
    assert max(abs(a - b) for a, b in zip(mean.getRgb(), wanted.getRgb(), strict=True)) < 24


def test_board_is_wood_felt_and_a_gold_line(assets: Path, qapp: object) -> None:
    image = board(assets, "green", 2.0)
    assert (image.width(), image.height()) == (800, 600)
    middle, rim, line = (image.pixelColor(x, y) for x, y in ((400, 270), (10, 300), (40, 300)))
    assert middle.green() > middle.blue() > middle.red()
    assert rim.red() > rim.green() > rim.blue()
    assert abs(line.red() - 240) < 40
    assert abs(line.green() - 178) < 40
    assert line.blue() < 90
    assert all(image.pixelColor(x, y).alpha() == 255 for x in (0, 799) for y in (0, 599))


def board(assets: Path, cloth: str, ratio: float = 1.0) -> QImage:
    return Surfaces(assets).board(400, 300, FELT, cloth, ratio).toImage()


def test_lamp_stands_over_the_middle(assets: Path, qapp: object) -> None:
    image = board(assets, "green")
    middle = mean_lightness(image, 190, 130)
    assert middle > mean_lightness(image, 190, 30) > 0
    assert middle > mean_lightness(image, 30, 140) + 10


def mean_lightness(image: QImage, left: int, top: int) -> float:
    points = [image.pixelColor(left + x, top + y).lightness() for x in range(20) for y in range(20)]
    return sum(points) / len(points)


def test_cloths_differ(assets: Path, qapp: object) -> None:
    boards = [board(assets, key) for key in tokens.FELT]
    assert len({image.pixelColor(200, 150).name() for image in boards}) == len(tokens.FELT)


def test_bare_wood_can_be_played_on(assets: Path, qapp: object) -> None:
    image = board(assets, WOOD)
    assert mean_lightness(image, 190, 130) > mean_lightness(image, 0, 140) + 20
    line = board(assets, WOOD, 2.0).pixelColor(40, 300)
    assert abs(line.red() - 240) < 40
    light = Surfaces(assets).board(1280, 800, QRectF(20, 20, 1240, 760), WOOD, 1).toImage()
    brightest = max(
        (light.pixelColor(x, y) for x in range(100, 1180, 7) for y in range(100, 700, 7)),
        key=lambda colour: colour.lightness(),
    )
    assert tokens.contrast(tokens.Table.text, brightest.name()) >= 4.5


def test_sweep_dims_the_edges_and_keeps_to_the_felt(assets: Path, qapp: object) -> None:
    image = Surfaces(assets).sweep_shade(FELT, FELT.center(), 1).toImage()
    assert (image.width(), image.height()) == (360, 260)
    assert image.pixelColor(0, 0).alpha() == 0
    assert image.pixelColor(4, 130).alpha() > image.pixelColor(180, 130).alpha() + 60
    assert not felt_path(FELT).contains(QPointF(20.5, 20.5))


def test_page_is_veiled_wood(assets: Path, qapp: object) -> None:
    evening = Surfaces(assets).page(400, 300, tokens.EVENING, 1).toImage()
    ground = QColor(tokens.EVENING.page)
    middle = evening.pixelColor(200, 90)
    assert middle != ground
    assert max(abs(a - b) for a, b in zip(middle.getRgb(), ground.getRgb(), strict=True)) < 50
    contrast = Surfaces(assets).page(400, 300, tokens.CONTRAST, 1).toImage()
    assert contrast.pixelColor(200, 90).name() == tokens.CONTRAST.page

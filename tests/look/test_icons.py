from pathlib import Path

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QPixmap

from scopa_desktop.look.icons import GRID, STROKES, icon, icon_path, icon_pixmap, program_icon

NAMES = [*STROKES, "cards", "search"]


@pytest.mark.parametrize("name", NAMES)
def test_signs_lie_inside_their_grid(name: str) -> None:
    box = icon_path(name).boundingRect()
    assert not box.isEmpty() or name in {"check", "prev", "next"}
    assert box.left() >= 1
    assert box.top() >= 1
    assert box.right() <= GRID - 1
    assert box.bottom() <= GRID - 1


def test_signs_differ(qapp: object) -> None:
    images = [icon_pixmap(name, 24, "#ffffff").toImage() for name in NAMES]
    assert all(one != other for i, one in enumerate(images) for other in images[i + 1 :])


def test_sign_has_its_colour_and_size(qapp: object) -> None:
    pixmap = icon_pixmap("cards", 20, "#f0b22c", 1.5)
    assert (pixmap.width(), pixmap.devicePixelRatio()) == (30, 1.5)
    assert darkest_point(pixmap) == "#f0b22c"


def darkest_point(pixmap: QPixmap) -> str:
    image = pixmap.toImage()
    points = [image.pixelColor(x, y) for x in range(image.width()) for y in range(image.height())]
    return max(points, key=lambda colour: colour.alpha()).name()


def test_button_icon_has_every_ratio(qapp: object) -> None:
    found = icon("undo", "#ffffff", sizes=(20,))
    for ratio in (1.0, 1.25, 1.5, 2.0):
        assert found.pixmap(QSize(20, 20), ratio).width() == 20 * ratio


def test_program_icon_has_hand_set_sizes(assets: Path, qapp: object) -> None:
    sizes = {size.width() for size in program_icon(assets).availableSizes()}
    assert sizes == {16, 24, 32, 48, 64, 128, 256}

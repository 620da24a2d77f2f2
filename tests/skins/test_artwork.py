from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QImage

from scopa_desktop.skins.artwork import Artwork
from scopa_desktop.skins.skin import SkinInvalid

RED = QColor("#c9331f")
SVG = (
    '<svg xmlns="http://www.w3.org/2000/svg" width="50" height="80" viewBox="0 0 50 80">'
    '<rect width="50" height="40" fill="#c9331f"/></svg>'
)


def test_svg_fills_its_size(tmp_path: Path, qapp: object) -> None:
    (tmp_path / "card.svg").write_text(SVG)
    image = Artwork(tmp_path / "card.svg").drawn(100, 160).toImage()
    assert (image.width(), image.height()) == (100, 160)
    assert image.pixelColor(99, 78) == RED
    assert image.pixelColor(50, 82).alpha() == 0


def test_photograph_is_scaled_smoothly(tmp_path: Path, qapp: object) -> None:
    large = QImage(400, 640, QImage.Format.Format_RGB32)
    for y in range(640):
        for x in range(400):
            large.setPixelColor(x, y, QColor("white") if (x + y) % 2 else QColor("black"))
    large.save(str(tmp_path / "card.png"))
    grey = Artwork(tmp_path / "card.png").drawn(50, 80).toImage().pixelColor(25, 40)
    assert 110 < grey.red() < 145


@pytest.mark.qt_log_ignore("Cannot read file", extend=True)
@pytest.mark.parametrize("name", ["card.svg", "card.png"])
def test_damaged_picture_is_named(tmp_path: Path, name: str, qapp: object) -> None:
    (tmp_path / name).write_bytes(b"\x89PNG no picture")
    with pytest.raises(SkinInvalid) as caught:
        Artwork(tmp_path / name)
    assert (caught.value.code, caught.value.detail) == ("file_unreadable", name)

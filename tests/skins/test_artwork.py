import struct
from pathlib import Path
from zlib import crc32

import pytest
from PySide6.QtCore import QBuffer, QSizeF
from PySide6.QtGui import QColor, QImage

from scopa_desktop.skins.artwork import HEAVIEST, LARGEST, TALLEST, Artwork
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


def png(width: int, height: int) -> bytes:
    image = QImage(width, height, QImage.Format.Format_RGB32)
    image.fill(RED)
    buffer = QBuffer()
    buffer.open(QBuffer.OpenModeFlag.WriteOnly)
    assert image.save(buffer, "PNG")
    return bytes(buffer.data().data())


PNG = png(50, 80)
SIZE = struct.pack(">II", 50, 80)


def resized(width: int, height: int) -> bytes:
    """The head of a PNG that says it is as large as that, and no more of it."""
    head = b"IHDR" + struct.pack(">II", width, height) + b"\x08\2\0\0\0"
    end = b"\0\0\0\0IEND\xaeB`\x82"
    return PNG[:8] + b"\0\0\0\r" + head + struct.pack(">I", crc32(head)) + end


@pytest.mark.parametrize(
    ("name", "data"),
    [
        ("card.png", b""),
        ("card.png", b"\x89PNG no picture"),
        ("card.png", PNG[: len(PNG) // 2]),
        ("card.png", PNG[:-8]),
        ("card.png", SVG.encode()),
        ("card.png", PNG.replace(SIZE, struct.pack(">II", 50, 800))),
        ("card.png", PNG[:60] + bytes([PNG[60] ^ 1]) + PNG[61:]),
        ("card.png", PNG[:33] + b"\xff\xff\xff\xff" + PNG[37:]),
        ("card.png", resized(50, 80)),
        ("card.png", resized(0, 0)),
        ("card.svg", b""),
        ("card.svg", PNG),
        ("card.svg", SVG[: len(SVG) // 2].encode()),
        ("card.svg", SVG[:-1].encode()),
        ("card.svg", b"<html><body/></html>"),
        ("card.svg", b'<svg xmlns="http://www.w3.org/2000/svg"/>'),
    ],
)
def test_damaged_picture_is_named_and_qt_does_not_complain(
    tmp_path: Path, name: str, data: bytes, qapp: object
) -> None:
    (tmp_path / name).write_bytes(data)
    with pytest.raises(SkinInvalid) as caught:
        Artwork(tmp_path / name)
    assert (caught.value.code, caught.value.detail) == ("file_unreadable", name)


@pytest.mark.parametrize(
    ("name", "data"),
    [
        ("card.png", resized(20_000, 20_000)),
        ("card.png", resized(1, LARGEST + 1)),
        ("card.svg", SVG.replace("/></svg>", "/>" + "<rect/>" * 100_000 + "</svg>").encode()),
    ],
)
def test_what_would_take_too_long_is_not_begun(tmp_path: Path, name: str, data: bytes, qapp: object) -> None:
    (tmp_path / name).write_bytes(data)
    with pytest.raises(SkinInvalid) as caught:
        Artwork(tmp_path / name)
    assert (caught.value.code, caught.value.detail) == ("too_large", name)


def test_a_file_beyond_measure_is_not_read(tmp_path: Path) -> None:
    with (tmp_path / "card.png").open("wb") as file:
        file.truncate(HEAVIEST + 1)
    with pytest.raises(SkinInvalid) as caught:
        Artwork(tmp_path / "card.png")
    assert (caught.value.code, caught.value.detail) == ("too_large", "card.png")


def test_a_picture_within_a_drawing_is_named(tmp_path: Path) -> None:
    (tmp_path / "card.svg").write_text(SVG.replace("<rect", "<image"))
    with pytest.raises(SkinInvalid) as caught:
        Artwork(tmp_path / "card.svg")
    assert (caught.value.code, caught.value.detail) == ("svg_embeds", "card.svg (image)")


def test_what_cannot_be_read_is_named(tmp_path: Path) -> None:
    (tmp_path / "card.png").mkdir()
    with pytest.raises(SkinInvalid) as caught:
        Artwork(tmp_path / "card.png")
    assert (caught.value.code, caught.value.detail) == ("file_unreadable", "card.png")


def test_missing_picture_is_named(tmp_path: Path) -> None:
    with pytest.raises(SkinInvalid) as caught:
        Artwork(tmp_path / "card.svg")
    assert (caught.value.code, caught.value.detail) == ("file_missing", "card.svg")


def test_tall_photographs_are_kept_smaller_but_know_their_size(tmp_path: Path, qapp: object) -> None:
    (tmp_path / "card.png").write_bytes(png(1250, 2000))
    art = Artwork(tmp_path / "card.png")
    assert art.size == QSizeF(1250, 2000)
    assert art._image.height() == TALLEST
    assert art.drawn(10, 16).toImage().pixelColor(5, 8) == RED


def test_a_fitted_picture_keeps_its_shape(tmp_path: Path, qapp: object) -> None:
    (tmp_path / "card.png").write_bytes(png(50, 80))
    image = Artwork(tmp_path / "card.png").fitted(80, 80).toImage()
    assert (image.width(), image.height()) == (80, 80)
    assert image.pixelColor(40, 40) == RED
    assert image.pixelColor(10, 40).alpha() == image.pixelColor(70, 40).alpha() == 0


def test_nothing_moves(tmp_path: Path, qapp: object) -> None:
    moving = SVG.replace("/></svg>", '><animate attributeName="width" dur="1s" to="9"/></rect></svg>')
    (tmp_path / "card.svg").write_text(moving)
    renderer = Artwork(tmp_path / "card.svg")._svg
    assert renderer is not None
    assert not renderer.isAnimationEnabled()


def test_a_line_of_pixels_is_still_a_picture(tmp_path: Path, qapp: object) -> None:
    (tmp_path / "card.png").write_bytes(png(1, LARGEST))
    assert Artwork(tmp_path / "card.png").drawn(10, 16).toImage().pixelColor(5, 8) == RED

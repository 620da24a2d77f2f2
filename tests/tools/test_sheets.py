from pathlib import Path

from PySide6.QtGui import QColor, QImage

from tools.scopa_art.sheets import as_seen, sheet


def plain(colour: str) -> QImage:
    image = QImage(4, 4, QImage.Format.Format_RGB32)
    image.fill(QColor(colour))
    return image


def test_an_eye_without_colours_sees_lightness() -> None:
    seen = as_seen(plain("#c9331f"), "grey").pixelColor(1, 1)
    assert seen.red() == seen.green() == seen.blue()
    assert as_seen(plain("#c9331f"), "").pixelColor(1, 1) == QColor("#c9331f")


def test_a_deutan_eye_mixes_up_red_and_green_but_not_blue() -> None:
    for colour in ("#c9331f", "#3d8043"):
        seen = as_seen(plain(colour), "deutan").pixelColor(1, 1)
        assert abs(seen.red() - seen.green()) <= 1
        assert seen.blue() < seen.red()
    blue = as_seen(plain("#23609f"), "deutan").pixelColor(1, 1)
    assert blue.blue() > blue.red() + 40
    white = as_seen(plain("#ffffff"), "deutan").pixelColor(1, 1)
    assert min(white.getRgb()) >= 254


def test_a_sheet_lays_cards_in_rows(tmp_path: Path, qapp: object) -> None:
    card = tmp_path / "card.svg"
    card.write_text(
        '<svg xmlns="http://www.w3.org/2000/svg" width="50" height="80" viewBox="0 0 50 80">'
        '<rect width="50" height="80" fill="#fbf3e0"/></svg>'
    )
    sheet([card] * 3, tmp_path / "out.png", 40, 2)
    image = QImage(str(tmp_path / "out.png"))
    assert (image.width(), image.height()) == (2 * (25 + 8) + 8, 2 * (40 + 8) + 8)
    assert image.pixelColor(20, 20) == QColor("#fbf3e0")
    assert image.pixelColor(45, 80) != QColor("#fbf3e0")

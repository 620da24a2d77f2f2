import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from scopa_desktop.windows.dress import Dress
from scopa_desktop.windows.picture_choice import PictureChoice, Swatch


def paint_plain(painter: QPainter, box: QRectF, ratio: float) -> None:
    painter.fillRect(box, QColor("#123456"))


@pytest.fixture
def swatches(dress: Dress) -> list[Swatch]:
    return [Swatch(dress, name, 4, 3, paint_plain) for name in ("A", "B", "C")]


@pytest.fixture
def choice(dress: Dress, host: QWidget, swatches: list[Swatch]) -> PictureChoice:
    made = PictureChoice(dress, list(zip("abc", swatches, strict=True)))
    made.setParent(host)
    made.resize(made.sizeHint())
    made.show()
    return made


def test_one_is_chosen_by_click_and_told(qtbot: QtBot, choice: PictureChoice, swatches: list[Swatch]) -> None:
    told: list[str] = []
    choice.changed.connect(told.append)
    qtbot.mouseClick(swatches[2], Qt.MouseButton.LeftButton)
    qtbot.keyClick(swatches[2], Qt.Key.Key_Left)
    assert told == ["c", "b"]
    choice.set_value("a")
    choice.set_value("unheard of")
    assert choice.value == "a"
    assert [made.isChecked() for made in swatches] == [True, False, False]
    assert told == ["c", "b"]


def test_where_the_row_does_not_fit_there_are_several(choice: PictureChoice, swatches: list[Swatch]) -> None:
    assert len({made.y() for made in swatches}) == 1
    low = choice.height()
    choice.resize(2 * swatches[0].width() + 10, low)
    assert len({made.y() for made in swatches}) == 2
    assert choice.height() > low
    assert all(choice.rect().contains(made.geometry()) for made in swatches)


def test_the_chosen_one_has_a_frame(choice: PictureChoice, swatches: list[Swatch]) -> None:
    chosen, other = (made.grab().toImage() for made in swatches[:2])
    middle = chosen.height() // 2
    assert chosen.pixelColor(2, middle) != other.pixelColor(2, middle)
    assert chosen.pixelColor(12, middle) == QColor("#123456")

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot

from scopa_desktop.look.surfaces import CLOTHS
from scopa_desktop.windows.cloth_choice import ClothChoice
from scopa_desktop.windows.dress import Dress


@pytest.fixture
def cloths(dress: Dress, host: QWidget) -> ClothChoice:
    made = ClothChoice(dress)
    made.setParent(host)
    made.adjustSize()
    made.show()
    return made


def swatches(cloths: ClothChoice) -> list[QPushButton]:
    return cloths.findChildren(QPushButton)


def test_a_click_on_a_cloth_chooses_it(qtbot: QtBot, cloths: ClothChoice) -> None:
    told: list[str] = []
    cloths.changed.connect(told.append)
    qtbot.mouseClick(swatches(cloths)[1], Qt.MouseButton.LeftButton)
    qtbot.mouseClick(swatches(cloths)[1], Qt.MouseButton.LeftButton)
    assert told == ["blue"]
    assert cloths.value == "blue"


def test_arrow_keys_choose_and_tab_passes_over_the_others(
    qtbot: QtBot, cloths: ClothChoice, host: QWidget
) -> None:
    cloths.set_value("red")
    told: list[str] = []
    cloths.changed.connect(told.append)
    reached = [bool(made.focusPolicy() & Qt.FocusPolicy.TabFocus) for made in swatches(cloths)]
    assert reached == [key == "red" for key in CLOTHS]
    swatches(cloths)[2].setFocus()
    qtbot.keyClick(host.focusWidget(), Qt.Key.Key_Right)
    assert told == ["dark"]


def test_the_chosen_one_is_marked_by_shape_and_each_has_a_name(cloths: ClothChoice) -> None:
    cloths.set_value("green")
    chosen, other = (made.grab().toImage() for made in swatches(cloths)[:2])
    middle = chosen.height() // 2
    assert chosen.pixelColor(2, middle) != other.pixelColor(2, middle)
    names = [made.accessibleName() for made in swatches(cloths)]
    assert len(set(names)) == len(CLOTHS)
    assert all(made.toolTip() for made in swatches(cloths))
    assert all(made.height() >= 40 for made in swatches(cloths))

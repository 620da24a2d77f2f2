import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from scopa_desktop.windows.dress import Dress
from scopa_desktop.windows.page import Page
from scopa_desktop.windows.parts import button


class FoldingPage(Page):
    """Notes when it is told to fold."""

    def __init__(self, dress: Dress) -> None:
        super().__init__(dress)
        self.folds: list[bool] = []

    def fold(self, is_narrow: bool) -> None:
        self.folds.append(is_narrow)


@pytest.fixture
def page(dress: Dress, host: QWidget) -> FoldingPage:
    made = FoldingPage(dress)
    made.setParent(host)
    made.resize(1280, 763)
    made.show()
    return made


@pytest.mark.parametrize(
    ("key", "modifier"),
    [
        (Qt.Key.Key_Escape, Qt.KeyboardModifier.NoModifier),
        (Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier),
    ],
)
def test_escape_and_alt_left_lead_home(
    qtbot: QtBot, page: FoldingPage, key: Qt.Key, modifier: Qt.KeyboardModifier
) -> None:
    with qtbot.waitSignal(page.home_asked):
        qtbot.keyClick(page, key, modifier)


def test_enter_presses_the_primary_button(qtbot: QtBot, page: FoldingPage, host: QWidget) -> None:
    page.focus_first()
    qtbot.keyClick(page, Qt.Key.Key_Return)
    page.primary = button("Go", "primary")
    page.column.addWidget(page.primary)
    page.primary.show()
    page.focus_first()
    assert host.focusWidget() is page.primary
    with qtbot.waitSignal(page.primary.clicked):
        qtbot.keyClick(page, Qt.Key.Key_Return)


def test_it_folds_below_a_thousand_pixels_and_unfolds(page: FoldingPage) -> None:
    page.resize(1000, 600)
    assert page.folds == []
    page.resize(999, 600)
    page.resize(800, 600)
    page.resize(1280, 600)
    assert page.folds == [True, False]
    assert not page.is_narrow


def test_an_unfolded_page_does_not_keep_the_window_wide(page: FoldingPage) -> None:
    wide = QWidget()
    wide.setMinimumWidth(1200)
    page.column.addWidget(wide)
    assert page.minimumSizeHint().width() < 800


def test_its_ground_is_painted_anew_for_a_new_size(page: FoldingPage) -> None:
    assert page.grab().width() == 1280
    page.resize(900, 600)
    picture = page.grab().toImage()
    assert picture.pixelColor(450, 590).alpha() == 255

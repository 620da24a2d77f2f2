import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from scopa_desktop.windows.dress import Dress
from scopa_desktop.windows.hint_panel import HintPanel, HintShown, Row
from tests.windows.seen import assert_readable, texts

SHOWN = HintShown(
    7,
    "Take 3 and 4 with the seven of coins",
    "It brings the settebello home. It leaves 13, so no scopa next.",
    "What this play loses, in points a deal",
    (
        Row(1, "Lay the ace of swords", "−1.3 points"),
        Row(2, "Take 4 and 5 with the knight of cups", "about the same"),
        Row(3, "Lay the two", "−2 points"),
    ),
)


@pytest.fixture
def panel(dress: Dress, host: QWidget) -> HintPanel:
    host.setFocus()
    made = HintPanel(dress, SHOWN, host)
    made.show()
    made.place_in(host.rect())
    return made


def test_it_says_all_and_takes_no_focus(qtbot: QtBot, host: QWidget, panel: HintPanel) -> None:
    assert {SHOWN.told, SHOWN.reasons} <= set(texts(panel))
    assert panel.rows[0].text() == "Lay the ace of swords: −1.3 points"
    assert panel.rows[0].accessibleDescription() == SHOWN.note
    assert SHOWN.reasons in panel.accessibleDescription()
    assert host.hasFocus()
    assert_readable(qtbot, panel)
    panel.announce()


@pytest.mark.parametrize("size", [(1280, 760), (800, 560), (2560, 1080)])
def test_it_lies_at_the_far_edge(panel: HintPanel, size: tuple[int, int]) -> None:
    room = QRect(0, 0, *size)
    panel.place_in(room)
    assert room.contains(panel.geometry())
    assert 0.2 * room.height() < panel.geometry().bottom() < 0.36 * room.height()
    assert sum(row.isVisibleTo(panel) for row in panel.rows) >= 2


def test_a_row_shows_its_play_while_it_has_the_focus(qtbot: QtBot, host: QWidget, panel: HintPanel) -> None:
    told: list[int] = []
    panel.play_pointed.connect(told.append)
    panel.rows[1].setFocus(Qt.FocusReason.TabFocusReason)
    panel.rows[0].setFocus(Qt.FocusReason.TabFocusReason)
    assert told == [2, 7, 1]
    qtbot.mouseClick(panel.rows[0], Qt.MouseButton.LeftButton)
    assert told[-1] == 1


def test_cross_and_escape_close_it(qtbot: QtBot, panel: HintPanel) -> None:
    with qtbot.waitSignal(panel.closed):
        qtbot.mouseClick(panel._close, Qt.MouseButton.LeftButton)
    panel.rows[0].setFocus(Qt.FocusReason.TabFocusReason)
    with qtbot.waitSignal(panel.closed):
        qtbot.keyClick(panel.rows[0], Qt.Key.Key_Escape)

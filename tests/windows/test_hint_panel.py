from dataclasses import replace

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from scopa_desktop.look.style_sheet import style_sheet
from scopa_desktop.paths import assets_dir
from scopa_desktop.table.layout import Needs, far_end, layout, table_em
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
    made = HintPanel(dress, SHOWN, host, lambda: (140.0, 190.0))
    made.show()
    made.place_in(host.rect())
    return made


def test_it_says_all_and_takes_no_focus(qtbot: QtBot, host: QWidget, panel: HintPanel) -> None:
    assert {SHOWN.told, SHOWN.reasons} <= set(texts(panel))
    assert panel.rows[0].text() == "Lay the ace of swords: −1.3\N{NO-BREAK SPACE}points"
    assert panel.rows[0].accessibleDescription() == SHOWN.note
    assert SHOWN.reasons in panel.accessibleDescription()
    assert host.hasFocus()
    assert_readable(qtbot, panel)
    panel.announce()


LONG = replace(
    SHOWN,
    told="Take four of coins and two of clubs with the six of coins",
    reasons="It takes a seven, worth most for primiera and sevens. It takes a coin. It leaves 66.",
    rows=tuple(
        Row(play, f"Take {one} of coins and {other} of swords with the king of clubs", "about the same")
        for play, (one, other) in enumerate([("six", "four"), ("seven", "three"), ("ace", "nine")], 1)
    ),
)


@pytest.mark.parametrize("players", [2, 3, 4, 6])
@pytest.mark.parametrize("on_table", [4, 12, 15])
@pytest.mark.parametrize("text", [1.0, 1.25, 1.5])
@pytest.mark.parametrize("size", [(800, 563), (1280, 763), (2560, 1043)])
def test_it_covers_no_card_of_the_table(
    qtbot: QtBot,
    dress: Dress,
    host: QWidget,
    size: tuple[int, int],
    text: float,
    on_table: int,
    players: int,
) -> None:
    em = text * dress.em
    solved = layout(*size, table_em(em, size[1]), Needs(players, (3,) * players, on_table))
    host.setStyleSheet(style_sheet(dress.scheme, em, assets_dir()))
    host.resize(*size)
    panel = HintPanel(replace(dress, em=em), LONG, host, lambda: (far_end(solved), solved.grid.y))
    panel.show()
    panel.place_in(host.rect())
    while True:
        assert host.rect().contains(panel.geometry())
        assert panel.geometry().bottom() <= solved.grid.y
        assert_readable(qtbot, panel)
        if not panel._turn.isVisible() or not panel._reasons.isVisible():
            break
        panel._turn.click()
    assert any(row.isVisible() for row in panel.rows)


def test_where_there_is_room_for_one_it_turns_from_the_reasons_to_the_other_plays(
    qtbot: QtBot, dress: Dress, host: QWidget
) -> None:
    tight = HintPanel(dress, LONG, host, lambda: (80.0, 100.0))
    tight.show()
    tight.place_in(QRect(0, 0, 800, 563))
    assert tight._reasons.isVisible()
    assert not any(row.isVisible() for row in tight.rows)
    assert tight._turn.accessibleName() == "Other plays"
    with qtbot.waitSignal(tight.placed):
        tight._turn.click()
    assert not tight._reasons.isVisible()
    assert tight.rows[0].isVisible()
    assert tight._turn.accessibleName() == "Why"
    assert_readable(qtbot, tight)
    tight._turn.click()
    assert tight._reasons.isVisible()


def test_a_window_that_grows_shows_both_again(dress: Dress, host: QWidget) -> None:
    tight = HintPanel(dress, LONG, host, lambda: (80.0, 100.0))
    tight.show()
    tight.place_in(QRect(0, 0, 800, 563))
    tight._turn.click()
    tight._clear = lambda: (500.0, 600.0)
    tight.place_in(QRect(0, 0, 1600, 1000))
    assert tight._reasons.isVisible()
    assert all(row.isVisible() for row in tight.rows)
    assert not tight._turn.isVisible()


def test_where_there_is_room_for_all_nothing_is_turned(panel: HintPanel) -> None:
    assert not panel._turn.isVisible()
    assert all(row.isVisible() for row in panel.rows)


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

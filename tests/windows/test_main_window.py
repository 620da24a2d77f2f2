from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QFileDialog, QGraphicsScene, QGraphicsView, QPushButton
from pytestqt.qtbot import QtBot

from scopa_desktop import paths
from scopa_desktop.look.style_sheet import style_sheet
from scopa_desktop.rules.ruleset import ruleset
from scopa_desktop.storage.set_up import SetUp
from scopa_desktop.storage.settings import Settings
from scopa_desktop.windows.dress import Dress
from scopa_desktop.windows.fade import Fade
from scopa_desktop.windows.main_window import MainWindow
from scopa_desktop.windows.pages import PageKey
from scopa_desktop.windows.sheet import Sheet
from scopa_desktop.wording.faults import FaultTold
from tests.windows.matches import summary
from tests.windows.seen import texts

STILL = Settings(tempo="instant")
FOUR = SetUp(4, names=("", "", ""), levels=("easy",) * 3)
CTRL = Qt.KeyboardModifier.ControlModifier
ALT = Qt.KeyboardModifier.AltModifier


def plain_table() -> QGraphicsView:
    scene = QGraphicsScene()
    view = QGraphicsView(scene)
    scene.setParent(view)
    return view


def shown(qtbot: QtBot, dress: Dress, place: Path | None = None) -> MainWindow:
    made = MainWindow(dress, plain_table, place)
    made.setStyleSheet(style_sheet(dress.scheme, dress.em, paths.assets_dir()))
    made.set_settings(STILL)
    assert made.menus is made.menus
    qtbot.addWidget(made)
    if place is None:
        made.resize(1280, 800)
    made.show()
    made.activateWindow()
    qtbot.waitExposed(made)
    return made


@pytest.fixture
def window(qtbot: QtBot, dress: Dress) -> MainWindow:
    return shown(qtbot, dress)


def action(window: MainWindow, text: str) -> QAction:
    return next(made for made in window.menus.findChildren(QAction) if made.text().replace("&", "") == text)


def press(qtbot: QtBot, window: MainWindow, text: str) -> None:
    sheet = window.sheets[-1]
    made = next(made for made in sheet.findChildren(QPushButton) if made.text() == text)
    qtbot.mouseClick(made, Qt.MouseButton.LeftButton)


def test_it_opens_at_home_with_the_focus_on_play(window: MainWindow) -> None:
    assert window.page == "home"
    assert window.focusWidget() is window.home.primary
    assert (window.minimumWidth(), window.minimumHeight()) == (800, 600)
    assert window.windowTitle()


@pytest.mark.parametrize(
    ("key", "modifier", "page"),
    [
        (Qt.Key.Key_N, CTRL, "new_match"),
        (Qt.Key.Key_H, CTRL, "history"),
        (Qt.Key.Key_Comma, CTRL, "settings"),
    ],
)
def test_keys_lead_to_pages_and_back(
    qtbot: QtBot, window: MainWindow, key: Qt.Key, modifier: Qt.KeyboardModifier, page: PageKey
) -> None:
    asked: list[str] = []
    window.page_asked.connect(lambda which: asked.append(f"{which} from {window.page}"))
    qtbot.keyClick(window, key, modifier)
    assert window.page == page
    focused = window.focusWidget()
    assert focused is not None
    assert window.centralWidget().isAncestorOf(focused)
    qtbot.keyClick(window.focusWidget(), Qt.Key.Key_Escape)
    assert window.page == "home"
    qtbot.keyClick(window, key, modifier)
    qtbot.keyClick(window.focusWidget(), Qt.Key.Key_Left, ALT)
    assert window.page == "home"
    assert asked == [f"{page} from home", f"home from {page}"] * 2


def test_home_leads_to_the_pages(qtbot: QtBot, window: MainWindow) -> None:
    window.set_unfinished([summary(3), summary(2)])
    window.set_matches([summary(3), summary(2), summary(1, winner=0)])
    window.home.unfinished_asked.emit()
    assert window.page == "history"
    assert len([text for text in texts(window) if text.startswith("2 match")]) == 1
    window.show_page("home")
    window.home.history_asked.emit()
    assert len([text for text in texts(window) if text.startswith("3 match")]) == 1
    for ask, page in (
        (window.home.new_match_asked, "new_match"),
        (window.home.settings_asked, "settings"),
    ):
        window.show_page("home")
        ask.emit()
        assert window.page == page


def test_orders_of_pages_go_on_to_the_outside(qtbot: QtBot, window: MainWindow) -> None:
    window.set_unfinished([summary(3)])
    with qtbot.waitSignal(window.continue_asked) as told:
        qtbot.keyClick(window.focusWidget(), Qt.Key.Key_Return)
    with qtbot.waitSignal(window.continue_asked) as again:
        action(window, "Continue").trigger()
    assert told.args == again.args == [3]
    with qtbot.waitSignal(window.play_asked):
        window.home.play_asked.emit()
    window.show_page("new_match")
    with qtbot.waitSignal(window.deal_asked) as dealt:
        qtbot.keyClick(window.focusWidget(), Qt.Key.Key_Return)
    assert dealt.args == [STILL]


def test_settings_agree_wherever_they_are_changed(window: MainWindow) -> None:
    told: list[Settings] = []
    window.settings_changed.connect(told.append)
    action(window, "Blue").trigger()
    assert window.settings_page._cloth.value == "blue"
    window.settings_page._cloth.changed.emit("red")
    assert action(window, "Red").isChecked()
    assert [settings.cloth for settings in told] == ["blue", "red"]


def test_reset_asks_first_and_keeps_the_last_set_up(qtbot: QtBot, window: MainWindow) -> None:
    window.set_settings(Settings(tempo="instant", cloth="red", player_name="Ann", set_ups=(FOUR, SetUp())))
    told: list[Settings] = []
    window.settings_changed.connect(told.append)
    window.show_page("settings")
    window.settings_page.reset_asked.emit()
    qtbot.keyClick(window.focusWidget(), Qt.Key.Key_Return)
    assert told == []
    window.settings_page.reset_asked.emit()
    press(qtbot, window, "Reset")
    assert told == [Settings(set_ups=(FOUR, SetUp()))]
    assert window.sheets == ()


def test_deleting_asks_first(qtbot: QtBot, window: MainWindow) -> None:
    told: list[int] = []
    window.delete_confirmed.connect(told.append)
    window.show_page("history")
    for answer, expected in (("Keep it", []), ("Delete", [8])):
        window.history_page.delete_asked.emit(summary(8, winner=0, scores=(11, 6)))
        assert any("Scopa to 11, 11–6: Nora, Fair. It goes" in text for text in texts(window.sheets[-1]))
        press(qtbot, window, answer)
        assert told == expected


def test_resigning_asks_first_and_only_at_the_table(qtbot: QtBot, window: MainWindow) -> None:
    told: list[str] = []
    window.resign_confirmed.connect(lambda: told.append("resigned"))
    assert not action(window, "Resign…").isEnabled()
    window.show_page("table")
    window.set_match(can_resign=True, can_rematch=False)
    assert not action(window, "Rematch").isEnabled()
    for key, expected in ((Qt.Key.Key_Escape, []), (Qt.Key.Key_Return, [])):
        action(window, "Resign…").trigger()
        qtbot.keyClick(window.focusWidget(), key)
        assert told == expected
    action(window, "Resign…").trigger()
    press(qtbot, window, "Resign")
    assert told == ["resigned"]


def test_leaving_the_table_is_told_once(qtbot: QtBot, window: MainWindow) -> None:
    told: list[str] = []
    window.table_left.connect(lambda: told.append("left"))
    window.show_page("table")
    window.show_page("table")
    assert told == []
    qtbot.keyClick(window.focusWidget(), Qt.Key.Key_Left, ALT)
    assert (window.page, told) == ("home", ["left"])
    window.show_page("settings")
    assert told == ["left"]


def test_a_match_in_play_is_not_left_for_a_rematch_unasked(qtbot: QtBot, window: MainWindow) -> None:
    window.show_page("table")
    window.set_match(can_resign=True, can_rematch=True)
    asked: list[bool] = []
    window.rematch_asked.connect(lambda: asked.append(True))
    window.menus.rematch_asked.emit()
    window.menus.rematch_asked.emit()
    assert len(window.sheets) == 1
    qtbot.keyClick(window.focusWidget(), Qt.Key.Key_Return)
    assert not asked
    window.menus.rematch_asked.emit()
    press(qtbot, window, "Rematch")
    assert asked == [True]


def test_rematch_skip_and_log_are_told(qtbot: QtBot, window: MainWindow) -> None:
    window.show_page("table")
    window.set_match(can_resign=False, can_rematch=True)
    with qtbot.waitSignal(window.rematch_asked):
        qtbot.keyClick(window, Qt.Key.Key_R, CTRL)
    with qtbot.waitSignal(window.skip_asked):
        qtbot.keyClick(window.focusWidget(), Qt.Key.Key_Space)
    with qtbot.waitSignal(window.log_folder_asked):
        action(window, "Open the log folder").trigger()


@pytest.mark.parametrize("key", [Qt.Key.Key_F1, Qt.Key.Key_F2])
def test_sheets_to_read_open_once_and_close(qtbot: QtBot, window: MainWindow, key: Qt.Key) -> None:
    window.show_page("table")
    before = window.focusWidget()
    qtbot.keyClick(window, key)
    qtbot.keyClick(window, key)
    assert len(window.sheets) == 1
    qtbot.keyClick(window.focusWidget(), Qt.Key.Key_Escape)
    assert window.sheets == ()
    assert window.focusWidget() is before
    assert window.page == "table"


def test_about_can_be_read_from_any_page(window: MainWindow) -> None:
    action(window, "About Scopa Desktop").trigger()
    assert len(window.sheets) == 1
    window.new_match.rules_asked.emit(ruleset())
    assert len(window.sheets) == 2


def test_a_sheet_goes_without_a_word_when_the_page_is_left(window: MainWindow) -> None:
    told: list[str] = []
    window.show_page("table")
    sheet = window.show_fault(FaultTold("Well?", ("Choose.",)))
    sheet.closed.connect(told.append)
    action(window, "Leave to Home").trigger()
    assert window.sheets == ()
    assert window.page == "home"
    assert told == []


def test_the_focus_of_the_page_cannot_be_stolen_from_a_sheet(window: MainWindow) -> None:
    window.show_page("table")
    sheet = window.show_fault(FaultTold("Well?", ()))
    window.table_page.focus_first()
    assert sheet.isAncestorOf(window.focusWidget())


def test_a_fault_names_the_file_that_was_kept(qtbot: QtBot, window: MainWindow) -> None:
    told = FaultTold("Damaged", ("Put aside.", "Safe."), "settings.damaged.json")
    sheet = window.show_fault(told)
    assert {"Damaged", "Put aside.", "Safe.", "settings.damaged.json"} <= set(texts(sheet))
    qtbot.keyClick(window.focusWidget(), Qt.Key.Key_Return)
    sheet = window.show_fault(FaultTold("Full", ("Nothing is kept.",)))
    assert "The file was kept as" not in texts(sheet)


def test_a_record_is_exported_where_the_person_says(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    window.export_record(summary(1), "a record\n")
    dialog = window.findChild(QFileDialog)
    dialog.setDirectory(str(tmp_path))
    dialog.selectFile("match")
    dialog.accept()
    assert (tmp_path / "match.scopa").read_text("utf-8") == "a record\n"
    assert {"The match is exported", "match.scopa"} <= set(texts(window.sheets[-1]))
    press(qtbot, window, "Go on")
    assert window.sheets == ()


def test_an_export_that_fails_is_told(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    window._write(str(tmp_path / "gone" / "match.scopa"), "a record\n")
    shown_texts = texts(window.sheets[-1])
    assert "match.scopa" in shown_texts
    assert "The match could not be exported" in shown_texts
    press(qtbot, window, "Go on")
    assert window.sheets == ()


def test_pages_fade_into_each_other_but_not_at_instant_tempo(qtbot: QtBot, window: MainWindow) -> None:
    window.show_page("settings")
    assert window.findChild(Fade) is None
    window.set_settings(Settings())
    window.show_page("home")
    assert window.findChild(Fade) is not None
    window.show_page("settings")
    window.show_page("home")
    qtbot.waitUntil(lambda: window.findChild(Fade) is None)
    window.show_page("settings")
    window.close()


def test_full_screen_and_back_by_key(qtbot: QtBot, window: MainWindow) -> None:
    qtbot.keyClick(window, Qt.Key.Key_F11)
    assert window.isFullScreen()
    assert action(window, "Full screen").isChecked()
    qtbot.keyClick(window, Qt.Key.Key_F11)
    assert not window.isFullScreen()
    assert not action(window, "Full screen").isChecked()


def test_quit_closes_window_and_sheets(qtbot: QtBot, window: MainWindow) -> None:
    window.show_rules()
    qtbot.keyClick(window, Qt.Key.Key_Q, CTRL)
    qtbot.waitUntil(window.isHidden)
    assert not window.isVisible()
    assert window.sheets == ()


def test_size_is_remembered(qtbot: QtBot, dress: Dress, tmp_path: Path) -> None:
    place = tmp_path / "window.ini"
    first = shown(qtbot, dress, place)
    first.resize(800, 640)
    first.close()
    assert place.exists()
    second = shown(qtbot, dress, place)
    assert (second.width(), second.height()) == (800, 640)


def test_a_damaged_place_file_does_no_harm(qtbot: QtBot, dress: Dress, tmp_path: Path) -> None:
    place = tmp_path / "window.ini"
    for content in (b"\x00\xff[[[", b"geometry=nonsense\n", b"geometry=@ByteArray(x)\n"):
        place.write_bytes(b"[General]\n" + content)
        window = shown(qtbot, dress, place)
        assert window.width() >= 800
        window.close()


def test_the_focus_ring_is_seen_on_every_page(window: MainWindow) -> None:
    pages: tuple[PageKey, ...] = ("new_match", "history", "settings", "home")
    for page in pages:
        window.set_matches([summary(1)])
        window.show_page(page)
        assert window._ring.isVisible(), page
        assert window._ring.target is window.focusWidget()
    sheet: Sheet = window.show_fault(FaultTold("Well?", ()))
    assert window._ring.isVisible()
    assert sheet.isAncestorOf(window._ring.target)

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMainWindow, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from scopa_desktop.storage.settings import Settings
from scopa_desktop.windows.main_window import add_menu_titles
from scopa_desktop.windows.menus import Menus, Situation


@pytest.fixture
def window(qtbot: QtBot) -> QMainWindow:
    made = QMainWindow()
    qtbot.addWidget(made)
    table = QWidget()
    table.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    table.setObjectName("table")
    made.setCentralWidget(table)
    made.show()
    made.activateWindow()
    qtbot.waitExposed(made)
    return made


@pytest.fixture
def menus(window: QMainWindow) -> Menus:
    titles = add_menu_titles(window.menuBar())
    return Menus(window.menuBar(), titles, window.centralWidget())


def action(menus: Menus, text: str) -> QAction:
    return next(made for made in menus.findChildren(QAction) if made.text().replace("&", "") == text)


ORDERS = [
    ("New match…", "new_match_asked"),
    ("Continue", "continue_asked"),
    ("Rematch", "rematch_asked"),
    ("Resign…", "resign_asked"),
    ("History", "history_asked"),
    ("Settings", "settings_asked"),
    ("Quit", "quit_asked"),
    ("Skip the motion", "skip_asked"),
    ("Hint", "hint_asked"),
    ("Rules of Scopa", "rules_asked"),
    ("Keyboard", "keys_asked"),
    ("About Scopa Desktop", "about_asked"),
    ("Open the log folder", "log_folder_asked"),
]


@pytest.mark.parametrize(("text", "signal"), ORDERS)
def test_every_entry_has_an_effect(qtbot: QtBot, menus: Menus, text: str, signal: str) -> None:
    entry = action(menus, text)
    entry.setEnabled(True)
    with qtbot.waitSignal(getattr(menus, signal)):
        entry.trigger()


def test_nothing_but_these_entries_is_there(menus: Menus) -> None:
    known = {text for text, _ in ORDERS} | {"Home", "Full screen", "Values in the corner"}
    known |= {"Unhurried", "Normal", "Brisk", "Instant", "Green", "Blue", "Red", "Dark", "Bare wood"}
    known |= {"Italian", "Spanish", "French", "French, numbers", "Four colours (French)", "Large indices"}
    known |= {"Decks", "All decks and backs…", "Off", "Own side", "All", "As dealt", "By suit", "By value"}
    assert {made.text().replace("&", "") for made in menus.findChildren(QAction)} == known


def test_only_what_has_an_effect_now_is_offered(menus: Menus) -> None:
    def offered(now: Situation) -> list[str]:
        menus.set_situation(now)
        return [
            text
            for text in ("Continue", "Rematch", "Resign…", "Home", "Leave to Home", "Skip the motion", "Hint")
            if any(
                made.text().replace("&", "") == text and made.isEnabled()
                for made in menus.findChildren(QAction)
            )
        ]

    assert offered(Situation()) == []
    assert offered(Situation(has_unfinished=True)) == ["Continue"]
    assert offered(Situation(at_home=False, has_unfinished=True)) == ["Continue", "Home"]
    table = Situation(at_home=False, at_table=True, has_unfinished=True, can_resign=True)
    assert offered(table) == ["Resign…", "Leave to Home", "Skip the motion"]
    assert offered(replace(table, can_hint=True))[-1] == "Hint"
    assert offered(Situation(can_hint=True)) == []
    over = Situation(at_home=False, at_table=True, can_rematch=True)
    assert offered(over) == ["Rematch", "Leave to Home", "Skip the motion"]


def test_the_view_menu_tells_whole_settings(menus: Menus) -> None:
    menus.set_settings(Settings(player_name="Ann"))
    told: list[Settings] = []
    menus.settings_changed.connect(told.append)
    expected = Settings(player_name="Ann")
    for text, field in (
        ("Brisk", {"tempo": "brisk"}),
        ("Red", {"cloth": "red"}),
        ("Red", {}),
        ("Values in the corner", {"value_corners": False}),
        ("French", {"deck": "french"}),
        ("Four colours (French)", {"variant": "four_colours"}),
        ("Large indices", {"large_indices": True}),
        ("Own side", {"counters": "own"}),
        ("By suit", {"hand_order": "suit"}),
        ("Four colours (French)", {"variant": ""}),
    ):
        action(menus, text).trigger()
        expected = replace(expected, **field)
        assert told.pop() == expected if field else not told
        assert action(menus, "Red").isChecked() == (expected.cloth == "red")
    assert told == []


def test_a_deck_of_the_players_own_ticks_none(menus: Menus) -> None:
    menus.set_settings(Settings(deck="grandmother"))
    names = ("Italian", "Spanish", "French", "French, numbers")
    assert not any(action(menus, name).isChecked() for name in names)
    action(menus, "Spanish").trigger()
    assert [name for name in names if action(menus, name).isChecked()] == ["Spanish"]


def test_what_is_in_force_is_ticked(menus: Menus) -> None:
    told: list[Settings] = []
    menus.settings_changed.connect(told.append)
    menus.set_settings(Settings(tempo="instant", cloth="dark", value_corners=False))
    ticked = {made.text().replace("&", "") for made in menus.findChildren(QAction) if made.isChecked()}
    assert ticked == {"Instant", "Dark", "Italian", "All", "As dealt"}
    menus.set_full_screen(True)
    assert action(menus, "Full screen").isChecked()
    assert told == []


def test_full_screen_is_asked_for_both_ways(menus: Menus) -> None:
    told: list[bool] = []
    menus.full_screen_asked.connect(told.append)
    action(menus, "Full screen").trigger()
    action(menus, "Full screen").trigger()
    assert told == [True, False]


def test_the_space_bar_skips_at_the_table_only(qtbot: QtBot, window: QMainWindow, menus: Menus) -> None:
    menus.set_situation(Situation(at_home=False, at_table=True))
    table = window.centralWidget()
    told: list[str] = []
    menus.skip_asked.connect(lambda: told.append("skip"))
    table.setFocus()
    qtbot.keyClick(table, Qt.Key.Key_Space)
    assert told == ["skip"]
    elsewhere = QPushButton("Key", window)
    elsewhere.show()
    elsewhere.setFocus()
    elsewhere.clicked.connect(lambda: told.append("click"))
    qtbot.keyClick(elsewhere, Qt.Key.Key_Space)
    assert told == ["skip", "click"]


def test_shortcuts_work_and_are_listed_once(qtbot: QtBot, window: QMainWindow, menus: Menus) -> None:
    with qtbot.waitSignal(menus.new_match_asked):
        qtbot.keyClick(window.centralWidget(), Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier)
    keys = [key.toString() for _, rows in menus.shortcuts() for key, _ in rows]
    assert len(set(keys)) == len(keys)
    assert {"Ctrl+N", "Ctrl+R", "Ctrl+Q", "F1", "F2", "F11", "Alt+Left"} <= set(keys)
    assert all(does for _, rows in menus.shortcuts() for _, does in rows)
    menus.set_situation(Situation(at_home=False, at_table=True))
    listed = {key.toString() for _, rows in menus.shortcuts() for key, _ in rows} | {"Space", "H"}
    given = [made.shortcut() for made in menus.findChildren(QAction)]
    assert {key.toString() for key in given if key != QKeySequence()} == listed


def test_mac_roles_are_set(menus: Menus) -> None:
    roles = {
        "Quit": QAction.MenuRole.QuitRole,
        "Settings": QAction.MenuRole.PreferencesRole,
        "About Scopa Desktop": QAction.MenuRole.AboutRole,
        "Keyboard": QAction.MenuRole.NoRole,
    }
    assert {text: action(menus, text).menuRole() for text in roles} == roles

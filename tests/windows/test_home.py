from dataclasses import replace

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QAbstractButton, QMenu, QWidget
from pytestqt.qtbot import QtBot

from scopa_desktop.rules.ruleset import ruleset
from scopa_desktop.storage.set_up import SetUp
from scopa_desktop.storage.settings import Settings
from scopa_desktop.windows.dress import Dress
from scopa_desktop.windows.home import HomePage, continue_line, play_line
from scopa_desktop.windows.parts import NO_BREAK
from tests.windows.longer import Longer
from tests.windows.matches import summary
from tests.windows.seen import assert_readable, texts


@pytest.fixture
def home(dress: Dress, host: QWidget) -> HomePage:
    page = HomePage(dress)
    page.setParent(host)
    page.setGeometry(host.rect())
    page.show()
    return page


def named(page: QWidget, name: str) -> QAbstractButton:
    return next(
        made
        for made in page.findChildren(QAbstractButton)
        if made.accessibleName().startswith(name) and made.isVisible()
    )


def test_without_a_match_play_comes_first(qtbot: QtBot, home: HomePage, host: QWidget) -> None:
    home.set_unfinished([])
    home.focus_first()
    assert "Continue" not in texts(home)
    assert host.focusWidget() is named(home, "Play")
    with qtbot.waitSignal(home.play_asked):
        qtbot.keyClick(host.focusWidget(), Qt.Key.Key_Return)


def test_continue_says_how_the_match_stands(qtbot: QtBot, home: HomePage, host: QWidget) -> None:
    home.set_unfinished([summary(5)])
    home.focus_first()
    assert host.focusWidget() is named(home, "Continue")
    assert f"You{NO_BREAK}7, Nora{NO_BREAK}5  ·  deal 3 of Scopa to 11" in texts(home)
    assert not [text for text in texts(home) if text.startswith("More")]
    with qtbot.waitSignal(home.continue_asked) as told:
        qtbot.keyClick(home, Qt.Key.Key_Enter)
    assert told.args == [5]


def test_several_unfinished_matches_are_one_click_away(qtbot: QtBot, home: HomePage) -> None:
    home.set_unfinished([summary(5), summary(2)])
    with qtbot.waitSignal(home.unfinished_asked):
        qtbot.mouseClick(named(home, "More unfinished"), Qt.MouseButton.LeftButton)
    with qtbot.waitSignal(home.continue_asked) as told:
        qtbot.mouseClick(named(home, "Continue"), Qt.MouseButton.LeftButton)
    assert told.args == [5]
    home.set_unfinished([])
    assert home.primary.accessibleName().startswith("Play")


@pytest.mark.parametrize(
    ("name", "signal"),
    [
        ("New match", "new_match_asked"),
        ("History", "history_asked"),
        ("Decks", "decks_asked"),
        ("Settings", "settings_asked"),
    ],
)
def test_every_other_button_leads_somewhere(qtbot: QtBot, home: HomePage, name: str, signal: str) -> None:
    with qtbot.waitSignal(getattr(home, signal)):
        qtbot.mouseClick(named(home, name), Qt.MouseButton.LeftButton)


def test_tab_and_arrows_go_down_the_buttons(qtbot: QtBot, home: HomePage, host: QWidget) -> None:
    home.set_unfinished([summary(1), summary(2)])
    home.focus_first()
    seen = []
    for key in (Qt.Key.Key_Tab, Qt.Key.Key_Down, Qt.Key.Key_Tab, Qt.Key.Key_Down, Qt.Key.Key_Tab):
        seen.append(host.focusWidget().accessibleName().split(":")[0])
        qtbot.keyClick(host.focusWidget(), key)
    assert seen == ["Continue", "More unfinished matches…", "Play", "New match…", "History"]
    qtbot.keyClick(host.focusWidget(), Qt.Key.Key_Up)
    assert host.focusWidget().accessibleName() == "History"


def test_lines_in_words() -> None:
    settings = Settings()
    assert play_line(settings, SetUp(target=16, levels=("fair",))) == "Scopa with Nora (Fair), to 16"
    assert play_line(settings, SetUp(target=1, names=("Bo",))) == "One deal of Scopa with Bo (Easy)"
    three = SetUp(3, names=("", "Bo"), levels=("easy", "fair"))
    assert play_line(settings, three) == "Scopa, three players, to 11"
    four = SetUp(4, "teams", 21, ("", "", ""), ("easy",) * 3)
    assert play_line(settings, four) == "Scopa, four in pairs (Easy), to 21"
    named = "Scopa, four in pairs (Easy), to 21, with Nora, Bruno, and Lucia"
    assert play_line(settings, four, named=True) == named
    single = SetUp(4, "individual", 1, ("", "", ""), ("easy", "fair", "easy"))
    assert play_line(settings, single) == "One deal of Scopa, four players"
    pairs = summary(scores=(4, 6), names=("You", "Nora", "Bo", "Lea"))
    assert continue_line(pairs).startswith(f"You and Bo{NO_BREAK}4, Nora and Lea{NO_BREAK}6  ·  deal 3")
    assert continue_line(summary(winner=1, scores=(9, 12))).endswith("the result of Scopa to 11")
    assert "deal 3" in continue_line(summary(target=1))
    changed = replace(summary(), rules=ruleset(sevens="on", target=21))
    assert continue_line(changed).endswith("deal 3 of Scopa to 21 with house rules")
    assert continue_line(replace(summary(), rules=ruleset(target=21))).endswith("deal 3 of Scopa to 21")


def test_earlier_set_ups_are_one_click_and_one_choice_away(
    qtbot: QtBot, home: HomePage, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Without a screen a menu that pops up cannot take the keyboard, and Qt says so.
    opened: list[QMenu] = []
    monkeypatch.setattr(QMenu, "popup", lambda menu, _at: opened.append(menu))
    button = next(made for made in home.findChildren(QAbstractButton) if made.toolTip() == "Play as before…")
    assert not button.isVisible()
    three = SetUp(3, names=("", ""), levels=("easy",) * 2)
    home.set_settings(Settings(set_ups=(SetUp(), three, SetUp(target=21))))
    assert texts(home).count("Scopa with Nora (Easy), to 11") == 1
    qtbot.waitUntil(lambda: button.height() == named(home, "Play:").height())
    button.setFocus()
    qtbot.keyClick(button, Qt.Key.Key_Space)
    assert [made.text() for made in opened[0].actions()] == [
        "Scopa, three players (Easy), to 11, with Nora and Bruno",
        "Scopa with Nora (Easy), to 21",
    ]
    assert opened[0].activeAction() is opened[0].actions()[0]
    with qtbot.waitSignal(home.set_up_asked) as told:
        opened[0].actions()[0].trigger()
    assert told.args == [three]
    opened[0].close()


def test_the_picture_follows_size_and_cloth(qtbot: QtBot, home: HomePage) -> None:
    def felt(x: int) -> QColor:
        return home.grab().toImage().pixelColor(x, 60)

    qtbot.waitUntil(lambda: felt(640).green() > felt(640).red())
    home.set_settings(Settings(cloth="red"))
    qtbot.waitUntil(lambda: felt(640).red() > felt(640).green())
    home.resize(800, 563)
    assert felt(400).red() > 0, "the old picture stands in"


def test_the_buttons_are_there_before_the_picture(qtbot: QtBot, home: HomePage) -> None:
    with qtbot.waitSignal(home.drawn):
        assert home.primary.isVisible()


@pytest.mark.parametrize("size", [(800, 563), (1280, 763), (2560, 1043)])
def test_long_words_are_not_cut(qtbot: QtBot, host: QWidget, dress: Dress, size: tuple[int, int]) -> None:
    translator = Longer()
    QCoreApplication.installTranslator(translator)
    try:
        page = HomePage(dress)
        page.set_unfinished([summary(1, names=("W" * 24, "Maximiliana of the hills")), summary(2)])
        set_up = SetUp(3, "teams", 21, ("Maximiliana of the hills", "W" * 24), ("easy", "fair"))
        page.set_settings(Settings(set_ups=(set_up, SetUp())))
        page.setParent(host)
        host.resize(*size)
        page.setGeometry(host.rect())
        page.show()
        page.grab()
    finally:
        QCoreApplication.removeTranslator(translator)
    assert_readable(qtbot, page)
    assert page.minimumSizeHint().height() <= page.height()
    bottoms = [made.geometry().bottom() for made in page.findChildren(QAbstractButton) if made.isVisible()]
    assert bottoms == sorted(bottoms)


def test_before_the_window_is_shown_enter_is_given_to_continue(qtbot: QtBot, dress: Dress) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    page = HomePage(dress)
    page.setParent(window)
    page.focus_first()
    assert window.focusWidget() is page.primary
    page.set_unfinished([summary(5)])
    assert window.focusWidget() is page.primary
    assert page.primary.accessibleName().startswith("Continue")


def test_a_card_that_cannot_be_drawn_does_not_end_the_program(
    qtbot: QtBot, home: HomePage, monkeypatch: pytest.MonkeyPatch
) -> None:
    def missing(*_values: object, **_named: object) -> None:
        raise LookupError("no such card")

    qtbot.waitUntil(lambda: home.is_drawn)
    monkeypatch.setattr(type(home.dress.pictures), "card", missing)
    with pytest.raises(LookupError):
        home._paint_picture()
    assert home.is_drawn

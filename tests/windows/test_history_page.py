from dataclasses import replace

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QLabel, QPushButton, QTableWidget, QWidget
from pytestqt.qtbot import QtBot

from scopa_desktop.rules.ruleset import ruleset
from scopa_desktop.storage.rule_sets import RuleSet
from scopa_desktop.windows.dress import Dress
from scopa_desktop.windows.history_page import HistoryPage
from scopa_desktop.windows.match_card import MatchCard
from tests.windows.longer import Longer
from tests.windows.matches import summary
from tests.windows.seen import assert_readable, texts

MATCHES = (
    summary(9, scores=(2, 3)),
    summary(8, winner=0, scores=(11, 6)),
    summary(7, winner=1, scores=(9, 12)),
    summary(6, scores=(0, 0), level="novice"),
)


def shown(dress: Dress, host: QWidget) -> HistoryPage:
    made = HistoryPage(dress)
    made.setParent(host)
    made.setGeometry(host.rect())
    made.set_matches(MATCHES)
    made.show()
    return made


@pytest.fixture
def page(dress: Dress, host: QWidget) -> HistoryPage:
    return shown(dress, host)


def named(page: QWidget, text: str) -> QPushButton:
    return next(made for made in page.findChildren(QPushButton) if made.text() == text)


def double_click(qtbot: QtBot, table: QTableWidget, row: int) -> None:
    point = table.visualItemRect(table.item(row, 1)).center()
    qtbot.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=point)
    qtbot.mouseDClick(table.viewport(), Qt.MouseButton.LeftButton, pos=point)


def rows(page: HistoryPage) -> list[list[str]]:
    table = page.findChild(QTableWidget)
    return [
        [table.item(row, column).text() for column in range(table.columnCount())]
        for row in range(table.rowCount())
    ]


def test_house_rules_are_marked_and_called_by_their_name(page: HistoryPage) -> None:
    changed = replace(summary(3), rules=ruleset(sevens="on"))
    page.set_matches((changed, replace(changed, id=2, rules=ruleset(sevens="on", target=21))))
    page.set_rule_sets((RuleSet("Zena", "classic", 21, 2, (("sevens", "on"),)),))
    assert [row[1] for row in rows(page)] == ["◆ Scopa to 11, house rules", "◆ Zena to 21"]
    page.set_rule_sets(())
    assert [row[1] for row in rows(page)][1] == "◆ Scopa to 21, house rules"


def test_a_row_says_what_a_match_was(page: HistoryPage) -> None:
    assert [row[1:] for row in rows(page)] == [
        ["Scopa to 11", "Nora, Fair", "2–3", "… unfinished"],
        ["Scopa to 11", "Nora, Fair", "11–6", "● won"],
        ["Scopa to 11", "Nora, Fair", "9–12", "○ lost"],
        ["Scopa to 11", "Nora, Novice", "0–0", "… unfinished"],
    ]
    assert any(text.startswith("4 match") for text in texts(page))


def test_the_keyboard_chooses_and_continues(qtbot: QtBot, page: HistoryPage, host: QWidget) -> None:
    page.focus_first()
    for _ in range(3):
        qtbot.keyClick(host.focusWidget(), Qt.Key.Key_Down)
    assert page.chosen is MATCHES[3]
    with qtbot.waitSignal(page.continue_asked) as told:
        qtbot.keyClick(host.focusWidget(), Qt.Key.Key_Return)
    assert told.args == [6]
    qtbot.keyClick(host.focusWidget(), Qt.Key.Key_Tab)
    assert host.focusWidget() is named(page, "Delete…")


def test_only_what_is_unfinished_can_be_continued(qtbot: QtBot, page: HistoryPage) -> None:
    told: list[int] = []
    page.continue_asked.connect(told.append)
    table = page.findChild(QTableWidget)
    table.setCurrentCell(1, 0)
    assert not named(page, "Continue").isEnabled()
    qtbot.keyClick(table, Qt.Key.Key_Return)
    double_click(qtbot, table, 1)
    assert told == []
    double_click(qtbot, table, 0)
    qtbot.mouseClick(named(page, "Continue"), Qt.MouseButton.LeftButton)
    assert told == [9, 9]


def test_delete_and_export_name_the_match(qtbot: QtBot, page: HistoryPage) -> None:
    page.findChild(QTableWidget).setCurrentCell(2, 0)
    for text, signal in (("Delete…", page.delete_asked), ("Export…", page.export_asked)):
        with qtbot.waitSignal(signal) as told:
            qtbot.mouseClick(named(page, text), Qt.MouseButton.LeftButton)
        assert told.args == [MATCHES[2]]


def test_the_unfinished_ones_alone(qtbot: QtBot, page: HistoryPage) -> None:
    qtbot.mouseClick(named(page, "Unfinished"), Qt.MouseButton.LeftButton)
    assert [row[4] for row in rows(page)] == ["… unfinished"] * 2
    page.show_only_unfinished(False)
    assert len(rows(page)) == 4
    page.show_only_unfinished(True)
    page.set_matches(MATCHES[1:3])
    assert "No match is unfinished." in texts(page)
    assert page.chosen is None
    assert not named(page, "Export…").isEnabled()


def test_the_chosen_match_stays_chosen_when_the_list_changes(page: HistoryPage) -> None:
    page.findChild(QTableWidget).setCurrentCell(2, 0)
    page.set_matches((summary(11), *MATCHES))
    assert page.chosen is MATCHES[2]
    page.set_matches(MATCHES[:2])
    assert page.chosen is MATCHES[0]


def test_an_empty_history_says_so(page: HistoryPage, host: QWidget) -> None:
    page.set_matches(())
    assert any(text.startswith("Your matches will be listed") for text in texts(page))
    page.focus_first()
    assert page.isAncestorOf(host.focusWidget())
    for text in ("Delete…", "Export…", "Continue"):
        assert not named(page, text).isEnabled()


def test_beside_the_list_there_is_the_chosen_match_when_there_is_room(page: HistoryPage) -> None:
    card = page.findChild(MatchCard)
    page.findChild(QTableWidget).setCurrentCell(1, 0)
    assert card.isVisible()
    assert "11" in [label.text() for label in card.findChildren(QLabel)]
    page.resize(800, 563)
    assert not card.isVisible()


def test_escape_in_the_list_leads_home(qtbot: QtBot, page: HistoryPage) -> None:
    with qtbot.waitSignal(page.home_asked):
        qtbot.keyClick(page.findChild(QTableWidget), Qt.Key.Key_Escape)


@pytest.mark.parametrize("size", [(800, 563), (1000, 700), (1280, 763)])
@pytest.mark.parametrize("long", [False, True])
def test_nothing_is_cut(qtbot: QtBot, dress: Dress, host: QWidget, size: tuple[int, int], long: bool) -> None:
    translator = Longer()
    if long:
        QCoreApplication.installTranslator(translator)
    try:
        host.resize(*size)
        page = shown(dress, host)
        page.set_matches([summary(n, names=("You", "W" * 24)) for n in range(40, 0, -1)])
    finally:
        QCoreApplication.removeTranslator(translator)
    page.grab()
    assert_readable(qtbot, page)
    table = page.findChild(QTableWidget)
    last = table.visualItemRect(table.item(0, 4))
    assert last.right() <= table.viewport().width()


def test_records_can_be_imported(qtbot: QtBot, dress: Dress, host: QWidget) -> None:
    page = HistoryPage(dress)
    page.setParent(host)
    page.setGeometry(host.rect())
    page.show()
    made = next(one for one in page.findChildren(QPushButton) if one.text() == "Import…")
    with qtbot.waitSignal(page.import_asked):
        qtbot.mouseClick(made, Qt.MouseButton.LeftButton)

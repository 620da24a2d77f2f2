from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from scopa_desktop.match.moments import best_moments
from scopa_desktop.rules.events import MatchEnded
from scopa_desktop.windows.dress import Dress
from scopa_desktop.windows.match_end import HOME, REMATCH, MatchEnd
from scopa_desktop.wording.moments import moment_title
from tests.windows.played import played
from tests.windows.seen import assert_readable

LEVELS = ("", "fair")


def texts(sheet: MatchEnd) -> list[str]:
    return [label.text() for label in sheet.findChildren(QLabel)]


def test_it_tells_the_result_and_the_best_moments(dress: Dress, host: QWidget) -> None:
    match, _, ended = played(5)
    sheet = MatchEnd(dress, match, ended, LEVELS)
    sheet.open_over(host, motion=False)
    winner = "You win" if ended.winner == 0 else "Nora wins"
    shown = texts(sheet)
    assert any(text.startswith(winner) for text in shown)
    assert "Scopa to 11, against Nora (Fair)." in shown
    moments = best_moments(match, 0)
    assert moments
    assert {moment_title(moment) for moment in moments} <= set(shown)
    sheet.dismiss()


def test_an_outright_win_says_by_which_rule(dress: Dress, host: QWidget) -> None:
    match, _, ended = played(5)
    sheet = MatchEnd(dress, match, replace(ended, outright="ten_coins"), LEVELS)
    sheet.open_over(host, motion=False)
    assert texts(sheet).count("Cappotto: all ten coins win the match at once.") == 1
    sheet.dismiss()


def test_a_win_with_fewer_points_says_why(dress: Dress, host: QWidget) -> None:
    match, _, ended = played(5)
    sheet = MatchEnd(dress, match, replace(ended, winner=0, totals=(11, 13)), LEVELS)
    sheet.open_over(host, motion=False)
    assert "First to the target, with the points counted in order." in texts(sheet)
    sheet.dismiss()


def test_the_rules_have_the_name_the_player_gave_them(dress: Dress, host: QWidget) -> None:
    match, _, ended = played(5)
    sheet = MatchEnd(dress, match, ended, LEVELS, rules_name="Zena")
    sheet.open_over(host, motion=False)
    assert "Zena to 11, against Nora (Fair)." in texts(sheet)
    sheet.dismiss()


def test_without_moments_there_is_no_heading_for_them(dress: Dress, host: QWidget) -> None:
    for seed in range(300):
        match, _, ended = played(seed, target=1)
        if not best_moments(match, 0):
            break
    else:
        pytest.fail("every match has moments")
    sheet = MatchEnd(dress, match, ended, LEVELS)
    assert "Your best moments" not in texts(sheet)
    sheet.open_over(host, motion=False)
    sheet.dismiss()


def test_a_resigned_match_says_so(dress: Dress, host: QWidget) -> None:
    match, _, _ = played(5)
    sheet = MatchEnd(dress, match, MatchEnded(1, match.scores), LEVELS, is_resigned=True)
    assert "You resigned" in texts(sheet)
    sheet.open_over(host, motion=False)
    sheet.dismiss()


@pytest.mark.parametrize(("key", "expected"), [(Qt.Key.Key_Return, REMATCH), (Qt.Key.Key_Escape, "")])
def test_enter_is_a_rematch(qtbot: QtBot, dress: Dress, host: QWidget, key: Qt.Key, expected: str) -> None:
    match, _, ended = played(5)
    sheet = MatchEnd(dress, match, ended, LEVELS)
    sheet.open_over(host, motion=False)
    with qtbot.waitSignal(sheet.closed) as caught:
        qtbot.keyClick(host.focusWidget(), key)
    assert caught.args == [expected]


def test_home_is_a_button(qtbot: QtBot, dress: Dress, host: QWidget) -> None:
    match, _, ended = played(5)
    sheet = MatchEnd(dress, match, ended, LEVELS)
    sheet.open_over(host, motion=False)
    home = next(button for button in sheet.findChildren(QPushButton) if button.text() == "Home")
    with qtbot.waitSignal(sheet.closed) as caught:
        qtbot.mouseClick(home, Qt.MouseButton.LeftButton)
    assert caught.args == [HOME]


def test_the_chart_gets_lower_in_a_low_window(dress: Dress, host: QWidget) -> None:
    match, _, ended = played(5)
    sheet = MatchEnd(dress, match, ended, LEVELS)
    sheet.open_over(host, motion=False)
    usual = sheet.chart.height()
    host.resize(800, 600)
    assert sheet.chart.height() < usual
    sheet.dismiss()


@pytest.mark.parametrize("size", [(800, 563), (1280, 763)])
@pytest.mark.parametrize(
    ("players", "teams"), [(3, "teams"), (4, "teams"), (6, "three_pairs"), (6, "individual")]
)
def test_three_sides_and_more(
    qtbot: QtBot, dress: Dress, host: QWidget, players: int, teams: str, size: tuple[int, int]
) -> None:
    match, _, ended = played(5, 16, players, teams)
    host.resize(*size)
    sheet = MatchEnd(dress, match, ended, ("", *("easy",) * (players - 1)))
    sheet.open_over(host, motion=False)
    assert_readable(qtbot, sheet)
    assert sheet.chart.height() >= sheet.chart.least_height
    is_team = len(match.rules.sides[0]) > 1
    assert any("with " in text and "against " in text for text in texts(sheet)) == is_team
    if is_team and ended.winner:
        assert any(" win, " in text for text in texts(sheet))
    sheet.dismiss()

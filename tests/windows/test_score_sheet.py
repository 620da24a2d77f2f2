import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication, QLabel, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from scopa_desktop import paths
from scopa_desktop.look import fonts
from scopa_desktop.rules.cards import ALL_CARDS, OF_SUIT, OF_VALUE
from scopa_desktop.rules.events import DealEnded
from scopa_desktop.rules.ruleset import PRESETS, Ruleset, ruleset
from scopa_desktop.rules.scoring import score_deal
from scopa_desktop.windows.dress import Dress
from scopa_desktop.windows.parts import Cards, ShortLabel
from scopa_desktop.windows.score_grid import COMPACT, DENSITIES, ROOMY
from scopa_desktop.windows.score_sheet import NEXT, ScoreSheet
from scopa_desktop.windows.stamp import Stamp
from scopa_desktop.wording.scores import row_name, row_reason, side_names
from tests.windows.played import NAMES, played
from tests.windows.seen import assert_readable

CLASSIC = ruleset()


@pytest.fixture(autouse=True)
def title_face(qapp: QApplication) -> None:
    """What may stand in for it is taller."""
    fonts.load_title_font(paths.assets_dir(), fonts.TITLE_FILES)


@pytest.fixture
def ended() -> DealEnded:
    """A deal in which both sides made points and scopas."""
    deals = [deal for seed in range(40) for deal in played(seed)[1]]
    return next(deal for deal in deals if min(deal.score.points) >= 2 and min(deal.score.rows[-1].points))


@pytest.fixture
def sheet(dress: Dress, ended: DealEnded, host: QWidget) -> ScoreSheet:
    made = ScoreSheet(dress, ended, NAMES, CLASSIC, "Scopa to 11", "Next deal")
    made.open_over(host, motion=False)
    return made


def texts(sheet: ScoreSheet) -> list[str]:
    return [label.text() for label in sheet.findChildren(QLabel) if label.isVisible()]


def stamps(sheet: ScoreSheet) -> list[str]:
    return [stamp.accessibleName() for stamp in sheet.findChildren(Stamp) if stamp.isVisible()]


def test_every_row_says_who_and_why(sheet: ScoreSheet, ended: DealEnded) -> None:
    shown = texts(sheet)
    for row in ended.score.rows:
        assert row_name(row.kind, CLASSIC) in shown
        assert row_reason(row, NAMES, CLASSIC) in shown
    assert {"Anna", "Nora", "Scopa to 11"} <= set(shown)


def test_the_points_add_up_on_the_paper(sheet: ScoreSheet, ended: DealEnded) -> None:
    given = [int(text) for text in stamps(sheet) if text]
    assert sum(given) == sum(ended.score.points)
    assert {str(total) for total in ended.totals} <= set(texts(sheet))


def test_primiera_cards_stand_over_their_points(sheet: ScoreSheet, ended: DealEnded) -> None:
    primiera = next(row for row in ended.score.rows if row.kind == "primiera")
    named = [cards.accessibleName() for cards in sheet.findChildren(Cards)]
    assert sum(len(cards) for cards in primiera.cards) + 3 == len(named)
    assert {f"= {amount}" for amount in primiera.amounts} <= set(texts(sheet))


@pytest.mark.parametrize(("key", "expected"), [(Qt.Key.Key_Return, NEXT), (Qt.Key.Key_Escape, "")])
def test_keys_close_it(qtbot: QtBot, sheet: ScoreSheet, host: QWidget, key: Qt.Key, expected: str) -> None:
    with qtbot.waitSignal(sheet.closed) as caught:
        qtbot.keyClick(host.focusWidget(), key)
    assert caught.args == [expected]


def test_rows_appear_one_by_one_and_any_key_shows_all(
    qtbot: QtBot, dress: Dress, ended: DealEnded, host: QWidget
) -> None:
    sheet = ScoreSheet(dress, ended, NAMES, CLASSIC, "Scopa to 11", "Next deal")
    closed: list[str] = []
    sheet.closed.connect(closed.append)
    sheet.open_over(host)
    assert sheet.is_revealing
    assert row_name("cards", CLASSIC) not in texts(sheet)
    qtbot.waitUntil(lambda: row_name("cards", CLASSIC) in texts(sheet))
    qtbot.keyClick(host.focusWidget(), Qt.Key.Key_Return)
    assert not sheet.is_revealing
    assert row_name("scopas", CLASSIC) in texts(sheet)
    assert not closed
    qtbot.keyClick(host.focusWidget(), Qt.Key.Key_Return)
    assert closed == [NEXT]


def test_left_alone_all_rows_appear(qtbot: QtBot, dress: Dress, ended: DealEnded, host: QWidget) -> None:
    sheet = ScoreSheet(dress, ended, NAMES, CLASSIC, "Scopa to 11", "Next deal")
    sheet.open_over(host)
    qtbot.waitUntil(lambda: not sheet.is_revealing)
    assert str(ended.totals[0]) in texts(sheet)
    sheet.close_with("")


def test_a_click_on_the_paper_shows_all(qtbot: QtBot, dress: Dress, ended: DealEnded, host: QWidget) -> None:
    sheet = ScoreSheet(dress, ended, NAMES, CLASSIC, "Scopa to 11", "Next deal")
    sheet.open_over(host)
    qtbot.mouseClick(sheet, Qt.MouseButton.LeftButton)
    assert not sheet.is_revealing
    sheet.close_with("")


def test_a_smaller_window_keeps_every_word(qtbot: QtBot, sheet: ScoreSheet, host: QWidget) -> None:
    before = sorted(texts(sheet))
    host.resize(800, 600)
    qtbot.waitUntil(lambda: sorted(texts(sheet)) == before)
    assert sheet.paper.geometry().width() <= 800
    assert all(
        stamp.mapTo(sheet.paper, stamp.rect().topRight()).x() <= sheet.paper.width()
        for stamp in sheet.findChildren(Stamp)
    )


def test_in_the_smallest_window_it_need_not_scroll(
    qtbot: QtBot, dress: Dress, ended: DealEnded, host: QWidget
) -> None:
    host.resize(800, 563)  # 800 x 600 less the menu bar
    sheet = ScoreSheet(dress, ended, NAMES, CLASSIC, "Scopa to 11", "Next deal")
    sheet.open_over(host, motion=False)
    qtbot.waitUntil(lambda: row_name("scopas", CLASSIC) in texts(sheet))
    bar = sheet.findChild(QScrollArea).verticalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() == 0)
    sheet.dismiss()


@pytest.mark.parametrize("width", [1280, 800])
def test_the_widest_names_leave_the_columns_alone(
    dress: Dress, ended: DealEnded, host: QWidget, width: int
) -> None:
    host.resize(width, 600)
    sheet = ScoreSheet(dress, ended, ("W" * 24, "W" * 24), CLASSIC, "Scopa to 11", "Next deal")
    sheet.open_over(host, motion=False)
    assert all(
        stamp.mapTo(sheet.paper, stamp.rect().topRight()).x() <= sheet.paper.width()
        for stamp in sheet.findChildren(Stamp)
    )


FORMS = [(3, "teams"), (4, "teams"), (4, "individual"), (6, "teams"), (6, "three_pairs"), (6, "individual")]


@pytest.mark.parametrize("size", [(800, 563), (1280, 763)])
@pytest.mark.parametrize(("players", "teams"), FORMS)
def test_two_to_six_sides_fit(
    qtbot: QtBot, dress: Dress, host: QWidget, players: int, teams: str, size: tuple[int, int]
) -> None:
    match, deals, _ = played(5, 16, players, teams)
    names = side_names(match.rules, match.names)
    host.resize(*size)
    for deal in deals[:3]:
        sheet = ScoreSheet(dress, deal, names, match.rules, "Scopa to 16", "Next deal")
        sheet.open_over(host, motion=False)
        assert_readable(qtbot, sheet)
        paper = sheet.paper.mapTo(sheet, QPoint(0, 0)).x()
        for side, total in enumerate(deal.totals):
            shown = next(
                made
                for made in reversed(sheet.findChildren(QLabel))
                if made.property("role") == "total" and made.accessibleName() == names[side]
            )
            assert shown.text() == str(total)
            right = shown.mapTo(sheet, shown.rect().topRight()).x()
            assert right < paper + sheet.paper.width()
        given = sum(int(text) for text in stamps(sheet) if text)
        assert given == sum(deal.score.points)
        ends = [
            made.mapTo(sheet, made.rect().topRight()).x()
            for made in sheet.findChildren(Stamp)
            if made.isVisible()
        ]
        assert len(set(ends)) == len(names), "stamps stand in their columns"
        sheet.dismiss()


@pytest.mark.parametrize("key", PRESETS)
def test_every_row_of_every_preset_has_its_place(dress: Dress, host: QWidget, key: str) -> None:
    rules = ruleset(key, players=PRESETS[key].players[0])
    first = OF_SUIT[0] | OF_VALUE[9] | OF_VALUE[7]
    score = score_deal(rules, [first, ALL_CARDS & ~first], [(1, 2, 3, 4), (5,)], (13, 0))
    total = DealEnded(1, score, (0, 0), score.points)
    made = ScoreSheet(dress, total, NAMES, rules, key, "Next deal")
    made.open_over(host, motion=False)
    shown = texts(made)
    for row in score.rows:
        assert row_name(row.kind, rules) in shown
        assert row_reason(row, NAMES, rules) in shown
    assert sum(int(text) for text in stamps(made) if text) == sum(score.points)
    made.dismiss()


BARE = ("classic", "quindici", "scopone")
FULL = ("cirulla", "trentino", "escoba")


def full_deal(key: str, players: int) -> tuple[Ruleset, DealEnded]:
    """A deal in which every row has something to say."""
    rules = ruleset(key, players=players, teams="individual" if players == 4 else "teams")
    first = OF_SUIT[0] | OF_VALUE[9] | OF_VALUE[7]
    rest = [0] * (len(rules.sides) - 2)
    score = score_deal(
        rules, [first, ALL_CARDS & ~first, *rest], [(1, 2, 3, 4), (5,), *[()] * len(rest)], (13, 3, *rest)
    )
    return rules, DealEnded(
        12, score, (48, 39, *rest), tuple(map(sum, zip((48, 39, *rest), score.points, strict=True)))
    )


@pytest.mark.parametrize("size", [(1280, 763), (800, 563)])
@pytest.mark.parametrize("key", [*BARE, *FULL])
def test_sheets_of_presets_need_not_scroll(
    qtbot: QtBot, dress: Dress, host: QWidget, key: str, size: tuple[int, int]
) -> None:
    rules, ended = full_deal(key, PRESETS[key].players[0])
    names = ("You", "Bruno", "Irene", "Pilar")[: len(rules.sides)]
    host.resize(*size)
    sheet = ScoreSheet(dress, ended, names, rules, key, "Next deal")
    sheet.open_over(host, motion=False)
    assert_readable(qtbot, sheet)
    assert sheet.findChild(QScrollArea).verticalScrollBar().maximum() == 0
    assert (sheet.density == ROOMY) == (size[0] == 1280 and key in (*BARE, "trentino", "escoba"))
    sheet.dismiss()


@pytest.mark.parametrize(
    ("key", "players", "teams"),
    [("cirulla", 4, "individual"), ("escoba", 6, "three_pairs"), ("escoba", 6, "individual")],
)
def test_ties_told_in_many_words_need_not_scroll(
    qtbot: QtBot, dress: Dress, host: QWidget, key: str, players: int, teams: str
) -> None:
    """Two sides are level in cards and coins, and hardly anything is anybody's."""
    rules = ruleset(key, players=players, teams=teams)
    coins = [OF_SUIT[0] & (OF_VALUE[few] | OF_VALUE[more]) for few, more in ((1, 4), (2, 7))]
    rest = [0] * (len(rules.sides) - 2)
    piles = [coins[0] | OF_SUIT[1], *rest, coins[1] | OF_SUIT[2]]
    score = score_deal(rules, piles, [()] * len(piles), [0] * len(piles))
    assert [max(row.points) for row in score.rows[:2]] == [0, 0]
    ended = DealEnded(1, score, (48,) * len(rules.sides), (49,) * len(rules.sides))
    host.resize(800, 563)
    names = side_names(rules, ("You", "Bruno", "Irene", "Pilar", "Dino", "Elsa")[:players])
    sheet = ScoreSheet(dress, ended, names, rules, "Rules", "Next deal")
    sheet.open_over(host, motion=False)
    assert_readable(qtbot, sheet)
    assert sheet.findChild(QScrollArea).verticalScrollBar().maximum() == 0
    summary = next(made for made in sheet.findChildren(ShortLabel) if made.text().startswith("Points: "))
    assert summary.fontMetrics().horizontalAdvance(summary.text()) <= summary.contentsRect().width()
    sheet.dismiss()


def test_the_measures_follow_the_window(dress: Dress, host: QWidget) -> None:
    rules, ended = full_deal("cirulla", 2)
    sheet = ScoreSheet(dress, ended, NAMES, rules, "Cirulla to 51", "Next deal")
    sheet.open_over(host, motion=False)
    found = []
    for height in (1200, 763, 600, 1200):
        host.resize(1280, height)
        found.append(sheet.density)
    assert found == [ROOMY, COMPACT, len(DENSITIES) - 1, ROOMY]
    sheet.dismiss()

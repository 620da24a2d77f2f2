import pytest
from PySide6.QtGui import QColor, QFontMetricsF, QImage
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from scopa_desktop.look import fonts, tokens
from scopa_desktop.windows.dress import Dress
from scopa_desktop.windows.match_chart import MatchChart


def drawn(qtbot: QtBot, chart: MatchChart, width: int = 700, height: int = 170) -> QImage:
    paper = QWidget()
    paper.setStyleSheet(f"background: {tokens.Paper.face}")
    paper.resize(width, height)
    qtbot.addWidget(paper)
    chart.setParent(paper)
    chart.resize(width, height)
    paper.show()
    return paper.grab().toImage()


def pixels(image: QImage, colour: str) -> list[tuple[int, int]]:
    wanted = QColor(colour)
    return [
        (x, y)
        for x in range(image.width())
        for y in range(image.height())
        if image.pixelColor(x, y) == wanted
    ]


def test_the_higher_score_ends_higher(qtbot: QtBot, dress: Dress) -> None:
    chart = MatchChart(dress, [[0, 3, 11], [0, 2, 4]], 11, ("Anna", "Nora"))
    image = drawn(qtbot, chart)
    ours = [spot for spot in pixels(image, tokens.RED_D) if 450 < spot[0] < 590]
    theirs = [spot for spot in pixels(image, tokens.BLUE_D) if 450 < spot[0] < 590]
    assert max(y for _, y in ours) < max(y for _, y in theirs)
    assert len(ours) > len(theirs)


def test_the_scores_are_said_too(dress: Dress) -> None:
    chart = MatchChart(dress, [[0, 11], [0, 4]], 11, ("Anna", "Nora"))
    assert chart.accessibleDescription() == "Anna 11, Nora 4"
    chart.deleteLater()


@pytest.mark.parametrize("deals", [0, 1, 40])
def test_any_number_of_deals_can_be_drawn(qtbot: QtBot, dress: Dress, deals: int) -> None:
    line = list(range(deals + 1))
    chart = MatchChart(dress, [line, line], 101, ("A name as long as names can be", "Nora"))
    image = drawn(qtbot, chart, 500, 130)
    assert pixels(image, tokens.RED_D)


def test_names_of_equal_scores_stand_apart(qtbot: QtBot, dress: Dress) -> None:
    chart = MatchChart(dress, [[0, 9], [0, 9]], 11, ("Anna", "Nora"))
    image = drawn(qtbot, chart)
    beside = [(x, y) for x, y in pixels(image, tokens.RED_D) if x > 640]
    below = [(x, y) for x, y in pixels(image, tokens.BLUE_D) if x > 640]
    assert max(y for _, y in beside) < min(y for _, y in below)


def test_six_names_have_room_and_long_ones_keep_their_scores(qtbot: QtBot, dress: Dress) -> None:
    names = ("Anna", "Nora", "Ugo", "Bo", "Lea", "Zia")
    chart = MatchChart(dress, [[0, n] for n in range(6)], 11, names)
    image = drawn(qtbot, chart, height=chart.least_height)
    right = image.copy(image.width() - 60, 0, 60, image.height())
    for colour in (tokens.RED_D, tokens.BLUE):
        ys = [y for _, y in pixels(right, colour)]
        assert ys
        assert min(ys) > 0
        assert max(ys) < image.height() - 1
    long = MatchChart(dress, [[0, 3], [0, 12]], 11, ("A name as long as names can be",) * 2)
    metrics = QFontMetricsF(fonts.title_font(17))
    assert long._end_text(1, metrics, 90).endswith("… 12")


@pytest.mark.parametrize("target", [1, 11, 101])
def test_no_word_is_cut_at_the_top(qtbot: QtBot, dress: Dress, target: int) -> None:
    image = drawn(qtbot, MatchChart(dress, [[0, 1], [0, 0]], target, ("Anna", "Nora")), height=128)
    edge = {image.pixelColor(x, 0).name() for x in range(image.width())}
    assert edge == {QColor(tokens.Paper.face).name()}

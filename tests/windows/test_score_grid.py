from collections.abc import Sequence

import pytest
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from scopa_desktop.rules.cards import ALL_CARDS, OF_SUIT
from scopa_desktop.rules.events import DealEnded
from scopa_desktop.rules.ruleset import ruleset
from scopa_desktop.rules.scoring import score_deal
from scopa_desktop.windows.dress import Dress
from scopa_desktop.windows.parts import Cards
from scopa_desktop.windows.score_grid import COMPACT, DENSITIES, ROOMY, ScoreGrid


def grid_of(
    qtbot: QtBot, dress: Dress, players: int, inside: int, density: int = ROOMY, **options: str
) -> ScoreGrid:
    rules = ruleset(players=players, teams="individual" if players > 3 else "teams", **options)
    piles = [ALL_CARDS & ~OF_SUIT[0], OF_SUIT[0], *[0] * (players - 2)]
    score = score_deal(rules, piles, [(3,), (), *[()] * (players - 2)])
    ended = DealEnded(2, score, (10,) * players, tuple(10 + points for points in score.points))
    names = ("You", "Nora", "Bruno", "Irene", "Dino", "Elsa")[:players]
    return shown(qtbot, ScoreGrid(dress, ended, names, rules, density, inside))


def shown(qtbot: QtBot, made: ScoreGrid) -> ScoreGrid:
    for part in (made.rows, made.totals):
        qtbot.addWidget(part)
    return made


def texts(widget: QWidget) -> Sequence[str]:
    return [label.text() for label in widget.findChildren(QLabel)]


def test_a_group_for_each_row_and_the_totals(qtbot: QtBot, dress: Dress) -> None:
    made = grid_of(qtbot, dress, 2, 890, re_bello="on")
    assert len(made.groups) == 7
    assert [len(stamps) for _, stamps in made.groups] == [2] * 6 + [0]
    assert "10 and 3 more" in texts(made.totals)


def test_narrow_columns_show_the_totals_alone(qtbot: QtBot, dress: Dress) -> None:
    wide, narrow = grid_of(qtbot, dress, 6, 1100), grid_of(qtbot, dress, 6, 720, COMPACT)
    assert "10 + 3" in texts(wide.totals)
    assert texts(narrow.totals) == ["Match", *map(str, (13, 12, 10, 10, 10, 10))]


def test_scopas_stay_in_their_column_however_many(qtbot: QtBot, dress: Dress) -> None:
    rules = ruleset()
    score = score_deal(rules, [ALL_CARDS, 0], [tuple(range(12)), ()])
    ended = DealEnded(1, score, (0, 0), score.points)
    made = shown(qtbot, ScoreGrid(dress, ended, ("You", "Nora"), rules, ROOMY, 890))
    fan = next(cards for cards in made.rows.findChildren(Cards) if len(cards._cards) == 12)
    assert fan.width() < 890 * 0.4


@pytest.mark.parametrize("density", range(1, len(DENSITIES)))
def test_each_density_is_smaller_than_the_one_before(density: int) -> None:
    roomier, denser = DENSITIES[density - 1], DENSITIES[density]
    assert denser.card < roomier.card
    assert denser.icon < roomier.icon
    assert denser.row < roomier.row

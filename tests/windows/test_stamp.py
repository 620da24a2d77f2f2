from PySide6.QtGui import QColor
from pytestqt.qtbot import QtBot

from scopa_desktop.look import tokens
from scopa_desktop.windows.stamp import Stamp


def gold_in(stamp: Stamp) -> int:
    picture = stamp.grab().toImage()
    gold = QColor(tokens.GOLD).rgb()
    return sum(picture.pixelColor(x, y).rgb() == gold for x in range(30) for y in range(30))


def test_a_point_is_a_gold_disc_and_none_is_nothing(qtbot: QtBot) -> None:
    given, none = Stamp(2, 30), Stamp(0, 30)
    for made in (given, none):
        qtbot.addWidget(made)
    assert gold_in(given) > 200
    assert gold_in(none) == 0
    assert (given.accessibleName(), none.accessibleName()) == ("2", "")


def test_it_comes_down(qtbot: QtBot) -> None:
    made = Stamp(1, 30)
    qtbot.addWidget(made)
    whole = gold_in(made)
    made.set_progress(0)
    assert gold_in(made) == 0
    made.set_progress(1)
    assert gold_in(made) == whole

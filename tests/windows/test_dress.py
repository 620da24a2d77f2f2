from PySide6.QtCore import QRectF
from pytestqt.qtbot import QtBot

from scopa_desktop.look import tokens
from scopa_desktop.windows.dress import Dress


def test_lengths_follow_the_text_size(dress: Dress) -> None:
    assert dress.px(2.5) == 40
    assert Dress(dress.pictures, tokens.DAYLIGHT, 24.0).px(2.5) == 60


def test_pictures_come_from_the_look(dress: Dress, qtbot: QtBot) -> None:
    pictures = dress.pictures
    assert pictures.card(6, 80, 2.0).height() == 160
    plain, valued = (pictures.card(6, 80, 1.0, value=on).toImage().pixelColor(9, 9) for on in (False, True))
    assert plain != valued
    assert pictures.emblem(0, 30, 1.0).width() == 30
    assert pictures.drawing("broom", 20, 45, 2.0).width() == 40
    assert 0.3 < pictures.proportion("broom") < 0.6
    assert pictures.shadow(50, 80, 10, 120, 1.0).width() == 70
    assert not pictures.tile("wood", 1.0).textureImage().isNull()
    assert pictures.board(80, 60, QRectF(8, 8, 64, 44), "blue", 1.0).width() == 80
    assert pictures.page(80, 60, dress.scheme, 2.0).width() == 160

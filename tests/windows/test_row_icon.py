from typing import get_args

import pytest
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from scopa_desktop.rules.cards import SETTEBELLO
from scopa_desktop.rules.scoring import PointKind
from scopa_desktop.windows.dress import Dress
from scopa_desktop.windows.row_icon import RowIcon

KINDS: tuple[PointKind, ...] = get_args(PointKind)


@pytest.mark.parametrize("kind", KINDS)
def test_each_kind_has_a_sign_of_the_same_size(qtbot: QtBot, dress: Dress, kind: PointKind) -> None:
    icon = RowIcon(dress.pictures, kind, 44)
    qtbot.addWidget(icon)
    picture = icon.grab().toImage()
    assert (icon.width(), icon.height()) == (44, 44)
    colours = {picture.pixelColor(x, y).rgb() for x in range(0, 44, 4) for y in range(0, 44, 4)}
    assert len(colours) > 1


def test_only_the_italian_settebello_is_its_sun_alone(qtbot: QtBot, dress: Dress) -> None:
    class Spanish:
        deck = "spanish"

        def __getattr__(self, name: str) -> object:
            return getattr(dress.pictures, name)

    def drawn(pictures: object) -> QImage:
        icon = RowIcon(pictures, "settebello", 44)  # type: ignore[arg-type]
        qtbot.addWidget(icon)
        return icon.grab().toImage()

    italian, spanish = drawn(dress.pictures), drawn(Spanish())
    card = dress.pictures.card(SETTEBELLO, 40, 1).toImage().pixelColor(10, 20)
    # Above the round of the sun there is nothing; a whole card reaches further up and less far to the side.
    assert spanish.pixelColor(14, 4) == card
    assert italian.pixelColor(14, 1) != card
    assert italian.pixelColor(5, 22) == card
    assert spanish.pixelColor(5, 22) != card


def test_no_two_signs_are_alike(qtbot: QtBot, dress: Dress) -> None:
    pictures = []
    for kind in KINDS:
        icon = RowIcon(dress.pictures, kind, 44)
        qtbot.addWidget(icon)
        pictures.append(icon.grab().toImage())
    assert all(a != b for n, a in enumerate(pictures) for b in pictures[:n])

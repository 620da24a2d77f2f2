from typing import get_args

import pytest
from pytestqt.qtbot import QtBot

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


def test_no_two_signs_are_alike(qtbot: QtBot, dress: Dress) -> None:
    pictures = []
    for kind in KINDS:
        icon = RowIcon(dress.pictures, kind, 44)
        qtbot.addWidget(icon)
        pictures.append(icon.grab().toImage())
    assert all(a != b for n, a in enumerate(pictures) for b in pictures[:n])

from typing import get_args

import pytest
from PySide6.QtGui import QImage, QPainter
from pytestqt.qtbot import QtBot

from scopa_desktop.rules.scoring import PointKind
from scopa_desktop.windows.dress import Dress
from scopa_desktop.windows.row_drawings import SIGNS, Pen

USUAL = {"cards", "coins", "primiera", "primiera_count", "scopas"}
"""Drawn by the icon itself."""


def drawn(dress: Dress, kind: PointKind, size: int) -> QImage:
    picture = QImage(3 * size, 3 * size, QImage.Format.Format_ARGB32_Premultiplied)
    picture.fill(0)
    painter = QPainter(picture)
    painter.translate(size, size)
    SIGNS[kind](Pen(painter, dress.pictures, size, 1))
    painter.end()
    return picture


def test_every_other_kind_has_a_sign() -> None:
    assert set(SIGNS) == set(get_args(PointKind)) - USUAL


@pytest.mark.parametrize("size", [32, 44])
@pytest.mark.parametrize("kind", SIGNS)
def test_a_sign_fills_its_square_and_stays_in_it(
    qtbot: QtBot, dress: Dress, kind: PointKind, size: int
) -> None:
    picture = drawn(dress, kind, size)
    inked = {
        (x, y) for x in range(3 * size) for y in range(3 * size) if picture.pixelColor(x, y).alpha() > 128
    }
    assert all(size <= x < 2 * size and size <= y < 2 * size for x, y in inked)
    assert len(inked) > 0.15 * size * size
    assert max(y for _, y in inked) - min(y for _, y in inked) > 0.7 * size

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QGraphicsScene

from scopa_desktop.table.hint_plate import HintButton, HintSign, HintState
from scopa_desktop.table.layout import Needs, layout


@pytest.mark.parametrize("size", [(1280, 760), (800, 560)])
def test_the_button_stays_in_its_corner(plain: QGraphicsScene, size: tuple[int, int]) -> None:
    solved = layout(*size, 16, Needs())
    button = HintButton()
    plain.addItem(button)
    looks = set()
    states: tuple[HintState, ...] = ("idle", "ready", "busy", "shown")
    for state in states:
        button.show_button(state, solved, 1.0)
        box = button.sceneBoundingRect()
        assert box.left() >= solved.buttons.x - 2
        assert box.right() <= solved.buttons.right + 2
        assert box.bottom() <= solved.felt.bottom
        looks.add(button.pixmap().toImage().cacheKey())
    assert len(looks) == len(states)
    button.show_button("away", solved, 1.0)
    assert not button.isVisible()


def test_the_sign_is_painted_once(plain: QGraphicsScene) -> None:
    sign = HintSign()
    plain.addItem(sign)
    sign.show_sign(QPointF(50, 60), 12, 2.0)
    assert sign.sceneBoundingRect().contains(QPointF(50, 60))
    key = sign.pixmap().cacheKey()
    sign.show_sign(QPointF(50, 60), 12, 2.0)
    assert sign.pixmap().cacheKey() == key

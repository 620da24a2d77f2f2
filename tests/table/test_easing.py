"""The curves are Qt's own, without Qt."""

import pytest
from PySide6.QtCore import QEasingCurve

from scopa_desktop.look.tokens import MOTION
from scopa_desktop.table.easing import EASINGS


@pytest.mark.parametrize("name", [name for name in EASINGS if name])
def test_a_curve_equals_that_of_qt(name: str) -> None:
    curve = QEasingCurve(QEasingCurve.Type[name])
    for step in range(101):
        assert EASINGS[name](step / 100) == pytest.approx(curve.valueForProgress(step / 100), abs=1e-6)


def test_every_beat_has_its_curve() -> None:
    assert {easing for _, easing in MOTION.values()} <= set(EASINGS)

import re

import pytest
from PySide6.QtGui import QColor, QPixmap

from scopa_desktop.cli import selftest
from scopa_desktop.skins.card_faces import CardFaces

pytestmark = pytest.mark.usefixtures("qapp")


def test_it_draws_plays_and_keeps(capsys: pytest.CaptureFixture[str]) -> None:
    assert selftest.run() == 0
    line = capsys.readouterr().out
    assert re.fullmatch(r"scopa [\d.]+: selftest passed, 40 cards drawn, 36 plays kept\n", line)


def test_a_blank_card_is_a_failure(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def blank(*_: object) -> QPixmap:
        pixmap = QPixmap(75, 120)
        pixmap.fill(QColor("ivory"))
        return pixmap

    monkeypatch.setattr(CardFaces, "face", blank)
    assert selftest.run() == 1
    assert "cards are blank" in capsys.readouterr().err


def test_a_deal_that_does_not_end_is_a_failure(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(selftest, "PATIENCE", 0)
    assert selftest.run() == 1
    assert "nobody plays" in capsys.readouterr().err

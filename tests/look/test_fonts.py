import logging
from pathlib import Path

import pytest
from PySide6.QtGui import QFont, QFontInfo, QFontMetricsF, QRawFont

from scopa_desktop.look.fonts import LEAST_EM, TITLE_FILES, base_em, body_font, load_title_font, title_font
from scopa_desktop.look.tokens import SCORE_WEIGHT, TITLE_FAMILIES

LETTERS = "AaÀàÉéÎîÑñÕõÜüßŒœÅåÄäÖöŠšŽžŴŵŶŷẀẁ0123456789 +−×=“”‘’«»…–—·•¡!¿?"


def test_title_face_is_the_programs_own(assets: Path, no_title_font: None) -> None:
    assert load_title_font(assets)
    assert QFontInfo(title_font(20)).family() == TITLE_FAMILIES[0]
    assert QFontInfo(title_font(20, SCORE_WEIGHT)).weight() == SCORE_WEIGHT
    assert QFontInfo(title_font(20)).weight() < SCORE_WEIGHT
    assert title_font(20.4).pixelSize() == 20


def test_bold_is_a_face_of_its_own(assets: Path, no_title_font: None) -> None:
    load_title_font(assets)
    plain, bold = (QFontMetricsF(title_font(40, weight)) for weight in (500, 700))
    assert bold.horizontalAdvance("Settebello") > plain.horizontalAdvance("Settebello")
    assert plain.height() < 40 * 1.35


@pytest.mark.parametrize("name", TITLE_FILES)
def test_title_face_has_every_letter(assets: Path, qapp: object, name: str) -> None:
    font = QRawFont(str(assets / "fonts" / name), 20)
    assert [letter for letter in LETTERS if not font.supportsCharacter(ord(letter))] == []


def test_figures_stand_on_the_line_and_are_as_high_as_capitals(assets: Path, no_title_font: None) -> None:
    load_title_font(assets)
    metrics = QFontMetricsF(title_font(100))
    for figure in "0123456789":
        box = metrics.tightBoundingRect(figure)
        assert -metrics.tightBoundingRect("H").top() == pytest.approx(-box.top(), abs=6)
        assert box.bottom() < 4


def test_licence_lies_beside_the_face(assets: Path) -> None:
    assert "SIL OPEN FONT LICENSE Version 1.1" in (assets / "fonts" / "OFL.txt").read_text(encoding="utf-8")


def test_missing_file_is_logged_and_another_face_stands_in(
    tmp_path: Path, no_title_font: None, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "fonts").mkdir()
    (tmp_path / "fonts" / TITLE_FILES[0]).write_bytes(b"no font")
    with caplog.at_level(logging.WARNING):
        assert not load_title_font(tmp_path)
    assert [record.args for record in caplog.records] == [(name,) for name in TITLE_FILES]
    assert QFontMetricsF(title_font(20)).horizontalAdvance("Scopa") > 0


def test_body_is_the_systems_font(qapp: object) -> None:
    font = body_font(17.6, 600)
    assert (font.pixelSize(), font.weight()) == (18, QFont.Weight.DemiBold)
    assert QFontInfo(font).family() != TITLE_FAMILIES[0]


def test_base_em_is_at_least_sixteen_and_follows_the_setting(qapp: object) -> None:
    assert base_em() >= LEAST_EM
    assert base_em(1.5) == pytest.approx(1.5 * base_em())

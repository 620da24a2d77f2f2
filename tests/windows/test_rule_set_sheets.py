import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot

from scopa_desktop.look import tokens
from scopa_desktop.storage.rule_sets import MOST, RuleSet
from scopa_desktop.windows.dress import Dress
from scopa_desktop.windows.questions import YES
from scopa_desktop.windows.rule_set_sheets import NameSheet, delete_rule_set_question
from tests.windows.seen import assert_readable, texts


def named(sheet: QWidget, text: str) -> QPushButton:
    return next(made for made in sheet.findChildren(QPushButton) if made.text() == text)


def test_a_name_is_typed_and_kept_clean(qtbot: QtBot, dress: Dress, host: QWidget) -> None:
    sheet = NameSheet(dress, "", (), is_new=True)
    sheet.open_over(host, motion=False)
    assert not named(sheet, "Save").isEnabled()
    qtbot.keyClicks(host.focusWidget(), "  From|Zena ")
    assert sheet.name == "FromZena"
    assert_readable(qtbot, sheet.paper)
    with qtbot.waitSignal(sheet.closed) as told:
        qtbot.keyClick(host.focusWidget(), Qt.Key.Key_Return)
    assert told.args == [YES]


def test_a_new_one_replaces_its_namesake_and_says_so(dress: Dress, host: QWidget) -> None:
    sheet = NameSheet(dress, "nonna", ("Nonna",), is_new=True)
    sheet.open_over(host, motion=False)
    assert named(sheet, "Save").isEnabled()
    assert "Your rules of this name will be replaced." in texts(sheet)
    sheet.dismiss()


def test_renamed_it_takes_no_other_name(dress: Dress, host: QWidget) -> None:
    sheet = NameSheet(dress, "Ours", ("Nonna",), is_new=False)
    sheet.open_over(host, motion=False)
    assert named(sheet, "Rename").isEnabled()
    sheet.line.setText("NONNA")
    assert not named(sheet, "Rename").isEnabled()
    assert "There are rules of this name already." in texts(sheet)
    sheet.dismiss()


def test_to_keep_them_is_the_default(qtbot: QtBot, dress: Dress, host: QWidget) -> None:
    sheet = delete_rule_set_question(dress, "Nonna")
    sheet.open_over(host, motion=False)
    assert any("Nonna" in text for text in texts(sheet))
    with qtbot.waitSignal(sheet.closed) as told:
        qtbot.keyClick(host.focusWidget(), Qt.Key.Key_Return)
    assert told.args == [""]


def test_no_more_are_named_than_are_kept(dress: Dress, host: QWidget) -> None:
    names = [f"Rules {number}" for number in range(MOST)]
    sheet = NameSheet(dress, "", names, is_new=True)
    sheet.open_over(host, motion=False)
    assert not named(sheet, "Save").isEnabled()
    sheet.line.setText("One more")
    assert not named(sheet, "Save").isEnabled()
    assert any("Delete one first" in text for text in texts(sheet))
    sheet.line.setText("rules 7")
    assert named(sheet, "Save").isEnabled()
    sheet.dismiss()


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("", ""),
        ("  |  ", ""),
        ("👵🏽 Nonna 🃏", "👵🏽 Nonna 🃏"),
        ("x" * 99, "x" * 24),
        ("two\tlines", "two lines"),
        ("<b>bold</b>", "<b>bold</b>"),
    ],
)
def test_odd_names_can_be_kept_or_not_be_saved(dress: Dress, host: QWidget, typed: str, kept: str) -> None:
    sheet = NameSheet(dress, "", (), is_new=True)
    sheet.open_over(host, motion=False)
    sheet.line.setText(typed)
    assert sheet.name == kept
    assert named(sheet, "Save").isEnabled() == bool(kept)
    if kept:
        assert RuleSet(sheet.name, "classic", 11, 2).name == kept
    sheet.dismiss()


def test_what_cannot_be_pressed_looks_so(dress: Dress, host: QWidget) -> None:
    sheet = NameSheet(dress, "", (), is_new=True)
    sheet.open_over(host, motion=False)
    green = QColor(tokens.Paper.primary).rgb()

    def middle() -> int:
        return named(sheet, "Save").grab().toImage().pixelColor(12, 12).rgb()

    assert middle() != green
    sheet.line.setText("Ours")
    assert middle() == green
    sheet.dismiss()

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from scopa_desktop.rules.ruleset import PRESETS, ruleset
from scopa_desktop.rules.scoring import PRIMIERA_POINTS
from scopa_desktop.windows.dress import Dress
from scopa_desktop.windows.parts import Cards
from scopa_desktop.windows.points import kinds_of, point_rule
from scopa_desktop.windows.rules_sheet import PRIMIERA_ORDER, rules_sheet
from scopa_desktop.wording.house_rules import table_told
from tests.windows.seen import assert_readable, texts

RULES = ruleset()


def test_it_tells_taking_points_and_the_primiera(qtbot: QtBot, dress: Dress, host: QWidget) -> None:
    sheet = rules_sheet(dress, RULES)
    sheet.open_over(host, motion=False)
    sheet.grab()
    shown = texts(sheet)
    assert {point_rule(kind, RULES) for kind in kinds_of(RULES)} <= set(shown)
    assert any("add up to its value" in text for text in shown)
    assert any("last card" in text for text in shown)
    pictures = sheet.findChildren(Cards)
    assert pictures[0].accessibleName() == "seven of coins"
    weights = [text for text in shown if text.isdigit()]
    assert weights == [str(PRIMIERA_POINTS[value]) for value in PRIMIERA_ORDER]
    assert sorted(map(int, weights), reverse=True) == list(map(int, weights))
    assert_readable(qtbot, sheet.paper)
    with qtbot.waitSignal(sheet.closed):
        qtbot.keyClick(host.focusWidget(), Qt.Key.Key_Return)


def test_it_can_be_read_to_the_end_by_keys(qtbot: QtBot, dress: Dress, host: QWidget) -> None:
    host.resize(800, 563)
    sheet = rules_sheet(dress, RULES)
    sheet.open_over(host, motion=False)
    bar = sheet._scroll.verticalScrollBar()
    for _ in range(12):
        qtbot.keyClick(host.focusWidget(), Qt.Key.Key_PageDown)
    assert bar.value() == bar.maximum() > 0


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("size", [(800, 563), (1280, 763)])
def test_every_preset_can_be_read(
    qtbot: QtBot, dress: Dress, host: QWidget, preset: str, size: tuple[int, int]
) -> None:
    host.resize(*size)
    rules = ruleset(preset, players=4, target=99, rosmarino="on")
    sheet = rules_sheet(dress, rules)
    sheet.open_over(host, motion=False)
    assert "House rules" in texts(sheet)
    assert table_told(rules) in texts(sheet)
    assert any("Rosmarino" in text for text in texts(sheet))
    assert_readable(qtbot, sheet.paper)
    sheet.dismiss()

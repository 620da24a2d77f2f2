import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QAbstractButton, QCheckBox, QComboBox, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from scopa_desktop.windows.draft import CHOSEN, Draft, draft_of
from scopa_desktop.windows.dress import Dress
from scopa_desktop.windows.house_rules import HouseRules, changed_text
from scopa_desktop.wording.options import option_line, option_name
from tests.windows.longer import Longer
from tests.windows.seen import assert_readable, texts


@pytest.fixture
def panel(dress: Dress, host: QWidget) -> HouseRules:
    return shown(dress, host, draft_of("classic", 2, "teams"))


def shown(dress: Dress, host: QWidget, draft: Draft, width: int = 700) -> HouseRules:
    made = HouseRules(dress, draft)
    made.changed.connect(lambda changed: made.show_draft(changed, is_own=False))
    made.setParent(host)
    made.setGeometry(0, 0, width, 3000)
    made.show()
    return made


def control(panel: QWidget, field: str) -> QWidget:
    found = [*panel.findChildren(QCheckBox), *panel.findChildren(QComboBox)]
    return next(one for one in found if one.accessibleName() == option_name(field))


def button(panel: QWidget, text: str) -> QAbstractButton:
    return next(one for one in panel.findChildren(QPushButton) if one.text() == text)


def test_folded_it_shows_no_option(qtbot: QtBot, panel: HouseRules) -> None:
    assert option_name("napola") not in texts(panel)
    with qtbot.waitSignal(panel.unfolded):
        qtbot.mouseClick(button(panel, "House rules"), Qt.MouseButton.LeftButton)
    for field in CHOSEN:
        assert option_name(field) in texts(panel)
        assert option_line(field) in texts(panel)
        assert control(panel, field).isVisible()
    qtbot.keyClick(button(panel, "House rules"), Qt.Key.Key_Space)
    assert option_name("napola") not in texts(panel)


def test_a_change_is_marked_and_put_back(qtbot: QtBot, panel: HouseRules) -> None:
    button(panel, "House rules").click()
    assert not button(panel, "Put back").isVisible()
    with qtbot.waitSignal(panel.changed) as told:
        qtbot.keyClick(control(panel, "re_bello"), Qt.Key.Key_Space)
    assert told.args[0].rules.re_bello == "on"
    assert "◆ Scopa: No" in texts(panel)
    box = control(panel, "primiera")
    assert isinstance(box, QComboBox)
    with qtbot.waitSignal(panel.changed):
        box.activated.emit(2)
    assert "◆ Scopa: Any holding" in texts(panel)
    assert any(text.startswith("◆ 2 ") for text in texts(panel))
    with qtbot.waitSignal(panel.changed) as told:
        qtbot.mouseClick(button(panel, "Put back"), Qt.MouseButton.LeftButton)
    assert told.args[0] == draft_of("classic", 2, "teams")
    assert not any("◆" in text for text in texts(panel))


def fits(values: QComboBox, number: int) -> bool:
    model = values.model()
    return bool(model.flags(model.index(number, 0)) & Qt.ItemFlag.ItemIsEnabled)


def test_what_does_not_fit_cannot_be_chosen_and_says_why(panel: HouseRules) -> None:
    button(panel, "House rules").click()
    hand, napoleone = control(panel, "hand"), control(panel, "napoleone")
    assert isinstance(hand, QComboBox)
    assert [fits(hand, number) for number in range(3)] == [True, False, False]
    assert "four players" in hand.itemData(1, Qt.ItemDataRole.ToolTipRole)
    assert not napoleone.isEnabled()
    assert "napola" in napoleone.toolTip()
    panel.show_draft(draft_of("classic", 4, "teams").with_option("napola", "full"), is_own=False)
    assert napoleone.isEnabled()
    assert all(fits(hand, number) for number in range(3))


def test_own_rules_can_be_renamed_and_deleted(qtbot: QtBot, panel: HouseRules) -> None:
    assert not button(panel, "Rename…").isVisible()
    panel.show_draft(draft_of("classic", 2, "teams"), is_own=True)
    with qtbot.waitSignal(panel.rename_asked):
        button(panel, "Rename…").click()
    with qtbot.waitSignal(panel.delete_asked):
        button(panel, "Delete…").click()


def test_a_mark_names_preset_and_value() -> None:
    draft = draft_of("escoba", 2, "teams").with_option("sevens", "off")
    assert changed_text(draft, "sevens") == "◆ Escoba: Yes"
    assert changed_text(draft, "primiera") == ""


@pytest.mark.parametrize("long", [False, True])
@pytest.mark.parametrize("width", [560, 700])
def test_nothing_is_cut(qtbot: QtBot, dress: Dress, host: QWidget, long: bool, width: int) -> None:
    translator = Longer()
    if long:
        QCoreApplication.installTranslator(translator)
    try:
        draft = draft_of("escoba", 4, "teams", 16, (("last_card_scopa", "counts"), ("settanta", "on")))
        panel = shown(dress, host, draft, width)
        button(panel, panel._fold.text()).click()
    finally:
        QCoreApplication.removeTranslator(translator)
    panel.grab()
    assert_readable(qtbot, panel)

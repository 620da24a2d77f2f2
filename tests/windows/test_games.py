from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QLabel, QWidget
from pytestqt.qtbot import QtBot

from scopa_desktop.rules.ruleset import PRESETS
from scopa_desktop.storage.rule_sets import RuleSet
from scopa_desktop.windows.dress import Dress
from scopa_desktop.windows.games import Game, GameCard, Games, description_of, target_of, whole_description_of
from scopa_desktop.wording.rules import preset_name
from tests.windows.seen import assert_readable, texts

OURS = RuleSet("Nonna", "classic", 16, 2, (("re_bello", "on"), ("napola", "full")))
PLAIN = RuleSet("Short", "escoba", 11, 2)


@pytest.fixture
def games(dress: Dress, host: QWidget) -> Games:
    made = Games(dress)
    made.setParent(host)
    made.setGeometry(0, 0, 448, 600)
    made.folded.setParent(host)
    made.show()
    return made


def test_all_presets_are_there_with_what_they_are(games: Games) -> None:
    cards = games.findChildren(GameCard)
    assert [card.game for card in cards] == [Game(preset) for preset in PRESETS]
    for preset in PRESETS:
        assert preset_name(preset) in texts(games)
        assert description_of(Game(preset)) in texts(games)
        assert target_of(Game(preset)) in texts(games)
    assert cards[0].isChecked()


def test_a_card_is_chosen_by_mouse_and_arrows(qtbot: QtBot, games: Games) -> None:
    cards = games.findChildren(GameCard)
    with qtbot.waitSignal(games.chosen) as told:
        qtbot.mouseClick(cards[2], Qt.MouseButton.LeftButton)
    assert told.args == [Game("re_bello")]
    with qtbot.waitSignal(games.chosen) as told:
        qtbot.keyClick(cards[2], Qt.Key.Key_Down)
    assert told.args == [Game("scopa_d_assi")]
    assert games.game == Game("scopa_d_assi")


def test_the_folded_list_is_the_same_choice(qtbot: QtBot, games: Games) -> None:
    box = games.folded.findChild(QComboBox)
    with qtbot.waitSignal(games.chosen) as told:
        box.activated.emit(6)
    assert told.args == [Game("escoba")]
    assert games.findChildren(GameCard)[6].isChecked()
    games.set_game("napola")
    assert box.currentText() == "Scopa Napola"


def test_the_widest_name_is_not_cut(qtbot: QtBot, games: Games) -> None:
    games.set_rule_sets([replace(OURS, name="W" * 24)])
    assert_readable(qtbot, games)
    wide = next(made for made in games.findChildren(QLabel) if made.text().startswith("W"))
    assert wide.text().replace("\u200b", "") == "W" * 24
    room, wrap = wide.contentsRect(), Qt.TextFlag.TextWordWrap.value
    assert wide.fontMetrics().boundingRect(room, wrap, wide.text()).width() <= room.width()


def test_own_rule_sets_come_last_under_their_names(qtbot: QtBot, games: Games) -> None:
    games.set_rule_sets((OURS, PLAIN))
    qtbot.waitUntil(lambda: {"Your own rules", "Nonna", "Short"} <= set(texts(games)))
    games.set_game("classic", "Nonna")
    assert games.game == Game("classic", OURS)
    assert description_of(games.game).startswith("Scopa, with 2 house rule")
    assert whole_description_of(Game("escoba", PLAIN)) == "Escoba. To 11."
    assert {"to 16", "to 11"} <= set(texts(games))
    games.set_rule_sets((PLAIN,))
    assert games.game == Game("classic")
    games.set_game("escoba", "gone")
    assert games.game == Game("escoba")


def test_the_chosen_game_is_in_view(qtbot: QtBot, games: Games) -> None:
    games.hide()
    games.set_game("cirulla")
    games.show()
    card = games.findChildren(GameCard)[-1]
    qtbot.waitUntil(lambda: not card.visibleRegion().isEmpty())


def test_a_description_takes_two_lines_at_most(dress: Dress, games: Games) -> None:
    games.grab()
    for card in games.findChildren(GameCard):
        shown = card._text
        lines = shown.heightForWidth(shown.width()) / shown.fontMetrics().lineSpacing()
        assert lines < 2.5, card.game.name


def test_how_long_a_game_is() -> None:
    assert target_of(Game("scientifico")) == "to 21"
    assert target_of(Game("classic", replace(PLAIN, target=1))) == "one deal"


def test_an_own_rule_set_just_saved_is_in_view(qtbot: QtBot, games: Games) -> None:
    games.set_game("classic", "Nonna")
    games.set_rule_sets((OURS, PLAIN))
    games.set_game("classic", "Nonna")
    card = next(card for card in games.findChildren(GameCard) if card.game.rule_set is OURS)
    qtbot.waitUntil(lambda: not card.visibleRegion().isEmpty())

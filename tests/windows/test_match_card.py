from dataclasses import replace

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from scopa_desktop.windows.dress import Dress
from scopa_desktop.windows.match_card import MatchCard, players_text, result_of, rules_text, score_text
from tests.windows.matches import summary
from tests.windows.seen import assert_readable, texts


@pytest.mark.parametrize(
    ("made", "key", "sign", "text"),
    [
        (summary(), "unfinished", "…", "unfinished"),
        (summary(winner=0), "won", "●", "won"),
        (summary(winner=1), "lost", "○", "lost"),
        (summary(winner=1, resigned=True), "lost", "○", "resigned"),
        (summary(finished=True, resigned=True), "lost", "○", "resigned"),
    ],
)
def test_a_result_is_told_by_sign_and_word(made: object, key: str, sign: str, text: str) -> None:
    result = result_of(made)
    assert (result.key, result.sign, result.text) == (key, sign, text)


PAIRS = replace(summary(names=("You", "Nora", "Bo", "Lea")), levels=("", "easy", "easy", "easy"))


def test_a_match_in_words() -> None:
    assert rules_text(summary(target=21)) == "Scopa to 21"
    assert rules_text(summary(target=1)) == "Scopa, one deal"
    assert rules_text(summary(known=False)) == "Scopa"
    assert players_text(summary()) == "Nora, Fair"
    assert players_text(summary(level="")) == "Nora"
    assert score_text(summary(scores=(11, 6))) == "11–6"
    three = replace(summary(names=("You", "Nora", "Bo"), scores=(1, 2, 3)), levels=("", "easy", ""))
    assert players_text(three) == "Nora, Easy  ·  Bo"
    assert players_text(PAIRS) == "with Bo  ·  Nora  ·  Lea"
    assert players_text(replace(PAIRS, scores=(1, 2, 3, 4))) == "Nora  ·  Bo  ·  Lea"


def test_the_card_names_partners_together_and_all_players(qtbot: QtBot, dress: Dress, host: QWidget) -> None:
    card = MatchCard(dress)
    card.setParent(host)
    card.setGeometry(0, 0, 372, 600)
    card.show()
    card.show_match(PAIRS)
    told = {"You and Bo", "Nora and Lea", "7", "5", "with Bo, Easy", "Nora, Easy", "Lea, Easy", "3"}
    qtbot.waitUntil(lambda: told <= set(texts(card)))
    assert_readable(qtbot, card)


def test_the_card_shows_one_match_at_a_time(qtbot: QtBot, dress: Dress, host: QWidget) -> None:
    card = MatchCard(dress)
    card.setParent(host)
    card.setGeometry(0, 0, 372, 600)
    card.show()
    card.show_match(summary(1, winner=0, scores=(11, 6)))
    told = {"Scopa to 11", "You", "Nora", "11", "6", "won", "Fair", "3", "Ended"}
    qtbot.waitUntil(lambda: told <= set(texts(card)))
    assert texts(card).count("●") == 1
    assert_readable(qtbot, card)
    card.show_match(summary(2))
    qtbot.waitUntil(lambda: "unfinished" in texts(card))
    assert not {"won", "Ended", "●"} & set(texts(card))
    card.show_match(None)
    assert texts(card) == []

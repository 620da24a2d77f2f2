from dataclasses import replace

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from scopa_desktop.storage.rule_sets import RuleSet
from scopa_desktop.storage.settings import Settings
from scopa_desktop.windows.dress import Dress
from scopa_desktop.windows.fade import Fade
from scopa_desktop.windows.pages import PageKey, Pages

STILL = Settings(tempo="instant")


@pytest.fixture
def pages(qtbot: QtBot, dress: Dress, host: QWidget) -> Pages:
    made = Pages(dress, QWidget, host)
    made.set_settings(STILL)
    made.stack.setParent(host)
    made.stack.resize(1280, 800)
    made.stack.show()
    return made


def test_pages_are_made_when_they_are_wanted_and_once(pages: Pages) -> None:
    told: list[str] = []
    pages.made.connect(told.append)
    later: tuple[PageKey, ...] = ("new_match", "history", "decks", "settings")
    for key in ("home", "table", *later, *later):
        pages.make(key)
        pages.show(key)
        assert pages.shown == key
    assert told == list(later)


def test_a_page_made_late_shows_what_the_others_show(pages: Pages) -> None:
    pages.set_settings(replace(STILL, cloth="blue", player_name="Ann"))
    pages.set_rule_sets([RuleSet("Zena", "classic", 11, 2, ())])
    assert pages.settings._cloth.value == "blue"
    assert [game.name for game in pages.new_match._games._games][-1] == "Zena"
    pages.set_settings(replace(STILL, cloth="red"))
    assert pages.settings._cloth.value == "red"


def test_the_focus_goes_to_the_page_that_is_shown(pages: Pages) -> None:
    pages.make("settings")
    pages.show("settings")
    pages.focus_first()
    assert pages.settings.isAncestorOf(pages.stack.focusWidget())


def test_a_fade_ends_with_the_next_page(pages: Pages) -> None:
    pages.set_settings(Settings())
    pages.make("settings")
    pages.show("settings")
    assert pages.stack.findChild(Fade) is not None
    pages.end_fade()
    assert not any(fade.isVisible() for fade in pages.stack.findChildren(Fade))
    pages.show("settings")
    assert not any(fade.isVisible() for fade in pages.stack.findChildren(Fade))

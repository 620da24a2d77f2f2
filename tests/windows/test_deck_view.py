import pytest
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from scopa_desktop.rules.cards import DECK
from scopa_desktop.storage.settings import Settings
from scopa_desktop.windows.deck_view import DeckView
from scopa_desktop.windows.dress import Dress


@pytest.fixture
def view(qtbot: QtBot, dress: Dress, host: QWidget) -> DeckView:
    made = DeckView(dress)
    made.setParent(host)
    made.resize(900, 520)
    made.show()
    qtbot.waitUntil(lambda: made.is_drawn)
    return made


def colours(view: DeckView) -> set[int]:
    """Hues of the plain cards that are seen, which differ by card."""
    image = view.grab().toImage()
    found = set()
    for x in range(0, image.width(), 6):
        for y in range(0, image.height(), 6):
            colour = image.pixelColor(x, y)
            if colour.value() > 230 and colour.saturation() > 50:
                found.add(round(colour.hue() / 9))
    return found


def test_all_forty_cards_are_seen(view: DeckView) -> None:
    assert len(colours(view)) == len(DECK)


@pytest.mark.parametrize("size", [(300, 200), (740, 270), (1800, 700)])
def test_all_fit_at_any_size(qtbot: QtBot, view: DeckView, size: tuple[int, int]) -> None:
    view.resize(*size)
    qtbot.waitUntil(lambda: view.is_drawn)
    assert len(colours(view)) == len(DECK)


def test_the_old_picture_stands_in_until_the_new_one_is_there(qtbot: QtBot, view: DeckView) -> None:
    def cloth() -> QColor:
        return view.grab().toImage().pixelColor(450, 5)

    before = cloth()
    view.show_settings(Settings(cloth="red", deck="french"))
    assert not view.is_drawn
    assert len(colours(view)) == len(DECK)
    qtbot.waitUntil(lambda: view.is_drawn)
    assert cloth() != before

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QApplication, QGraphicsScene
from pytestqt.qtbot import QtBot

from scopa_desktop.look.drawings import Drawings
from scopa_desktop.look.shadows import Shadows
from scopa_desktop.look.surfaces import Surfaces
from scopa_desktop.match.match import Match
from scopa_desktop.paths import assets_dir
from scopa_desktop.rules.notation import parse_card
from scopa_desktop.rules.plays import Play
from scopa_desktop.rules.ruleset import ruleset
from scopa_desktop.skins.card_faces import CardFaces
from scopa_desktop.skins.skin import load_skin
from scopa_desktop.table.card_item import CardItem
from scopa_desktop.table.scene import TableScene
from scopa_desktop.table.view import TableView
from tests.tables import arranged


@pytest.fixture(scope="session")
def faces(qapp: QApplication) -> CardFaces:
    """The pictures of the Italian deck, kept over all tests."""
    return CardFaces(load_skin(assets_dir() / "decks" / "italian"), assets_dir())


@pytest.fixture
def fresh_faces(qapp: QApplication) -> CardFaces:
    """The same, with nothing drawn yet."""
    return CardFaces(load_skin(assets_dir() / "decks" / "italian"), assets_dir())


@pytest.fixture(scope="session")
def shadows(qapp: QApplication) -> Shadows:
    return Shadows()


@pytest.fixture(scope="session")
def surfaces(qapp: QApplication) -> Surfaces:
    return Surfaces(assets_dir())


@pytest.fixture(scope="session")
def drawings(qapp: QApplication) -> Drawings:
    return Drawings(assets_dir())


@pytest.fixture
def plain(qapp: QApplication) -> QGraphicsScene:
    """A scene for single items."""
    return QGraphicsScene()


@dataclass
class Table:
    """A table in a small window, and hands for it."""

    qtbot: QtBot
    scene: TableScene
    view: TableView
    chosen: list[Play] = field(default_factory=list)
    match: Match | None = None

    def item(self, card: str) -> CardItem:
        return self.scene._deck.items[parse_card(card)]

    def spot(self, card: str) -> QPoint:
        """A point on a card that no other covers: near its lower left corner."""
        pose = self.item(card).pose
        assert pose is not None
        return self.view.mapFromScene(pose.x - 0.2 * pose.height, pose.y + 0.3 * pose.height)

    def felt(self) -> QPoint:
        """Where no card lies."""
        felt = self.scene._situation.layout.felt
        return self.view.mapFromScene(felt.x + 0.06 * felt.w, felt.y + 0.3 * felt.h)

    def click(self, at: QPoint, button: Qt.MouseButton = Qt.MouseButton.LeftButton) -> None:
        self.qtbot.mouseMove(self.view.viewport(), at)
        self.qtbot.mouseClick(self.view.viewport(), button, pos=at)

    def drag(self, start: QPoint, *way: QPoint, drops: bool = True) -> None:
        port = self.view.viewport()
        self.qtbot.mousePress(port, Qt.MouseButton.LeftButton, pos=start)
        for at in way:
            self.qtbot.mouseMove(port, at)
        if drops:
            self.qtbot.mouseRelease(port, Qt.MouseButton.LeftButton, pos=way[-1])

    def keys(self, *keys: Qt.Key) -> None:
        for key in keys:
            self.qtbot.keyClick(self.view.viewport(), key)

    def settle(self, act: Callable[[], None]) -> None:
        """Do something and wait until the table has come to rest."""
        with self.qtbot.waitSignal(self.scene.settled):
            act()

    def pass_time(self, ms: int) -> None:
        """Put the clock of the running motion forward."""
        clock = self.scene._in_motion.animator._clock
        clock.setCurrentTime(min(ms, clock.duration() - 1))

    def offered(self, start: str, table: str) -> Match:
        """A new match in which the person, whose hand is named first, is to play."""
        match = Match(ruleset("classic"), 1, names=("You", "Nora"))
        match.deal(arranged(match.rules, start, table))
        self.scene.show_match(match, ("", "fair"))
        self.scene.offer(match.legal_plays())
        return match


@pytest.fixture
def table(
    qtbot: QtBot, faces: CardFaces, surfaces: Surfaces, drawings: Drawings, shadows: Shadows
) -> Iterator[Table]:
    # Real windows follow the real mouse; nothing may hover by chance.
    QCursor.setPos(0, 0)
    scene = TableScene(faces, surfaces, drawings, shadows)
    view = TableView(scene)
    qtbot.addWidget(view)
    view.resize(640, 480)
    with qtbot.waitExposed(view):
        view.show()
    made = Table(qtbot, scene, view)
    scene.play_chosen.connect(made.chosen.append)
    scene.set_tempo("instant")
    yield made
    scene.stop()

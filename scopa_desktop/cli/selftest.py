"""``selftest``: can this installation draw its cards, play, and keep what was played?  Shows no window."""

import os
import sys
import tempfile
from pathlib import Path

from PySide6.QtCore import QEventLoop, QTimer
from PySide6.QtGui import QGuiApplication, QPixmap

from scopa_desktop import __version__, paths
from scopa_desktop.controller.match_controller import MatchController
from scopa_desktop.controller.setup import MatchSetup
from scopa_desktop.controller.thinker import Thinker
from scopa_desktop.match.record import read_record
from scopa_desktop.rules.cards import DECK
from scopa_desktop.rules.ruleset import ruleset
from scopa_desktop.skins.card_faces import CardFaces
from scopa_desktop.skins.skin import SkinInvalid, load_skin
from scopa_desktop.storage.history import HistoryStore

HEIGHT = 120
PATIENCE = 60_000
"""Milliseconds that a deal may take; a few hundred are usual."""


class SelftestFailed(Exception):
    """Something does not work; the message says what."""


def run() -> int:
    """Prints one line; 0 when all is well, else 1."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = QGuiApplication.instance() or QGuiApplication(["scopa"])
    try:
        cards = _draw_cards()
        plays = _play_a_deal()
    except (SelftestFailed, SkinInvalid, OSError) as fault:
        print(f"scopa {__version__}: selftest failed: {fault}", file=sys.stderr)
        return 1
    finally:
        application.processEvents()
    print(f"scopa {__version__}: selftest passed, {cards} cards drawn, {plays} plays kept")
    return 0


def _draw_cards() -> int:
    assets = paths.assets_dir()
    faces = CardFaces(load_skin(assets / "decks" / "italian"), assets)
    pictures = [faces.face(card, HEIGHT, 1.0) for card in DECK]
    blank = [card for card, picture in zip(DECK, pictures, strict=True) if _is_blank(picture)]
    if blank or _is_blank(faces.back(HEIGHT, 1.0)):
        raise SelftestFailed(f"cards are blank: {blank or 'the back'}")
    return len(pictures)


def _is_blank(picture: QPixmap) -> bool:
    image = picture.toImage()
    steps = range(0, image.width(), 4), range(0, image.height(), 4)
    return len({image.pixel(x, y) for x in steps[0] for y in steps[1]}) < 8


def _play_a_deal() -> int:
    """Two computer players play a deal through the worker process; the number of plays in the history."""
    with tempfile.TemporaryDirectory() as folder:
        history = HistoryStore(Path(folder) / "history.sqlite")
        thinker = Thinker()
        loop = QEventLoop()
        faults: list[str] = []
        controller = MatchController(history, thinker, pace=lambda: 0)
        controller.turn_taken.connect(lambda _turn: QTimer.singleShot(0, controller.on_settled))
        controller.deal_scored.connect(lambda _ended: loop.quit())
        controller.storage_failed.connect(lambda fault: faults.append(fault.reason))
        thinker.failed.connect(faults.append)
        limit = QTimer()
        limit.setSingleShot(True)
        limit.timeout.connect(lambda: faults.append("nobody plays"))
        limit.timeout.connect(loop.quit)
        limit.start(PATIENCE)
        thinker.start()
        controller.start(MatchSetup(ruleset(target=1), ("A", "B"), ("easy", "fair")))
        loop.exec()
        limit.stop()
        thinker.close()
        match_id = controller.match_id
        if faults or match_id is None:
            history.close()
            raise SelftestFailed("; ".join(faults) or "the history keeps nothing")
        record = read_record(history.record_text(match_id))
        controller.leave()
        history.close()
    return sum(len(deal.plays) for deal in record.match.deals)

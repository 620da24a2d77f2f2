"""Play whole matches in the real program on a real screen, by nothing but what a mouse and a keyboard send.

    python tools/play_through.py [--ways mouse,keys,skipped,instant] [--size 1280x800] [--seed N]

Needs the programs Xvfb and xdotool (Debian packages xvfb and xdotool).  For each way ``python -m
scopa_desktop`` is started on a virtual screen with a data folder of its own and led to the end of a match:

    mouse      clicks, and a card dragged now and then
    keys       arrows, Enter and digits
    skipped    clicks at the slowest tempo, every motion cut short with the space bar
    instant    clicks without any motion

Where the cards lie follows from the history that the program writes, where the buttons are from a twin of the
window that is laid out and never shown.  Score sheets and the end are compared with those of the twin; the
program must print nothing on stderr and leave with 0, and ``verify`` must confirm the exported record.
"""

import argparse
import os
import random
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

if __name__ == "__main__":
    # Started from the source tree, with nothing installed.
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from scopa_desktop.look.tokens import TEMPO
from scopa_desktop.match.match import Match
from scopa_desktop.match.record import points_text
from scopa_desktop.rules.cards import Card
from scopa_desktop.rules.events import DealEnded, MatchEnded
from scopa_desktop.rules.plays import Play, card_played
from scopa_desktop.storage.history import HistoryStore
from scopa_desktop.storage.replay import StoredMatch
from scopa_desktop.storage.settings import Settings, SettingsStore, Tempo
from scopa_desktop.table.choreography import timeline
from scopa_desktop.table.cursor import Cursor
from scopa_desktop.table.layout import Layout
from scopa_desktop.table.places import Picture, picture_before, picture_of
from scopa_desktop.table.poses import layout_for, pose_of

if TYPE_CHECKING:
    from PySide6.QtCore import QRect
    from PySide6.QtWidgets import QWidget

    from scopa_desktop.windows.sheet import Sheet

ROOT: Final = Path(__file__).resolve().parent.parent
PATIENCE: Final = 60.0
"""Seconds that anything awaited may take."""
REPEAT: Final = 4.0
"""Seconds after which a click or a key without effect is given again, as by a person."""
GLANCE: Final = 0.04
"""Seconds between two looks at the history or the screen."""
REACTION: Final = 0.15
"""Seconds that a table is at rest before it is clicked."""
ALIKE: Final = 0.995
"""Part of the pixels that must be equal in two pictures of the same words."""

Point = tuple[int, int]


class Wrong(Exception):
    """The program did not do what it should."""


@dataclass(frozen=True, slots=True)
class Way:
    """How a match is played."""

    tempo: Tempo
    by_keys: bool = False
    skips: bool = False


WAYS: Final = {
    "mouse": Way("brisk"),
    "keys": Way("brisk", by_keys=True),
    "skipped": Way("unhurried", skips=True),
    "instant": Way("instant"),
}


class Hands:
    """A mouse and a keyboard."""

    def __init__(self, height: int) -> None:
        self._aside = (2, height - 2)

    def click(self, at: Point) -> None:
        _xdotool("mousemove", *at, "click", 1)

    def drag(self, start: Point, end: Point) -> None:
        """Press at one point, move in steps, let go at the other."""
        _xdotool("mousemove", *start, "mousedown", 1)
        for step in (0.1, 0.4, 0.8, 1.0):
            x, y = (round(a + step * (b - a)) for a, b in zip(start, end, strict=True))
            _xdotool("mousemove", x, y)
        _xdotool("mouseup", 1)

    def keys(self, *names: str) -> None:
        _xdotool("key", *names)

    def move_aside(self) -> None:
        """To where nothing changes under the mouse."""
        _xdotool("mousemove", *self._aside)


class Twin:
    """The window laid out as on the screen and never shown."""

    def __init__(self, width: int, height: int) -> None:
        from PySide6.QtCore import Qt

        from scopa_desktop import paths
        from scopa_desktop.app.program import Program
        from scopa_desktop.look import fonts

        self._program = Program()
        # The program loads it once Home is drawn, which is never here.
        fonts.load_title_font(
            paths.assets_dir(), [name for name in fonts.TITLE_FILES if name != fonts.BOLD_FILE]
        )
        self.window = self._program.window
        self.window.set_settings(Settings(tempo="instant"))
        self.window.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
        self.window.resize(width, height)
        self.window.show()
        self._program.application.processEvents()
        self.dress = self.window.home.dress
        self.top = self.window.menuBar().height()
        """Where the table begins."""

    def close(self) -> None:
        self.window.close()
        self._program.close()

    @contextmanager
    def sheet(self, sheet: "Sheet") -> Iterator["Sheet"]:
        """A sheet as it will lie over the table."""
        self.window.open_sheet(sheet)
        self._program.application.processEvents()
        try:
            yield sheet
        finally:
            sheet.dismiss()
            self._program.application.processEvents()

    def is_on_screen(self, sheet: "Sheet") -> bool:
        """Whether the head of the sheet, its title and what stands beside it, can be seen."""
        from PySide6.QtGui import QGuiApplication

        box = sheet.head.geometry()
        expected = sheet.paper.grab(box).toImage()
        there, size = self._place(sheet.paper, box).topLeft(), box.size()
        screen = QGuiApplication.primaryScreen()
        seen = screen.grabWindow(0, there.x(), there.y(), size.width(), size.height()).toImage()
        equal = sum(
            expected.pixel(x, y) & 0xFFFFFF == seen.pixel(x, y) & 0xFFFFFF
            for y in range(box.height())
            for x in range(box.width())
        )
        return equal >= ALIKE * box.width() * box.height()

    def button(self, place: "QWidget", text: str) -> Point:
        """The middle of a button, by its text."""
        from PySide6.QtWidgets import QPushButton

        found = next(
            button
            for button in place.findChildren(QPushButton)
            if text in (button.text(), button.accessibleName().split(":")[0])
        )
        return self._place(found, found.rect()).center().toTuple()

    def _place(self, widget: "QWidget", box: "QRect") -> "QRect":
        from PySide6.QtCore import QRect

        return QRect(widget.mapTo(self.window, box.topLeft()), box.size())


class Player:
    """Plays one match in a program that has just been started."""

    def __init__(self, way: Way, twin: Twin, size: Point, store: HistoryStore, chance: random.Random) -> None:
        self._way, self._twin, self._size, self._store, self._chance = way, twin, size, store, chance
        self._hands = Hands(size[1])
        self._skipped = 0

    def play(self) -> StoredMatch:
        """To the end of the match, which is then closed; the match as it is kept."""
        at = self._twin.button(self._twin.window.home, "Play")
        self._act(lambda: self._press(at, "Return"), lambda: bool(self._store.matches()))
        while not self._stored().match.is_over:
            match = self._stored().match
            state = match.state
            if state is None or state.turn == 1:
                self._look_on(_turns(match))
            elif state.turn == 0:
                self._take_turn(match)
            else:
                self._close_score("Next deal", partial(self._is_past, match.deal_number))
        self._close_match()
        return self._stored()

    def _stored(self) -> StoredMatch:
        return self._store.load(self._store.matches()[0].id)

    def _is_past(self, deal_number: int) -> bool:
        return self._store.matches()[0].deal_number > deal_number

    def _look_on(self, turns: int) -> None:
        """While the other plays."""
        _await(lambda: _turns(self._stored().match) > turns, "the other player", meanwhile=self._skip)

    def _take_turn(self, match: Match) -> None:
        self._let_rest(match)
        play = self._chance.choice(match.legal_plays())
        turns = _turns(match)

        def act() -> None:
            if self._way.by_keys:
                self._play_by_keys(match, play)
            else:
                self._play_by_mouse(match, play)

        self._act(act, lambda: _turns(self._stored().match) > turns)

    def _let_rest(self, match: Match) -> None:
        """Until the last turn has been shown, or cut it short."""
        if self._way.skips:
            self._skip()
            return
        rules, turns = match.rules, match.turns
        before = picture_of(rules, turns[:-1]) if len(turns) > 1 else picture_before(rules, turns[-1])
        shown = timeline(rules, before, turns[-1], TEMPO[self._way.tempo]).duration
        time.sleep(shown / 1000 + REACTION)

    def _skip(self) -> None:
        if self._way.skips:
            time.sleep(GLANCE)
            self._hands.keys("space")

    def _play_by_mouse(self, match: Match, play: Play) -> None:
        picture = picture_of(match.rules, match.turns)
        solved = layout_for(picture, match.rules, *self._table_size(), self._twin.dress.em)
        table = match.view(0).table
        card = card_played(play, table)
        taken = [other for other in range(40) if play & table & 1 << other]
        at = self._spot(picture, solved, card)
        cursor = Cursor(match.legal_plays(), picture.cards_at("hand", 0))
        if self._chance.random() < 0.2:
            # The middle of the felt may hold a card, which cannot be in the way of one that is laid.
            middle = round(solved.felt.cx), round(solved.felt.cy) + self._twin.top
            self._hands.drag(at, self._spot(picture, solved, taken[0]) if taken else middle)
            cursor, done = cursor.drop(card, taken[0] if taken else None)
        else:
            self._hands.click(at)
            cursor, done = cursor.press(card)
        for other in taken:
            if done is not None:
                return
            self._hands.click(self._spot(picture, solved, other))
            cursor, done = cursor.press(other)

    def _play_by_keys(self, match: Match, play: Play) -> None:
        picture = picture_of(match.rules, match.turns)
        hand = picture.cards_at("hand", 0)
        card = card_played(play, match.view(0).table)
        # The first key may only show where the focus is; more than enough lead to the first card.
        self._hands.keys(*["Left"] * (len(hand) + 1), *["Right"] * hand.index(card), "Return")
        cursor, done = Cursor(match.legal_plays(), hand).press(card)
        if done is not None:
            return
        at = cursor.choices.index(play)
        if at < 9 and self._chance.random() < 0.5:
            self._hands.keys(str(at + 1))
        else:
            self._hands.keys(*["Right"] * at, "Return")

    def _table_size(self) -> Point:
        return self._size[0], self._size[1] - self._twin.top

    def _spot(self, picture: Picture, solved: Layout, card: Card) -> Point:
        pose = pose_of(picture, card, solved)
        return round(pose.x), round(pose.y) + self._twin.top

    def _close_score(self, go_on: str, is_done: Callable[[], bool]) -> None:
        from scopa_desktop.windows.score_sheet import ScoreSheet
        from scopa_desktop.wording.rules import rules_line
        from scopa_desktop.wording.scores import side_names

        match = self._stored().match
        ended = next(event for event in match.turns[-1].events if isinstance(event, DealEnded))
        rules = rules_line(match.rules.preset, match.rules.target)
        names = side_names(match.rules, match.names)
        with self._twin.sheet(ScoreSheet(self._twin.dress, ended, names, match.rules, rules, go_on)) as sheet:
            self._hands.move_aside()
            _await(lambda: self._twin.is_on_screen(sheet), "the score sheet", meanwhile=self._skip_motion)
            at = self._twin.button(sheet, go_on)
            self._act(lambda: self._press(at, self._chance.choice(("Return", "Escape"))), is_done)

    def _skip_motion(self) -> None:
        """The space bar would press a button of a sheet that is there already; one skip is enough."""
        if self._way.skips and self._skipped != (now := _turns(self._stored().match)):
            self._skipped = now
            self._skip()

    def _close_match(self) -> None:
        """The last score sheet, then the result, which must be that of the record."""
        from scopa_desktop.windows.match_end import MatchEnd

        stored = self._stored()
        ended = next(event for event in stored.match.turns[-1].events if isinstance(event, MatchEnded))
        end = MatchEnd(self._twin.dress, stored.match, ended, stored.levels)
        with self._twin.sheet(end):
            at = self._twin.button(end, "Home")
        self._close_score("Result", lambda: not self._store.unfinished())
        again = MatchEnd(self._twin.dress, stored.match, ended, stored.levels)
        with self._twin.sheet(again):
            self._hands.move_aside()
            _await(lambda: self._twin.is_on_screen(again), "the result")
            self._press(at, "Escape")
            _await(lambda: not self._twin.is_on_screen(again), "Home")

    def _press(self, at: Point, key: str) -> None:
        if self._way.by_keys:
            self._hands.keys(key)
        else:
            self._hands.click(at)

    def _act(self, act: Callable[[], None], is_done: Callable[[], bool]) -> None:
        """Again when it has no effect, as when it only ended a motion."""
        for _ in range(5):
            act()
            end = time.monotonic() + REPEAT
            while time.monotonic() < end:
                if is_done():
                    return
                time.sleep(GLANCE)
        raise Wrong("clicks or keys have no effect")


def _await(is_so: Callable[[], bool], what: str, meanwhile: Callable[[], None] = lambda: None) -> None:
    end = time.monotonic() + PATIENCE
    while not is_so():
        if time.monotonic() > end:
            raise Wrong(f"waited in vain for {what}")
        meanwhile()
        time.sleep(GLANCE)


def _turns(match: Match) -> int:
    return sum(1 + len(deal.plays) for deal in match.deals)


def _xdotool(*arguments: object) -> str:
    command = ["xdotool", *map(str, arguments)]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


@contextmanager
def screen(width: int, height: int) -> Iterator[str]:
    """A virtual screen of just this size; its name."""
    reader, writer = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(writer), "-screen", "0", f"{width}x{height}x24", "-nolisten", "tcp"],
        pass_fds=(writer,),
        stderr=subprocess.DEVNULL,
    )
    os.close(writer)
    try:
        with os.fdopen(reader) as said:
            number = said.readline().strip()
        if not number:
            raise Wrong("Xvfb does not start")
        yield f":{number}"
    finally:
        server.terminate()
        server.wait()


@contextmanager
def program(data: Path, complaints: Path, size: Point) -> Iterator[subprocess.Popen[bytes]]:
    """The program with its window in front, filling the screen."""
    command = [sys.executable, "-m", "scopa_desktop"]
    with complaints.open("wb") as stderr:
        child = subprocess.Popen(
            command, cwd=ROOT, env={**os.environ, "SCOPA_DATA_DIR": str(data)}, stderr=stderr
        )
    try:
        windows = _xdotool("search", "--sync", "--onlyvisible", "--pid", child.pid).split()
        for order in ("windowmove", 0, 0), ("windowsize", *size), ("windowfocus",):
            _xdotool(order[0], windows[-1], *order[1:])
        yield child
    finally:
        if child.poll() is None:
            child.kill()
        child.wait()


def play_one(way: Way, twin: Twin, size: Point, seed: int, folder: Path) -> str:
    """Play a match and examine all that is left of it; what there is to say.  Raises ``Wrong``."""
    data, complaints = folder / "data", folder / "stderr"
    SettingsStore(data / "settings.json").save(Settings(tempo=way.tempo, pace=200))
    began = time.monotonic()
    with program(data, complaints, size) as child:
        store = HistoryStore(data / "history.sqlite")
        try:
            stored = Player(way, twin, size, store, random.Random(seed)).play()
            text = store.record_text(stored.id)
        finally:
            store.close()
        _xdotool("key", "ctrl+q")
        try:
            code = child.wait(PATIENCE)
        except subprocess.TimeoutExpired as error:
            raise Wrong("Ctrl+Q does not end the program") from error
    if code != 0:
        raise Wrong(f"the program ended with {code}")
    if said := complaints.read_text("utf-8", "replace"):
        raise Wrong(f"the program complained:\n{said}")
    record = folder / "match.scopa"
    record.write_text(text, "utf-8")
    command = [sys.executable, "-m", "scopa_desktop", "verify", str(record)]
    verdict = subprocess.run(command, cwd=ROOT, check=False, capture_output=True, text=True).stdout.strip()
    points = points_text(stored.match.scores)
    if not verdict.endswith(f"ok, 2 players, classic, {points}"):
        raise Wrong(f"verify says {verdict}")
    return (
        f"{points}, {len(stored.match.deals)} deals, {_turns(stored.match)} turns, sheets as recorded,"
        f" verify ok, nothing on stderr, {time.monotonic() - began:.0f} s"
    )


def main(arguments: Sequence[str] | None = None) -> int:
    """Plays every way in turn; 1 if anything was wrong."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("--ways", default=",".join(WAYS), help="some of %(default)s")
    parser.add_argument("--size", default="1280x800", help="of the window, %(default)s if not given")
    parser.add_argument("--seed", type=int, default=1, help="of the choice among plays")
    options = parser.parse_args(arguments)
    ways = options.ways.split(",")
    if unknown := set(ways) - WAYS.keys():
        parser.error(f"no such way: {', '.join(sorted(unknown))}")
    width, height = map(int, options.size.split("x"))
    if missing := [name for name in ("Xvfb", "xdotool") if shutil.which(name) is None]:
        print(f"Missing: {', '.join(missing)} (Debian packages xvfb and xdotool).", file=sys.stderr)
        return 2
    faults = 0
    with tempfile.TemporaryDirectory() as name, screen(width, height) as display:
        os.environ.update(DISPLAY=display, QT_QPA_PLATFORM="xcb", SCOPA_DATA_DIR=str(Path(name, "twin")))
        twin = Twin(width, height)
        for way in ways:
            folder = Path(name, way)
            folder.mkdir()
            try:
                said = play_one(WAYS[way], twin, (width, height), options.seed, folder)
            except Wrong as wrong:
                faults += 1
                said = f"WRONG: {wrong}"
            print(f"{way}: {said}", flush=True)
        twin.close()
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())

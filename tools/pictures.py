"""Pictures of every page and of the table in its typical states, taken from the real window.

    python tools/pictures.py OUT [--size 1280x800] [--size 800x600] [--ratio 1] [--ratio 2] [--only NAME ...]
    python tools/pictures.py OUT --tables [--size 2560x1080] ...
    python tools/pictures.py OUT --motion [--size 2560x1080] ...
    python tools/pictures.py OUT --hints ...

Writes ``OUT/<width>x<height>[@<ratio>]/<name>.png``; motion is a strip of frames in one picture.  Each size
and ratio runs in a process of its own, without a screen unless ``QT_QPA_PLATFORM`` says otherwise.  With
``--tables``: the table for every number of players, deck, back and cloth instead (``table_pictures``); with
``--sheets``: the score sheets and rules of every preset, number and form (``sheet_pictures``); with
``--motion``: strips of deals, captures, sweeps and ends of deals for every form (``motion_pictures``); with
``--hints``: hints at every table (``hint_pictures``).
"""

import argparse
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SIZES = ("1280x800", "800x600")
RATIOS = ("1", "2")
KINDS = {
    "tables": "every kind of table instead",
    "sheets": "every score sheet and rules sheet instead",
    "motion": "strips of what moves instead",
    "hints": "hints at every table instead",
}
PATIENCE = 30.0
"""Seconds that anything awaited may take."""

CHOICE = "9C 7D 1S|8B 10S 2D", "4C 5D 3B 6S"
"""Hands of the leader and the dealer, and the table: three ways to take with the nine, one with the ace."""
SWEEP = "10D 7D 1S|8B 9S 2D", "1C 2C 3B 4S"
"""The king takes all."""


def main() -> int:
    """Draws every size and ratio in turn."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("out", type=Path)
    parser.add_argument("--size", action="append", choices=None, metavar="WxH")
    parser.add_argument("--ratio", action="append")
    parser.add_argument("--only", nargs="*", default=[])
    for kind, told in KINDS.items():
        parser.add_argument(f"--{kind}", action="store_true", help=told)
    parser.add_argument("--child", action="store_true", help=argparse.SUPPRESS)
    options = parser.parse_args()
    kinds = [kind for kind in KINDS if getattr(options, kind)]
    if options.child:
        width, height = map(int, options.size[0].split("x"))
        gallery = Gallery(options.out, width, height, options.only)
        return gallery.draw(kinds)
    cases = [(size, ratio) for size in options.size or SIZES for ratio in options.ratio or RATIOS]
    for size, ratio in cases:
        folder = options.out / (size if ratio == "1" else f"{size}@{ratio}")
        with tempfile.TemporaryDirectory() as data:
            environment = {
                **os.environ,
                "QT_QPA_PLATFORM": os.environ.get("QT_QPA_PLATFORM", "offscreen"),
                "QT_SCALE_FACTOR": ratio,
                "SCOPA_DATA_DIR": data,
                "PYTHONPATH": str(ROOT),
            }
            command = [sys.executable, __file__, str(folder), "--child", "--size", size]
            command += [f"--{kind}" for kind in kinds]
            if options.only:
                command += ["--only", *options.only]
            subprocess.run(command, env=environment, check=True)
        print(f"{folder}: {len(list(folder.glob('*.png')))} pictures")
    return 0


class Gallery:
    """One window of one size, led through the program."""

    def __init__(self, folder: Path, width: int, height: int, only: Sequence[str]) -> None:
        from scopa_desktop.app.program import Program

        self.folder = folder
        self.only = only
        self.width, self.height = width, height
        self.cards: tuple[str, str] | None = None
        self.program = Program(deck=self._deck, seed=lambda: 4)
        self.window = self.program.window

    def draw(self, kinds: Sequence[str]) -> int:
        """All pictures of the pages and a match, or those of some of ``KINDS``."""
        self.folder.mkdir(parents=True, exist_ok=True)
        self.program.prepare()
        self.window.show()
        self.window.resize(self.width, self.height)
        self._tempo("instant")
        usual = (self._pages, self._hints, self._table, self._end, self._later_pages, self._sheets)
        special = {
            "tables": self._tables,
            "sheets": self._all_sheets,
            "motion": self._motion,
            "hints": self._all_hints,
        }
        parts = [special[kind] for kind in kinds] or usual
        for draw in parts:
            draw()
        self.window.close()
        self.program.close()
        return 0

    def _pages(self) -> None:
        self._take("home")
        for page in ("new_match", "decks", "settings", "history"):
            self.window.show_page(page)
            self._take(page.replace("_", "-"))
        self._set_ups()
        self._decks()
        self.window.show_page("home")

    def _set_ups(self) -> None:
        """New match for every number of players and form, and Home with the set-ups played."""
        from scopa_desktop.storage.set_up import TEAM_FORMS, SetUp

        before = self.program.settings
        settings = before
        for players, forms in TEAM_FORMS.items():
            for teams in forms:
                others = players - 1
                set_up = SetUp(players, teams, 21, ("",) * others, ("fair",) * others)
                settings = settings.with_set_up(set_up)
                self.window.set_settings(settings)
                self.window.show_page("new_match")
                self._take(f"new-match-{players}-{teams}")
        self.window.show_page("home")
        self._take("home-set-ups")
        self.window.set_settings(before)

    def _decks(self) -> None:
        """The gallery with each deck, with four colours and with large indices."""
        before = self.program.settings
        self.window.show_page("decks")
        for deck, variant in (
            ("italian", ""),
            ("spanish", ""),
            ("french", ""),
            ("french", "four_colours"),
            ("french_numbers", ""),
        ):
            for large in (False, True):
                self._wear(replace(before, deck=deck, variant=variant, large_indices=large))
                self._take(f"decks-{deck}{variant and '-' + variant}{'-large' if large else ''}")
        self._wear(before)

    def _wear(self, settings: object) -> None:
        self.window.settings_changed.emit(settings)
        self.window.set_settings(settings)

    def _table(self) -> None:
        from PySide6.QtCore import Qt

        self.cards = CHOICE
        self._tempo("unhurried")
        self.window.play_asked.emit()
        self._film("deal", 260)
        self._offered()
        self._take("table-start")
        self._key(Qt.Key.Key_Right)
        self._take("table-focus")
        self._key(Qt.Key.Key_Left)
        self._key(Qt.Key.Key_Return)
        self._take("table-choice")
        self._key(Qt.Key.Key_1)
        self._film("capture", 220)
        self._tempo("instant")
        self._until(lambda: self._phase() == "OFFERED")
        self._take("table-next")
        self.cards = SWEEP
        self.window.play_asked.emit()
        self._offered()
        self._tempo("normal")
        self._key(Qt.Key.Key_Return)
        self._film("scopa", 150)
        self._tempo("instant")
        self._until(lambda: self._phase() == "OFFERED")
        self._take("table-after-scopa")

    def _end(self) -> None:
        """Plays the match on by keys to its end."""
        from PySide6.QtCore import Qt

        self.cards = None
        taken = False
        while self._phase() != "ENDED":
            self._until(lambda: self._phase() in ("OFFERED", "SCORED", "ENDED"))
            if self._phase() == "SCORED" and not taken:
                taken = True
                self._take("score-sheet")
            if (
                self._phase() == "OFFERED"
                and len(self._match_table()) >= 7
                and not self._has("table-two-rows")
            ):
                self._take("table-two-rows")
            if self._phase() != "ENDED":
                self._key(Qt.Key.Key_Return)
        self._take("match-end")
        self._key(Qt.Key.Key_Escape)

    def _hints(self) -> None:
        """A hint with each deck, with a choice to make and without."""
        from PySide6.QtCore import Qt

        before = self.program.settings
        for name, cards, deck in (
            ("hint", CHOICE, "italian"),
            ("hint-french", CHOICE, "french"),
            ("hint-scopa", SWEEP, "italian"),
        ):
            if not self._wanted(name):
                continue
            self._wear(replace(before, deck=deck, tempo="instant", pace=0))
            self.cards = cards
            self.window.play_asked.emit()
            self._offered()
            self._key(Qt.Key.Key_H)
            self._until(lambda: self.program.table.hints.panel is not None)
            self._take(name)
        self._wear(replace(before, tempo="instant", pace=0))
        self.window.show_page("home")
        self.cards = None

    def _later_pages(self) -> None:
        self.window.show_page("home")
        self._take("home-continue")
        self.window.show_page("history")
        self._take("history-filled")
        self.window.show_page("home")

    def _sheets(self) -> None:
        from scopa_desktop.storage.faults import StorageFault
        from scopa_desktop.wording.faults import storage_fault_told

        window = self.window
        openers: dict[str, Callable[[], object]] = {
            "rules": window.show_rules,
            "keys": window.menus.keys_asked.emit,
            "about": window.menus.about_asked.emit,
            "question": window.settings_page.reset_asked.emit,
            "fault": lambda: window.show_fault(
                storage_fault_told(StorageFault("settings", "damaged", "settings.damaged-2026-11-30.json"))
            ),
        }
        for name, opener in openers.items():
            opener()
            self._take(f"sheet-{name}")
            window.dismiss_sheets()

    def _tables(self) -> None:
        from table_pictures import draw_tables

        draw_tables(self.program, self.folder, self.only, self._sharp)

    def _all_sheets(self) -> None:
        from sheet_pictures import draw_sheets

        draw_sheets(self.program, self.folder, self.only, self._sharp)

    def _motion(self) -> None:
        from motion_pictures import draw_motion

        draw_motion(self.program, self.folder, self._wanted, self._sharp, _joined)

    def _all_hints(self) -> None:
        from hint_pictures import draw_hints

        draw_hints(self.program, self.folder, self._wanted, self._sharp)

    # --- what it is made of

    def _deck(self, rules: object, seed: int, number: int) -> Sequence[int]:
        from scopa_desktop.match.shuffle import deck_for
        from scopa_desktop.rules.cards import DECK
        from scopa_desktop.rules.notation import parse_card
        from scopa_desktop.rules.ruleset import Ruleset

        assert isinstance(rules, Ruleset)
        if self.cards is None or number > 1:
            return deck_for(rules, seed, number)
        hands = [[parse_card(word) for word in hand.split()] for hand in self.cards[0].split("|")]
        table = [parse_card(word) for word in self.cards[1].split()]
        first = [hand[step] for step in range(3) for hand in hands]
        rest = [card for card in deck_for(rules, seed, 1) if card not in (*first, *table)]
        assert len(first) + len(table) + len(rest) == len(DECK)
        return (*first, *table, *rest)

    def _wanted(self, name: str) -> bool:
        return not self.only or any(part in name for part in self.only)

    def _has(self, name: str) -> bool:
        return (self.folder / f"{name}.png").exists()

    def _take(self, name: str) -> None:
        if not self._wanted(name):
            return
        self._sharp()
        self.window.grab().save(str(self.folder / f"{name}.png"))

    def _film(self, name: str, every: float) -> None:
        """Grabs what moves every so many milliseconds and joins the frames, four in a row."""
        from PySide6.QtGui import QPixmap

        frames: list[QPixmap] = []
        begun = time.monotonic()
        while self.program.table.scene.is_moving:
            self._events()
            if (time.monotonic() - begun) * 1000 >= every * len(frames) and self._wanted(name):
                frames.append(self.window.grab())
        if frames:
            _joined(frames).save(str(self.folder / f"{name}.png"))

    def _offered(self) -> None:
        self._until(lambda: self._phase() == "OFFERED")

    def _phase(self) -> str:
        return self.program.table.controller.phase.name

    def _match_table(self) -> Sequence[int]:
        match = self.program.table.controller.match
        assert match is not None
        assert match.state is not None
        return match.state.table

    def _tempo(self, key: str) -> None:
        self.window.menus.settings_changed.emit(replace(self.program.settings, tempo=key, pace=0))

    def _key(self, key: object) -> None:
        from PySide6.QtTest import QTest

        QTest.keyClick(self.window.focusWidget() or self.window, key)

    def _sharp(self) -> None:
        """Until all is drawn."""
        home = self.window.home
        self._settle()
        self._until(lambda: self.program.table.scene.is_sharp and (home.is_drawn or not home.isVisible()))
        self._settle()

    def _settle(self) -> None:
        for _ in range(5):
            self._events()

    def _events(self) -> None:
        self.program.application.processEvents()

    def _until(self, condition: Callable[[], bool]) -> None:
        for _ in _turns_of(PATIENCE):
            self._events()
            if condition():
                return
        raise TimeoutError(f"waited in vain in phase {self._phase()}")


def _turns_of(seconds: float) -> Iterator[None]:
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        yield


def _joined(frames: Sequence[object], in_a_row: int = 4) -> object:
    from PySide6.QtCore import QRectF, Qt
    from PySide6.QtGui import QPainter, QPixmap

    shown = [frame for frame in frames if isinstance(frame, QPixmap)]
    wide, tall = shown[0].width() // 2, shown[0].height() // 2
    sheet = QPixmap(wide * min(in_a_row, len(shown)), tall * -(-len(shown) // in_a_row))
    sheet.fill(Qt.GlobalColor.black)
    painter = QPainter(sheet)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    for n, frame in enumerate(shown):
        box = QRectF(n % in_a_row * wide, n // in_a_row * tall, wide - 4, tall - 4)
        painter.drawPixmap(box, frame, QRectF(frame.rect()))
    painter.end()
    return sheet


if __name__ == "__main__":
    sys.exit(main())

"""The program with its window: every object is built here, once, and connected."""

import gc
import logging
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from scopa_desktop import __version__, paths
from scopa_desktop.app.art import ProgramArt
from scopa_desktop.app.language import install_texts
from scopa_desktop.look import fonts
from scopa_desktop.look.style_sheet import style_sheet
from scopa_desktop.storage.faults import StorageFault
from scopa_desktop.storage.history import HistoryStore, HistoryUnreadable, HistoryUnwritable, MatchSummary
from scopa_desktop.storage.settings import Settings, SettingsStore
from scopa_desktop.windows.dress import Dress, Pictures
from scopa_desktop.windows.main_window import MainWindow
from scopa_desktop.windows.pages import PageKey
from scopa_desktop.wording.cards import speak_of

if TYPE_CHECKING:
    from scopa_desktop.app.table_side import TableSide
    from scopa_desktop.controller.thinker import Thinker
    from scopa_desktop.rules.cards import Card
    from scopa_desktop.rules.ruleset import Ruleset
    from scopa_desktop.skins.faults import SkinInvalid
    from scopa_desktop.storage.rule_sets import RuleSet, RuleSetStore


_TABLE_MODULES: Final = (
    "scopa_desktop.match.record",
    "scopa_desktop.controller.match_controller",
    "scopa_desktop.controller.thinker",
    "scopa_desktop.table.choreography",
    "scopa_desktop.table.cursor",
    "scopa_desktop.table.banner",
    "scopa_desktop.table.furniture",
    "scopa_desktop.table.scene",
    "scopa_desktop.wording.hint",
    "scopa_desktop.windows.hint_panel",
    "scopa_desktop.app.table_side",
)
"""In an order in which none takes long: each is imported in a turn of the event loop of its own."""


class Program:
    """Built once a process; ``run`` shows the window and returns when it is closed.

    Home comes first; the table, its controller and the worker process are built when the window stands.
    """

    def __init__(
        self,
        *,
        deck: "Callable[[Ruleset, int, int], Sequence[Card]] | None" = None,
        seed: Callable[[], int] | None = None,
        thinker: "Thinker | None" = None,
        keeps_log: bool = False,
    ) -> None:
        """``keeps_log``: all that is said in this process goes to the log.

        The other arguments are for tests and pictures: ``deck`` gives the cards for rules, seed and number of
        a deal, ``seed`` a new match its seed.
        """
        self.application = _application()
        self._deck: Final = deck
        self._seed: Final = seed
        self._thinker: Final = thinker
        self._keeps_log: Final = keeps_log
        self._table: TableSide | None = None
        self._rule_sets: RuleSetStore | None = None
        self._untold: list[StorageFault] = []
        self._is_history_told = False
        """That it cannot be read; once until it can be read again."""
        """Found while a page was made ready, which takes the sheets away when it is shown."""
        self._told_deck = ""
        """Key of the deck whose fault was told last."""
        self._steps = self._preparation()
        assets, data = paths.assets_dir(), paths.data_dir()
        self._texts = install_texts(self.application)
        fonts.load_title_font(assets, (fonts.BOLD_FILE,))
        self._settings_store = SettingsStore(data / "settings.json")
        self.settings = self._settings_store.load()
        self.history = HistoryStore(data / "history.sqlite")
        self._art = ProgramArt(assets, self.settings)
        self._dress = Dress(Pictures(self._art), em=fonts.base_em())
        self.application.setStyleSheet(style_sheet(self._dress.scheme, self._dress.em, assets))
        self.window = MainWindow(self._dress, lambda: self.table.view, data / "window.ini")
        self._connect()
        self.window.set_settings(self.settings)
        self._refresh("home")

    @property
    def table(self) -> "TableSide":
        """The table with its controller and worker process, built when it is first wanted."""
        if self._table is None:
            from scopa_desktop.app.table_side import TableSide

            made = self._table = TableSide(
                self._dress,
                self.window,
                self.history,
                self._art,
                deck=self._deck,
                seed=self._seed,
                pace=self._pace,
                thinker=self._thinker,
                rules_name=self._rules_name,
            )
            made.apply(self.settings)
            made.controller.storage_failed.connect(self._tell)
        return self._table

    def prepare(self) -> None:
        """All that Home need not wait for, at once."""
        for step in self._preparation():
            step()

    def run(self) -> int:
        """Shows Home; the exit code of the application."""
        self.window.home.drawn.connect(self._prepare_step_by_step)
        self.window.show()
        try:
            return self.application.exec()
        finally:
            self._steps = iter(())
            self.close()

    def _preparation(self) -> Iterator[Callable[[], object]]:
        """Steps of some 30 ms at most."""
        yield self._fill_menus
        yield self._load_rest_of_title_font
        yield gc.enable
        yield self._open_journal
        yield self._show_icon
        yield self._tell_faults
        for module in _TABLE_MODULES:
            yield partial(import_module, module)
        yield self.window.table_page.build
        yield self._start_worker

    def _prepare_step_by_step(self) -> None:
        """One step at each turn of the event loop, so that Home answers meanwhile."""
        step = next(self._steps, None)
        if step is not None:
            step()
            QTimer.singleShot(0, self._prepare_step_by_step)

    def _open_journal(self) -> None:
        """Until then errors go to stderr alone."""
        if self._keeps_log:
            from scopa_desktop.app.journal import open_journal

            open_journal(paths.log_dir())

    def _start_worker(self) -> None:
        self.table.thinker.start()

    def _load_rest_of_title_font(self) -> None:
        rest = [name for name in fonts.TITLE_FILES if name != fonts.BOLD_FILE]
        fonts.load_title_font(paths.assets_dir(), rest)

    def _fill_menus(self) -> None:
        _ = self.window.menus

    def _show_icon(self) -> None:
        from scopa_desktop.look.icons import program_icon

        self.window.setWindowIcon(program_icon(paths.assets_dir()))

    def close(self) -> None:
        """Ends motion, worker and history; a match in play can be continued."""
        if self._table is not None:
            self._table.close()
        self.history.close()
        speak_of("latin")

    def _connect(self) -> None:
        window = self.window
        window.page_asked.connect(self._refresh)
        window.page_shown.connect(self._tell_untold)
        window.play_asked.connect(lambda: self.table.begin(self.settings))
        window.deal_asked.connect(self._deal)
        window.continue_asked.connect(self._resume)
        window.settings_changed.connect(self._keep_settings)
        window.delete_confirmed.connect(self._delete)
        window.export_asked.connect(self._export)
        window.import_asked.connect(self._import)
        window.log_folder_asked.connect(lambda: self._open_folder(paths.log_dir()))
        window.rule_sets_changed.connect(self._keep_rule_sets)
        window.deck_added.connect(self._add_deck)
        window.deck_folder_asked.connect(lambda: self._open_folder(paths.data_dir() / "decks"))

    def _pace(self) -> int:
        return 0 if self.settings.tempo == "instant" else self.settings.pace

    def _refresh(self, page: PageKey) -> None:
        """Fresh values for a page that is about to be shown."""
        if page in ("new_match", "history"):
            self._load_rule_sets()
        try:
            if page == "history":
                self.window.set_matches(self.history.matches())
            self.window.set_unfinished(self.history.unfinished())
        except HistoryUnreadable as fault:
            if not self._is_history_told:
                self._untold.append(StorageFault("history", "unreadable", None, str(fault)))
            self._is_history_told = True
        else:
            self._is_history_told = False

    def _tell_untold(self) -> None:
        while self._untold:
            self._tell(self._untold.pop(0))

    def _deal(self, settings: Settings) -> None:
        self._keep_settings(settings)
        self.window.set_settings(settings)
        self.table.begin(settings)

    def _resume(self, match_id: int) -> None:
        self.table.resume(match_id)

    def _keep_settings(self, settings: Settings) -> None:
        before = self._settings_store.fault
        fault = self._settings_store.save(settings)
        self.settings = settings
        self._wear(settings)
        if self._table is not None:
            self._table.apply(self.settings)
        if fault is not None and (before is None or before.kind != fault.kind):
            self._tell(fault)

    def _load_rule_sets(self) -> None:
        """Not before New match is wanted, or the program has nothing else to do."""
        if self._rule_sets is None:
            from scopa_desktop.storage.rule_sets import RuleSetStore

            self._rule_sets = RuleSetStore(paths.data_dir() / "rules.json")
            self.window.set_rule_sets(self._rule_sets.load())
            if self._rule_sets.fault is not None:
                self._untold.append(self._rule_sets.fault)

    def _keep_rule_sets(self, rule_sets: "tuple[RuleSet, ...]") -> None:
        self._load_rule_sets()
        self._tell_untold()
        assert self._rule_sets is not None
        before = self._rule_sets.fault
        fault = self._rule_sets.save(rule_sets)
        if fault is not None and (before is None or before.kind != fault.kind):
            self._tell(fault)

    def _delete(self, match_id: int) -> None:
        try:
            self.history.delete(match_id)
        except HistoryUnwritable as fault:
            self._tell(StorageFault("match", "undeleted", None, str(fault)))
        self._refresh("history")
        self._tell_untold()

    def _export(self, match: MatchSummary) -> None:
        try:
            text = self.history.record_text(match.id, self._record_tags(match))
        except HistoryUnreadable as fault:
            self._tell(StorageFault("match", "unreadable", None, str(fault)))
            return
        self.window.export_record(match, text)

    def _record_tags(self, match: MatchSummary) -> dict[str, str]:
        """The player's own name of the rules, if they have one."""
        name = "" if match.rules is None else self._rules_name(match.rules)
        return {"RuleSet": name} if name else {}

    def _rules_name(self, rules: "Ruleset") -> str:
        """What the player calls some rules; empty if they have no name."""
        from scopa_desktop.storage.rule_sets import name_of

        self._load_rule_sets()
        assert self._rule_sets is not None
        return name_of(rules, self._rule_sets.rule_sets)

    def _import(self, paths: Sequence[str]) -> None:
        """Read records into the history and tell what became of each."""
        from scopa_desktop.app.importing import import_files

        self.window.show_import(import_files(self.history, paths))
        self._refresh("history")
        self._tell_untold()

    def _add_deck(self, folder: str) -> None:
        """Copy a deck among the player's own and play with it, or tell why not."""
        from scopa_desktop.skins.adoption import adopt_deck
        from scopa_desktop.skins.faults import SkinInvalid
        from scopa_desktop.skins.shelf import deck_folders, find_decks
        from scopa_desktop.skins.skin import Skin
        from scopa_desktop.wording.deck_faults import refused_deck_told, uncopied_deck_told

        source, shelves = Path(folder), deck_folders()
        keys = frozenset(deck.key for _, deck in find_decks(shelves) if isinstance(deck, Skin))
        try:
            added = adopt_deck(source, shelves[-1], keys)
        except SkinInvalid as fault:
            self.window.show_fault(refused_deck_told(source.name, fault))
        except OSError as error:
            self.window.show_fault(uncopied_deck_told(source.name, error.strerror or str(error)))
        else:
            self.window.show_added_deck(added.key)

    def _tell_faults(self) -> None:
        """What was wrong with the files at the start, each once."""
        for fault in (self.history.fault, self._settings_store.fault):
            if fault is not None:
                self._tell(fault)
        self._tell_untold()
        if not self._has_cards():
            self._give_up()
        elif self._art.fault is not None:
            self._tell_deck(self._art.fault)

    def _has_cards(self) -> bool:
        from scopa_desktop.skins.faults import SkinInvalid

        try:
            return bool(self._art.deck)
        except SkinInvalid:
            return False

    def _give_up(self) -> None:
        """Without a single sound deck there is nothing to play with: say why, then end."""
        from PySide6.QtWidgets import QMessageBox

        from scopa_desktop.wording.deck_faults import no_deck_told

        assert self._art.fault is not None
        told = no_deck_told(self.settings.deck, self._art.fault)
        self._steps = iter(())
        QMessageBox.critical(self.window, told.title, "\n\n".join(told.body))
        self.application.exit(1)

    def _wear(self, settings: Settings) -> None:
        """Show the deck of the settings; one that cannot be used is told when it is chosen."""
        fault = self._art.wear(settings)
        if fault is None:
            self._told_deck = ""
        elif settings.deck != self._told_deck:
            self._tell_deck(fault)

    def _tell_deck(self, fault: "SkinInvalid") -> None:
        """The deck that is used instead is the chosen one from now on, so that nothing claims the other."""
        from scopa_desktop.wording.deck_faults import deck_fault_told

        self._told_deck, used = self.settings.deck, self._art.deck
        self.window.show_fault(deck_fault_told(self._told_deck, fault, used=used))
        if used != self._told_deck:
            settings = replace(self.settings, deck=used)
            self.window.set_settings(settings)
            self._keep_settings(settings)

    def _open_folder(self, folder: Path) -> None:
        from PySide6.QtCore import QUrl
        from PySide6.QtGui import QDesktopServices

        from scopa_desktop.wording.faults import folder_fault_told

        with suppress(OSError):
            folder.mkdir(parents=True, exist_ok=True)
        if not QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder))):
            self.window.show_fault(folder_fault_told(folder))

    def _tell(self, fault: StorageFault) -> None:
        from scopa_desktop.wording.faults import storage_fault_told

        # Reasons quote what stands in the file, whatever it is.
        logging.getLogger(__name__).warning("%s %s: %s", fault.file, fault.kind, ascii(fault.reason))
        self.window.show_fault(storage_fault_told(fault))


def _application() -> QApplication:
    application = QApplication.instance() or QApplication(sys.argv[:1])
    assert isinstance(application, QApplication)
    application.setApplicationName("scopa-desktop")
    application.setApplicationDisplayName("Scopa")
    application.setApplicationVersion(__version__)
    application.setDesktopFileName("scopa-desktop")
    application.setStyle("Fusion")
    return application


def run() -> int:
    """Runs the program; the exit code."""
    return Program(keeps_log=True).run()

"""The window: pages, menu bar, sheets over the pages, the mark of focus."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, Qt, Signal
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QMainWindow, QMenu, QMenuBar, QWidget

from scopa_desktop.storage.history import MatchSummary
from scopa_desktop.storage.settings import Settings
from scopa_desktop.windows.dress import Dress
from scopa_desktop.windows.focus_ring import FocusRing
from scopa_desktop.windows.home import HomePage
from scopa_desktop.windows.open_sheets import OpenSheets
from scopa_desktop.windows.own_rules import OwnRules
from scopa_desktop.windows.pages import PageKey, Pages
from scopa_desktop.windows.table_page import TablePage
from scopa_desktop.windows.window_place import LEAST, keep_place, restore_place

if TYPE_CHECKING:
    from PySide6.QtCore import QRect

    from scopa_desktop.rules.ruleset import Ruleset
    from scopa_desktop.storage.rule_sets import RuleSet
    from scopa_desktop.windows.decks_page import DecksPage
    from scopa_desktop.windows.history_page import HistoryPage
    from scopa_desktop.windows.import_sheet import ImportReport
    from scopa_desktop.windows.menus import Menus
    from scopa_desktop.windows.new_match import NewMatchPage
    from scopa_desktop.windows.settings_page import SettingsPage
    from scopa_desktop.windows.sheet import Sheet
    from scopa_desktop.wording.faults import FaultTold

translate = QCoreApplication.translate


def add_menu_titles(bar: QMenuBar) -> list[QMenu]:
    """The four menus, still empty; keep them, for asked again by an action they have two owners."""
    titles = (
        translate("Menu", "&Match"),
        translate("Menu", "&Play"),
        translate("Menu", "&View"),
        translate("Menu", "&Help"),
    )
    return [bar.addMenu(title) for title in titles]


class MainWindow(QMainWindow):
    """Moves between its pages by itself; everything else it tells by signals."""

    page_asked = Signal(str)
    """A page is about to be shown: the moment to give it fresh values."""
    page_shown = Signal(str)
    """Sheets opened from now on lie over this page."""
    table_left = Signal()
    """Another page is about to take the table's place."""
    play_asked = Signal()
    """A match with the last set-up."""
    deal_asked = Signal(object)
    """``Settings`` with names, level and target of the match to start."""
    continue_asked = Signal(int)
    """Id of the match to continue."""
    rematch_asked = Signal()
    resign_confirmed = Signal()
    skip_asked = Signal()
    hint_asked = Signal()
    settings_changed = Signal(object)
    """``Settings`` after a change by the person; the window shows them already."""
    delete_confirmed = Signal(int)
    """Id of the match to delete."""
    export_asked = Signal(object)
    """``MatchSummary`` of the match to write: answer with ``export_record``."""
    import_asked = Signal(object)
    """Paths of the records to read, a list."""
    log_folder_asked = Signal()
    deck_folder_asked = Signal()
    deck_added = Signal(str)
    """Path of the folder of a deck to be put among the player's own: answer with ``show_added_deck``."""
    rule_sets_changed = Signal(object)
    """All rule sets of the player, a tuple of ``RuleSet``, after a change by the person."""
    covered_changed = Signal()
    """Sheets cover something else of the page now: see ``covered``."""

    def __init__(
        self, dress: Dress, make_table: Callable[[], QWidget], place_file: Path | None = None
    ) -> None:
        """``make_table`` gives the view of the table when it is first wanted; ``place_file`` remembers size
        and place of the window."""
        super().__init__()
        self._dress = dress
        self._place_file = place_file
        self._settings = Settings()
        self._unfinished: tuple[MatchSummary, ...] = ()
        self._can_resign = self._can_rematch = self._can_hint = False
        self._rules: Ruleset | None = None
        self.setWindowTitle(translate("Window", "Scopa Desktop"))
        self.setMinimumSize(*LEAST)
        self._pages = Pages(dress, make_table, self)
        self._pages.made.connect(self._listen_to)
        self._sheets = OpenSheets(self._pages.stack, self)
        self._sheets.emptied.connect(self._focus_page_again)
        self._sheets.covered_changed.connect(self.covered_changed)
        self._own_rules = OwnRules(dress, self._ask, self)
        self._own_rules.changed.connect(self._change_rule_sets)
        self.setCentralWidget(self._pages.stack)
        self._menu_titles = add_menu_titles(self.menuBar())
        self._menus: Menus | None = None
        self._ring = FocusRing(self, dress.scheme)
        self._sheets.opened.connect(self._ring.raise_)
        self._listen_to("home")
        restore_place(self, place_file)
        self.home.focus_first()

    @property
    def page(self) -> PageKey:
        """The page that is shown."""
        return self._pages.shown

    @property
    def home(self) -> HomePage:
        return self._pages.home

    @property
    def table_page(self) -> TablePage:
        return self._pages.table

    @property
    def new_match(self) -> "NewMatchPage":
        return self._pages.new_match

    @property
    def history_page(self) -> "HistoryPage":
        return self._pages.history

    @property
    def decks_page(self) -> "DecksPage":
        return self._pages.decks

    @property
    def settings_page(self) -> "SettingsPage":
        return self._pages.settings

    @property
    def sheets(self) -> "tuple[Sheet, ...]":
        """The open sheets, the uppermost last."""
        return self._sheets.all

    @property
    def menus(self) -> "Menus":
        """What the menus hold, filled in when it is first wanted: Home shows their titles only."""
        if self._menus is None:
            from scopa_desktop.windows.menus import Menus

            made = self._menus = Menus(self.menuBar(), self._menu_titles, self.table_page)
            self._connect_menus(made)
            made.set_settings(self._settings)
            made.set_full_screen(self.isFullScreen())
            self._set_situation()
        return self._menus

    def show_page(self, key: PageKey) -> None:
        """Show a page with a short cross-fade; sheets over the old one go without a word."""
        self._pages.make(key)
        self.page_asked.emit(key)
        if self.page == "table" and key != "table":
            self.table_left.emit()
        self.dismiss_sheets()
        self._pages.show(key)
        self._set_situation()
        self._pages.focus_first()
        self.page_shown.emit(key)

    def set_settings(self, settings: Settings) -> None:
        """Show settings on all pages and in the menus."""
        self._settings = settings
        self._pages.set_settings(settings)
        if self._menus is not None:
            self._menus.set_settings(settings)

    def set_rule_sets(self, rule_sets: "Sequence[RuleSet]", chosen: str = "") -> None:
        """The rule sets of the player's own, by name; the one called ``chosen`` is chosen in New match."""
        self._own_rules.set_rule_sets(rule_sets)
        self._pages.set_rule_sets(rule_sets, chosen)

    def set_unfinished(self, matches: Sequence[MatchSummary]) -> None:
        """The matches that can be continued, the one played last first."""
        self._unfinished = tuple(matches)
        self.home.set_unfinished(matches)
        self._set_situation()

    def set_matches(self, matches: Sequence[MatchSummary]) -> None:
        """All matches, the newest first."""
        self.history_page.set_matches(matches)

    def set_match(self, *, can_resign: bool, can_rematch: bool, rules: "Ruleset | None" = None) -> None:
        """What can be done with the match on the table, and by which rules it is played."""
        self._rules = rules
        self._can_resign, self._can_rematch = can_resign, can_rematch
        self._set_situation()

    def set_can_hint(self, *, can_hint: bool) -> None:
        """Whether a hint can be asked for now."""
        if can_hint != self._can_hint:
            self._can_hint = can_hint
            self._set_situation()

    def open_sheet(self, sheet: "Sheet") -> "Sheet":
        """Lay a sheet over the page; listen to its ``closed`` before."""
        self._pages.end_fade()
        self._sheets.open(sheet, motion=self._moves)
        return sheet

    @property
    def covered(self) -> "tuple[QRect, ...]":
        """What the open sheets cover of the page."""
        return self._sheets.covered

    def dismiss_sheets(self) -> None:
        """Take all sheets away without a word."""
        self._sheets.dismiss()

    def show_fault(self, told: "FaultTold") -> "Sheet":
        """Tell a fault once."""
        from scopa_desktop.windows.questions import fault_sheet

        return self.open_sheet(fault_sheet(self._dress, told))

    def show_rules(self, rules: "Ruleset | None" = None) -> None:
        """Rules to read: those given, else those of the match on the table, else of the last set-up."""
        from scopa_desktop.windows.rules_sheet import rules_sheet

        if rules is None and self.page == "table":
            rules = self._rules
        if rules is None:
            rules = self._settings.set_up.rules
        self._open_once(rules_sheet(self._dress, rules), "rules")

    def show_added_deck(self, key: str) -> None:
        """The deck of this key is among the player's own now: list it and play with it."""
        self.decks_page.refresh()
        self._settings_chosen(replace(self._settings, deck=key, variant="", back=""))
        self.decks_page.focus_first()

    def export_record(self, match: MatchSummary, text: str) -> None:
        """Ask where to, and write a record there; says what became of it."""
        from scopa_desktop.windows.record_export import open_save_dialog, suggested_name

        open_save_dialog(self, suggested_name(match), lambda path: self._write(path, text))

    def show_import(self, report: "ImportReport") -> None:
        """Tell what became of the records that were read."""
        from scopa_desktop.windows.import_sheet import import_sheet

        self.open_sheet(import_sheet(self._dress, report))

    @property
    def _moves(self) -> bool:
        return self._settings.tempo != "instant"

    def _listen_to(self, key: str) -> None:
        """What the pages ask for, from when each is made."""
        match key:
            case "home":
                self._listen_to_home()
            case "new_match":
                page = self.new_match
                page.home_asked.connect(lambda: self.show_page("home"))
                page.deal_asked.connect(self.deal_asked)
                page.rules_asked.connect(self.show_rules)
                page.save_asked.connect(self._own_rules.ask_to_save)
                page.rename_asked.connect(self._own_rules.ask_to_rename)
                page.delete_asked.connect(self._own_rules.ask_to_delete)
            case "history":
                history = self.history_page
                history.home_asked.connect(lambda: self.show_page("home"))
                history.continue_asked.connect(self.continue_asked)
                history.delete_asked.connect(self._ask_to_delete)
                history.export_asked.connect(self.export_asked)
                history.import_asked.connect(self._ask_for_records)
            case "decks":
                decks = self.decks_page
                decks.home_asked.connect(lambda: self.show_page("home"))
                decks.settings_changed.connect(self._settings_chosen)
                decks.folder_asked.connect(self.deck_folder_asked)
                decks.add_asked.connect(self._ask_for_deck)
            case "settings":
                settings = self.settings_page
                settings.home_asked.connect(lambda: self.show_page("home"))
                settings.settings_changed.connect(self._settings_chosen)
                settings.reset_asked.connect(self._ask_to_reset)
                settings.decks_asked.connect(lambda: self.show_page("decks"))

    def _listen_to_home(self) -> None:
        self.home.continue_asked.connect(self.continue_asked)
        self.home.play_asked.connect(self.play_asked)
        self.home.set_up_asked.connect(
            lambda set_up: self.deal_asked.emit(self._settings.with_set_up(set_up))
        )
        self.home.new_match_asked.connect(lambda: self.show_page("new_match"))
        self.home.history_asked.connect(lambda: self._show_history(False))
        self.home.unfinished_asked.connect(lambda: self._show_history(True))
        self.home.decks_asked.connect(lambda: self.show_page("decks"))
        self.home.settings_asked.connect(lambda: self.show_page("settings"))

    def _connect_menus(self, menus: "Menus") -> None:
        menus.new_match_asked.connect(lambda: self.show_page("new_match"))
        menus.continue_asked.connect(self._continue_last)
        menus.rematch_asked.connect(self._ask_for_rematch)
        menus.home_asked.connect(lambda: self.show_page("home"))
        menus.resign_asked.connect(self._ask_to_resign)
        menus.history_asked.connect(lambda: self._show_history(False))
        menus.decks_asked.connect(lambda: self.show_page("decks"))
        menus.settings_asked.connect(lambda: self.show_page("settings"))
        menus.quit_asked.connect(self.close)
        menus.skip_asked.connect(self.skip_asked)
        menus.hint_asked.connect(self.hint_asked)
        menus.full_screen_asked.connect(self._set_full_screen)
        menus.rules_asked.connect(self.show_rules)
        menus.keys_asked.connect(self._show_keys)
        menus.about_asked.connect(self._show_about)
        menus.log_folder_asked.connect(self.log_folder_asked)
        menus.settings_changed.connect(self._settings_chosen)

    def _show_about(self) -> None:
        from scopa_desktop.windows.about_sheet import about_sheet

        self._open_once(about_sheet(self._dress), "about")

    def _show_keys(self) -> None:
        from scopa_desktop.windows.keys_sheet import keys_sheet

        self._open_once(keys_sheet(self._dress, self.menus.shortcuts()), "keys")

    def _settings_chosen(self, settings: Settings) -> None:
        self.set_settings(settings)
        self.settings_changed.emit(settings)

    def _show_history(self, only_unfinished: bool) -> None:
        self.history_page.show_only_unfinished(only_unfinished)
        self.show_page("history")

    def _continue_last(self) -> None:
        if self._unfinished:
            self.continue_asked.emit(self._unfinished[0].id)

    def _ask_to_delete(self, match: MatchSummary) -> None:
        from scopa_desktop.windows.questions import delete_question

        question = delete_question(self._dress, match, self.history_page.name_of(match))
        self._ask(question, lambda: self.delete_confirmed.emit(match.id))

    def _ask_for_records(self) -> None:
        from scopa_desktop.windows.record_export import open_import_dialog

        open_import_dialog(self, self.import_asked.emit)

    def _ask_for_deck(self) -> None:
        from scopa_desktop.windows.folder_dialog import open_folder_dialog

        open_folder_dialog(self, translate("Window", "Add a deck"), self.deck_added.emit)

    def _ask_to_resign(self) -> None:
        from scopa_desktop.windows.questions import resign_question

        self._ask(resign_question(self._dress), self.resign_confirmed.emit)

    def _ask_for_rematch(self) -> None:
        """At once after a match; one in play could be left by a slip of the fingers."""
        if not self._can_resign:
            self.rematch_asked.emit()
            return
        from scopa_desktop.windows.questions import rematch_question

        question = rematch_question(self._dress)
        question.closed.connect(lambda key: self.rematch_asked.emit() if key else None)
        self._open_once(question, "rematch")

    def _ask_to_reset(self) -> None:
        from scopa_desktop.windows.questions import reset_question

        self._ask(reset_question(self._dress), self._reset)

    def _change_rule_sets(self, rule_sets: "tuple[RuleSet, ...]", chosen: str) -> None:
        self._pages.set_rule_sets(rule_sets, chosen)
        self.rule_sets_changed.emit(rule_sets)

    def _ask(self, question: "Sheet", do: Callable[[], object]) -> None:
        self._pages.end_fade()
        self._sheets.ask(question, do, motion=self._moves)

    def _reset(self) -> None:
        # Whom one played with belongs to another page.
        self._settings_chosen(replace(Settings(), set_ups=self._settings.set_ups))

    def _write(self, path: str, text: str) -> None:
        from scopa_desktop.windows.questions import export_fault_sheet, exported_sheet
        from scopa_desktop.windows.record_export import file_name, write_text

        reason, name = write_text(path, text), file_name(path)
        self.open_sheet(
            export_fault_sheet(self._dress, name, reason) if reason else exported_sheet(self._dress, name)
        )

    def _open_once(self, sheet: "Sheet", name: str) -> None:
        self._pages.end_fade()
        self._sheets.open_once(sheet, name, motion=self._moves)

    def _focus_page_again(self) -> None:
        if self._pages.stack.focusWidget() is None:
            self._pages.focus_first()

    def _set_situation(self) -> None:
        if self._menus is None:
            return
        from scopa_desktop.windows.menus import Situation

        page = self.page
        now = Situation(
            at_home=page == "home",
            at_table=page == "table",
            has_unfinished=bool(self._unfinished),
            can_resign=self._can_resign,
            can_rematch=self._can_rematch,
            can_hint=self._can_hint,
        )
        self._menus.set_situation(now)

    def _set_full_screen(self, on: bool) -> None:
        if on:
            self.showFullScreen()
        else:
            self.setWindowState(self.windowState() & ~Qt.WindowState.WindowFullScreen)

    def _show_full_screen(self) -> None:
        if self._menus is not None:
            self._menus.set_full_screen(self.isFullScreen())

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.WindowStateChange:
            self._show_full_screen()
        super().changeEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        self._pages.end_fade()
        self.dismiss_sheets()
        keep_place(self, self._place_file)
        event.accept()

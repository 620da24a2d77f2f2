"""The pages of the window: each made when it is first wanted, one of them shown."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Literal, TypeAlias

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QStackedWidget, QWidget
from shiboken6 import isValid

from scopa_desktop.storage.settings import Settings
from scopa_desktop.windows.dress import Dress
from scopa_desktop.windows.home import HomePage
from scopa_desktop.windows.table_page import TablePage

if TYPE_CHECKING:
    from scopa_desktop.storage.rule_sets import RuleSet
    from scopa_desktop.windows.decks_page import DecksPage
    from scopa_desktop.windows.fade import Fade
    from scopa_desktop.windows.history_page import HistoryPage
    from scopa_desktop.windows.new_match import NewMatchPage
    from scopa_desktop.windows.settings_page import SettingsPage

PageKey: TypeAlias = Literal["home", "new_match", "table", "history", "decks", "settings"]


class Pages(QObject):
    """Home and table from the start, the others when they are first wanted: Home need not wait for them."""

    made = Signal(str)
    """Key of a page made just now: the moment to listen to it."""

    def __init__(self, dress: Dress, make_table: Callable[[], QWidget], parent: QObject) -> None:
        super().__init__(parent)
        self._dress = dress
        self._settings = Settings()
        self._rule_sets: tuple[RuleSet, ...] = ()
        self._fade: Fade | None = None
        self._pages: dict[PageKey, QWidget] = {}
        self._focus_first: dict[PageKey, Callable[[], None]] = {}
        self.home = HomePage(dress)
        self.table = TablePage(make_table)
        self._settings_shown: list[Callable[[Settings], None]] = [self.home.set_settings]
        self.stack = QStackedWidget()
        self._add("home", self.home, self.home.focus_first)
        self._add("table", self.table, self.table.focus_first)

    @property
    def shown(self) -> PageKey:
        """The page that is shown."""
        current = self.stack.currentWidget()
        return next(key for key, page in self._pages.items() if page is current)

    @property
    def new_match(self) -> "NewMatchPage":
        from scopa_desktop.windows.new_match import NewMatchPage

        page = self._pages.get("new_match")
        if isinstance(page, NewMatchPage):
            return page
        made = NewMatchPage(self._dress)
        made.set_rule_sets(self._rule_sets)
        self._add("new_match", made, made.focus_first, made.set_settings)
        return made

    @property
    def history(self) -> "HistoryPage":
        from scopa_desktop.windows.history_page import HistoryPage

        page = self._pages.get("history")
        if isinstance(page, HistoryPage):
            return page
        made = HistoryPage(self._dress)
        made.set_rule_sets(self._rule_sets)
        self._add("history", made, made.focus_first)
        return made

    @property
    def decks(self) -> "DecksPage":
        from scopa_desktop.skins.shelf import deck_folders, find_decks
        from scopa_desktop.windows.decks_page import DecksPage

        page = self._pages.get("decks")
        if isinstance(page, DecksPage):
            return page
        made = DecksPage(self._dress, lambda: find_decks(deck_folders()))
        self._add("decks", made, made.focus_first, made.set_settings)
        return made

    @property
    def settings(self) -> "SettingsPage":
        from scopa_desktop.windows.settings_page import SettingsPage

        page = self._pages.get("settings")
        if isinstance(page, SettingsPage):
            return page
        made = SettingsPage(self._dress)
        self._add("settings", made, made.focus_first, made.set_settings)
        return made

    def make(self, key: PageKey) -> None:
        """Have a page ready to be shown."""
        match key:
            case "new_match":
                _ = self.new_match
            case "history":
                _ = self.history
            case "decks":
                self.decks.refresh()
            case "settings":
                _ = self.settings
            case "table":
                self.table.build()

    def show(self, key: PageKey) -> None:
        """Show a page that is ready, with a short cross-fade."""
        before = self.shown
        if key == before:
            return
        self.end_fade()
        if self._settings.tempo != "instant" and self.stack.isVisible():
            from scopa_desktop.windows.fade import Fade

            self._fade = Fade(self.stack, self._pages[before])
        self.stack.setCurrentWidget(self._pages[key])
        if self._fade is not None:
            self._fade.raise_()

    def focus_first(self) -> None:
        """Give the focus to where the page that is shown wants it."""
        self._focus_first[self.shown]()

    def end_fade(self) -> None:
        """Nothing of the page before is seen any more."""
        if self._fade is not None and isValid(self._fade):
            self._fade.stop()
        self._fade = None

    def set_settings(self, settings: Settings) -> None:
        """Show settings on all pages."""
        if _deck_of(settings) != _deck_of(self._settings):
            # Cards lie on pages and sheets of every kind.
            for child in self.stack.findChildren(QWidget):
                child.update()
        self._settings = settings
        for show in self._settings_shown:
            show(settings)

    def set_rule_sets(self, rule_sets: "Sequence[RuleSet]", chosen: str = "") -> None:
        """The player's own rule sets; the one called ``chosen`` is chosen in New match."""
        self._rule_sets = tuple(rule_sets)
        if "new_match" in self._pages:
            self.new_match.set_rule_sets(rule_sets, chosen)
        if "history" in self._pages:
            self.history.set_rule_sets(rule_sets)

    def _add(
        self,
        key: PageKey,
        page: QWidget,
        focus_first: Callable[[], None],
        show_settings: Callable[[Settings], None] | None = None,
    ) -> None:
        self._pages[key] = page
        self._focus_first[key] = focus_first
        self.stack.addWidget(page)
        self.made.emit(key)
        if show_settings is not None:
            self._settings_shown.append(show_settings)
            show_settings(self._settings)


def _deck_of(settings: Settings) -> tuple[str, str, bool]:
    return settings.deck, settings.variant, settings.large_indices

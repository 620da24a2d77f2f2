"""The menu bar: every order that exists, with its key."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, get_args

from PySide6.QtCore import QCoreApplication, QObject, Qt, Signal, SignalInstance
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMenu, QMenuBar, QWidget

from scopa_desktop.look import tokens
from scopa_desktop.storage.settings import Cloth, Counters, HandOrder, Settings
from scopa_desktop.wording.deck_names import PROGRAM_DECKS, deck_name
from scopa_desktop.wording.rules import cloth_name, counters_name, hand_order_name, tempo_name

translate = QCoreApplication.translate

Role = QAction.MenuRole
CLOTHS = get_args(Cloth)
FOUR_COLOURS = "four_colours"
"""Key of the variant of the French decks."""
KeyGroup = tuple[str, list[tuple[QKeySequence, str]]]
"""A heading, and shortcuts with what they do."""


@dataclass(frozen=True, slots=True)
class Situation:
    """What can be ordered now."""

    at_home: bool = True
    at_table: bool = False
    has_unfinished: bool = False
    can_resign: bool = False
    can_rematch: bool = False
    can_hint: bool = False


class Menus(QObject):
    """Fills a menu bar.  Its signals are what the person asked for."""

    new_match_asked = Signal()
    continue_asked = Signal()
    rematch_asked = Signal()
    home_asked = Signal()
    resign_asked = Signal()
    history_asked = Signal()
    decks_asked = Signal()
    settings_asked = Signal()
    quit_asked = Signal()
    skip_asked = Signal()
    hint_asked = Signal()
    full_screen_asked = Signal(bool)
    rules_asked = Signal()
    keys_asked = Signal()
    about_asked = Signal()
    log_folder_asked = Signal()
    settings_changed = Signal(object)
    """``Settings`` after a choice in the View menu."""

    def __init__(self, bar: QMenuBar, titles: Sequence[QMenu], table: QWidget) -> None:
        """``titles`` are the empty menus of ``bar``; only at ``table`` the space bar skips the motion."""
        super().__init__(bar)
        self._settings = Settings()
        self._described: list[tuple[str, QAction, str]] = []
        self._choices: dict[str, dict[str, QAction]] = {}
        """By field of the settings and its value."""
        self._switches: dict[str, QAction] = {}
        match, play, view, about = titles
        self._fill_match(match)
        self._fill_play(play, table)
        self._fill_view(view)
        self._fill_help(about)
        self.set_settings(self._settings)
        self.set_situation(Situation())

    def set_settings(self, settings: Settings) -> None:
        """Tick what is in force; tells nobody."""
        self._settings = settings
        for field, actions in self._choices.items():
            for value, action in actions.items():
                # A deck of the player's own is in no menu: then none is ticked.
                action.setChecked(value == getattr(settings, field))
        for field, action in self._switches.items():
            action.setChecked(getattr(settings, field))
        self._four_colours.setChecked(settings.variant == FOUR_COLOURS)

    def set_situation(self, now: Situation) -> None:
        """Offer only what has an effect now."""
        self._continue.setEnabled(now.has_unfinished and not now.at_table)
        self._rematch.setEnabled(now.at_table and now.can_rematch)
        self._resign.setEnabled(now.at_table and now.can_resign)
        self._home.setEnabled(not now.at_home)
        self._home.setText(
            translate("Menu", "&Leave to Home") if now.at_table else translate("Menu", "&Home")
        )
        self._skip.setEnabled(now.at_table)
        self._hint.setEnabled(now.at_table and now.can_hint)

    def set_full_screen(self, on: bool) -> None:
        """Tick or untick the full screen; tells nobody."""
        self._full_screen.setChecked(on)

    def shortcuts(self) -> list[KeyGroup]:
        """The shortcuts by menu, for the sheet of keys."""
        groups: dict[str, list[tuple[QKeySequence, str]]] = {}
        for heading, action, does in self._described:
            groups.setdefault(heading, []).append((action.shortcut(), does))
        return list(groups.items())

    def _fill_match(self, menu: QMenu) -> None:
        heading = translate("Menu", "Match")
        new = self._add(menu, translate("Menu", "&New match…"), self.new_match_asked, "Ctrl+N")
        self._described.append((heading, new, translate("Menu", "new match")))
        self._continue = self._add(menu, translate("Menu", "&Continue"), self.continue_asked, "Ctrl+O")
        self._described.append((heading, self._continue, translate("Menu", "continue the last match")))
        self._rematch = self._add(menu, translate("Menu", "&Rematch"), self.rematch_asked, "Ctrl+R")
        self._described.append((heading, self._rematch, translate("Menu", "rematch")))
        menu.addSeparator()
        self._home = self._add(menu, "", self.home_asked, "Alt+Left")
        self._described.append((heading, self._home, translate("Menu", "home; the match stays")))
        self._resign = self._add(menu, translate("Menu", "R&esign…"), self.resign_asked)
        menu.addSeparator()
        history = self._add(menu, translate("Menu", "H&istory"), self.history_asked, "Ctrl+H")
        self._described.append((heading, history, translate("Menu", "history")))
        decks = self._add(menu, translate("Menu", "&Decks"), self.decks_asked, "Ctrl+D")
        self._described.append((heading, decks, translate("Menu", "decks, backs and cloths")))
        settings = self._add(menu, translate("Menu", "&Settings"), self.settings_asked, "Ctrl+,")
        settings.setMenuRole(Role.PreferencesRole)
        self._described.append((heading, settings, translate("Menu", "settings")))
        menu.addSeparator()
        leave = self._add(menu, translate("Menu", "&Quit"), self.quit_asked, "Ctrl+Q")
        leave.setMenuRole(Role.QuitRole)
        self._described.append((heading, leave, translate("Menu", "quit; the match stays")))

    def _fill_play(self, menu: QMenu, table: QWidget) -> None:
        self._skip = self._add(menu, translate("Menu", "&Skip the motion"), self.skip_asked, "Space")
        # Anywhere else the space bar presses buttons.
        self._skip.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        table.addAction(self._skip)
        self._hint = self._add(menu, translate("Menu", "&Hint"), self.hint_asked, "H")
        # Elsewhere the letter is typed.
        self._hint.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        table.addAction(self._hint)

    def _fill_view(self, menu: QMenu) -> None:
        heading = translate("Menu", "Window")
        self._full_screen = self._add(menu, translate("Menu", "&Full screen"), None, "F11")
        self._full_screen.setCheckable(True)
        self._full_screen.triggered.connect(self.full_screen_asked)
        self._described.append((heading, self._full_screen, translate("Menu", "full screen")))
        menu.addSeparator()
        tempos = [(key, tempo_name(key)) for key in tokens.TEMPO]
        self._add_choices(menu.addMenu(translate("Menu", "&Tempo")), "tempo", tempos)
        self._fill_deck(menu.addMenu(translate("Menu", "&Deck")))
        cloths = [(key, cloth_name(key)) for key in CLOTHS]
        self._add_choices(menu.addMenu(translate("Menu", "&Cloth")), "cloth", cloths)
        counters = [(key, counters_name(key)) for key in get_args(Counters)]
        self._add_choices(menu.addMenu(translate("Menu", "C&ounters")), "counters", counters)
        orders = [(key, hand_order_name(key)) for key in get_args(HandOrder)]
        self._add_choices(menu.addMenu(translate("Menu", "Your &hand")), "hand_order", orders)
        self._add_switch(menu, translate("Menu", "&Values in the corner"), "value_corners")

    def _fill_deck(self, menu: QMenu) -> None:
        self._add_choices(menu, "deck", [(key, deck_name(key, key)) for key in PROGRAM_DECKS])
        menu.addSeparator()
        self._four_colours = self._add(menu, translate("Menu", "&Four colours (French)"), None)
        self._four_colours.setCheckable(True)
        self._four_colours.triggered.connect(lambda on: self._change(variant=FOUR_COLOURS if on else ""))
        self._add_switch(menu, translate("Menu", "&Large indices"), "large_indices")
        menu.addSeparator()
        self._add(menu, translate("Menu", "&All decks and backs…"), self.decks_asked)

    def _fill_help(self, menu: QMenu) -> None:
        heading = translate("Menu", "Window")
        rules = self._add(menu, translate("Menu", "&Rules of Scopa"), self.rules_asked, "F1")
        self._described.append((heading, rules, translate("Menu", "the rules")))
        keys = self._add(menu, translate("Menu", "&Keyboard"), self.keys_asked, "F2")
        self._described.append((heading, keys, translate("Menu", "these keys")))
        menu.addSeparator()
        self._add(menu, translate("Menu", "Open the &log folder"), self.log_folder_asked)
        about = self._add(menu, translate("Menu", "&About Scopa Desktop"), self.about_asked)
        about.setMenuRole(Role.AboutRole)

    def _add(self, menu: QMenu, text: str, order: SignalInstance | None, key: str | None = None) -> QAction:
        action = QAction(text, self)
        # Else macOS takes away what merely sounds like its own entries.
        action.setMenuRole(Role.NoRole)
        if key is not None:
            action.setShortcut(QKeySequence(key))
        if order is not None:
            action.triggered.connect(order)
        menu.addAction(action)
        return action

    def _add_choices(self, menu: QMenu, field: str, options: Sequence[tuple[str, str]]) -> None:
        """One of several values of a setting."""
        group = QActionGroup(menu)
        group.setExclusionPolicy(QActionGroup.ExclusionPolicy.ExclusiveOptional)
        for value, text in options:
            action = self._add(menu, text, None)
            action.setCheckable(True)
            action.triggered.connect(lambda _=False, value=value: self._change(**{field: value}))
            group.addAction(action)
            self._choices.setdefault(field, {})[value] = action

    def _add_switch(self, menu: QMenu, text: str, field: str) -> None:
        action = self._add(menu, text, None)
        action.setCheckable(True)
        action.triggered.connect(lambda on: self._change(**{field: on}))
        self._switches[field] = action

    def _change(self, **field: Any) -> None:
        changed = replace(self._settings, **field)
        is_other = changed != self._settings
        # The tick of what was chosen once more would else be gone.
        self.set_settings(changed)
        if is_other:
            self.settings_changed.emit(changed)

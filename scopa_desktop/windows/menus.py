"""The menu bar: every order that exists, with its key."""

from dataclasses import dataclass, replace
from typing import Any

from PySide6.QtCore import QCoreApplication, QObject, Qt, Signal, SignalInstance
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMenu, QMenuBar, QWidget

from scopa_desktop.look import tokens
from scopa_desktop.storage.settings import Settings
from scopa_desktop.wording.rules import cloth_name, tempo_name

translate = QCoreApplication.translate

Role = QAction.MenuRole
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


class Menus(QObject):
    """Fills a menu bar.  Its signals are what the person asked for."""

    new_match_asked = Signal()
    continue_asked = Signal()
    rematch_asked = Signal()
    home_asked = Signal()
    resign_asked = Signal()
    history_asked = Signal()
    settings_asked = Signal()
    quit_asked = Signal()
    skip_asked = Signal()
    full_screen_asked = Signal(bool)
    rules_asked = Signal()
    keys_asked = Signal()
    about_asked = Signal()
    log_folder_asked = Signal()
    settings_changed = Signal(object)
    """``Settings`` after a choice in the View menu."""

    def __init__(self, bar: QMenuBar, table: QWidget) -> None:
        """``table`` is the only place where the space bar skips the motion."""
        super().__init__(bar)
        self._settings = Settings()
        self._described: list[tuple[str, QAction, str]] = []
        self._tempos: dict[str, QAction] = {}
        self._cloths: dict[str, QAction] = {}
        self._fill_match(bar.addMenu(translate("Menu", "&Match")))
        self._fill_play(bar.addMenu(translate("Menu", "&Play")), table)
        self._fill_view(bar.addMenu(translate("Menu", "&View")))
        self._fill_help(bar.addMenu(translate("Menu", "&Help")))
        self.set_settings(self._settings)
        self.set_situation(Situation())

    def set_settings(self, settings: Settings) -> None:
        """Tick what is in force; tells nobody."""
        self._settings = settings
        self._tempos[settings.tempo].setChecked(True)
        self._cloths[settings.cloth].setChecked(True)
        self._values.setChecked(settings.value_corners)

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

    def _fill_view(self, menu: QMenu) -> None:
        heading = translate("Menu", "Window")
        self._full_screen = self._add(menu, translate("Menu", "&Full screen"), None, "F11")
        self._full_screen.setCheckable(True)
        self._full_screen.triggered.connect(self.full_screen_asked)
        self._described.append((heading, self._full_screen, translate("Menu", "full screen")))
        menu.addSeparator()
        tempo = menu.addMenu(translate("Menu", "&Tempo"))
        for key in tokens.TEMPO:
            self._tempos[key] = self._add_choice(tempo, tempo_name(key), tempo=key)
        cloth = menu.addMenu(translate("Menu", "&Cloth"))
        for key in tokens.FELT:
            self._cloths[key] = self._add_choice(cloth, cloth_name(key), cloth=key)
        for submenu, actions in ((tempo, self._tempos), (cloth, self._cloths)):
            group = QActionGroup(submenu)
            for action in actions.values():
                group.addAction(action)
        self._values = self._add(menu, translate("Menu", "&Values in the corner"), None)
        self._values.setCheckable(True)
        self._values.triggered.connect(lambda on: self._change(value_corners=on))

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

    def _add_choice(self, menu: QMenu, text: str, **field: str) -> QAction:
        action = self._add(menu, text, None)
        action.setCheckable(True)
        action.triggered.connect(lambda: self._change(**field))
        return action

    def _change(self, **field: Any) -> None:
        changed = replace(self._settings, **field)
        if changed != self._settings:
            self._settings = changed
            self.settings_changed.emit(changed)

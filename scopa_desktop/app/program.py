"""The program with its window: every object is built here, once, and connected."""

import sys

from PySide6.QtCore import QTimer, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QApplication

from scopa_desktop import __version__, paths
from scopa_desktop.app.journal import open_journal
from scopa_desktop.app.language import install_texts
from scopa_desktop.app.match_host import MatchHost
from scopa_desktop.controller.match_controller import MatchController
from scopa_desktop.controller.setup import HUMAN, MatchSetup
from scopa_desktop.controller.thinker import Thinker
from scopa_desktop.look import fonts
from scopa_desktop.look.drawings import Drawings
from scopa_desktop.look.icons import program_icon
from scopa_desktop.look.shadows import Shadows
from scopa_desktop.look.style_sheet import style_sheet
from scopa_desktop.look.surfaces import Surfaces
from scopa_desktop.rules.ruleset import ruleset
from scopa_desktop.skins.card_faces import CardFaces
from scopa_desktop.skins.skin import load_skin
from scopa_desktop.storage.faults import StorageFault
from scopa_desktop.storage.history import HistoryStore, HistoryUnreadable, HistoryUnwritable, MatchSummary
from scopa_desktop.storage.settings import Settings, SettingsStore
from scopa_desktop.table.scene import TableScene
from scopa_desktop.table.view import TableView
from scopa_desktop.windows.dress import Dress, Pictures
from scopa_desktop.windows.main_window import MainWindow, PageKey
from scopa_desktop.windows.names import player_names
from scopa_desktop.wording.faults import storage_fault_told


class Program:
    """Built once a process; ``run`` shows the window and returns when it is closed."""

    def __init__(self) -> None:
        self.application = _application()
        assets, data = paths.assets_dir(), paths.data_dir()
        open_journal(paths.log_dir())
        self._texts = install_texts(self.application)
        fonts.load_title_font(assets)
        self._settings_store = SettingsStore(data / "settings.json")
        self.settings = self._settings_store.load()
        self.history = HistoryStore(data / "history.sqlite")
        faces = CardFaces(load_skin(assets / "decks" / "italian"), assets)
        drawings, shadows, surfaces = Drawings(assets), Shadows(), Surfaces(assets)
        dress = Dress(
            Pictures(drawings, shadows, surfaces, faces.face),
            em=fonts.base_em(),
        )
        self.application.setStyleSheet(style_sheet(dress.scheme, dress.em, assets))
        self.scene = TableScene(faces, surfaces, drawings, shadows)
        self.scene.set_em(dress.em)
        self.window = MainWindow(dress, TableView(self.scene), data / "window.ini")
        self.window.setWindowIcon(program_icon(assets))
        self.thinker = Thinker()
        self.controller = MatchController(self.history, self.thinker, self._pace)
        self._host = MatchHost(dress, self.controller, self.scene, self.window)
        self._connect()
        self._apply(self.settings)
        self._refresh("home")

    def run(self) -> int:
        """Shows Home; the exit code of the application."""
        self.window.show()
        # After the first picture: the worker's start and what must be told are not worth waiting for.
        QTimer.singleShot(0, self.thinker.start)
        QTimer.singleShot(0, self._tell_faults)
        try:
            return self.application.exec()
        finally:
            self.close()

    def close(self) -> None:
        """Ends motion, worker and history; a match in play can be continued."""
        self.scene.stop()
        self.controller.leave()
        self.thinker.close()
        self.history.close()

    def _connect(self) -> None:
        window = self.window
        window.page_asked.connect(self._refresh)
        window.play_asked.connect(lambda: self._begin(self.settings))
        window.deal_asked.connect(self._deal)
        window.continue_asked.connect(self._host.resume)
        window.settings_changed.connect(self._keep_settings)
        window.delete_confirmed.connect(self._delete)
        window.export_asked.connect(self._export)
        window.log_folder_asked.connect(self._open_log_folder)
        self.controller.storage_failed.connect(self._tell)

    def _pace(self) -> int:
        return 0 if self.settings.tempo == "instant" else self.settings.pace

    def _refresh(self, page: PageKey) -> None:
        """Fresh values for a page that is about to be shown."""
        try:
            if page == "history":
                self.window.set_matches(self.history.matches())
            self.window.set_unfinished(self.history.unfinished())
        except HistoryUnreadable as fault:
            self._tell(StorageFault("history", "unreadable", None, str(fault)))

    def _deal(self, settings: Settings) -> None:
        self._keep_settings(settings)
        self.window.set_settings(settings)
        self._begin(settings)

    def _begin(self, settings: Settings) -> None:
        names = player_names(settings)
        self._host.start(MatchSetup(ruleset(target=settings.target), names, (HUMAN, settings.level)))

    def _keep_settings(self, settings: Settings) -> None:
        already_told = self._settings_store.fault is not None
        fault = self._settings_store.save(settings)
        self._apply(settings)
        if fault is not None and not already_told:
            self._tell(fault)

    def _apply(self, settings: Settings) -> None:
        self.settings = settings
        self.window.set_settings(settings)
        self.scene.set_tempo(settings.tempo)
        self.scene.set_cloth(settings.cloth)
        self.scene.set_values(settings.value_corners)

    def _delete(self, match_id: int) -> None:
        try:
            self.history.delete(match_id)
        except HistoryUnwritable as fault:
            self._tell(StorageFault("history", "unwritable", None, str(fault)))
        self._refresh("history")

    def _export(self, match: MatchSummary) -> None:
        try:
            text = self.history.record_text(match.id)
        except HistoryUnreadable as fault:
            self._tell(StorageFault("match", "unreadable", None, str(fault)))
            return
        self.window.export_record(match, text)

    def _open_log_folder(self) -> None:
        folder = paths.log_dir()
        folder.mkdir(parents=True, exist_ok=True)
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder)))

    def _tell_faults(self) -> None:
        """What was wrong with the files at the start, each once."""
        for fault in (self.history.fault, self._settings_store.fault):
            if fault is not None:
                self._tell(fault)

    def _tell(self, fault: StorageFault) -> None:
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
    return Program().run()

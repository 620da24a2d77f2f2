import shutil
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QApplication, QLabel, QMessageBox
from pytestqt.qtbot import QtBot

from scopa_desktop import paths
from scopa_desktop.app import journal
from scopa_desktop.app import program as program_module
from scopa_desktop.app.program import Program
from scopa_desktop.skins import adoption
from scopa_desktop.storage.faults import StorageFault
from scopa_desktop.storage.history import HistoryUnreadable
from scopa_desktop.storage.settings import Settings, SettingsStore
from scopa_desktop.windows.pages import PageKey
from tests.fakes import FakeThinker
from tests.skins.strangers import write_deck


@pytest.fixture
def program(qtbot: QtBot, qapp: QApplication) -> Iterator[Program]:
    made = Program(thinker=FakeThinker())
    qtbot.addWidget(made.window)
    yield made
    made.close()
    qapp.setStyleSheet("")


def test_home_needs_no_table(program: Program) -> None:
    program.window.show()
    assert program._table is None
    program.prepare()
    assert program.table.thinker.is_started
    assert program.table.view.parent() is program.window.table_page


def test_home_stands_before_the_rest_is_built(program: Program, qtbot: QtBot) -> None:
    seen: list[bool] = []
    program.window.home.drawn.connect(lambda: seen.append(program._table is None))
    QTimer.singleShot(0, lambda: seen.append(program._table is None))

    def close_when_built() -> None:
        if program._table is not None and program.table.thinker.is_started:
            program.window.close()
        else:
            QTimer.singleShot(0, close_when_built)

    close_when_built()
    assert program.run() == 0
    assert seen == [True, True]
    assert program.table.thinker.is_closed


def test_closed_at_once_nothing_more_is_built(program: Program) -> None:
    QTimer.singleShot(0, program.window.close)
    assert program.run() == 0
    assert program._table is None


def test_the_command_keeps_a_log(monkeypatch: pytest.MonkeyPatch, user_folder: Path) -> None:
    opened: list[Path] = []
    monkeypatch.setattr(journal, "open_journal", opened.append)
    made: list[Program] = []

    class Watched(Program):
        def __init__(self, **options: bool) -> None:
            super().__init__(thinker=FakeThinker(), **options)
            made.append(self)

        def run(self) -> int:
            self.prepare()
            return 7

    monkeypatch.setattr(program_module, "Program", Watched)
    assert program_module.run() == 7
    assert opened == [user_folder / "log"]
    made[0].window.close()
    made[0].close()
    made[0].window.deleteLater()
    made[0].application.setStyleSheet("")


def test_settings_apply_at_once_and_are_kept(program: Program, user_folder: Path) -> None:
    program.prepare()
    program.window.settings_changed.emit(replace(program.settings, cloth="blue", pace=2000))
    assert program.settings.cloth == "blue"
    assert program._pace() == 2000
    assert SettingsStore(user_folder / "settings.json").load().cloth == "blue"
    program.window.settings_changed.emit(replace(program.settings, tempo="instant"))
    assert program._pace() == 0


def test_settings_that_cannot_be_saved_are_told_once(program: Program, user_folder: Path) -> None:
    program.window.show()
    (user_folder / "settings.json").mkdir()
    for cloth in ("blue", "red"):
        program.window.settings_changed.emit(replace(program.settings, cloth=cloth))
    assert program.settings.cloth == "red"
    assert len(program.window.sheets) == 1
    titles = {label.text() for label in program.window.sheets[0].findChildren(QLabel)}
    assert "Your settings cannot be saved" in titles
    program.window.dismiss_sheets()


@pytest.mark.parametrize("page", ["new_match", "history"])
def test_damaged_rule_sets_are_told_over_the_page_that_wants_them(
    program: Program, user_folder: Path, page: PageKey
) -> None:
    (user_folder / "rules.json").write_bytes(b"\0")
    program.window.show()
    program.window.show_page(page)
    (sheet,) = program.window.sheets
    assert "The file of your rule sets was damaged" in {label.text() for label in sheet.findChildren(QLabel)}
    program.window.dismiss_sheets()


def test_a_history_that_cannot_be_read_is_told_over_its_page(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail() -> None:
        raise HistoryUnreadable("gone")

    with monkeypatch.context() as broken:
        broken.setattr(program.history, "matches", fail)
        broken.setattr(program.history, "unfinished", fail)
        program.window.show()
        program.window.show_page("history")
        assert len(program.window.sheets) == 1
        program.window.dismiss_sheets()
        for page in ("settings", "history", "home"):
            program.window.show_page(page)
            assert program.window.sheets == ()
    program.window.show_page("history")
    monkeypatch.setattr(program.history, "unfinished", fail)
    program.window.show_page("home")
    assert len(program.window.sheets) == 1
    program.window.dismiss_sheets()


def test_a_folder_that_nothing_shows_is_named(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[str] = []
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: bool(shown.append(url.toLocalFile())))
    for asked in (program.window.log_folder_asked, program.window.deck_folder_asked):
        asked.emit()
        texts = {label.text() for label in program.window.sheets[-1].findChildren(QLabel)}
        assert "The folder could not be opened" in texts
        assert str(Path(shown[-1])) in texts
        program.window.dismiss_sheets()
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda _url: True)
    program.window.log_folder_asked.emit()
    assert program.window.sheets == ()


def test_why_a_file_was_refused_goes_to_the_log(program: Program, caplog: pytest.LogCaptureFixture) -> None:
    program._tell(StorageFault("settings", "damaged", "kept", "cloth: cannot be '\ud800'"))
    assert "settings damaged" in caplog.text
    assert "cloth: cannot be" in caplog.text
    program.window.dismiss_sheets()


def test_a_deck_is_changed_at_once_for_pages_and_table(program: Program) -> None:
    program.prepare()
    program.window.settings_changed.emit(replace(program.settings, deck="french", back="siren-blue"))
    assert program._art.deck == "french"
    faces = program._art.table_faces
    assert (faces.skin.key, faces.back_name) == ("french", "siren-blue")


def test_a_deck_that_is_gone_is_told_and_the_italian_one_used(
    qtbot: QtBot, qapp: QApplication, user_folder: Path
) -> None:
    SettingsStore(user_folder / "settings.json").save(Settings(deck="grandmother"))
    made = Program(thinker=FakeThinker())
    qtbot.addWidget(made.window)
    made.window.show()
    qtbot.waitUntil(lambda: made.window.home.is_drawn)
    made.prepare()
    said = {label.text() for label in made.window.sheets[-1].findChildren(QLabel)}
    assert "grandmother: there is no such deck any more." in said
    assert made._art.deck == "italian"
    made.window.dismiss_sheets()
    # Told once: the Italian one is the chosen one now, here and at the next start.
    assert made.settings.deck == "italian"
    assert SettingsStore(user_folder / "settings.json").load().deck == "italian"
    made.window.settings_changed.emit(replace(made.settings, cloth="red"))
    assert made.window.sheets == ()
    made.window.settings_changed.emit(replace(made.settings, deck="spanish"))
    made.window.settings_changed.emit(replace(made.settings, deck="grandmother"))
    assert len(made.window.sheets) == 1
    made.window.dismiss_sheets()
    made.window.close()
    made.close()
    qapp.setStyleSheet("")


def test_without_any_deck_the_program_says_so_and_ends(
    program: Program, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []
    monkeypatch.setattr(QMessageBox, "critical", lambda _window, title, text: said.extend((title, text)))
    without = tmp_path / "assets"
    shutil.copytree(paths.assets_dir(), without, ignore=shutil.ignore_patterns("decks"))
    monkeypatch.setattr(paths, "assets_dir", lambda: without)
    assert program.run() == 1
    assert said[0] == "There are no cards to play with"
    assert "there is no such deck any more" in said[1]
    assert program._table is None


def test_the_folder_of_decks_is_made_and_shown(
    program: Program, user_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown: list[QUrl] = []
    monkeypatch.setattr(QDesktopServices, "openUrl", shown.append)
    program.window.deck_folder_asked.emit()
    assert shown == [QUrl.fromLocalFile(str(user_folder / "decks"))]
    assert (user_folder / "decks").is_dir()


def test_a_deck_is_added_and_played_with(
    program: Program, user_folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = program.window
    window.show_page("decks")
    window.deck_added.emit(str(write_deck(tmp_path / "mine")))
    assert program.settings.deck == "mine"
    assert window.sheets == ()
    assert (user_folder / "decks" / "mine" / "deck.toml").is_file()
    window.deck_added.emit(str(tmp_path / "mine"))
    shown = [label.text() for label in window.sheets[-1].findChildren(QLabel)]
    assert "The deck was not added" in shown
    assert "mine: another deck has the key mine already." in shown
    window.dismiss_sheets()

    def full(*_: object) -> None:
        raise OSError(28, "No space left")

    monkeypatch.setattr(adoption.shutil, "copyfile", full)
    window.deck_added.emit(str(write_deck(tmp_path / "other")))
    shown = [label.text() for label in window.sheets[-1].findChildren(QLabel)]
    assert "other could not be copied: No space left." in shown
    assert program.settings.deck == "mine"


def test_the_log_folder_is_made_and_shown(
    program: Program, user_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown: list[QUrl] = []
    monkeypatch.setattr(QDesktopServices, "openUrl", shown.append)
    program.window.log_folder_asked.emit()
    assert shown == [QUrl.fromLocalFile(str(user_folder / "log"))]
    assert (user_folder / "log").is_dir()

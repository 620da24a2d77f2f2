from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication

from scopa_desktop import paths
from scopa_desktop.app.language import install_texts


def test_english_has_plural_forms(qapp: QApplication) -> None:
    translator = install_texts(qapp)
    assert translator is not None
    one, many = (QCoreApplication.translate("Scores", "You took %n point(s)", "", n) for n in (1, 2))
    qapp.removeTranslator(translator)
    assert (one, many) == ("You took 1 point", "You took 2 points")


def test_without_the_files_the_program_goes_on(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(paths, "assets_dir", lambda: tmp_path)
    assert install_texts(qapp) is None
    assert "no texts for en" in caplog.text

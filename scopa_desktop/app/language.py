"""The texts of the interface in the player's language."""

import logging

from PySide6.QtCore import QCoreApplication, QLocale, QTranslator

from scopa_desktop import paths

_log = logging.getLogger("scopa")


def install_texts(application: QCoreApplication, language: str = "en") -> QTranslator | None:
    """Loads the texts of a language; the returned translator must be kept.

    English needs them too: they hold the plural forms.
    """
    translator = QTranslator(application)
    folder = paths.assets_dir() / "translations"
    if not translator.load(f"scopa_{language}", str(folder)):
        _log.warning("no texts for %s in %s", language, folder.name)
        return None
    QLocale.setDefault(QLocale(language))
    application.installTranslator(translator)
    return translator

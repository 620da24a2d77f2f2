"""The title face that comes with the program, and the system's own font for everything else."""

import logging
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from PySide6.QtGui import QFont, QFontDatabase, QFontInfo

from scopa_desktop.look.tokens import TITLE_FAMILIES, TITLE_WEIGHT

BOLD_FILE: Final = "ScopaTitle-Bold.ttf"
"""Of the title face: all that Home needs of it."""
TITLE_FILES: Final = ("ScopaTitle-Medium.ttf", BOLD_FILE)
LEAST_EM: Final = 16.0
"""px; systems with a smaller font of their own get this one."""

_log = logging.getLogger(__name__)


def load_title_font(assets: Path, files: Sequence[str] = TITLE_FILES) -> bool:
    """Make the title face known to Qt; once a file, after the application object is there.

    False if a file is missing or damaged: titles then stand in the nearest face the system has.
    """
    loaded = True
    for name in files:
        path = assets / "fonts" / name
        if not path.is_file() or QFontDatabase.addApplicationFont(str(path)) < 0:
            _log.warning("title font %s cannot be read; another face stands in", name)
            loaded = False
    return loaded


def title_font(px: float, weight: int = TITLE_WEIGHT) -> QFont:
    """The face of titles, names, scores and messages on the table; ``weight`` 500, or 700 for scores."""
    font = QFont(list(TITLE_FAMILIES))
    font.setStyleHint(QFont.StyleHint.Serif)
    return _sized(font, px, weight)


def body_font(px: float, weight: int = 400) -> QFont:
    """The system's font."""
    return _sized(QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont), px, weight)


def base_em(text_setting: float = 1.0) -> float:
    """Height of the body text in logical pixels: the system's, at least 16, times the player's setting."""
    system = QFontInfo(QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont)).pixelSize()
    return max(LEAST_EM, float(system)) * text_setting


def _sized(font: QFont, px: float, weight: int) -> QFont:
    font.setPixelSize(max(1, round(px)))
    font.setWeight(QFont.Weight(weight))
    return font

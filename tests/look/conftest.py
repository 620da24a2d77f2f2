from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QFontDatabase

from scopa_desktop.paths import assets_dir


@pytest.fixture
def assets() -> Path:
    return assets_dir()


@pytest.fixture
def no_title_font(qapp: object) -> Iterator[None]:
    """Without fonts of the program's own, before and after."""
    QFontDatabase.removeAllApplicationFonts()
    yield
    QFontDatabase.removeAllApplicationFonts()

"""Where the program's own files are and where the player's are kept."""

import os
import sys
from pathlib import Path

DATA_VARIABLE = "SCOPA_DATA_DIR"
"""Environment variable that puts data and log into a folder of the caller's choice."""

_APPLICATION = "scopa-desktop"


def assets_dir() -> Path:
    """The folder of decks, tables, fonts and icons: in a bundle, an installed package or the source tree."""
    bundle = getattr(sys, "_MEIPASS", None)
    if bundle is not None:
        return Path(bundle) / "assets"
    package = Path(__file__).resolve().parent
    installed = package / "assets"
    return installed if installed.is_dir() else package.parent / "assets"


def data_dir() -> Path:
    """The folder of history and settings; not created here."""
    chosen = os.environ.get(DATA_VARIABLE)
    if chosen:
        return Path(chosen)
    import platformdirs  # late: where the folder is given it is not wanted

    return Path(platformdirs.user_data_dir(_APPLICATION, appauthor=False))


def log_dir() -> Path:
    """The folder of the log file; not created here."""
    chosen = os.environ.get(DATA_VARIABLE)
    if chosen:
        return Path(chosen) / "log"
    import platformdirs

    return Path(platformdirs.user_log_dir(_APPLICATION, appauthor=False))

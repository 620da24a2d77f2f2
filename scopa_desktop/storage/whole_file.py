"""Write a file as a whole or not at all."""

import os
import tempfile
from pathlib import Path


def write_whole(path: Path, text: str) -> None:
    """Write a file so that readers, even after a power cut, meet the old text or the new one.

    Raises ``OSError`` and leaves the old file then, ``UnicodeEncodeError`` for what is no text.
    """
    content = text.encode()
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".new-{path.stem}-")
    fresh = Path(name)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        fresh.replace(path)
    except OSError:
        fresh.unlink(missing_ok=True)
        raise

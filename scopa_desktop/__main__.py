"""The entry of the program: hands over to the command line or to the window.

The worker process of the computer players imports this module again, so nothing that costs time is
imported at its top.
"""

import gc
import multiprocessing
import os
import sys
from pathlib import Path


def main(arguments: list[str] | None = None) -> int:
    """Runs one command, or the window when none is named; returns the exit code."""
    multiprocessing.freeze_support()
    # Imports leave no garbage; the collector is back when the first page stands.
    gc.disable()
    _replace_missing_streams()

    from scopa_desktop.cli.arguments import parse

    options = parse(sys.argv[1:] if arguments is None else arguments)
    if options.command is not None:
        gc.enable()
        return int(options.run(options))

    from scopa_desktop.app.program import run

    return run()


def _replace_missing_streams() -> None:
    """A windowed program on Windows has no streams at all; printing must not end it."""
    for name in ("stdout", "stderr"):
        if getattr(sys, name) is None:
            setattr(sys, name, Path(os.devnull).open("w", encoding="utf-8"))  # noqa: SIM115 - kept to the end


if __name__ == "__main__":
    sys.exit(main())

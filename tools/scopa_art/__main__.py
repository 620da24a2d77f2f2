"""Draw everything, check it, or lay it out on contact sheets; see the package's docstring."""

import sys
from pathlib import Path

from . import check, sheets
from .build import drawings


def main(arguments: list[str]) -> int:
    if len(arguments) != 2 or arguments[0] not in {"draw", "check", "sheets"}:
        print("python -m tools.scopa_art draw|check|sheets FOLDER")
        return 2
    verb, folder = arguments[0], Path(arguments[1])
    if verb == "draw":
        for name, draw in drawings().items():
            target = folder / name
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(draw().encode())
        return 0
    if verb == "sheets":
        sheets.draw_sheets(folder)
        return 0
    bad = check.problems(folder)
    print("\n".join(bad) or "all good")
    return 1 if bad else 0


sys.exit(main(sys.argv[1:]))

"""Hold a coverage report (json, with branches) to the thresholds of the project.

Usage: python tools/coverage_gate.py build/coverage.json
The parts that need no window and can lose a match or a point are covered whole.
"""

import json
import sys
from collections.abc import Mapping
from pathlib import Path, PurePath

WHOLE = (
    "scopa_desktop/rules/",
    "scopa_desktop/match/",
    "scopa_desktop/storage/",
    "scopa_desktop/table/layout.py",
    "scopa_desktop/table/places.py",
    "scopa_desktop/table/choreography.py",
    "scopa_desktop/table/cursor.py",
)
ELSEWHERE = 85.0


def shortfalls(percent_by_path: Mapping[str, float]) -> list[str]:
    """A line for each file below its threshold (in percent of lines and branches)."""
    lines = []
    for path, found in sorted(percent_by_path.items()):
        wanted = 100.0 if path.startswith(WHOLE) else ELSEWHERE
        if found < wanted:
            lines.append(f"{path}: {found:.1f} %, wanted {wanted:.0f} %")
    return lines


def main(report: str) -> int:
    files = json.loads(Path(report).read_text("utf-8"))["files"]
    low = shortfalls({PurePath(name).as_posix(): f["summary"]["percent_covered"] for name, f in files.items()})
    print("\n".join(low) or f"Coverage is in order: {len(files)} files.")
    return int(bool(low))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))

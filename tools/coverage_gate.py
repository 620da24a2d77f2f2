"""Run the tests and hold their coverage to the thresholds of the project.

Usage: python tools/coverage_gate.py [ARGUMENTS OF PYTEST]
The parts that need no window and can lose a match or a point are covered whole.
"""

import json
import subprocess
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
    "scopa_desktop/table/poses.py",
    "scopa_desktop/table/easing.py",
    "scopa_desktop/table/sweep.py",
    "scopa_desktop/table/motion.py",
    "scopa_desktop/table/goals.py",
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


def main(arguments: list[str]) -> int:
    report = Path(__file__).resolve().parent.parent / "build" / "coverage.json"
    report.unlink(missing_ok=True)
    options = ["--cov", f"--cov-report=json:{report}", *arguments]
    tests = subprocess.run([sys.executable, "-m", "pytest", *options], check=False).returncode
    if tests:
        return tests
    files = json.loads(report.read_text("utf-8"))["files"]
    found = {PurePath(name).as_posix(): file["summary"]["percent_covered"] for name, file in files.items()}
    low = shortfalls(found)
    print("\n".join(low) or f"Coverage is in order: {len(files)} files.")
    return int(bool(low))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

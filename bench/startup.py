"""How long until Home can be used, against a bare PySide6 window started in the same run.

    python bench/startup.py [--runs 7]

Each start is a process of its own, in turn the bare window and the program, with the data folder of an
earlier start.  Time runs from before the process is started until the first page is painted and the event
loop is free; Home then draws its picture, which is told apart.  Wall time, medians.
"""

import argparse
import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

BARE = """
import sys, time
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QMainWindow

class Window(QMainWindow):
    def paintEvent(self, event):
        QTimer.singleShot(0, done)

def done():
    print(time.time(), flush=True)
    app.quit()

app = QApplication([])
window = Window()
window.setWindowTitle("Bare")
window.resize(1280, 800)
window.show()
app.exec()
"""

SCOPA = """
import gc, sys, time
gc.disable()  # as the entry of the program does until Home stands
from PySide6.QtCore import QEvent, QObject, QTimer
from scopa_desktop.app.program import Program

class Watch(QObject):
    def eventFilter(self, watched, event):
        if event.type() == QEvent.Type.Paint and not self.seen:
            self.seen = True
            QTimer.singleShot(0, done)
        return False
    seen = False

def done():
    print(time.time(), flush=True)

def drawn():
    print(time.time(), flush=True)
    program.application.quit()

if __name__ == "__main__":
    program = Program()
    watch = Watch()
    program.window.home.installEventFilter(watch)
    program.window.home.drawn.connect(drawn)
    program.run()
"""


def started(source: str, folder: Path) -> list[float]:
    """Seconds from before the start until the page can be used and, for Home, until its picture is there."""
    script = folder / "start.py"
    script.write_text(source, encoding="utf-8")
    environment = {
        **os.environ,
        "QT_QPA_PLATFORM": os.environ.get("QT_QPA_PLATFORM", "offscreen"),
        "SCOPA_DATA_DIR": str(folder / "data"),
        "PYTHONPATH": str(ROOT),
    }
    begun = time.time()
    told = subprocess.run(
        [sys.executable, str(script)],
        env=environment,
        cwd=folder,
        check=True,
        capture_output=True,
        text=True,
    )
    return [float(moment) - begun for moment in told.stdout.split()]


def main() -> None:
    """Measures and prints one line a program and the ratio."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--runs", type=int, default=7)
    runs = parser.parse_args().runs
    times: dict[str, list[float]] = {"bare window": [], "scopa": [], "its picture": []}
    with tempfile.TemporaryDirectory() as folder:
        for run in range(runs + 1):
            bare, home = started(BARE, Path(folder)), started(SCOPA, Path(folder))
            if run:  # the first fills the file cache and makes the data folder
                for name, seconds in zip(times, (*bare, *home), strict=True):
                    times[name].append(seconds)
    medians = {name: statistics.median(seconds) for name, seconds in times.items()}
    for name, median in medians.items():
        print(f"{name}: median {median * 1000:.0f} ms, best {min(times[name]) * 1000:.0f} ms of {runs}")
    print(f"ratio {medians['scopa'] / medians['bare window']:.2f}")


if __name__ == "__main__":
    main()

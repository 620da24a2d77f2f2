#!/usr/bin/env python3
"""Set up, run, test and check Scopa Desktop on a machine that has nothing but Python.

python3 dev.py setup       everything needed for the commands below
python3 dev.py run         play; further arguments go to the program (python3 dev.py run verify FILE)
python3 dev.py test        run the tests; further arguments go to pytest
python3 dev.py check       ruff, mypy, import-linter
python3 dev.py coverage    run the tests and hold their coverage to its thresholds
"""

import ctypes
import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
STAMP = VENV / "scopa-set-up.txt"
# Libraries that Qt loads but does not bring, each with the Debian package that has it.
QT = """libGL.so.1=libgl1 libEGL.so.1=libegl1 libX11.so.6=libx11-6 libdbus-1.so.3=libdbus-1-3
    libfontconfig.so.1=libfontconfig1 libglib-2.0.so.0=libglib2.0-0 libxkbcommon.so.0=libxkbcommon0"""
X11 = """libxcb-cursor.so.0=libxcb-cursor0 libxcb-icccm.so.4=libxcb-icccm4 libxcb-keysyms.so.1=libxcb-keysyms1
    libxcb-shape.so.0=libxcb-shape0 libxcb-xkb.so.1=libxcb-xkb1 libxkbcommon-x11.so.0=libxkbcommon-x11-0"""
WAYLAND = "libwayland-client.so.0=libwayland-client0 libwayland-cursor.so.0=libwayland-cursor0"
WITHOUT_WINDOW = {"verify", "simulate", "selftest", "--help", "-h", "--version"}
NO_SCREEN = """There is no screen to open a window on: neither DISPLAY nor WAYLAND_DISPLAY is set.
  On a virtual screen:  xvfb-run -a python3 dev.py run     (Debian packages: xvfb xauth)
  Without any screen:   QT_QPA_PLATFORM=offscreen python3 dev.py run
  Without a window:     python3 dev.py run selftest"""


LINT_IMPORTS = "from importlinter.cli import lint_imports_command as lint; lint(['--no-logo'])"
# What each command makes the Python of .venv do.
STEPS = {
    "setup": (["--version"],),
    "test": (["-m", "pytest", "-n", "auto", "--dist", "worksteal"],),
    "check": (
        ["-m", "ruff", "check"],
        ["-m", "ruff", "format", "--check"],
        ["-m", "mypy"],
        ["-c", LINT_IMPORTS],
    ),
    "coverage": (["tools/coverage_gate.py"],),
}


def main(arguments: list[str]) -> int:
    command, *rest = arguments or ["--help"]
    if command != "run" and command not in STEPS:
        print(__doc__)
        return 0 if command in ("--help", "-h") else 2
    if not (3, 11) <= sys.version_info < (3, 15):
        sys.exit(f"Scopa Desktop needs Python 3.11 to 3.14; this is {sys.version.split()[0]}.")
    if command == "run":
        return run(rest)
    prepare("dev")
    return max([call(PYTHON, *step, *rest, cwd=ROOT) for step in STEPS[command]])


def run(arguments: list[str]) -> int:
    on_screen = any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"))
    if sys.platform == "linux" and not on_screen and not WITHOUT_WINDOW & set(arguments[:1]):
        print(NO_SCREEN, file=sys.stderr)
        return 2
    prepare("run")
    return call(PYTHON, "-m", "scopa_desktop", *arguments)


def prepare(lock: str) -> None:
    """Bring libraries and .venv up to requirements/LOCK.txt; with nothing to do it takes milliseconds."""
    install_libraries()
    locks = b"".join((ROOT / "requirements" / f"{name}.txt").read_bytes() for name in ("run", "dev"))
    state = f"{hashlib.sha256(locks).hexdigest()} {sys.version_info[:2]} {ROOT}"
    stamps = {name: f"{name} {state}" for name in ("run", "dev")}
    # The dev lock holds the run lock with the same versions.
    if PYTHON.exists() and STAMP.exists() and STAMP.read_text("utf-8") in (stamps[lock], stamps["dev"]):
        return
    if not has_pip():
        make_environment()
    pip = [PYTHON, "-m", "pip"] if has_pip() else [sys.executable, "-m", "pip", "--python", PYTHON]
    wanted = ROOT / "requirements" / f"{lock}.txt"
    print(f"Installing {wanted.name} into {VENV} ...", flush=True)
    if call(*pip, "install", "--disable-pip-version-check", "--quiet", "--require-hashes", "-r", wanted):
        sys.exit("The packages could not be installed; pip's reason stands above.")
    where = [PYTHON, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))"]
    packages = subprocess.run(where, capture_output=True, text=True, check=True).stdout.strip()
    Path(packages, "scopa-desktop-checkout.pth").write_text(f"{ROOT}\n", "utf-8")
    STAMP.write_text(stamps[lock], "utf-8")


def has_pip() -> bool:
    return PYTHON.exists() and call(PYTHON, "-c", "import pip", stderr=subprocess.DEVNULL) == 0


def make_environment() -> None:
    if not any(map(importlib.util.find_spec, ("ensurepip", "pip"))):
        install_debian_packages(["python3-venv"], "Python's ensurepip module")
        importlib.invalidate_caches()
    options = [] if importlib.util.find_spec("ensurepip") else ["--without-pip"]
    options += [] if PYTHON.exists() else ["--clear"]
    if call(sys.executable, "-m", "venv", *options, VENV):
        sys.exit(f"{VENV} could not be made.")


def install_libraries() -> None:
    if sys.platform != "linux":
        return
    x11, wayland = os.environ.get("DISPLAY"), os.environ.get("WAYLAND_DISPLAY")
    wanted = f"{QT} {X11 if x11 else ''} {WAYLAND if wayland else ''}"
    pairs = [pair.split("=") for pair in wanted.split()]
    missing = [(library, package) for library, package in pairs if not can_load(library)]
    if missing:
        install_debian_packages([package for _, package in missing], ", ".join(name for name, _ in missing))


def can_load(library: str) -> bool:
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def install_debian_packages(packages: list[str], what: str) -> None:
    install = ["apt-get", "install", "-y", "--no-install-recommends", *packages]
    if shutil.which("apt-get") is None:
        sys.exit(f"Missing: {what}. Please install it with your system's package manager.")
    if os.geteuid() != 0:
        sys.exit(f"Missing: {what}. Please run:\n  sudo {' '.join(install)}")
    print("Installing:", *packages, flush=True)
    os.environ["DEBIAN_FRONTEND"] = "noninteractive"
    if call("apt-get", "-qq", "update") or call(*install, "-qq"):
        sys.exit(f"apt-get failed; missing: {what}.")


def call(*command: object, **options) -> int:
    return subprocess.run([str(part) for part in command], check=False, **options).returncode


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)

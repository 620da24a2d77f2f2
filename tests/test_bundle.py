"""What people install: the wheel, and the bundle of PyInstaller.  Long, so only with ``--soak``."""

import os
import shutil
import subprocess
import sys
import venv
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent

pytestmark = pytest.mark.soak


def run(command: list[str | Path], folder: Path, data: Path) -> str:
    """The output of a command that must not fail, far from the source tree."""
    environment = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "DISPLAY")}
    environment |= {"QT_QPA_PLATFORM": "offscreen", "SCOPA_DATA_DIR": str(data)}
    told = subprocess.run(
        [str(part) for part in command],
        cwd=folder,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert told.returncode == 0, told.stdout + told.stderr
    return told.stdout


@pytest.fixture
def source(tmp_path: Path) -> Path:
    """What git keeps of the project, so that nothing else gets into a package by chance."""
    files = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True)
    for name in files.stdout.split("\0"):
        if name and (ROOT / name).is_file():
            target = tmp_path / "source" / name
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, target)
    return tmp_path / "source"


def test_the_wheel_plays_outside_the_source(source: Path, tmp_path: Path) -> None:
    build = "import sys; from hatchling.build import build_wheel; print(build_wheel(sys.argv[1]))"
    wheels = tmp_path / "wheels"
    wheels.mkdir()
    name = run([sys.executable, "-c", build, wheels], source, tmp_path / "data").split()[-1]
    venv.create(tmp_path / "venv", with_pip=True, system_site_packages=False)
    python = tmp_path / "venv" / ("Scripts" if os.name == "nt" else "bin") / "python"
    # Its libraries are those that are tested here: the wheel alone is what is tried.
    libraries = next(Path(entry) for entry in sys.path if entry.endswith("site-packages"))
    run(
        [python, "-m", "pip", "install", "--no-deps", "--no-index", wheels / name],
        tmp_path,
        tmp_path / "data",
    )
    own = run([python, "-c", "import sysconfig; print(sysconfig.get_paths()['purelib'])"], tmp_path, tmp_path)
    (Path(own.strip()) / "libraries.pth").write_text(str(libraries))
    told = run([python, "-m", "scopa_desktop", "selftest"], tmp_path, tmp_path / "data")
    assert "selftest passed" in told
    where = run([python, "-c", "import scopa_desktop; print(scopa_desktop.__file__)"], tmp_path, tmp_path)
    assert str(tmp_path) in where


def test_the_bundle_starts_and_plays(source: Path, tmp_path: Path) -> None:
    pytest.importorskip("PyInstaller")
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "build_installer.spec"]
    run(command, source, tmp_path / "data")
    program = source / "dist" / "scopa" / ("scopa.exe" if os.name == "nt" else "scopa")
    told = run([program, "selftest"], tmp_path, tmp_path / "data")
    assert "selftest passed" in told
    assert "Scopa" in run([program, "--version"], tmp_path, tmp_path / "data")

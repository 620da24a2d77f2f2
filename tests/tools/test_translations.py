import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def test_texts_with_a_number_have_both_forms_and_are_compiled() -> None:
    check = subprocess.run(
        [sys.executable, "tools/translations.py", "--check"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert check.stdout.strip() == "translations are up to date", check.stdout + check.stderr
    assert check.returncode == 0

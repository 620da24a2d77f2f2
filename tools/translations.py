"""Collects the texts of the program and compiles the translations.

    python tools/translations.py            update assets/translations/*.ts and compile them to .qm
    python tools/translations.py --check    exit 1 when a file is not up to date or a plural form is missing

The source language is English, so ``scopa_en.ts`` holds only the plural forms of texts with a number.
``lupdate`` takes a plural in Python only where the number is a literal; here every text with ``%n`` is one.
The number must be a plain name, for ``lupdate`` drops a text whose number is a call.
"""

import argparse
import ast
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ET
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "assets" / "translations"
ENGLISH = FOLDER / "scopa_en.ts"
FORMS = 2


def program(name: str) -> str:
    """The path of one of Qt's translation programs, beside the running Python."""
    return str(Path(sys.executable).parent / f"pyside6-{name}")


def collected() -> list[tuple[str, str]]:
    """(context, text) of every text with a number, in the order of the sources."""
    sources = sorted(str(path.relative_to(ROOT)) for path in (ROOT / "scopa_desktop").rglob("*.py"))
    with tempfile.TemporaryDirectory() as folder:
        found = Path(folder) / "found.ts"
        subprocess.run(
            [program("lupdate"), *sources, "-no-obsolete", "-locations", "none", "-ts", str(found)],
            cwd=ROOT,
            check=True,
            capture_output=True,
        )
        contexts = ET.parse(found).getroot().iter("context")
        return sorted(
            {
                (context.findtext("name", ""), message.findtext("source", ""))
                for context in contexts
                for message in context.iter("message")
                if "%n" in message.findtext("source", "")
            }
        )


def dropped(texts: list[tuple[str, str]]) -> list[str]:
    """Texts with a number in the sources that were not collected."""
    written_down = {
        node.value
        for path in (ROOT / "scopa_desktop").rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and "%n" in node.value
    }
    return sorted(written_down - {text for _, text in texts})


def known() -> dict[tuple[str, str], list[str]]:
    """The plural forms that the English file has."""
    if not ENGLISH.exists():
        return {}
    return {
        (context.findtext("name", ""), message.findtext("source", "")): [
            form.text or "" for form in message.iter("numerusform")
        ]
        for context in ET.parse(ENGLISH).getroot().iter("context")
        for message in context.iter("message")
    }


def guessed(text: str) -> list[str]:
    """One and many for a text that writes its plural as ``point(s)``; else empty forms."""
    for ending in ("s", "es"):
        if f"({ending})" in text:
            return [text.replace(f"({ending})", ""), text.replace(f"({ending})", ending)]
    return [""] * FORMS


def written(texts: list[tuple[str, str]], forms: dict[tuple[str, str], list[str]]) -> str:
    """The English file as text."""
    root = ET.Element("TS", version="2.1", language="en")
    contexts: dict[str, ET.Element] = {}
    for name, text in texts:
        if name not in contexts:
            contexts[name] = ET.SubElement(root, "context")
            ET.SubElement(contexts[name], "name").text = name
        message = ET.SubElement(contexts[name], "message", numerus="yes")
        ET.SubElement(message, "source").text = text
        translation = ET.SubElement(message, "translation")
        for form in forms.get((name, text)) or guessed(text):
            ET.SubElement(translation, "numerusform").text = form
    ET.indent(root, "    ")
    head = '<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n'
    return head + ET.tostring(root, encoding="unicode") + "\n"


def compiled(source: Path, target: Path) -> None:
    """Turns a .ts into a .qm."""
    subprocess.run(
        [program("lrelease"), "-silent", str(source), "-qm", str(target)], check=True, capture_output=True
    )


def faults() -> list[str]:
    """What is not up to date."""
    texts, forms = collected(), known()
    found = [f"lupdate does not see: {text}" for text in dropped(texts)]
    found += [
        f"no forms for {name}: {text}" for name, text in texts if not all(forms.get((name, text), [""]))
    ]
    if ENGLISH.read_text(encoding="utf-8") != written(texts, forms):
        found.append(f"{ENGLISH.name} is not up to date")
    with tempfile.TemporaryDirectory() as folder:
        for source in sorted(FOLDER.glob("*.ts")):
            fresh = Path(folder) / "fresh.qm"
            compiled(source, fresh)
            kept = source.with_suffix(".qm")
            if not kept.exists() or fresh.read_bytes() != kept.read_bytes():
                found.append(f"{kept.name} is not up to date")
    return found


def main() -> int:
    """Updates or checks the files."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--check", action="store_true")
    if parser.parse_args().check:
        found = faults()
        print("\n".join(found) or "translations are up to date")
        return int(bool(found))
    FOLDER.mkdir(parents=True, exist_ok=True)
    ENGLISH.write_text(written(collected(), known()), encoding="utf-8", newline="\n")
    for source in sorted(FOLDER.glob("*.ts")):
        compiled(source, source.with_suffix(".qm"))
    return 0


if __name__ == "__main__":
    sys.exit(main())

import re
from pathlib import Path

import pytest

from scopa_desktop.storage.aside import set_aside


def test_the_new_name_says_what_and_when(tmp_path: Path) -> None:
    file = tmp_path / "settings.json"
    file.write_text("?")
    kept = set_aside(file, "damaged")
    assert kept is not None
    assert re.fullmatch(r"settings\.damaged-\d{4}-\d\d-\d\d\.json", kept)
    assert (tmp_path / kept).read_text() == "?"
    assert not file.exists()


def test_nothing_set_aside_before_is_lost(tmp_path: Path) -> None:
    kept = []
    for number in range(4):
        file = tmp_path / "settings.json"
        file.write_text(str(number))
        kept.append(set_aside(file, "newer"))
    assert [(tmp_path / name).read_text() for name in kept] == ["0", "1", "2", "3"]
    assert [name[-7:] for name in kept[1:]] == ["-2.json", "-3.json", "-4.json"]


def test_companions_go_with_the_file(tmp_path: Path) -> None:
    file = tmp_path / "history.sqlite"
    for ending in ("", "-wal", "-shm"):
        (tmp_path / f"history.sqlite{ending}").write_text(ending)
    kept = set_aside(file, "damaged", ("-wal", "-shm"))
    assert sorted(path.name for path in tmp_path.iterdir()) == [f"{kept}", f"{kept}-shm", f"{kept}-wal"]
    assert (tmp_path / f"{kept}-wal").read_text() == "-wal"


def test_a_companion_without_its_file_takes_the_name_too(tmp_path: Path) -> None:
    (tmp_path / "history.sqlite-wal").write_text("old")
    kept = set_aside(tmp_path / "history.sqlite", "damaged", ("-wal",))
    file = tmp_path / "history.sqlite"
    file.write_text("new")
    assert set_aside(file, "damaged", ("-wal",)) != kept
    assert (tmp_path / f"{kept}-wal").read_text() == "old"


def test_a_folder_that_does_not_allow_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(self: Path, target: Path) -> Path:
        raise PermissionError(str(target))

    file = tmp_path / "settings.json"
    file.write_text("?")
    monkeypatch.setattr(Path, "rename", refuse)
    assert set_aside(file, "damaged") is None
    assert file.read_text() == "?"

from pathlib import Path

import pytest

from scopa_desktop.storage.whole_file import write_whole


def test_the_new_text_replaces_the_old_one(tmp_path: Path) -> None:
    path = tmp_path / "some.json"
    path.write_text("old")
    write_whole(path, "neu\n")
    assert path.read_bytes() == b"neu\n"
    assert [file.name for file in tmp_path.iterdir()] == ["some.json"]


def test_what_cannot_be_written_leaves_nothing_behind(tmp_path: Path) -> None:
    path = tmp_path / "folder"
    (path / "inside").mkdir(parents=True)
    with pytest.raises(OSError, match="folder"):
        write_whole(path, "text")
    assert [file.name for file in tmp_path.iterdir()] == ["folder"]

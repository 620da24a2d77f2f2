import sys
from pathlib import Path

import pytest

from scopa_desktop import paths


def test_source_tree_has_its_assets_beside_the_package() -> None:
    assert paths.assets_dir() == Path(paths.__file__).resolve().parent.parent / "assets"
    assert (paths.assets_dir() / "decks" / "italian" / "deck.toml").is_file()


def test_installed_package_has_its_assets_inside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "scopa_desktop"
    (package / "assets").mkdir(parents=True)
    monkeypatch.setattr(paths, "__file__", str(package / "paths.py"))
    assert paths.assets_dir() == package.resolve() / "assets"


def test_bundle_has_its_assets_where_it_is_unpacked(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path), raising=False)
    assert paths.assets_dir() == tmp_path / "assets"


def test_data_folder_can_be_chosen(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv(paths.DATA_VARIABLE, str(tmp_path))
    assert paths.data_dir() == tmp_path
    assert paths.log_dir() == tmp_path / "log"


def test_data_folder_is_the_users_own_otherwise(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(paths.DATA_VARIABLE, raising=False)
    assert paths.data_dir().name == "scopa-desktop"
    assert "scopa-desktop" in paths.log_dir().parts

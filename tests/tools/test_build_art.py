from pathlib import Path

import pytest

from scopa_desktop.paths import assets_dir
from tools.build_art import SHIPPED, build, shipped
from tools.scopa_art.build import drawings
from tools.scopa_art.check import faults

DRAWN_FOLDERS = ("decks", "backs", "tables", "indices", "emblems", "icons", "lettering")


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("assets")
    build(folder)
    return folder


def svg_files(folder: Path) -> set[Path]:
    return {path.relative_to(folder) for name in DRAWN_FOLDERS for path in (folder / name).rglob("*.svg")}


def test_assets_are_what_their_source_draws(built: Path) -> None:
    assert svg_files(built) == svg_files(assets_dir())
    differing = {path for path in svg_files(built) if not same(built / path, assets_dir() / path)}
    assert differing == set()


def same(one: Path, other: Path) -> bool:
    return one.read_bytes() == other.read_bytes()


def test_building_twice_gives_the_same_bytes(built: Path, tmp_path: Path) -> None:
    for path in build(tmp_path):
        assert same(path, built / path.relative_to(tmp_path))


def test_every_shipped_drawing_is_found() -> None:
    names = [Path(name) for name in drawings()]
    for pattern, _ in SHIPPED:
        assert any(name.match(pattern) for name in names), pattern
    targets, sources = zip(*shipped(drawings()), strict=True)
    assert len(set(targets)) == len(targets)
    assert set(sources) <= set(drawings())
    assert sum(target.startswith("decks/italian/") for target in targets) == 40 + 4 + 40 + 1
    assert sum(target.startswith("decks/french/") for target in targets) == 60 + 6 + 60 + 1
    assert sum(target.startswith("backs/") for target in targets) == 8


def test_suits_alike_in_two_and_four_colours_are_shipped_once() -> None:
    drawn = drawings()
    for suit in ("hearts", "spades"):
        for value in (1, 7, 10):
            name = f"{suit}-{value:02}.svg"
            assert drawn[f"french/{name}"]() == drawn[f"french-four/{name}"]()


@pytest.mark.parametrize(
    "name",
    [
        "decks/italian/denari-07.svg",
        "decks/italian/bastoni-09.svg",
        "decks/spanish/copas-10.svg",
        "decks/french/blue-diamonds-08.svg",
        "decks/french/emblem-clubs.svg",
        "decks/french/large-hearts-10.svg",
        "decks/french_numbers/spades-10.svg",
        "backs/italian-blue.svg",
        "backs/siren-blue.svg",
    ],
)
def test_shipped_art_keeps_to_its_rules(name: str, qapp: object) -> None:
    assert faults(assets_dir() / name) == []


def test_a_drawing_beyond_its_edge_is_found(tmp_path: Path, qapp: object) -> None:
    path = tmp_path / "wide.svg"
    path.write_text(
        '<svg xmlns="http://www.w3.org/2000/svg" width="50" height="80" viewBox="0 0 50 80">'
        '<rect x="10" y="10" width="60" height="20" fill="#c9331f"/><text>no</text></svg>'
    )
    found = faults(path)
    assert any("painted outside" in fault for fault in found)
    assert any("text" in fault for fault in found)

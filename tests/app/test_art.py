import pytest

from scopa_desktop import paths
from scopa_desktop.app.art import ProgramArt

pytestmark = pytest.mark.usefixtures("qapp")


def test_nothing_is_read_before_it_is_wanted() -> None:
    art = ProgramArt(paths.assets_dir() / "no such folder")
    assert vars(art).keys() == {"_assets"}


def test_pages_and_table_have_cards_of_their_own() -> None:
    art = ProgramArt(paths.assets_dir())
    assert art.page_faces is not art.table_faces
    assert art.page_faces.skin is art.table_faces.skin
    card = art.card(6, 100, 2.0, True)
    assert (card.height(), card.devicePixelRatio()) == (200, 2.0)


def test_each_thing_is_made_once() -> None:
    art = ProgramArt(paths.assets_dir())
    assert art.drawings is art.drawings
    assert art.shadows is art.shadows
    assert art.surfaces is art.surfaces

import pytest

from scopa_desktop.look.shadows import Shadows
from scopa_desktop.paths import assets_dir
from scopa_desktop.skins.card_faces import CardFaces
from scopa_desktop.skins.skin import load_skin
from scopa_desktop.table.card_pixmaps import CardPixmaps


@pytest.fixture(scope="module")
def pixmaps(qapp: object) -> CardPixmaps:
    faces = CardFaces(load_skin(assets_dir() / "decks" / "italian"), assets_dir())
    made = CardPixmaps(faces, Shadows())
    made.set_sizes((160.0, 200.0), (96.0,), 90.24, 1.25)
    faces.prepare((160.0, 200.0), 1.25)
    return made


def heights(pixmaps: CardPixmaps, card: int | None, *wanted: float) -> list[int]:
    """In device pixels."""
    return [pixmaps.picture(card, height).height() for height in wanted]


def test_a_resting_height_gets_exactly_its_pixels(pixmaps: CardPixmaps) -> None:
    assert heights(pixmaps, 4, 160.0, 200.0, 90.24) == [200, 250, 113]
    assert heights(pixmaps, None, 160.0, 200.0, 96.0) == [200, 250, 120]
    assert pixmaps.picture(4, 160.0).devicePixelRatio() == 1.25


def test_between_heights_the_nearest_serves_and_nothing_new_is_drawn(pixmaps: CardPixmaps) -> None:
    assert heights(pixmaps, 4, 170.0, 190.0, 110.0, 300.0) == [200, 250, 200, 250]
    assert heights(pixmaps, None, 110.0, 150.0) == [120, 200]


def test_a_scopa_in_a_pile_shows_no_value_disc(pixmaps: CardPixmaps) -> None:
    plain = pixmaps.faces.face(4, 90.24, 1.25, value=False)
    assert pixmaps.picture(4, 90.24).cacheKey() == plain.cacheKey()


def test_a_shadow_grows_and_fades_with_the_lift(pixmaps: CardPixmaps) -> None:
    low, high = pixmaps.shadow(160.0, 0.0), pixmaps.shadow(160.0, 1.0)
    margin = low.deviceIndependentSize().height() - 160.0
    assert margin == pytest.approx(2 * 0.045 * 160, abs=1)
    assert high.deviceIndependentSize().height() - 160.0 == pytest.approx(2 * 0.145 * 160, abs=1)
    middles = [shadow.toImage().pixelColor(shadow.rect().center()).alpha() for shadow in (low, high)]
    assert middles[0] > middles[1] > 0

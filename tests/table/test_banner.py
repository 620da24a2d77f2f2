import pytest
from PySide6.QtWidgets import QGraphicsScene

from scopa_desktop.look.drawings import Drawings
from scopa_desktop.look.shadows import Shadows
from scopa_desktop.look.surfaces import Surfaces
from scopa_desktop.table.banner import ScopaBanner
from scopa_desktop.table.layout import Layout, Needs, layout
from scopa_desktop.table.poses import AIR
from scopa_desktop.table.sweep import Sweep, sweep_frame, sweep_from

SWEEP = sweep_from(0.0)


@pytest.fixture
def solved(qapp: object) -> Layout:
    return layout(800, 600, 16.4, Needs())


@pytest.fixture
def banner(plain: QGraphicsScene, drawings: Drawings, shadows: Shadows, surfaces: Surfaces) -> ScopaBanner:
    return ScopaBanner(plain, drawings, shadows, surfaces)


def show(banner: ScopaBanner, solved: Layout, ms: float, sweep: Sweep = SWEEP) -> None:
    banner.show_frame(sweep_frame(sweep, ms, solved), solved, 1.0)


def test_nothing_is_seen_before_and_after(banner: ScopaBanner, solved: Layout) -> None:
    assert not banner.is_shown
    show(banner, solved, SWEEP.swept)
    assert banner.is_shown
    show(banner, solved, SWEEP.end + 1)
    assert not banner.is_shown


def test_the_broom_goes_from_left_to_right(banner: ScopaBanner, solved: Layout) -> None:
    places = []
    for part in (0.2, 0.5, 1.0):
        show(banner, solved, SWEEP.start + part * (SWEEP.swept - SWEEP.start) - 1)
        places.append(banner._broom.x())
    assert places == sorted(places)
    assert places[-1] - places[0] > 0.3 * solved.felt.w


def test_the_felt_goes_dark_below_what_flies(banner: ScopaBanner, solved: Layout) -> None:
    show(banner, solved, SWEEP.swept)
    assert banner._shade.isVisible()
    assert banner._shade.zValue() < AIR < banner._broom.zValue() < banner._banner.zValue()
    box = banner._shade.sceneBoundingRect()
    assert (box.x(), box.width()) == pytest.approx((solved.felt.x, solved.felt.w), abs=1)


def test_the_banner_stands_in_the_felt(banner: ScopaBanner, solved: Layout) -> None:
    show(banner, solved, SWEEP.banner_out - 10)
    box = banner._banner.sceneBoundingRect()
    assert banner._banner.opacity() == 1.0
    assert box.left() > solved.felt.x
    assert box.right() < solved.felt.right


def test_it_is_painted_anew_only_for_another_layout(banner: ScopaBanner, solved: Layout) -> None:
    show(banner, solved, SWEEP.swept)
    key = banner._broom.pixmap().cacheKey()
    show(banner, solved, SWEEP.swept + 10)
    assert banner._broom.pixmap().cacheKey() == key
    show(banner, layout(1000, 700, 16.4, Needs()), SWEEP.swept + 10)
    assert banner._broom.pixmap().cacheKey() != key

from scopa_desktop.look.shadows import KEPT, Shadows


def test_shadow_fades_outwards(qapp: object) -> None:
    image = Shadows().shadow(100, 160, 12, 120, 1).toImage()
    assert (image.width(), image.height()) == (124, 184)
    row = [image.pixelColor(x, 92).alpha() for x in range(62)]
    assert row == sorted(row)
    assert row[0] <= 3
    assert 90 < row[-1] <= 120


def test_shadow_is_made_once(qapp: object) -> None:
    shadows = Shadows()
    first = shadows.shadow(100, 160, 12, 120, 2).cacheKey()
    assert shadows.shadow(100, 160, 12, 120, 2).cacheKey() == first
    assert shadows.shadow(100, 160, 12, 60, 2).cacheKey() != first


def test_oldest_shadow_is_dropped(qapp: object) -> None:
    shadows = Shadows()
    first = shadows.shadow(10, 16, 2, 90, 1).cacheKey()
    second = shadows.shadow(11, 16, 2, 90, 1).cacheKey()
    shadows.shadow(10, 16, 2, 90, 1)
    for width in range(20, 20 + KEPT - 1):
        shadows.shadow(width, 16, 2, 90, 1)
    assert shadows.shadow(10, 16, 2, 90, 1).cacheKey() == first
    assert shadows.shadow(11, 16, 2, 90, 1).cacheKey() != second

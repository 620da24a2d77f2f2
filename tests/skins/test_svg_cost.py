from time import process_time

import pytest

from scopa_desktop.paths import assets_dir
from scopa_desktop.skins.svg_cost import DEEPEST, MOST, SvgRefused, check_svg

OPEN = (
    '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="5" height="8">'
)
RECT = '<rect id="r" width="5" height="8" fill="#c9331f"/>'
HREF = 'xlink:href="/dev/zero"'


def svg(body: str, before: str = "") -> bytes:
    return (before + OPEN + body + "</svg>").encode()


def doubled(element: str, use: str, times: int) -> str:
    """An element that draws another twice, which draws another twice, and so on."""
    inner = "".join(
        element.format(n=n, body=(use.format(n=n - 1) if n else RECT.replace('"r"', '"x"')) * 2)
        for n in range(times)
    )
    return inner + use.format(n=times - 1)


def refusal(data: bytes) -> str:
    with pytest.raises(SvgRefused) as caught:
        check_svg(data)
    return caught.value.element


@pytest.mark.parametrize(
    "body",
    [
        RECT,
        f'<defs>{RECT}</defs><use xlink:href="#r"/>' * 2,
        '<linearGradient id="g"><stop offset="0"/></linearGradient>' + '<rect fill="url(#g)"/>' * 9999,
        '<style>#r { fill: url(#g) } .a { fill: #r }</style><radialGradient id="g"/>' + RECT,
        '<script>while (true) {}</script><a href="http://example.org">' + RECT + "</a>",
        "<defs>" + RECT + '<pattern id="p"/></defs><rect fill="url(#p)" filter="url(#missing)"/>',
    ],
)
def test_drawings_are_welcome(body: str) -> None:
    check_svg(svg(body))


@pytest.mark.parametrize("name", ["image", "feImage", "video", "animation", "foreignObject"])
@pytest.mark.parametrize("prefix", ["", "svg:"])
def test_what_is_not_drawn_is_not_taken_in(name: str, prefix: str) -> None:
    assert refusal(svg(f"<g><{prefix}{name} {HREF}/></g>")) == name


def test_data_within_are_not_taken_in_either() -> None:
    assert refusal(svg('<image href="data:image/png;base64,AAAA"/>')) == "image"
    image = svg('<image href="x.png"/>').decode()
    assert refusal(('<?xml version="1.0" encoding="utf-16"?>' + image).encode("utf-16")) == "image"
    told = svg("&hidden;", "<!DOCTYPE svg [<!ENTITY hidden '&#60;image/&#62;'>]>")
    assert refusal(told) == "image"


def test_style_sheets_from_elsewhere_are_not_read() -> None:
    assert refusal(svg(RECT, f'<?xml-stylesheet type="text/css" {HREF}?>')) == "xml-stylesheet"


def test_a_style_may_not_bring_masks() -> None:
    assert refusal(svg('<mask id="m"/><style>.a { mask: url( "#m" ) }</style>' + RECT)) == "style"


@pytest.mark.parametrize(
    "body",
    [
        doubled('<g id="n{n}">{body}</g>', '<use xlink:href="#n{n}"/>', 30),
        doubled('<mask id="n{n}">{body}</mask>', '<rect mask="url(#n{n})"/>', 30),
        doubled('<pattern id="n{n}">{body}</pattern>', "<rect style='fill:url(\"#n{n}\")'/>", 30),
        '<g id="a"><use xlink:href="#a"/></g>',
        '<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>',
        '<g id="a"/><g id="b">'
        + '<use href="#a"/>' * 999
        + "</g>"
        + f'<g id="a">{RECT * 99}</g><use href="#b"/>',
        '<filter id="f"/>' + '<rect filter="url(#f)"/>' * 300,
        "".join(f'<g id="n{n}"><use href="#n{n + 1}"/></g>' for n in range(DEEPEST + 2)),
        "<g>" * DEEPEST + "</g>" * DEEPEST,
        "<rect/>" * 100_000,
        f'<path d="M0,0{"L1,1" * (MOST // 4)}"/>',
    ],
)
def test_what_would_never_be_drawn_is_refused_at_once(body: str) -> None:
    start = process_time()
    assert refusal(svg(body)) == ""
    assert process_time() - start < 1


def test_entities_do_not_grow_beyond_measure() -> None:
    named = "".join(f'<!ENTITY e{n} "{f"&e{n - 1};" * 10}">' for n in range(1, 10))
    with pytest.raises((ValueError, SvgRefused)):
        check_svg(svg("<desc>&e9;</desc>", f'<!DOCTYPE svg [<!ENTITY e0 "{"x" * 10}">{named}]>'))


@pytest.mark.parametrize("data", [b"", b"\x89PNG", svg(RECT)[:-1], svg("<g>"), b'<?xml encoding="x"?><svg/>'])
def test_what_is_no_xml_is_told_apart(data: bytes) -> None:
    with pytest.raises(ValueError, match=r"."):
        check_svg(data)


def test_our_own_drawings_stay_far_below() -> None:
    for path in (assets_dir() / "decks").rglob("*.svg"):
        data = path.read_bytes()
        check_svg(data)
        assert len(data) < MOST / 10

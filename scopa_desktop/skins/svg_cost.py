"""What an SVG asks of whoever draws it, found out before Qt reads it.

Qt opens files that an SVG names, and draws what it repeats as often as it says, however long that takes.
"""

import re
from collections import Counter
from collections.abc import Iterable
from typing import Final
from xml.parsers import expat

MOST: Final = 1_000_000
"""Bytes of an SVG in which everything that is used more than once is written out; one second at the worst."""
DEEPEST: Final = 200
"""Elements within elements, and uses within what is used; Qt gives up before long, too."""
EMBEDDING: Final = frozenset({"image", "feImage", "video", "animation", "foreignObject"})
"""Elements that bring in what is not drawn, from a file or as data."""
UNPAINTED: Final = frozenset({"linearGradient", "radialGradient"})
"""May be used as often as one likes."""

_ELEMENT: Final = 20
"""Bytes that an element counts beside its attributes."""
_SLOW: Final = {"text": 500, "tspan": 500, "mask": 5000, "pattern": 5000, "filter": 5000, "marker": 500}
"""More bytes for an element that takes longer, each time that it is used."""
_NAMED: Final = re.compile(r"#([^\s)'\";,]+)")
_STYLED: Final = re.compile(r"url\(\s*['\"]?#([^\s)'\"]+)")


class SvgRefused(Exception):
    """``element`` is the one that is not welcome; empty if there is too much to draw."""

    def __init__(self, element: str = "") -> None:
        super().__init__(element)
        self.element = element


def check_svg(data: bytes) -> None:
    """Raises ``SvgRefused`` for what is not drawn in time or by itself alone, ``ValueError`` for no XML."""
    if len(data) > MOST:
        raise SvgRefused
    reading = _Reading()
    parser = expat.ParserCreate()
    parser.StartElementHandler = reading.start
    parser.EndElementHandler = reading.end
    parser.CharacterDataHandler = reading.text
    parser.ProcessingInstructionHandler = reading.instruction
    try:
        parser.Parse(data, True)
    except (expat.ExpatError, LookupError) as fault:
        raise ValueError(str(fault)) from fault
    if reading.written_out() > MOST:
        raise SvgRefused


class _Part:
    """An element with all that is in it."""

    __slots__ = ("key", "name", "size", "style", "uses")

    def __init__(self, name: str) -> None:
        self.name = name
        self.size = _ELEMENT + _SLOW.get(name, 0)
        self.key: str | None = None
        self.uses: Counter[str] | None = None
        self.style = ""

    def add(self, other: "_Part") -> None:
        self.size += other.size
        if other.uses is not None:
            self.use(other.uses)

    def use(self, keys: Iterable[str]) -> None:
        if self.uses is None:
            self.uses = Counter()
        self.uses.update(keys)


class _Reading:
    def __init__(self) -> None:
        self._whole = _Part("")
        self._open: list[_Part] = []
        self._named: dict[str, _Part] = {}
        self._sizes: dict[str, int] = {}
        self._styled: set[str] = set()

    def start(self, name: str, attributes: dict[str, str]) -> None:
        part = _Part(name[name.rfind(":") + 1 :])
        if part.name in EMBEDDING:
            raise SvgRefused(part.name)
        if len(self._open) == DEEPEST:
            raise SvgRefused
        values = " ".join(attributes.values())
        part.size += len(values)
        if "#" in values and ("url(" in values or "href" in " ".join(attributes)):
            part.use(_NAMED.findall(values))
        part.key = attributes.get("id", attributes.get("xml:id"))
        self._open.append(part)

    def text(self, text: str) -> None:
        part = self._open[-1]
        part.size += len(text)
        if part.name == "style":
            part.style += text

    def end(self, _name: str) -> None:
        part = self._open.pop()
        if part.key is not None:
            known = self._named.setdefault(part.key, part)
            if known is not part:  # whichever Qt takes
                known.add(part)
                known.name = part.name if known.name in UNPAINTED else known.name
        if part.style:
            self._styled.update(_STYLED.findall(part.style))
        (self._open[-1] if self._open else self._whole).add(part)

    def instruction(self, target: str, _data: str) -> None:
        if target == "xml-stylesheet":
            raise SvgRefused(target)

    def written_out(self) -> int:
        """Bytes of the whole; not much more than ``MOST`` if it is more."""
        for key in self._styled:  # by which elements is not asked
            if key in self._named and self._named[key].name not in UNPAINTED:
                raise SvgRefused("style")
        return self._size(self._whole, 0)

    def _size(self, part: _Part, depth: int) -> int:
        if depth == DEEPEST:
            return MOST + 1
        size = part.size
        for key, times in (part.uses or {}).items():
            used = self._named.get(key)
            if used is None or used.name in UNPAINTED:
                continue
            if key not in self._sizes:
                self._sizes[key] = MOST + 1  # what uses itself has no end
                self._sizes[key] = self._size(used, depth + 1)
            size += times * self._sizes[key]
        return min(size, MOST + 1)

"""The window that the table must fit, and the layouts it gives."""

from dataclasses import dataclass, field, replace
from typing import Final

from scopa_desktop.rules.ruleset import Ruleset
from scopa_desktop.table.layout import Layout
from scopa_desktop.table.places import Picture
from scopa_desktop.table.poses import layout_for

TWO_ROWS: Final = 12
"""Slots that need them."""


@dataclass(frozen=True, slots=True)
class Fitting:
    """One size of the window; another size is another value."""

    width: float = 1280.0
    height: float = 800.0
    em: float = 16.0
    """The player's size of text."""
    ratio: float = 1.0
    """Device pixels in a logical one."""
    _layouts: dict[object, Layout] = field(default_factory=dict, init=False, repr=False, compare=False)

    def layout(self, picture: Picture, rules: Ruleset) -> Layout:
        """The layout of a picture; the same object as long as nothing in it changes."""
        key = (rules, picture.hand_slots, max(4, picture.table_slots), picture.has_stock)
        solved = self._layouts.get(key)
        if solved is None:
            solved = self._layouts[key] = layout_for(picture, rules, self.width, self.height, self.em)
        return solved

    def other_rows(self, picture: Picture, rules: Ruleset) -> Layout:
        """The layout with two rows of table cards if there is one now, and the other way round."""
        one, two = (self.layout(replace(picture, table_slots=slots), rules) for slots in (0, TWO_ROWS))
        return two if self.layout(picture, rules).table[0].h == one.table[0].h else one

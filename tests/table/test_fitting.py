from dataclasses import replace

import pytest

from scopa_desktop.rules.ruleset import ruleset
from scopa_desktop.table.fitting import Fitting
from scopa_desktop.table.places import Counters, Picture

RULES = ruleset("classic")


def picture(slots: int) -> Picture:
    return Picture({}, slots, (3, 3), True, 0, None, 0, (Counters(), Counters()))


def test_the_same_needs_give_the_same_layout() -> None:
    fitting = Fitting(800.0, 600.0)
    assert fitting.layout(picture(2), RULES) is fitting.layout(replace(picture(4), turn=1), RULES)
    assert fitting.layout(picture(2), RULES) is not fitting.layout(picture(7), RULES)


def test_another_size_or_text_gives_another_layout() -> None:
    first = Fitting(800.0, 600.0)
    for other in (replace(first, width=900.0), replace(first, em=22.0)):
        assert other != first
        assert other.layout(picture(2), RULES) != first.layout(picture(2), RULES)


@pytest.mark.parametrize("slots", [0, 6, 7, 10])
def test_the_other_rows_have_cards_of_the_other_size(slots: int) -> None:
    fitting = Fitting(1280.0, 800.0)
    now, other = fitting.layout(picture(slots), RULES), fitting.other_rows(picture(slots), RULES)
    assert (now.table[0].h > other.table[0].h) == (slots <= 6)

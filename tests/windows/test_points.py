import pytest
from PySide6.QtWidgets import QWidget

from scopa_desktop.rules.ruleset import PRESETS, ruleset
from scopa_desktop.windows.dress import Dress
from scopa_desktop.windows.points import kinds_of, points_list
from scopa_desktop.windows.row_icon import RowIcon
from scopa_desktop.wording.points import point_rule
from scopa_desktop.wording.scores import row_name
from tests.windows.seen import texts


@pytest.mark.parametrize("preset", PRESETS)
def test_each_kind_of_point_in_force_is_named_and_explained(dress: Dress, host: QWidget, preset: str) -> None:
    rules = ruleset(preset, players=PRESETS[preset].players[0])
    made = points_list(dress, rules)
    made.setParent(host)
    made.show()
    kinds = kinds_of(rules)
    for kind in kinds:
        assert row_name(kind, rules) in texts(made)
        assert point_rule(kind, rules) in texts(made)
    assert len(made.findChildren(RowIcon)) == len(kinds)
    assert len({point_rule(kind, rules) for kind in kinds}) == len(kinds)


def test_only_what_is_in_force() -> None:
    assert kinds_of(ruleset()) == ("cards", "coins", "settebello", "primiera", "scopas")
    assert "primiera" not in kinds_of(ruleset("escoba_no_primiera"))
    assert kinds_of(ruleset("frac")) == ("frac", "frac_king")

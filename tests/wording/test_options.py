import pytest

from scopa_desktop.rules.ruleset import FIELDS
from scopa_desktop.wording.options import OPTIONS, option_line, option_name, value_name

pytestmark = pytest.mark.usefixtures("qapp")


def test_every_rule_has_a_name_of_its_own() -> None:
    names = [option_name(field) for field in FIELDS]
    assert len(set(names)) == len(FIELDS)
    assert not set(names) & set(FIELDS)


def test_every_house_rule_is_told_in_one_sentence() -> None:
    lines = {option_line(field) for field in OPTIONS}
    assert len(lines) == len(OPTIONS)
    assert all(line.endswith(".") and len(line) < 100 for line in lines)


@pytest.mark.parametrize("field", [field for field in FIELDS if field not in ("players", "target")])
def test_every_value_has_a_name_of_its_own(field: str) -> None:
    names = [value_name(field, value) for value in FIELDS[field]]
    assert len(set(names)) == len(names)
    assert not any("_" in name or name in ("off", "on", "None") for name in names if field != "table")


def test_targets() -> None:
    assert value_name("target", 1) == "One deal"
    assert value_name("target", 21) == "21"

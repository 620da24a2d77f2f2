from typing import get_args

import pytest

from scopa_desktop.rules.ruleset import RulesFault, RulesInvalid, ruleset
from scopa_desktop.wording.rules_faults import rules_fault_told

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.mark.parametrize("code", get_args(RulesFault))
def test_every_reason_is_a_sentence(code: RulesFault) -> None:
    told = rules_fault_told(RulesInvalid(code, "napola", 7))
    assert told.endswith(".")
    assert "_" not in told


def test_a_reason_as_the_core_gives_it() -> None:
    with pytest.raises(RulesInvalid) as caught:
        ruleset("scopone", players=2)
    assert rules_fault_told(caught.value) == "This game is not for 2 players."

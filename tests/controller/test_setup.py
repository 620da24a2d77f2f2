from scopa_desktop.controller.setup import HUMAN, MatchSetup
from scopa_desktop.players.level_keys import LEVELS
from scopa_desktop.rules.ruleset import ruleset


def test_a_person_has_no_level() -> None:
    assert HUMAN not in LEVELS


def test_setups_are_values() -> None:
    one, two = (MatchSetup(ruleset(target=16), ("Anna", "Bruno"), (HUMAN, "easy")) for _ in range(2))
    assert one == two

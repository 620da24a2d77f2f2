import pytest

from scopa_desktop.look.tokens import FELT, TEMPO
from scopa_desktop.players.level_keys import LEVELS
from scopa_desktop.rules.ruleset import PRESETS
from scopa_desktop.wording import rules

pytestmark = pytest.mark.usefixtures("qapp")


def test_presets_have_a_name_and_a_description() -> None:
    assert rules.preset_name("classic") == "Scopa"
    assert rules.preset_description("classic").endswith(".")


def test_an_unknown_preset_stands_for_itself() -> None:
    assert rules.preset_name("of_tomorrow") == "of_tomorrow"
    assert rules.preset_description("of_tomorrow") == ""


def test_the_rules_in_one_line() -> None:
    assert rules.rules_line("classic", 11) == "Scopa to 11"
    assert rules.rules_line("classic", 1) == "Scopa, one deal"


@pytest.mark.parametrize("key", LEVELS)
def test_levels_have_a_name_and_a_description(key: str) -> None:
    assert rules.level_name(key).casefold() == key
    assert rules.level_description(key).endswith(".")


def test_a_person_has_no_level() -> None:
    assert rules.level_name("") == ""
    assert rules.level_description("") == ""


def test_every_tempo_and_cloth_has_a_name() -> None:
    assert len({rules.tempo_name(key) for key in TEMPO}) == len(TEMPO)
    assert len({rules.cloth_name(key) for key in FELT}) == len(FELT)


def test_every_preset_has_a_name_and_a_description() -> None:
    for told in (rules.preset_name, rules.preset_description):
        texts = [told(key) for key in PRESETS]
        assert len(set(texts)) == len(texts)
        assert all(text not in ("", key) for text, key in zip(texts, PRESETS, strict=True))

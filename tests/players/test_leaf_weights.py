from scopa_desktop.players.leaf_weights import RESULTS, STAGES
from scopa_desktop.players.prospects import Stage, stage
from scopa_desktop.rules.ruleset import PRESETS, ruleset


def test_every_preset_was_fitted() -> None:
    assert set(STAGES) == set(PRESETS) == set(RESULTS)


def test_every_line_is_a_stage() -> None:
    for preset, lines in STAGES.items():
        rules = ruleset(preset, players=PRESETS[preset].players[0])
        for line in lines:
            size, *numbers = line.split()
            assert stage(rules, int(size)) == Stage(*map(float, numbers))
            assert stage(rules, int(size)).spread > 0


def test_results_are_of_some_thousand_deals() -> None:
    for lines in RESULTS.values():
        times = [int(word.split(":")[2]) for line in lines for word in line.split()]
        assert sum(times) == 3000

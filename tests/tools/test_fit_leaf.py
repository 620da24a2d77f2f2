from collections import Counter
from math import tanh
from random import Random

import pytest

from scopa_desktop.players.leaf_weights import RESULTS, STAGES
from scopa_desktop.players.prospects import Stage
from scopa_desktop.rules.ruleset import ruleset
from tools import fit_leaf
from tools.fit_leaf import Sample, samples_of, slope, source


def test_the_module_is_as_the_program_writes_it() -> None:
    assert fit_leaf.TARGET.read_text(encoding="utf-8") == source(STAGES, RESULTS)


def test_a_deal_gives_a_sample_for_every_hand_but_the_last() -> None:
    samples, points = samples_of(ruleset(), 4)
    assert [sample.stock_size for sample in samples] == [30, 24, 18, 12, 6]
    # Seed 4 lets seat 0 deal.
    assert {sample.is_leading for sample in samples} == {False}
    assert {sample.lead for sample in samples} == {points[1] - points[0]}
    assert samples[0].won == samples[-1].won


def test_finds_the_slope_that_made_the_results() -> None:
    chance = Random(1)
    samples = []
    for _ in range(4000):
        lead = int(chance.random() * 21) - 10
        own, other = (1 << 10 + max(lead, 0)) - (1 << 10), (1 << 10 + max(-lead, 0)) - (1 << 10)
        won = 1 if chance.random() < (1 + tanh(0.2 * lead)) / 2 else -1
        samples.append(Sample(6, (own, other), (0, 0), True, False, {"cards": won}, won))
    assert slope("cards", samples) == pytest.approx(0.2, abs=0.03)


def test_fits_a_preset(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fit_leaf, "DEALS", 40)
    preset, stages, results = fit_leaf.fitted("classic")
    assert preset == "classic"
    for line, size in zip(stages, (6, 12, 18, 24, 30), strict=True):
        first, *numbers = line.split()
        assert int(first) == size
        assert Stage(*map(float, numbers)).spread > 0
    times = Counter()
    for line in results:
        assert len(line) <= fit_leaf.WIDTH
        for word in line.split():
            leader, dealer, count = map(int, word.split(":"))
            times[leader, dealer] += count
    assert times.total() == 40

from bench.calibration import calibration, loop, rate


def test_the_loop_stays_as_it_is() -> None:
    """Figures measured long ago compare only as long as the work is the same."""
    assert loop() == 6672


def test_rate_is_times_a_second() -> None:
    runs = []
    assert rate(lambda: runs.append(sum(range(2000))), 40, rounds=2) > 0
    assert len(runs) == 80


def test_calibration_is_a_rate_of_the_loop() -> None:
    assert calibration() > 100

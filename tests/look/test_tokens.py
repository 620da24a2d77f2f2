import pytest

from scopa_desktop.look import tokens
from scopa_desktop.paths import assets_dir


@pytest.mark.parametrize(("where", "colour", "ground", "need"), list(tokens.pairs()))
def test_text_and_marks_are_legible(where: str, colour: str, ground: str, need: float) -> None:
    assert tokens.contrast(colour, ground) >= need


def test_contrast_is_that_of_the_standard() -> None:
    assert tokens.contrast("#000000", "#ffffff") == pytest.approx(21)
    assert tokens.contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)
    assert tokens.contrast("#ffffff", "#777777") == tokens.contrast("#777777", "#ffffff")


def test_every_cloth_has_its_tile() -> None:
    tiles = {path.stem for path in (assets_dir() / "tables").glob("felt-*.svg")}
    assert tiles == {f"felt-{key}" for key in tokens.FELT}


def test_instant_takes_no_time_and_pauses_have_no_easing() -> None:
    assert tokens.TEMPO["instant"] == 0
    for name, (duration, easing) in tokens.MOTION.items():
        assert duration > 0
        assert bool(easing) != name.endswith(("stagger", "pause", "hold"))

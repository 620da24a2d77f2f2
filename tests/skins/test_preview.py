from dataclasses import replace
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from scopa_desktop import paths
from scopa_desktop.rules.cards import SETTEBELLO
from scopa_desktop.skins.card_art import BACKS, OWN_BACK
from scopa_desktop.skins.preview import back_preview, card_previews
from scopa_desktop.skins.skin import Skin, SkinInvalid, load_skin


@pytest.fixture
def skin() -> Skin:
    return load_skin(paths.assets_dir() / "decks" / "french")


def test_cards_have_the_height_asked_for_and_differ(qtbot: QtBot, skin: Skin) -> None:
    first, second = card_previews(skin, (SETTEBELLO, 39), 60, 1.5)
    assert (first.height(), first.deviceIndependentSize().height()) == (90, 60)
    assert first.toImage() != second.toImage()


def test_every_back_can_be_seen(qtbot: QtBot, skin: Skin) -> None:
    assets = paths.assets_dir()
    images = [back_preview(skin, assets, back, 60, 1).toImage() for back in (OWN_BACK, *BACKS)]
    assert all(images[n] != images[m] for n in range(1, len(images)) for m in range(1, n))
    without = back_preview(replace(skin, back=None), assets, OWN_BACK, 60, 1).toImage()
    assert without == images[1]


def test_a_damaged_picture_is_named(qtbot: QtBot, skin: Skin, tmp_path: Path) -> None:
    bad = tmp_path / "bad.svg"
    bad.write_text("<svg")
    with pytest.raises(SkinInvalid) as fault:
        card_previews(replace(skin, faces=(bad,) * 40), (SETTEBELLO,), 60, 1)
    assert fault.value.detail == "bad.svg"

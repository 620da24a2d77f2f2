from pathlib import Path

import pytest

from tests.skins.strangers import MakeDeck, write_deck


@pytest.fixture
def make_deck(tmp_path: Path) -> MakeDeck:
    """Writes a stranger's deck of a key into ``decks``."""

    def make(key: str = "mine", more: str = "", size: tuple[int, int] = (50, 80)) -> Path:
        return write_deck(tmp_path / "decks" / key, more, size)

    return make

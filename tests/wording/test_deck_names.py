import pytest

from scopa_desktop import paths
from scopa_desktop.skins.card_art import BACKS, OWN_BACK
from scopa_desktop.skins.shelf import find_decks
from scopa_desktop.skins.skin import Skin, load_skin
from scopa_desktop.wording.deck_names import (
    PROGRAM_DECKS,
    back_name,
    deck_name,
    deck_note,
    deck_words,
    variant_name,
)

pytestmark = pytest.mark.usefixtures("qapp")


def test_every_deck_of_the_program_has_a_name_and_a_note_of_its_own() -> None:
    found = [deck for _, deck in find_decks([paths.assets_dir() / "decks"])]
    skins = [deck for deck in found if isinstance(deck, Skin)]
    assert {skin.key for skin in skins} == set(PROGRAM_DECKS)
    assert len({deck_name(skin.key, "") for skin in skins} - {""}) == len(PROGRAM_DECKS)
    assert len({deck_note(skin.key, "") for skin in skins} - {""}) == len(PROGRAM_DECKS)
    variants = {variant_name(variant.key, "") for skin in skins for variant in skin.variants}
    assert variants == {"Four colours"}


def test_decks_of_others_are_called_as_their_makers_say() -> None:
    assert deck_name("grandmother", "Grandmother's cards") == "Grandmother's cards"
    assert deck_note("grandmother", "Ada Rossi") == "Ada Rossi"
    assert variant_name("new", "As they were") == "As they were"


def test_every_back_has_a_name_of_its_own() -> None:
    names = [back_name(key) for key in (OWN_BACK, *BACKS)]
    assert len(set(names)) == len(names)
    assert not set(names) & set(BACKS)


@pytest.mark.parametrize(
    ("key", "words"),
    [("italian", "latin"), ("spanish", "latin"), ("french", "french"), ("french_numbers", "numbers")],
)
def test_cards_are_called_as_in_their_deck(key: str, words: str) -> None:
    skin = load_skin(paths.assets_dir() / "decks" / key)
    assert deck_words(skin.suits, skin.values) == words

import re

import pytest

from scopa_desktop import paths
from scopa_desktop.skins.faults import SkinInvalid
from scopa_desktop.wording.deck_faults import (
    deck_fault,
    deck_fault_line,
    deck_fault_told,
    no_deck_told,
    refused_deck_told,
    uncopied_deck_told,
)

pytestmark = pytest.mark.usefixtures("qapp")

CODES = sorted(set(re.findall(r"``([a-z]+_[a-z]+)``", SkinInvalid.__doc__ or "")))


def test_the_codes_are_those_that_are_raised() -> None:
    room = paths.assets_dir().parent / "scopa_desktop" / "skins"
    sources = "".join(path.read_text(encoding="utf-8") for path in room.glob("*.py"))
    assert set(re.findall(r'SkinInvalid\(\s*"([a-z_]+)"', sources)) == set(CODES)


@pytest.mark.parametrize("code", CODES)
def test_every_fault_is_said_in_a_sentence_of_its_own(code: str) -> None:
    said = deck_fault(SkinInvalid(code, "{x} of cups-10.svg"))
    assert said.endswith(".")
    assert "{detail}" not in said
    assert code not in said
    others = {deck_fault(SkinInvalid(other, "{x} of cups-10.svg")) for other in CODES if other != code}
    assert said not in others


def test_deck_and_file_are_named() -> None:
    fault = SkinInvalid("file_missing", "cups-10.svg")
    assert deck_fault_line("piacentine", fault) == "piacentine: the file cups-10.svg is missing."
    told = deck_fault_told("piacentine", fault, used="italian")
    assert told.body == (
        "piacentine: the file cups-10.svg is missing.",
        "You play with this deck instead: Italian.",
    )


def test_a_deck_of_the_program_comes_back_by_installing_it() -> None:
    told = deck_fault_told("italian", SkinInvalid("file_missing", "coppe-10.svg"), used="spanish")
    assert told.body[0] == "Italian: the file coppe-10.svg is missing."
    assert "installing it again" in told.body[1]
    assert "Spanish" in told.body[2]


def test_without_any_deck_the_damage_is_named_and_what_is_safe() -> None:
    told = no_deck_told("french", SkinInvalid("file_unreadable", "01.svg"))
    assert told.body[1] == "French: the picture 01.svg is damaged."
    assert "are kept" in told.body[2]


def test_a_deck_that_is_not_added_says_why() -> None:
    refused = refused_deck_told("piacentine", SkinInvalid("no_table", ""))
    assert refused.body[0] == "piacentine: its folder has no deck.toml."
    full = uncopied_deck_told("piacentine", "No space left on device")
    assert full.title == refused.title
    assert full.body[0] == "piacentine could not be copied: No space left on device."

"""Every number of players in every form of team at the real table, each with another deck."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from scopa_desktop.controller.match_controller import Phase
from scopa_desktop.controller.setup import HUMAN, MatchSetup
from scopa_desktop.paths import assets_dir
from scopa_desktop.rules.ruleset import Ruleset, ruleset
from scopa_desktop.skins.skin import load_skin
from tests.journeys.guest import Guest
from tests.tables import FORMS

NAMES = ("You", "Bruno", "Irene", "Pilar", "Dino", "Elsa")
LEVELS = (HUMAN, "easy", "novice", "easy", "novice", "easy")
DECKS = (
    ("italian", "", "", False),
    ("spanish", "", "", False),
    ("french", "", "", False),
    ("french_numbers", "", "", False),
    ("french", "four_colours", "broom-green", True),
    ("french_numbers", "four_colours", "siren-blue", False),
    ("italian", "", "italian-red", True),
    ("spanish", "", "french-green", True),
    ("french", "", "spanish-blue", False),
)
"""Deck, variant, back and large numbers for each form."""


@pytest.fixture
def guests(qtbot: QtBot) -> Iterator[list[Guest]]:
    made: list[Guest] = []
    yield made
    for guest in made:
        guest.leave()


def seated(guests: list[Guest], qtbot: QtBot, rules: Ruleset, deck: int) -> Guest:
    """A guest in a new match with one of the decks."""
    guest = Guest(qtbot, seed=rules.players + deck)
    guests.append(guest)
    key, variant, back, large = DECKS[deck % len(DECKS)]
    guest.table.scene.set_deck(load_skin(assets_dir() / "decks" / key), variant, back, large)
    guest.table.start(MatchSetup(rules, NAMES[: rules.players], LEVELS[: rules.players]))
    return guest


def play_a_deal(guest: Guest, *, by_keys: bool = False) -> None:
    """Until the score sheet or the end; each turn is compared with the model by the guest."""
    while True:
        guest.wait(Phase.OFFERED, Phase.SCORED, Phase.ENDED)
        if guest.phase is not Phase.OFFERED:
            return
        if by_keys:
            guest.play_by_keys()
        else:
            guest.play_by_mouse(guest.chance.choice(guest.match.legal_plays()))


def assert_kept(guest: Guest) -> None:
    match, kept = guest.match, guest.kept()
    assert kept.scores == match.scores
    assert [deal.plays for deal in kept.deals] == [deal.plays for deal in match.deals]
    assert guest.turns == sum(1 + len(deal.plays) for deal in match.deals)


@pytest.mark.parametrize(("number", "form"), list(enumerate(FORMS)), ids=str)
def test_a_deal_by_mouse(guests: list[Guest], qtbot: QtBot, number: int, form: tuple[int, str]) -> None:
    guest = seated(guests, qtbot, ruleset(players=form[0], teams=form[1], target=21), number)
    play_a_deal(guest)
    assert guest.phase is Phase.SCORED
    assert_kept(guest)


def test_a_deal_of_three_pairs_by_keys(guests: list[Guest], qtbot: QtBot) -> None:
    guest = seated(guests, qtbot, ruleset(players=6, teams="three_pairs", target=21), 5)
    play_a_deal(guest, by_keys=True)
    assert guest.phase is Phase.SCORED
    assert_kept(guest)


@pytest.mark.parametrize(("preset", "by_keys"), [("scientifico", False), ("scopone", True)])
def test_a_deal_with_full_hands(guests: list[Guest], qtbot: QtBot, preset: str, by_keys: bool) -> None:
    guest = seated(guests, qtbot, ruleset(preset, target=21), 2)
    guest.table.scene.set_hand_order("suit")
    play_a_deal(guest, by_keys=by_keys)
    assert guest.phase is Phase.SCORED
    assert_kept(guest)


@pytest.mark.soak
@pytest.mark.parametrize(("number", "form"), list(enumerate(FORMS)), ids=str)
@pytest.mark.parametrize("by_keys", [False, True])
def test_a_whole_match(
    guests: list[Guest], qtbot: QtBot, number: int, form: tuple[int, str], by_keys: bool
) -> None:
    guest = seated(guests, qtbot, ruleset(players=form[0], teams=form[1]), number)
    while guest.phase is not Phase.ENDED:
        play_a_deal(guest, by_keys=by_keys)
        if guest.phase is Phase.SCORED:
            guest.key(Qt.Key.Key_Return)
            guest.wait(Phase.OFFERED, Phase.ENDED)
    assert_kept(guest)
    assert max(guest.match.scores) >= 11

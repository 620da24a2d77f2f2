import pytest

from scopa_desktop.match.moments import Moment
from scopa_desktop.rules.cards import COINS, CUPS, SETTEBELLO, SWORDS, card_of
from scopa_desktop.wording.moments import moment_title, moment_told

pytestmark = pytest.mark.usefixtures("qapp")

FOUR, THREE, KNIGHT = card_of(SWORDS, 4), card_of(CUPS, 3), card_of(CUPS, 9)


@pytest.mark.parametrize(
    ("moment", "title", "text"),
    [
        (
            Moment("settebello", 2, SETTEBELLO, (FOUR, THREE)),
            "The settebello by a sum",
            "Deal 2: the seven of coins took 3 and 4.",
        ),
        (
            Moment("settebello", 1, card_of(SWORDS, 7), (SETTEBELLO,)),
            "The settebello",
            "Deal 1: the seven of swords took the seven of coins.",
        ),
        (
            Moment("scopa", 4, KNIGHT, (card_of(COINS, 9),)),
            "A sweep with the knight of cups",
            "Deal 4: the knight of cups took the knight of coins.",
        ),
        (
            Moment("haul", 3, KNIGHT, (card_of(COINS, 1), card_of(CUPS, 1), FOUR, THREE)),
            "A full hand",
            "Deal 3: the knight of cups took 1, 1, 3, and 4.",
        ),
    ],
)
def test_moments_in_words(moment: Moment, title: str, text: str) -> None:
    assert moment_title(moment) == title
    assert moment_told(moment) == text

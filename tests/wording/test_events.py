import pytest

from scopa_desktop.match.turns import DealState, Turn
from scopa_desktop.rules import events
from scopa_desktop.rules.cards import CLUBS, COINS, CUPS, SWORDS, card_of
from scopa_desktop.rules.scoring import DealScore
from scopa_desktop.wording.events import event_told, told, whose_turn

pytestmark = pytest.mark.usefixtures("qapp")

NAMES = ("Anna", "Nora")
KNIGHT = card_of(CUPS, 9)
FOUR, FIVE = card_of(SWORDS, 4), card_of(COINS, 5)


def state(turn: int | None) -> DealState:
    return DealState(1, 1, turn, ((), ()), (), (0, 0), ((), ()), None, (), 0)


def test_a_capture_of_several_names_their_values() -> None:
    event = events.CardsCaptured(0, KNIGHT, (FIVE, FOUR))
    assert event_told(event, NAMES) == "You took 4 and 5 with the knight of cups."
    event = events.CardsCaptured(1, KNIGHT, (FIVE, FOUR))
    assert event_told(event, NAMES) == "Nora took 4 and 5 with the knight of cups."


def test_a_capture_of_one_names_the_card() -> None:
    taken = card_of(CLUBS, 9)
    told_of = "took the knight of clubs with the knight of cups."
    assert event_told(events.CardsCaptured(0, KNIGHT, (taken,)), NAMES) == f"You {told_of}"
    assert event_told(events.CardsCaptured(1, KNIGHT, (taken,)), NAMES) == f"Nora {told_of}"


@pytest.mark.parametrize(
    ("event", "text"),
    [
        (events.DealStarted(1, 0), "You deal."),
        (events.DealStarted(1, 1), "Nora deals."),
        (events.CardLaid(0, FOUR), "You laid the four of swords."),
        (events.CardLaid(1, FOUR), "Nora laid the four of swords."),
        (events.ScopaMade(0, FOUR), "You sweep the table: one point."),
        (events.ScopaMade(1, FOUR), "Nora sweeps the table: one point."),
        (events.TableAwarded(0, (FOUR,)), "You took last and get the rest."),
        (events.TableAwarded(1, (FOUR,)), "Nora took last and gets the rest."),
        (events.TableAwarded(0, (FOUR,), as_dealer=True), "You dealt and get the rest."),
        (events.TableAwarded(1, (FOUR,), as_dealer=True), "Nora dealt and gets the rest."),
        (events.OpeningTaken(0, (FOUR,), (FOUR,)), "The table is worth fifteen: you sweep it, one point."),
        (events.OpeningTaken(1, (FOUR,), (FOUR,)), "The table is worth fifteen: Nora sweeps it, one point."),
        (
            events.OpeningTaken(0, (FOUR, FIVE), (FOUR, FIVE)),
            "The table is worth thirty: you sweep it, two points.",
        ),
        (
            events.OpeningTaken(1, (FOUR, FIVE), (FOUR, FIVE)),
            "The table is worth thirty: Nora sweeps it, two points.",
        ),
        (events.OpeningTaken(0, (FOUR,), ()), "The table is worth fifteen or thirty: you take it."),
        (events.OpeningTaken(1, (FOUR,), ()), "The table is worth fifteen or thirty: Nora takes it."),
        (events.Declared(0, (FOUR,), 3), "You show nine or less: three points."),
        (events.Declared(1, (FOUR,), 3), "Nora shows nine or less: three points."),
        (events.Declared(0, (FOUR,), 10), "You show three alike: ten points."),
        (events.Declared(1, (FOUR,), 10), "Nora shows three alike: ten points."),
        (events.AcePiled(0, FOUR), "The four of swords goes to your pile."),
        (events.AcePiled(1, FOUR), "Nora's four of swords goes to the pile."),
        (events.DealEnded(1, DealScore((), (0, 0)), (0, 0), (0, 0)), "The deal is over."),
        (events.HandsDealt(((), ()), 5), ""),
        (events.TableDealt((FOUR,)), ""),
        (events.MatchEnded(0, (11, 2)), ""),
    ],
)
def test_every_event_has_its_sentence(event: events.Event, text: str) -> None:
    assert event_told(event, NAMES) == text


def test_the_line_ends_with_who_is_to_play() -> None:
    laid = Turn(state(0), 1 << FOUR, (events.CardLaid(0, FOUR),), state(1))
    assert told(laid, NAMES) == "You laid the four of swords. Nora to play."
    dealt = Turn(None, None, (events.DealStarted(1, 1), events.HandsDealt(((), ()), 5)), state(0))
    assert told(dealt, NAMES) == "Nora deals. Your turn."


def test_nobody_is_to_play_after_the_last_card() -> None:
    ended = events.DealEnded(1, DealScore((), (0, 0)), (0, 0), (0, 0))
    turn = Turn(state(1), 1 << FOUR, (events.CardLaid(1, FOUR), ended), state(None))
    assert told(turn, NAMES) == "Nora laid the four of swords. The deal is over."


def test_whose_turn() -> None:
    assert whose_turn(0, NAMES) == "Your turn."
    assert whose_turn(1, NAMES) == "Nora to play."

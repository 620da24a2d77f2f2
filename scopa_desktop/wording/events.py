"""What happened at the table, in one line."""

from collections.abc import Sequence
from typing import assert_never

from PySide6.QtCore import QCoreApplication

from scopa_desktop.match.turns import Turn
from scopa_desktop.rules.cards import Card
from scopa_desktop.rules.events import (
    CardLaid,
    CardsCaptured,
    DealEnded,
    DealStarted,
    Event,
    HandsDealt,
    MatchEnded,
    ScopaMade,
    TableAwarded,
    TableDealt,
)
from scopa_desktop.wording.cards import card_name, values_listed

translate = QCoreApplication.translate

VIEWER = 0
"""The seat that is called "you"."""


def told(turn: Turn, names: Sequence[str]) -> str:
    """The line that stands on the table after a turn: what happened, then who is to play."""
    sentences = [event_told(event, names) for event in turn.events]
    if turn.after.turn is not None:
        sentences.append(whose_turn(turn.after.turn, names))
    return " ".join(sentence for sentence in sentences if sentence)


def whose_turn(seat: int, names: Sequence[str]) -> str:
    """Who is to play."""
    if seat == VIEWER:
        return translate("Events", "Your turn.")
    return translate("Events", "{name} to play.").format(name=names[seat])


def event_told(event: Event, names: Sequence[str]) -> str:  # noqa: PLR0911 - one sentence a case
    """One event as a sentence; empty where the cards themselves say it."""
    match event:
        case DealStarted(dealer=dealer):
            if dealer == VIEWER:
                return translate("Events", "You deal.")
            return translate("Events", "{name} deals.").format(name=names[dealer])
        case HandsDealt() | TableDealt() | MatchEnded():
            return ""
        case CardLaid(seat=seat, card=card):
            if seat == VIEWER:
                return translate("Events", "You laid the {card}.").format(card=card_name(card))
            return translate("Events", "{name} laid the {card}.").format(
                name=names[seat], card=card_name(card)
            )
        case CardsCaptured(seat=seat, card=card, captured=captured):
            return _capture_told(seat, card, captured, names)
        case ScopaMade(seat=seat):
            if seat == VIEWER:
                return translate("Events", "You sweep the table: one point.")
            return translate("Events", "{name} sweeps the table: one point.").format(name=names[seat])
        case TableAwarded(seat=seat):
            if seat == VIEWER:
                return translate("Events", "You took last and get the rest.")
            return translate("Events", "{name} took last and gets the rest.").format(name=names[seat])
        case DealEnded():
            return translate("Events", "The deal is over.")
        case _ as never:
            assert_never(never)


def _capture_told(seat: int, card: Card, captured: tuple[Card, ...], names: Sequence[str]) -> str:
    taken = card_name(captured[0]) if len(captured) == 1 else values_listed(captured)
    if seat == VIEWER and len(captured) == 1:
        text = translate("Events", "You took the {taken} with the {card}.")
    elif seat == VIEWER:
        text = translate(
            "Events", "You took {taken} with the {card}.", "several cards by their values: 4 and 5"
        )
    elif len(captured) == 1:
        text = translate("Events", "{name} took the {taken} with the {card}.")
    else:
        text = translate(
            "Events", "{name} took {taken} with the {card}.", "several cards by their values: 4 and 5"
        )
    return text.format(name=names[seat], taken=taken, card=card_name(card))

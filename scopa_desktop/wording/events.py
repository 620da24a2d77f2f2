"""What happened at the table, in one line."""

from collections.abc import Sequence
from typing import assert_never

from PySide6.QtCore import QCoreApplication

from scopa_desktop.match.turns import Turn
from scopa_desktop.rules.cards import Card
from scopa_desktop.rules.events import (
    AcePiled,
    CardLaid,
    CardsCaptured,
    DealEnded,
    DealStarted,
    Declared,
    Event,
    HandsDealt,
    MatchEnded,
    OpeningTaken,
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
        case OpeningTaken():
            return _opening_told(event, names)
        case Declared():
            return _declaration_told(event, names)
        case AcePiled(seat=seat, card=card):
            if seat == VIEWER:
                return translate("Events", "The {card} goes to your pile.").format(card=card_name(card))
            return translate("Events", "{name}'s {card} goes to the pile.").format(
                name=names[seat], card=card_name(card)
            )
        case CardsCaptured(seat=seat, card=card, captured=captured):
            return _capture_told(seat, card, captured, names)
        case ScopaMade(seat=seat):
            if seat == VIEWER:
                return translate("Events", "You sweep the table: one point.")
            return translate("Events", "{name} sweeps the table: one point.").format(name=names[seat])
        case TableAwarded():
            return _award_told(event, names)
        case DealEnded():
            return translate("Events", "The deal is over.")
        case _ as never:
            assert_never(never)


def _award_told(event: TableAwarded, names: Sequence[str]) -> str:
    if event.seat == VIEWER and event.as_dealer:
        return translate("Events", "You dealt and get the rest.")
    if event.seat == VIEWER:
        return translate("Events", "You took last and get the rest.")
    text = (
        translate("Events", "{name} dealt and gets the rest.")
        if event.as_dealer
        else translate("Events", "{name} took last and gets the rest.")
    )
    return text.format(name=names[event.seat])


def _opening_told(event: OpeningTaken, names: Sequence[str]) -> str:
    if not event.scopas:
        if event.seat == VIEWER:
            return translate("Events", "The table is worth fifteen or thirty: you take it.")
        text = translate("Events", "The table is worth fifteen or thirty: {name} takes it.")
    elif len(event.scopas) == 1:
        if event.seat == VIEWER:
            return translate("Events", "The table is worth fifteen: you sweep it, one point.")
        text = translate("Events", "The table is worth fifteen: {name} sweeps it, one point.")
    else:
        if event.seat == VIEWER:
            return translate("Events", "The table is worth thirty: you sweep it, two points.")
        text = translate("Events", "The table is worth thirty: {name} sweeps it, two points.")
    return text.format(name=names[event.seat])


def _declaration_told(event: Declared, names: Sequence[str]) -> str:
    if event.points == 10:
        if event.seat == VIEWER:
            return translate("Events", "You show three alike: ten points.")
        text = translate("Events", "{name} shows three alike: ten points.")
    else:
        if event.seat == VIEWER:
            return translate("Events", "You show nine or less: three points.")
        text = translate("Events", "{name} shows nine or less: three points.")
    return text.format(name=names[event.seat])


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

"""A match told in full as text: every hand, event and score; a change of rules shows as changed lines."""

from collections.abc import Iterator
from random import Random
from typing import assert_never

from scopa_desktop.match.match import Match
from scopa_desktop.match.record import points_text, write_record
from scopa_desktop.match.shuffle import deck_for, first_dealer
from scopa_desktop.match.turns import DealState, Turn
from scopa_desktop.rules.cards import Card, cards_in
from scopa_desktop.rules.declaring import Decision
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
from scopa_desktop.rules.notation import card_text
from scopa_desktop.rules.plays import Play
from scopa_desktop.rules.ruleset import Ruleset
from scopa_desktop.rules.scoring import DealScore

NAMES = ("Anna", "Bruno", "Carla", "Dario", "Elena", "Fabio")


def new_record(rules: Ruleset, seed: int) -> str:
    """The record of a match played by a plain rule: mostly the play that takes most, now and then any."""
    chance = Random(f"golden {seed}").random

    def choose(match: Match) -> Decision:
        declarations = match.legal_declarations()
        if declarations and chance() < 0.8:
            return declarations[-1]
        plays = match.legal_plays()
        if chance() < 0.25:
            return plays[int(chance() * len(plays))]
        return max(plays, key=lambda play: (match.makes_scopa(play), play.bit_count(), -play))

    match = Match(rules, first_dealer(rules, seed), names=NAMES[: rules.players], seed=seed)
    while not match.is_over:
        match.deal(deck_for(rules, seed, match.deal_number + 1))
        while match.legal_plays():
            match.take(choose(match))
    return write_record(match, {"Date": "2026-01-01T00:00:00Z"})


def told(match: Match) -> str:
    """A finished match, played again and told line by line."""
    again = Match(match.rules, match.first_dealer)
    lines = [f"{match.rules.preset}, {match.rules.players} players, sides {match.rules.sides}"]
    for deal in match.deals:
        lines += _turn_lines(again, again.deal(deal.deck))
        for decision in deal.decisions:
            lines += _turn_lines(again, again.take(decision))
    return "\n".join(lines) + "\n"


def _turn_lines(match: Match, turn: Turn) -> Iterator[str]:
    for event in turn.events:
        yield from _event_lines(event)
    state = turn.after
    if state.turn is not None:
        yield f"  {_zones(state)}"
        declarations = " ".join(f"!{declaration.points}" for declaration in match.legal_declarations())
        if declarations:
            yield f"  {state.turn} may declare {declarations}"
        yield f"  {state.turn} may play {_plays(match, state)}"


def _event_lines(event: Event) -> Iterator[str]:
    match event:
        case DealStarted(number, dealer):
            yield ""
            yield f"deal {number}, dealer {dealer}"
        case HandsDealt(hands, hands_left):
            yield f"hands {' | '.join(map(_cards, hands))}, {hands_left} to come"
        case TableDealt(cards):
            yield f"table {_cards(cards)}"
        case CardLaid(seat, card):
            yield f"{seat} lays {card_text(card)}"
        case OpeningTaken(seat, cards, scopas):
            yield f"{seat} takes the dealt table {_cards(cards)} as {len(scopas)} scopas"
        case Declared(seat, cards, points):
            yield f"{seat} declares {_cards(cards)} for {points}"
        case AcePiled(seat, card):
            yield f"{seat} puts {card_text(card)} on the pile"
        case CardsCaptured(seat, card, captured):
            yield f"{seat} takes {_cards(captured)} with {card_text(card)}"
        case ScopaMade(seat, card):
            yield f"{seat} makes a scopa with {card_text(card)}"
        case TableAwarded(seat, cards):
            yield f"{seat} is given {_cards(cards)}"
        case DealEnded(number, score, before, totals):
            yield f"deal {number} ends: {points_text(score.points)}"
            yield f"  match: {points_text(before)}, now {points_text(totals)}"
            yield from _score_lines(score)
        case MatchEnded(winner, totals, outright):
            yield f"side {winner} wins {points_text(totals)}{f' by {outright}' if outright else ''}"
        case _:
            assert_never(event)


def _score_lines(score: DealScore) -> Iterator[str]:
    for row in score.rows:
        held = " | ".join(
            f"{amount} {_cards(cards)}".rstrip() for amount, cards in zip(row.amounts, row.cards, strict=True)
        )
        yield f"  {row.kind}: {held}: {points_text(row.points)}"


def _zones(state: DealState) -> str:
    hands = " | ".join(map(_cards, state.hands))
    piles = " | ".join(str(pile.bit_count()) for pile in state.piles)
    scopas = points_text(tuple(map(len, state.scopas)))
    stock = len(state.stock)
    return f"hands {hands}, table {_cards(state.table)}, piles {piles}, scopas {scopas}, stock {stock}"


def _plays(match: Match, state: DealState) -> str:
    def text(play: Play) -> str:
        captured = [card for card in state.table if play >> card & 1]
        (card,) = (card for card in cards_in(play) if card not in captured)
        taken = f"x{'+'.join(map(card_text, captured))}" if captured else ""
        return f"{card_text(card)}{taken}{'#' * match.makes_scopa(play)}"

    return " ".join(map(text, match.legal_plays()))


def _cards(cards: tuple[Card, ...]) -> str:
    return " ".join(map(card_text, cards)) or "-"

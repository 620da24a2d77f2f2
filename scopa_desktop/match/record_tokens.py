"""Plays as the tokens of a record, with what was captured in table order and whether it was a scopa."""

import re
from typing import Final

from scopa_desktop.match.match import Match
from scopa_desktop.match.record_faults import TokenInvalid
from scopa_desktop.match.turns import DealState, Turn
from scopa_desktop.rules.cards import Card, set_of
from scopa_desktop.rules.declaring import SMALL_HAND, THREE_ALIKE, Declaration
from scopa_desktop.rules.events import AcePiled, CardLaid, CardsCaptured, Declared, ScopaMade
from scopa_desktop.rules.notation import card_text, parse_card, play_text

DECLARED: Final = "!"
"""Before the points of a declaration."""
_PLAY: Final = re.compile(r"(\d+[DCSB])(?:x(\d+[DCSB](?:\+\d+[DCSB])*))?(#?)", re.ASCII)


def play_token(turn: Turn) -> str:
    """The token of a turn with a play or a declaration; ``ValueError`` for a turn that deals."""
    scopa = any(isinstance(event, ScopaMade) for event in turn.events)
    for event in turn.events:
        if isinstance(event, CardsCaptured):
            return play_text(event.card, event.captured, scopa)
        if isinstance(event, CardLaid | AcePiled):
            return play_text(event.card)
        if isinstance(event, Declared):
            return f"{DECLARED}{event.points}"
    raise ValueError("no play in this turn")


def take_token(match: Match, token: str) -> Turn:
    """Make the play or declaration of a token; raises ``TokenInvalid`` and leaves the match as it was."""
    if token.startswith(DECLARED):
        return match.take(_declaration(match, token))
    card, captured, marked = _parsed(token)
    state = match.state
    if state is None or state.turn is None:
        raise TokenInvalid(token, "not_in_hand")
    _check_cards(token, state, state.turn, card, captured)
    play = set_of((card, *captured))
    if play not in match.legal_plays():
        raise TokenInvalid(token, "illegal_capture" if captured else "must_capture")
    in_order = tuple(sorted(captured, key=state.table.index))
    if captured != in_order:
        raise TokenInvalid(token, "table_order", play_text(card, in_order, marked))
    if marked != match.makes_scopa(play):
        raise TokenInvalid(token, "not_a_scopa" if marked else "scopa_unmarked")
    return match.take(play)


def _declaration(match: Match, token: str) -> Declaration:
    spelled = {f"{DECLARED}{declaration.points}": declaration for declaration in (SMALL_HAND, THREE_ALIKE)}
    declaration = spelled.get(token)
    if declaration is None:
        raise TokenInvalid(token, "not_a_play")
    if declaration not in match.legal_declarations():
        raise TokenInvalid(token, "illegal_declaration")
    return declaration


def _parsed(token: str) -> tuple[Card, tuple[Card, ...], bool]:
    spelled = _PLAY.fullmatch(token)
    if spelled is None:
        raise TokenInvalid(token, "not_a_play")
    try:
        card = parse_card(spelled[1])
        captured = tuple(parse_card(text) for text in spelled[2].split("+")) if spelled[2] else ()
    except ValueError:
        raise TokenInvalid(token, "not_a_play") from None
    return card, captured, bool(spelled[3])


def _check_cards(token: str, state: DealState, seat: int, card: Card, captured: tuple[Card, ...]) -> None:
    if card not in state.hands[seat]:
        raise TokenInvalid(token, "not_in_hand", str(seat))
    for number, other in enumerate(captured):
        if other not in state.table:
            raise TokenInvalid(token, "not_on_table", card_text(other))
        if other in captured[:number]:
            raise TokenInvalid(token, "captured_twice", card_text(other))

"""``verify``: check records by playing them again; a line a file, in plain English."""

import sys
from collections.abc import Iterable, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Final

from scopa_desktop.match.record import Record, RecordFault, RecordInvalid, points_text, read_record

REASONS: Final[Mapping[RecordFault, str]] = MappingProxyType(
    {
        "not_a_play": "not a card, a capture or a scopa in this notation",
        "not_in_hand": "the seat to play does not hold this card",
        "not_on_table": "{detail} is not on the table",
        "captured_twice": "{detail} is captured twice",
        "must_capture": "this card captures and cannot be laid",
        "illegal_capture": "this card cannot take these cards now",
        "illegal_declaration": "the seat to play cannot declare this now",
        "table_order": "captured cards are named oldest first: {detail}",
        "scopa_unmarked": "this is a scopa, which is marked with #",
        "not_a_scopa": "this is not a scopa that counts, yet it is marked with #",
        "byte_order_mark": "a record begins without a byte-order mark",
        "not_a_tag": 'neither a tag such as [Name "value"] nor a deal',
        "tag_twice": "this tag stands here a second time",
        "tag_misplaced": "this tag is out of order",
        "tag_missing": "the tag {detail} is missing",
        "tag_after_deal": "tags stand before the first deal",
        "unknown_format": "this format is not known",
        "unknown_preset": "this preset is not known",
        "not_an_option": "options are written field=value with one space between them",
        "option_unknown": "there is no such rule",
        "option_twice": "this rule stands here a second time",
        "option_misplaced": "this rule is out of order",
        "option_value": "this rule has no such value",
        "option_players_missing": "the number of players is missing",
        "options_impossible": "these rules do not go together: {detail}",
        "wrong_dealer": "there is no such seat to deal",
        "wrong_result": "the result of these deals is {detail}",
        "wrong_winner": "the winning side is {detail}",
        "wrong_outright": "the match was not won outright",
        "deal_expected": "a new deal must begin here",
        "deal_too_early": "the deal before this one is not played out",
        "deal_after_end": "the match is over before this deal",
        "wrong_deal_number": "the number of this deal is {detail}",
        "deck_missing": "the deck of this deal is missing",
        "deck_size": "a deck has 40 cards, this one {detail}",
        "card_twice": "this card is in the deck a second time",
        "not_a_card": "not a card",
        "deck_redealt": "too many kings or aces on the table: this deck had to be dealt again",
        "not_on_own_line": "this must begin a line of its own",
        "move_after_end": "the deal is played out before this",
        "score_missing": "the deal is played out and its score is missing",
        "score_too_early": "the deal is not played out, it has no score yet",
        "wrong_score": "the score of this deal is {detail}",
    }
)
IMPOSSIBLE: Final[Mapping[str, str]] = MappingProxyType(
    {
        "players_not_in_preset": "this preset is not played by so many",
        "three_pairs_without_six": "three pairs of partners need six players",
        "hand_without_four": "hands of nine or ten cards need four players",
        "not_forty_dealt": "hands of ten go with an empty table, all others with four cards on it",
        "napoleone_without_napola": "a napoleone is a napola of all coins and needs the napola",
    }
)
"""By reason code of ``RulesInvalid``."""

_LARGEST: Final = 1 << 23
"""Bytes of a file that are read: some ten thousand deals."""
_LONGEST: Final = 60
"""Signs of a token that are shown."""


def run(paths: Iterable[Path]) -> int:
    """Print a line a file; 1 if any is faulty or cannot be read, else 0."""
    faults = 0
    for path in paths:
        is_sound, said = _checked(path)
        faults += not is_sound
        line = f"{_printable(str(path))}: {said}"
        encoding = sys.stdout.encoding or "utf-8"
        print(line.encode(encoding, "backslashreplace").decode(encoding))
    return 1 if faults else 0


def _checked(path: Path) -> tuple[bool, str]:
    try:
        with path.open("rb") as file:
            data = file.read(_LARGEST + 1)
    except OSError as error:
        return False, f"cannot be read: {error.strerror or error}"
    if len(data) > _LARGEST:
        return False, "larger than any record"
    try:
        return True, _sound(read_record(data.decode("utf-8")))
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        return False, f'line {line}, token "\\x{data[error.start]:02x}": not UTF-8 text'
    except RecordInvalid as error:
        return False, _faulty(error)


def _sound(record: Record) -> str:
    match = record.match
    points = points_text(match.scores)
    result = points if match.is_over else f"not finished, {points} so far"
    return f"ok, {match.rules.players} players, {match.rules.preset}, {result}"


def _faulty(error: RecordInvalid) -> str:
    detail = IMPOSSIBLE.get(error.detail, error.detail)
    reason = REASONS[error.reason].format(detail=detail)
    if error.reason == "wrong_result" and error.detail == "*":
        reason = "the match is not finished, its result is *"
    elif error.reason == "wrong_winner" and not error.detail:
        reason = "nobody has won yet"
    elif error.reason == "wrong_outright" and error.detail:
        reason = f"the match was won outright by the {error.detail} rule"
    return f'line {error.line}, token "{_shown(error.token)}": {reason}'


def _shown(token: str) -> str:
    """A token, not too long."""
    return _printable(token if len(token) <= _LONGEST else token[:_LONGEST] + "...")


def _printable(text: str) -> str:
    """Any text on one line, without what would steer a terminal."""
    return "".join(sign if sign.isprintable() else ascii(sign)[1:-1] for sign in text)

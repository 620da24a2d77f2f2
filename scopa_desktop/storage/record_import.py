"""Put a match read from a record into the history, once."""

from dataclasses import dataclass
from datetime import UTC, datetime

from scopa_desktop.match.match import Match
from scopa_desktop.match.record import Record, read_record
from scopa_desktop.players.level_keys import LEVELS
from scopa_desktop.rules.notation import card_text
from scopa_desktop.storage.fields import date_from
from scopa_desktop.storage.history import RESIGNED, HistoryStore, MatchUnreadable

UNKNOWN_LEVEL = "fair"
"""Of computer players who are to go on with a match that does not say how well they play."""


@dataclass(frozen=True, slots=True)
class Imported:
    """A match that is in the history now and was not before."""

    match_id: int
    is_level_assumed: bool
    """It goes on with computer players of ``UNKNOWN_LEVEL``, since the record does not say theirs."""


def import_record(history: HistoryStore, text: str) -> Imported | None:
    """Put the match into the history; ``None`` if it was there already, as far as the record goes.

    Raises ``RecordInvalid``, or what the history raises; nothing is kept then.
    """
    record = read_record(text)
    match = record.match
    for match_id in history.begun_with(_first_deck(match)):
        try:
            known = history.load(match_id).match
        except MatchUnreadable:
            continue
        if _is_part_of(match, known):
            return None
    levels = _levels(record)
    is_resigned = RESIGNED in record.tags and not match.is_over
    is_played_on = not match.is_over and not is_resigned
    assumed = UNKNOWN_LEVEL if is_played_on else ""
    known_levels = levels or ("", *(assumed,) * (match.rules.players - 1))
    match_id = history.begin(match, known_levels, _date(record))
    if match.is_over:
        history.acknowledge(match_id)
    elif is_resigned:
        history.resign(match_id, _resigned_to(record))
    return Imported(match_id, is_level_assumed=levels is None and is_played_on)


def _first_deck(match: Match) -> str:
    return " ".join(map(card_text, match.deals[0].deck)) if match.deals else ""


def _is_part_of(match: Match, known: Match) -> bool:
    """Whether the known match holds all that was played in the other."""
    if (match.rules, match.first_dealer, match.names) != (known.rules, known.first_dealer, known.names):
        return False
    if len(match.deals) > len(known.deals):
        return False
    return all(
        deal.deck == other.deck and other.decisions[: len(deal.decisions)] == deal.decisions
        for deal, other in zip(match.deals, known.deals, strict=False)
    )


def _levels(record: Record) -> tuple[str, ...] | None:
    """As the record says, ``None`` if it does not."""
    said = tuple(record.tags.get("Levels", "").split("|"))
    is_said = len(said) == record.match.rules.players and said[0] == ""
    return said if is_said and all(level in LEVELS for level in said[1:]) else None


def _resigned_to(record: Record) -> int | None:
    """The side that won, if the record names one."""
    said = record.tags[RESIGNED]
    sides = map(str, range(len(record.match.scores)))
    return int(said) if said in sides else None


def _date(record: Record) -> datetime:
    try:
        return date_from(record.tags.get("Date", ""))
    except ValueError:
        return datetime.now(UTC)

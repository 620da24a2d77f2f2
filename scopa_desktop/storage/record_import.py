"""Put a match read from a record into the history, once."""

from datetime import UTC, datetime

from scopa_desktop.match.match import Match
from scopa_desktop.match.record import Record, read_record
from scopa_desktop.players.level_keys import LEVELS
from scopa_desktop.rules.notation import card_text
from scopa_desktop.storage.fields import date_from
from scopa_desktop.storage.history import HistoryStore, MatchUnreadable

UNKNOWN_LEVEL = "fair"
"""Of computer players who are to go on with a match that does not say how well they play."""


def import_record(history: HistoryStore, text: str) -> int | None:
    """The id of the match in the history; ``None`` if it was there already, as far as the record goes.

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
    match_id = history.begin(match, _levels(record), _date(record))
    if match.is_over:
        history.acknowledge(match_id)
    return match_id


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


def _levels(record: Record) -> tuple[str, ...]:
    """As the record says, else what it takes to go on with the match."""
    players = record.match.rules.players
    said = tuple(record.tags.get("Levels", "").split("|"))
    if len(said) == players and said[0] == "" and all(level in LEVELS for level in said[1:]):
        return said
    other = "" if record.match.is_over else UNKNOWN_LEVEL
    return ("", *(other,) * (players - 1))


def _date(record: Record) -> datetime:
    try:
        return date_from(record.tags.get("Date", ""))
    except ValueError:
        return datetime.now(UTC)

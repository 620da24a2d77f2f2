"""The record of a match (``.scopa``, see ``docs/record.md``): the one door to writing and reading it."""

from scopa_desktop.match.record_faults import RecordFault, RecordInvalid, TokenFault, TokenInvalid
from scopa_desktop.match.record_reader import Record, read_record
from scopa_desktop.match.record_tokens import play_token, take_token
from scopa_desktop.match.record_writer import points_text, write_record

__all__ = [
    "Record",
    "RecordFault",
    "RecordInvalid",
    "TokenFault",
    "TokenInvalid",
    "play_token",
    "points_text",
    "read_record",
    "take_token",
    "write_record",
]

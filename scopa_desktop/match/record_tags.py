"""The head of a record: its tags, their order and spelling."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from scopa_desktop.match.record_faults import RecordInvalid
from scopa_desktop.rules.ruleset import (
    FIELDS,
    PRESETS,
    FieldValue,
    Ruleset,
    RulesInvalid,
    differences,
    ruleset,
)

FORMAT: Final = "scopa-record 1"
ORDER: Final = (
    "Format",
    "Preset",
    "Options",
    "Players",
    "Date",
    "Seed",
    "Dealer",
    "Result",
    "Winner",
    "Outright",
)
"""Any others follow in the order found."""
REQUIRED: Final = ("Format", "Preset", "Options", "Dealer", "Result")
KEPT: Final = ("Players", "Date", "Seed")
"""Kept as they are, whatever they say."""

_NAME: Final = re.compile(r"[A-Za-z][A-Za-z0-9_]*", re.ASCII)
_TAG: Final = re.compile(
    r'\s*\[\s*(?P<name>[A-Za-z][A-Za-z0-9_]*)\s+"(?P<value>(?:[^"\\]|\\["\\])*)"\s*\]\s*(?:;.*)?'
)


@dataclass(frozen=True, slots=True)
class Tag:
    """One tag as found."""

    line: int
    name: str
    value: str


def tag_text(name: str, value: str) -> str:
    """The line of a tag; ``ValueError`` for a name or value that no record can hold."""
    if not _NAME.fullmatch(name):
        raise ValueError(f"not a tag's name: {name!r}")
    if "\n" in value or "\r" in value:
        raise ValueError(f"a line end in {name}")
    escaped = value.replace("\\", "\\\\").replace('"', '\\"')
    return f'[{name} "{escaped}"]'


def parse_tag(line: int, text: str, before: dict[str, Tag]) -> Tag:
    """The tag of a line, if it may follow the tags before it."""
    found = _TAG.fullmatch(text)
    if found is None:
        raise RecordInvalid(line, text.strip(), "not_a_tag")
    tag = Tag(line, found["name"], re.sub(r"\\(.)", r"\1", found["value"]))
    if tag.name in before:
        raise RecordInvalid(line, tag.name, "tag_twice")
    # A reader of this format can say nothing about another one.
    if tag.name == "Format" and tag.value != FORMAT:
        raise RecordInvalid(line, tag.value, "unknown_format")
    if before and _place(next(reversed(before))) > _place(tag.name):
        raise RecordInvalid(line, tag.name, "tag_misplaced")
    return tag


def options_text(rules: Ruleset) -> str:
    """``players`` and every other field that differs from its preset, in the order of the fields."""
    values = {"players": rules.players, **differences(rules)}
    return " ".join(f"{name}={values[name]}" for name in FIELDS if name in values)


def rules_of(preset: Tag, options: Tag) -> Ruleset:
    """The rules two tags name."""
    if preset.value not in PRESETS:
        raise RecordInvalid(preset.line, preset.value, "unknown_preset")
    values: dict[str, FieldValue] = {}
    for option in options.value.split(" ") if options.value else ():
        name, parted, spelled = option.partition("=")
        if not parted:
            raise RecordInvalid(options.line, option, "not_an_option")
        if name not in FIELDS:
            raise RecordInvalid(options.line, option, "option_unknown")
        if name in values:
            raise RecordInvalid(options.line, option, "option_twice")
        fields = list(FIELDS)
        if values and fields.index(name) < fields.index(next(reversed(values))):
            raise RecordInvalid(options.line, option, "option_misplaced")
        value = next((known for known in FIELDS[name] if str(known) == spelled), None)
        if value is None:
            raise RecordInvalid(options.line, option, "option_value")
        values[name] = value
    if "players" not in values:
        raise RecordInvalid(options.line, options.value, "option_players_missing")
    try:
        return ruleset(preset.value, **values)
    except RulesInvalid as error:
        raise RecordInvalid(options.line, options.value, "options_impossible", error.code) from None


def names_in(text: str, players: int) -> Sequence[str]:
    """The names by seat, none at all if their number is not that of the players."""
    names = text.split("|")
    return names if len(names) == players else ()


def _place(name: str) -> int:
    return ORDER.index(name) if name in ORDER else len(ORDER)

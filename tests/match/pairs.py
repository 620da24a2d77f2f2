"""Every pair of rules that can be in force together, and a few sets of rules that hold them all."""

from collections.abc import Iterator
from itertools import combinations
from typing import TypeAlias

from scopa_desktop.rules.ruleset import FIELDS, FieldValue, Ruleset, RulesInvalid, ruleset

Item: TypeAlias = tuple[str, FieldValue]
"""A field with one of its values, the usual one included."""
Pair: TypeAlias = tuple[Item, Item]
"""Of different fields, in the order of the fields."""

TARGETS = (1, 5, 11)
VALUES = {name: TARGETS if name == "target" else tuple(values) for name, values in FIELDS.items()}
ITEMS = [(name, value) for name, values in VALUES.items() for value in values]
ALL = [pair for pair in combinations(ITEMS, 2) if pair[0][0] != pair[1][0]]

NEEDS: dict[Item, dict[str, FieldValue]] = {
    ("teams", "three_pairs"): {"players": 6},
    ("hand", 9): {"players": 4},
    ("hand", 10): {"players": 4, "table": 0},
    ("table", 0): {"players": 4, "hand": 10},
    ("napoleone", "on"): {"napola": "full"},
    **{
        (name, value): {"ace_sweep": "scopa"}
        for name in ("ace_on_ace", "ace_on_empty", "first_ace")
        for value in VALUES[name]
    },
}
"""What must be set beside a value that means nothing, or is not allowed, with everything else as usual."""
NO_POINTS_IN_FRAC = {
    "primiera", "sevens", "settanta", "re_bello", "rosmarino", "napola", "coin_figures", "ponino",
    "last_card_scopa",
}  # fmt: skip


def is_in_force(rules: Ruleset, item: Item) -> bool:
    """Whether the rules have this value and it makes a difference to others."""
    name, value = item
    if getattr(rules, name) != value:
        return False
    if name in ("ace_on_ace", "ace_on_empty", "first_ace"):
        return rules.ace_sweep != "off"
    if name in NO_POINTS_IN_FRAC:
        return rules.scoring == "classic"
    if name == "both_past_target":
        return rules.inverse == "off"
    if name in ("opening_table", "kings_redeal", "ace_redeal"):
        return rules.table == 4 or value == "off"
    if item == ("declarations", "on"):
        return rules.hand == 3
    return True


def pairs_of(rules: Ruleset) -> set[Pair]:
    """The pairs in force."""
    return set(combinations([item for item in ITEMS if is_in_force(rules, item)], 2))


def alone(pair: Pair) -> Ruleset | None:
    """The rules with this pair and as little else as can be; ``None`` where they are refused."""
    first, second = pair
    fields = {**NEEDS.get(first, {}), **NEEDS.get(second, {}), **dict(pair)}
    try:
        return ruleset(**fields)
    except RulesInvalid:
        return None


ALLOWED = {pair: rules for pair in ALL if (rules := alone(pair)) is not None}
"""The pairs that can be set together, each with its rules."""
POSSIBLE = {pair: rules for pair, rules in ALLOWED.items() if pair in pairs_of(rules)}
"""Those that can be in force together."""


def covering() -> list[Ruleset]:
    """Few sets of rules in which every pair is in force at least once."""
    missing, found = dict.fromkeys(POSSIBLE), []
    while missing:
        pair = next(iter(missing))
        names = {*NEEDS.get(pair[0], {}), *NEEDS.get(pair[1], {}), pair[0][0], pair[1][0]}
        fields = {name: getattr(POSSIBLE[pair], name) for name in names}
        for name in FIELDS:
            if name not in fields:
                fields[name] = max(
                    _rotated(VALUES[name], len(found)),
                    key=lambda value: _gain(fields, (name, value), missing),
                )
        found.append(ruleset(**fields))
        for covered in pairs_of(found[-1]):
            missing.pop(covered, None)
    return found


def _gain(fields: dict[str, FieldValue], item: Item, missing: dict[Pair, None]) -> int:
    """How many of the missing pairs come in by one more field; -1 if it cannot be."""
    try:
        rules = ruleset(**fields, **dict([item]))
    except RulesInvalid:
        return -1
    known = [other for other in (*fields.items(), item) if is_in_force(rules, other)]
    known.sort(key=ITEMS.index)
    return sum(pair in missing for pair in combinations(known, 2))


def _rotated(values: tuple[FieldValue, ...], number: int) -> Iterator[FieldValue]:
    """Beginning with another one each time, so that what is level is shared out."""
    start = number % len(values)
    yield from (*values[start:], *values[:start])

"""The player's own rule sets: one versioned JSON file, replaced as a whole."""

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Literal

from scopa_desktop.storage.aside import set_aside
from scopa_desktop.storage.faults import StorageFault
from scopa_desktop.storage.set_up import TARGET_RANGE, as_tuples, is_name, is_within, options_of, rules_with
from scopa_desktop.storage.whole_file import write_whole

if TYPE_CHECKING:
    from scopa_desktop.rules.ruleset import FieldValue, Ruleset

VERSION: Final = 1
MOST: Final = 100
"""Rule sets that are kept."""


@dataclass(frozen=True, slots=True)
class RuleSet:
    """A preset with house rules under a name."""

    name: str
    preset: str
    target: int
    players: int
    """For so many it was made; others can play it too as far as preset and house rules allow."""
    options: "tuple[tuple[str, FieldValue], ...]" = ()
    """As in ``SetUp``."""

    def __post_init__(self) -> None:
        if not is_name(self.name) or not self.name.strip():
            raise ValueError(f"name: cannot be {self.name!r}")
        if not is_within(self.target, TARGET_RANGE):
            raise ValueError(f"target: cannot be {self.target!r}")
        rules = rules_with(self.preset, self.options, players=self.players, target=self.target)
        if options_of(rules) != self.options:
            raise ValueError(f"options: cannot be {self.options!r}")


class RuleSetStore:
    """The rule sets in one file.  What cannot be written is at least kept until the program ends."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self.fault: StorageFault | None = None
        """What was wrong at the last ``load`` or ``save``."""
        self.rule_sets: tuple[RuleSet, ...] = ()
        """As last loaded or saved, by name."""

    def load(self) -> tuple[RuleSet, ...]:
        """The rule sets of the file; those that cannot be are left out, and the file is set aside."""
        self.fault, self.rule_sets = None, ()
        try:
            content = json.loads(self._path.read_bytes())
            if not isinstance(content, dict) or not isinstance(content.get("version"), int):
                raise ValueError("no version")
            if content["version"] > VERSION:
                self._set_aside("newer", f"version {content['version']} is newer than {VERSION}")
                return ()
            entries = content.get("rule_sets")
            if not isinstance(entries, list):
                raise ValueError("no list of rule sets")
        except (FileNotFoundError, NotADirectoryError):
            return ()
        # ValueError: not UTF-8, not JSON, nothing of ours.  RecursionError: brackets beyond measure.
        except (OSError, ValueError, RecursionError) as error:
            self._set_aside("damaged", str(error))
            return ()
        found, wrong = _rule_sets_in(entries)
        self.rule_sets = _sorted(found)
        if wrong:
            self._set_aside("damaged", "; ".join(wrong))
            # At once, so that what was right does not have to wait for the next change.
            self._write()
        return self.rule_sets

    def save(self, rule_sets: Sequence[RuleSet]) -> StorageFault | None:
        """Put the rule sets on the disk; they replace the old ones at once and as a whole, or not at all."""
        self.rule_sets = _sorted(rule_sets)
        self.fault = self._write()
        return self.fault

    def _write(self) -> StorageFault | None:
        content = {"version": VERSION, "rule_sets": [asdict(rule_set) for rule_set in self.rule_sets]}
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            write_whole(self._path, json.dumps(content, indent=2, ensure_ascii=False) + "\n")
        except OSError as error:
            return StorageFault("rule_sets", "unwritable", None, str(error))
        return None

    def _set_aside(self, word: Literal["damaged", "newer"], reason: str) -> None:
        self.fault = StorageFault("rule_sets", word, set_aside(self._path, word), reason)


def name_of(rules: "Ruleset", rule_sets: Sequence[RuleSet]) -> str:
    """What the player calls such rules, whoever plays by them; empty if they have no name."""
    wanted = (rules.preset, rules.target, options_of(rules))
    return next(
        (one.name for one in rule_sets if (one.preset, one.target, one.options) == wanted),
        "",
    )


def _sorted(rule_sets: Sequence[RuleSet]) -> tuple[RuleSet, ...]:
    return tuple(sorted(rule_sets, key=lambda rule_set: rule_set.name.casefold()))


def _rule_sets_in(entries: Sequence[object]) -> tuple[list[RuleSet], list[str]]:
    """The rule sets that can be, each name once, and what is wrong with others."""
    found: dict[str, RuleSet] = {}
    wrong = []
    for entry in entries:
        try:
            if not isinstance(entry, dict):
                raise ValueError(f"cannot be {entry!r}")
            fields: dict[str, Any] = {name: as_tuples(value) for name, value in entry.items()}
            made = RuleSet(**fields)
            if made.name in found:
                raise ValueError(f"name: twice {made.name!r}")
            if len(found) == MOST:
                raise ValueError(f"more than {MOST} rule sets")
        except (TypeError, ValueError) as error:  # TypeError: a word that is unknown or missing
            wrong.append(str(error))
        else:
            found[made.name] = made
    return list(found.values()), wrong

"""How rules and moments are written in the database."""

import json
from datetime import UTC, datetime
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from scopa_desktop.rules.ruleset import Ruleset


def options_text(rules: "Ruleset") -> str:
    """The number of players and what differs from the preset, as JSON."""
    from scopa_desktop.rules.ruleset import differences

    return json.dumps({"players": rules.players, **differences(rules)})


def rules_from(preset: str, options: str) -> "Ruleset":
    """The rules of ``options_text``; ``ValueError`` or ``TypeError`` if they are none."""
    from scopa_desktop.rules.ruleset import ruleset  # late: Home without matches needs no rules

    return ruleset(preset, **json.loads(options))


def date_text(moment: datetime) -> str:
    """``2026-01-01T00:00:00Z``: whole seconds, in UTC."""
    return f"{moment.astimezone(UTC):%Y-%m-%dT%H:%M:%SZ}"


def date_from(text: str) -> datetime:
    """The moment of ``date_text``; ``ValueError`` for anything else."""
    moment = datetime.fromisoformat(text)
    if date_text(moment) != text:
        raise ValueError(f"not a date as they are written here: {text!r}")
    return moment

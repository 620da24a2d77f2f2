"""Lines of the history made by hand."""

from datetime import UTC, datetime, timedelta

from scopa_desktop.rules.ruleset import Ruleset
from scopa_desktop.storage.history import MatchSummary

NOON = datetime(2026, 3, 14, 12, 0, tzinfo=UTC)


def summary(
    number: int = 1,
    *,
    scores: tuple[int, ...] = (7, 5),
    target: int = 11,
    names: tuple[str, ...] = ("You", "Nora"),
    level: str = "fair",
    winner: int | None = None,
    resigned: bool = False,
    finished: bool = False,
    known: bool = True,
) -> MatchSummary:
    """An unfinished match unless ``finished`` or won."""
    started = NOON - timedelta(days=number)
    over = finished or winner is not None
    return MatchSummary(
        id=number,
        started=started,
        finished=started + timedelta(hours=1) if over else None,
        resigned=resigned,
        preset="classic",
        rules=Ruleset(target=target) if known else None,
        names=names,
        levels=("", level),
        scores=scores,
        winner=winner,
        deal_number=3,
    )

"""A match as the text of a record: the same match always gives the same bytes."""

from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Final

from scopa_desktop.match.match import Deal, Match
from scopa_desktop.match.record_tags import FORMAT, KEPT, ORDER, options_text, tag_text
from scopa_desktop.match.record_tokens import play_token
from scopa_desktop.rules.declaring import Declaration
from scopa_desktop.rules.notation import card_text

_NO_TAGS: Final[Mapping[str, str]] = MappingProxyType({})


def write_record(match: Match, tags: Mapping[str, str] = _NO_TAGS) -> str:
    """The record of a match, finished or not.

    ``tags`` adds ``Date`` and any others; ``Players`` and ``Seed`` there go before the match's own.
    ``ValueError`` for a tag that follows from the match, or a name or value no record can hold.
    """
    lines = [tag_text(name, value) for name, value in _tags(match, tags)]
    replay = Match(match.rules, match.first_dealer)
    for deal in match.deals:
        lines += ["", *_deal_lines(replay, deal)]
    return "\n".join(lines) + "\n"


def _tags(match: Match, tags: Mapping[str, str]) -> Iterator[tuple[str, str]]:
    known = {
        "Format": FORMAT,
        "Preset": match.rules.preset,
        "Options": options_text(match.rules),
        "Dealer": str(match.first_dealer),
        "Result": points_text(match.scores) if match.is_over else "*",
    }
    if match.names:
        known["Players"] = "|".join(match.names)
    if match.seed is not None:
        known["Seed"] = str(match.seed)
    if match.winner is not None:
        known["Winner"] = str(match.winner)
    if match.outright is not None:
        known["Outright"] = match.outright
    for name, value in tags.items():
        if name in ORDER and name not in KEPT:
            raise ValueError(f"{name} follows from the match")
        known[name] = value
    yield from ((name, known.pop(name)) for name in ORDER if name in known)
    yield from known.items()


def _deal_lines(replay: Match, deal: Deal) -> Iterator[str]:
    replay.deal(deal.deck)
    yield f"Deal {deal.number}"
    yield "Deck " + " ".join(map(card_text, deal.deck))
    a_round, plays, tokens = replay.rules.players, 0, []
    for decision in deal.decisions:
        tokens.append(play_token(replay.take(decision)))
        plays += not isinstance(decision, Declaration)
        # A declaration stands before the card of its seat, so that a line may hold more tokens than plays.
        if plays == a_round:
            yield " ".join(tokens)
            plays, tokens = 0, []
    if tokens:
        yield " ".join(tokens)
    if deal.score is not None:
        yield f"Score {points_text(deal.score.points)}"


def points_text(points: tuple[int, ...]) -> str:
    """Points by side, as in ``11-7``."""
    return "-".join(map(str, points))

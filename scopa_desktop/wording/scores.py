"""The score sheet and the result of a match, in words."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from scopa_desktop.rules.cards import SETTEBELLO
from scopa_desktop.rules.events import Outright
from scopa_desktop.rules.ruleset import Ruleset
from scopa_desktop.rules.scoring import DealScore, PointKind, PointRow
from scopa_desktop.wording.cards import card_name, listed
from scopa_desktop.wording.rules import level_name

translate = QCoreApplication.translate

OURS = 0
"""The side that is called "you"."""


def row_name(kind: PointKind) -> str:
    """The heading of a row."""
    names: dict[PointKind, str] = {
        "cards": translate("Scores", "Cards"),
        "coins": translate("Scores", "Coins"),
        "settebello": translate("Scores", "Settebello"),
        "primiera": translate("Scores", "Primiera"),
        "primiera_count": translate("Scores", "Primiera by number"),
        "sevens": translate("Scores", "Sevens"),
        "settanta": translate("Scores", "Settanta"),
        "re_bello": translate("Scores", "Re bello"),
        "rosmarino": translate("Scores", "Rosmarino"),
        "napola": translate("Scores", "Napola"),
        "coin_figures": translate("Scores", "Figures of coins"),
        "trentino": translate("Scores", "Ace, two and three of coins"),
        "declarations": translate("Scores", "Declarations"),
        "ponino": translate("Scores", "Ponino"),
        "frac": translate("Scores", "Aces and figures"),
        "frac_king": translate("Scores", "King of coins"),
        "scopas": translate("Scores", "Scopas"),
    }
    return names[kind]


def row_reason(row: PointRow, names: Sequence[str]) -> str:
    """Why a row's point went where it went; ties in words.  ``names`` are by side."""
    winner = next((side for side, points in enumerate(row.points) if points), None)
    match row.kind:
        case "cards" | "coins" | "primiera":
            return _most_reason(row, winner, names)
        case "settebello":
            if winner is None:
                return translate("Scores", "In nobody's pile: nobody's point")
            if winner == OURS:
                return translate("Scores", "The {card} is yours").format(card=card_name(SETTEBELLO))
            text = translate("Scores", "The {card} is {name}'s")
            return text.format(card=card_name(SETTEBELLO), name=names[winner])
        case "scopas":
            return (
                translate("Scores", "One point each")
                if winner is not None
                else translate("Scores", "None in this deal")
            )
        case _ as extra:
            return _extra_reason(extra, is_scored=winner is not None)


def _extra_reason(kind: PointKind, *, is_scored: bool) -> str:
    """What a kind of point beyond the usual ones is for, or why it is nobody's."""
    scored: dict[PointKind, str] = {
        "primiera_count": translate("Scores", "Most sevens, then sixes, aces, 5, 4, 3, 2"),
        "sevens": translate("Scores", "One point for most sevens, one more for all four"),
        "settanta": translate("Scores", "All four sevens in one pile"),
        "re_bello": translate("Scores", "The king of coins"),
        "rosmarino": translate("Scores", "The jack of swords"),
        "napola": translate("Scores", "A point for each coin from the ace on without a gap"),
        "coin_figures": translate("Scores", "Jack, knight and king of coins in one pile"),
        "trentino": translate("Scores", "Each scores its value"),
        "declarations": translate("Scores", "For hands shown before they were played"),
        "ponino": translate("Scores", "All four knights double the scopas"),
        "frac": translate("Scores", "One point each"),
        "frac_king": translate("Scores", "Eight points each: the king of coins decides"),
    }
    missed: dict[PointKind, str] = {
        "primiera_count": translate("Scores", "All level: nobody's point"),
        "sevens": translate("Scores", "As many each: nobody's point"),
        "settanta": translate("Scores", "Nobody has all four sevens"),
        "re_bello": translate("Scores", "In nobody's pile: nobody's point"),
        "rosmarino": translate("Scores", "In nobody's pile: nobody's point"),
        "napola": translate("Scores", "Nobody has ace, two and three of coins"),
        "coin_figures": translate("Scores", "Nobody has all three"),
        "trentino": translate("Scores", "In nobody's pile: nobody's points"),
        "declarations": translate("Scores", "None in this deal"),
        "ponino": translate("Scores", "Nobody has scopas and all four knights"),
        "frac": translate("Scores", "In nobody's pile: nobody's points"),
        "frac_king": translate("Scores", "Counts only at eight points each"),
    }
    return (scored if is_scored else missed)[kind]


def _most_reason(row: PointRow, winner: int | None, names: Sequence[str]) -> str:
    best = max(row.amounts)
    if winner is None:
        if len(set(row.amounts)) == 1:
            return translate("Scores", "{amount} each: nobody's point").format(amount=best)
        return translate("Scores", "{amount} twice or more: nobody's point").format(amount=best)
    second = max(amount for side, amount in enumerate(row.amounts) if side != winner)
    if row.kind == "primiera":
        if winner == OURS:
            text = translate("Scores", "Your {best} beats {second}")
        else:
            text = translate("Scores", "{name}'s {best} beats {second}")
        return text.format(name=names[winner], best=best, second=second)
    of = 40 if row.kind == "cards" else 10
    if winner == OURS:
        return translate("Scores", "You have most: {amount} of {all}").format(amount=best, all=of)
    return translate("Scores", "Most for {name}: {amount} of {all}").format(
        name=names[winner], amount=best, all=of
    )


def points_summary(score: DealScore, names: Sequence[str]) -> str:
    """Who took how many points in this deal."""
    parts = [
        translate("Scores", "You took %n point(s)", "", points)
        if side == OURS
        else translate("Scores", "{name} took %n point(s)", "", points).format(name=names[side])
        for side, points in enumerate(score.points)
    ]
    return translate("Scores", "{list}.", "a list of who took how many points").format(list=", ".join(parts))


def result_title(winner: int, totals: Sequence[int], names: Sequence[str], *, is_team: bool = False) -> str:
    """ "You win, 12 to 9"; ``is_team`` if the winners are several."""
    others = sorted((total for side, total in enumerate(totals) if side != winner), reverse=True)
    points = " – ".join(str(total) for total in (totals[winner], *others))
    if len(totals) == 2:
        points = translate("Scores", "{ours} to {theirs}").format(
            ours=totals[winner], theirs=totals[1 - winner]
        )
    if winner == OURS:
        return translate("Scores", "You win, {points}").format(points=points)
    if is_team:
        return translate("Scores", "{names} win, {points}").format(names=names[winner], points=points)
    return translate("Scores", "{name} wins, {points}").format(name=names[winner], points=points)


def outright_told(rule: Outright) -> str:
    """Why a match was won at once."""
    return {
        "napoleone": translate("Scores", "Napoleone: all ten coins win the match at once."),
        "seven_nil": translate("Scores", "Cappotto: seven points to none win the match at once."),
        "ten_coins": translate("Scores", "Cappotto: all ten coins win the match at once."),
        "trentino": translate("Scores", "Ace, two and three of coins win the match at once."),
    }[rule]


def side_names(rules: Ruleset, names: Sequence[str]) -> tuple[str, ...]:
    """What each side is called: its players' names."""
    return tuple(listed([names[seat] for seat in seats]) for seats in rules.sides)


def opponents_line(names: Sequence[str], levels: Sequence[str], partners: Sequence[int] = ()) -> str:
    """ "with Bruno (Easy), against Nora (Fair)": everybody but the viewer; ``partners`` are seats."""
    said = [
        translate("Scores", "{name} ({level})").format(name=name, level=level_name(level)) if level else name
        for name, level in zip(names, levels, strict=True)
    ]
    opponents = listed([said[seat] for seat in range(1, len(names)) if seat not in partners])
    if not partners:
        return translate("Scores", "against {opponents}").format(opponents=opponents)
    return translate("Scores", "with {partners}, against {opponents}").format(
        partners=listed([said[seat] for seat in partners]), opponents=opponents
    )

"""The score sheet and the result of a match, in words."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from scopa_desktop.rules.cards import SETTEBELLO, value_of
from scopa_desktop.rules.events import MatchEnded, Outright
from scopa_desktop.rules.ruleset import Ruleset
from scopa_desktop.rules.scoring import MOST_SEVENS, DealScore, PointKind, PointRow
from scopa_desktop.wording.cards import card_name, in_deck, listed, set_side_by_side, value_name
from scopa_desktop.wording.house_rules import cries_escoba
from scopa_desktop.wording.rules import level_name
from scopa_desktop.wording.seats import seat_names

translate = QCoreApplication.translate

OURS = 0
"""The side that is called "you"."""
WHOLE_SENTENCES = 3
"""So many players have room for them in a line, and any two sides."""


def row_name(kind: PointKind, rules: Ruleset) -> str:
    """The heading of a row."""
    if kind == "scopas" and cries_escoba(rules):
        return translate("Scores", "Escobas")
    names: dict[PointKind, str] = {
        "cards": translate("Scores", "Cards"),
        "coins": "{Coins}",
        "settebello": translate("Scores", "Settebello"),
        "primiera": translate("Scores", "Primiera"),
        "primiera_count": translate("Scores", "Primiera by number"),
        "sevens": translate("Scores", "Sevens"),
        "settanta": translate("Scores", "Settanta"),
        "re_bello": translate("Scores", "Re bello"),
        "rosmarino": translate("Scores", "Rosmarino"),
        "napola": translate("Scores", "Napola"),
        "coin_figures": translate("Scores", "The {figures} of {coins}"),
        "trentino": translate("Scores", "Ace, two, three"),
        "declarations": translate("Scores", "Declarations"),
        "ponino": translate("Scores", "Ponino"),
        "frac": translate("Scores", "Aces and {figures}"),
        "frac_king": translate("Scores", "The {king} of {coins}"),
        "scopas": translate("Scores", "Scopas"),
    }
    return in_deck(names[kind])


def row_reason(row: PointRow, names: Sequence[str], rules: Ruleset) -> str:
    """Why a row's point went where it went; ties in words.  ``names`` are by side."""
    winner = next((side for side, points in enumerate(row.points) if points), None)
    match row.kind:
        case "primiera":
            return _primiera_reason(row, winner, names, rules)
        case "primiera_count":
            return _count_reason(row, winner, names, rules)
        case "cards" | "coins" | "sevens":
            return _most_reason(row, winner, names, rules)
        case "settebello":
            if winner is None:
                return translate("Scores", "In nobody's pile: nobody's point")
            if winner == OURS:
                return translate("Scores", "The {card} is yours").format(card=card_name(SETTEBELLO))
            text = translate("Scores", "The {card} is {name}'s")
            return text.format(card=card_name(SETTEBELLO), name=names[winner])
        case "napola" if winner is not None:
            last = max(value_of(card) for card in row.cards[winner])
            text = translate("Scores", "{Coins} from the ace to the {last}")
            return in_deck(text, last=value_name(last))
        case _ as extra:
            return in_deck(_extra_reason(extra, is_scored=winner is not None))


def _extra_reason(kind: PointKind, *, is_scored: bool) -> str:
    """What a kind of point beyond the usual ones is for, or why it is nobody's."""
    in_no_pile = translate("Scores", "In nobody's pile: nobody's point")
    none = translate("Scores", "None in this deal")
    texts: dict[PointKind, tuple[str, str]] = {
        "scopas": (translate("Scores", "One point each"), none),
        "settanta": (
            translate("Scores", "All four sevens in one pile"),
            translate("Scores", "Nobody has all four sevens"),
        ),
        "re_bello": (translate("Scores", "The {king} of {coins}"), in_no_pile),
        "rosmarino": (translate("Scores", "The {jack} of {swords}"), in_no_pile),
        "napola": ("", translate("Scores", "Nobody has ace, 2 and 3")),
        "coin_figures": (
            translate("Scores", "All three in one pile"),
            translate("Scores", "Nobody has all three"),
        ),
        "trentino": (
            translate("Scores", "Of {coins}: each its value"),
            translate("Scores", "In nobody's pile: nobody's points"),
        ),
        "declarations": (translate("Scores", "For hands that were shown"), none),
        "ponino": (
            translate("Scores", "Four {knights}: scopas count twice"),
            translate("Scores", "No scopas with all four {knights}"),
        ),
        "frac": (
            translate("Scores", "One point each"),
            translate("Scores", "In nobody's pile: nobody's points"),
        ),
        "frac_king": (
            translate("Scores", "Eight points each: it decides"),
            translate("Scores", "Only if two have eight each"),
        ),
    }
    return texts[kind][0 if is_scored else 1]


def _primiera_reason(row: PointRow, winner: int | None, names: Sequence[str], rules: Ruleset) -> str:
    best = max(row.amounts)
    if rules.primiera == "need_four" and best == 0:
        return translate("Scores", "Nobody has all four suits")
    if winner is None:
        return _tie_reason(row.amounts, best, names, rules)
    second = max(amount for side, amount in enumerate(row.amounts) if side != winner)
    if rules.primiera == "need_four" and second == 0:
        if winner == OURS:
            return translate("Scores", "Only you have all four suits")
        return translate("Scores", "Only {name} has all four suits").format(name=names[winner])
    if winner == OURS:
        text = translate("Scores", "Your {best} beats {second}")
    else:
        text = translate("Scores", "{name}'s {best} beats {second}")
    return text.format(name=names[winner], best=best, second=second)


def _count_reason(row: PointRow, winner: int | None, names: Sequence[str], rules: Ruleset) -> str:
    """The first value of which the winner has more than the next best."""
    best = max(row.amounts)
    if winner is None:
        if len(set(row.amounts)) == 1:
            return translate("Scores", "All level: nobody's point")
        return translate("Scores", "{names} are level: nobody's point").format(
            names=_level_sides(row.amounts, best, names, rules)
        )
    second = max(amount for side, amount in enumerate(row.amounts) if side != winner)
    width = len(MOST_SEVENS)
    counts = zip(MOST_SEVENS, f"{best:0{width}}", f"{second:0{width}}", strict=True)
    value, more, less = next(count for count in counts if count[1] != count[2])
    if winner == OURS:
        text = translate("Scores", "You have more {cards}: {more} to {less}")
    else:
        text = translate("Scores", "{name} has more {cards}: {more} to {less}")
    return text.format(name=names[winner], cards=_several(value), more=more, less=less)


def _several(value: int) -> str:
    """ "sevens": values that count in the primiera by number."""
    return {
        7: translate("Scores", "sevens"),
        6: translate("Scores", "sixes"),
        1: translate("Scores", "aces"),
        5: translate("Scores", "fives"),
        4: translate("Scores", "fours"),
        3: translate("Scores", "threes"),
        2: translate("Scores", "twos"),
    }[value]


def _most_reason(row: PointRow, winner: int | None, names: Sequence[str], rules: Ruleset) -> str:
    if winner is None:
        return _tie_reason(row.amounts, max(row.amounts), names, rules)
    of = {"cards": 40, "coins": 10}.get(row.kind, 4)
    amount = row.amounts[winner]
    if row.kind == "sevens" and amount == of:
        if winner == OURS:
            return translate("Scores", "You have most, and all four")
        return translate("Scores", "Most for {name}, and all four").format(name=names[winner])
    if winner == OURS:
        return translate("Scores", "You have most: {amount} of {all}").format(amount=amount, all=of)
    text = translate("Scores", "Most for {name}: {amount} of {all}")
    return text.format(name=names[winner], amount=amount, all=of)


def _tie_reason(amounts: Sequence[int], best: int, names: Sequence[str], rules: Ruleset) -> str:
    """How many all of them have, or who has as many."""
    if len(set(amounts)) == 1:
        return translate("Scores", "{amount} each: nobody's point").format(amount=best)
    text = translate("Scores", "{names}, {amount} each: nobody's point")
    return text.format(names=_level_sides(amounts, best, names, rules), amount=best)


def _level_sides(amounts: Sequence[int], best: int, names: Sequence[str], rules: Ruleset) -> str:
    if rules.teams == "three_pairs":
        # Four names in a row would not tell who belongs together.
        return translate("Scores", "Two pairs")
    return listed([name for name, amount in zip(names, amounts, strict=True) if amount == best])


def points_summary(score: DealScore, names: Sequence[str], rules: Ruleset) -> str:
    """Who took how many points in this deal; of many names in short."""
    if rules.players > WHOLE_SENTENCES and len(names) > 2:
        text = translate("Scores", "{name} {points}", "a name and how many points")
        parts = [text.format(name=name, points=n) for name, n in zip(names, score.points, strict=True)]
        return translate("Scores", "Points: {list}.", "a list of names with how many points").format(
            list=", ".join(parts)
        )
    parts = [
        translate("Scores", "You took %n point(s)", "", points)
        if side == OURS
        else translate("Scores", "{name} took %n point(s)", "", points).format(name=names[side])
        for side, points in enumerate(score.points)
    ]
    return translate("Scores", "{list}.", "a list of who took how many points").format(
        list=set_side_by_side(parts)
    )


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
    told = {
        "napoleone": translate("Scores", "Napoleone: all ten {coins} win the match at once."),
        "seven_nil": translate("Scores", "Cappotto: seven points to none win the match at once."),
        "ten_coins": translate("Scores", "Cappotto: all ten {coins} win the match at once."),
        "trentino": translate("Scores", "Ace, two and three of {coins} win the match at once."),
    }[rule]
    return in_deck(told)


def win_told(rules: Ruleset, ended: MatchEnded) -> str:
    """Why a match was won where the points alone do not tell it; else empty."""
    if ended.outright is not None:
        return outright_told(ended.outright)
    if rules.inverse == "on":
        return translate("Scores", "The fewest points win.")
    if ended.totals.count(max(ended.totals)) > 1 or ended.totals[ended.winner] < max(ended.totals):
        return translate("Scores", "First to the target, with the points counted in order.")
    return ""


def side_names(rules: Ruleset, names: Sequence[str]) -> tuple[str, ...]:
    """What each side is called: its players' names."""
    names = seat_names(names, rules.players)
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

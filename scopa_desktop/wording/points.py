"""The rule behind each kind of point, in words."""

from PySide6.QtCore import QCoreApplication

from scopa_desktop.rules.ruleset import Ruleset
from scopa_desktop.rules.scoring import PointKind
from scopa_desktop.wording.cards import in_deck

translate = QCoreApplication.translate


def point_rule(kind: PointKind, rules: Ruleset) -> str:
    """Who gets a kind of point, in one sentence."""
    return in_deck(_point_rule(kind, rules))


def _point_rule(kind: PointKind, rules: Ruleset) -> str:
    if kind == "primiera" and rules.primiera == "need_four":
        return translate(
            "Points",
            "One point for the best card in each suit; only a holding of all four suits competes.",
        )
    if kind == "napola" and rules.napola == "to_six":
        return translate(
            "Points", "Ace, two and three of {coins} score 3, each {coin} after them 1 more, up to 6 points."
        )
    if kind == "cards" and len(rules.sides) > 2:
        return translate("Points", "One point for most cards; a tie is nobody's.")
    if kind == "coins" and len(rules.sides) > 2:
        return translate("Points", "One point for most {coins}; a tie is nobody's.")
    return {
        "cards": translate(
            "Points", "One point for most of the forty cards; where two have as many, nobody's."
        ),
        "coins": translate(
            "Points", "One point for most of the ten {coins}; where two have as many, nobody's."
        ),
        "settebello": translate("Points", "One point for the seven of {coins}."),
        "primiera": translate(
            "Points", "One point for the best card in each suit: sevens weigh most, then sixes and aces."
        ),
        "primiera_count": translate(
            "Points", "One point for most sevens; level, for most sixes, then aces, 5, 4, 3 and 2."
        ),
        "sevens": translate("Points", "One point for most sevens, one more for all four."),
        "settanta": translate("Points", "One point for all four sevens in one pile."),
        "re_bello": translate("Points", "One point for the {king} of {coins}."),
        "rosmarino": translate("Points", "One point for the {jack} of {swords}."),
        "napola": translate(
            "Points", "Ace, two and three of {coins} score 3, each {coin} after them without a gap 1 more."
        ),
        "coin_figures": translate(
            "Points", "Five points for {jack}, {knight} and {king} of {coins} in one pile."
        ),
        "trentino": translate("Points", "The ace of {coins} scores 1, the two 2, the three 3."),
        "declarations": translate("Points", "Three or ten points for a hand shown before it was played."),
        "ponino": translate("Points", "All four {knights} in one pile double the points of its scopas."),
        "frac": translate(
            "Points", "One point for each ace, {jack}, {knight} and {king}; nothing else scores."
        ),
        "frac_king": translate(
            "Points", "If two sides are level at eight, one more for the {king} of {coins}."
        ),
        "scopas": translate("Points", "One point each time you take everything that lies on the table."),
    }[kind]

"""How the points of a deal are counted, row by row."""

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from scopa_desktop.rules.ruleset import Ruleset
from scopa_desktop.rules.scoring import PointKind, score_deal
from scopa_desktop.windows.dress import Dress
from scopa_desktop.windows.parts import label
from scopa_desktop.windows.row_icon import RowIcon
from scopa_desktop.wording.scores import row_name

translate = QCoreApplication.translate


def kinds_of(rules: Ruleset) -> tuple[PointKind, ...]:
    """The kinds of points in force, in the order of the score sheet."""
    sides = len(rules.sides)
    return tuple(row.kind for row in score_deal(rules, (0,) * sides, ((),) * sides).rows)


def points_list(dress: Dress, rules: Ruleset) -> QWidget:
    """A row for each kind of point: its sign, its name, who gets it."""
    made = QWidget()
    grid = QGridLayout(made)
    grid.setContentsMargins(0, 0, 0, 0)
    grid.setHorizontalSpacing(dress.px(1))
    grid.setVerticalSpacing(dress.px(0.7))
    grid.setColumnStretch(1, 1)
    for row, kind in enumerate(kinds_of(rules)):
        grid.addWidget(RowIcon(dress.pictures, kind, dress.px(2.5)), row, 0, Qt.AlignmentFlag.AlignTop)
        texts = QVBoxLayout()
        texts.setSpacing(0)
        texts.addWidget(label(row_name(kind), "head", wrap=True))
        texts.addWidget(label(point_rule(kind, rules), "small", wrap=True))
        grid.addLayout(texts, row, 1)
    return made


def point_rule(kind: PointKind, rules: Ruleset) -> str:
    """Who gets a kind of point, in one sentence."""
    if kind == "primiera" and rules.primiera == "need_four":
        return translate(
            "Points",
            "One point for the best card in each suit; only a holding of all four suits competes.",
        )
    if kind == "napola" and rules.napola == "to_six":
        return translate(
            "Points", "Ace, two and three of coins score 3, each coin after them 1 more, up to 6 points."
        )
    if kind == "cards" and len(rules.sides) > 2:
        return translate("Points", "One point for most cards; a tie is nobody's.")
    if kind == "coins" and len(rules.sides) > 2:
        return translate("Points", "One point for most coins; a tie is nobody's.")
    return {
        "cards": translate(
            "Points", "One point for most of the forty cards; where two have as many, nobody's."
        ),
        "coins": translate(
            "Points", "One point for most of the ten coins; where two have as many, nobody's."
        ),
        "settebello": translate("Points", "One point for the seven of coins."),
        "primiera": translate(
            "Points", "One point for the best card in each suit: sevens weigh most, then sixes and aces."
        ),
        "primiera_count": translate(
            "Points", "One point for most sevens; level, for most sixes, then aces, 5, 4, 3 and 2."
        ),
        "sevens": translate("Points", "One point for most sevens, one more for all four."),
        "settanta": translate("Points", "One point for all four sevens in one pile."),
        "re_bello": translate("Points", "One point for the king of coins."),
        "rosmarino": translate("Points", "One point for the jack of swords."),
        "napola": translate(
            "Points", "Ace, two and three of coins score 3, each coin after them without a gap 1 more."
        ),
        "coin_figures": translate("Points", "Five points for jack, knight and king of coins in one pile."),
        "trentino": translate("Points", "The ace of coins scores 1, the two 2, the three 3."),
        "declarations": translate("Points", "Three or ten points for a hand shown before it was played."),
        "ponino": translate("Points", "All four knights in one pile double the points of its scopas."),
        "frac": translate("Points", "One point for each ace, jack, knight and king; nothing else scores."),
        "frac_king": translate("Points", "If two sides are level at eight, one more for the king of coins."),
        "scopas": translate("Points", "One point each time you take everything that lies on the table."),
    }[kind]

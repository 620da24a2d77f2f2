"""How the points of a deal are counted, row by row."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from scopa_desktop.rules.ruleset import Ruleset
from scopa_desktop.rules.scoring import PointKind, score_deal
from scopa_desktop.windows.dress import Dress
from scopa_desktop.windows.parts import label
from scopa_desktop.windows.row_icon import RowIcon
from scopa_desktop.wording.points import point_rule
from scopa_desktop.wording.scores import row_name


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
        texts.addWidget(label(row_name(kind, rules), "head", wrap=True))
        texts.addWidget(label(point_rule(kind, rules), "small", wrap=True))
        grid.addLayout(texts, row, 1)
    return made

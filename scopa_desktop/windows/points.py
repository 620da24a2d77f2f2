"""How the points of a deal are counted, row by row."""

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from scopa_desktop.rules.scoring import PointKind
from scopa_desktop.windows.dress import Dress
from scopa_desktop.windows.parts import label
from scopa_desktop.windows.row_icon import RowIcon
from scopa_desktop.wording.scores import row_name

translate = QCoreApplication.translate

KINDS: tuple[PointKind, ...] = ("cards", "coins", "settebello", "primiera", "scopas")


def points_list(dress: Dress) -> QWidget:
    """A row for each kind of point: its sign, its name, who gets it."""
    made = QWidget()
    grid = QGridLayout(made)
    grid.setContentsMargins(0, 0, 0, 0)
    grid.setHorizontalSpacing(dress.px(1))
    grid.setVerticalSpacing(dress.px(0.7))
    grid.setColumnStretch(1, 1)
    for row, kind in enumerate(KINDS):
        grid.addWidget(RowIcon(dress.pictures, kind, dress.px(2.5)), row, 0, Qt.AlignmentFlag.AlignTop)
        texts = QVBoxLayout()
        texts.setSpacing(0)
        texts.addWidget(label(row_name(kind), "head", wrap=True))
        texts.addWidget(label(point_rule(kind), "small", wrap=True))
        grid.addLayout(texts, row, 1)
    return made


def point_rule(kind: PointKind) -> str:
    """Who gets a kind of point, in one sentence."""
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
        "scopas": translate("Points", "One point each time you take everything that lies on the table."),
    }[kind]

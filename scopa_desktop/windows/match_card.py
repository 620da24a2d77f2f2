"""One match of the history in words and figures."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QVBoxLayout, QWidget

from scopa_desktop.storage.history import MatchSummary
from scopa_desktop.windows.dates import long_date
from scopa_desktop.windows.dress import Dress
from scopa_desktop.windows.names import names_by_side
from scopa_desktop.windows.parts import ShortLabel, clear_layout, label, line
from scopa_desktop.wording.house_rules import CHANGED, changes_told, rules_told
from scopa_desktop.wording.rules import level_name, preset_name
from scopa_desktop.wording.seats import seat_names

translate = QCoreApplication.translate

SEEN_ABOVE = 2
"""Players whose names the scores say already; more are listed with their levels."""

Outcome: TypeAlias = Literal["won", "lost", "unfinished"]


@dataclass(frozen=True, slots=True)
class Result:
    """How a match stands for the person at this computer; told by its sign and not by colour alone."""

    key: Outcome
    sign: str
    text: str


def result_of(match: MatchSummary) -> Result:
    """Won, lost, resigned or not finished."""
    if match.finished is None:
        return Result("unfinished", "…", translate("History", "unfinished"))
    if match.resigned:
        return Result("lost", "○", translate("History", "resigned"))
    if match.winner == 0:
        return Result("won", "●", translate("History", "won"))
    return Result("lost", "○", translate("History", "lost"))


def rules_text(match: MatchSummary, name: str = "") -> str:
    """The rules with the target, or the preset alone when this version does not know them.

    ``name`` is what the player calls them.
    """
    if match.rules is None:
        return preset_name(match.preset)
    return rules_told(match.rules, name)


def players_text(match: MatchSummary) -> str:
    """Everybody but the player, partners first; up to two with their levels."""
    return "  ·  ".join(_players(match))


def _players(match: MatchSummary, *, with_levels: bool = False) -> list[str]:
    sides = max(1, len(match.scores))
    named, partners = [], []
    names = seat_names(match.names, len(match.names))
    for seat, (name, level) in enumerate(zip(names, match.levels, strict=False)):
        said = level_name(level)
        is_said = said and (with_levels or len(match.names) <= 3)
        text = translate("History", "{name}, {level}").format(name=name, level=said) if is_said else name
        if seat and seat % sides == 0:
            partners.append(translate("History", "with {player}").format(player=text))
        elif seat:
            named.append(text)
    return [*partners, *named]


def score_text(match: MatchSummary) -> str:
    """Points by side."""
    return "–".join(str(points) for points in match.scores)


class MatchCard(QFrame):
    """Who played, the score large, rules, level, dates."""

    def __init__(self, dress: Dress) -> None:
        super().__init__()
        self._dress = dress
        self.setProperty("role", "panel")
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(22, 16, 22, 16)
        self._column.setSpacing(dress.px(0.6))

    def show_match(self, match: MatchSummary | None, name: str = "") -> None:
        """Show another match, or nothing; ``name`` is what the player calls its rules."""
        clear_layout(self._column)
        if match is None:
            self._column.addStretch(1)
            return
        self._column.addWidget(label(rules_text(match, name), "title", wrap=True))
        self._column.addWidget(self._scores(match))
        self._column.addWidget(line())
        self._column.addWidget(self._facts(match))
        changes = changes_told(match.rules) if match.rules is not None else ()
        if changes:
            self._column.addWidget(line())
            self._column.addWidget(label(translate("History", "House rules"), "head"))
            for change in changes:
                self._column.addWidget(label(f"{CHANGED} {change}", "small", wrap=True))
        self._column.addStretch(1)

    def _scores(self, match: MatchSummary) -> QWidget:
        made = QWidget()
        grid = QGridLayout(made)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setVerticalSpacing(0)
        names = names_by_side(match)
        for side, points in enumerate(match.scores):
            is_winner = match.winner == side
            mark = "●" if is_winner else "○"
            if match.finished is not None:
                grid.addWidget(label(mark, "accent" if is_winner else "quiet"), side, 0)
            grid.addWidget(ShortLabel(names[side], "head"), side, 1)
            grid.addWidget(label(str(points), "number", align=Qt.AlignmentFlag.AlignRight), side, 2)
        grid.setColumnStretch(1, 1)
        return made

    def _facts(self, match: MatchSummary) -> QWidget:
        made = QWidget()
        grid = QGridLayout(made)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(self._dress.px(1))
        grid.setVerticalSpacing(self._dress.px(0.45))
        grid.setColumnStretch(1, 1)
        levels = dict.fromkeys(said for level in match.levels if (said := level_name(level)))
        facts = [
            (translate("History", "Result"), result_of(match).text),
            (translate("History", "Level"), ", ".join(levels)),
            (translate("History", "Deals"), str(match.deal_number)),
            (translate("History", "Begun"), long_date(match.started)),
        ]
        if match.finished is not None:
            facts.append((translate("History", "Ended"), long_date(match.finished)))
        if len(match.names) > SEEN_ABOVE:
            facts[1:2] = [
                (translate("History", "Others") if not n else "", player)
                for n, player in enumerate(_players(match, with_levels=True))
            ]
        for row, (name, text) in enumerate(facts):
            grid.addWidget(label(name, "quiet"), row, 0, Qt.AlignmentFlag.AlignTop)
            is_player = 0 < row < len(match.names) > SEEN_ABOVE
            shown: QLabel = ShortLabel(text) if is_player else label(text, wrap=True)
            grid.addWidget(shown, row, 1)
        return made

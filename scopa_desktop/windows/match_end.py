"""The end of a match: the result, the score deal by deal, the best moments."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from scopa_desktop.match.match import Match
from scopa_desktop.match.moments import Moment, best_moments
from scopa_desktop.rules.events import MatchEnded
from scopa_desktop.windows.dress import Dress
from scopa_desktop.windows.match_chart import MatchChart
from scopa_desktop.windows.parts import Cards, label, line
from scopa_desktop.windows.sheet import Sheet
from scopa_desktop.wording.cards import card_name, listed
from scopa_desktop.wording.house_rules import rules_told
from scopa_desktop.wording.moments import moment_title, moment_told
from scopa_desktop.wording.scores import OURS, opponents_line, result_title, side_names, win_told
from scopa_desktop.wording.seats import seat_names

translate = QCoreApplication.translate

HOME, REMATCH = "home", "rematch"
"""Keys of the buttons; Esc and the cross go home."""

_WIDTH = 54
_CARD = 58
_CHART = 11
_LOW_CHART = 8
_BROOM = 4
_LOW = 43
"""Windows lower than this get the small chart, em."""


class MatchEnd(Sheet):
    """Paper over the table after the last score sheet."""

    def __init__(
        self,
        dress: Dress,
        match: Match,
        ended: MatchEnded,
        levels: Sequence[str],
        *,
        is_resigned: bool = False,
        rules_name: str = "",
    ) -> None:
        """``levels`` by seat, empty for a person; ``rules_name`` is what the player calls the rules."""
        names = side_names(match.rules, match.names)
        title = (
            translate("MatchEnd", "You resigned")
            if is_resigned
            else result_title(
                ended.winner, ended.totals, names, is_team=len(match.rules.sides[ended.winner]) > 1
            )
        )
        super().__init__(dress, width=_WIDTH, rule=False)
        self._dress = dress
        self.setAccessibleName(title)
        rules = rules_told(match.rules, rules_name)
        sub = translate("MatchEnd", "{rules}, {opponents}.").format(
            rules=rules,
            opponents=opponents_line(
                seat_names(match.names, match.rules.players), levels, match.rules.sides[OURS][1:]
            ),
        )
        heading = QHBoxLayout()
        heading.setSpacing(dress.px(1.1))
        heading.addWidget(self._broom(), 0, Qt.AlignmentFlag.AlignVCenter)
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(label(title, "page", wrap=True))
        if not is_resigned and (why := win_told(match.rules, ended)):
            words.addWidget(label(why, "head", wrap=True))
        words.addWidget(label(sub, "quiet", wrap=True))
        heading.addLayout(words, 1)
        self.head.addLayout(heading)
        self.head.addWidget(line("rule"))
        self.chart = MatchChart(dress, _course(match), match.rules.target, names)
        self.body.addWidget(self.chart)
        moments = best_moments(match, OURS)
        if moments:
            self.body.addWidget(line())
            self.body.addWidget(label(translate("MatchEnd", "Your best moments"), "title"))
        for moment in moments:
            self.body.addWidget(self._moment(moment))
        self.add_button(translate("MatchEnd", "Home"), HOME)
        self.foot.addStretch(1)
        self.add_button(translate("MatchEnd", "Rematch"), REMATCH, "primary", default=True)

    def resizeEvent(self, event: QResizeEvent) -> None:
        is_low = self.height() < self._dress.px(_LOW)
        height = self._dress.px(_LOW_CHART if is_low else _CHART)
        self.chart.setFixedHeight(max(height, self.chart.least_height))
        super().resizeEvent(event)

    def _broom(self) -> QLabel:
        tall = self._dress.px(_BROOM)
        wide = tall * self._dress.pictures.proportion("broom")
        made = QLabel()
        made.setPixmap(self._dress.pictures.drawing("broom", wide, tall, self.devicePixelRatioF()))
        return made

    def _moment(self, moment: Moment) -> QWidget:
        made = QWidget()
        row = QHBoxLayout(made)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(self._dress.px(1.1))
        cards = (moment.card, *moment.captured)
        holder = QWidget()
        holder.setFixedWidth(self._dress.px(9))
        inside = QHBoxLayout(holder)
        inside.setContentsMargins(0, 0, 0, 0)
        room = self._dress.px(9) - 6 - _CARD * 0.625
        step = min(_CARD * 0.625 + 4, room / max(1, len(cards) - 1))
        picture = Cards(self._dress.pictures, cards, _CARD, step=step)
        picture.setAccessibleName(listed([card_name(card) for card in cards]))
        inside.addWidget(picture, 0, Qt.AlignmentFlag.AlignLeft)
        row.addWidget(holder)
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addStretch(1)
        words.addWidget(label(moment_title(moment), "head", wrap=True))
        words.addWidget(label(moment_told(moment), "small", wrap=True))
        words.addStretch(1)
        row.addLayout(words, 1)
        return made


def _course(match: Match) -> list[list[int]]:
    """The score of each side before the first deal and after each one."""
    lines = [[0] for _ in match.rules.sides]
    for deal in match.deals:
        if deal.score is None:  # resigned in the middle
            continue
        for line_of_side, points in zip(lines, deal.score.points, strict=True):
            line_of_side.append(line_of_side[-1] + points)
    return lines

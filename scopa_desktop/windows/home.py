"""The first page: the table as the player left it, and what can be done."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from scopa_desktop.look import tokens
from scopa_desktop.rules.cards import CLUBS, COINS, CUPS, SETTEBELLO, SWORDS, Card, card_of
from scopa_desktop.storage.history import MatchSummary
from scopa_desktop.storage.settings import Settings
from scopa_desktop.windows.dress import Dress
from scopa_desktop.windows.names import player_names
from scopa_desktop.windows.parts import TwoLineButton, WrappingButton
from scopa_desktop.wording.rules import level_name, rules_line

translate = QCoreApplication.translate

FAN = (card_of(CUPS, 9), card_of(COINS, 1), SETTEBELLO, card_of(SWORDS, 10), card_of(CLUBS, 3))
PAINTED = (0, 1, 4, 3)
"""Places of the fan, the lowest card first; the settebello comes last, on top."""


class HomePage(QWidget):
    """The way to everything.  Tell it the unfinished matches and the settings before it is shown."""

    continue_asked = Signal(int)
    """Id of the match to continue."""
    play_asked = Signal()
    """A match with the last set-up."""
    new_match_asked = Signal()
    history_asked = Signal()
    unfinished_asked = Signal()
    """The list of unfinished matches, when there are several."""
    settings_asked = Signal()
    drawn = Signal()
    """The picture is there for the first time; the buttons were there before."""

    def __init__(self, dress: Dress) -> None:
        super().__init__()
        self.dress = dress
        self._cloth = "green"
        self._match_id = 0
        self._picture: tuple[tuple[object, ...], QPixmap] | None = None
        self._painting = QTimer(self)
        self._painting.setSingleShot(True)
        self._painting.timeout.connect(self._paint_picture)
        self._continue = TwoLineButton(dress, translate("Home", "Continue"), "", "big")
        self._continue.clicked.connect(lambda: self.continue_asked.emit(self._match_id))
        self._continue.hide()
        self._more = WrappingButton(dress, translate("Home", "More unfinished matches…"))
        self._more.clicked.connect(self.unfinished_asked)
        self._more.hide()
        self._play = TwoLineButton(dress, translate("Home", "Play"), "", "menu")
        self._play.clicked.connect(self.play_asked)
        self._box = QWidget()
        column = QVBoxLayout(self._box)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(dress.px(0.75))
        column.addStretch(1)
        for widget in (self._continue, self._more, self._play):
            column.addWidget(widget)
        column.addSpacing(dress.px(0.6))
        for text, signal in (
            (translate("Home", "New match…"), self.new_match_asked),
            (translate("Home", "History"), self.history_asked),
            (translate("Home", "Settings"), self.settings_asked),
        ):
            made = WrappingButton(dress, text)
            made.clicked.connect(signal)
            column.addWidget(made)
        column.addStretch(1)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, dress.px(1.5), dress.px(2.75), dress.px(1.5))
        row.setSpacing(0)
        row.addStretch(1)
        row.addWidget(self._box)
        self.set_settings(Settings())

    @property
    def is_drawn(self) -> bool:
        """Whether the picture is there as it should be."""
        return self._picture is not None and self._picture[0] == self._wanted()

    def set_unfinished(self, matches: Sequence[MatchSummary]) -> None:
        """The matches to continue, the one played last first."""
        # Not hasFocus: at the start the window is not active yet.
        had_focus = self.window().focusWidget() is self.primary
        self._continue.setVisible(bool(matches))
        self._more.setVisible(len(matches) > 1)
        self._match_id = matches[0].id if matches else 0
        if matches:
            self._continue.set_texts(translate("Home", "Continue"), continue_line(matches[0]))
        if had_focus:
            self.focus_first()

    def set_settings(self, settings: Settings) -> None:
        """The last set-up, which *Play* repeats, and the cloth of the table."""
        self._play.set_texts(translate("Home", "Play"), play_line(settings))
        self._cloth = settings.cloth
        self.update()

    @property
    def primary(self) -> QPushButton:
        """What Enter presses."""
        return self._play if self._continue.isHidden() else self._continue

    def focus_first(self) -> None:
        """Give the focus to *Continue*, else to *Play*."""
        self.primary.setFocus(Qt.FocusReason.TabFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.primary.click()
        elif event.key() in (Qt.Key.Key_Down, Qt.Key.Key_Up):
            self.focusNextPrevChild(event.key() == Qt.Key.Key_Down)
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._box.setFixedWidth(round(min(self.dress.px(24), 0.41 * self.width())))

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._picture is not None:
            QPainter(self).drawPixmap(self.rect(), self._picture[1])
        if not self.is_drawn:
            # Some 50 ms: the buttons are there before, and a resize shows the old picture meanwhile.
            self._painting.start()

    def _wanted(self) -> tuple[object, ...]:
        return (self.width(), self.height(), self._box.width(), self._cloth, self.devicePixelRatioF())

    def _paint_picture(self) -> None:
        is_first = self._picture is None
        self._picture = (self._wanted(), self._painted(self.devicePixelRatioF()))
        self.update()
        if is_first:
            self.drawn.emit()

    def _painted(self, ratio: float) -> QPixmap:
        from scopa_desktop.table.layout import Needs, layout

        solved = layout(self.width(), self.height(), self.dress.em, Needs())
        felt = QRectF(solved.felt.x, solved.felt.y, solved.felt.w, solved.felt.h)
        board = self.dress.pictures.board(self.width(), self.height(), felt, self._cloth, ratio)
        painter = QPainter(board)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        try:
            self._paint_cards(painter, felt, ratio)
        finally:
            # A card that cannot be drawn would otherwise end the whole program: Qt aborts in mid-painting.
            painter.end()
        return board

    def _paint_cards(self, painter: QPainter, felt: QRectF, ratio: float) -> None:
        """The name of the game, the fan of cards and the broom, in what the buttons leave of the felt."""
        room = self.width() - self.dress.px(2.75) - self._box.width() - felt.x()
        middle = felt.x() + 0.5 * room
        tall = min(0.44 * felt.height(), 0.375 * room)
        wide = min(room * 0.74, tall * 1.7)
        high = wide / self.dress.pictures.proportion("wordmark")
        # The same air above the name, between name and fan, and below.
        gap = (felt.height() - high - 1.32 * tall) / 3
        left, line = middle - 0.10 * tall, felt.bottom() - gap - 0.76 * tall
        for n in PAINTED:
            out = n - 2
            at = QPointF(left + out * tall * 0.33, line + abs(out) ** 1.7 * tall * 0.055)
            self._paint_card(painter, FAN[n], at, tall, out * 9.5, ratio)
        at = QPointF(left, line - tall * 0.072)
        self._paint_card(painter, SETTEBELLO, at, tall * 1.06, -2, ratio, lift=0.35)
        self._paint_broom(painter, QPointF(left + 1.05 * tall, line + 0.14 * tall), tall * 1.10, ratio)
        wordmark = self.dress.pictures.drawing("wordmark", wide, high, ratio)
        painter.drawPixmap(QPointF(middle - wide / 2, felt.y() + gap), wordmark)

    def _paint_card(
        self,
        painter: QPainter,
        card: Card,
        at: QPointF,
        height: float,
        angle: float,
        ratio: float,
        *,
        lift: float = 0,
    ) -> None:
        tall = round(height)
        wide = tall * tokens.CARD_RATIO
        blur = (0.045 + 0.10 * lift) * tall
        face = self.dress.pictures.card(card, tall, ratio)
        painter.save()
        painter.translate(at)
        painter.rotate(angle)
        shadow = self.dress.pictures.shadow(wide, tall, blur, 150 - 40 * lift, ratio)
        painter.drawPixmap(QPointF(-wide / 2 - blur, -tall / 2 - blur + (0.016 + 0.10 * lift) * tall), shadow)
        painter.drawPixmap(QPointF(-wide / 2, -tall / 2), face)
        painter.restore()

    def _paint_broom(self, painter: QPainter, at: QPointF, tall: float, ratio: float) -> None:
        """The last ray of the fan; it covers a corner of the outer card only."""
        wide = tall * self.dress.pictures.proportion("broom")
        painter.save()
        painter.translate(at)
        painter.rotate(24)
        shadow = self.dress.pictures.shadow(tall * 0.10, tall * 0.62, 12, 70, ratio)
        painter.drawPixmap(QPointF(-tall * 0.06 + 4, -tall * 0.48 + 6), shadow)
        broom = self.dress.pictures.drawing("broom", wide, tall, ratio)
        painter.drawPixmap(QPointF(-wide / 2, -tall / 2), broom)
        painter.restore()


def continue_line(match: MatchSummary) -> str:
    """Score, deal and rules of an unfinished match in one line."""
    score = ", ".join(
        translate("Home", "{name} {points}").format(name=name, points=points)
        for name, points in zip(match.names, match.scores, strict=False)
    )
    target = match.rules.target if match.rules is not None else 0
    rules = rules_line(match.preset, target)
    if match.finished is not None or match.winner is not None:
        return translate("Home", "{score}  ·  the result of {rules}").format(score=score, rules=rules)
    return translate("Home", "{score}  ·  deal {number} of {rules}").format(
        score=score, number=max(1, match.deal_number), rules=rules
    )


def play_line(settings: Settings) -> str:
    """The last set-up in words."""
    _, opponent = player_names(settings)
    level = level_name(settings.level)
    if settings.target == 1:
        return translate("Home", "One deal of Scopa with {opponent} ({level})").format(
            opponent=opponent, level=level
        )
    return translate("Home", "Scopa with {opponent} ({level}), to {target}").format(
        opponent=opponent, level=level, target=settings.target
    )

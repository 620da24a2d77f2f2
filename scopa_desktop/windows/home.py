"""The first page: the table as the player left it, and what can be done."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QPoint, QPointF, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QMenu, QPushButton, QSizePolicy, QSpacerItem, QVBoxLayout, QWidget

from scopa_desktop.look import tokens
from scopa_desktop.rules.cards import CLUBS, COINS, CUPS, SETTEBELLO, SWORDS, Card, card_of
from scopa_desktop.storage.history import MatchSummary
from scopa_desktop.storage.set_up import SetUp
from scopa_desktop.storage.settings import Settings
from scopa_desktop.windows.dress import Dress
from scopa_desktop.windows.names import names_by_side, player_names
from scopa_desktop.windows.parts import NO_BREAK, TwoLineButton, WrappingButton
from scopa_desktop.wording.cards import listed, set_side_by_side
from scopa_desktop.wording.rules import level_name, preset_name, rules_line, table_name

translate = QCoreApplication.translate

FAN = (card_of(CUPS, 9), card_of(COINS, 1), SETTEBELLO, card_of(SWORDS, 10), card_of(CLUBS, 3))
LOW = 40
"""Lower windows bring the buttons closer together, em."""
NO_HOUSE_RULES = {"players", "teams", "target"}
"""Fields of the rules that are set up apart."""
PAINTED = (0, 1, 4, 3)
"""Places of the fan, the lowest card first; the settebello comes last, on top."""


class HomePage(QWidget):
    """The way to everything.  Tell it the unfinished matches and the settings before it is shown."""

    continue_asked = Signal(int)
    """Id of the match to continue."""
    play_asked = Signal()
    """A match with the last set-up."""
    set_up_asked = Signal(object)
    """``SetUp`` of an earlier match to play so again."""
    new_match_asked = Signal()
    history_asked = Signal()
    unfinished_asked = Signal()
    """The list of unfinished matches, when there are several."""
    decks_asked = Signal()
    settings_asked = Signal()
    drawn = Signal()
    """The picture is there for the first time; the buttons were there before."""

    def __init__(self, dress: Dress) -> None:
        super().__init__()
        self.dress = dress
        self._settings = Settings()
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
        self._others = self._other_set_ups()
        self._box = QWidget()
        column = self._column = QVBoxLayout(self._box)
        column.setContentsMargins(0, 0, 0, 0)
        column.addStretch(1)
        for widget in (self._continue, self._more):
            column.addWidget(widget)
        play = QHBoxLayout()
        play.setSpacing(dress.px(0.4))
        play.addWidget(self._play, 1)
        play.addWidget(self._others)
        column.addLayout(play)
        self._gap = QSpacerItem(0, 0)
        column.addSpacerItem(self._gap)
        for text, signal in (
            (translate("Home", "New match…"), self.new_match_asked),
            (translate("Home", "History"), self.history_asked),
            (translate("Home", "Decks"), self.decks_asked),
            (translate("Home", "Settings"), self.settings_asked),
        ):
            made = WrappingButton(dress, text)
            made.clicked.connect(signal)
            column.addWidget(made)
        column.addStretch(1)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, dress.px(0.75), dress.px(2.75), dress.px(0.75))
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
        """The last set-ups, of which *Play* repeats the newest, the deck, and the cloth of the table."""
        self._settings = settings
        self._play.set_texts(translate("Home", "Play"), play_line(settings, settings.set_up))
        if len(settings.set_ups) > 1 and self._others.icon().isNull():
            # Not before it is needed: the first icon takes some milliseconds.
            from scopa_desktop.look.icons import icon

            self._others.setIcon(icon("down", tokens.IVORY, (self.dress.px(1.25),)))
        self._others.setVisible(len(settings.set_ups) > 1)
        self.update()

    def set_up_menu(self) -> QMenu:
        """The earlier set-ups to choose from; shown below its button."""
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for set_up in self._settings.set_ups[1:]:
            line = play_line(self._settings, set_up, named=True)
            action = menu.addAction(line.replace("&", "&&"))
            action.triggered.connect(lambda _=False, chosen=set_up: self.set_up_asked.emit(chosen))
        return menu

    @property
    def primary(self) -> QPushButton:
        """What Enter presses."""
        return self._play if self._continue.isHidden() else self._continue

    def focus_first(self) -> None:
        """Give the focus to *Continue*, else to *Play*."""
        self.primary.setFocus(Qt.FocusReason.TabFocusReason)

    def _other_set_ups(self) -> QPushButton:
        made = QPushButton()
        made.setAutoDefault(True)
        made.setProperty("role", "menu")
        made.setStyleSheet("QPushButton { padding: 0; min-height: 0; }")
        made.setIconSize(QSize(self.dress.px(1.25), self.dress.px(1.25)))
        made.setFixedWidth(self.dress.px(2.75))
        made.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Ignored)
        name = translate("Home", "Play as before…")
        made.setToolTip(name)
        made.setAccessibleName(name)
        made.clicked.connect(self._show_set_ups)
        return made

    def _show_set_ups(self) -> None:
        menu = self.set_up_menu()
        corner = self._others.mapToGlobal(QPoint(self._others.width(), self._others.height()))
        menu.popup(corner - QPoint(menu.sizeHint().width(), 0))
        menu.setActiveAction(menu.actions()[0])

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.primary.click()
        elif event.key() in (Qt.Key.Key_Down, Qt.Key.Key_Up):
            self.focusNextPrevChild(event.key() == Qt.Key.Key_Down)
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._box.setFixedWidth(round(min(self.dress.px(24), 0.41 * self.width())))
        is_low = self.height() < self.dress.px(LOW)
        self._column.setSpacing(self.dress.px(0.4 if is_low else 0.75))
        self._gap.changeSize(0, self.dress.px(0.2 if is_low else 0.6))

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._picture is not None:
            QPainter(self).drawPixmap(self.rect(), self._picture[1])
        if not self.is_drawn:
            # Some 50 ms: the buttons are there before, and a resize shows the old picture meanwhile.
            self._painting.start()

    def _wanted(self) -> tuple[object, ...]:
        settings = self._settings
        looks = (settings.cloth, settings.deck, settings.variant, settings.large_indices)
        return (self.width(), self.height(), self._box.width(), *looks, self.devicePixelRatioF())

    def _paint_picture(self) -> None:
        is_first = self._picture is None
        self._picture = (self._wanted(), self._painted(self.devicePixelRatioF()))
        self.update()
        if is_first:
            self.drawn.emit()

    def _painted(self, ratio: float) -> QPixmap:
        from scopa_desktop.skins.faults import SkinInvalid
        from scopa_desktop.table.layout import Needs, layout

        solved = layout(self.width(), self.height(), self.dress.em, Needs())
        felt = QRectF(solved.felt.x, solved.felt.y, solved.felt.w, solved.felt.h)
        board = self.dress.pictures.board(self.width(), self.height(), felt, self._settings.cloth, ratio)
        painter = QPainter(board)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        try:
            self._paint_cards(painter, felt, ratio)
        except SkinInvalid:
            pass  # there are no cards; the program tells it
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
    score = set_side_by_side(
        [
            translate("Home", "{name} {points}").replace(" ", NO_BREAK).format(name=name, points=points)
            for name, points in zip(names_by_side(match), match.scores, strict=False)
        ]
    )
    target = match.rules.target if match.rules is not None else 0
    rules = rules_line(match.preset, target)
    if match.rules is not None:
        from scopa_desktop.rules.ruleset import differences  # there already with the rules

        if set(differences(match.rules)) - NO_HOUSE_RULES:
            rules = translate("Home", "{game} with house rules").format(game=rules)
    if match.finished is not None or match.winner is not None:
        return translate("Home", "{score}  ·  the result of {rules}").format(score=score, rules=rules)
    return translate("Home", "{score}  ·  deal {number} of {rules}").format(
        score=score, number=max(1, match.deal_number), rules=rules
    )


def play_line(settings: Settings, set_up: SetUp, *, named: bool = False) -> str:
    """A set-up in words.  Of more than two players it says the names only if ``named``: they are many."""
    names = player_names(settings, set_up)[1:]
    levels = {level_name(level) for level in set_up.levels}
    game = set_up.rule_set or preset_name(set_up.preset)
    if set_up.options and not set_up.rule_set:
        game = translate("Home", "{game} with house rules").format(game=game)
    if set_up.players == 2:
        opponent = translate("Home", "{name} ({level})").format(name=names[0], level=levels.pop())
        if set_up.target == 1:
            text = translate("Home", "One deal of {game} with {opponent}")
        else:
            text = translate("Home", "{game} with {opponent}, to {target}")
        return text.format(game=game, opponent=opponent, target=set_up.target)
    table = table_name(set_up.players, set_up.teams)
    if len(levels) == 1:
        table = translate("Home", "{table} ({level})", "three players (Easy)").format(
            table=table, level=levels.pop()
        )
    if set_up.target == 1:
        text = translate("Home", "One deal of {game}, {table}")
    else:
        text = translate("Home", "{game}, {table}, to {target}")
    line = text.format(game=game, table=table, target=set_up.target)
    if named:
        line = translate("Home", "{set_up}, with {names}").format(set_up=line, names=listed(list(names)))
    return line

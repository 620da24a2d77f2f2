"""The games to choose from: presets and the player's own rule sets, as cards or, folded, as a list."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QShowEvent
from PySide6.QtWidgets import QButtonGroup, QComboBox, QHBoxLayout, QVBoxLayout, QWidget

from scopa_desktop.rules.ruleset import PRESETS, ruleset
from scopa_desktop.storage.rule_sets import RuleSet
from scopa_desktop.windows.dress import Dress
from scopa_desktop.windows.names import breakable
from scopa_desktop.windows.parts import (
    CardButton,
    ShortLabel,
    combo,
    label,
    panel,
    scroll,
    tab_to_chosen,
)
from scopa_desktop.wording.rules import preset_description, preset_name

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class Game:
    """One of the games."""

    preset: str
    rule_set: RuleSet | None = None

    @property
    def name(self) -> str:
        return preset_name(self.preset) if self.rule_set is None else self.rule_set.name


class Peg(QWidget):
    """Full when chosen, else a ring."""

    def __init__(self, dress: Dress) -> None:
        super().__init__()
        self._scheme = dress.scheme
        self.is_on = False
        self.setFixedSize(dress.px(1.1), dress.px(1.4))
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        size = self.width() - 3
        accent = QColor(self._scheme.accent)
        painter.setPen(QPen(accent if self.is_on else QColor(self._scheme.edge), 2))
        if self.is_on:
            painter.setBrush(accent)
        painter.drawEllipse(QRectF(1.5, (self.height() - size) / 2, size, size))


class GameCard(CardButton):
    """A game with its description."""

    def __init__(self, dress: Dress, game: Game) -> None:
        super().__init__("card")
        self.game = game
        self.setCheckable(True)
        # Arrows and the space bar choose; Enter is left to the main button of the page.
        self.setAutoDefault(False)
        row = QHBoxLayout(self)
        row.setContentsMargins(dress.px(0.9), dress.px(0.55), dress.px(0.75), dress.px(0.6))
        row.setSpacing(dress.px(0.75))
        self._peg = Peg(dress)
        row.addWidget(self._peg, 0, Qt.AlignmentFlag.AlignTop)
        words = QVBoxLayout()
        words.setSpacing(1)
        head = QHBoxLayout()
        name, target = label(breakable(game.name), "head", wrap=True), label(target_of(game), "quiet")
        head.addWidget(name, 1)
        head.addWidget(target, 0, Qt.AlignmentFlag.AlignTop)
        words.addLayout(head)
        self._text = label("", "small", wrap=True)
        words.addWidget(self._text)
        for shown in (name, target, self._text):
            shown.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        row.addLayout(words, 1)
        self.toggled.connect(self._set_peg)
        self.say()

    def say(self) -> None:
        """Describe the game with the words of the deck in play."""
        self._text.setText(description_of(self.game))
        self.setAccessibleName(f"{self.game.name}: {whole_description_of(self.game)}")

    def _set_peg(self, on: bool) -> None:
        self._peg.is_on = on
        self._peg.update()


class Games(QWidget):
    """Cards in a column that scrolls; ``folded`` is the same choice for narrow pages."""

    chosen = Signal(object)
    """``Game`` the person has chosen."""

    def __init__(self, dress: Dress) -> None:
        super().__init__()
        self._dress = dress
        self._games: tuple[Game, ...] = ()
        self._cards: list[GameCard] = []
        self._group = QButtonGroup(self)
        self._group.idToggled.connect(self._card_toggled)
        self._scroll = scroll(QWidget(), 0)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(self._scroll)
        self.folded, column = panel(margins=(16, 5, 16, 5), spacing=4)
        self._list: QComboBox = combo(())
        self._list.setAccessibleName(translate("New match", "Game"))
        self._list.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self._list.activated.connect(self._listed)
        self._note = label("", "small", wrap=True)
        column.addWidget(self._list)
        column.addWidget(self._note)
        self._game = Game("classic")
        self.set_rule_sets(())

    @property
    def game(self) -> Game:
        """What is chosen."""
        return self._game

    def set_rule_sets(self, rule_sets: Sequence[RuleSet]) -> None:
        """All own rule sets; they come after the presets.  The choice stays, by name."""
        games = (*map(Game, PRESETS), *(Game(one.preset, one) for one in rule_sets))
        if games == self._games:
            return
        self._games = games
        for card in self._cards:
            self._group.removeButton(card)
        inner = QWidget()
        column = QVBoxLayout(inner)
        column.setContentsMargins(0, 0, self._dress.px(0.6), 0)
        column.setSpacing(self._dress.px(0.5))
        self._cards = []
        self._list.clear()
        for number, game in enumerate(games):
            if game.rule_set is not None and games[number - 1].rule_set is None:
                own = ShortLabel(translate("New match", "Your own rules"), "head")
                own.setContentsMargins(0, self._dress.px(0.5), 0, 0)
                column.addWidget(own)
            card = GameCard(self._dress, game)
            self._group.addButton(card, number)
            self._cards.append(card)
            column.addWidget(card)
            self._list.addItem(game.name)
        column.addStretch(1)
        self._scroll.setWidget(inner)
        # Made anew they would come after everything else on the page.
        if self._list.window() is self.window():
            for before, card in zip((self._list, *self._cards), self._cards, strict=False):
                QWidget.setTabOrder(before, card)
        name = None if self._game.rule_set is None else self._game.rule_set.name
        self.set_game(self._game.preset, name or "")
        QTimer.singleShot(0, self, self.show_chosen)

    def set_game(self, preset: str, rule_set: str = "") -> None:
        """Choose without telling anybody: an own rule set by its name if there is one, else a preset."""
        own = (game for game in self._games if game.rule_set is not None and game.name == rule_set)
        plain = (game for game in self._games if game.rule_set is None and game.preset == preset)
        self._game = next(own, None) or next(plain)
        number = self._games.index(self._game)
        self._cards[number].setChecked(True)
        tab_to_chosen(self._group)
        self._list.setCurrentIndex(number)
        self._note.setText(whole_description_of(self._game))

    def say_again(self) -> None:
        """Describe the games anew: the deck has other words."""
        for card in self._cards:
            card.say()
        self._note.setText(whole_description_of(self._game))

    def show_chosen(self) -> None:
        """Scroll to the chosen card."""
        self._scroll.ensureWidgetVisible(self._cards[self._games.index(self._game)], 0, 12)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        QTimer.singleShot(0, self, self.show_chosen)

    def _card_toggled(self, number: int, on: bool) -> None:
        if on:
            self._choose(number)

    def _listed(self, number: int) -> None:
        self._choose(number)

    def _choose(self, number: int) -> None:
        game = self._games[number]
        if game == self._game:
            return
        self.set_game(game.preset, "" if game.rule_set is None else game.rule_set.name)
        self.chosen.emit(game)


def target_of(game: Game) -> str:
    """ "to 21", or "one deal"."""
    own = game.rule_set
    target = (
        ruleset(game.preset, players=PRESETS[game.preset].players[0]).target if own is None else own.target
    )
    if target == 1:
        return translate("New match", "one deal")
    return translate("New match", "to {target}").format(target=target)


def description_of(game: Game) -> str:
    """What a game is."""
    own = game.rule_set
    if own is None:
        return preset_description(game.preset)
    if not own.options:
        return translate("New match", "{game}.", "an own rule set: Scopa").format(
            game=preset_name(own.preset)
        )
    count = len(own.options)
    return translate("New match", "{game}, with %n house rule(s).", "", count).format(
        game=preset_name(own.preset)
    )


def whole_description_of(game: Game) -> str:
    """What a game is, with its target."""
    return translate("New match", "{description} {target}.", "what a game is, and how long").format(
        description=description_of(game), target=_first_large(target_of(game))
    )


def _first_large(text: str) -> str:
    return text[:1].upper() + text[1:]

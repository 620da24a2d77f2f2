"""Decks: the gallery to choose cards, their backs and the cloth from, all seen at once."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TypeAlias

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QButtonGroup,
    QCheckBox,
    QComboBox,
    QFrame,
    QHBoxLayout,
    QLabel,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from scopa_desktop.skins.skin import Skin, SkinInvalid
from scopa_desktop.storage.settings import Settings
from scopa_desktop.windows.back_choice import BackChoice
from scopa_desktop.windows.cloth_choice import ClothChoice
from scopa_desktop.windows.deck_button import DeckButton
from scopa_desktop.windows.deck_view import DeckView
from scopa_desktop.windows.dress import Dress
from scopa_desktop.windows.page import Page
from scopa_desktop.windows.parts import (
    Header,
    button,
    check,
    clear_layout,
    label,
    panel,
    scroll,
    tab_to_chosen,
)
from scopa_desktop.wording.deck_faults import deck_fault_line
from scopa_desktop.wording.deck_names import PROGRAM_DECKS, deck_name, variant_name

translate = QCoreApplication.translate

FindDecks: TypeAlias = Callable[[], list[tuple[Path, Skin | SkinInvalid]]]
"""Every deck with its folder, or what is wrong with it."""

LIST_WIDTH = 18.2
"""em."""
LOW_VIEW = 17
"""Height of the view where the page scrolls as a whole, em; elsewhere it is no lower."""
LONGEST_NAME = 32
"""Characters of a folder's name."""


class DecksPage(Page):
    """Applies at once, like the settings.  Looks for decks each time it is opened."""

    settings_changed = Signal(object)
    """``Settings`` after a choice by the person."""
    add_asked = Signal()
    """A deck from elsewhere is to be put among the player's own."""
    folder_asked = Signal()
    """The folder for the player's own decks is to be opened."""

    def __init__(self, dress: Dress, find: FindDecks) -> None:
        super().__init__(dress)
        self._find = find
        self._settings = Settings()
        self._skins: tuple[Skin, ...] = ()
        self._variants: list[tuple[str, QCheckBox]] = []
        self._combo = QComboBox()
        self._combo.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self._combo.setAccessibleName(translate("Decks", "Deck"))
        self._combo.activated.connect(lambda n: self._deck_chosen(self._skins[n].key))
        opener = button(translate("Decks", "Open the folder"), "quiet")
        opener.setToolTip(translate("Decks", "The folder of your own decks"))
        opener.clicked.connect(self.folder_asked)
        header = Header(dress, translate("Decks", "Decks"), "", (opener, self._combo))
        header.home_asked.connect(self.home_asked)
        self._header = header
        self._home = header.home
        self.column.addWidget(header)
        self._body = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._body.setSpacing(dress.px(1.25))
        self._list = self._list_part()
        self._view = DeckView(dress)
        self._right = QVBoxLayout()
        self._right.setSpacing(dress.px(0.85))
        self._right.addWidget(self._view, 1)
        self._choices = self._choices_part()
        self._right.addWidget(self._choices)
        self._right.addStretch(0)  # where the list of decks is longer than the window
        self._body.addWidget(self._list)
        self._body.addLayout(self._right, 1)
        inner = QWidget()
        inner.setLayout(self._body)
        inner.installEventFilter(self)
        self._scroll = scroll(inner, 0)
        self.column.addWidget(self._scroll, 1)
        self.fold(False)

    @property
    def is_drawn(self) -> bool:
        """Whether the whole deck is there as it was chosen."""
        return self._view.is_drawn

    def refresh(self) -> None:
        """Look for decks anew: the player may have put one into the folder."""
        found = self._find()
        skins = [deck for _, deck in found if isinstance(deck, Skin)]
        self._skins = tuple(sorted(skins, key=_rank))
        clear_layout(self._deck_column)
        before: QWidget = self._combo
        for made in self._decks.buttons():
            self._decks.removeButton(made)
        self._combo.clear()
        for n, skin in enumerate(self._skins):
            made = DeckButton(self.dress, skin)
            self._decks.addButton(made, n)
            self._deck_column.addWidget(made)
            made.show()  # at once: it may be given the focus
            QWidget.setTabOrder(before, made)  # else they come after everything else
            before = made
            self._combo.addItem(deck_name(skin.key, skin.title), skin.key)
        self._say_faults([(folder.name, deck) for folder, deck in found if isinstance(deck, SkinInvalid)])
        self._show()

    def set_settings(self, settings: Settings) -> None:
        """Show settings that were changed elsewhere; tells nobody."""
        self._settings = settings
        self._show()

    def focus_first(self) -> None:
        """Give the focus to the chosen deck."""
        chosen = self._decks.checkedButton()
        target: QWidget = self._combo if self.is_narrow else chosen or self._home
        target.setFocus(Qt.FocusReason.TabFocusReason)

    def fold(self, is_narrow: bool) -> None:
        self._body.setDirection(
            QBoxLayout.Direction.BottomToTop if is_narrow else QBoxLayout.Direction.LeftToRight
        )
        self._body.setSpacing(10 if is_narrow else self.dress.px(1.25))
        self._right.setSpacing(10 if is_narrow else self.dress.px(0.85))
        self._combo.setVisible(is_narrow)
        self._deck_list.setVisible(not is_narrow)
        if is_narrow:
            self._list.setMinimumWidth(0)
            self._list.setMaximumWidth(16777215)
            self._view.setFixedHeight(self.dress.px(LOW_VIEW))
        else:
            self._list.setFixedWidth(self.dress.px(LIST_WIDTH))
            self._view.setMinimumHeight(0)
            self._limit_view()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if not self.is_narrow:
            self._limit_view()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        # The choices know how high they are when they are dressed.
        if event.type() == QEvent.Type.LayoutRequest and not self.is_narrow:
            self._limit_view()
        return super().eventFilter(watched, event)

    def _limit_view(self) -> None:
        """The deck and what goes with it are seen together, however many decks there are."""
        margins = self.column.contentsMargins()
        others = self._header.sizeHint().height() + self._choices.sizeHint().height()
        others += margins.top() + margins.bottom() + self.column.spacing() + self._right.spacing()
        self._view.setMaximumHeight(max(self.dress.px(LOW_VIEW), self.height() - others))

    def _list_part(self) -> QWidget:
        made = QWidget()
        column = QVBoxLayout(made)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(self.dress.px(0.5))
        self._deck_list = QWidget()
        self._deck_column = QVBoxLayout(self._deck_list)
        self._deck_column.setContentsMargins(0, 0, 0, 0)
        self._deck_column.setSpacing(self.dress.px(0.5))
        self._decks = QButtonGroup(self)
        self._decks.idClicked.connect(lambda n: self._deck_chosen(self._skins[n].key))
        self._decks.idToggled.connect(lambda n, on: self._deck_chosen(self._skins[n].key) if on else None)
        column.addWidget(self._deck_list)
        self._options, self._option_column = panel(margins=(16, 12, 16, 12), spacing=7)
        self._values, values = self._option(translate("Decks", "Capture value in the corner"))
        self._values.toggled.connect(lambda on: self._change(value_corners=on))
        self._large, large = self._option(translate("Decks", "Large indices"))
        self._large.toggled.connect(lambda on: self._change(large_indices=on))
        for row in (values, large):
            self._option_column.addWidget(row)
        self._variant_rows = QVBoxLayout()
        self._variant_rows.setSpacing(7)
        self._option_column.addLayout(self._variant_rows)
        column.addWidget(self._options)
        column.addStretch(1)
        column.addWidget(self._own_part())
        return made

    def _own_part(self) -> QFrame:
        """The player's own decks: where they belong, and what is wrong with any of them."""
        frame, column = panel(margins=(16, 10, 16, 12), spacing=6)
        column.addWidget(label(translate("Decks", "Your own decks"), "head", wrap=True))
        self._fault_title = label(translate("Decks", "Not loaded"), "accent", wrap=True)
        column.addWidget(self._fault_title)
        self._faults = QVBoxLayout()
        column.addLayout(self._faults)
        self._invitation = label(
            translate("Decks", "A deck is a folder with a deck.toml and pictures."),
            "small",
            wrap=True,
        )
        column.addWidget(self._invitation)
        adder = button(translate("Decks", "Add a deck…"))
        adder.clicked.connect(self.add_asked)
        row = QHBoxLayout()
        row.addWidget(adder)
        row.addStretch(1)
        column.addLayout(row)
        return frame

    def _choices_part(self) -> QWidget:
        made = QWidget()
        row = QHBoxLayout(made)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(self.dress.px(0.85))
        self._back = BackChoice(self.dress)
        self._back.changed.connect(lambda key: self._change(back=key))
        self._cloth = ClothChoice(self.dress, 3.2, 4.95)
        self._cloth.changed.connect(lambda key: self._change(cloth=key))
        choices = ((translate("Decks", "Back"), self._back), (translate("Decks", "Table"), self._cloth))
        for title, choice in choices:
            frame, column = panel(margins=(16, 8, 16, 10), spacing=4)
            column.addWidget(label(title, "head", wrap=True))
            column.addWidget(choice)
            column.addStretch(1)
            choice.setAccessibleName(title)
            row.addWidget(frame, 1 if choice is self._back else 0)
        self._cloth.setMinimumWidth(self._cloth.sizeHint().width())
        made.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        return made

    def _option(self, text: str) -> tuple[QCheckBox, QWidget]:
        """A check box whose text may wrap: the words are a label of their own."""
        row = QWidget()
        box = check("", False)
        box.setAccessibleName(text)
        words = _Words(text, box)
        layout = QHBoxLayout(row)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(self.dress.px(0.6))
        layout.addWidget(box, 0, Qt.AlignmentFlag.AlignTop)
        layout.addWidget(words, 1)
        return box, row

    def _say_faults(self, faults: Sequence[tuple[str, SkinInvalid]]) -> None:
        clear_layout(self._faults)
        for name, fault in faults:
            self._faults.addWidget(_FaultLine(deck_fault_line(_short(name), fault)))
        self._fault_title.setVisible(bool(faults))
        self._invitation.setVisible(not faults)

    def _show(self) -> None:
        settings = self._settings
        self._view.show_settings(settings)
        self._back.set_value(settings.back)
        self._cloth.set_value(settings.cloth)
        for box, on in ((self._values, settings.value_corners), (self._large, settings.large_indices)):
            box.blockSignals(True)
            box.setChecked(on)
            box.blockSignals(False)
        at = next((n for n, skin in enumerate(self._skins) if skin.key == settings.deck), -1)
        self._combo.setCurrentIndex(at)
        if at >= 0:
            skin = self._skins[at]
            self._decks.blockSignals(True)
            self._decks.button(at).setChecked(True)
            self._decks.blockSignals(False)
            tab_to_chosen(self._decks)
            self._back.set_deck(skin)
            self._show_variants(skin)

    def _show_variants(self, skin: Skin) -> None:
        wanted = [variant.key for variant in skin.variants]
        if wanted != [key for key, _ in self._variants]:
            clear_layout(self._variant_rows)
            self._variants = []
            before = self._large
            for variant in skin.variants:
                box, row = self._option(variant_name(variant.key, variant.title))
                box.toggled.connect(lambda on, key=variant.key: self._change(variant=key if on else ""))
                self._variants.append((variant.key, box))
                self._variant_rows.addWidget(row)
                row.show()
                QWidget.setTabOrder(before, box)
                before = box
        for key, box in self._variants:
            box.blockSignals(True)
            box.setChecked(key == self._settings.variant)
            box.blockSignals(False)

    def _deck_chosen(self, key: str) -> None:
        self._change(deck=key)

    def _change(self, **field: object) -> None:
        settings = replace(self._settings, **field)  # type: ignore[arg-type]  # checked when it is made
        if settings != self._settings:
            self._settings = settings
            self._show()
            self.settings_changed.emit(settings)


def _rank(skin: Skin) -> int:
    """The program's own decks come first, in their order."""
    return PROGRAM_DECKS.index(skin.key) if skin.key in PROGRAM_DECKS else len(PROGRAM_DECKS)


def _short(name: str) -> str:
    """The name of a folder on a line of its own, whatever its maker put into it."""
    line = " ".join(name.encode("utf-8", "replace").decode("utf-8").split())
    return line if len(line) <= LONGEST_NAME else line[: LONGEST_NAME - 1] + "\u2026"


class _FaultLine(QLabel):
    """What is wrong with a deck, all of it to be read: no layout asks a label how high it is when wrapped."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setProperty("role", "small")
        self.setWordWrap(True)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.setMinimumHeight(self.heightForWidth(self.width()))


class _Words(QLabel):
    """The text of a check box; a click on it counts."""

    def __init__(self, text: str, box: QCheckBox) -> None:
        super().__init__(text)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(True)
        self._box = box

    def mousePressEvent(self, event: object) -> None:
        self._box.toggle()

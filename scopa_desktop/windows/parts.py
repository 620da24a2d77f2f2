"""The parts all pages and sheets are built from.

The property ``role`` of a widget picks a variant in the style sheet.
"""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QPointF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import (
    QBoxLayout,
    QButtonGroup,
    QCheckBox,
    QComboBox,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from scopa_desktop.look import tokens
from scopa_desktop.rules.cards import Card
from scopa_desktop.windows.dress import Dress, Pictures

ON_GOLD_QUIET = "#4a2d08"
ON_PLATE_QUIET = "#d9c6a2"
NO_BREAK = "\N{NO-BREAK SPACE}"
"""Between words that are to stay in one line."""


def label(text: str, role: str = "", *, wrap: bool = False, align: Qt.AlignmentFlag | None = None) -> QLabel:
    """Plain text: names are typed by people and are never read as markup."""
    made = QLabel(text)
    made.setTextFormat(Qt.TextFormat.PlainText)
    if role:
        made.setProperty("role", role)
    made.setWordWrap(wrap)
    if align is not None:
        made.setAlignment(align)
    return made


class ShortLabel(QLabel):
    """One line that ends in an ellipsis when it must; the whole text is the tool tip then."""

    def __init__(self, text: str, role: str = "") -> None:
        super().__init__(text)
        self.setTextFormat(Qt.TextFormat.PlainText)
        if role:
            self.setProperty("role", role)

    def minimumSizeHint(self) -> QSize:
        return QSize(40, super().minimumSizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setFont(self.font())
        painter.setPen(self.palette().color(QPalette.ColorRole.WindowText))
        room = self.contentsRect()
        shown = self.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, room.width())
        self.setToolTip("" if shown == self.text() else self.text())
        painter.drawText(room, self.alignment(), shown)


def button(text: str, role: str = "", *, dress: Dress | None = None, icon: str = "") -> QPushButton:
    """A button that Enter presses too when it has the focus.  ``icon`` needs ``dress`` for its colour."""
    made = QPushButton(text)
    made.setAutoDefault(True)
    if role:
        made.setProperty("role", role)
    if icon and dress is not None:
        colour = dress.scheme.quiet if role == "quiet" else dress.scheme.text
        from scopa_desktop.look import icons  # late: Home has none at first

        made.setIcon(icons.icon(icon, colour, (dress.px(1.25),)))
        made.setIconSize(QSize(dress.px(1.25), dress.px(1.25)))
    return made


def panel(
    role: str = "panel",
    *,
    margins: tuple[int, int, int, int] = (20, 16, 20, 16),
    spacing: int = 10,
) -> tuple[QFrame, QVBoxLayout]:
    """A framed group and the column inside it."""
    frame = QFrame()
    frame.setProperty("role", role)
    column = QVBoxLayout(frame)
    column.setContentsMargins(*margins)
    column.setSpacing(spacing)
    return frame, column


def line(role: str = "line") -> QFrame:
    """A hairline, or the thick ``rule`` of a sheet."""
    frame = QFrame()
    frame.setProperty("role", role)
    return frame


def combo(options: Sequence[tuple[object, str]], chosen: object = None) -> QComboBox:
    """A list to choose from: pairs of the value (item data) and its text."""
    made = QComboBox()
    for value, text in options:
        made.addItem(text, value)
    if chosen is not None:
        made.setCurrentIndex(next(n for n, (value, _) in enumerate(options) if value == chosen))
    made.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
    return made


def tab_to_chosen(group: QButtonGroup) -> None:
    """Let Tab reach only the chosen button of a row, or the first: arrow keys move among them."""
    reached = group.checkedButton() or group.buttons()[0]
    for made in group.buttons():
        chosen = made is reached
        made.setFocusPolicy(Qt.FocusPolicy.StrongFocus if chosen else Qt.FocusPolicy.ClickFocus)


def check(text: str, on: bool) -> QCheckBox:
    """A check box with a short text or none (then give it an accessible name)."""
    made = QCheckBox(text)
    made.setChecked(on)
    return made


def scroll(inner: QWidget, margin: int = 8) -> QScrollArea:
    """``inner`` in a quiet vertical scroll area that follows the keyboard focus."""
    layout = inner.layout()
    if layout is not None:
        layout.setContentsMargins(0, 0, margin, 0)
    made = FollowingScroll()
    made.setWidgetResizable(True)
    made.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    made.setFrameShape(QFrame.Shape.NoFrame)
    made.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    made.setWidget(inner)
    return made


class FollowingScroll(QScrollArea):
    """Scrolls so that the focused widget is seen together with the room of its focus ring."""

    def focusNextPrevChild(self, next: bool) -> bool:
        moved = super().focusNextPrevChild(next)
        focused = self.window().focusWidget()
        inner = self.widget()
        if moved and focused is not None and inner is not None and inner.isAncestorOf(focused):
            self.ensureWidgetVisible(focused, 12, 12)
        return moved


class Cards(QWidget):
    """A row of small cards; ``cross`` lays them crosswise as scopas lie in a pile.

    Callers set the accessible name: a picture says nothing to a screen reader.
    """

    def __init__(
        self,
        pictures: Pictures,
        cards: Sequence[Card],
        height: float,
        *,
        gap: float = 4,
        cross: bool = False,
        step: float | None = None,
    ) -> None:
        """``height`` of an upright card; ``step`` from one card to the next, to let them overlap."""
        super().__init__()
        self._pictures = pictures
        self._cards = tuple(cards)
        self._height = height
        self._cross = cross
        self._along = height if cross else height * tokens.CARD_RATIO
        self._step = step if step is not None else self._along + gap
        deep = height * tokens.CARD_RATIO if cross else height
        wide = (len(self._cards) - 1) * self._step + self._along + 6 if self._cards else 1
        self.setFixedSize(max(1, round(wide)), round(deep + 6))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        ratio = self.devicePixelRatioF()
        tall, wide = self._height, self._height * tokens.CARD_RATIO
        for n, card in enumerate(self._cards):
            painter.save()
            painter.translate(2 + n * self._step + self._along / 2, self.height() / 2)
            if self._cross:
                painter.rotate(90)
            painter.drawPixmap(
                QPointF(-wide / 2 - 3, -tall / 2 - 2), self._pictures.shadow(wide, tall, 3, 120, ratio)
            )
            face = self._pictures.card(card, tall, ratio, value=self._pictures.is_large)
            painter.drawPixmap(QPointF(-wide / 2, -tall / 2), face)
            painter.restore()


class Header(QWidget):
    """The head of a page: the way home, the title, a quiet line, and what stands at the right."""

    home_asked = Signal()

    def __init__(self, dress: Dress, title: str, sub: str = "", right: Sequence[QWidget] = ()) -> None:
        super().__init__()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        self.home = button(QCoreApplication.translate("Pages", "Home"), "quiet", dress=dress, icon="prev")
        self.home.clicked.connect(self.home_asked)
        row.addWidget(self.home)
        row.addWidget(label(title, "page"))
        if sub:
            quiet = ShortLabel(sub, "quiet")
            quiet.setContentsMargins(10, 10, 0, 0)
            row.addWidget(quiet, 1)
        else:
            row.addStretch(1)
        for widget in right:
            row.addWidget(widget)


class CardButton(QPushButton):
    """A button that is as tall as the texts laid out in it, whatever the language."""

    def __init__(self, role: str) -> None:
        super().__init__()
        self.setAutoDefault(True)
        self.setProperty("role", role)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        layout = self.layout()
        return layout.heightForWidth(width) if layout is not None else super().heightForWidth(width)

    def sizeHint(self) -> QSize:
        layout = self.layout()
        if layout is None:
            return super().sizeHint()
        return QSize(layout.sizeHint().width(), layout.heightForWidth(max(self.width(), 240)))

    def minimumSizeHint(self) -> QSize:
        return QSize(160, self.sizeHint().height())


class WrappingButton(CardButton):
    """A button of the home page whose text wraps."""

    def __init__(self, dress: Dress, text: str) -> None:
        super().__init__("menu")
        self.setStyleSheet("QPushButton { min-height: 0; padding: 0; }")
        column = QVBoxLayout(self)
        column.setContentsMargins(dress.px(1.2), dress.px(0.6), dress.px(1.1), dress.px(0.6))
        shown = label(text, wrap=True)
        shown.setStyleSheet(f"color: {tokens.IVORY}; font-size: {dress.px(1.06)}px;")
        shown.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        column.addWidget(shown)
        self.setAccessibleName(text)


class TwoLineButton(CardButton):
    """A title and a quieter line below it; both wrap, the button grows."""

    def __init__(self, dress: Dress, title: str, sub: str, role: str) -> None:
        """``role`` is ``big`` (gold) or ``menu`` (walnut)."""
        super().__init__(role)
        self.setStyleSheet("QPushButton { min-height: 0; padding: 0; }")
        column = QVBoxLayout(self)
        column.setContentsMargins(dress.px(1.2), dress.px(0.55), dress.px(1.1), dress.px(0.7))
        column.setSpacing(1)
        families = ", ".join(f'"{family}"' for family in tokens.TITLE_FAMILIES)
        title_px, title_colour, sub_colour = (
            (dress.px(1.56), dress.scheme.on_accent, ON_GOLD_QUIET)
            if role == "big"
            else (dress.px(1.31), tokens.IVORY, ON_PLATE_QUIET)
        )
        self._title = label(title, wrap=True)
        self._title.setStyleSheet(
            f"color: {title_colour}; font-size: {title_px}px;"
            f"font-family: {families}; font-weight: {tokens.SCORE_WEIGHT};"
        )
        self._sub = label(sub, wrap=True)
        self._sub.setStyleSheet(f"color: {sub_colour}; font-size: {dress.px(0.94)}px;")
        for text in (self._title, self._sub):
            text.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            column.addWidget(text)
        self.set_texts(title, sub)

    def set_texts(self, title: str, sub: str) -> None:
        """Change both lines; they are also what a screen reader says."""
        self._title.setText(title)
        self._sub.setText(sub)
        self.setAccessibleName(f"{title}: {sub}")
        self.updateGeometry()

    @property
    def texts(self) -> tuple[str, str]:
        """Both lines."""
        return self._title.text(), self._sub.text()


def clear_layout(layout: QBoxLayout) -> None:
    """Delete everything in a layout."""
    while layout.count():
        item = layout.takeAt(0)
        widget = item.widget() if item is not None else None
        if widget is not None:
            widget.setParent(None)
            widget.deleteLater()

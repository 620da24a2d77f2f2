"""A sheet of paper over what lies below it, the table or a page, dimmed."""

from PySide6.QtCore import (
    QCoreApplication,
    QEasingCurve,
    QEvent,
    QObject,
    QPoint,
    QRect,
    QSize,
    Qt,
    QVariantAnimation,
    Signal,
)
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QHBoxLayout,
    QPushButton,
    QVBoxLayout,
    QWidget,
)
from shiboken6 import isValid

from scopa_desktop.look import icons, tokens
from scopa_desktop.windows.dress import Dress
from scopa_desktop.windows.parts import ShortLabel, button, label, line, scroll

EDGE, LOW_EDGE = 16, 10
"""Least room between the paper and the window, at the sides and above and below, px."""

MARGIN = 2.2
"""Left and right inside the paper, em."""


class Sheet(QWidget):
    """Covers its host while open: nothing below it gets the mouse or the focus.

    Closed by one of its buttons, by Enter (the default button), Esc, or its own cross.
    ``head``, ``base`` and ``foot`` stand still; ``body`` scrolls when the window is too small for it.
    """

    closed = Signal(str)
    """The key of the button pressed; empty after Esc or the cross.  Emitted once the sheet is gone."""
    gone = Signal()
    """The sheet is off the page, for whatever reason; ``closed`` follows if a person closed it."""

    fitted = Signal()
    """The paper has another size or place."""

    def __init__(
        self,
        dress: Dress,
        title: str = "",
        sub: str = "",
        *,
        width: float = 35,
        title_role: str = "page",
        rule: bool = True,
    ) -> None:
        """``width`` of the paper in em, less when the window is narrower; ``rule`` draws a thick line below
        the title."""
        super().__init__()
        self._dress = dress
        self._width = dress.px(width)
        self._default: QPushButton | None = None
        self._lowered = 0.0
        self._before: QWidget | None = None
        self._is_done = False
        self._rise: QVariantAnimation | None = None

        self.paper = QFrame(self)
        self.paper.setProperty("role", "sheet")
        column = QVBoxLayout(self.paper)
        column.setContentsMargins(dress.px(MARGIN), dress.px(1.4), dress.px(MARGIN), dress.px(1.4))
        column.setSpacing(dress.px(0.6))
        self.head = QVBoxLayout()
        self.head.setSpacing(dress.px(0.4))
        self._cross = QPushButton(self.paper)
        self._cross.setProperty("role", "quiet")
        self._cross.setStyleSheet("padding: 0; min-height: 0;")
        self._cross.setIcon(icons.icon("close", tokens.Paper.quiet, (dress.px(1.1),)))
        self._cross.setIconSize(QSize(dress.px(1.1), dress.px(1.1)))
        self._cross.setFixedSize(dress.px(2.25), dress.px(2.25))
        close = QCoreApplication.translate("Sheet", "Close")
        self._cross.setToolTip(close)
        self._cross.setAccessibleName(close)
        self._cross.setAutoDefault(True)
        self._cross.clicked.connect(lambda: self.close_with(""))
        self._cross.installEventFilter(self)
        top = QHBoxLayout()
        top.setSpacing(dress.px(0.9))
        self.heading = label(title, title_role, wrap=not sub)
        """The title, on the paper unless it is empty."""
        if title:
            top.addWidget(self.heading, 0 if sub else 1)
            self.setAccessibleName(title)
        if sub:
            quiet = ShortLabel(sub, "quiet")
            quiet.setContentsMargins(0, dress.px(0.6), 0, 0)
            top.addWidget(quiet, 1)
        elif not title:
            top.addStretch(1)
        # The cross lies in the corner of the paper: keep its room free.
        top.addSpacing(dress.px(1))
        self.head.addLayout(top)
        if rule and title:
            self.head.addWidget(line("rule"))
        column.addLayout(self.head)
        self._content = QWidget()
        self.body = QVBoxLayout(self._content)
        self.body.setSpacing(dress.px(0.6))
        self._scroll = scroll(self._content, 0)
        column.addWidget(self._scroll)
        self.base = QVBoxLayout()
        self.base.setSpacing(dress.px(0.4))
        column.addLayout(self.base)
        self.foot = QHBoxLayout()
        self.foot.setSpacing(dress.px(0.75))
        self.foot.setContentsMargins(0, dress.px(0.4), 0, 0)
        column.addLayout(self.foot)
        self._content.installEventFilter(self)
        self.hide()

    @property
    def covered(self) -> QRect:
        """What the paper covers of its host once it has risen."""
        return self.paper.geometry().translated(0, -round(self._lowered))

    def add_button(self, text: str, key: str, role: str = "", *, default: bool = False) -> QPushButton:
        """A button in the foot that closes the sheet with ``key``; the default one is pressed by Enter."""
        made = button(text, role)
        made.clicked.connect(lambda: self.close_with(key))
        made.installEventFilter(self)
        if default:
            made.setMinimumWidth(self._dress.px(9.5))
            self._default = made
        self.foot.addWidget(made)
        return made

    def open_over(self, host: QWidget, *, motion: bool = True) -> None:
        """Show the sheet over the whole of ``host``; the paper rises for 240 ms unless ``motion`` is off."""
        self._before = host.window().focusWidget()
        self.setParent(host)
        self.setGeometry(host.rect())
        host.installEventFilter(self)
        QApplication.instance().focusChanged.connect(self._keep_focus)  # type: ignore[union-attr]
        self.show()
        self.raise_()
        self.refit()
        self.focus_first()
        if motion:
            self._start_rise()

    def focus_first(self) -> None:
        """Give the focus to the default button, or to the first thing that takes it."""
        target = self._default or next(iter(self._stops()), self._cross)
        target.setFocus(Qt.FocusReason.TabFocusReason)

    def close_with(self, key: str) -> None:
        """Take the sheet away and say with which button."""
        if not self._is_done:
            self.dismiss()
            self.closed.emit(key)

    def dismiss(self) -> None:
        """Take the sheet away and say nothing, as when its page is left."""
        if self._is_done:
            return
        self._is_done = True
        if self._rise is not None:
            self._rise.stop()
        host = self.parentWidget()
        if host is not None:
            host.removeEventFilter(self)
            QApplication.instance().focusChanged.disconnect(self._keep_focus)  # type: ignore[union-attr]
        self.hide()
        before, self._before = self._before, None
        if before is not None and isValid(before) and before.isVisible():
            before.setFocus(Qt.FocusReason.OtherFocusReason)
        self.gone.emit()
        self.deleteLater()

    @property
    def paper_width(self) -> int:
        """Of the paper in the window as it is, px."""
        return min(self._width, self.width() - 2 * EDGE)

    @property
    def room(self) -> int:
        """Height there is for the paper, px."""
        return self.height() - 2 * LOW_EDGE

    @property
    def needed_height(self) -> int:
        """Height of the paper without scrolling, px."""
        return self._wanted_height(self.inside, scrolls=False) + self._height_of_rest()

    def refit(self) -> None:
        """Give the paper its size and place; call it after changing ``head``, ``base`` or ``foot``."""
        layout = self.paper.layout()
        if layout is None:
            return
        wide, room, inside = self.paper_width, self.room, self.inside
        wanted = self._wanted_height(inside, scrolls=False)
        rest = self._height_of_rest()
        scrolls = wanted > room - rest
        if scrolls:
            wanted = self._wanted_height(inside, scrolls=True)
        # As needed, a bar once there takes the very width that would make it unneeded.
        policy = Qt.ScrollBarPolicy
        self._scroll.setVerticalScrollBarPolicy(
            policy.ScrollBarAsNeeded if scrolls else policy.ScrollBarAlwaysOff
        )
        self._scroll.setFixedHeight(max(0, min(wanted, room - rest)))
        tall = min(rest + self._scroll.height(), room)
        left, top = (self.width() - wide) // 2, (self.height() - tall) // 2
        self.paper.setGeometry(left, top + round(self._lowered), wide, tall)
        gap = self._dress.px(0.5)
        self._cross.move(wide - self._cross.width() - gap, gap)
        self._cross.raise_()
        layout.activate()
        self.update()
        self.fitted.emit()

    @property
    def inside(self) -> int:
        """Width between the margins of the paper, px."""
        layout = self.paper.layout()
        assert layout is not None
        margins = layout.contentsMargins()
        self.paper.ensurePolished()  # only then has it its edge
        edges = self.paper.width() - self.paper.contentsRect().width()
        return self.paper_width - edges - margins.left() - margins.right()

    def _height_of_rest(self) -> int:
        """Of the paper without its body."""
        layout = self.paper.layout()
        assert layout is not None
        self._scroll.setFixedHeight(0)
        layout.invalidate()
        rest = layout.totalHeightForWidth(self.paper_width) if layout.hasHeightForWidth() else -1
        return rest if rest >= 0 else layout.totalSizeHint().height()

    def _wanted_height(self, inside: int, *, scrolls: bool) -> int:
        """Of the body; a scroll bar keeps away from the words."""
        self.body.setContentsMargins(0, 0, self._dress.px(1.2) if scrolls else 0, 0)
        if self.body.hasHeightForWidth():
            return self.body.totalHeightForWidth(inside)
        return self._content.sizeHint().height()

    def _start_rise(self) -> None:
        duration, easing = tokens.MOTION["sheet_in"]
        self._rise = QVariantAnimation(self)
        low = float(self._dress.px(2.5))
        self._rise.setStartValue(low)
        self._rise.setEndValue(0.0)
        self._rise.setDuration(duration)
        self._rise.setEasingCurve(QEasingCurve.Type[easing])
        self._rise.valueChanged.connect(self._lower)
        # An animation tells its first value only when the event loop runs again.
        self._lower(low)
        self._rise.start()

    def _lower(self, by: float) -> None:
        self.paper.move(self.paper.x(), self.paper.y() - round(self._lowered) + round(by))
        self._lowered = by
        self.update()

    def _stops(self) -> list[QWidget]:
        """What Tab reaches, in the order it was laid out; the cross comes last."""
        found: list[QWidget] = []
        widget: QWidget | None = self.paper.nextInFocusChain()
        while widget is not None and widget is not self.paper:
            if (
                self.paper.isAncestorOf(widget)
                and widget is not self._cross
                and widget.isVisible()
                and widget.isEnabled()
                and widget.focusPolicy() & Qt.FocusPolicy.TabFocus
            ):
                found.append(widget)
            widget = widget.nextInFocusChain()
        return [*found, self._cross]

    def _keep_focus(self, _old: QWidget | None, new: QWidget | None) -> None:
        """Nothing under the sheet may take the focus while it is open, whoever gives it."""
        host = self.parentWidget()
        if new is None or host is None or not self.isVisible() or self.isAncestorOf(new):
            return
        if host.isAncestorOf(new) and not any(
            sheet is not self and sheet.isVisible() and sheet.isAncestorOf(new)
            for sheet in host.findChildren(Sheet)
        ):
            self.focus_first()

    def _scroll_by_key(self, key: int) -> bool:
        bar = self._scroll.verticalScrollBar()
        way = SCROLL_KEYS.get(key, 0)
        if not way or bar.maximum() == 0:
            return False
        is_page = key in (Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)
        bar.setValue(bar.value() + way * (bar.pageStep() if is_page else self._dress.px(3)))
        return True

    def focusNextPrevChild(self, next: bool) -> bool:
        stops = self._stops()
        focused = self.window().focusWidget()
        at = stops.index(focused) if focused in stops else -1 if next else 0
        target = stops[(at + (1 if next else -1)) % len(stops)]
        target.setFocus(Qt.FocusReason.TabFocusReason if next else Qt.FocusReason.BacktabFocusReason)
        if self._content.isAncestorOf(target):
            self._scroll.ensureWidgetVisible(target, 12, 12)
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        if key == Qt.Key.Key_Escape:
            self.close_with("")
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if self._default is not None and self._default.isEnabled():
                self._default.click()
        else:
            self._scroll_by_key(key)
        # Everything ends here: no key reaches what is below.
        event.accept()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        host = self.parentWidget()
        if event.type() == QEvent.Type.Resize and host is not None and watched is host:
            self.setGeometry(host.rect())
        elif event.type() == QEvent.Type.KeyPress and isinstance(watched, QPushButton):
            # Else arrows would only move the focus from button to button.
            assert isinstance(event, QKeyEvent)
            if self._scroll_by_key(event.key()):
                return True
        elif event.type() == QEvent.Type.LayoutRequest and watched is self._content and self.isVisible():
            self.refit()
        return super().eventFilter(watched, event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.refit()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(*tokens.Table.veil))
        paper, blur, ratio = self.paper.geometry(), 28, self.devicePixelRatioF()
        shadow = self._dress.pictures.shadow(paper.width(), paper.height(), blur, 150, ratio)
        painter.drawPixmap(QPoint(paper.x() - blur, paper.y() - blur + 10), shadow)


SCROLL_KEYS: dict[int, int] = {
    Qt.Key.Key_Up: -1,
    Qt.Key.Key_Down: 1,
    Qt.Key.Key_PageUp: -1,
    Qt.Key.Key_PageDown: 1,
}

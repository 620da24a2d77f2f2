"""The one mark of keyboard focus for all widgets, the same as on cards: a light ring over a dark one."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractScrollArea, QApplication, QWidget
from shiboken6 import isValid

from scopa_desktop.look.tokens import Scheme

if TYPE_CHECKING:
    from PySide6.QtWidgets import QAbstractItemView

OUT = 6
"""How far the ring reaches beyond the widget, px."""


class FocusRing(QWidget):
    """An overlay of the window that follows the focused widget through moves, resizes and scrolling.

    Views of a scene draw their own focus, and the window itself has none.
    """

    def __init__(self, window: QWidget, scheme: Scheme) -> None:
        super().__init__(window)
        self._scheme = scheme
        self._watched: list[QWidget] = []
        self._list: QAbstractItemView | None = None
        self._target: QWidget | None = None
        self._clip = QRect()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()
        QApplication.instance().focusChanged.connect(self._follow)  # type: ignore[union-attr]

    @property
    def target(self) -> QWidget | None:
        """The widget the ring lies round; ``None`` when it is hidden."""
        return self._target

    def place(self) -> None:
        """Lie round the target again, within what scroll areas show of it."""
        target = self._target
        window = self.parentWidget()
        if target is None or window is None or not isValid(target):
            self.hide()
            return
        if not target.isVisible() or not window.isAncestorOf(target):
            self.hide()
            return
        box = _marked(target, window).adjusted(-OUT, -OUT, OUT, OUT)
        clip = window.rect()
        above = target.parentWidget()
        while above is not None and above is not window:
            area = above.parentWidget()
            if isinstance(area, QAbstractScrollArea) and area.viewport() is above:
                seen = QRect(above.mapTo(window, QPoint(0, 0)), above.size())
                clip = clip.intersected(seen.adjusted(-OUT, -OUT, OUT, OUT))
            above = area
        shown = box.intersected(clip)
        if shown.isEmpty():
            self.hide()
            return
        self._clip = box
        self.setGeometry(shown)
        self.raise_()
        self.show()
        self.update()

    def _follow(self, _old: QWidget | None, new: QWidget | None) -> None:
        for watched in self._watched:
            if isValid(watched):
                watched.removeEventFilter(self)
        self._watched.clear()
        if self._list is not None and isValid(self._list):
            self._list.verticalScrollBar().valueChanged.disconnect(self.place)
            self._list.selectionModel().currentChanged.disconnect(self.place)
        self._list = None
        self._target = None
        window = self.parentWidget()
        if new is None or window is None or not window.isAncestorOf(new) or not _wants_ring(new):
            self.hide()
            return
        self._target = new
        widget: QWidget | None = new
        while widget is not None:
            widget.installEventFilter(self)
            self._watched.append(widget)
            if widget is window:
                break
            widget = widget.parentWidget()
        view = _as_list(new)
        if view is not None:
            # Rows move without any event of a widget.
            self._list = view
            view.verticalScrollBar().valueChanged.connect(self.place)
            view.selectionModel().currentChanged.connect(self.place)
        self.place()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in FOLLOWED:
            self.place()
        return False

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(self._clip.topLeft() - self.geometry().topLeft())
        ring = QRectF(0, 0, self._clip.width(), self._clip.height()).adjusted(3, 3, -3, -3)
        for colour, width in ((self._scheme.focus_gap, 6), (self._scheme.focus, 3)):
            painter.setPen(QPen(QColor(colour), width))
            painter.drawRoundedRect(ring, 12, 12)


FOLLOWED = {
    QEvent.Type.Move,
    QEvent.Type.Resize,
    QEvent.Type.Show,
    QEvent.Type.Hide,
    QEvent.Type.ParentChange,
    QEvent.Type.ZOrderChange,
}


def _marked(target: QWidget, window: QWidget) -> QRect:
    """What the ring lies round, in the window: the widget, or the current row of a list."""
    listed = _as_list(target)
    if listed is not None and listed.currentIndex().isValid():
        view = listed.viewport()
        row = listed.visualRect(listed.currentIndex())
        row.setX(0)
        row.setWidth(view.width())
        row = row.adjusted(OUT - 2, OUT - 2, 2 - OUT, 2 - OUT).intersected(view.rect())
        return QRect(view.mapTo(window, row.topLeft()), row.size())
    return QRect(target.mapTo(window, QPoint(0, 0)), target.size())


def _as_list(widget: QWidget) -> "QAbstractItemView | None":
    """The widget, if it is a list or table; asked by name first, since the class costs Home time."""
    if not widget.inherits("QAbstractItemView"):
        return None
    from PySide6.QtWidgets import QAbstractItemView

    return widget if isinstance(widget, QAbstractItemView) else None


def _wants_ring(widget: QWidget) -> bool:
    if widget.isWindow() or widget.inherits("QGraphicsView"):
        return False
    return widget.focusPolicy() != Qt.FocusPolicy.NoFocus

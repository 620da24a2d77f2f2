"""The window onto the table."""

from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QFocusEvent, QHideEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from scopa_desktop.table.painting import HINTS
from scopa_desktop.table.scene import TableScene

KEYS: Final = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)


class TableView(QGraphicsView):
    """Shows the whole scene, always; the scene fits itself to the view."""

    def __init__(self, scene: TableScene, parent: QWidget | None = None) -> None:
        """The scene belongs to the view from now on."""
        super().__init__(scene, parent)
        scene.setParent(self)
        self._table = scene
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setRenderHints(HINTS)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontSavePainterState)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontAdjustForAntialiasing)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMinimumSize(1, 1)
        self.setAccessibleName(QCoreApplication.translate("Table", "Table"))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._table.set_seen(True)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        if not event.spontaneous():  # another page is shown; a minimised window goes on
            self._table.set_seen(False)

    def viewportEvent(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._fit()
        elif event.type() == QEvent.Type.Leave:
            self._table.leave()
        return super().viewportEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._table.set_ring(True)
        if event.reason() in KEYS:
            self._table.show_focus()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._table.set_ring(False)

    def _fit(self) -> None:
        size = self.viewport().size()
        self._table.resize(size.width(), size.height(), self.viewport().devicePixelRatioF())

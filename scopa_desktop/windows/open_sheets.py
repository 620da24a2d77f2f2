"""The sheets that lie over a page."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QRect, Signal
from PySide6.QtWidgets import QWidget

if TYPE_CHECKING:
    from scopa_desktop.windows.sheet import Sheet


class OpenSheets(QObject):
    """Opens sheets one over the other, and forgets those that are gone."""

    opened = Signal()
    """A sheet lies over the page now."""
    emptied = Signal()
    """The last sheet is gone."""
    covered_changed = Signal()
    """The sheets cover something else now."""

    def __init__(self, page: QWidget, parent: QObject) -> None:
        """Sheets lie over ``page``."""
        super().__init__(parent)
        self._page = page
        self._sheets: list[Sheet] = []

    @property
    def all(self) -> "tuple[Sheet, ...]":
        """The uppermost last."""
        return tuple(self._sheets)

    @property
    def covered(self) -> tuple[QRect, ...]:
        """What they cover of the page."""
        return tuple(sheet.covered for sheet in self._sheets)

    def open(self, sheet: "Sheet", *, motion: bool) -> None:
        """Lay a sheet over the page."""
        self._sheets.append(sheet)
        sheet.gone.connect(lambda: self._forget(sheet))
        sheet.fitted.connect(self.covered_changed)
        sheet.open_over(self._page, motion=motion)
        self.opened.emit()

    def open_once(self, sheet: "Sheet", name: str, *, motion: bool) -> None:
        """The same, unless one of this name is open already."""
        if any(other.objectName() == name for other in self._sheets):
            sheet.deleteLater()
            return
        sheet.setObjectName(name)
        self.open(sheet, motion=motion)

    def ask(self, question: "Sheet", do: Callable[[], object], *, motion: bool) -> None:
        """Lay a question over the page; ``do`` what it asks about unless the answer is no."""
        question.closed.connect(lambda key: do() if key else None)
        self.open(question, motion=motion)

    def dismiss(self) -> None:
        """Take all sheets away without a word."""
        for sheet in reversed(self._sheets.copy()):
            sheet.dismiss()

    def _forget(self, sheet: "Sheet") -> None:
        if sheet in self._sheets:
            self._sheets.remove(sheet)
            self.covered_changed.emit()
        if not self._sheets:
            self.emptied.emit()

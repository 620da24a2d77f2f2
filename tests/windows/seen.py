"""What can be read on a widget, and whether all of it can."""

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QAbstractButton, QLabel, QWidget
from pytestqt.qtbot import QtBot


def texts(widget: QWidget) -> list[str]:
    """The texts of the labels and buttons that are shown."""
    labels = [label.text() for label in widget.findChildren(QLabel) if label.isVisible()]
    buttons = [made.text() for made in widget.findChildren(QAbstractButton) if made.isVisible()]
    return [text for text in labels + buttons if text]


def cut(widget: QWidget) -> list[str]:
    """Labels with less room than their words need, and buttons narrower than theirs."""
    found = []
    for label in widget.findChildren(QLabel):
        if not label.isVisible() or not label.text() or type(label) is not QLabel:
            continue
        if label.wordWrap():
            needed = label.heightForWidth(label.width())
            if label.height() < needed - 1:
                found.append(f"{label.text()!r}: {label.height()} of {needed} px high")
        elif label.width() < label.sizeHint().width() - 1:
            found.append(f"{label.text()!r}: {label.width()} of {label.sizeHint().width()} px wide")
    found += [
        f"{made.text()!r}: {made.width()} of {made.minimumSizeHint().width()} px wide"
        for made in widget.findChildren(QAbstractButton)
        if made.isVisible() and made.text() and made.width() < made.minimumSizeHint().width() - 1
    ]
    return found


def assert_readable(qtbot: QtBot, widget: QWidget) -> None:
    """Every word can be read once the layouts have settled."""

    def nothing_is_cut() -> None:
        assert not cut(widget), cut(widget)
        assert not outside(widget), outside(widget)

    qtbot.waitUntil(nothing_is_cut)


def outside(widget: QWidget, names: tuple[type[QWidget], ...] = (QAbstractButton, QLabel)) -> list[str]:
    """What sticks out of the widget to the left or right."""
    found = []
    for child in widget.findChildren(QWidget):
        if isinstance(child, names) and child.isVisible() and child.width() > 1:
            left = child.mapTo(widget, QPoint(0, 0)).x()
            if left < 0 or left + child.width() > widget.width():
                found.append(f"{child}: {left} to {left + child.width()}")
    return found

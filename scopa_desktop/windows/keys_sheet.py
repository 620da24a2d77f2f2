"""All keys on one sheet."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from scopa_desktop.windows.dress import Dress
from scopa_desktop.windows.parts import label, line
from scopa_desktop.windows.sheet import Sheet

translate = QCoreApplication.translate

Row = tuple[tuple[str, ...], str]
"""Keys, and what they do."""


def keys_sheet(dress: Dress, menus: Sequence[tuple[str, Sequence[tuple[QKeySequence, str]]]]) -> Sheet:
    """``menus`` are groups of the menu bar's shortcuts with what they do, under their headings."""
    title = translate("Keys sheet", "Keyboard")
    sub = translate("Keys sheet", "A whole match can be played without the mouse.")
    sheet = Sheet(dress, title, sub, width=61)
    columns = QHBoxLayout()
    columns.setSpacing(dress.px(2.2))
    native = QKeySequence.SequenceFormat.NativeText
    groups = [
        (heading, [((shortcut.toString(native),), does) for shortcut, does in rows])
        for heading, rows in menus
    ]
    for part in ([(translate("Keys sheet", "At the table"), _table_keys()), _page_keys()], groups):
        column = QVBoxLayout()
        column.setSpacing(dress.px(0.9))
        for heading, rows in part:
            column.addWidget(_group(dress, heading, rows))
        column.addStretch(1)
        columns.addLayout(column, 1)
    sheet.body.addLayout(columns)
    sheet.foot.addStretch(1)
    sheet.add_button(translate("Sheet", "Close"), "close", "primary", default=True)
    return sheet


def _table_keys() -> list[Row]:
    return [
        (("←", "→"), translate("Keys sheet", "to the next card")),
        (("↑", "↓"), translate("Keys sheet", "between hand and table")),
        ((translate("Keys sheet", "Enter"),), translate("Keys sheet", "play the card")),
        (
            (translate("Keys sheet", "Shift"), translate("Keys sheet", "Enter")),
            translate("Keys sheet", "lay a card that could take, where that is allowed"),
        ),
        (("1 – 9",), translate("Keys sheet", "choose a capture")),
        ((translate("Keys sheet", "Esc"),), translate("Keys sheet", "withdraw the choice")),
        ((translate("Keys sheet", "Space"),), translate("Keys sheet", "skip the motion")),
        (("H",), translate("Keys sheet", "a hint; Tab leads to the other plays")),
        (("L",), translate("Keys sheet", "see the last capture again")),
    ]


def _page_keys() -> tuple[str, list[Row]]:
    tab = translate("Keys sheet", "Tab")
    rows: list[Row] = [
        ((tab,), translate("Keys sheet", "to the next control")),
        (("←", "→"), translate("Keys sheet", "among choices in a row")),
        ((translate("Keys sheet", "Enter"),), translate("Keys sheet", "press the main button")),
        ((translate("Keys sheet", "Esc"),), translate("Keys sheet", "home, or close a sheet")),
    ]
    return translate("Keys sheet", "On pages"), rows


def _group(dress: Dress, heading: str, rows: Sequence[Row]) -> QWidget:
    made = QWidget()
    grid = QGridLayout(made)
    grid.setContentsMargins(0, 0, 0, 0)
    grid.setHorizontalSpacing(dress.px(0.9))
    grid.setVerticalSpacing(dress.px(0.3))
    grid.setColumnMinimumWidth(0, dress.px(8.9))
    grid.setColumnStretch(1, 1)
    grid.addWidget(label(heading, "head", wrap=True), 0, 0, 1, 2)
    grid.addWidget(line(), 1, 0, 1, 2)
    for n, (keys, does) in enumerate(rows, 2):
        caps = QHBoxLayout()
        caps.setSpacing(dress.px(0.3))
        for key in keys:
            cap = label(key, "key", align=Qt.AlignmentFlag.AlignCenter)
            cap.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
            caps.addWidget(cap)
        caps.addStretch(1)
        grid.addLayout(caps, n, 0)
        grid.addWidget(label(does, wrap=True), n, 1)
    return made

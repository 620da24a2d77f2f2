"""The rules that are played, in plain words."""

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QWidget

from scopa_desktop.rules.cards import COINS, card_of
from scopa_desktop.rules.ruleset import Ruleset
from scopa_desktop.rules.scoring import PRIMIERA_POINTS
from scopa_desktop.windows.dress import Dress
from scopa_desktop.windows.parts import Cards, label, line
from scopa_desktop.windows.points import points_list
from scopa_desktop.windows.sheet import Sheet
from scopa_desktop.wording.cards import card_name
from scopa_desktop.wording.house_rules import (
    BULLET,
    CHANGED,
    Chapter,
    chapters_of,
    has_weights,
    match_chapter,
    table_told,
)
from scopa_desktop.wording.rules import preset_name

translate = QCoreApplication.translate

PRIMIERA_ORDER = (7, 6, 1, 5, 4, 3, 2, 8, 9, 10)
"""Values by what they weigh, the most first."""


def rules_sheet(dress: Dress, rules: Ruleset) -> Sheet:
    """A sheet to read; it changes nothing."""
    title = translate("Rules sheet", "Rules of {game}").format(game=preset_name(rules.preset))
    sheet = Sheet(dress, title, width=50)
    sheet.body.setSpacing(dress.px(0.45))
    _add_paragraph(dress, sheet, table_told(rules))
    for chapter in chapters_of(rules):
        _add_chapter(dress, sheet, chapter)
    _add_heading(sheet, translate("Rules sheet", "The points of a deal"))
    sheet.body.addWidget(points_list(dress, rules))
    if has_weights(rules):
        _add_heading(sheet, translate("Rules sheet", "What cards weigh in the primiera"))
        sheet.body.addWidget(_primiera_cards(dress))
        sheet.body.addWidget(
            label(
                translate(
                    "Rules sheet",
                    "Each side counts its best card in each suit; the higher sum takes the point. "
                    "At the same sum nobody does.",
                ),
                wrap=True,
            )
        )
    _add_chapter(dress, sheet, match_chapter(rules))
    sheet.foot.addStretch(1)
    sheet.add_button(translate("Sheet", "Close"), "close", "primary", default=True)
    return sheet


def _add_chapter(dress: Dress, sheet: Sheet, chapter: Chapter) -> None:
    _add_heading(sheet, chapter.heading)
    for text in chapter.paragraphs:
        _add_paragraph(dress, sheet, text)


def _add_heading(sheet: Sheet, text: str) -> None:
    if sheet.body.count():
        sheet.body.addSpacing(8)
    sheet.body.addWidget(label(text, "head", wrap=True))
    sheet.body.addWidget(line())


def _add_paragraph(dress: Dress, sheet: Sheet, text: str) -> None:
    """A paragraph that begins with a sign hangs below its first word."""
    sign = text[:1]
    if sign not in (BULLET, CHANGED):
        sheet.body.addWidget(label(text, wrap=True))
        return
    row = QHBoxLayout()
    row.setSpacing(dress.px(0.6))
    row.setContentsMargins(dress.px(0.6), 0, 0, 0)
    row.addWidget(label(sign), 0, Qt.AlignmentFlag.AlignTop)
    row.addWidget(label(text.removeprefix(sign).strip(), wrap=True), 1)
    sheet.body.addLayout(row)


def _primiera_cards(dress: Dress) -> QWidget:
    """A card of each value over what it weighs."""
    made = QWidget()
    grid = QGridLayout(made)
    grid.setContentsMargins(0, 0, 0, 0)
    grid.setHorizontalSpacing(dress.px(0.5))
    grid.setVerticalSpacing(0)
    for column, value in enumerate(PRIMIERA_ORDER):
        card = card_of(COINS, value)
        picture = Cards(dress.pictures, (card,), dress.px(4.5))
        picture.setAccessibleName(card_name(card))
        grid.addWidget(picture, 0, column, Qt.AlignmentFlag.AlignHCenter)
        weight = label(str(PRIMIERA_POINTS[value]), "point", align=Qt.AlignmentFlag.AlignHCenter)
        grid.addWidget(weight, 1, column)
    grid.setColumnStretch(len(PRIMIERA_ORDER), 1)
    return made

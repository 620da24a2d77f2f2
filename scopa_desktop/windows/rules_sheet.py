"""The rules that are played, in plain words."""

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QWidget

from scopa_desktop.rules.cards import COINS, card_of
from scopa_desktop.rules.scoring import PRIMIERA_POINTS
from scopa_desktop.windows.dress import Dress
from scopa_desktop.windows.parts import Cards, label, line
from scopa_desktop.windows.points import points_list
from scopa_desktop.windows.sheet import Sheet
from scopa_desktop.wording.cards import card_name
from scopa_desktop.wording.rules import preset_name

translate = QCoreApplication.translate

PRIMIERA_ORDER = (7, 6, 1, 5, 4, 3, 2, 8, 9, 10)
"""Values by what they weigh, the most first."""

BULLET = "•"


def rules_sheet(dress: Dress) -> Sheet:
    """A sheet to read; it changes nothing."""
    title = translate("Rules sheet", "Rules of {game}").format(game=preset_name("classic"))
    sheet = Sheet(
        dress, title, translate("Rules sheet", "The classic game for two, three, four or six."), width=50
    )
    sheet.body.setSpacing(dress.px(0.45))
    for heading, paragraphs in _chapters():
        _add_heading(sheet, heading)
        for text in paragraphs:
            _add_paragraph(dress, sheet, text)
    _add_heading(sheet, translate("Rules sheet", "The points of a deal"))
    sheet.body.addWidget(points_list(dress))
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
    _add_heading(sheet, translate("Rules sheet", "The match"))
    sheet.body.addWidget(
        label(
            translate(
                "Rules sheet",
                "Deals follow each other until a side has reached the number of points agreed on. "
                "If several have, the highest score wins; if they are level, further deals are played "
                "until one is in front. The next player to the right deals the next time.",
            ),
            wrap=True,
        )
    )
    sheet.foot.addStretch(1)
    sheet.add_button(translate("Sheet", "Close"), "close", "primary", default=True)
    return sheet


def _chapters() -> tuple[tuple[str, tuple[str, ...]], ...]:
    return (
        (
            translate("Rules sheet", "The cards"),
            (
                translate(
                    "Rules sheet",
                    "Forty cards in four suits: coins, cups, swords and clubs. Ace to seven are worth "
                    "1 to 7, the jack 8, the knight 9, the king 10.",
                ),
                translate(
                    "Rules sheet",
                    "Each player gets three cards, and four are laid face up on the table. When all hands "
                    "are empty three more are dealt to each, none to the table, until the stock is used up. "
                    "With three or four kings on the table the cards are shuffled and dealt again.",
                ),
            ),
        ),
        (
            translate("Rules sheet", "Your turn"),
            (
                translate("Rules sheet", "Play one card from your hand:"),
                translate(
                    "Rules sheet",
                    "• If a card of the same value lies on the table, it takes that card: "
                    "one of them, of your choice.",
                ),
                translate(
                    "Rules sheet",
                    "• If not, it takes cards that add up to its value: "
                    "a seven takes a four and a three. Of several such sets you choose one.",
                ),
                translate("Rules sheet", "• If it can take nothing, it stays on the table."),
                translate(
                    "Rules sheet",
                    "You may play any card of your hand, but a card that can take must take. "
                    "What you take goes to your pile, together with the card you played.",
                ),
            ),
        ),
        (
            translate("Rules sheet", "Scopa!"),
            (
                translate(
                    "Rules sheet",
                    "Whoever takes everything that lies on the table has made a scopa, and a point; "
                    "the card is laid crosswise in the pile. Only the very last card of a deal makes none.",
                ),
            ),
        ),
        (
            translate("Rules sheet", "The end of a deal"),
            (
                translate(
                    "Rules sheet",
                    "What is left on the table after the last card goes to whoever took last. "
                    "Then both piles are counted.",
                ),
            ),
        ),
    )


def _add_heading(sheet: Sheet, text: str) -> None:
    if sheet.body.count():
        sheet.body.addSpacing(8)
    sheet.body.addWidget(label(text, "head", wrap=True))
    sheet.body.addWidget(line())


def _add_paragraph(dress: Dress, sheet: Sheet, text: str) -> None:
    """A paragraph that begins with a bullet hangs below its first word."""
    if not text.startswith(BULLET):
        sheet.body.addWidget(label(text, wrap=True))
        return
    row = QHBoxLayout()
    row.setSpacing(dress.px(0.6))
    row.setContentsMargins(dress.px(0.6), 0, 0, 0)
    row.addWidget(label(BULLET), 0, Qt.AlignmentFlag.AlignTop)
    row.addWidget(label(text.removeprefix(BULLET).strip(), wrap=True), 1)
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

"""The best moments of a match, in words."""

from PySide6.QtCore import QCoreApplication

from scopa_desktop.match.moments import Moment
from scopa_desktop.wording.cards import card_name, values_listed

translate = QCoreApplication.translate


def moment_title(moment: Moment) -> str:
    """A moment by its name."""
    if moment.kind == "scopa":
        return translate("Moments", "A sweep with the {card}").format(card=card_name(moment.card))
    if moment.kind == "settebello":
        if len(moment.captured) > 1:
            return translate("Moments", "The settebello by a sum")
        return translate("Moments", "The settebello")
    return translate("Moments", "A full hand")


def moment_told(moment: Moment) -> str:
    """Where it was and what was taken."""
    card = card_name(moment.card)
    if len(moment.captured) == 1:
        text = translate("Moments", "Deal {deal}: the {card} took the {taken}.")
        return text.format(deal=moment.deal, card=card, taken=card_name(moment.captured[0]))
    text = translate("Moments", "Deal {deal}: the {card} took {taken}.", "several cards by their values")
    return text.format(deal=moment.deal, card=card, taken=values_listed(moment.captured))

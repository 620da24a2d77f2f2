"""Why rules cannot be played, in a player's words."""

from PySide6.QtCore import QCoreApplication

from scopa_desktop.rules.ruleset import RulesInvalid
from scopa_desktop.wording.cards import in_deck
from scopa_desktop.wording.options import option_name

translate = QCoreApplication.translate


def rules_fault_told(fault: RulesInvalid) -> str:
    """The reason in one sentence."""
    match fault.code:
        case "unknown_preset":
            return translate("Rules faults", "There is no game called {value}.").format(value=fault.value)
        case "unknown_field":
            return translate("Rules faults", "There is no rule called {field}.").format(field=fault.field)
        case "unknown_value":
            return translate("Rules faults", "{rule}: it cannot be {value}.").format(
                rule=option_name(fault.field), value=fault.value
            )
        case "players_not_in_preset":
            return translate("Rules faults", "This game is not for {value} players.").format(
                value=fault.value
            )
        case "three_pairs_without_six":
            return translate("Rules faults", "Three pairs need six players.")
        case "hand_without_four":
            return translate("Rules faults", "Hands of nine or ten cards are for four players.")
        case "not_forty_dealt":
            return translate(
                "Rules faults",
                "Hands and table must use up the forty cards: "
                "with ten in each hand none lie on the table, else four.",
            )
        case "napoleone_without_napola":
            text = translate("Rules faults", "Napoleone is a napola of all ten {coins}: it needs the napola.")
            return in_deck(text)
